import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { FIRST_KEY_NAME } from '../auth/index.ts'
import { html, type Html } from '../core/html.ts'

/** Owner of the demo tenant; `.example` addresses cannot be registered or receive mail (RFC 2606). */
export const DEMO_EMAIL = 'owner@demo.example'

const config = { access: 'public', limits: ['general'] } as const
const schema = { hide: true }

/** `/demo`: a sample website with the demo tenant's widget. Without a demo tenant, and in production, it says so. */
async function demoPagePlugin(app: FastifyInstance, { isProduction }: { isProduction: boolean }): Promise<void> {
  if (isProduction) app.addHook('onReady', () => closeDemo(app))
  app.get('/demo', { config, schema }, async (_request, reply) => {
    const tenantId = isProduction ? undefined : await findDemoTenant(app)
    reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-store')
    reply.code(tenantId === undefined ? 404 : 200)
    return page(tenantId === undefined ? absence() : practice(tenantId)).text
  })
}

export async function findDemoTenant(app: FastifyInstance): Promise<string | undefined> {
  const { rows } = await app.database.systemOnce((tx) =>
    tx.execute<{ tenant_id: string }>(sql`select tenant_id from users where email = ${DEMO_EMAIL} limit 1`),
  )
  return rows[0]?.tenant_id
}

/**
 * For data that contains a demo: the log of its first start holds its password and key, so both are disabled in production.
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

function practice(tenantId: string): Html {
  return html`<h1>Harbour Street Dental</h1>
    <p>
      This could be any website. The button in the corner is the widget of the demo tenant: it answers from the
      practice's documents, books appointments, and takes messages.
    </p>
    <ul>
      <li>Ask: <q>Are you open on Friday afternoon?</q></li>
      <li>Ask: <q>What does a cleaning cost?</q></li>
      <li>Book a check-up, and change it by the link in the confirmation.</li>
    </ul>
    <p><a href="/guide/widget.html">How to put it on your own page</a></p>
    <script src="/widget.js" data-tenant-id="${tenantId}" async></script>`
}

function absence(): Html {
  return html`<h1>There is no demo tenant here</h1>
    <p>
      The first start of an empty installation makes one, unless it is told <code>--no-demo</code>. To see your own
      widget, put it on your page: <a href="/guide/widget.html">the guide</a> shows how.
    </p>`
}

function page(content: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Demo – FrontDesk</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/home.css" />
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`
}

export const demoPage = fp(demoPagePlugin, { name: 'demo-page', dependencies: ['database', 'limits', 'identity'] })
