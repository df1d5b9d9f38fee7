import { cut } from '../../core/text.ts'
import type { Part } from '../../languages/dialogue.ts'
import type { OwnBooking } from '../../models/chat-model.ts'
import type { DayValue, Option, Question, Table, TaskName, TimeValue } from '../../models/understanding.ts'

/** Memory of a conversation between two messages: plain JSON. */
export interface DialogueState {
  version: 2
  /** The current task first, then those that wait. */
  tasks: Task[]
  contact: Contact
  question: Question | null
  options: Option[]
  /** How often each question was asked since the task last got a value. */
  puts: Partial<Record<Question, number>>
  topic: Table['topic']
  /** Id of the person of the business spoken of last. */
  person?: string
  /** The booking made or moved last. */
  booking: Booking | null
  /** Bookings of this conversation that were not cancelled, the newest last. */
  bookings: Booking[]
  /** The booking that was cancelled last. */
  cancelled?: Booking
  /** Given up by the visitor; it can be resumed. */
  abandoned: Task | null
  /** Not wanted by the visitor, and not proposed until they ask for it. */
  refused: TaskName[]
  /** Newest messages that belonged to no task, for a message to the team. */
  recent: string[]
  /** Language that the visitor asked for. */
  language?: string
  /** Texts that the team was given in this conversation: notes of bookings, messages, call backs. */
  passedOn: string[]
  /** The team was given a complaint, for which a farewell says sorry once more. */
  hasComplained?: boolean
  /** "Anything else?" was asked. */
  isClosing: boolean
  /** The last reply asked for a message with a contact, because it had no sure answer. */
  isMessageOffered?: boolean
  /** A person is awaited: what was written since, and not passed on yet. */
  awaited?: Awaited
}

export interface Awaited {
  said: string[]
  /** The reply said that the team reads it here. */
  isTold: boolean
  /** The team has a message of this wait. */
  isPassedOn?: boolean
}

export interface Contact {
  name?: string
  email?: string
  phone?: string
}

export interface Task {
  name: TaskName
  wish: Wish
  /** Settled start. */
  slot?: Slot
  /** Limits of the days to offer, in every search of this task. */
  limits?: DayLimits
  /** The visitor works until then: no start before is offered, unless the visitor names it. */
  freeFrom?: string
  /** Day and time without a free start, tried again when another service or person is named. */
  unmet?: Pick<Wish, 'day' | 'time'>
  /** The hour of the booking that moves, as the default for a new day. */
  assumedTime?: string
  /** Starts to choose from; undefined: the wish was not looked up yet. */
  offered?: Slot[]
  /** A lookup in several steps. */
  search?: Search
  reference?: string
  /** The booking to change. */
  booking?: Booking
  /** The visitor's messages since the task began, as typed. */
  said: string[]
  /** Of that, what no value was read from: the reason of a visit. */
  notes: string[]
  /** Of those, what the team is to be told, whatever becomes of the visit. */
  entrusted?: string[]
  /** Day and time in the visitor's words, for a call back. */
  wanted: { day?: string; time?: string }
  failures?: number
  /** Values of the last summary, so that the next one names what changed. */
  summary?: Partial<Record<Part, string>>
  /** Name and number as they were read back on a call. */
  readBack?: Contact
  /** The service whose name was said with its free times. */
  toldService?: string
  /** The services that were listed for a choice, and how often without one. */
  listed?: { ids: string[]; times: number }
  /** The number of people that was said with them. */
  toldPartySize?: number
  /** The visitor refused the offer: the task asks nothing until the visitor names a value. */
  isResting?: boolean
  /** Begun by a question, such as one for free times, and no value was named since. */
  isAsked?: boolean
  /** Its contact and its words were read back and agreed to with the message before it. */
  isAgreed?: boolean
  /** Asked with whom it would be. */
  isWhoAsked?: boolean
  /** The start that the reply called free. */
  toldStart?: string
  /** Begun by the policy, not by the visitor; any other wish replaces it. */
  isGuessed?: boolean
  /** The visitor refuses to give a contact. */
  isContactRefused?: boolean
  /** The message is a complaint, for which the reply said sorry. */
  isComplaint?: boolean
  /** The text of a message was asked for. */
  isTextAsked?: boolean
  /** The visitor confirmed the start and asked in the same message with whom it is. */
  namesStaff?: boolean
  /** About another booking than the one of this conversation. */
  isOtherBooking?: boolean
  /** The correction of a booking's contact, as a sentence for the team. */
  correction?: string
}

/** Weekdays that alone are wanted, and days that are refused, until others are named. */
export type DayLimits = Pick<DayValue, 'weekdays' | 'without'>

export interface Wish {
  service?: string
  /** Services that the words fit. */
  candidates?: string[]
  staff?: string
  day?: DayValue
  time?: TimeValue
  partySize?: number
  /** Ages in years that the service must suit. */
  ages?: number[]
}

