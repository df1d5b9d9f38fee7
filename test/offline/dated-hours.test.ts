import { expect, it } from 'vitest'
import { loadAnalyzer } from '../../src/knowledge/analyzer.ts'
import { loadSearchLanguages } from '../../src/knowledge/search-languages.ts'
import { splitSentences } from '../../src/knowledge/sentences.ts'
import { assistantFacts } from '../../src/conversation/answering/facts.ts'
import { findReply, sayReply } from '../../src/offline/answers/question-answer.ts'
import type { TurnRequest } from '../../src/models/chat-model.ts'
import type { Tenant } from '../../src/tenants/index.ts'
import { MemoryIndex } from '../bench/memory-index.ts'

const NOW = new Date('2026-12-01T10:00:00Z')
const TIME_ZONE = 'Europe/Berlin'
const DAY = [{ start: '09:00', end: '19:00' }]
const HOURS = { mon: DAY, tue: DAY, wed: DAY, thu: DAY, fri: DAY, sat: DAY, sun: [] }

const TEXTS: Record<string, string> = {
  en: 'We open early on market days. We are closed from 25 December to 2 January. On 24 December we close at 4 pm.',
  de: 'An Markttagen öffnen wir früh. Vom 25. Dezember bis 2. Januar bleibt das Geschäft geschlossen. Am 24. Dezember schließen wir um 16 Uhr.',
  es: 'Los días de mercado abrimos pronto. Cerramos del 25 de diciembre al 2 de enero. El 24 de diciembre cerramos a las 16:00.',
  fr: 'Les jours de marché, nous ouvrons tôt. Nous sommes fermés du 25 décembre au 2 janvier. Le 24 décembre, nous fermons à 16 h.',
}

async function ask(
  question: string,
  language: string,
  { text = TEXTS[language]!, closures = [] }: { text?: string; closures?: { from: string; to: string }[] } = {},
) {
  const documents = [{ id: '1', title: 'Info', text }]
  const index = new MemoryIndex(await loadSearchLanguages({ query: '', language }), documents)
  const { hits, statistics } = index.search(question, 8)
  const tenant = {
    name: 'Atelier',
    language,
    timeZone: TIME_ZONE,
    assistant: { name: null, instructions: null, disclosure: null },
    voice: { phone_number: null },
    business: { hours: HOURS, closures, visitor_mails: { confirmations: true, reminders: true } },
  } as unknown as Tenant
  const turn: TurnRequest = {
    assistant: assistantFacts(tenant, NOW, []),
    history: [],
    question,
    passages: hits.map(({ chunk, score }) => ({ ...chunk, score })),
    statistics,
    tools: [],
    conversation: {
      now: NOW,
      timeZone: TIME_ZONE,
      country: 'DE',
      visitor: {},
      services: [],
      isFirst: true,
      memory: undefined,
    },
  }
  const found = await findReply(question, { language, spokenOf: null }, turn, { loadAnalyzer, splitSentences })
  return [...sayReply(found, { language, business: 'Atelier', written: language })]
    .map((event) => (event.type === 'text' ? event.text : ''))
    .join('')
}

it.each([
  ['en', 'Are you open on 28 December?', '25 December'],
  ['en', 'are you open on christmas eve', '4 pm'],
  ['de', 'Habt ihr am 28. Dezember offen?', '25. Dezember'],
  ['de', 'Wann schließt ihr am 24. Dezember?', '16 Uhr'],
  ['es', '¿Abrís el 28 de diciembre?', '25 de diciembre'],
  ['es', 'a qué hora cerráis el 24 de diciembre', '16:00'],
  ['fr', 'Vous êtes ouverts le 28 décembre ?', '25 décembre'],
  ['fr', 'êtes-vous ouverts le 24 décembre ?', '16 h'],
])('a date that a document closes is told by it (%s): %s', async (language, question, told) => {
  const reply = await ask(question, language)
  expect(reply).toContain(told)
  expect(reply).not.toContain('19:00')
  expect(reply).not.toContain('7:00')
})

it.each([
  ['en', 'Are you open on 15 December?'],
  ['de', 'Habt ihr am 15. Dezember offen?'],
  ['es', '¿Abrís el 15 de diciembre?'],
  ['fr', 'Vous êtes ouverts le 15 décembre ?'],
])('another date has the weekly hours (%s): %s', async (language, question) => {
  const reply = await ask(question, language)
  expect(reply).toMatch(/19:00|7:00 PM|7 PM|7:00 pm/u)
  expect(reply).not.toContain('25')
})

it.each([
  ['en', 'We are open on Saturday from 10 am to 1 pm.', 'Are you open on Saturday?'],
  ['de', 'Samstag 10–13 Uhr geöffnet, sonst nach Absprache.', 'Habt ihr am Samstag offen?'],
  ['es', 'El sábado abrimos de 10:00 a 13:00.', '¿Abrís el sábado?'],
  ['fr', 'Le samedi 10 h - 13 h, fermé ensuite.', 'Vous êtes ouverts samedi ?'],
  ['de', 'Am 24.12. ist Weihnachtsmarkt.', 'Habt ihr am 24. Dezember offen?'],
])('a weekday is no date, and a date alone no rule (%s): %s', async (language, text, question) => {
  expect(await ask(question, language, { text })).toMatch(/19:00|7:00 PM|7 PM|7:00 pm/u)
})

it('a closure in the settings is told by them', async () => {
  const reply = await ask('Habt ihr am 28. Dezember offen?', 'de', {
    closures: [{ from: '2026-12-24', to: '2027-01-04' }],
  })
  expect(reply).toContain('geschlossen')
  expect(reply).not.toContain('„')
})
