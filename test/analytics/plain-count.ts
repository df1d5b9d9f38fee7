import { sql } from 'drizzle-orm'
import { DAY } from '../../src/core/time.ts'
import type { Database } from '../../src/db/database.ts'

/** A tenant's rows as they stand. */
export async function readRows(database: Database, tenantId: string) {
  return database.tenant(tenantId, async (tx) => {
    const all = async <T>(table: string) =>
      (await tx.execute(sql`select * from ${sql.raw(table)} where tenant_id = ${tenantId}`)).rows as T[]
    return {
      chats: await all<Chat>('chat_sessions'),
      calls: await all<Call>('calls'),
      messages: await all<Message>('messages'),
      bookings: await all<Booking>('bookings'),
      leads: await all<{ source: string; created_at: string }>('leads'),
    }
  })
}

type Rows = Awaited<ReturnType<typeof readRows>>

interface Chat {
  id: string
  started_at: string
  lead_id: string | null
  intent: string | null
  sentiment: string | null
  handoff_reason: string | null
}

interface Call {
  id: string
  channel: string
  source: string
  status: string
  created_at: string
  started_at: string | null
  duration: number
  lead_id: string | null
  intent: string | null
  sentiment: string
}

interface Message {
  session_id: string | null
  call_id: string | null
  position: number | null
  role: string
  band: string | null
  latency_ms: number | null
  trace: { milliseconds: { retrieval: number; reply: number }; tokens: { input: number; output: number } | null } | null
  created_at: string
}

interface Booking {
  status: string
  source: string
  service_id: string
  resource_ids: string[]
  created_at: string
  cancelled_at: string | null
  start_at: string
}

/** One thing that counts: when, as what, how much, and by which keys of each dimension. */
export interface Fact {
  at: number
  metric: string
  value: number
  keys: Record<string, string[]>
}

/** Counts from the raw rows by the manual's definitions, without the product's SQL. */
export function factsOf(rows: Rows): Fact[] {
  return [
    ...conversationsOf(rows).flatMap((one, _, all) => conversationFacts(one, all)),
    ...messageFacts(rows),
    ...rows.calls.flatMap((call) => callFacts(call)),
    ...rows.bookings.flatMap((booking) => bookingFacts(booking)),
    ...rows.leads.map((lead) => fact(lead.created_at, 'leads', 1, { source: [lead.source] })),
  ]
}

function fact(at: string, metric: string, value: number, keys: Fact['keys']): Fact {
  return { at: Date.parse(at), metric, value, keys }
}

interface Conversation {
  id: string
  at: string
  channel: string
  lead: string | null
  intent: string | null
  sentiment: string | null
  handedOff: boolean
  said: Message[]
  isCall: boolean
  wasPickedUp: boolean
}

function conversationsOf({ chats, calls, messages }: Rows): Conversation[] {
  const ofChats = chats.map((chat) => ({
    id: chat.id,
    at: chat.started_at,
    channel: 'chat',
    lead: chat.lead_id,
    intent: chat.intent,
    sentiment: chat.sentiment,
    handedOff: chat.handoff_reason !== null,
    said: messages.filter(({ session_id: id }) => id === chat.id),
    isCall: false,
    wasPickedUp: false,
  }))
  const ofCalls = calls.map((call) => ({
    id: call.id,
    at: call.created_at,
    channel: call.channel,
    lead: call.lead_id,
    intent: call.intent,
    sentiment: call.status === 'completed' ? call.sentiment : null,
    handedOff: false,
    said: messages.filter(({ call_id: id }) => id === call.id),
    isCall: true,
    wasPickedUp: call.started_at !== null,
  }))
  return [...ofChats, ...ofCalls]
}

function conversationFacts(one: Conversation, all: Conversation[]): Fact[] {
  const wrote = one.said.some(({ role }) => role === 'visitor')
  if (!wrote && !one.wasPickedUp) return []
  const handedOff = one.handedOff || one.said.some(({ role }) => role === 'person')
  const bands = one.said.map(({ band }) => band)
  const gotAnswer = bands.includes('answer') || bands.includes('closest') || wasSpokenTo(one)
  const isAnswered = gotAnswer && !handedOff
  const declines = bands.includes('decline')
  const metrics = {
    conversations: true,
    asked: gotAnswer || declines || handedOff,
    answered: isAnswered,
    declined: declines && !gotAnswer && !handedOff,
    handoffs: handedOff,
    resolved: isAnswered && !all.some((later) => isReturn(later, one)),
    ...(one.sentiment !== null && wrote ? { [one.sentiment]: true } : {}),
  }
  return Object.entries(metrics).map(([metric, holds]) =>
    fact(one.at, metric, holds ? 1 : 0, { channel: [one.channel] }),
  )
}

/** A voice model tells no bands. */
function wasSpokenTo({ isCall, said }: Conversation): boolean {
  if (!isCall || said.some(({ band }) => band !== null)) return false
  const asked = said.flatMap(({ role, position }) => (role === 'visitor' ? [position!] : []))
  const spoken = said.flatMap(({ role, position }) => (role === 'assistant' ? [position!] : []))
  return asked.length > 0 && spoken.length > 0 && Math.max(...spoken) > Math.min(...asked)
}

function isReturn(later: Conversation, earlier: Conversation): boolean {
  const passed = Date.parse(later.at) - Date.parse(earlier.at)
  if (later.isCall && !later.wasPickedUp) return false
  return (
    later.lead !== null &&
    later.lead === earlier.lead &&
    later.intent === earlier.intent &&
    passed > 0 &&
    passed <= 3 * DAY
  )
}

function messageFacts({ messages, calls }: Rows): Fact[] {
  return messages.flatMap(
    ({ created_at: at, session_id: session, call_id: call, role, trace, latency_ms: latency }) => {
      const keys = { channel: [session !== null ? 'chat' : calls.find(({ id }) => id === call)!.channel] }
      const { input = 0, output = 0 } = trace?.tokens ?? {}
      const took = session !== null && role === 'assistant' && trace !== null
      return [
        fact(at, 'messages', 1, keys),
        fact(at, 'input_tokens', input, {}),
        fact(at, 'output_tokens', output, {}),
        ...(took ? [fact(at, 'response_ms', trace.milliseconds.retrieval + trace.milliseconds.reply, keys)] : []),
        ...(latency !== null ? [fact(at, 'first_audio_ms', latency, keys)] : []),
      ]
    },
  )
}

function callFacts({ created_at: at, status, duration, channel, source }: Call): Fact[] {
  const keys = { channel: [channel], source: [source] }
  return [
    fact(at, 'calls', 1, keys),
    fact(at, 'calls_completed', status === 'completed' ? 1 : 0, keys),
    fact(at, 'calls_failed', status === 'failed' ? 1 : 0, keys),
    fact(at, 'call_minutes', duration / 60, keys),
  ]
}

function bookingFacts(booking: Booking): Fact[] {
  const keys = { service: [booking.service_id], resource: booking.resource_ids, source: [booking.source] }
  return [
    fact(booking.created_at, 'bookings', 1, keys),
    ...(booking.status === 'cancelled' ? [fact(booking.cancelled_at!, 'bookings_cancelled', 1, keys)] : []),
    ...(booking.status === 'no_show' ? [fact(booking.start_at, 'no_shows', 1, keys)] : []),
  ]
}
