import type { FastifyBaseLogger } from 'fastify'
import type { VapidConfig } from '../../config.ts'
import { backoffSeconds, type RetryDelays, type WorkSource } from '../../core/leased-work.ts'
import type { OutboundHttp } from '../../core/outbound-http.ts'
import { retryAfterSeconds } from '../../core/http-headers.ts'
import { HOUR, SECOND, type Clock } from '../../core/time.ts'
import type { Database } from '../../db/database.ts'
import { createLease, type Claimed } from '../../db/lease.ts'
import { pushMessages } from '../tables.ts'
import { devicesRepository, pushRepository, type PushDevice } from './repository.ts'

interface PushWorkDeps {
  database: Database
  outbound: Pick<OutboundHttp, 'send'>
  vapid: VapidConfig
  clock: Clock
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** Lifetime of a message; a visitor who waited longer has gone, and the mail has told it. */
const WORTH_MS = 1 * HOUR
const RETRY: RetryDelays = { firstS: 5, maxS: 300 }
/** Statuses for a browser that no longer exists (RFC 8030 §7.3). */
const GONE = new Set([404, 410])

/** The push service was busy, or refused. */
class NotTaken extends Error {
  readonly status: number
  readonly retryAfterS: number | undefined

  constructor(status: number, retryAfterS: number | undefined) {
    super(`The push service answered ${status}`)
    this.status = status
    this.retryAfterS = retryAfterS
  }
}

/** Hands messages to the push services of the browsers: encrypted (RFC 8291), signed (RFC 8292), through the guarded client. */
export function createPushWork(deps: PushWorkDeps): WorkSource<PushJob> {
  const { database, clock, log } = deps
  const lease = createPushLease(clock)
  return {
    name: 'push',
    concurrency: 2,
    timeoutMs: 20 * SECOND,
    ...lease.source(database),
    async run(job, signal) {
      const { tenantId } = job
      const device = await database.tenantOnce(tenantId, (tx) => devicesRepository.find(tx, tenantId, job.deviceId))
      if (device !== undefined && isWorthIt(job, clock)) await hand(deps, job, device, signal)
      await database.tenantOnce(tenantId, (tx) => pushRepository.remove(tx, tenantId, job.id))
    },
    async fail(job, error) {
      if (!(error instanceof NotTaken))
        log.warn({ err: error, tenant: job.tenantId }, 'A notification failed; trying again')
      const backoff = backoffSeconds(job.attempts, RETRY)
      const asked = error instanceof NotTaken ? (error.retryAfterS ?? 0) : 0
      await database.tenantOnce(job.tenantId, (tx) => lease.retry(tx, job, Math.max(backoff, asked)))
    },
  }
}

function isWorthIt({ createdAt }: Pick<PushJob, 'createdAt'>, clock: Clock): boolean {
  return clock.now().getTime() - createdAt.getTime() < WORTH_MS
}

/** A browser that is gone is forgotten; a refusal that another try cannot mend is logged. @throws NotTaken */
async function hand(
  { database, outbound, vapid, clock, log }: PushWorkDeps,
  { tenantId, about, title, path }: PushJob,
  { id, endpoint, p256dh, auth }: PushDevice,
  signal: AbortSignal,
): Promise<void> {
  // Most installations send none, and a start does not wait for it.
  const { default: webPush } = await import('web-push')
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify({ title, path, tag: about }),
    { TTL: WORTH_MS / SECOND, urgency: 'high', contentEncoding: 'aes128gcm', vapidDetails: vapid },
  )
  const sent = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
  const reply = await outbound.send({ method: 'POST', url: endpoint, headers: sent, body, signal })
  if (reply.status < 300) return
  if (GONE.has(reply.status)) {
    await database.tenantOnce(tenantId, (tx) => devicesRepository.remove(tx, tenantId, { id }))
    return
  }
  if (reply.status === 429 || reply.status >= 500)
    throw new NotTaken(reply.status, retryAfterSeconds(reply.retryAfter, clock.now()))
  log.warn({ status: reply.status, tenant: tenantId }, 'A push service refused a notification')
}

const createPushLease = (clock: Clock) =>
  createLease(pushMessages, {
    key: { tenantId: pushMessages.tenantId, id: pushMessages.id },
    fields: {
      deviceId: pushMessages.deviceId,
      about: pushMessages.about,
      title: pushMessages.title,
      path: pushMessages.path,
      createdAt: pushMessages.createdAt,
    },
    clock,
  })

type PushJob = Claimed<ReturnType<typeof createPushLease>>
