import { z } from 'zod'
import { pairsIn } from '../../core/keys.ts'
import { dateIn, idField, instantOut, lines, pageQuery, pageReply, text } from '../../core/fields.ts'
import { conflictFields } from '../booking/conflict-schemas.ts'
import { openDays, presentWeek, shownWeeklyHours, weeklyHours } from './hours-schemas.ts'
import type { NewService, ServiceChange, ServiceRow } from './repository.ts'

const MINUTES_A_DAY = 1_440

const MAX_ALIASES = 30
const MAX_CAPACITY = 1_000

const minutes = (min: number, max = MINUTES_A_DAY) => z.number().int().min(min).max(max)

const partySize = z.number().int().min(1).max(MAX_CAPACITY)

const name = text(200).describe('What the service is called.')
const duration = minutes(1)

const fields = {
  description: lines(2_000).nullish().describe('What visitors are told about it.'),
  buffer_before_minutes: minutes(0).nullish().describe('Kept free before; buffers of two neighbours add up.'),
  buffer_after_minutes: minutes(0).nullish().describe('Kept free after.'),
  slot_interval_minutes: minutes(1)
    .nullish()
    .describe('From one start to the next, counted from the beginning of the opening hours; the duration unless said.'),
  minimum_notice_minutes: minutes(0, 365 * MINUTES_A_DAY).nullish(),
  maximum_days_ahead: z
    .number()
    .int()
    .min(0)
    .max(730)
    .nullish()
    .describe('Local dates after today; 0 is today only. 60 unless said.'),
  resource_ids: z
    .array(idField)
    .max(100)
    .overwrite((ids) => [...new Set(ids)])
    .nullish()
    .describe('Who does it; who comes first is preferred among equally busy ones.'),
  assignment: z
    .enum(['any', 'all', 'chosen'])
    .nullish()
    .describe(
      '`any` (unless said): whoever is free, fewest bookings of the day first; `all`: each is needed; `chosen`: the visitor says who.',
    ),
  capacity: z.number().int().min(1).max(MAX_CAPACITY).nullish().describe('Places of one start; 1 unless said.'),
  party_min: partySize.nullish().describe('The smallest party that can book.'),
  party_max: partySize.nullish().describe('The largest party that can book; the capacity bounds it as well.'),
  weekly_hours: weeklyHours
    .nullish()
    .describe('Narrows the hours of its resources, on their wall clocks; a day that is not named is closed.'),
  aliases: z
    .array(text(100))
    .max(MAX_ALIASES)
    .overwrite((names) => [...new Set(names)])
    .nullish()
    .describe('Other names that visitors use for it, in any language.'),
  maximum_per_day: z.number().int().min(1).max(10_000).nullish().describe('Bookings of one local date.'),
  price: z
    .union([text(100), z.number().min(0).max(1e9)])
    .nullish()
    .describe('For information, shown as given.'),
  bookable_from: dateIn.nullish().describe('First date, included.'),
  bookable_until: dateIn.nullish().describe('Last date, included.'),
  active: z.boolean().nullish().describe('One that is not active takes no new bookings.'),
}

const NONE: string[] = []

/** Defaults; null in a change restores them. */
const DEFAULTS = {
  description: null,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  slotIntervalMinutes: null,
  minimumNoticeMinutes: 0,
  maximumDaysAhead: 60,
  resourceIds: NONE,
  assignment: 'any' as const,
  capacity: 1,
  partyMin: null,
  partyMax: null,
  weeklyHours: null,
  aliases: NONE,
  maximumPerDay: null,
  price: null,
  bookableFrom: null,
  bookableUntil: null,
  active: true,
}

const bodyExample = { name: 'Check-up', duration_minutes: 30, buffer_after_minutes: 10 }

export const createServiceBody = z
  .object({ name, duration_minutes: duration, ...fields })
  .meta({ id: 'CreateService', description: 'A service to offer.', examples: [bodyExample] })

export const updateServiceBody = z
  .object({ name: name.optional(), duration_minutes: duration.optional(), ...fields })
  .meta({
    id: 'UpdateService',
    description: 'The changes of a service; null goes back to the default.',
    examples: [{ buffer_after_minutes: 15 }],
  })

export const serviceParams = z.object({ service_id: idField })
export const listServicesQuery = z.object(pageQuery)

