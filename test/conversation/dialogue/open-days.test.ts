import { describe, expect, it } from 'vitest'
import type { Command, SlotValue } from '../../../src/models/understanding.ts'
import { withOpenDays } from '../../../src/conversation/dialogue/bookable-days.ts'

const dayOf = (date: string): SlotValue => ({ slot: 'day', value: { from: date, to: date } })
const CLOSURES = [{ from: '2026-12-13', to: '2026-12-13', reason: 'fair' }]

function unclear(...candidates: SlotValue[]): Command {
  return { type: 'unclear', candidates, words: 'next Sunday' }
}

describe('an unclear day', () => {
  const both = unclear(dayOf('2026-12-06'), dayOf('2026-12-13'))

  it('is the only one on which the business is open', () => {
    expect(withOpenDays([both], { closures: CLOSURES, hours: undefined })).toEqual([
      { type: 'set', value: dayOf('2026-12-06'), words: 'next Sunday' },
    ])
  })

  it('stays unclear where the business is open on both', () => {
    expect(withOpenDays([both], { closures: [], hours: undefined })).toEqual([both])
  })

  it('stays unclear where the business is closed on both', () => {
    expect(withOpenDays([both], { closures: [{ from: '2026-12-01', to: '2026-12-31' }], hours: undefined })).toEqual([
      both,
    ])
  })

  it('stays unclear beside an hour', () => {
    const hour: SlotValue = { slot: 'time', value: { at: '13:00', isHalfDayKnown: true } }
    const either = unclear(dayOf('2026-12-13'), hour)
    expect(withOpenDays([either], { closures: CLOSURES, hours: undefined })).toEqual([either])
  })
})
