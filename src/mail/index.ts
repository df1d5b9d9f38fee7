import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { isCopy, newId } from '../core/ids.ts'
import { createRecentWork } from '../core/recent-work.ts'
import { createSealer } from '../core/secrets.ts'
import { DAY, type Clock } from '../core/time.ts'
import type { Tx } from '../db/database.ts'
import type { Contents, Template } from '../languages/mail.ts'
import { createDelivery, type SealedMail } from './delivery.ts'
import { createGate, type StandingOf } from './gate.ts'
import { gateRepository, mailsRepository as repository, type MailStatus } from './repository.ts'
import { createHeldMails } from './held-mails.ts'
import { createRecipientKeys } from './recipient.ts'
import { mailRoutes } from './routes.ts'
import { TEMPLATES } from './templates.ts'
import { addressIn, createOutbox, createSmtp, type Business, type CalendarPart } from './transport.ts'

export type { Standing } from './gate.ts'
export { withoutLinks } from './names.ts'
export { nameInMail, renderMail } from './rendering.ts'
export type { MailStatus } from './repository.ts'

interface MailOptions {
  smtpUrl: string | undefined
  from: string
  baseUrl: string
  isProduction: boolean
  dataDir: string
  secretKey: Buffer
  isEmbedded: boolean
  clock: Clock
}

interface Envelope {
  tenantId: string
  to: string
  /** BCP 47; defaults to the tenant's language. */
  language?: string
  /** Sender name for the tenant's visitors, who know the business and not the platform. */
  onBehalfOf?: Business
  /** An iCalendar invitation or cancellation. */
  calendar?: CalendarPart
  /** Subject id: mails with the same subject and address form a thread, sent in order. */
  about?: string
  /** After this the mail has no purpose, and is neither sent nor held. */
  until?: Date
}

/** One mail to one person; `data` fills the template. */
export type NewMail = {
  [T in Template]: Envelope & { template: T; data: Contents[T] }
}[Template]

export interface Mail {
  /** The sender address. */
  address: string
  /** Queues a mail in the caller's transaction and returns its id: sent if, and only if, that commits. */
  send(tx: Tx, mail: NewMail): Promise<string>
  /** Call it after the commit; otherwise the mail waits for the next poll. */
  wake(): void
  /** The thread of mails about a subject to an address. */
  threadOf(about: string, address: string): string
  /** False when mails are written to the outbox folder. */
  bySmtp: boolean
  /** Registers the source of users' standing. Called once at start, by the domain that owns users. */
  trust(standingOf: StandingOf): void
  /** Releases the mails held for an administrator's confirmation, in the caller's transaction. */
  release(tx: Tx, tenantId: string): Promise<void>
  /** Records that the owner of an address used a link of this tenant. */
  prove(tx: Tx, tenantId: string, address: string): Promise<void>
  /** Delivery statuses; expired mails are missing. */
  statuses(tx: Tx, tenantId: string, ids: string[]): Promise<Map<string, MailStatus>>
}

declare module 'fastify' {
  interface FastifyInstance {
    mail: Mail
  }
}

const KEPT_MS = 30 * DAY
const PROVEN_DAYS = 180

/** Mails by SMTP or to the outbox folder, in the tenant's language. */
async function mailPlugin(app: FastifyInstance, options: MailOptions): Promise<void> {
  const { database, queue, tenants, log } = app
  const { smtpUrl, from, baseUrl, isEmbedded, clock } = options
  const sender = { from, host: new URL(baseUrl).hostname }
  const transport =
    smtpUrl === undefined ? createOutbox(join(options.dataDir, 'outbox'), sender) : createSmtp(smtpUrl, sender)
  if (smtpUrl === undefined && options.isProduction)
    log.warn('SMTP_URL is not set: mails reach nobody, they are files in DATA_DIR/outbox')
  const sealer = createSealer(options.secretKey)
  const languageOf = async (tenantId: string) => (await tenants.find(tenantId))?.language
  const concurrency = isEmbedded ? 1 : 2
  const keys = createRecipientKeys(options.secretKey)
  let users: StandingOf | undefined
  const standingOf: StandingOf = async (tx, tenantId, address) => {
    if (users === undefined) throw new Error('The mail gate was not told who the users of tenants are')
    return users(tx, tenantId, address)
  }
  const gate = createGate({ database, clock, sealer, keys, standingOf })
  const work = queue.add(
    createDelivery({ database, sealer, transport, gate, clock, languageOf, baseUrl, concurrency, log }),
  )
  const recent = createRecentWork(work.wake)
  app.sweep('mails', async () => {
    await database.system(async (tx) => {
      // Covers confirmations by the operator, who writes outside this process.
      for (const tenantId of await gateRepository.waitingTenants(tx))
        if ((await standingOf(tx, tenantId, '')).isConfirmed) await gateRepository.release(tx, tenantId)
      await gateRepository.dropOverdue(tx)
      await gateRepository.forget(tx, PROVEN_DAYS)
      await repository.removeBefore(tx, new Date(Date.now() - KEPT_MS))
    })
    await transport.sweep()
  })
  app.decorate('mail', {
    address: addressIn(from),
    bySmtp: smtpUrl !== undefined,
    trust: (answer) => void (users = answer),
    release(tx, tenantId) {
      recent.record()
      return gateRepository.release(tx, tenantId)
    },
    prove(tx, tenantId, address) {
      recent.record()
      return gateRepository.prove(tx, tenantId, keys.of(address))
    },
    async send(tx, { tenantId, template, data, about, until, ...addressed }) {
      const id = newId('mail')
      if (isCopy(tenantId)) return id
      const ends = until === undefined ? {} : { until: until.toISOString() }
      const contents: SealedMail = { ...addressed, ...ends, contents: data }
      const sealed = sealer.seal(tenantId, id, JSON.stringify(contents))
      const thread = about === undefined ? null : keys.thread(about, addressed.to)
      recent.record()
      await repository.insert(tx, tenantId, {
        id,
        template,
        sealed,
        thread,
        lifetimeMs: TEMPLATES[template].lifetimeMs,
      })
      return id
    },
    wake: recent.wake,
    threadOf: (about, address) => keys.thread(about, address),
    statuses: (tx, tenantId, ids) => repository.statuses(tx, tenantId, ids),
  })
  mailRoutes(app, createHeldMails({ database, sealer, keys }), work.wake)
}

export const mail = fp(mailPlugin, {
  name: 'mail',
  dependencies: ['database', 'queue', 'retention', 'tenants', 'identity', 'limits'],
})
