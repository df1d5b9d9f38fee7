import { writtenPhone } from '../../core/phone.ts'
import { DAY, type Clock } from '../../core/time.ts'
import { Conflict, NotFound } from '../../errors.ts'
import type { AddressKey } from '../../core/client-address.ts'
import type { Tenant, Tenants } from '../../tenants/index.ts'
import { writeCalendar } from '../calendar-file.ts'
import { referenceOf } from '../booking/bookings.ts'
import type { BookingRow } from '../booking/repository.ts'
import type { LinkOwner, Links } from './links.ts'
import { dateOf } from '../spoken-time.ts'
import { isToldByMail, speechOf, visitorEntry, zoneOf } from './visitor-mail.ts'
import type { Offer, Notice, ManageView } from './manage-view.ts'

/** Bookings as the page uses them, under the usual rules. */
export interface VisitorBookings {
  /** @throws NotFound */
  get(tenantId: string, id: string): Promise<BookingRow>
  /**
   * Sorted starts to which this booking can move, on the given days (`YYYY-MM-DD` in the zone, inclusive). Undefined if it
   * cannot move at all.
   */
  offer(
    tenantId: string,
    booking: BookingRow,
    days: { from: string; to: string; timeZone: string },
  ): Promise<Date[] | undefined>
  /** @throws Conflict for an unavailable start or an outdated version */
  move(tenantId: string, id: string, change: Proving & { start: Date; version: number }): Promise<unknown>
  /** @throws Conflict for a cancelled or past booking, or an outdated version */
  cancel(tenantId: string, id: string, change: Proving & { reason: string | null; version: number }): Promise<unknown>
  /** True if the start of a cancelled booking is still free with the same person. */
  isFree(tenantId: string, booking: BookingRow): Promise<boolean>
  /**
   * Makes a new booking with the data of a cancelled one. Returns the token of the new booking's link.
   * @throws NotOffered (409) for a time that is gone; CapReached for too many bookings from these addresses
   */
  again(tenantId: string, booking: BookingRow, by: Proving & { addresses: AddressKey[] }): Promise<string>
}

interface Proving {
  /** Mailbox proven by a link from a mail; null for links from elsewhere. */
  provenAddress: string | null
}

interface PageRequest {
  token: string
  /** The change that the visitor prepares; undefined: the appointment is only shown. */
  change?: 'move' | 'cancel' | undefined
  /** First of the shown days, `YYYY-MM-DD`. */
  from?: string | undefined
  /** The day whose times are shown. */
  day?: string | undefined
  notice?: Notice | undefined
}

export type Step =
  | { action: 'move'; start: Date | undefined; version: number }
  | { action: 'cancel'; reason: string | null; version: number }
  /** Takes the cancellation back. */
  | { action: 'again'; addresses: AddressKey[] }

/** The outcome of a step, and the path of the page that shows it. */
interface Outcome {
  notice: Notice
  path: string
}

interface ManageDeps {
  links: Pick<Links, 'find'>
  bookings: VisitorBookings
  tenants: Pick<Tenants, 'find'>
  clock: Clock
  baseUrl: string
}

export type Manage = ReturnType<typeof createManage>

const SHOWN_DAYS = 14
/** Limit of the day picker, from today. */
const MAX_DAYS_AHEAD = 2 * 366

/** Actions behind a visitor's link. */
export function createManage(deps: ManageDeps) {
  const { bookings, clock, baseUrl } = deps
  return {
    /** @throws NotFound for an invalid link */
    async view({ token, change, notice, ...asked }: PageRequest): Promise<ManageView> {
      const found = await find(deps, token)
      const state = stateOf(found.booking, clock.now())
      const isChoosing = notice === 'taken' || notice === 'choose'
      const offer = state === 'open' ? await offerOf(deps, found, asked) : undefined
      const isOwn = state === 'cancelled' && notice === 'cancelled'
      const canTakeBack = isOwn && (await bookings.isFree(found.tenant.id, found.booking))
      const step = isChoosing ? 'move' : change
      return { ...viewOf(found), path: `/b/${token}`, state, notice, offer, canTakeBack, change: step }
    },

    /** Performs the requested action and returns its outcome. @throws NotFound */
    async step(token: string, step: Step): Promise<Outcome> {
      const found = await find(deps, token)
      const path = `/b/${token}`
      if (step.action === 'move' && step.start === undefined) return { notice: 'choose', path }
      if (stateOf(found.booking, clock.now()) !== (step.action === 'again' ? 'cancelled' : 'open'))
        return { notice: 'changed', path }
      try {
        return { path, ...(await take(bookings, found, step)) }
      } catch (error) {
        if (!(error instanceof Conflict)) throw error
        if (step.action === 'again') return { notice: 'gone', path }
        const { version } = await bookings.get(found.tenant.id, found.booking.id)
        return { notice: step.action === 'move' && version === step.version ? 'taken' : 'changed', path }
      }
    },

    /** A calendar with the booking as its only entry. @throws NotFound */
    async calendar(token: string): Promise<string> {
      const { tenant, booking } = await find(deps, token)
      return writeCalendar(tenant.name, [visitorEntry(booking, tenant, `${baseUrl}/b/${token}`, baseUrl)])
    },
  }
}

