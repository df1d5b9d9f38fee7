import { describe, expect, test } from 'vitest'
import { loadAnalyzer } from '../../src/knowledge/analyzer.ts'
import { loadSearchLanguages } from '../../src/knowledge/search-languages.ts'
import { splitSentences } from '../../src/knowledge/sentences.ts'
import { assistantFacts } from '../../src/conversation/answering/facts.ts'
import { findReply, sayReply } from '../../src/offline/answers/question-answer.ts'
import type { LANGUAGES } from '../../src/languages/index.ts'
import type { BookableService, TurnRequest } from '../../src/models/chat-model.ts'
import type { Tenant } from '../../src/tenants/index.ts'
import { MemoryIndex, type IndexedChunk } from '../bench/memory-index.ts'

interface Shop {
  services: [name: string, minutes: number, price: string, description?: string, aliases?: string[]][]
  documents: IndexedChunk[]
}

const NOW = new Date('2026-03-02T15:00:00Z')

/** The reply to a question, with the first service as the one spoken of where it is said so. */
async function ask(
  question: string,
  language: string,
  { services: offered, documents }: Shop,
  isSpokenOf = false,
  message = question,
) {
  const index = new MemoryIndex(await loadSearchLanguages({ query: '', language }), documents)
  const { hits, statistics } = index.search(message, 8)
  const services = offered.map(([name, durationMinutes, price, description, aliases], place): BookableService => {
    const told = description === undefined ? {} : { description }
    const named = aliases === undefined ? {} : { aliases }
    return { id: `svc_${place}`, name, durationMinutes, price, staff: [], ...told, ...named }
  })
  const timeZone = 'Europe/Berlin'
  const tenant = {
    name: 'Atelier',
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
    message,
    passages: hits.map(({ chunk, score }) => ({ ...chunk, score })),
    statistics,
    tools: [],
    conversation: { now: NOW, timeZone, country: 'DE', visitor: {}, services, isFirst: true, memory: undefined },
  }
  const asking = { language, spokenOf: isSpokenOf ? 'svc_0' : null }
  const found = await findReply(question, asking, turn, { loadAnalyzer, splitSentences })
  return [...sayReply(found, { language, business: 'Atelier', written: language })]
    .map((event) => (event.type === 'text' ? event.text : ''))
    .join('')
}

const FRAMES: Record<keyof typeof LANGUAGES, Shop> = {
  en: {
    services: [['Guitar consultation', 30, 'free']],
    documents: [
      { id: '1', title: 'Prices', text: 'A custom guitar starts at £1,900. Strings are £12 a set.' },
      { id: '2', title: 'Waiting', text: 'Repairs are back within two weeks, a custom guitar takes seven months.' },
    ],
  },
  de: {
    services: [['Beratung Gitarre', 30, 'kostenlos']],
    documents: [
      { id: '1', title: 'Preise', text: 'Eine Gitarre nach Maß beginnt bei 1.900 €. Saiten kosten 12 €.' },
      { id: '2', title: 'Dauer', text: 'Reparaturen brauchen zwei Wochen, eine Gitarre dauert sieben Monate.' },
    ],
  },
  es: {
    services: [['Visita guitarra', 30, 'gratis']],
    documents: [
      { id: '1', title: 'Precios', text: 'Una guitarra a medida cuesta desde 1.900 €. Las cuerdas cuestan 12 €.' },
      { id: '2', title: 'Plazos', text: 'Las reparaciones tardan dos semanas, una guitarra tarda siete meses.' },
    ],
  },
  fr: {
    services: [['Entretien guitare', 30, 'gratuit']],
    documents: [
      { id: '1', title: 'Prix', text: 'Une guitare sur mesure coûte à partir de 1.900 €. Les cordes coûtent 12 €.' },
      { id: '2', title: 'Délais', text: 'Les réparations prennent deux semaines, une guitare dure sept mois.' },
    ],
  },
}

