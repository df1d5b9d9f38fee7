import { type BookingRow, type Bookings, type Slot, referenceOf } from '../bookings/index.ts'
import {
  answerDetached,
  offersInMemory,
  type ActionLog,
  type Assistant,
  type TenantContext,
  type TurnDone,
} from '../conversation/index.ts'
import { newId } from '../core/ids.ts'
import { DAY } from '../core/time.ts'
import type { Database } from '../db/database.ts'
import type { BookableService } from '../models/chat-model.ts'
import { variantOf, wordingOf } from './plan.ts'
import type { Played, PlayRow } from './repository.ts'
import type { Spoken } from './tables.ts'
import { nextWords, type ExamVisitor } from './visitor.ts'

interface BookingDeps {
  database: Database
  assistant: Pick<Assistant, 'answer'>
  bookings: Pick<Bookings, 'availability' | 'create' | 'findById' | 'ofContact'>
  now(): Date
}

interface Conversing {
  /** The hidden copy. */
  tenantId: string
  context: TenantContext
  row: PlayRow
}

const AHEAD_MS = 28 * DAY
const MAX_TURNS = 8

type Failure = Pick<Played, 'reason' | 'detail'>

/** Plays a booking, a move or a cancellation against the hidden copy, and looks there for its row. */
export async function playBooking(deps: BookingDeps, at: Conversing, signal: AbortSignal): Promise<Played> {
  const service = at.context.services.find(({ id }) => id === at.row.serviceId)
  const free = service === undefined ? [] : await freeStarts(deps, at.tenantId, service)
  const obstacle = obstacleOf(service, free)
  if (service === undefined || obstacle !== undefined)
    return { outcome: 'not_booked', reason: obstacle ?? 'no_services', detail: {}, turns: [], tokens: 0 }
  const before = at.row.kind === 'book' ? undefined : await existingBooking(deps, at, { service, free })
  const visitor = visitorOf(at, service, before)
  const asked = firstWords(at, visitor, free[0]!)
  const { turns, tokens, error } = await converse(deps, { ...at, visitor, asked }, signal)
  const isBooked = await hasRow(deps, at, { visitor, before })
  const failure: Failure = {
    reason: error === undefined ? 'not_understood' : 'refused',
    detail: error ? { error } : {},
  }
  const shown = asked.replace(visitor.booking ?? '', '').trim()
  const outcome = isBooked
    ? { outcome: 'booked' as const, reason: null, detail: {} }
    : { outcome: 'not_booked' as const, ...failure }
  return { ...outcome, turns, tokens, asked: shown }
}

async function freeStarts({ bookings, now }: BookingDeps, tenantId: string, service: BookableService): Promise<Slot[]> {
  if (service.staff.length === 0) return []
  const from = now()
  const to = new Date(from.getTime() + AHEAD_MS)
  return bookings.availability(tenantId, { serviceId: service.id, from, to })
}

function obstacleOf(service: BookableService | undefined, free: Slot[]): Failure['reason'] | undefined {
  if (service === undefined) return 'no_services'
  if (service.staff.length === 0) return 'no_staff'
  return free.length === 0 ? 'no_free_time' : undefined
}

/** A booking in the middle of the free starts, so that there are some before and after it. */
async function existingBooking(
  { database, bookings }: BookingDeps,
  { tenantId, row }: Conversing,
  { service, free }: { service: BookableService; free: Slot[] },
): Promise<BookingRow> {
  const slot = free[Math.floor(free.length / 2)]!
  const wanted = {
    serviceId: service.id,
    start: new Date(slot.start),
    resourceId: slot.resourceIds[0],
    partySize: service.partyMin,
    clientName: NAME,
    clientEmail: emailOf(row),
  }
  const by = { source: 'portal', actor: { kind: 'system', id: null } } as const
  return database.tenant(tenantId, (tx) => bookings.create(tx, tenantId, wanted, by))
}

const NAME = 'Alex Martin'

