import { describe, expect, test } from 'vitest'
import { loadAnalyzer } from '../../src/knowledge/analyzer.ts'
import { loadSearchLanguages } from '../../src/knowledge/search-languages.ts'
import { splitSentences } from '../../src/knowledge/sentences.ts'
import { assistantFacts } from '../../src/conversation/answering/facts.ts'
import { findReply, sayReply } from '../../src/offline/answers/question-answer.ts'
import type { LANGUAGES } from '../../src/languages/index.ts'
import type { BookableService, TurnRequest } from '../../src/models/chat-model.ts'
import type { Tenant } from '../../src/tenants/index.ts'
import { MemoryIndex } from '../bench/memory-index.ts'

interface Shop {
  services: [name: string, minutes: number, price: string][]
  text: string
  /** With a number for which a sentence has the price, one in a range, and one for which none has it. */
  exact: string
  within: string
  none: string
  other: string
}

const SHOPS: Record<keyof typeof LANGUAGES, Shop> = {
  en: {
    services: [
      ['Raft trip', 180, '£240'],
      ['Canoe hire', 120, '£30'],
    ],
    text: 'The raft trip is £240 for up to 6 people. A raft for 9 people costs £330. The river is shallow in summer.',
    exact: 'how much is the raft trip for nine of us?',
    within: 'what would the raft trip cost with 4 adults',
    none: 'how much would the raft trip be for 30 people?',
    other: 'how much is the canoe hire for 9 people?',
  },
  de: {
    services: [
      ['Floßfahrt', 180, '240 €'],
      ['Kanuverleih', 120, '30 €'],
    ],
    text: 'Die Floßfahrt kostet 240 € für bis zu 6 Personen. Ein Floß für 9 Personen kostet 330 €. Der Fluss ist im Sommer flach.',
    exact: 'was kostet die Floßfahrt für neun Leute?',
    within: 'was würde die Floßfahrt mit 4 Erwachsenen kosten',
    none: 'was würde die Floßfahrt für 30 Leute kosten?',
    other: 'was kostet der Kanuverleih für 9 Personen?',
  },
  es: {
    services: [
      ['Paseo en balsa', 180, '240 €'],
      ['Alquiler de canoa', 120, '30 €'],
    ],
    text: 'El paseo en balsa cuesta 240 € para hasta 6 personas. Una balsa para 9 personas cuesta 330 €. El río es poco profundo en verano.',
    exact: '¿cuánto cuesta el paseo en balsa para nueve personas?',
    within: 'cuánto sería el paseo en balsa con 4 adultos',
    none: '¿cuánto sería el paseo en balsa para 30 personas?',
    other: '¿cuánto cuesta el alquiler de canoa para 9 personas?',
  },
  fr: {
    services: [
      ['Descente en radeau', 180, '240 €'],
      ['Location de canoë', 120, '30 €'],
    ],
    text: 'La descente en radeau coûte 240 € jusqu’à 6 personnes. Un radeau pour 9 personnes coûte 330 €. La rivière est peu profonde en été.',
    exact: 'la descente en radeau, c’est combien pour neuf personnes ?',
    within: 'la descente en radeau ça ferait combien avec 4 adultes',
    none: 'la descente en radeau, ça ferait combien pour 30 personnes ?',
    other: 'c’est combien la location de canoë pour 9 personnes ?',
  },
}

const NOW = new Date('2026-03-02T15:00:00Z')

async function ask(question: string, language: keyof typeof LANGUAGES): Promise<string> {
  const { services: offered, text } = SHOPS[language]
  const index = new MemoryIndex(await loadSearchLanguages({ query: '', language }), [{ id: '1', title: '1', text }])
  const { hits, statistics } = index.search(question, 8)
  const services = offered.map(([name, durationMinutes, price], place): BookableService => ({
    id: `svc_${place}`,
    name,
    durationMinutes,
    price,
    staff: [],
  }))
  const timeZone = 'Europe/Berlin'
  const tenant = {
    name: 'River',
    language,
    timeZone,
    assistant: { name: null, instructions: null, disclosure: null },
    voice: { phone_number: null },
    business: { hours: {}, closures: [], visitor_mails: { confirmations: true, reminders: true } },
  } as unknown as Tenant
  const turn: TurnRequest = {
    assistant: assistantFacts(tenant, NOW, services),
    history: [],
    question,
    message: question,
    passages: hits.map(({ chunk, score }) => ({ ...chunk, score })),
    statistics,
    tools: [],
    conversation: { now: NOW, timeZone, country: 'DE', visitor: {}, services, isFirst: true, memory: undefined },
  }
  const found = await findReply(question, { language, spokenOf: null }, turn, { loadAnalyzer, splitSentences })
  return [...sayReply(found, { language, business: 'River', written: language })]
    .map((event) => (event.type === 'text' ? event.text : ''))
    .join('')
}

describe.each(['en', 'de', 'es', 'fr'] as const)('the price for so many (%s)', (language) => {
  const { exact, within, none, other } = SHOPS[language]

  test('is that of the sentence for exactly so many', async () => {
    const told = await ask(exact, language)
    expect(told).toContain('330')
    expect(told).not.toContain('240')
  })

  test('has the sentence for a range beside that of the catalogue', async () => {
    const told = await ask(within, language)
    expect(told).toContain('6 ')
    expect(told.split('240')).toHaveLength(3)
    expect(told).not.toContain('330')
  })

  test('is that of the catalogue where no sentence has it', async () => {
    const told = await ask(none, language)
    expect(told).toContain('240')
    expect(told).not.toContain('330')
  })

  test('is not that of another service', async () => {
    const told = await ask(other, language)
    expect(told).toContain('30 €'.slice(0, 2))
    expect(told).not.toContain('330')
  })
})
