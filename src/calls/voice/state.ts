import { recordOf } from '../../core/keys.ts'
import { MINUTE, SECOND } from '../../core/time.ts'
import { MAX_CALL_MS } from '../limits.ts'
import type { VoiceEnd } from './port.ts'

/* The conversation of a call as data: its states, the events it reacts to, its actions, and its timers. */

export const STATES = [
  /** Before the greeting: a browser hears nothing yet. */
  'connecting',
  /** Connecting again, for a caller who was greeted before the connection broke off. */
  'returning',
  /** The model was asked to greet, and nothing is heard yet. */
  'greeting',
  /** The greeting is being said: nobody interrupts it, and nothing else is answered. */
  'sayingGreeting',
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
  /** A tool of the model runs. */
  'working',
  /** The wire to the model is gone and the next one is being opened. */
  'reconnecting',
  /** The assistant hangs up once its last words were heard, unless the caller speaks on. */
  'goodbye',
  /** The assistant hangs up whether the caller speaks or not. */
  'closing',
  'over',
] as const

export type State = (typeof STATES)[number]

export const EVENTS = [
  'connected',
  /** The greeting waits too long for a caller who does not stop speaking. */
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
  /** The process stops. */
  'stopping',
  /** The last words were heard, or took too long. */
  'farewellDone',
  /** The maximum length is over, and the last words should be. */
  'overtime',
  /** Ended from outside: the caller hung up, the API ended the call, or the model is gone for good. */
  'ended',
] as const

export type Event = (typeof EVENTS)[number]

/** Actions of a step, implemented by the session. */
export type Action =
  | 'greet'
  | 'sayWhatWaits'
  | 'openTurns'
  | 'recap'
  | 'noteReturn'
  | 'interrupt'
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
  | 'sayStopping'
  | 'awaitFarewell'
  | 'noteStaying'
  | 'loseWire'
  | 'resume'
  | 'finish'

/**
 * `to`: the next state, entered anew if it is the same; without it the state and its timer go on. `end`: reason for the
 * end.
 */
export interface Step {
  readonly to?: State
  readonly do: readonly Action[]
  readonly end?: VoiceEnd
}

type Cell = Step | 'ignored'

const go = (to: State, ...actions: Action[]): Step => ({ to, do: actions })
const stay = (...actions: Action[]): Step => ({ do: actions })
const leave = (to: 'goodbye' | 'closing' | 'over', end: VoiceEnd, ...actions: Action[]): Step => ({
  to,
  end,
  do: actions,
})
const ignore = <E extends Event>(...events: E[]): Record<E, 'ignored'> => recordOf(events, () => 'ignored')

/** In every state but `over`. */
const ALIVE = {
  overtime: leave('over', 'limit', 'finish'),
  ended: go('over', 'finish'),
}
const TIME_IS_UP = {
  timeIsUp: leave('closing', 'limit', 'dropWords', 'sayTimeIsUp'),
  stopping: leave('closing', 'shutdown', 'dropWords', 'sayStopping'),
}

/** Until the greeting was heard. */
const UNGREETED = {
  ...ALIVE,
  ...TIME_IS_UP,
  // No answer follows by itself here, after which the words that wait would be said.
  callerStops: stay('sayWhatWaits'),
  callerSpoke: stay('beginTurn', 'oweAnswer'),
  responseEnds: stay('verify'),
  wireLost: stay('loseWire'),
  wireRestored: stay('recap', 'resume'),
  ...ignore('greetingHeld', 'greeted', 'ready', 'callerBegins', 'answerDue', 'callerSilent', 'callerGone'),
  ...ignore('responseBegins', 'modelSpeaks', 'toolsCalled', 'toolSlow', 'toolsDone', 'endCall', 'transfer'),
  ...ignore('allHeard', 'asked', 'unanswered', 'unansweredAgain', 'modelDead', 'farewellDone'),
}

/** Between greeting and goodbye. */
const CONVERSING = {
  ...ALIVE,
  ...TIME_IS_UP,
  ready: stay('askIfOwed'),
  callerBegins: go('callerSpeaking', 'interrupt'),
  callerSpoke: go('thinking', 'beginTurn', 'oweAnswer'),
  answerDue: stay('ask'),
  asked: go('thinking'),
  modelSpeaks: stay('noteAnswered'),
  responseEnds: stay('verify'),
  toolsCalled: go('working', 'runTools'),
  toolSlow: stay('sayOneMoment'),
  toolsDone: stay('goOnAfterTools'),
  endCall: leave('goodbye', 'agent', 'takeLeave'),
  transfer: leave('closing', 'transfer', 'awaitFarewell'),
  wireLost: go('reconnecting', 'loseWire'),
  // `callerStops` needs no action: `callerSpoke` follows, and the model answers by itself.
  ...ignore('callerStops', 'callerSilent', 'callerGone', 'unanswered', 'unansweredAgain', 'modelDead'),
  ...ignore('connected', 'greetingHeld', 'greeted', 'responseBegins', 'allHeard', 'wireRestored', 'farewellDone'),
}

const SILENCE = {
  callerSilent: go('answering', 'askStillThere'),
  callerGone: leave('goodbye', 'silence', 'sayNobodyThere'),
}

/** On the way out: the last words are said, and nothing else is begun. */
const LEAVING = {
  ...ALIVE,
  modelSpeaks: stay('noteAnswered'),
  wireLost: stay('loseWire'),
  wireRestored: stay('openTurns', 'recap', 'resume'),
  farewellDone: go('over', 'finish'),
  ...ignore('connected', 'greetingHeld', 'greeted', 'ready', 'callerBegins', 'answerDue', 'callerSilent', 'callerGone'),
  ...ignore('responseBegins', 'responseEnds', 'allHeard', 'asked', 'unanswered', 'unansweredAgain', 'modelDead'),
  ...ignore('toolsCalled', 'toolSlow', 'toolsDone', 'endCall', 'transfer', 'timeIsUp', 'stopping'),
}