const shown = {
  service_id: z.string(),
  name: z.string().describe('What the service is called.'),
  description: z.string().nullable().describe('What visitors are told about it.'),
  duration_minutes: z.number().int(),
  buffer_before_minutes: z.number().int(),
  buffer_after_minutes: z.number().int(),
  slot_interval_minutes: z.number().int(),
  minimum_notice_minutes: z.number().int(),
  maximum_days_ahead: z.number().int(),
  resource_ids: z.array(z.string()),
  assignment: z.enum(['any', 'all', 'chosen']),
  capacity: z.number().int(),
  party_min: z.number().int().nullable(),
  party_max: z.number().int().nullable(),
  weekly_hours: shownWeeklyHours
    .nullable()
    .describe('The hours that narrow those of its resources; null: they are not narrowed.'),
  aliases: z.array(z.string()),
  maximum_per_day: z.number().int().nullable(),
  price: z.union([z.string(), z.number()]).nullable(),
  bookable_from: z.string().nullable(),
  bookable_until: z.string().nullable(),
  active: z.boolean().describe('One that is not active takes no new bookings.'),
  created_at: instantOut,
  updated_at: instantOut,
}

const replyExample = {
  service_id: 'svc_01h455vb4pex5vsknk084sn02q',
  ...bodyExample,
  description: null,
  buffer_before_minutes: 0,
  slot_interval_minutes: 30,
  minimum_notice_minutes: 0,
  maximum_days_ahead: 60,
  resource_ids: ['res_01h455vb4pex5vsknk084sn02q'],
  assignment: 'any' as const,
  capacity: 1,
  party_min: null,
  party_max: null,
  weekly_hours: null,
  aliases: ['examination'],
  maximum_per_day: null,
  price: '€49',
  bookable_from: null,
  bookable_until: null,
  active: true,
  created_at: '2026-03-02T09:30:00.000Z',
  updated_at: '2026-03-02T09:30:00.000Z',
}

export const serviceReply = z
  .object(shown)
  .meta({ id: 'Service', description: 'A service that can be booked.', examples: [replyExample] })

export const changedServiceReply = z.object({ ...shown, ...conflictFields }).meta({
  id: 'ChangedService',
  description: 'A service, and the bookings that no longer fit.',
  examples: [{ ...replyExample, conflicts: [], conflict_count: 0 }],
})

export const servicePage = pageReply(serviceReply).meta({ id: 'ServicePage', description: 'A page of services.' })

export function presentService(row: ServiceRow): z.input<typeof serviceReply> {
  return {
    service_id: row.id,
    name: row.name,
    description: row.description,
    duration_minutes: row.durationMinutes,
    buffer_before_minutes: row.bufferBeforeMinutes,
    buffer_after_minutes: row.bufferAfterMinutes,
    slot_interval_minutes: row.slotIntervalMinutes ?? row.durationMinutes,
    minimum_notice_minutes: row.minimumNoticeMinutes,
    maximum_days_ahead: row.maximumDaysAhead,
    resource_ids: row.resourceIds,
    assignment: row.assignment,
    capacity: row.capacity,
    party_min: row.partyMin,
    party_max: row.partyMax,
    weekly_hours: row.weeklyHours && presentWeek(row.weeklyHours),
    aliases: row.aliases,
    maximum_per_day: row.maximumPerDay,
    price: row.price,
    bookable_from: row.bookableFrom,
    bookable_until: row.bookableUntil,
    active: row.active,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}

export function newServiceOf(body: z.output<typeof createServiceBody>): Omit<NewService, 'id'> {
  return { ...DEFAULTS, ...serviceChangeOf(body), name: body.name, durationMinutes: body.duration_minutes }
}

/** Only the named fields; null restores the default. */
export function serviceChangeOf(body: z.output<typeof updateServiceBody>): ServiceChange {
  const given = {
    description: body.description,
    bufferBeforeMinutes: body.buffer_before_minutes,
    bufferAfterMinutes: body.buffer_after_minutes,
    slotIntervalMinutes: body.slot_interval_minutes,
    minimumNoticeMinutes: body.minimum_notice_minutes,
    maximumDaysAhead: body.maximum_days_ahead,
    resourceIds: body.resource_ids,
    assignment: body.assignment,
    capacity: body.capacity,
    partyMin: body.party_min,
    partyMax: body.party_max,
    weeklyHours: body.weekly_hours && openDays(body.weekly_hours),
    aliases: body.aliases,
    maximumPerDay: body.maximum_per_day,
    price: body.price,
    bookableFrom: body.bookable_from,
    bookableUntil: body.bookable_until,
    active: body.active,
  }
  const named = pairsIn(given).filter(([, value]) => value !== undefined)
  const change = Object.fromEntries(named.map(([key, value]) => [key, value ?? DEFAULTS[key]]))
  const own = { name: body.name, durationMinutes: body.duration_minutes }
  return { ...change, ...Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined)) }
}
