import type { z } from 'zod'
import {
  intentOf,
  refused,
  toolArguments,
  type AssistantTools,
  type Receipt,
  type Tool,
  type ToolContext,
  type ToolResult,
} from '../conversation/index.ts'
import { readPhone } from '../core/phone.ts'
import type { Database, Tx } from '../db/database.ts'
import type { Notify } from '../notify/index.ts'
import type { Events } from '../plugins/events.ts'
import { CapReached } from '../plugins/visitor-caps.ts'
import type { Tenant } from '../tenants/index.ts'
import { visitorIn, type Visitors } from '../visitors/index.ts'
import type { Capture } from './capture.ts'
import type { LeadService } from './service.ts'

interface LeadToolDeps {
  database: Database
  leads: Pick<LeadService, 'capture'>
  visitors: Pick<Visitors, 'check' | 'note' | 'behindCall'>
  notify: Pick<Notify, 'tell'>
  events: Pick<Events, 'wake'>
  tenantOf(tenantId: string): Promise<Pick<Tenant, 'country'>>
}

/** The assistant's tools for contacts and messages. */
export function registerLeadTools(tools: AssistantTools, deps: LeadToolDeps): void {
  tools.register(captureLeadTool(deps))
  tools.register(requestCallbackTool(deps))
}

const captureLead = toolArguments.captureLead

function captureLeadTool(deps: LeadToolDeps): Tool<z.infer<typeof captureLead>> {
  return {
    name: 'capture_lead',
    description:
      'Notes how the visitor can be reached, what they want and a message for the team. Needs an e-mail or a phone that the visitor gave.',
    arguments: captureLead,
    effect: 'write',
    async run(context, { name, email, phone, intent, message }) {
      const { visitor, tenantId } = context
      const { country } = await deps.tenantOf(tenantId)
      if (phone && !isDialable(phone, country)) return refused('bad_phone')
      const reached = { name: name || visitor.name, email: email || visitor.email, phone: phone || visitor.phone }
      if (!reached.email && !reached.phone) return refused('contact_needed')
      const action = message ? 'message_taken' : 'lead_captured'
      const receipt: Note['receipt'] = { claims: ['noted'], action }
      // A message without a wish that is recognised is one all the same, and waits for the team.
      const wanted = message ? intentOf([message], [receipt]) : null
      return note(deps, context, {
        capture: { ...reached, intent: intent ?? wanted, notes: message },
        message: message ?? undefined,
        receipt,
        data: { lead: { name: reached.name ?? null, email: reached.email ?? null, phone: reached.phone ?? null } },
      })
    },
  }
}

const requestCallback = toolArguments.requestCallback

function requestCallbackTool(deps: LeadToolDeps): Tool<z.infer<typeof requestCallback>> {
  return {
    name: 'request_callback',
    description:
      'Notes for the team that the visitor wants to be called back on a phone number that they gave. Nobody is calling yet.',
    arguments: requestCallback,
    effect: 'write',
    async run(context, { phone, name, wanted_time: time, topic }) {
      const { visitor, tenantId } = context
      const typed = phone || visitor.phone
      if (!typed) return refused('phone_needed')
      const read = readPhone(typed, (await deps.tenantOf(tenantId)).country)
      if (!read?.value.startsWith('+')) return refused('bad_phone')
      const words = [topic, time].filter(Boolean).join('\n')
      return note(deps, context, {
        capture: {
          name: name || visitor.name,
          email: visitor.email,
          phone: read.value,
          intent: 'callback',
          notes: words || null,
        },
        // The mail says that it is a call back; the words stay the visitor's.
        message: words || read.value,
        receipt: { claims: ['callback', 'noted'], action: 'message_taken' },
        data: { phone: read.value, wanted_time: time ?? null },
        callback: read.sameAs[0],
      })
    },
  }
}

interface Note {
  capture: Omit<Capture, 'source' | 'typedBy' | 'sessionId' | 'callId'>
  /** Text of the team's mail; undefined sends none. */
  message: string | undefined
  receipt: Pick<Receipt, 'claims' | 'action'>
  data: Record<string, unknown>
  /** The requested call-back number, counted against the visitor's limits. */
  callback?: string | undefined
}

/** The lead, its event, the team's mail and the action record commit together. */
async function note(deps: LeadToolDeps, context: ToolContext, wanted: Note): Promise<ToolResult> {
  const { tenantId, channel, sessionId } = context
  const take = async (tx: Tx) => {
    const asker = wanted.callback === undefined ? undefined : await visitorIn(deps.visitors, tx, context)
    const wish = { kind: 'callback', number: wanted.callback } as const
    if (asker !== undefined) await deps.visitors.check(tx, tenantId, asker, wish)
    const from = channel === 'call' ? { callId: sessionId } : { sessionId }
    const said = { ...wanted.capture, source: channel, typedBy: 'visitor', ...from } as const
    await tellTheTeam(deps, tx, context, wanted)
    const captured = await deps.leads.capture(tx, tenantId, said)
    if (captured === undefined) throw new ContactNeeded()
    const { name, email, phone } = wanted.capture
    const facts = { name: name ?? '', email: email ?? '', phone: phone ?? '' }
    const receipt: Receipt = { ...wanted.receipt, leadId: captured.lead.id, facts }
    const written: ToolResult = { ok: true, data: wanted.data, receipt }
    await context.record(tx, written)
    if (asker !== undefined) await deps.visitors.note(tx, tenantId, asker, wish)
    return written
  }
  const result = await deps.database.tenant(tenantId, take).catch((error: unknown) => {
    if (error instanceof CapReached) return refused('limit_reached')
    if (error instanceof ContactNeeded) return refused('contact_needed')
    throw error
  })
  deps.events.wake()
  return result
}

/** Takes the mail back that was written before: a message comes before its lead, which then needs no mail of its own. */
class ContactNeeded extends Error {}

async function tellTheTeam(
  { notify }: LeadToolDeps,
  tx: Tx,
  { tenantId, sessionId, channel }: ToolContext,
  { message, capture: { name, email, phone } }: Note,
): Promise<void> {
  if (message === undefined) return
  const contact = [email, phone].filter(Boolean).join(', ')
  const data = { name: name ?? contact, contact, message }
  const conversation = channel === 'chat' ? sessionId : null
  await notify.tell(tx, tenantId, { kind: 'message', about: sessionId, sessionId: conversation, data })
}

function isDialable(phone: string, country: string): boolean {
  return readPhone(phone, country)?.value.startsWith('+') ?? false
}