interface Found {
  tenant: Tenant
  booking: BookingRow
  isMailed: boolean
}

async function find({ links, bookings, tenants }: ManageDeps, token: string): Promise<Found> {
  const owner: LinkOwner | undefined = await links.find(token)
  const tenant = owner && (await tenants.find(owner.tenantId))
  if (owner === undefined || tenant === undefined) throw new NotFound()
  return { tenant, booking: await bookings.get(owner.tenantId, owner.bookingId), isMailed: owner.isMailed }
}

async function take(
  bookings: VisitorBookings,
  { tenant, booking, isMailed }: Found,
  step: Step,
): Promise<Pick<Outcome, 'notice'> & Partial<Outcome>> {
  const provenAddress = isMailed ? booking.clientEmail : null
  if (step.action === 'again') {
    const { addresses } = step
    return { notice: 'again', path: `/b/${await bookings.again(tenant.id, booking, { addresses, provenAddress })}` }
  }
  const { version } = step
  if (step.action === 'cancel') {
    await bookings.cancel(tenant.id, booking.id, { reason: step.reason, version, provenAddress })
    return { notice: 'cancelled' }
  }
  await bookings.move(tenant.id, booking.id, { start: step.start!, version, provenAddress })
  return { notice: 'moved' }
}

/** Only the business may change an appointment that has begun. */
function stateOf({ status, startAt }: BookingRow, now: Date): ManageView['state'] {
  if (status === 'cancelled') return 'cancelled'
  return status === 'confirmed' && startAt > now ? 'open' : 'over'
}

function viewOf({ tenant, booking }: Found) {
  const { name, business } = tenant
  return {
    speech: speechOf(booking, tenant),
    zones: { business: booking.timeZone, visitor: zoneOf(booking) },
    business: {
      name,
      address: business.address,
      phone:
        business.phone === null
          ? null
          : { number: business.phone, written: writtenPhone(business.phone, tenant.country) },
      email: business.email,
      website: business.website,
    },
    accent: tenant.widget.accent_color,
    booking: {
      service: booking.serviceName,
      person: booking.resourceName,
      name: booking.clientName,
      start: booking.startAt,
      end: booking.endAt,
      version: booking.version,
      reference: referenceOf(booking.id),
      isToldByMail: isToldByMail(booking, tenant),
    },
  }
}

async function offerOf(
  deps: ManageDeps,
  { tenant, booking }: Found,
  asked: Pick<PageRequest, 'from' | 'day'>,
): Promise<Offer | undefined> {
  const { timeZone } = booking
  const today = dateOf(deps.clock.now(), timeZone)
  const own = dateOf(booking.startAt, timeZone)
  // The booking's own day is among the first, because most moves are small.
  const near = own < later(today, SHOWN_DAYS) ? today : own
  const first = between(today, asked.from ?? near, later(today, MAX_DAYS_AHEAD))
  const days = Array.from({ length: SHOWN_DAYS }, (_, index) => later(first, index))
  const found = await deps.bookings.offer(tenant.id, booking, { from: first, to: days.at(-1)!, timeZone })
  if (found === undefined) return undefined
  const starts = found.filter((start) => start.getTime() !== booking.startAt.getTime())
  const free = new Set(starts.map((start) => dateOf(start, timeZone)))
  return {
    days,
    starts,
    day: [asked.day, own].find((day) => day !== undefined && free.has(day)) ?? [...free][0],
    earlier: first > today ? between(today, later(first, -SHOWN_DAYS), first) : undefined,
    later: first < later(today, MAX_DAYS_AHEAD) ? later(first, SHOWN_DAYS) : undefined,
  }
}

function later(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)
}

/** ISO dates compare as text. */
function between(least: string, day: string, most: string): string {
  if (day < least) return least
  return day > most ? most : day
}
