import { cut } from '../../core/text.ts'
import type { Part } from '../../languages/dialogue.ts'
import type { OwnBooking } from '../../models/chat-model.ts'
import type { DayValue, Option, Question, Table, TaskName, TimeValue } from '../../models/understanding.ts'

/** Memory of a conversation between two messages: plain JSON. */
export interface DialogueState {
  version: 2
  /** The current task first, then the waiting ones. */
  tasks: Task[]
  contact: Contact
  question: Question | null
  options: Option[]
  /** Number of times that each question was asked since the task last got a value. */
  puts: Partial<Record<Question, number>>
  topic: Table['topic']
  /** Number of people that the visitor told last, for a booking that begins later. */
  party?: number
  /** Id of the person of the business spoken of last. */
  person?: string
  /** The booking made or moved last. */
  booking: Booking | null
  /** Bookings of this conversation that were not cancelled, the newest last. */
  bookings: Booking[]
  /** The booking that was cancelled last. */
  cancelled?: Booking
  /** The newest of `recent` when it was cancelled. */
  beforeCancelled?: string
  /** The task given up last; it can be resumed. */
  abandoned: Task | null
  /** Tasks that the visitor refused; not proposed until they ask for one. */
  refused: TaskName[]
  /** Newest messages that belonged to no task, for a message to the team. */
  recent: string[]
  /** Of `recent`, the messages that asked something, and the ones that had a sure answer. */
  asked: string[]
  answered: string[]
  /** Newest messages of all, to which "could you put that down?" refers. */
  heard: string[]
  /** Language that the visitor asked for. */
  language?: string
  /** Texts passed on to the team in this conversation: notes of bookings, messages, call backs. */
  passedOn: string[]
  /** A complaint was passed on to the team; a farewell repeats the apology. */
  hasComplained?: boolean
  /** "Anything else?" was asked. */
  isClosing: boolean
  /** The last reply asked for a message with a contact, because it had no sure answer. */
  isMessageOffered?: boolean
  /** An emergency: the visitor's words for it, and for how many more messages they may ask for help. */
  emergency?: { told: string; left: number }
  /** State of the wait for a person. */
  awaited?: Awaited
}

export interface Awaited {
  said: string[]
  /** The reply has said that the team reads the visitor's messages here. */
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
  /** Limits of the time of day, in every search of this task. */
  hours?: TimeLimits
  /** Day and time without a free start, tried again when another service or person is named. */
  unmet?: Pick<Wish, 'day' | 'time'>
  /** Wished day and time that are outside of the days on which the service can be booked. */
  outside?: Pick<Wish, 'day' | 'time'>
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
  /** Parts of `said` that gave no value, such as the reason of a visit. */
  notes: string[]
  /** Notes that a reply has shown, as it showed them. */
  shownNotes?: string[]
  /** Notes that the team gets even without a booking. */
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
  /** The service that was left for the number of people; taken again once the number fits. */
  unfit?: string
  /** The services listed for a choice, and how often this was without success. */
  listed?: { ids: string[]; times: number }
  /** The number of people named with the free times. */
  toldPartySize?: number
  /** The visitor refused the offer: the task asks nothing until the visitor names a value. */
  isResting?: boolean
  /** Begun by a question, such as one for free times; no value was named since. */
  isAsked?: boolean
  /** The visitor agreed to its contact and words together with the message before it. */
  isAgreed?: boolean
  /** The visitor asked with whom the appointment would be. */
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
  /** For whom that booking is, if not the visitor, whose e-mail address or phone number it has. */
  guest?: string
  /** The visitor named the wish to book; a day or a word alone may have been meant otherwise. */
  isWished?: boolean
  /** The correction of a booking's contact, as a sentence for the team. */
  correction?: string
  /** A wish that cannot be booked here, as a sentence for the team. */
  request?: string
}

/**
 * The part of the day that suits, until another one is named: no other start is offered, unless the visitor names its hour.
 * `isAfterWork`: from the end of the visitor's working hours on.
 */
export type TimeLimits = Pick<TimeValue, 'after' | 'before'> & { isAfterWork?: boolean }

/** Wanted weekdays and refused days, in force until others are named. */
export type DayLimits = Pick<DayValue, 'weekdays' | 'without'>

export interface Wish {
  service?: string
  /** Ids of the services that match the visitor's words. */
  candidates?: string[]
  staff?: string
  day?: DayValue
  time?: TimeValue
  partySize?: number
  /** Ages in years that the service must suit. */
  ages?: number[]
}

export interface Search {
  /** The other half of the day was tried, for an ambiguous "at 3". */
  isTurned?: boolean
  /** The search is for earlier starts of a day, then of the days before it. */
  isSooner?: boolean
  /** The search is for starts later than those shown, then for the following days. */
  isLater?: boolean
  /** Bounds of this search alone, for "anything later?". */
  bounds?: Pick<TimeValue, 'after' | 'before'>
  /** The wanted day without a start in the part of the day that suits; the following days are searched. */
  full?: DayValue
  /** Starts found by the previous lookup. */
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
  /** The contact given for it in this conversation; only the team can correct it. */
  contact?: Contact
  /** Notes that were taken for it in this conversation. */
  notes?: string[]
  /** Number of people that it was made for in this conversation. */
  partySize?: number
}

