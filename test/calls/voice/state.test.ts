import { describe, expect, it } from 'vitest'
import {
  EVENTS,
  mayInterrupt,
  STATES,
  TABLE,
  TIMER_OF,
  TIMERS,
  type Event,
  type State,
  type Step,
} from '../../../src/calls/voice/state.ts'

const cells = STATES.flatMap((state) => EVENTS.map((event) => ({ state, event, cell: TABLE[state][event] })))
const steps = cells.flatMap(({ state, event, cell }) => (cell === 'ignored' ? [] : [{ state, event, step: cell }]))

/** The step of a state, which must not ignore the event. */
function stepOf(state: State, event: Event): Step {
  const cell = TABLE[state][event]
  if (cell === 'ignored') throw new Error(`${state} ignores ${event}`)
  return cell
}

/** States of a conversation on an open wire. */
const CONVERSING: State[] = ['opening', 'listening', 'callerSpeaking', 'thinking', 'answering', 'working']
const ALIVE = STATES.filter((state) => state !== 'over')

describe('the table of a call’s states and events', () => {
  it('has a step for every state and event, or says that the event is ignored', () => {
    for (const { state, event, cell } of cells) {
      expect(cell, `${state} × ${event}`).toBeDefined()
      if (cell !== 'ignored') expect(cell.to ?? cell.do[0], `${state} × ${event}`).toBeDefined()
    }
    for (const state of STATES) expect(Object.keys(TABLE[state]).toSorted()).toEqual(EVENTS.toSorted())
  })

  it('reaches every state, and leaves every state but the last', () => {
    const reached = new Set(steps.map(({ step }) => step.to))
    for (const state of STATES)
      if (state !== 'connecting' && state !== 'returning') expect(reached, state).toContain(state)
    for (const state of ALIVE) expect(stepOf(state, 'ended'), state).toMatchObject({ to: 'over', do: ['finish'] })
    for (const event of EVENTS) expect(TABLE.over[event], event).toBe('ignored')
  })

  it('reacts to every event somewhere', () => {
    const used = new Set(steps.map(({ event }) => event))
    expect(EVENTS.filter((event) => !used.has(event))).toEqual([])
  })

  it('finishes exactly where the call is over, and names the end of every goodbye', () => {
    for (const { state, event, step } of steps) {
      expect(step.do.includes('finish'), `${state} × ${event}`).toBe(step.to === 'over')
      const isNewGoodbye = step.to !== state && (step.to === 'goodbye' || step.to === 'closing')
      if (isNewGoodbye) expect(step.end, `${state} × ${event}`).toBeDefined()
    }
  })

  it('runs timers only where their events are taken', () => {
    for (const [state, timer] of Object.entries(TIMER_OF) as [State, keyof typeof TIMERS][])
      for (const event of TIMERS[timer].raises) expect(TABLE[state][event], `${state} × ${event}`).not.toBe('ignored')
    for (const state of ALIVE) expect(TABLE[state].overtime, state).not.toBe('ignored')
  })

  it('leaves no state without a timer that only the caller could end', () => {
    const waits = (state: State) => TIMER_OF[state] === undefined && TABLE[state].allHeard === 'ignored'
    expect(CONVERSING.filter(waits)).toEqual(['callerSpeaking', 'working'])
    // Tools have a bound of their own, and the words after them are played like an answer.
    expect(stepOf('working', 'toolsDone').to).toBe('answering')
  })

  it('lets nobody interrupt the greeting, and the last words before the line is cut', () => {
    expect(STATES.filter((state) => !mayInterrupt(state))).toEqual([
      'connecting',
      'returning',
      'greeting',
      'sayingGreeting',
      'closing',
    ])
  })
})

describe('a caller who speaks', () => {
  it('during the goodbye is listened to, and the call goes on', () => {
    expect(stepOf('goodbye', 'callerSpoke')).toMatchObject({ to: 'thinking' })
    expect(stepOf('goodbye', 'callerSpoke').do).toContain('noteStaying')
  })

  it('after the longest call or on the way to a person changes nothing about the end', () => {
    expect(stepOf('closing', 'callerSpoke').to).toBeUndefined()
    for (const state of CONVERSING) {
      expect(stepOf(state, 'timeIsUp')).toMatchObject({ to: 'closing', end: 'limit' })
      expect(stepOf(state, 'stopping')).toMatchObject({ to: 'closing', end: 'shutdown' })
      expect(stepOf(state, 'transfer')).toMatchObject({ to: 'closing', end: 'transfer' })
    }
  })

  it('during the greeting is answered after it', () => {
    for (const state of ['greeting', 'sayingGreeting'] as const) {
      expect(stepOf(state, 'callerSpoke')).toEqual({ do: ['beginTurn', 'oweAnswer'] })
      expect(stepOf(state, 'greeted').to).toBe('opening')
    }
    expect(stepOf('opening', 'ready').do).toContain('askIfOwed')
  })

  it('in any other state has the model’s next words, whatever it was doing', () => {
    for (const state of CONVERSING.filter((other) => other !== 'opening'))
      expect(stepOf(state, 'callerSpoke').to, state).toBe('thinking')
  })
})

describe('a wire that is lost', () => {
  it('is replaced, and the call goes on where it was', () => {
    for (const state of CONVERSING) expect(stepOf(state, 'wireLost').to, state).toBe('reconnecting')
    expect(stepOf('reconnecting', 'wireRestored').to).toBe('opening')
    for (const state of ['connecting', 'greeting', 'sayingGreeting', 'goodbye', 'closing'] as const)
      expect(stepOf(state, 'wireLost'), state).toEqual({ do: ['loseWire'] })
  })
})
