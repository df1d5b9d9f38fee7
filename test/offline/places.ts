import { assistantFacts } from '../../src/conversation/answering/facts.ts'
import { loadAnalyzer } from '../../src/knowledge/analyzer.ts'
import { loadSearchLanguages } from '../../src/knowledge/search-languages.ts'
import { splitSentences } from '../../src/knowledge/sentences.ts'
import type { LANGUAGES } from '../../src/languages/index.ts'
import type { BookableService, TurnRequest } from '../../src/models/chat-model.ts'
import { createReplies, searchQuery } from '../../src/offline/index.ts'
import type { Tenant } from '../../src/tenants/index.ts'
import { MemoryIndex } from '../bench/memory-index.ts'

export type Language = keyof typeof LANGUAGES

/** A business with its services and documents. */
export interface Place {
  services: (Pick<BookableService, 'name'> & Partial<BookableService>)[]
  documents: [title: string, text: string][]
  /** The same hours for every day; default: none. */
  hours?: { start: string; end: string }[]
  closures?: { from: string; to: string }[]
  /** Passages that the search does not find are read as well, as in a small tenant. */
  isRead?: boolean
}

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const NOW = new Date('2026-03-02T15:00:00Z')

/** The conversation around a question. */
interface Around {
  /** Language of the visitor; default: that of the documents. */
  spoken?: Language
  /** The whole message. */
  message?: string
  /** The visitor's own words, where the question was completed. */
  words?: string
  /** The reply before. */
  before?: string
  /** The visitor's message before. */
  earlier?: string
}

/** The reply to a question while the service at a place of the list is spoken of, or none. */
export async function told(
  question: string,
  { written, place, at }: { written: Language; place: Place; at: number | null },
  { spoken = written, message = question, words = question, before, earlier }: Around = {},
) {
  const chunks = place.documents.map(([title, text], id) => ({ id: `${id}`, title, text }))
  const index = new MemoryIndex(await loadSearchLanguages({ query: '', language: written }), chunks)
  const query = searchQuery([question], { message, before: undefined, language: spoken })
  const { hits, statistics } = index.search(query, 8, await loadSearchLanguages({ query, language: written, spoken }))
  const services = place.services.map((one, id): BookableService => ({
    id: `svc_${id}`,
    durationMinutes: 60,
    staff: [],
    ...one,
  }))
  const timeZone = 'Europe/Berlin'
  const { hours, closures = [] } = place
  const week = hours === undefined ? {} : Object.fromEntries(DAYS.map((day) => [day, hours]))
  const business = { hours: week, closures, visitor_mails: { confirmations: true, reminders: true } }
  const settings = { name: 'Seehof', language: written, timeZone, business, voice: { phone_number: null } }
  const assistant = { name: null, instructions: null, disclosure: null }
  const turn: TurnRequest = {
    assistant: assistantFacts({ ...settings, assistant } as unknown as Tenant, NOW, services),
    history: [
      ...(earlier === undefined ? [] : [{ role: 'visitor' as const, text: earlier }]),
      ...(before === undefined ? [] : [{ role: 'assistant' as const, text: before }]),
    ],
    question,
    message,
    passages: hits.map(({ chunk, score }) => ({ ...chunk, score })),
    ...(place.isRead === true
      ? {
          others: chunks
            .filter(({ id }) => !hits.some(({ chunk }) => chunk.id === id))
            .map((one) => ({ ...one, score: 0 })),
        }
      : {}),
    statistics,
    commands: [{ type: 'ask', question, words }],
    tools: [],
    conversation: { now: NOW, timeZone, country: 'DE', visitor: {}, services, isFirst: false, memory: undefined },
  }
  const asking = { language: spoken, spokenOf: at === null ? null : `svc_${at}` }
  const reply = await createReplies(asking, turn, { loadAnalyzer, splitSentences })(question)
  return reply?.events.map((event) => (event.type === 'text' ? event.text : '')).join('') ?? ''
}
