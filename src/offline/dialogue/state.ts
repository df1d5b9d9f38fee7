import type { Language } from './lexicon.ts'
import type { DayPart, IntentKind } from './lexicon.ts'

/** What the dialogues keep of a conversation between two messages: plain JSON. */
export interface DialogueState {
  version: 1
  language: Language
  /** What is under way. */
  task: Task | null
  /** What the visitor also wants; it comes next. */
  waiting: Task[]
  contact: Contact
  /** What the last reply asked for. */
  asked: Asked | null
  /** The booking made or moved last in this conversation. */
  last: Booking | null
  /** The service that was asked about last: "book one". */
  spokenOf: string | null
  /** Messages in a row that brought nothing. */
  misses: number
  /** What the reply under way has to say already. */
  said: Part[]
}

export interface Contact {
  name?: string
  email?: string
  phone?: string
}

export type Asked =
  | 'service'
  | 'when'
  | 'time'
  | 'details'
  | 'name'
  | 'contact'
  | 'phone'
  | 'reference'
  | 'confirm'
  | 'change'
  | 'message'

export interface Task {
  kind: IntentKind
  wish: Wish
  /** The time that was settled on. */
  slot?: Slot
  /** Times to choose from; undefined: nobody has looked since the wish changed. */
  offered?: Slot[]
  reference?: string
  /** The booking to change, after its owner was recognised. */
  booking?: Booking
  /** In the visitor's words. */
  text: string
  /** A message has to be asked for. */
  isTextOpen?: boolean
  /** The other half of the day was tried too. */
  isTurned?: boolean
  /** What was found in the first half. */
  found?: Slot[]
  failures?: number
  /** Taken from an address that was left without a word; any wish replaces it. */
  isGuessed?: boolean
}

export interface Wish {
  serviceId?: string
  /** Of several that the words fit. */
  candidates?: string[]
  staffId?: string
  /** `YYYY-MM-DD` and `HH:MM`, on the clock of the business. */
  date?: string
  time?: string
  /** Morning or afternoon was said. */
  isSure?: boolean
  part?: DayPart
}

export interface Slot {
  slot: string
  date: string
  time: string
  staff?: string
}

export interface Booking {
  reference: string
  service: string
  date: string
  time: string
}

/** A piece of a reply: words of ours, or the answer of the knowledge to a part of the message, with what is said if it has none. */
export type Part = { say: string } | { answer: string; orElse?: string }

export interface Call {
  name:
    | 'find_slots'
    | 'find_booking'
    | 'create_booking'
    | 'reschedule_booking'
    | 'cancel_booking'
    | 'capture_lead'
    | 'request_callback'
    | 'hand_off'
    | 'transfer_call'
  arguments: Record<string, unknown>
}

/** What came of a call, as the tools write it. */
export interface CallResult {
  name: string
  ok: boolean
  data: Record<string, unknown>
}

/** The next thing to do: a call to make, a reply to give, or nothing, when the message is no business of the dialogues. */
export type Outcome =
  { state: DialogueState; call: Call } | { state: DialogueState; reply: Part[] } | { state: DialogueState; reply: null }

export function newState(language: Language): DialogueState {
  return {
    version: 1,
    language,
    task: null,
    waiting: [],
    contact: {},
    asked: null,
    last: null,
    spokenOf: null,
    misses: 0,
    said: [],
  }
}

/** What was kept, if this version can read it. */
export function stateFrom(memory: unknown, language: Language): DialogueState {
  const isOurs = typeof memory === 'object' && memory !== null && 'version' in memory && memory.version === 1
  return isOurs
    ? { ...newState(language), ...(structuredClone(memory) as DialogueState), said: [] }
    : newState(language)
}

/** What the dialogues know of where they are. */
export interface World {
  /** On the phone a person is not waited for, but put through to. */
  isCall?: boolean
  now: Date
  timeZone: string
  country: string
  business: string
  services: { id: string; name: string; staff: { id: string; name: string }[] }[]
}