/** An address at a reserved name (RFC 2606), different for each conversation. */
function emailOf({ position }: PlayRow): string {
  return `alex.martin.${position}@exam.example`
}

function visitorOf({ row }: Conversing, service: BookableService, before: BookingRow | undefined): ExamVisitor {
  const email = emailOf(row)
  const booking = before && wordingOf(row.language).booking(referenceOf(before.id), email)
  return { name: NAME, email, language: row.language, service, booking }
}

function firstWords({ row, context }: Conversing, { service, booking }: ExamVisitor, { start }: Slot): string {
  const wording = wordingOf(row.language)
  const variant = variantOf(row.key)
  if (row.kind !== 'book' && row.kind !== 'question') return wording[row.kind][variant]!(booking ?? '')
  const weekday = new Intl.DateTimeFormat(row.language, { weekday: 'long', timeZone: context.tenant.timeZone })
  return wording.book[variant]!(service!.name, weekday.format(start))
}

interface Talk {
  turns: Spoken[]
  tokens: number
  /** Code of the last refusal of a tool. */
  error: string | undefined
}

async function converse(
  { assistant, now }: BookingDeps,
  { tenantId, context, visitor, asked }: Conversing & { visitor: ExamVisitor; asked: string },
  signal: AbortSignal,
): Promise<Talk> {
  const talk: Talk = { turns: [], tokens: 0, error: undefined }
  const offers = countedOffers()
  const actions = actionsOnCopy()
  let words = asked
  let memory: unknown
  let isIntroduced = visitor.booking !== undefined
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    const offered = offers.count
    const said = { tenantId, context, question: words, now: now(), visitor: { locale: visitor.language }, memory }
    const kept = { history: [...talk.turns], offeredSlots: offers, actions }
    const done = await answerDetached(assistant, { ...said, ...kept }, signal)
    talk.turns.push({ role: 'visitor', text: words }, { role: 'assistant', text: done.reply })
    talk.tokens += (done.trace.tokens?.input ?? 0) + (done.trace.tokens?.output ?? 0)
    talk.error = refusalOf(done) ?? talk.error
    if (done.actions.length > 0) return { ...talk, error: undefined }
    words = nextWords(visitor, { done, isOffered: offers.count > offered, isIntroduced })
    isIntroduced ||= words.includes(visitor.email)
    memory = done.memory
  }
  return talk
}

function refusalOf({ trace }: TurnDone): string | undefined {
  const refused = trace.tools?.findLast(({ ok }) => !ok)?.result['error']
  return typeof refused === 'string' ? refused : undefined
}

function countedOffers() {
  const offers = offersInMemory()
  return {
    count: 0,
    async offer(...given: Parameters<typeof offers.offer>) {
      this.count += given[0].length
      return offers.offer(...given)
    },
    find: offers.find,
  }
}

/** Tools that an exam may run; all others would reach people. */
const DEEDS = new Set(['find_booking', 'create_booking', 'reschedule_booking', 'add_note', 'cancel_booking'])

function actionsOnCopy(): ActionLog {
  return {
    counts: async (tool) => ({ done: DEEDS.has(tool) ? 0 : Infinity, refused: 0 }),
    begin: async () => ({ id: newId('act') }),
    finish: async () => {},
  }
}

async function hasRow(
  { database, bookings }: BookingDeps,
  { tenantId, row }: Conversing,
  { visitor, before }: { visitor: ExamVisitor; before: BookingRow | undefined },
): Promise<boolean> {
  if (before === undefined) {
    const made = await bookings.ofContact(tenantId, { email: visitor.email, phone: null })
    return made.some(({ serviceId, status }) => serviceId === row.serviceId && status === 'confirmed')
  }
  const after = await database.tenant(tenantId, (tx) => bookings.findById(tx, tenantId, before.id))
  if (row.kind === 'cancel') return after?.status === 'cancelled'
  return after?.status === 'confirmed' && after.startAt.getTime() !== before.startAt.getTime()
}
