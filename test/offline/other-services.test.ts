import { describe, expect, test } from 'vitest'
import { assistantFacts } from '../../src/conversation/answering/facts.ts'
import { loadAnalyzer } from '../../src/knowledge/analyzer.ts'
import { loadSearchLanguages } from '../../src/knowledge/search-languages.ts'
import { splitSentences } from '../../src/knowledge/sentences.ts'
import type { LANGUAGES } from '../../src/languages/index.ts'
import type { BookableService, TurnRequest } from '../../src/models/chat-model.ts'
import { createReplies, searchQuery } from '../../src/offline/index.ts'
import type { Tenant } from '../../src/tenants/index.ts'
import { MemoryIndex } from '../bench/memory-index.ts'

type Language = keyof typeof LANGUAGES

interface Place {
  services: Pick<BookableService, 'name' | 'price' | 'description'>[]
  documents: [title: string, text: string][]
}

const NOW = new Date('2026-03-02T15:00:00Z')

/** The reply to a question while the service at a place of the list is spoken of, or none. */
async function told(question: string, written: Language, place: Place, at: number | null, spoken = written) {
  const chunks = place.documents.map(([title, text], id) => ({ id: `${id}`, title, text }))
  const index = new MemoryIndex(await loadSearchLanguages({ query: '', language: written }), chunks)
  const query = searchQuery([question], { message: question, before: undefined, language: spoken })
  const { hits, statistics } = index.search(query, 8, await loadSearchLanguages({ query, language: written, spoken }))
  const services = place.services.map((one, id): BookableService => ({
    id: `svc_${id}`,
    durationMinutes: 60,
    staff: [],
    ...one,
  }))
  const timeZone = 'Europe/Berlin'
  const business = { hours: {}, closures: [], visitor_mails: { confirmations: true, reminders: true } }
  const settings = { name: 'Seehof', language: written, timeZone, business, voice: { phone_number: null } }
  const assistant = { name: null, instructions: null, disclosure: null }
  const turn: TurnRequest = {
    assistant: assistantFacts({ ...settings, assistant } as unknown as Tenant, NOW, services),
    history: [],
    question,
    message: question,
    passages: hits.map(({ chunk, score }) => ({ ...chunk, score })),
    statistics,
    commands: [{ type: 'ask', question, words: question }],
    tools: [],
    conversation: { now: NOW, timeZone, country: 'DE', visitor: {}, services, isFirst: false, memory: undefined },
  }
  const asking = { language: spoken, spokenOf: at === null ? null : `svc_${at}` }
  const reply = await createReplies(asking, turn, { loadAnalyzer, splitSentences })(question)
  return reply?.events.map((event) => (event.type === 'text' ? event.text : '')).join('') ?? ''
}

