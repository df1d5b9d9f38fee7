import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { SECOND } from '../core/time.ts'
import type { Turn, TurnMessage } from './turn.ts'

/** Shorter than the idle time-outs of proxies. */
const HEARTBEAT_MS = 10 * SECOND

/**
 * Sends a turn as server-sent events (HTML Living Standard, §9.2). A reader that comes back with `Last-Event-ID` gets what
 * it missed. `isStillValid` is asked before each event: a revoked key reads no further.
 */
export function streamTurn(
  request: FastifyRequest,
  reply: FastifyReply,
  turn: Turn,
  isStillValid: () => Promise<boolean>,
): FastifyReply {
  const after = Number(request.headers['last-event-id'] ?? 0)
  const events = eventStream(turn, Number.isSafeInteger(after) && after > 0 ? after : 0, isStillValid)
  return reply
    .header('Content-Type', 'text/event-stream; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .header('X-Accel-Buffering', 'no')
    .send(Readable.from(events, { objectMode: false }))
}

async function* eventStream(turn: Turn, after: number, isStillValid: () => Promise<boolean>): AsyncGenerator<string> {
  const messages = turn.read(after)
  try {
    let next = messages.next()
    for (;;) {
      const result = await withHeartbeat(next)
      if (!(await isStillValid())) return
      if (result === 'heartbeat') {
        yield 'event: heartbeat\ndata: {}\n\n'
        continue
      }
      if (result.done === true) return
      yield format(result.value)
      next = messages.next()
    }
  } finally {
    await messages.return(undefined)
  }
}

async function withHeartbeat<T>(next: Promise<T>): Promise<T | 'heartbeat'> {
  const late = new AbortController()
  try {
    return await Promise.race([next, sleep(HEARTBEAT_MS, 'heartbeat' as const, { signal: late.signal, ref: false })])
  } finally {
    late.abort()
  }
}

function format({ id, event, data }: TurnMessage): string {
  return `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}
