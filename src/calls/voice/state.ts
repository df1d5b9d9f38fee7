import { MINUTE, SECOND } from '../../core/time.ts'
import { LONGEST_CALL_MS } from '../longest-call.ts'
import type { VoiceEnd } from './port.ts'

/* The conversation of a call as data: its states, the events it reacts to, what it does then, and its timers. */

export const STATES = [
  /** Before the greeting: a browser hears nothing yet. */
  'connecting',
  /** The same, for a caller who was greeted before the connection broke off. */
  'returning',
  /** Until the greeting was heard: nobody interrupts it, and nothing else is answered. */
  'greeting',
  /** The model was told to answer by itself and has not confirmed it. */
  'opening',
  /** The caller's turn. */
  'listening',
  /** The caller speaks or presses keys. */
  'callerSpeaking',
  /** The model's turn, and nothing of it is heard yet. */
  'thinking',
  /** The model speaks, or its words are still being played. */
  'answering',
  /** A tool runs that the model asked for. */
  'working',
  /** The wire to the model is gone and the next one is being opened. */
  'reconnecting',
  /** The assistant hangs up once its last words were heard, unless the caller speaks on. */
  'goodbye',
  /** It hangs up whether the caller speaks or not. */
  'closing',
  'over',
] as const

export type State = (typeof STATES)[number]

export const EVENTS = [
  'connected',
  /** Somebody speaks into the greeting and does not stop. */
  'greetingHeld',
  /** The greeting was heard to its end. */
  'greeted',
  /** The model confirmed that it answers by itself. */
  'ready',
  'callerBegins',
  'callerStops',
  /** The caller's turn is complete: words, or keys. */
  'callerSpoke',
  /** The model is to go on about something that it does not answer by itself: keys, or a late result. */
  'answerDue',
  'callerSilent',
  'callerGone',
  'responseBegins',
  'modelSpeaks',
  'toolsCalled',
  /** A response ended that called no tool, and no tool runs. */
  'responseEnds',
  /** The caller has heard all that was said, and nothing waits to be said. */
  'allHeard',
  /** The model was asked to go on. */
  'asked',
  'unanswered',
  'unansweredAgain',
  'modelDead',
  'toolSlow',
  'toolsDone',
  /** The tools that leave the caller to nobody, or to a person. */
  'endCall',
  'transfer',
  'wireLost',
  'wireRestored',
  'timeIsUp',
  /** The last words were heard, or took too long. */
  'farewellDone',
  /** The longest call is over, and its last words should be. */
  'overtime',
  /** From outside: the caller hung up, the API ended the call, or the model is gone for good. */
  'ended',
] as const

export type Event = (typeof EVENTS)[number]

/** What the session does; each is a method of one step there. */
export type Action =
  | 'greet'
  | 'sayWhatWaits'
  | 'openTurns'
  | 'recap'
  | 'noteReturn'
  | 'beginTurn'
  | 'oweAnswer'
  | 'noteAnswered'
  | 'askIfOwed'
  | 'ask'
  | 'awaitHeard'
  | 'verify'
  | 'runTools'
  | 'goOnAfterTools'
  | 'sayOneMoment'
  | 'askStillThere'
  | 'askAgain'
  | 'apologise'
  | 'dropWords'
  | 'dropWire'
  | 'takeLeave'
  | 'sayNobodyThere'
  | 'sayTimeIsUp'
  | 'awaitFarewell'
  | 'noteStaying'
  | 'loseWire'
  | 'resume'
  | 'finish'

/** `to`: the next state, entered anew where it is the same; without it the state and its timer go on. `end`: why the call ends. */
export interface Step {
  readonly to?: State
  readonly do: readonly Action[]
  readonly end?: VoiceEnd
}

export type Cell = Step | 'ignored'

const go = (to: State, ...actions: Action[]): Step => ({ to, do: actions })
const stay = (...actions: Action[]): Step => ({ do: actions })
const leave = (to: 'goodbye' | 'closing' | 'over', end: VoiceEnd, ...actions: Action[]): Step => ({
  to,
  end,
  do: actions,
})
const ignore = <E extends Event>(...events: E[]): Record<E, 'ignored'> =>
  Object.fromEntries(events.map((event) => [event, 'ignored'])) as Record<E, 'ignored'>

/** In every state but `over`. */
const ALIVE = {
  overtime: leave('over', 'limit', 'finish'),
  ended: go('over', 'finish'),
} satisfies Partial<Record<Event, Cell>>

/** Until the greeting was heard. */
const UNGREETED = {
  ...ALIVE,
  // No answer follows by itself here, after which the words that wait would be said.
  callerStops: stay('sayWhatWaits'),
  callerSpoke: stay('beginTurn', 'oweAnswer'),
  responseEnds: stay('verify'),
  timeIsUp: leave('closing', 'limit', 'dropWords', 'sayTimeIsUp'),
  wireLost: stay('loseWire'),
  wireRestored: stay('recap', 'resume'),
  ...ignore('ready', 'callerBegins', 'answerDue', 'callerSilent', 'callerGone', 'responseBegins', 'modelSpeaks'),
  ...ignore('toolsCalled', 'allHeard', 'asked', 'unanswered', 'unansweredAgain', 'modelDead'),
  ...ignore('toolSlow', 'toolsDone', 'endCall', 'transfer', 'farewellDone'),
} satisfies Partial<Record<Event, Cell>>

