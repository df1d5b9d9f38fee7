import { OutboundFailure, type OutboundHttp } from '../core/outbound-http.ts'
import { retryAfterSeconds } from '../core/http-headers.ts'
import { SECOND, type Clock } from '../core/time.ts'
import type { DeliveryJob } from './lease.ts'
import { signatureHeaders, type Keyring } from './signature.ts'

/** Result of one attempt. */
export interface Outcome {
  at: Date
  durationMs: number
  responseStatus: number | null
  /** Null on success; else a code such as `E_TIMEOUT`, `E_BLOCKED` or `E_HTTP_500`. */
  error: string | null
  responseBody: string
  /** From the receiver's Retry-After, in seconds. */
  retryAfterS: number | undefined
}

export interface AttemptDeps {
  outbound: Pick<OutboundHttp, 'send'>
  keyring: Keyring
  clock: Clock
}

/** Signs and sends the event's bytes once. Throws only on shutdown. */
export async function attempt(deps: AttemptDeps, job: DeliveryJob, signal: AbortSignal): Promise<Outcome> {
  const at = deps.clock.now()
  const started = performance.now()
  const found = await send(deps, job, at, signal)
  return { at, durationMs: Math.round(performance.now() - started), ...found }
}

type Found = Omit<Outcome, 'at' | 'durationMs'>

async function send(
  { outbound, keyring }: AttemptDeps,
  job: DeliveryJob,
  at: Date,
  signal: AbortSignal,
): Promise<Found> {
  const keys = keyring.keysOf(job)
  if (keys === undefined) return failed('E_SECRET', null)
  const body = Buffer.from(job.body, 'utf8')
  const signed = { id: job.eventId, timestamp: Math.floor(at.getTime() / SECOND), body }
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'FrontDesk-Webhooks/1',
    ...signatureHeaders(signed, keys.current, keys.previous),
  }
  try {
    const reply = await outbound.send({ method: 'POST', url: job.url, headers, body, signal })
    return {
      responseStatus: reply.status,
      error: reply.status >= 200 && reply.status < 300 ? null : `E_HTTP_${reply.status}`,
      responseBody: reply.excerpt,
      retryAfterS: retryAfterSeconds(reply.retryAfter, at),
    }
  } catch (error) {
    if (!(error instanceof OutboundFailure)) throw error
    return failed(error.code, error.status)
  }
}

function failed(error: string, responseStatus: number | null): Found {
  return { responseStatus, error, responseBody: '', retryAfterS: undefined }
}
