import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { addressUrl, defaultBaseUrl, type Config } from '../config.ts'
import { systemClock } from '../core/time.ts'
import { packageFile } from '../core/package-files.ts'
import { makeOffering } from './offering.ts'
import { DEMO_EMAIL, findDemoTenant } from './page.ts'
import { practiceAt } from './practice.ts'

const DOCUMENTS = packageFile('src/demo/documents')

/** Where the app, which listens, is found: the first lines of the start-up message. */
export function addressLines(app: FastifyInstance, { baseUrl, host, port }: Config): string[] {
  const others = baseUrl === defaultBaseUrl(host, port) ? otherAddresses(app, baseUrl) : []
  return [
    `FrontDesk is ready: ${baseUrl}`,
    ...(others.length === 0 ? [] : [`Also at:            ${others.join(', ')}`]),
    `API reference:      ${baseUrl}/docs`,
  ]
}

/**
 * How to sign in: the other lines of the start-up message. The first start of an empty embedded database creates the demo
 * tenant.
 */
export async function accountLines(app: FastifyInstance, config: Config): Promise<string[]> {
  return [...(await signInLines(app, config)), ...(await setUpLines(app, config))]
}

async function signInLines(app: FastifyInstance, { baseUrl, demo, registration }: Config): Promise<string[]> {
  if (!(await isEmpty(app))) {
    const email = (await findDemoTenant(app)) === undefined ? 'EMAIL' : DEMO_EMAIL
    return [`Lost the sign-in?   npm run admin -- users reset-password ${email}`]
  }
  if (!demo) return registration === 'open' ? [`There is no account yet. Register at ${baseUrl}/register`] : []
  const own = registration === 'open' ? [`Your own business begins at ${baseUrl}/register`] : []
  return [...demoLines(await makeDemo(app, systemClock.now()), baseUrl), ...own, 'Start with --no-demo to have none.']
}

/** Further addresses this machine listens on. */
function otherAddresses(app: FastifyInstance, baseUrl: string): string[] {
  // It listens on a port; a pipe alone would have no such address.
  const urls = (app.addresses() as AddressInfo[]).flatMap(({ address, port }) =>
    (isWildcard(address) ? machineAddresses() : [address]).map((one) => addressUrl(one, port)),
  )
  return [...new Set(urls)].filter((url) => url !== baseUrl)
}

function isWildcard(address: string): boolean {
  return address === '0.0.0.0' || address === '::'
}

function machineAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
  return all.filter(({ family }) => family === 'IPv4').map(({ address }) => address)
}

/** How to register the first tenant where registration is by invitation. */
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
    `  sign-in:   ${email}  password: ${password}  (at ${baseUrl}/sign-in)`,
    `  tenant_id: ${tenantId}`,
    `  API key:   ${key}`,
  ]
}

async function isEmpty(app: FastifyInstance): Promise<boolean> {
  const { rows } = await app.database.systemOnce((tx) =>
    tx.execute<{ empty: boolean }>(sql`select not exists (select from tenants) as empty`),
  )
  return rows[0]!.empty
}

/** Creates the demo tenant with its documents, people and services. */
export async function makeDemo(app: FastifyInstance, now: Date): Promise<Demo> {
  const practice = practiceAt(now)
  const email = DEMO_EMAIL
  const password = randomBytes(12).toString('base64url')
  const { tenantId, key } = await app.auth.createAccount({ email, password, tenant: practice })
  for (const name of (await readdir(DOCUMENTS)).toSorted()) {
    const text = await readFile(join(DOCUMENTS, name), 'utf8')
    await app.database.tenant(tenantId, (tx) => app.knowledge.create(tx, tenantId, { text }))
  }
  app.knowledge.wake()
  await makeOffering(app, tenantId, practice.time_zone)
  return { email, password, tenantId, key }
}
