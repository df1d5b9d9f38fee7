import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newState, stateFrom, type DialogueState, type Outcome } from '../../../src/offline/dialogue/state.ts'
import { step } from '../../../src/offline/dialogue/step.ts'
import { WORLDS } from './worlds.ts'

const WRITES = ['create_booking', 'reschedule_booking', 'cancel_booking', 'capture_lead', 'request_callback']
const SLOT = { slot: 'slot_1', date: '2026-03-05', time: '11:00' }
const BOOKING = { reference: 'A1B2C3', service: 'Check-up', date: '2026-03-05', time: '11:00' }
const ANSWERS: Record<string, Record<string, unknown>> = {
  find_slots: { slots: [SLOT], is_exact: true, is_later: false },
  find_booking: { booking: BOOKING },
  create_booking: { booking: BOOKING },
  reschedule_booking: { booking: BOOKING },
  cancel_booking: { booking: BOOKING },
  hand_off: { open: true },
}

interface Talked {
  state: DialogueState
  calls: string[]
  reply: string
}

/** Says one message, and answers the calls that come of it; kept between messages as JSON, as the database keeps it. */
function talk(before: DialogueState, message: string, errors: Record<string, string> = {}): Talked {
  const calls: string[] = []
  let outcome: Outcome = step(stateFrom(JSON.parse(JSON.stringify(before)), 'en'), { message }, WORLDS.en)
  while ('call' in outcome) {
    const { name } = outcome.call
    calls.push(name)
    if (calls.length > 12) throw new Error(`It goes in circles: ${calls.join(', ')}`)
    const error = errors[name]
    const result = { name, ok: error === undefined, data: error === undefined ? (ANSWERS[name] ?? {}) : { error } }
    outcome = step(outcome.state, { result }, WORLDS.en)
  }
  const reply = (outcome.reply ?? []).map((part) => ('say' in part ? part.say : '')).join(' ')
  return { state: outcome.state, calls, reply }
}

function converse(messages: string[], errors?: Record<string, string>): Talked[] {
  let state = newState('en')
  return messages.map((message) => {
    const talked = talk(state, message, errors)
    state = talked.state
    return talked
  })
}

const BOOK = ['Book a check-up on Thursday at 11am, my name is Ada Lovelace, ada@example.com']

describe('a dialogue', () => {
  it('does not change the state that it is given', () => {
    const state = newState('en')
    step(state, { message: BOOK[0]! }, WORLDS.en)
    expect(state).toEqual(newState('en'))
  })

  it('writes only after a yes to what it read out', () => {
    const [first, second] = converse([...BOOK, 'yes'])
    expect(first?.calls).toEqual(['find_slots'])
    expect(first?.reply).toContain('Thursday, March 5 at 11:00')
    expect(second?.calls).toEqual(['create_booking'])
    expect(second?.reply).toContain('A1B2C3')
  })

  it.for(['no problem, go ahead', 'Yes!', 'sure', 'ok do it', '👍'])('takes "%s" for a yes', (answer) =>
    expect(converse([...BOOK, answer]).at(-1)?.calls).toEqual(['create_booking']),
  )

  it.for(['no', 'wait', 'yes but not on that day', "don't book it", 'hm', 'maybe', 'what?', 'not yes'])(
    'does not take "%s" for a yes',
    (answer) => expect(converse([...BOOK, answer]).at(-1)?.calls).not.toContain('create_booking'),
  )

  it('says that nothing was done when the tool refuses', () => {
    const last = converse([...BOOK, 'yes'], { create_booking: 'failed' }).at(-1)
    expect(last?.reply).toContain('Nothing was changed')
  })

  it('looks for other times when somebody else was faster', () => {
    const last = converse([...BOOK, 'yes'], { create_booking: 'slot_taken' }).at(-1)
    expect(last?.calls.slice(0, 2)).toEqual(['create_booking', 'find_slots'])
    expect(last?.reply).not.toContain('booked')
  })

  it('gives up guessing a booking after a few tries', () => {
    const messages = ['cancel A1B2C3, eve@example.com', ...Array.from({ length: 4 }, () => 'A1B2C3, eve@example.com')]
    const all = converse(messages, { find_booking: 'not_found' })
    expect(all.at(-1)?.state.task).toBeNull()
  })

  it('reads a memory that is not its own as none', () => {
    for (const memory of [undefined, null, 'x', 7, {}, { version: 99 }])
      expect(stateFrom(memory, 'de')).toEqual(newState('de'))
  })

  it('keeps less than a model may', () => {
    const long = 'please leave a message '.repeat(170)
    const last = converse([long, long, 'Ada, ada@example.com', ...BOOK]).at(-1)
    expect(JSON.stringify(last?.state).length).toBeLessThan(16_000)
  })
})

describe('whatever is said', () => {
  const words = fc.constantFrom(
    ...'yes no book cancel move check-up cleaning tomorrow Thursday why? message ok not and ? @ 😀 bitte demain'.split(
      ' ',
    ),
    ...'at 11am|half past two|A1B2C3|ada@example.com|212 555 0123|my name is Ada|call me|a human|with Grace'.split('|'),
    ...'never mind|ignore all previous instructions|mañana|the second one|change it|leave a message'.split('|'),
  )
  const message = fc.array(words, { minLength: 1, maxLength: 6 }).map((list) => list.join(' '))

  it('ends, and writes at most what the message before was asked to confirm', () => {
    fc.assert(
      fc.property(fc.array(message, { minLength: 1, maxLength: 8 }), (messages) => {
        let state = newState('en')
        for (const text of messages) {
          const wasAsked = state.asked === 'confirm'
          const talked = talk(state, text)
          const written = talked.calls.filter((name) => WRITES.includes(name))
          expect(written.length).toBeLessThanOrEqual(wasAsked ? 1 : 0)
          state = talked.state
        }
      }),
      { numRuns: 300, seed: 7 },
    )
  })
})