describe('the thing that a service is about', () => {
  test.each([
    ['How much does a guitar cost?', 'en', /1[.,]900/],
    ['what would a guitar cost roughly?', 'en', /1[.,]900/],
    ['Was kostet eine Gitarre?', 'de', /1[.,]900/],
    ['wie viel kostet denn so eine Gitarre ungefähr?', 'de', /1[.,]900/],
    ['¿Cuánto cuesta una guitarra?', 'es', /1[.,]900/],
    ['Combien coûte une guitare ?', 'fr', /1[.,]900/],
    ['How long until the guitar is ready?', 'en', /seven months/],
    ['Wie lange dauert es, bis die Gitarre fertig ist?', 'de', /sieben Monate/],
    ['¿Cuánto tarda hasta que la guitarra esté lista?', 'es', /siete meses/],
    ['Combien de temps avant que la guitare soit prête ?', 'fr', /sept mois/],
  ] as const)('has a price and a time of its own: %s', async (question, language, told) => {
    for (const isSpokenOf of [false, true]) {
      const reply = await ask(question, language, FRAMES[language], isSpokenOf)
      expect(reply).toMatch(told)
      expect(reply).not.toMatch(/30 min/iu)
    }
  })

  test.each([
    ['How much is the guitar consultation?', 'en', /free/],
    ['Was kostet die Beratung?', 'de', /kostenlos/],
    ['¿Cuánto cuesta la visita?', 'es', /gratis/],
    ["Combien coûte l'entretien ?", 'fr', /gratuit/],
  ] as const)('is not what the service costs: %s', async (question, language, told) => {
    expect(await ask(question, language, FRAMES[language], true)).toMatch(told)
  })
})

describe('a price in words alone', () => {
  test.each([
    ['How much is a kiln slot?', 'en', 'Kiln slot', 'by the load', 'A half load costs £35, a full one £60.'],
    ['Was kostet der Brennplatz?', 'de', 'Brennplatz', 'nach Ladung', 'Ein Brennplatz kostet halb 35 €, ganz 60 €.'],
  ] as const)('gives way to the figures of a document: %s', async (question, language, name, price, text) => {
    const shop: Shop = { services: [[name, 30, price]], documents: [{ id: '1', title: name, text }] }
    expect(await ask(question, language, shop)).toContain('60')
  })
})

describe('a row of the price list', () => {
  const shop: Shop = {
    services: [['Taster session (30 min)', 30, 'free']],
    documents: [
      {
        id: '1',
        title: 'Prices',
        text: '- Taster session (30 min), Price: free\n- Porcelain, extra: £5\n- Clay: £12',
      },
    ],
  }

  test('is not told beside the same price', async () => {
    expect(await ask('How much is the taster session?', 'en', shop)).not.toContain('Price: free')
  })

  test('is told without its mark, where it adds something', async () => {
    const reply = await ask('How much is the taster session with porcelain?', 'en', shop)
    expect(reply).toContain('“Porcelain, extra')
    expect(reply).not.toContain('“- ')
  })
})

describe('a free service with the name of the work', () => {
  const services = (price: string): Shop['services'] => [
    ['Drop-off', 15, price, 'Leave your machine for repair or a service.', ['service', 'repair']],
    ['Machine course', 180, '£69'],
  ]
  const documents = [
    { id: '1', title: 'Prices', text: '- Service of a household machine: £79\n- Service of an overlocker: £99' },
  ]

  test('leaves the price of the work to the documents', async () => {
    const reply = await ask('how much is a service of an overlocker?', 'en', { services: services('free'), documents })
    expect(reply).toContain('£99')
    expect(reply).not.toContain('free')
  })

  test('tells its own price by its own name', async () => {
    const reply = await ask('how much is the drop-off?', 'en', { services: services('free'), documents })
    expect(reply).toContain('free')
  })
})