export interface Search {
  /** The other half of the day was tried for "at 3". */
  isTurned?: boolean
  /** Earlier starts of a day are looked for, then those of the days before it. */
  isSooner?: boolean
  /** The next days are searched for a start after the visitor's working hours. */
  isAfterWork?: boolean
  /** Found before the lookup under way. */
  found?: Slot[]
}

export interface Slot {
  slot: string
  date: string
  time: string
  staff?: string
  /** Names of those who are free then. */
  free?: string[] | undefined
}

export interface Booking {
  reference: string
  service: string
  date: string
  time: string
  /** Name of the resource that it is with. */
  staff?: string | undefined
  /** The contact that it was made with in this conversation; a correction of it is for the team. */
  contact?: Contact
}

/** Bounds of what is kept of a visitor's words: the whole memory has 16 KB. */
const RECENT = 4
const RECENT_CHARS = 500
const SAID_CHARS = 2_000
const MAX_SAID = 12
const MAX_NOTES = 4

export function newState(): DialogueState {
  return {
    version: 2,
    tasks: [],
    contact: {},
    question: null,
    options: [],
    puts: {},
    topic: null,
    booking: null,
    bookings: [],
    abandoned: null,
    refused: [],
    recent: [],
    passedOn: [],
    isClosing: false,
  }
}

/** A copy of what was kept, if this version can read it. */
export function stateFrom(memory: unknown): DialogueState {
  const isOurs = typeof memory === 'object' && memory !== null && 'version' in memory && memory.version === 2
  if (!isOurs) return newState()
  const state = { ...newState(), ...(structuredClone(memory) as DialogueState) }
  // Stored by a version that kept one booking only.
  if (state.booking !== null && state.bookings.length === 0) state.bookings = [state.booking]
  return state
}

export function newTask(name: TaskName): Task {
  return { name, wish: {}, said: [], notes: [], wanted: {} }
}

const MAX_BOOKINGS = 6

/** Keeps a booking that was made, moved or found; "it" means this one from now on. */
export function stand(state: DialogueState, booking: Booking): void {
  const before = state.bookings.find(({ reference }) => reference === booking.reference)
  const kept = before?.contact === undefined ? booking : { contact: before.contact, ...booking }
  const others = state.bookings.filter((one) => one !== before)
  state.bookings = [...others, kept].slice(-MAX_BOOKINGS)
  state.booking = kept
}

/** Forgets a booking that was cancelled; "it" means one that is left. */
export function fall(state: DialogueState, { reference }: Booking): void {
  state.bookings = state.bookings.filter((one) => one.reference !== reference)
  if (state.booking?.reference === reference) state.booking = state.bookings.at(-1) ?? null
}

/** Brings what is kept in line with the visitor's own bookings, which are made and changed outside of a conversation too. */
export function meetOwn(state: DialogueState, own: OwnBooking[]): void {
  for (const { isStanding, ...booking } of own) {
    const known = [state.booking, ...state.bookings].filter((one) => one?.reference === booking.reference)
    if (!isStanding) fall(state, booking)
    else if (known.length === 0) stand(state, booking)
    else for (const one of known) Object.assign(one!, booking)
  }
}

export function hasContact({ contact }: DialogueState): boolean {
  return contact.email !== undefined || contact.phone !== undefined
}

/** Keeps what the team was given, for a visitor who asks whether it was. */
export function passOn(state: DialogueState, texts: string[]): void {
  const text = texts.join('\n').trim()
  if (text !== '') state.passedOn = [...state.passedOn, cut(text, RECENT_CHARS)].slice(-RECENT)
}

export function refuse(state: DialogueState, name: TaskName): void {
  if (!state.refused.includes(name)) state.refused.push(name)
}

export function remember(state: DialogueState, message: string): void {
  state.recent = [...state.recent, cut(message, RECENT_CHARS)].slice(-RECENT)
}

/** The memory of a conversation in which the visitor was just asked whether a message is to be taken. */
export function withMessageOffered(memory: unknown): DialogueState {
  return { ...stateFrom(memory), question: 'offer', options: [{ kind: 'task', task: 'message' }], puts: {} }
}

/** Contact details in the memory of a conversation. */
export function contactIn(memory: unknown): Contact {
  return stateFrom(memory).contact
}

/** Keeps what was written; of very much, the beginning and the newest. */
export function keep(task: Task, message: string): void {
  task.said.push(cut(message, SAID_CHARS))
  while (task.said.length > MAX_SAID || (task.said.length > 1 && task.said.join('').length > SAID_CHARS))
    task.said.splice(1, 1)
}

/** True where the note is new, and there was room for it. */
export function keepNote(task: Task, reason: string): boolean {
  const isKept = task.notes.some((note) => note.includes(reason))
  if (isKept || task.notes.length >= MAX_NOTES) return false
  task.notes.push(cut(reason, RECENT_CHARS))
  return true
}
