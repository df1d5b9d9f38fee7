import type { z } from 'zod'
import { createResourceBody, createServiceBody, newResourceOf, newServiceOf, type Bookings } from '../bookings/index.ts'
import type { Tx } from '../db/database.ts'
import { Invalid, pathOf } from '../errors.ts'
import type { KnowledgeService } from '../knowledge/index.ts'
import { updateTenantBody, type Tenants } from '../tenants/index.ts'
import type { ServiceValue, Value } from './finding/finding.ts'

interface AcceptanceDeps {
  tenants: Pick<Tenants, 'changeIn' | 'findIn'>
  bookings: Pick<Bookings, 'services' | 'resources'>
  knowledge: Pick<KnowledgeService, 'createAddress'>
}

/** The pages of a site that become knowledge, as the page of documents offers them. */
const CRAWL = { depth: 2, maxPages: 50 }

/** Longest service, in minutes, that begins every quarter of an hour. */
const SHORT_SERVICE = 45

/**
 * Minutes from one start to the next of a new service: people ask for ten o'clock and half past five, whatever the service
 * lasts, so longer ones begin every half hour.
 */
function usualInterval(duration: number): number {
  return Math.min(duration, duration <= SHORT_SERVICE ? 15 : 30)
}

/** Writes a value where it belongs, in the caller's transaction: the settings, a service, a person, the knowledge. */
export type WriteValue = (tx: Tx, tenantId: string, value: Value) => Promise<void>

export function createAcceptance({ tenants, bookings, knowledge }: AcceptanceDeps): WriteValue {
  const patch = async (tx: Tx, tenantId: string, change: object) =>
    void (await tenants.changeIn(tx, tenantId, checked(updateTenantBody, change)))

  /** Creates a service, or changes duration and price of an existing one. */
  async function writeService(tx: Tx, tenantId: string, value: ServiceValue): Promise<void> {
    const { name, duration_minutes: minutes, price, aliases } = value
    const interval = minutes === null ? null : usualInterval(minutes)
    const body = checked(createServiceBody, {
      name,
      duration_minutes: minutes,
      slot_interval_minutes: interval,
      price,
      aliases,
    })
    const known = await bookings.services.findNamed(tx, tenantId, body.name)
    if (known === undefined) await bookings.services.createIn(tx, tenantId, newServiceOf(body))
    else {
      const change = { durationMinutes: body.duration_minutes, ...(body.price == null ? {} : { price: body.price }) }
      await bookings.services.changeIn(tx, tenantId, known.id, change)
    }
  }

  /** Creates a person, who works when the business is open until other hours are set. */
  async function writePerson(tx: Tx, tenantId: string, name: string): Promise<void> {
    if ((await bookings.resources.findNamed(tx, tenantId, name)) !== undefined) return
    const tenant = await tenants.findIn(tx, tenantId)
    if (tenant === undefined) return
    await bookings.resources.createIn(tx, tenantId, newResourceOf(checked(createResourceBody, { name }), tenant))
  }

  return async (tx, tenantId, value) => {
    switch (value.kind) {
      case 'address':
      case 'phone':
      case 'email':
        return patch(tx, tenantId, { business: { [value.kind]: value.text } })
      case 'hours':
        return patch(tx, tenantId, { business: { hours: { [value.day]: value.spans } } })
      case 'greeting':
        return patch(tx, tenantId, { assistant: { greeting: value.text } })
      case 'questions':
        return patch(tx, tenantId, { widget: { questions: value.questions } })
      case 'service':
        return writeService(tx, tenantId, value)
      case 'staff':
        return writePerson(tx, tenantId, value.name)
      case 'knowledge':
        return void (await knowledge.createAddress(tx, tenantId, { url: value.url, crawl: CRAWL }))
    }
  }
}

/** Validates by the rules of the page on which the value could be typed as well. */
function checked<T extends z.ZodType>(schema: T, given: object): z.output<T> {
  const { data, error } = schema.safeParse(given)
  if (error === undefined) return data
  const [issue] = error.issues
  const path = issue === undefined ? [] : pathOf(issue).slice(-1)
  throw new Invalid(['value', ...path], issue?.message ?? 'is not valid')
}
