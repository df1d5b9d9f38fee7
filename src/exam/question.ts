import { answerDetached, type Assistant, type TenantContext } from '../conversation/index.ts'
import { cut } from '../core/text.ts'
import type { Played, PlayRow } from './repository.ts'
import type { Disagreement, RowDetail, RowSource } from './tables.ts'

interface QuestionDeps {
  assistant: Pick<Assistant, 'answer'>
  now(): Date
}

interface Asking {
  tenantId: string
  context: TenantContext
  row: PlayRow
  disagreements: Disagreement[]
}

const MAX_SNIPPET = 500
const MAX_SOURCES = 3

/** Asks the tenant's own assistant: a question only reads, and every action is refused to it. */
export async function playQuestion(
  { assistant, now }: QuestionDeps,
  { tenantId, context, row, disagreements }: Asking,
  signal: AbortSignal,
): Promise<Played> {
  const visitor = { locale: row.language }
  const turn = { tenantId, context, question: row.asked, now: now(), visitor }
  const { reply, band, sources, trace } = await answerDetached(assistant, turn, signal)
  const found = sources.slice(0, MAX_SOURCES).map((one): RowSource => ({
    documentId: one.document_id,
    title: one.title,
    snippet: cut(one.snippet, MAX_SNIPPET),
  }))
  const { input = 0, output = 0 } = trace.tokens ?? {}
  return {
    ...judge({ band, reply, found, row, disagreements }),
    turns: [
      { role: 'visitor', text: row.asked },
      { role: 'assistant', text: reply },
    ],
    tokens: input + output,
  }
}

interface Judged {
  band: string
  reply: string
  found: RowSource[]
  row: Pick<PlayRow, 'topic'>
  disagreements: Disagreement[]
}

/** Judges a reply: `answered` needs a source of this tenant, and no document that says otherwise. */
function judge({ band, reply, found, row, disagreements }: Judged): Pick<Played, 'outcome' | 'reason' | 'detail'> {
  const detail: RowDetail = { sources: found }
  if (band === 'decline') return { outcome: 'not_known', reason: 'declined', detail: {} }
  if (band === 'closest') return { outcome: 'not_known', reason: 'closest', detail }
  if (found.length === 0) return { outcome: 'not_known', reason: 'no_source', detail: {} }
  const disagreement = disagreements.find((one) => concerns(one, row) || quotes(found, reply, one))
  if (disagreement === undefined) return { outcome: 'answered', reason: null, detail }
  return { outcome: 'contradicts', reason: 'disagreement', detail: { ...detail, disagreement } }
}

function concerns(one: Disagreement, { topic }: Pick<PlayRow, 'topic'>): boolean {
  if (topic?.kind !== one.kind) return false
  const isDay = topic.day === undefined || topic.day === one.day
  return isDay && (topic.serviceId === undefined || topic.serviceId === one.serviceId)
}

/** True for an answer that quotes the document with the differing value. */
function quotes(found: RowSource[], reply: string, { documentId, documentSays }: Disagreement): boolean {
  return found.some((one) => one.documentId === documentId && one.snippet.includes(documentSays)) && reply !== ''
}