/** Between greeting and goodbye, on a wire that stands. */
const CONVERSING = {
  ...ALIVE,
  responseEnds: stay('verify'),
  toolSlow: stay('sayOneMoment'),
  toolsDone: stay('goOnAfterTools'),
  endCall: leave('goodbye', 'agent', 'takeLeave'),
  transfer: leave('closing', 'transfer', 'awaitFarewell'),
  timeIsUp: leave('closing', 'limit', 'dropWords', 'sayTimeIsUp'),
  wireLost: go('reconnecting', 'loseWire'),
  // The answer to the caller's words follows by itself.
  ...ignore('callerStops', 'connected', 'greetingHeld', 'greeted', 'wireRestored', 'farewellDone'),
} satisfies Partial<Record<Event, Cell>>

/** On the way out: words are still said, nothing else is begun. */
const LEAVING = {
  ...ALIVE,
  modelSpeaks: stay('noteAnswered'),
  wireLost: stay('loseWire'),
  wireRestored: stay('openTurns', 'recap', 'resume'),
  farewellDone: go('over', 'finish'),
  ...ignore('connected', 'greetingHeld', 'greeted', 'ready', 'callerBegins', 'answerDue', 'callerSilent', 'callerGone'),
  ...ignore('responseBegins', 'toolsCalled', 'responseEnds', 'allHeard', 'asked'),
  ...ignore('unanswered', 'unansweredAgain', 'modelDead'),
  ...ignore('toolSlow', 'toolsDone', 'endCall', 'transfer', 'timeIsUp'),
} satisfies Partial<Record<Event, Cell>>

/** What happens in a state when an event comes. A row that spreads another one differs from it in nothing else. */
export const TABLE: Readonly<Record<State, Readonly<Record<Event, Cell>>>> = {
  connecting: {
    ...UNGREETED,
    connected: go('greeting', 'greet'),
    ...ignore('greetingHeld', 'greeted'),
  },

  returning: {
    ...UNGREETED,
    connected: go('opening', 'openTurns', 'recap', 'noteReturn', 'ask'),
    ...ignore('greetingHeld', 'greeted'),
  },

  greeting: {
    ...UNGREETED,
    greetingHeld: stay('sayWhatWaits'),
    greeted: go('opening', 'openTurns'),
    ...ignore('connected'),
  },

  opening: {
    ...CONVERSING,
    ready: go('answering', 'askIfOwed', 'awaitHeard'),
    callerBegins: go('callerSpeaking'),
    callerSpoke: stay('beginTurn', 'oweAnswer'),
    answerDue: stay('oweAnswer'),
    callerSilent: go('answering', 'askStillThere'),
    callerGone: leave('goodbye', 'silence', 'sayNobodyThere'),
    toolsCalled: go('working', 'runTools'),
    asked: go('thinking'),
    ...ignore('responseBegins', 'modelSpeaks', 'allHeard', 'unanswered', 'unansweredAgain', 'modelDead'),
  },

  listening: {
    ...CONVERSING,
    ready: stay('askIfOwed'),
    callerBegins: go('callerSpeaking'),
    callerSpoke: go('thinking', 'beginTurn', 'oweAnswer'),
    answerDue: stay('ask'),
    callerSilent: go('answering', 'askStillThere'),
    callerGone: leave('goodbye', 'silence', 'sayNobodyThere'),
    responseBegins: go('answering'),
    modelSpeaks: go('answering', 'noteAnswered'),
    toolsCalled: go('working', 'runTools'),
    asked: go('thinking'),
    ...ignore('allHeard', 'unanswered', 'unansweredAgain', 'modelDead'),
  },

  callerSpeaking: {
    ...CONVERSING,
    ready: stay('askIfOwed'),
    callerSpoke: go('thinking', 'beginTurn', 'oweAnswer'),
    answerDue: stay('ask'),
    modelSpeaks: stay('noteAnswered'),
    toolsCalled: stay('runTools'),
    ...ignore('callerBegins', 'callerSilent', 'callerGone', 'responseBegins', 'allHeard'),
    // Words that the model was asked for wait until the caller is through.
    ...ignore('asked', 'unanswered', 'unansweredAgain', 'modelDead'),
  },

  thinking: {
    ...CONVERSING,
    ready: stay('askIfOwed'),
    callerBegins: go('callerSpeaking'),
    callerSpoke: go('thinking', 'beginTurn', 'oweAnswer'),
    answerDue: stay('ask'),
    modelSpeaks: go('answering', 'noteAnswered'),
    toolsCalled: go('working', 'runTools'),
    asked: go('thinking'),
    unanswered: go('thinking', 'dropWords', 'askAgain'),
    unansweredAgain: go('thinking', 'dropWords', 'apologise'),
    modelDead: stay('dropWords', 'dropWire'),
    // A response without a word is no answer: the timer goes on.
    ...ignore('callerSilent', 'callerGone', 'responseBegins', 'allHeard'),
  },

  answering: {
    ...CONVERSING,
    ready: stay('askIfOwed'),
    callerBegins: go('callerSpeaking'),
    callerSpoke: go('thinking', 'beginTurn', 'oweAnswer'),
    answerDue: stay('ask'),
    modelSpeaks: stay('noteAnswered'),
    toolsCalled: go('working', 'runTools'),
    allHeard: go('listening'),
    asked: go('thinking'),
    ...ignore('callerSilent', 'callerGone', 'responseBegins', 'unanswered', 'unansweredAgain', 'modelDead'),
  },

  working: {
    ...CONVERSING,
    ready: stay('askIfOwed'),
    callerBegins: go('callerSpeaking'),
    callerSpoke: go('thinking', 'beginTurn', 'oweAnswer'),
    answerDue: stay('ask'),
    modelSpeaks: stay('noteAnswered'),
    toolsCalled: stay('runTools'),
    asked: go('thinking'),
    ...ignore('callerSilent', 'callerGone', 'responseBegins', 'allHeard', 'unanswered', 'unansweredAgain', 'modelDead'),
  },

  reconnecting: {
    ...CONVERSING,
    wireLost: 'ignored',
    wireRestored: go('opening', 'openTurns', 'recap', 'resume'),
    callerSpoke: stay('beginTurn', 'oweAnswer'),
    answerDue: stay('ask'),
    ...ignore('ready', 'callerBegins', 'callerSilent', 'callerGone', 'responseBegins', 'modelSpeaks', 'toolsCalled'),
    ...ignore('responseEnds', 'allHeard', 'asked', 'unanswered', 'unansweredAgain', 'modelDead'),
  },

  goodbye: {
    ...LEAVING,
    callerSpoke: go('thinking', 'beginTurn', 'oweAnswer', 'noteStaying'),
    ...ignore('callerStops'),
  },

  closing: {
    ...LEAVING,
    callerSpoke: stay('beginTurn', 'oweAnswer'),
    callerStops: stay('sayWhatWaits'),
  },

  over: {
    ...ignore('connected', 'greetingHeld', 'greeted', 'ready', 'callerBegins', 'callerStops', 'callerSpoke'),
    ...ignore('answerDue', 'callerSilent', 'callerGone', 'responseBegins', 'modelSpeaks', 'toolsCalled'),
    ...ignore('responseEnds', 'allHeard', 'asked', 'unanswered', 'unansweredAgain', 'modelDead'),
    ...ignore('toolSlow', 'toolsDone', 'endCall', 'transfer', 'wireLost', 'wireRestored'),
    ...ignore('timeIsUp', 'farewellDone', 'overtime', 'ended'),
  },
}