describe('the price of what is no service', () => {
  const VETS: Record<keyof typeof LANGUAGES, Shop> = {
    en: {
      services: [
        ['Consultation', 20, '£42'],
        ['Bike hire (3 hours)', 180, '£11'],
      ],
      documents: [
        { id: '1', title: 'Prices', text: '- Stay, one cat: £14\n- Late return, per hour: £5\n- Group: £90' },
        { id: '2', title: 'Bikes', text: 'A bike costs £11 for three hours and £17 for the whole day.' },
      ],
    },
    de: {
      services: [
        ['Sprechstunde', 20, '42 €'],
        ['Radverleih (3 Stunden)', 180, '11 €'],
      ],
      documents: [
        { id: '1', title: 'Preise', text: '- Aufenthalt, Katze: 14 €\n- Verspätung, pro Stunde: 5 €\n- Gruppe: 90 €' },
      ],
    },
    es: {
      services: [
        ['Consulta', 20, '42 €'],
        ['Ruta guiada', 180, '11 €'],
      ],
      documents: [
        { id: '1', title: 'Precios', text: '- Estancia, gato: 14 €\n- Retraso, por hora: 5 €\n- Grupo: 90 €' },
      ],
    },
    fr: {
      services: [
        ['Consultation', 20, '42 €'],
        ['Sortie guidée', 180, '11 €'],
      ],
      documents: [
        { id: '1', title: 'Tarifs', text: '- Séjour, chat : 14 €\n- Retard, par heure : 5 €\n- Groupe : 90 €' },
      ],
    },
  }

  test.each([
    ['how much is it for a cat?', 'en', '£14'],
    ['how much is the late fee per hour?', 'en', '£5'],
    ['what do you charge for a group?', 'en', '£90'],
    ['and how much is a bike per day, not the three hours?', 'en', '£17'],
    ['was kostet es für eine Katze?', 'de', '14 €'],
    ['wie viel kostet die Verspätung pro Stunde?', 'de', '5 €'],
    ['¿cuánto cuesta para un gato?', 'es', '14 €'],
    ['¿cuánto cuesta el retraso por hora?', 'es', '5 €'],
    ['combien ça coûte pour un chat ?', 'fr', '14 €'],
    ['quel est le tarif de groupe ?', 'fr', '90 €'],
  ] as const)('is that of the documents: %s', async (question, language, told) => {
    const reply = await ask(question, language, VETS[language])
    expect(reply).toContain(told)
    expect(reply).not.toContain('42')
  })

  test.each([
    ['how much?', 'A cat for one night, how much?', 'en', '£14'],
    ['was kostet das?', 'Eine Katze für eine Nacht, was kostet das?', 'de', '14 €'],
    ['¿cuánto cuesta?', 'Un gato una noche, ¿cuánto cuesta?', 'es', '14 €'],
    ['ça coûte combien ?', 'Un chat pour une nuit, ça coûte combien ?', 'fr', '14 €'],
  ] as const)('may be told before the question: %s', async (question, message, language, told) => {
    const reply = await ask(question, language, VETS[language], false, message)
    expect(reply).toContain(told)
    expect(reply).not.toContain('42')
  })

  test.each([
    ['how much is a consultation for a cat?', 'how much is a consultation for a cat?', 'en', '£42'],
    ['how much is it?', 'Saturday would be perfect, but how much is it?', 'en', '£42'],
    ['was kostet die Sprechstunde?', 'was kostet die Sprechstunde?', 'de', '42 €'],
    ['wie viel kostet das?', 'Samstag wäre toll, aber wie viel kostet das?', 'de', '42 €'],
    ['¿cuánto cuesta la consulta?', '¿cuánto cuesta la consulta?', 'es', '42 €'],
    ['combien coûte la consultation ?', 'combien coûte la consultation ?', 'fr', '42 €'],
  ] as const)('is not that of a service: %s (%s)', async (question, message, language, told) => {
    expect(await ask(question, language, VETS[language], false, message)).toContain(told)
  })
})

describe('the price of a service in a case of its own', () => {
  const CUTS: Record<keyof typeof LANGUAGES, Shop> = {
    en: {
      services: [['Cut', 45, 'from £24']],
      documents: [
        { id: '1', title: 'Prices', text: '- Cut, kids up to 10: £16\n- Cut, short hair: £31\n- Cut, long hair: £39' },
      ],
    },
    de: {
      services: [['Schnitt', 45, 'ab 24 €']],
      documents: [
        {
          id: '1',
          title: 'Preise',
          text: '- Schnitt, Kinder bis 10: 16 €\n- Schnitt, kurzes Haar: 31 €\n- Schnitt, langes Haar: 39 €',
        },
      ],
    },
    es: {
      services: [['Corte', 45, 'desde 24 €']],
      documents: [
        {
          id: '1',
          title: 'Precios',
          text: '- Corte, niños hasta 10 años: 16 €\n- Corte, pelo corto: 31 €\n- Corte, pelo largo: 39 €',
        },
      ],
    },
    fr: {
      services: [['Coupe', 45, 'à partir de 24 €']],
      documents: [
        {
          id: '1',
          title: 'Tarifs',
          text: "- Coupe, enfants jusqu'à 10 ans : 16 €\n- Coupe, cheveux courts : 31 €\n- Coupe, cheveux longs : 39 €",
        },
      ],
    },
  }

  test.each([
    ['my daughter is 5, how much is a cut?', 'en', '16', '39'],
    ['how much is a cut for long hair?', 'en', '39', '31'],
    ['meine Tochter ist 5, was kostet der Schnitt?', 'de', '16', '39'],
    ['was kostet der Schnitt für langes Haar?', 'de', '39', '31'],
    ['mi hija tiene 5 años, ¿cuánto cuesta el corte?', 'es', '16', '39'],
    ['¿cuánto cuesta el corte de pelo largo?', 'es', '39', '31'],
    ['ma fille a 5 ans, combien coûte la coupe ?', 'fr', '16', '39'],
    ['combien coûte une coupe, cheveux longs ?', 'fr', '39', '31'],
  ] as const)('is told beside the lowest, and no other: %s', async (question, language, told, other) => {
    const reply = await ask(question, language, CUTS[language])
    expect(reply).toContain(told)
    expect(reply).not.toContain(other)
  })
})

