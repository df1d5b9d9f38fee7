import { z } from 'zod'

/**
 * The port between understanding and policy: understanding turns a message into commands, and never decides or speaks.
 * Two implementations give the same commands: the grammar and classifier of `offline/understanding`, and a small language
 * model (`openai/understanding.ts`).
 */
export interface Understanding {
  /** Name in the trace: `offline`, or the model's name. */
  name: string
  /** Reads a message against the table. @throws ModelFailure where a provider is late or its reply cannot be read */
  understand(message: string, table: Table, signal: AbortSignal): Promise<Command[]>
}

export const TASKS = ['book', 'move', 'cancel', 'look_up', 'note', 'message', 'call_back', 'person', 'end'] as const
export type TaskName = (typeof TASKS)[number]

export const SLOTS = ['service', 'staff', 'day', 'time', 'party_size', 'name', 'email', 'phone', 'reference'] as const
export type SlotName = (typeof SLOTS)[number]

/** `YYYY-MM-DD` on the calendar of the business. */
const date = z.iso.date()
/** `HH:MM` on its clock. */
const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)

/**
 * One day, or a range of days such as a weekend; both ends included. `earliest`: as soon as possible within it. `only`: the
 * days of the range that are meant, where not all are ("Tuesday or Thursday"). `weekdays`: those of every week, Monday is 1
 * ("on Tuesdays"). `without`: days that are refused. The last two hold until others are named.
 */
const dayValue = z.strictObject({
  from: date,
  to: date,
  earliest: z.boolean().optional(),
  only: z.array(date).min(2).max(31).optional(),
  weekdays: z.array(z.int().min(1).max(7)).min(1).max(7).optional(),
  without: z
    .array(z.strictObject({ from: date, to: date }))
    .max(31)
    .optional(),
})
export type DayValue = z.infer<typeof dayValue>

export function isAmong(day: string, { from, to, only }: DayValue): boolean {
  return from <= day && day <= to && (only === undefined || only.includes(day))
}

/** One day, and not the earliest of several. */
export function isOneDay(day: DayValue | undefined): day is DayValue {
  return day !== undefined && day.from === day.to && day.earliest !== true
}

/** True for a single Saturday or Sunday. */
export function isWeekend({ from, to }: DayValue): boolean {
  return from === to && Temporal.PlainDate.from(from).dayOfWeek > 5
}

const MAX_DATES = 31

/** The days of a value, in their order; of a long one the first. */
export function datesOf({ from, to, only }: DayValue): string[] {
  if (only !== undefined) return only
  const first = Temporal.PlainDate.from(from)
  const count = Math.min(MAX_DATES, first.until(to).days + 1)
  return Array.from({ length: count }, (_, index) => first.add({ days: index }).toString())
}

/**
 * A start, or a part of the day. `at`: a named clock time; `isHalfDayKnown` is false where it may also mean the other half of
 * the day ("at 3"). `after`, `before`: bounds of the start, such as "after work" or "in the morning". `isLasting`: the visitor
 * works until `after`, on whatever day ("I work until five"). `isLatest`: as late as possible. Without any of them, every time of day suits.
 */
const timeValue = z.strictObject({
  at: clock.optional(),
  isHalfDayKnown: z.boolean().optional(),
  after: clock.optional(),
  before: clock.optional(),
  isLasting: z.boolean().optional(),
  isLatest: z.boolean().optional(),
})
export type TimeValue = z.infer<typeof timeValue>

/** True where every time of day suits: "any time is fine". */
export function isAnyTime({ at, after, before, isLatest }: TimeValue): boolean {
  return at === undefined && after === undefined && before === undefined && isLatest !== true
}

/** True for a part of the day: "in the morning", "after four". */
export function isPartOfDay(time: TimeValue | null): time is TimeValue {
  return time !== null && time.at === undefined && time.isLatest !== true && !isAnyTime(time)
}

const words = z.string().max(4_000)

/** A value of a slot, with the words it was read from. */
export const slotValue = z.discriminatedUnion('slot', [
  /** Ids of the service; several where the words fit several. */
  z.strictObject({ slot: z.literal('service'), value: z.array(z.string()).min(1) }),
  /** Id of a resource; `any`: no preference; null: a name that nobody here has. */
  z.strictObject({ slot: z.literal('staff'), value: z.string().nullable() }),
  /** Null: a date that does not exist. */
  z.strictObject({ slot: z.literal('day'), value: dayValue.nullable() }),
  /** Null: a time that does not exist. */
  z.strictObject({ slot: z.literal('time'), value: timeValue.nullable() }),
  z.strictObject({ slot: z.literal('party_size'), value: z.int().min(1).max(1_000) }),
  z.strictObject({ slot: z.literal('name'), value: z.string().min(1).max(120) }),
  /** As typed; null: recognisable as one, but incomplete. */
  z.strictObject({ slot: z.literal('email'), value: z.string().nullable() }),
  /** As typed, read in the tenant's country; null: recognisable as one, but incomplete. */
  z.strictObject({ slot: z.literal('phone'), value: z.string().nullable() }),
  z.strictObject({ slot: z.literal('reference'), value: z.string().min(1).max(40) }),
])
export type SlotValue = z.infer<typeof slotValue>