/** Whether the caller is answered at once and ends the model's words. */
export function mayInterrupt(state: State): boolean {
  return state !== 'connecting' && state !== 'returning' && state !== 'greeting'
}

interface Timer {
  readonly milliseconds: number
  /** Raised the first time, the second time, … in a row; the last one from then on. */
  readonly raises: readonly [Event, ...Event[]]
  /** Events after which the row is counted anew. */
  readonly until?: readonly Event[]
  /** The timer that begins when this one is due. */
  readonly then?: TimerName
}

export type TimerName = 'greeting' | 'silence' | 'answer' | 'farewell' | 'longestCall' | 'overtime'

/** The last words may take so long. */
const FAREWELL_MS = 20 * SECOND

export const TIMERS: Readonly<Record<TimerName, Timer>> = {
  /** A television never finishes. */
  greeting: { milliseconds: 3 * SECOND, raises: ['greetingHeld'] },
  /** Nobody says anything: the caller is asked, and then let go. */
  silence: { milliseconds: 10 * SECOND, raises: ['callerSilent', 'callerGone'], until: ['callerBegins'] },
  /** The caller spoke and hears nothing: the model is asked again, then apologises, then its wire is given up. */
  answer: {
    milliseconds: 8 * SECOND,
    raises: ['unanswered', 'unansweredAgain', 'modelDead'],
    until: ['modelSpeaks', 'toolsCalled'],
  },
  farewell: { milliseconds: FAREWELL_MS, raises: ['farewellDone'] },
  longestCall: { milliseconds: LONGEST_CALL_MS, raises: ['timeIsUp'], then: 'overtime' },
  overtime: { milliseconds: FAREWELL_MS, raises: ['overtime'] },
}

/** The timer that runs while a state lasts. */
export const TIMER_OF: Partial<Record<State, TimerName>> = {
  greeting: 'greeting',
  opening: 'silence',
  listening: 'silence',
  thinking: 'answer',
  goodbye: 'farewell',
  closing: 'farewell',
}

/** Bounds of waits that end by themselves. */
export const MAX_WAIT_MS = {
  /** For playback: a carrier that confirms nothing keeps no call. */
  heard: MINUTE,
  /** At the end: for the last words to be written down, and for tools that were begun. */
  transcript: 3 * SECOND,
  tools: 10 * SECOND,
  /** For the provider to take a hang-up, or to give another wire. */
  provider: 10 * SECOND,
}