describe('what is included', () => {
  const CLIMBING: Record<keyof typeof LANGUAGES, [service: string, party: string]> = {
    en: [
      'One hour of falling and first steps. Entry and hired shoes included.',
      'A carer and hired shoes are included.',
    ],
    de: [
      'Eine Stunde Fallen und erste Tritte. Eintritt und Leihschuhe inklusive.',
      'Betreuung und Leihschuhe sind dabei.',
    ],
    es: ['Una hora de caídas y primeros pasos. Entrada y zapatillas incluidas.', 'Monitor y zapatillas van incluidos.'],
    fr: [
      'Une heure de chutes et de premiers pas. Entrée et chaussons compris.',
      'Animateur et chaussons sont compris.',
    ],
  }

  test.each([
    ['great, are the hired shoes included?', 'en', 'Entry'],
    ['super! sind die leihschuhe da dabei?', 'de', 'Eintritt'],
    ['¿y las zapatillas están incluidas?', 'es', 'Entrada'],
    ['et les chaussons sont compris ?', 'fr', 'Entrée'],
  ] as const)('is that of the service spoken of, if there is one: %s', async (question, language, told) => {
    const [description, party] = CLIMBING[language]
    const shop: Shop = {
      services: [['Boulder 1', 60, '24 €', description]],
      documents: [{ id: '1', title: 'Party', text: party }],
    }
    expect(await ask(question, language, shop, true)).toContain(told)
    expect(await ask(question, language, shop)).toContain(party)
  })
})

describe('gear of the service spoken of', () => {
  const description = 'Eine Stunde am Seil, zu zweit oder zu dritt. Gurt und Schuhe sind dabei.'
  const documents = [{ id: '1', title: 'Feiern', text: 'Betreuung, Schuhe und eine Runde Saft sind inbegriffen.' }]
  const shop: Shop = { services: [['Schnupperklettern', 90, '32 €', description]], documents }

  test.each([
    ['braucht die kleine eigene schuhe oder ist das dabei?', 'de'],
    ['aber was ist jetzt mit leihschuhen, sind die im preis drin?', 'de'],
    ['y los pies de gato van incluidos?', 'es'],
    ['¿tengo que llevar zapatillas propias?', 'es'],
    ['do we need our own harness or is it included?', 'en'],
    ['il faut apporter ses propres chaussons ?', 'fr'],
    ['le baudrier est compris ?', 'fr'],
  ] as const)('is told by its description, in any language: %s', async (question, language) => {
    const reply = await ask(question, language, shop, true)
    expect(reply).toContain('Gurt und Schuhe sind dabei.')
    expect(reply).not.toMatch(/Saft|Eine Stunde/u)
  })

  test('is not that of a service which nobody spoke of', async () => {
    expect(await ask('sind die Schuhe dabei?', 'de', shop)).toContain('Saft')
  })
})

describe('holidays in the name of something else', () => {
  test.each([
    ['do you take holiday vouchers or amex?', 'en', 'We take cash and cheques, but no holiday vouchers.'],
    ['nehmen Sie Ferienschecks oder Amex?', 'de', 'Wir nehmen Bargeld und Karten, aber keine Ferienschecks.'],
    ['vous prenez les chèques vacances ou amex ?', 'fr', 'Nous prenons les espèces, mais pas les chèques vacances.'],
  ] as const)('ask for no closed days: %s', async (question, language, text) => {
    const reply = await ask(question, language, { services: [], documents: [{ id: '1', title: 'Info', text }] })
    expect(reply).toContain(text)
  })
})
