import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { makeOffering } from './offering.ts'
import { DEMO_EMAIL } from './page.ts'
import { practice } from './practice.ts'

const DOCUMENTS = new URL('./documents/', import.meta.url)

/** Says where everything is; on the first start of an empty embedded database also how to get in. */
export async function welcome(app: FastifyInstance, config: Config): Promise<void> {
  const lines = [`FrontDesk is ready: ${config.baseUrl}`, `API reference:      ${config.baseUrl}/docs`]
  if (config.demo && (await isEmpty(app))) lines.push(...demoLines(await makeDemo(app), config.baseUrl))
  lines.push(...(await setUpLines(app, config)))
  process.stdout.write(`\n${lines.join('\n')}\n\n`)
}

/** How the first tenant is registered, where registration is by invitation and there is nobody yet to invite. */
async function setUpLines({ auth: { setupLinks } }: FastifyInstance, config: Config): Promise<string[]> {
  if (config.registration !== 'invited' || !(await setupLinks.isOpen())) return []
  const again = 'A new link: npm run admin -- users invite'
  if (await setupLinks.isOut()) return ['', `The set-up link of an earlier start is still good. ${again}`]
  const link = await setupLinks.make()
  if (link === undefined) return []
  return [
    '',
    'Register the first business with this link. It works once, for 24 hours, and is shown once.',
    `  ${link}`,
    again,
  ]
}

interface Demo {
  email: string
  password: string
  tenantId: string
  key: string
}

function demoLines({ email, password, tenantId, key }: Demo, baseUrl: string): string[] {
  return [
    '',
    'A demo tenant was made: a dental practice with its documents and services. This is shown once.',
    `  website:   ${baseUrl}/demo`,
    `  sign-in:   ${email}  password: ${password}`,
    `  tenant_id: ${tenantId}`,
    `  API key:   ${key}`,
    'Start with --no-demo to have none.',
  ]
}

async function isEmpty(app: FastifyInstance): Promise<boolean> {
  const { rows } = await app.database.systemOnce((tx) =>
    tx.execute<{ empty: boolean }>(sql`select not exists (select from tenants) as empty`),
  )
  return rows[0]!.empty
}

async function makeDemo(app: FastifyInstance): Promise<Demo> {
  const email = DEMO_EMAIL
  const password = randomBytes(12).toString('base64url')
  const { tenantId, key } = await app.auth.createAccount({ email, password, tenant: practice })
  for (const name of (await readdir(DOCUMENTS)).toSorted()) {
    const text = await readFile(new URL(name, DOCUMENTS), 'utf8')
    await app.database.tenant(tenantId, (tx) => app.knowledge.create(tx, tenantId, { text }))
  }
  app.knowledge.wake()
  await makeOffering(app, tenantId, practice.time_zone ?? 'UTC')
  return { email, password, tenantId, key }
}