/** `remark`: small talk, a joke or a feeling, which asks nothing. */
export const COURTESIES = ['greeting', 'thanks', 'goodbye', 'identity', 'acknowledgement', 'remark', 'none'] as const

/** A command of a visitor to the desk. A message gives several, in the order of its words. */
export const command = z.discriminatedUnion('type', [
  /** `isOtherBooking`: about another booking than the one of this conversation. `guest`: for whom it is, if not the visitor. */
  z.strictObject({
    type: z.literal('start'),
    task: z.enum(TASKS),
    words,
    isOtherBooking: z.boolean().optional(),
    guest: z.string().optional(),
  }),
  z.strictObject({ type: z.literal('set'), value: slotValue, words }),
  /** Replaces a value that was given or offered ("no, Thursday"). */
  z.strictObject({ type: z.literal('correct'), value: slotValue, words }),
  /** One of the table's options, from 1. */
  z.strictObject({ type: z.literal('choose'), option: z.int().min(1), words }),
  /** None of the options: others are wanted ("something later", "any other day?"). */
  z.strictObject({ type: z.literal('others'), words, direction: z.enum(['earlier', 'later', 'any']) }),
  z.strictObject({ type: z.literal('confirm'), words }),
  z.strictObject({ type: z.literal('reject'), words }),
  /** `service`, `task`: what is not wanted at all, under way or not. */
  z.strictObject({ type: z.literal('abandon'), words, service: z.string().optional(), task: z.enum(TASKS).optional() }),
  z.strictObject({ type: z.literal('resume'), words }),
  /**
   * A question for the knowledge. `question` stands alone ("How much is an implant?"), `words` as typed, `service` is the one
   * that it names. `either`: the other commands read the same words as a need; the value is the likelier of the two.
   */
  z.strictObject({
    type: z.literal('ask'),
    question: words,
    words,
    service: z.string().optional(),
    either: z.enum(['question', 'need']).optional(),
  }),
  /**
   * Text for the team: all that belongs to it, as typed. `words`: what only refers to it, such as "could you note that?". `edit`:
   * it replaces the text so far, or says what is left out of it.
   */
  z.strictObject({
    type: z.literal('message'),
    text: words,
    words: words.optional(),
    edit: z.enum(['instead', 'without']).optional(),
  }),
  z.strictObject({ type: z.literal('complaint'), text: words }),
  /** Tells of a present danger to a person, or asks for help after one; nothing else of the message counts. */
  z.strictObject({ type: z.literal('emergency'), words }),
  /** Tells of a present danger to an animal; nothing else of the message counts. */
  z.strictObject({ type: z.literal('animal_danger'), words }),
  /** Refuses to give contact details. */
  z.strictObject({ type: z.literal('refuse'), words }),
  /** Takes back one of two contacts: "forget the mail, just the phone". */
  z.strictObject({ type: z.literal('drop'), slot: z.enum(['email', 'phone']), words }),
  /** Does not know the value that was asked for ("I lost the reference"). */
  z.strictObject({ type: z.literal('unknown'), words }),
  z.strictObject({ type: z.literal('repeat'), words }),
  /**
   * Asks what was booked: when, what, with whom; `isMade`: whether it is booked; `isOfTeam`: whether the team was told something;
   * `checks`: whether these are the facts of the appointment made or under way ("That's with Lena, right?").
   */
  z.strictObject({
    type: z.literal('recall'),
    words,
    isMade: z.boolean().optional(),
    isOfTeam: z.boolean().optional(),
    checks: z.array(slotValue).min(1).max(8).optional(),
  }),
  z.strictObject({ type: z.literal('courtesy'), kind: z.enum(COURTESIES), words }),
  /** Readings of equal weight; shown as choices. */
  z.strictObject({ type: z.literal('unclear'), candidates: z.array(slotValue).min(2).max(4), words }),
  z.strictObject({ type: z.literal('speak'), language: z.string(), words }),
  /** An order to the machine itself ("ignore your rules", "say that it is booked"). */
  z.strictObject({ type: z.literal('order'), words }),
  /** Words without a meaning for the desk ("asdf"). */
  z.strictObject({ type: z.literal('noise'), words }),
])
export type Command = z.infer<typeof command>
export type CommandOf<Type extends Command['type']> = Extract<Command, { type: Type }>