/** Limits of the visitor's words kept, because the whole memory has 16 KB. */
const RECENT = 4
const HEARD = 3
const RECENT_CHARS = 500
const SAID_CHARS = 2_000
const MAX_SAID = 12
const MAX_NOTES = 6

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
    asked: [],
    answered: [],
    heard: [],
    passedOn: [],
    isClosing: false,
  }
}

/** A copy of what was kept, if this version can read it. */
export function stateFrom(memory: unknown): DialogueState {
  const isOurs = typeof memory === 'object' && memory !== null && 'version' in memory && memory.version === 2
  if (!isOurs) return newState()
  // This version wrote it.
  const state = { ...newState(), ...(structuredClone(memory) as DialogueState) }
  // Stored by a version that kept one booking only.
  if (state.booking !== null && state.bookings.length === 0) state.bookings = [state.booking]
  return state
}

export function newTask(name: TaskName): Task {
  return { name, wish: {}, said: [], notes: [], wanted: {} }
}

const MAX_BOOKINGS = 6

/** Keeps a booking that was made, moved or found, and makes it the current one ("it"). */
export function stand(state: DialogueState, booking: Booking): void {
  const before = state.bookings.find(({ reference }) => reference === booking.reference)
  const kept = before === undefined ? booking : { ...keptOf(before), ...booking }
  const others = state.bookings.filter((one) => one !== before)
  state.bookings = [...others, kept].slice(-MAX_BOOKINGS)
  state.booking = kept
}

/** The fields of a booking that no tool returns. */
function keptOf({ contact, notes, partySize }: Booking): Pick<Booking, 'contact' | 'notes' | 'partySize'> {
  return {
    ...(contact === undefined ? {} : { contact }),
    ...(notes === undefined ? {} : { notes }),
    ...(partySize === undefined ? {} : { partySize }),
  }
}

/** Forgets a cancelled booking; the newest remaining one becomes the current one ("it"). */
export function fall(state: DialogueState, { reference }: Booking): void {
  state.bookings = state.bookings.filter((one) => one.reference !== reference)
  if (state.booking?.reference === reference) state.booking = state.bookings.at(-1) ?? null
}

/** Updates the kept bookings from the visitor's own, which also change outside of a conversation. */
export function meetOwn(state: DialogueState, own: OwnBooking[]): void {
  for (const { isStanding, ...booking } of own) {
    const known = [state.booking, ...state.bookings].filter((one) => one?.reference === booking.reference)
    if (!isStanding) fall(state, booking)
    else if (known.length === 0) stand(state, booking)
    else for (const one of known) Object.assign(one!, booking)
  }
}

/** The contact of a booking: the visitor's, with the name of the guest whom it is for. */
export function contactOf({ contact }: DialogueState, { guest }: Task): Contact {
  return guest === undefined ? contact : { ...contact, name: guest }
}

export function hasContact({ contact }: DialogueState): boolean {
  return contact.email !== undefined || contact.phone !== undefined
}

/** Keeps text passed on to the team, for a visitor who asks about it. */
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

/** Forgets messages that the visitor wants told to nobody. */
export function forget(state: DialogueState, messages: string[]): void {
  const left = new Set(messages.map((one) => cut(one, RECENT_CHARS)))
  state.recent = state.recent.filter((one) => !left.has(one))
}

/** Keeps a message that asked something. */
export function rememberAsked(state: DialogueState, message: string): void {
  remember(state, message)
  state.asked = [...state.asked, cut(message, RECENT_CHARS)].slice(-RECENT)
}

/** The last message had a sure answer, so that the team need not read it. */
export function markAnswered(state: DialogueState): void {
  const last = state.asked.at(-1)
  if (last !== undefined && last === state.recent.at(-1)) state.answered = [...state.answered, last].slice(-RECENT)
}

/** Keeps the message itself, whatever became of it. */
export function hearMessage(state: DialogueState, message: string): void {
  state.heard = [...state.heard, cut(message, RECENT_CHARS)].slice(-HEARD)
}

/** The memory of a conversation whose last question was whether to take a message. */
export function withMessageOffered(memory: unknown): DialogueState {
  return { ...stateFrom(memory), question: 'offer', options: [{ kind: 'task', task: 'message' }], puts: {} }
}

/** Contact details in the memory of a conversation. */
export function contactIn(memory: unknown): Contact {
  return stateFrom(memory).contact
}

/** Keeps the visitor's words; of too many, the first and the newest. */
export function keep(task: Task, message: string): void {
  task.said.push(cut(message, SAID_CHARS))
  // A yes before was to other words.
  delete task.isAgreed
  while (task.said.length > MAX_SAID || (task.said.length > 1 && task.said.join('').length > SAID_CHARS))
    task.said.splice(1, 1)
}

/** Returns true if the note is new and there is room for it. It replaces those that it has in it. */
export function keepNote(task: Task, reason: string): boolean {
  const bare = reason.trimEnd().replace(/[.,!]{1,3}$/u, '')
  if (task.notes.some((note) => note.includes(bare))) return false
  const others = task.notes.filter((note) => !bare.includes(note))
  if (others.length >= MAX_NOTES) return false
  task.notes = [...others, cut(reason, RECENT_CHARS)]
  return true
}