/** The step of each state at each event. A row that spreads a group differs from it in the cells that follow. */
export const TABLE: Readonly<Record<State, Readonly<Record<Event, Cell>>>> = {
  connecting: { ...UNGREETED, connected: go('greeting', 'greet') },
  returning: { ...UNGREETED, connected: go('opening', 'openTurns', 'recap', 'noteReturn', 'ask') },
  greeting: {
    ...UNGREETED,
    connected: 'ignored',
    greetingHeld: go('greeting', 'sayWhatWaits'),
    modelSpeaks: go('sayingGreeting'),
    // The caller has heard nothing at all: something else takes the call.
    modelDead: leave('over', 'broken', 'finish'),
    greeted: go('opening', 'openTurns'),
  },
  sayingGreeting: { ...UNGREETED, connected: 'ignored', greeted: go('opening', 'openTurns') },
  opening: {
    ...CONVERSING,
    ...SILENCE,
    ready: go('answering', 'askIfOwed', 'awaitHeard'),
    callerSpoke: stay('beginTurn', 'oweAnswer'),
    answerDue: stay('oweAnswer'),
    modelSpeaks: 'ignored',
  },
  listening: {
    ...CONVERSING,
    ...SILENCE,
    responseBegins: go('answering'),
    modelSpeaks: go('answering', 'noteAnswered'),
  },
  callerSpeaking: {
    ...CONVERSING,
    toolsCalled: stay('runTools'),
    // The caller speaks on while the goodbye is said.
    endCall: stay('noteStaying'),
    // Requested words wait until the caller has finished.
    ...ignore('callerBegins', 'asked'),
  },
  thinking: {
    ...CONVERSING,
    // A response without a word is no answer, so its end does not stop the timer.
    modelSpeaks: go('answering', 'noteAnswered'),
    unanswered: go('thinking', 'dropWords', 'askAgain'),
    unansweredAgain: go('thinking', 'dropWords', 'apologise'),
    modelDead: stay('dropWords', 'dropWire'),
  },
  answering: { ...CONVERSING, allHeard: go('listening') },
  working: { ...CONVERSING, toolsCalled: stay('runTools'), toolsDone: go('answering', 'goOnAfterTools') },
  reconnecting: {
    ...CONVERSING,
    callerSpoke: stay('beginTurn', 'oweAnswer'),
    wireRestored: go('opening', 'openTurns', 'recap', 'resume'),
    ...ignore('wireLost', 'ready', 'callerBegins', 'asked', 'modelSpeaks', 'responseEnds', 'toolsCalled'),
  },
  goodbye: {
    ...LEAVING,
    // The last words are not heard to their end any more, and the caller is not hung up on in mid-sentence.
    callerBegins: go('goodbye', 'interrupt'),
    callerStops: 'ignored',
    callerSpoke: go('thinking', 'beginTurn', 'oweAnswer', 'noteStaying'),
  },
  closing: {
    ...LEAVING,
    callerStops: stay('sayWhatWaits'),
    callerSpoke: stay('beginTurn', 'oweAnswer'),
  },
  over: ignore(...EVENTS),
}

const UNINTERRUPTED = new Set<State>(['connecting', 'returning', 'greeting', 'sayingGreeting', 'closing'])

/** True in states where the caller is answered at once and interrupts the model: the greeting and the last words are heard. */
export function mayInterrupt(state: State): boolean {
  return !UNINTERRUPTED.has(state)
}

interface Timer {
  readonly milliseconds: number
  /** Raised the first time, the second time, … in a row; the last event repeats. */
  readonly raises: readonly [Event, ...Event[]]
  /** Events that restart the count. */
  readonly until?: readonly Event[]
  /** Timer that begins when this one is due. */
  readonly next?: TimerName
}

export type TimerName = 'greeting' | 'silence' | 'answer' | 'farewell' | 'longestCall' | 'overtime'

/** Maximum length of the last words. */
const FAREWELL_MS = 20 * SECOND

export const TIMERS: Readonly<Record<TimerName, Timer>> = {
  /** A television never finishes, so the greeting begins all the same; a model that is still mute is given up. */
  greeting: { milliseconds: 3 * SECOND, raises: ['greetingHeld', 'modelDead'], until: ['modelSpeaks'] },
  /** A silent caller is asked once, and then let go. */
  silence: { milliseconds: 10 * SECOND, raises: ['callerSilent', 'callerGone'], until: ['callerBegins'] },
  /** The caller spoke and hears nothing: the model is asked again, then apologises, then its wire is given up. */
  answer: {
    milliseconds: 8 * SECOND,
    raises: ['unanswered', 'unansweredAgain', 'modelDead'],
    until: ['modelSpeaks', 'toolsCalled'],
  },
  farewell: { milliseconds: FAREWELL_MS, raises: ['farewellDone'] },
  longestCall: { milliseconds: MAX_CALL_MS, raises: ['timeIsUp'], next: 'overtime' },
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
  transcript: 3.8 * SECOND,
  /** For audio that is on its way when the call ends. */
  lastAudio: 100,
  tools: 10 * SECOND,
  /** The same while the caller waits for the next rung. */
  toolsOfBroken: 2 * SECOND,
  /** For the provider to take a hang-up, or to give another wire. */
  provider: 10 * SECOND,
}
