import { WEEKDAYS } from '../core/days.ts'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { FIRST_KEY_NAME } from '../auth/index.ts'
import { writtenPhone } from '../core/phone.ts'
import { forLanguage, languageAsked } from '../languages/index.ts'
import { demoSite, type DemoSite } from './site.ts'

/** Owner of the demo tenant; `.example` addresses cannot be registered or receive mail (RFC 2606). */
export const DEMO_EMAIL = 'owner@demo.example'

const config = { access: 'public', limits: ['general'] } as const
const schema = { hide: true }

const MAX_SHOWN = 12

/** `/demo`: the website of the demo tenant with its widget. Without a demo tenant, and in production, it is not there. */
async function demoPagePlugin(app: FastifyInstance, { isProduction }: { isProduction: boolean }): Promise<void> {
  if (isProduction) app.addHook('onReady', () => closeDemo(app))
  app.get('/demo', { config, schema }, async (request, reply) => {
    const tenantId = isProduction ? undefined : await findDemoTenant(app)
    const site = tenantId === undefined ? undefined : await siteOf(app, tenantId)
    if (site === undefined) return reply.callNotFound()
    const language = languageAsked(request.headers['accept-language'])
    return reply
      .headers({ 'Cache-Control': 'no-store', Vary: 'Accept-Language' })
      .type('text/html; charset=utf-8')
      .send(demoSite(site, language, forLanguage(language).pages.demo))
  })
}

/** Over all tenants: the demo is known by its e-mail alone. */
export async function findDemoTenant(app: FastifyInstance): Promise<string | undefined> {
  const { rows } = await app.database.systemOnce((tx) =>
    tx.execute<{ tenant_id: string }>(sql`select tenant_id from users where email = ${DEMO_EMAIL} limit 1`),
  )
  return rows[0]?.tenant_id
}

/**
 * Over all tenants, for data that contains a demo: the log of its first start holds its password and key, so both are disabled
 * in production.
 * Users and keys added since then stay.
 */
async function closeDemo(app: FastifyInstance): Promise<void> {
  const { rows } = await app.database.systemOnce((tx) =>
    tx.execute<{ user_id: string; key_id: string | null }>(sql`
      select u.id as user_id, k.id as key_id
      from users u left join api_keys k
        on k.tenant_id = u.tenant_id and k.name = ${FIRST_KEY_NAME} and k.created_at < u.created_at + interval '1 minute'
      where u.email = ${DEMO_EMAIL}`),
  )
  if (rows.length === 0) return
  for (const { user_id: userId, key_id: keyId } of rows) {
    app.identity.close(userId)
    if (keyId !== null) app.identity.close(keyId)
  }
  app.log.warn(
    `The demo tenant is in this database. BASE_URL is https, so /demo, the sign-in of ${DEMO_EMAIL} and the API key that the first start printed are refused. Delete the tenant, or start with an empty DATA_DIR.`,
  )
}

/** The demo tenant's settings, services and staff, read at each request so that the page follows them. */
async function siteOf({ tenants, bookings }: FastifyInstance, tenantId: string): Promise<DemoSite | undefined> {
  const [tenant, services, resources] = await Promise.all([
    tenants.find(tenantId),
    bookings.services.list(tenantId, { cursor: undefined, limit: MAX_SHOWN }),
    bookings.resources.list(tenantId, { cursor: undefined, limit: MAX_SHOWN }),
  ])
  if (tenant === undefined) return undefined
  const { address, phone, email, hours } = tenant.business
  return {
    tenantId,
    name: tenant.name,
    address,
    phone: phone === null ? null : { number: phone, written: writtenPhone(phone, tenant.country) },
    email,
    hours: WEEKDAYS.map((day) => hours?.[day] ?? []),
    // As they were entered: lists begin with the newest.
    services: services.data
      .toReversed()
      .map(({ name, durationMinutes, price }) => ({ name, minutes: durationMinutes, price })),
    staff: resources.data
      .toReversed()
      .filter(({ kind }) => kind === 'staff')
      .map(({ name }) => name),
  }
}

export const demoPage = fp(demoPagePlugin, {
  name: 'demo-page',
  dependencies: ['database', 'limits', 'identity', 'tenants', 'bookings'],
})
