import { z } from 'zod'
import { pairsIn } from '../../core/keys.ts'
import { email, idField, instantOut, pageQuery, pageReply, text, timeZone } from '../../core/fields.ts'
import { conflictFields } from '../booking/conflict-schemas.ts'
import type { Tenant } from '../../tenants/index.ts'
import {
  dateOverrides,
  openDays,
  presentOverrides,
  presentWeek,
  shownDateOverrides,
  shownWeeklyHours,
  weeklyHours,
} from './hours-schemas.ts'
import type { NewResource, ResourceChange, ResourceRow } from './repository.ts'

const name = text(200).describe('The name of the person, the room or the piece of equipment.')

const fields = {
  kind: z.enum(['staff', 'room', 'equipment']).nullish().describe('`staff` unless said.'),
  email: email.nullish(),
  time_zone: timeZone.nullish().describe("Where it is; the tenant's zone unless said."),
  weekly_hours: weeklyHours
    .nullish()
    .describe("Replaces the week; a day that is not named is closed. The business's opening hours unless said."),
  date_overrides: dateOverrides.nullish().describe('Holidays and other days that differ; replaces the list.'),
  active: z.boolean().nullish().describe('One that is not active takes no new bookings.'),
}

const bodyExample = {
  name: 'Dr. Grace Hopper',
  time_zone: 'America/New_York',
  weekly_hours: { mon: [{ start: '09:00', end: '17:00' }], tue: [{ start: '09:00', end: '17:00' }] },
  date_overrides: [{ date: '2026-12-25', hours: [] }],
}

export const createResourceBody = z
  .object({ name, ...fields })
  .meta({ id: 'CreateResource', description: 'A resource to add.', examples: [bodyExample] })

export const updateResourceBody = z.object({ name: name.optional(), ...fields }).meta({
  id: 'UpdateResource',
  description: 'The changes of a resource; null goes back to the default.',
  examples: [{ date_overrides: [{ date: '2026-12-24', hours: [] }] }],
})

export const dateOverridesBody = z
  .object({ date_overrides: dateOverrides.describe('Holidays and other days that differ; replaces the list.') })
  .meta({
    id: 'UpdateDateOverrides',
    description: 'The days of a resource that differ from its week.',
    examples: [{ date_overrides: [{ date: '2026-12-24', hours: [] }] }],
  })

export const resourceParams = z.object({ resource_id: idField })
export const listResourcesQuery = z.object(pageQuery)

const shown = {
  resource_id: z.string(),
  name: z.string().describe('The name of the person, the room or the piece of equipment.'),
  kind: z.enum(['staff', 'room', 'equipment']).describe('Kind of the resource.'),
  email: z.string().nullable(),
  time_zone: z.string(),
  weekly_hours: shownWeeklyHours,
  date_overrides: shownDateOverrides,
  active: z.boolean().describe('One that is not active takes no new bookings.'),
  created_at: instantOut,
  updated_at: instantOut,
}

const replyExample = {
  resource_id: 'res_01h455vb4pex5vsknk084sn02q',
  ...bodyExample,
  kind: 'staff' as const,
  email: null,
  active: true,
  created_at: '2026-03-02T09:30:00.000Z',
  updated_at: '2026-03-02T09:30:00.000Z',
}

export const resourceReply = z.object(shown).meta({
  id: 'Resource',
  description: 'A person, a room or a piece of equipment that appointments need.',
  examples: [replyExample],
})

export const changedResourceReply = z.object({ ...shown, ...conflictFields }).meta({
  id: 'ChangedResource',
  description: 'A resource, and the bookings that no longer fit.',
  examples: [{ ...replyExample, conflicts: [], conflict_count: 0 }],
})

export const resourcePage = pageReply(resourceReply).meta({ id: 'ResourcePage', description: 'A page of resources.' })

export function presentResource(row: ResourceRow): z.input<typeof resourceReply> {
  return {
    resource_id: row.id,
    name: row.name,
    kind: row.kind,
    email: row.email,
    time_zone: row.timeZone,
    weekly_hours: presentWeek(row.weeklyHours),
    date_overrides: presentOverrides(row.dateOverrides),
    active: row.active,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}

/** The tenant, whose zone and opening hours are those of a resource without its own. */
type Employer = Pick<Tenant, 'timeZone' | 'business'>

export function newResourceOf(body: z.output<typeof createResourceBody>, tenant: Employer): Omit<NewResource, 'id'> {
  return { ...defaults(tenant), ...resourceChangeOf(body, tenant), name: body.name }
}

/** Only the named fields; null restores the default. */
export function resourceChangeOf(body: z.output<typeof updateResourceBody>, tenant: Employer): ResourceChange {
  const given = {
    kind: body.kind,
    email: body.email,
    timeZone: body.time_zone,
    weeklyHours: body.weekly_hours && openDays(body.weekly_hours),
    dateOverrides: body.date_overrides,
    active: body.active,
  }
  const standard = defaults(tenant)
  const named = pairsIn(given).filter(([, value]) => value !== undefined)
  const change = Object.fromEntries(named.map(([key, value]) => [key, value ?? standard[key]]))
  return body.name === undefined ? change : { ...change, name: body.name }
}

const defaults = (tenant: Employer) => ({
  kind: 'staff' as const,
  email: null,
  timeZone: tenant.timeZone,
  weeklyHours: openDays(tenant.business.hours),
  dateOverrides: [],
  active: true,
})