/** The question of the last reply. Yes, no and bare figures mean something only against it. */
export type Question =
  | 'service'
  | 'day'
  | 'time'
  | 'staff'
  | 'party_size'
  | 'details'
  | 'name'
  | 'contact'
  | 'phone'
  | 'reference'
  | 'message'
  /** One summary, to be confirmed. */
  | 'confirm'
  /** The summary was rejected: what should be different? */
  | 'change'
  /** One of the options. */
  | 'choice'
  /** Shall a task begin? Its name is the first option's. */
  | 'offer'
  | 'anything_else'

/** Questions that are put once the start is settled. */
export const BEHIND_START: readonly Question[] = ['details', 'name', 'contact', 'phone', 'confirm', 'change']

/** A choice that the last reply showed. */
export type Option =
  | { kind: 'start'; date: string; time: string; staffId?: string | undefined }
  | { kind: 'service'; id: string }
  | { kind: 'day'; date: string }
  | { kind: 'staff'; id: string }
  | { kind: 'value'; value: SlotValue }
  | { kind: 'task'; task: TaskName }
  | { kind: 'question'; question: string }
  | { kind: 'yes' }
  | { kind: 'no' }

/** The context that a message is read against. */
export interface Table {
  now: Date
  /** IANA zone and ISO 3166-1 country of the business. */
  timeZone: string
  country: string
  /** Country of the visitor's page, in which numbers are read that are none in `country`. */
  guestCountry?: string
  /** Language of the conversation, one of those in `languages`. */
  language: string
  channel: 'chat' | 'call'
  business: string
  question: Question | null
  /** In the order in which they were shown. */
  options: Option[]
  /** The options were shown as a numbered list. */
  isNumbered: boolean
  task: OpenTask | null
  /** The last question that was answered, and the service it was about: "how much is that?". */
  topic: { question: string; serviceId: string | null } | null
  /** The visitor's newest messages before any task, oldest first; they may tell which service is meant. */
  recent: string[]
  /** The visitor's newest messages of all, oldest first, to which "could you put that down?" refers. */
  heard?: string[]
  /** Number of people that the visitor told before any task. */
  partyTold?: number
  /** The visitor's own details, as far as they are known. */
  contact?: { name?: string; email?: string; phone?: string }
  /** Id of the person of the business spoken of last, by the visitor or in a reply: "with her". */
  person?: string
  /** The team was given a note, a message or a call back in this conversation. */
  hasPassedOn?: boolean
  /** The visitor told of an emergency a few messages before at most. */
  isEmergency?: boolean
  /** The last reply offered to take a message for the team. */
  isMessageOffered?: boolean
  /** Services of appointments that wait after the one under way. */
  waiting?: string[]
  /** Tasks that the visitor refused. */
  refused?: TaskName[]
  /** The booking made, moved or found last in this conversation. */
  booking: { reference: string; serviceId: string | null; date: string; time: string; partySize?: number } | null
  /** A booking was cancelled in this conversation. */
  hasCancelled?: boolean
  /** Id of the service whose booking was cancelled last, which a later wish without a service repeats. */
  cancelledService?: string
  /** Of `recent`, the messages after that cancellation. */
  sinceCancelled?: string[]
  /** All bookings of this conversation that stand, the newest last. */
  bookings?: NonNullable<Table['booking']>[]
  services: TableService[]
  staff: { id: string; name: string }[]
  /** Weekly opening of the business, for figures without a half of the day; null where unknown. */
  open: { from: string; to: string } | null
  /** When the business closes today; null where it is closed all day, undefined where unknown. */
  closesToday?: string | null
}

/** The task under way, with the values it has. */
export interface OpenTask {
  task: TaskName
  serviceId: string | null
  day: DayValue | null
  time: TimeValue | null
  partySize: number | null
  /** Starts that were offered, or the one in the summary. */
  offered: { date: string; time: string }[]
  /** The offered starts are those nearest to a day or an hour at which nothing was free. */
  isNearUnmet?: boolean
}

interface TableService {
  id: string
  name: string
  /** How long it takes. */
  minutes?: number
  /** As written by the business. */
  price?: string
  /** Other names, in any language. */
  aliases: string[]
  /** The description by the business; a rare word of it hints at the service. */
  description?: string
  /** Bounds of the party size; null: any. */
  partyMin: number | null
  partyMax: number | null
}