/** A dive school: the trial dive, and the wreck tour. */
const DIVING: Record<Language, Place> = {
  en: {
    services: [
      { name: 'Trial dive', price: '60 €' },
      { name: 'Wreck tour', price: '90 €' },
    ],
    documents: [
      [
        'Good to know › From what age?',
        'You have to be ten for the trial dive. The wreck tour is for those over eighteen.',
      ],
      ['Good to know › What to bring', 'Swimwear and a towel. For the wreck tour, bring your logbook and a torch.'],
      ['Terms › Wrecks', 'Each further diver pays 25 €. The boat leaves at seven.'],
      ['Arrival', 'Bus 9 stops at the harbour. There are twelve parking spaces.'],
    ],
  },
  de: {
    services: [
      { name: 'Schnuppertauchen', price: '60 €' },
      { name: 'Wracktour', price: '90 €' },
    ],
    documents: [
      [
        'Gut zu wissen › Ab welchem Alter?',
        'Beim Schnuppertauchen müssen Sie zehn sein. Die Wracktour ist ab achtzehn.',
      ],
      [
        'Gut zu wissen › Was bringe ich mit?',
        'Badesachen und ein Handtuch. Zur Wracktour bringen Sie Logbuch und Lampe mit.',
      ],
      ['Bedingungen › Wracktouren', 'Jeder weitere Taucher zahlt 25 €. Das Boot legt um sieben ab.'],
      ['Anreise', 'Der Bus 9 hält am Hafen. Es gibt zwölf Parkplätze.'],
    ],
  },
  es: {
    services: [
      { name: 'Bautismo de buceo', price: '60 €' },
      { name: 'Ruta del pecio', price: '90 €' },
    ],
    documents: [
      [
        'Conviene saber › ¿Desde qué edad?',
        'Para el bautismo hay que tener diez años. La ruta del pecio es para mayores de dieciocho.',
      ],
      ['Conviene saber › ¿Qué llevo?', 'Bañador y toalla. Para el pecio, trae tu libro de inmersiones y una linterna.'],
      ['Condiciones › Pecios', 'Cada buceador más paga 25 €. El barco sale a las siete.'],
      ['Llegada', 'El autobús 9 para en el puerto. Hay doce plazas de aparcamiento.'],
    ],
  },
  fr: {
    services: [
      { name: 'Baptême de plongée', price: '60 €' },
      { name: "Sortie à l'épave", price: '90 €' },
    ],
    documents: [
      [
        'Bon à savoir › À partir de quel âge ?',
        "Pour le baptême, il faut avoir dix ans. La sortie à l'épave est réservée aux plus de dix-huit ans.",
      ],
      [
        'Bon à savoir › Que faut-il apporter ?',
        "Un maillot et une serviette. Pour l'épave, apportez votre carnet et une lampe.",
      ],
      ['Conditions › Épaves', 'Chaque plongeur de plus paie 25 €. Le bateau part à sept heures.'],
      ['Venir', "Le bus 9 s'arrête au port. Il y a douze places de parking."],
    ],
  },
}

const TRIAL = 0
const WRECK = 1

describe('a sentence about another service than the one spoken of', () => {
  test.each([
    ['en', 'en', 'from what age can you join?', 'ten', 'eighteen'],
    ['de', 'de', 'ab welchem Alter geht das?', 'zehn', 'achtzehn'],
    ['es', 'es', '¿desde qué edad se puede?', 'diez años', 'dieciocho'],
    ['fr', 'fr', 'à partir de quel âge ?', 'dix ans', 'dix-huit'],
    ['de', 'en', 'what is the minimum age?', 'zehn', 'achtzehn'],
    ['en', 'de', 'ab welchem Alter geht das?', 'ten', 'eighteen'],
  ] as const)('is not told (documents %s): %s %s', async (written, spoken, question, own, other) => {
    const reply = await told(question, written, DIVING[written], TRIAL, spoken)
    expect(reply).toContain(own)
    expect(reply).not.toContain(other)
    expect(await told(question, written, DIVING[written], WRECK, spoken)).toContain(other)
  })

  test.each([
    ['en', 'what should we bring?', 'towel', 'logbook'],
    ['de', 'was sollen wir mitbringen?', 'Handtuch', 'Logbuch'],
    ['es', '¿qué tenemos que llevar?', 'toalla', 'libro'],
    ['fr', 'que faut-il apporter ?', 'serviette', 'carnet'],
  ] as const)('is left out beside one for all (%s): %s', async (language, question, own, other) => {
    const reply = await told(question, language, DIVING[language], TRIAL)
    expect(reply).toContain(own)
    expect(reply).not.toContain(other)
  })

  test.each([
    ['en', 'what does each further diver pay?'],
    ['de', 'was zahlt jeder weitere Taucher?'],
    ['es', '¿cuánto paga cada buceador más?'],
    ['fr', 'combien paie chaque plongeur de plus ?'],
  ] as const)('is not told below the heading of that one (%s): %s', async (language, question) => {
    expect(await told(question, language, DIVING[language], TRIAL)).not.toContain('25')
    expect(await told(question, language, DIVING[language], WRECK)).toContain('25')
  })

  test.each([
    ['en', 'and what do I bring to the wreck?', 'logbook'],
    ['de', 'und was bringe ich zum Wrack mit?', 'Logbuch'],
    ['es', '¿y qué llevo al pecio?', 'libro'],
    ['fr', "et qu'est-ce que j'apporte pour l'épave ?", 'carnet'],
  ] as const)('is told where the question names that one (%s): %s', async (language, question, named) => {
    expect(await told(question, language, DIVING[language], TRIAL)).toContain(named)
  })
})
