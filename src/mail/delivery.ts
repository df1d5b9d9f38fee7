import type { FastifyBaseLogger } from 'fastify'
import { asError } from '../core/caught.ts'
import { backoffSeconds, type RetryDelays, type WorkSource } from '../core/leased-work.ts'
import { openJson, type Sealer } from '../core/secrets.ts'
import { SECOND, type Clock } from '../core/time.ts'
import type { Database } from '../db/database.ts'
import type { Contents, Template } from '../languages/mail.ts'
import type { Gate } from './gate.ts'
import { nameInMail, renderMail } from './rendering.ts'
import { mailLease as lease, type MailJob } from './repository.ts'
import type { Business, CalendarPart, Transport } from './transport.ts'

const RETRY: RetryDelays = { firstS: 2, maxS: 15 * 60 }

/** Sealed content of the row. */
export interface SealedMail {
  to: string
  contents: Contents[Template]
  language?: string
  onBehalfOf?: Business
  calendar?: CalendarPart
  /** ISO 8601: after this the mail has no purpose. */
  until?: string
}

interface DeliveryDeps {
  database: Database
  sealer: Pick<Sealer, 'open'>
  transport: Pick<Transport, 'deliver' | 'done'>
  gate: Gate
  clock: Clock
  /** The tenant's language; undefined for an erased tenant. */
  languageOf(tenantId: string): Promise<string | undefined>
  baseUrl: string
  concurrency: number
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}

/**
 * Mails as leased work: at least once, with a stable Message-ID, until the server accepts them, rejects the recipient, or
 * they expire.
 */
export function createDelivery(deps: DeliveryDeps): WorkSource<MailJob> {
  const { database, concurrency } = deps
  return {
    name: 'mails',
    concurrency,
    timeoutMs: 30 * SECOND,
    ...lease.source(database),
    async run(job, signal) {
      if (job.secondsLeft <= 0) throw new Hopeless('too_late')
      if (!(await send(deps, job, signal))) return
      const sent = { status: 'sent', sealed: null, error: null } as const
      await database.tenantOnce(job.tenantId, (tx) => lease.finish(tx, job, sent))
      deps.log.info(namesOf(job), deps.transport.done)
    },
    async fail(job, cause) {
      const error = describe(cause)
      const seconds = backoffSeconds(job.attempts, RETRY)
      const isGivenUp = cause instanceof Hopeless || isRefusedRecipient(cause) || seconds > job.secondsLeft
      if (isGivenUp) deps.log.error({ ...namesOf(job), failure: error }, 'A mail was given up')
      else deps.log.warn({ ...namesOf(job), failure: error }, 'A mail could not be sent; trying again')
      await database.tenantOnce(job.tenantId, (tx) =>
        isGivenUp
          ? lease.finish(tx, job, { status: 'failed', sealed: null, error })
          : lease.retry(tx, job, seconds, { error }),
      )
    },
  }
}

/** False when the gate holds or drops it. */
async function send(deps: DeliveryDeps, job: MailJob, signal: AbortSignal): Promise<boolean> {
  const { contents, language: own, until: ends, onBehalfOf: business, ...addressed } = opened(deps.sealer, job)
  const until = ends === undefined ? undefined : new Date(ends)
  if (until !== undefined && until <= deps.clock.now()) throw new Hopeless('too_late')
  const tenants = await deps.languageOf(job.tenantId)
  if (tenants === undefined) throw new Hopeless('no_tenant')
  if (!(await deps.gate.maySend(job, { to: addressed.to, until }))) {
    deps.log.info(namesOf(job), 'A mail was kept back')
    return false
  }
  const language = own ?? tenants
  const mail = renderMail(job.template, contents, { baseUrl: deps.baseUrl, language })
  const speaker = business && { ...business, name: nameInMail(business.name, 'business', language) }
  const sender = speaker === undefined ? {} : { onBehalfOf: speaker }
  await deps.transport.deliver({ ...mail, ...sender, ...addressed, id: job.id, createdAt: job.createdAt }, signal)
  return true
}

function opened(sealer: Pick<Sealer, 'open'>, { tenantId, id, sealed }: MailJob): SealedMail {
  try {
    return openJson<SealedMail>(sealer, { tenantId, purpose: id, sealed })
  } catch (error) {
    throw new Hopeless('sealed_with_another_key', { cause: error })
  }
}

/** A permanent failure; a retry would change nothing. */
class Hopeless extends Error {}

interface SmtpError {
  code?: unknown
  command?: unknown
  responseCode?: unknown
}

/** A 5xx to RCPT TO is permanent; one to authentication or the sender needs the operator, so the mail is retried. */
function isRefusedRecipient(error: unknown): boolean {
  // Fields of the errors of nodemailer; others lack them.
  const { command, responseCode } = error as SmtpError
  return command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 500
}

/** Codes only: servers' error texts repeat addresses. */
function describe(error: unknown): string {
  if (error instanceof Hopeless) return error.message
  // As above.
  const { code, responseCode } = error as SmtpError
  return [code ?? asError(error).name, responseCode].filter((part) => part !== undefined).join(' ')
}

/** Ids for the log: no address, no content. */
function namesOf({ tenantId, id, template, attempts }: MailJob): object {
  return { tenant: tenantId, mail: id, template, attempts }
}
