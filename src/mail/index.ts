import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { newId } from '../core/ids.ts'
import { createSealer } from '../core/secrets.ts'
import { DAY } from '../core/time.ts'
import type { Tx } from '../db/database.ts'
import { createDelivery, type SealedMail } from './delivery.ts'
import { mailsRepository as repository, type MailStatus } from './repository.ts'
import { TEMPLATES, type Contents, type Template } from './templates.ts'
import { addressIn, createOutbox, createSmtp, type Business, type CalendarPart } from './transport.ts'

export { withoutLinks } from './names.ts'
export { nameInMail, spokenLanguage } from './rendering.ts'
export type { MailStatus } from './repository.ts'
export type { Appointment, LinkedAppointment } from './templates.ts'

interface MailOptions {
  smtpUrl: string | undefined
  from: string
  baseUrl: string
  isProduction: boolean
  dataDir: string
  secretKey: Buffer
  isEmbedded: boolean
}

interface Envelope {
  tenantId: string
  to: string
  /** BCP 47; without it, the tenant's. */
  language?: string
  /** For mails to the tenant's visitors, who know the business and not the platform. */
  onBehalfOf?: Business
  /** An invitation, or its cancellation. */
  calendar?: CalendarPart
}

/** One mail to one person; `data` is what its template says. */
export type NewMail = {
  [T in Template]: Envelope & { template: T; data: Contents[T] }
}[Template]

export interface Mail {
  /** The address that mails come from. */
  address: string
  /** Queues a mail in the caller's transaction and gives its id: it is sent if, and only if, that commits. */
  send(tx: Tx, mail: NewMail): Promise<string>
  /** Call it after the commit; without it the mail leaves a moment later. */
  wake(): void
  /** What has become of these mails. Those of long ago are forgotten. */
  statuses(tx: Tx, tenantId: string, ids: string[]): Promise<Map<string, MailStatus>>
}

declare module 'fastify' {
  interface FastifyInstance {
    mail: Mail
  }
}

const KEPT_MS = 30 * DAY

/** Mails to the people of tenants, by SMTP or into the outbox folder, in the tenant's language. */
async function mailPlugin(app: FastifyInstance, options: MailOptions): Promise<void> {
  const { database, queue, tenants, log } = app
  const { smtpUrl, from, baseUrl, isEmbedded } = options
  const sender = { from, host: new URL(baseUrl).hostname }
  const transport =
    smtpUrl === undefined ? createOutbox(join(options.dataDir, 'outbox'), sender) : createSmtp(smtpUrl, sender)
  if (smtpUrl === undefined && options.isProduction)
    log.warn('SMTP_URL is not set: mails reach nobody, they are files in DATA_DIR/outbox')
  const sealer = createSealer(options.secretKey)
  const languageOf = async (tenantId: string) => (await tenants.find(tenantId))?.language
  // One process owns the embedded database, so what is still lent at its start is nobody's.
  if (isEmbedded) await database.system((tx) => repository.freeLeases(tx))
  const concurrency = isEmbedded ? 1 : 2
  const work = queue.add(createDelivery({ database, sealer, transport, languageOf, baseUrl, concurrency, log }))
  app.sweep('mails', async () => {
    await database.system((tx) => repository.removeBefore(tx, new Date(Date.now() - KEPT_MS)))
    await transport.sweep()
  })
  app.decorate('mail', {
    address: addressIn(from),
    async send(tx, { tenantId, template, data, ...addressed }) {
      const id = newId('mail')
      const contents: SealedMail = { ...addressed, contents: data }
      const sealed = sealer.seal(tenantId, id, JSON.stringify(contents))
      await repository.insert(tx, tenantId, { id, template, sealed, lifetimeMs: TEMPLATES[template].lifetimeMs })
      return id
    },
    wake: work.wake,
    statuses: (tx, tenantId, ids) => repository.statuses(tx, tenantId, ids),
  })
}

export const mail = fp(mailPlugin, { name: 'mail', dependencies: ['database', 'queue', 'retention', 'tenants'] })
