import { describe, expect, it } from 'vitest'
import { CrmFailure, refusal } from '../../src/crm/failure.ts'
import { hashOf, mappedFields, type LeadValues } from '../../src/crm/mapping.ts'
import { planAfter } from '../../src/crm/plan.ts'

const LEAD: LeadValues = {
  lead_id: 'lead_1',
  name: 'Ada King Lovelace',
  email: 'ada@example.com',
  phone: null,
  intent: '',
  status: 'won',
  source: 'call',
  notes: null,
  created_at: '2026-03-02T09:30:00.000Z',
}

describe('the mapping', () => {
  it.each([
    ['Ada King Lovelace', 'Ada King', 'Lovelace'],
    ['Ada', undefined, 'Ada'],
    ['  Ada   Lovelace ', 'Ada', 'Lovelace'],
    ['', undefined, undefined],
    [null, undefined, undefined],
  ])('splits the name %j', (name, first, last) => {
    const fields = mappedFields('hubspot', {}, null, { ...LEAD, name })
    expect([fields['firstname'], fields['lastname']]).toEqual([first, last])
  })

  it('sends nothing empty, because that would clear what is there, and no value that the CRM has no word for', () => {
    expect(mappedFields('hubspot', {}, null, LEAD)).toEqual({
      firstname: 'Ada King',
      lastname: 'Lovelace',
      email: 'ada@example.com',
    })
  })

  it('has the last word, a default where there is nothing, and null for never', () => {
    const mapping = {
      status: { to: 'stage', values: { won: 'Customer' } },
      intent: { to: 'wish', default: 'unknown' },
      phone: { to: 'tel', default: '-' },
      last_name: null,
      source: 'origin',
    }
    expect(mappedFields('hubspot', {}, mapping, LEAD)).toEqual({
      firstname: 'Ada King',
      email: 'ada@example.com',
      stage: 'Customer',
      wish: 'unknown',
      tel: '-',
      origin: 'call',
    })
  })

  it('tells a generic receiver also what is empty', () => {
    expect(mappedFields('webhook', {}, null, LEAD)).toMatchObject({ phone: null, notes: null, intent: null })
  })

  it('makes the same hash of the same fields in any order', () => {
    expect(hashOf({ a: '1', b: null })).toBe(hashOf({ b: null, a: '1' }))
    expect(hashOf({ a: '1', b: null })).not.toBe(hashOf({ a: null, b: '1' }))
  })
})

describe('the plan', () => {
  const after = (kind: CrmFailure['kind'], failures = 0, retryAfterS?: number) =>
    planAfter(new CrmFailure(kind, 'x', { retryAfterS }), failures)

  it.each([
    [0, 30],
    [1, 60],
    [5, 960],
    [10, 21_600],
  ])('after %i failures waits %i s, and up to a tenth more', (failures, seconds) => {
    const plan = after('unavailable', failures)
    if (plan.end !== 'later') throw new Error('It was given up')
    expect(plan.delayS).toBeGreaterThanOrEqual(seconds)
    expect(plan.delayS).toBeLessThanOrEqual(seconds * 1.1)
    expect(plan.pauseS).toBeLessThanOrEqual(60)
  })

  it('gives up with the twelfth failure', () => {
    expect(after('unavailable', 11)).toEqual({ end: 'failed', state: undefined })
  })

  it.each([0, 1, 7_200])('does what the CRM asked for: %i s', (seconds) => {
    expect(after('unavailable', 4, seconds)).toMatchObject({ delayS: seconds, pauseS: seconds })
    expect(after('rate_limited', 4, seconds)).toMatchObject({ counts: false, pauseS: seconds })
  })

  it('waits no longer than a day, whatever it is asked for', () => {
    expect(after('rate_limited', 0, 1e9)).toMatchObject({ pauseS: 86_400 })
  })

  it('slows down for ever without giving up', () => {
    expect(after('rate_limited', 500)).toMatchObject({ end: 'later', counts: false })
  })
})

describe('the words of a refusal', () => {
  it.each([
    [refusal('INVALID_EMAIL', ['email', 'email']), 'The CRM refused the lead (INVALID_EMAIL: email).'],
    [refusal(undefined), 'The CRM refused the lead.'],
    [refusal('<b>no</b>', ['ada@example.com said no']), 'The CRM refused the lead.'],
    [refusal({ code: 1 }), 'The CRM refused the lead.'],
  ])('are ours: %s', (shown, expected) => expect(shown).toBe(expected))
})
