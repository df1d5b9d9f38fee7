import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { SECOND } from '../core/time.ts'
import { callerOf } from '../plugins/identity.ts'
import { asVisitorsSee } from './schemas.ts'
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
  const messages = turn.read(Number.isSafeInteger(after) && after > 0 ? after : 0)
  const shown = callerOf(request).kind === 'visitor' ? visible : (message: TurnMessage) => message
  return sendEvents(
    reply,
    eventStream(messages, (message) => format(shown(message)), isStillValid),
  )
}

/** One without an id is not what a reader comes back after. */
export interface WatchedEvent {
  id?: string
  event: string
  data: unknown
}

/** Follows a conversation for as long as its reader stays. */
export async function streamSession(
  reply: FastifyReply,
  watch: (signal: AbortSignal) => Promise<AsyncGenerator<WatchedEvent>>,
  isStillValid: () => Promise<boolean>,
): Promise<FastifyReply> {
  const gone = new AbortController()
  // A generator that waits cannot be ended from outside, so its wait is.
  reply.raw.once('close', () => gone.abort())
  return sendEvents(reply, eventStream(await watch(gone.signal), format, isStillValid))
}

function sendEvents(reply: FastifyReply, events: AsyncGenerator<string>): FastifyReply {
  return reply
    .header('Content-Type', 'text/event-stream; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .header('X-Accel-Buffering', 'no')
    .send(Readable.from(events, { objectMode: false }))
}

function visible(message: TurnMessage): TurnMessage {
  return message.event === 'done' ? { ...message, data: asVisitorsSee(message.data) } : message
}

async function* eventStream<T>(
  messages: AsyncGenerator<T>,
  written: (message: T) => string,
  isStillValid: () => Promise<boolean>,
): AsyncGenerator<string> {
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
      yield written(result.value)
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

function format({ id, event, data }: { id?: number | string; event: string; data: unknown }): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}
