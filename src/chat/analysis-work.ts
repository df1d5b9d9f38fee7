import {
  bandsOf,
  contactIn,
  createAnalysisWork,
  leadOfEnded,
  visitorWords,
  type AnalysisDeps,
} from '../conversation/index.ts'
import { SECOND } from '../core/time.ts'
import type { Tx } from '../db/database.ts'
import type { Events } from '../plugins/events.ts'
import { analysisRepository as analyses } from './analysis-repository.ts'
import { leadOf, type ChatLeads } from './answer.ts'
import { sessionEndedEvent } from './event-payloads.ts'
import { chatRepository as chats, conversations } from './repository.ts'

interface ChatAnalysisDeps extends AnalysisDeps {
  events: Pick<Events, 'publish' | 'wake'>
  leads: ChatLeads
}

/** Maximum wait for a model: `chat.session_ended` is published within 20 s of the end. */
const MODEL_MS = 14 * SECOND

/** Leased analysis of ended chats; publishes `chat.session_ended`. */
export function createChatAnalysis(deps: ChatAnalysisDeps) {
  const { events, leads } = deps
  return createAnalysisWork(deps, {
    name: 'chat analysis',
    concurrency: deps.isEmbedded ? 1 : 4,
    timeoutMs: 18 * SECOND,
    claim: (tx, limit, { token, seconds }) => analyses.claim(tx, limit, token, seconds),
    read: readSession,
    async finish(tx, job, analysis, { said, transcript: { receipts } }) {
      const { tenantId, id } = job
      const row = await analyses.finish(tx, job, analysis)
      if (row === undefined) return undefined
      const { leadId, intent, clientName: name, forgottenThrough } = row
      // Messages from before an erasure of the lead create no new lead.
      const own = visitorWords(said.filter((message) => message.id > (forgottenThrough ?? '')))
      const ended = { tenantId, source: 'chat' as const, sessionId: id, leadId, name, intent, words: analysis.words }
      // The last turn may have died after its action and before it linked the lead.
      const given = contactIn(row.memory)
      const lead = await leadOfEnded(leads, tx, { ...ended, given, said: own, receipts })
      if (lead !== undefined && lead.id !== leadId) await chats.keepVisitor(tx, tenantId, id, { leadId: lead.id })
      const shown = await leadOf(leads, tx, tenantId, { leadId: lead?.id ?? null })
      await events.publish(tx, { tenantId, event: 'chat.session_ended', data: sessionEndedEvent(row, shown) })
      return events.wake
    },
    release: analyses.release,
  })
}

async function readSession(tx: Tx, tenantId: string, id: string) {
  const session = await chats.findSession(tx, tenantId, id)
  if (session === undefined) return undefined
  const said = await conversations.said(tx, tenantId, id)
  const transcript = {
    messages: said.map(({ role, text }) => ({ role, text })),
    receipts: await conversations.receipts(tx, tenantId, id),
    wasHandedOff: session.handoffReason !== null || said.some(({ role }) => role === 'person'),
    bands: bandsOf(said),
  }
  return { said, transcript, modelMs: MODEL_MS }
}
