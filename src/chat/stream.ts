import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { SECOND } from '../core/time.ts'
import { callerOf, type Standing } from '../plugins/identity.ts'
import { asVisitorsSee } from './schemas.ts'
import type { AnswerStream, AnswerStreamEvent } from './answer-stream.ts'

/** Shorter than the idle time-outs of proxies. */
const HEARTBEAT_MS = 10 * SECOND

/**
 * Sends a turn as server-sent events (HTML Living Standard, §9.2). A reader that returns with `Last-Event-ID` gets the
 * events it missed. Its standing is checked before each event: a revoked key reads no further.
 */
export function streamAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  stream: AnswerStream,
  standing: Standing,
): FastifyReply {
  const after = Number(request.headers['last-event-id'] ?? 0)
  const gone = goneWith(reply)
  const messages = stream.read(Number.isSafeInteger(after) && after > 0 ? after : 0, gone.signal)
  const shown = callerOf(request).kind === 'visitor' ? visible : (message: AnswerStreamEvent) => message
  return sendEvents(reply, { messages, written: (message) => format(shown(message)), standing, gone })
}

/** The last event that a returning reader has; undefined at its first connection. */
export function lastEventIdOf({ headers }: FastifyRequest): string | undefined {
  const id = headers['last-event-id']
  return typeof id === 'string' ? id : undefined
}

/** An event without an id is no point to resume from. */
export interface WatchedEvent {
  id?: string
  event: string
  data: unknown
}

/** Streams a conversation as long as its reader stays and is allowed to. */
export async function streamSession(
  reply: FastifyReply,
  watch: (signal: AbortSignal) => Promise<AsyncGenerator<WatchedEvent>>,
  standing: Standing,
): Promise<void> {
  const gone = goneWith(reply)
  await sendEvents(reply, { messages: await watch(gone.signal), written: format, standing, gone })
}

/** A waiting generator cannot be ended from outside, so its wait is aborted. */
function goneWith(reply: FastifyReply): AbortController {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  return gone
}

interface Stream<T> {
  messages: AsyncGenerator<T>
  written(message: T): string
  standing: Standing
  /** Aborts the wait of `messages`. */
  gone: AbortController
}

function sendEvents<T>(reply: FastifyReply, stream: Stream<T>): FastifyReply {
  return reply
    .header('Content-Type', 'text/event-stream; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .header('X-Accel-Buffering', 'no')
    .send(Readable.from(eventStream(stream), { objectMode: false }))
}

function visible(message: AnswerStreamEvent): AnswerStreamEvent {
  return message.event === 'done' ? { ...message, data: asVisitorsSee(message.data) } : message
}

async function* eventStream<T>({ messages, written, standing, gone }: Stream<T>): AsyncGenerator<string> {
  let isDoubted = false
  let wake: (() => void) | undefined
  const leave = standing.onDoubt(() => {
    isDoubted = true
    wake?.()
  })
  try {
    let next = messages.next()
    for (;;) {
      const pause = silence()
      wake = pause.end
      if (isDoubted) wake()
      const result = await Promise.race([next, pause.over])
      pause.end()
      // Doubts from here on belong to the next round.
      const wasQuiet = !isDoubted
      isDoubted = false
      if (gone.signal.aborted || !(await standing.isGood())) return
      if (result === undefined && wasQuiet) yield 'event: heartbeat\ndata: {}\n\n'
      if (result === undefined) continue
      if (result.done === true) return
      yield written(result.value)
      next = messages.next()
    }
  } finally {
    leave()
    gone.abort()
    await messages.return(undefined)
  }
}

/** Over at the next heartbeat, or when it is ended. A timer alone is cheaper than an abort signal for each event. */
function silence(): { over: Promise<undefined>; end: () => void } {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(resolve, HEARTBEAT_MS, undefined).unref()
  const end = () => {
    clearTimeout(timer)
    resolve(undefined)
  }
  return { over: promise, end }
}

function format({ id, event, data }: { id?: number | string; event: string; data: unknown }): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}
