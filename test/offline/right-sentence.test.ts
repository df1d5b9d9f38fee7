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
  written: Language
  services?: Pick<BookableService, 'name' | 'price' | 'description'>[]
  documents: [title: string, text: string][]
  address?: string
}

interface Asked {
  spoken?: Language
  /** The first service was just booked. */
  isSpokenOf?: boolean
  message?: string
  /** The reply before. */
  shown?: string | undefined
}

const NOW = new Date('2026-03-02T15:00:00Z')

/** The replies to the questions of one message. */
async function told(
  questions: string[],
  { written, services: offered = [], documents, address }: Place,
  { spoken = written, isSpokenOf = false, message = questions.join(' '), shown }: Asked = {},
): Promise<string[]> {
  const chunks = documents.map(([title, text], place) => ({ id: `${place}`, title, text }))
  const index = new MemoryIndex(await loadSearchLanguages({ query: '', language: written }), chunks)
  const query = searchQuery(questions, { message, before: undefined, language: spoken })
  const { hits, statistics } = index.search(query, 8, await loadSearchLanguages({ query, language: written, spoken }))
  const services = offered.map((one, place): BookableService => ({
    id: `svc_${place}`,
    durationMinutes: 60,
    staff: [],
    ...one,
  }))
  const timeZone = 'Europe/Berlin'
  const business = { hours: {}, closures: [], visitor_mails: { confirmations: true, reminders: true }, address }
  const settings = { name: 'Seehof', language: written, timeZone, business, voice: { phone_number: null } }
  const assistant = { name: null, instructions: null, disclosure: null }
  const turn: TurnRequest = {
    assistant: assistantFacts({ ...settings, assistant } as unknown as Tenant, NOW, services),
    history: shown === undefined ? [] : [{ role: 'assistant', text: shown }],
    question: questions.join('\n'),
    message,
    passages: hits.map(({ chunk, score }) => ({ ...chunk, score })),
    statistics,
    commands: questions.map((question) => ({ type: 'ask' as const, question, words: question })),
    tools: [],
    conversation: { now: NOW, timeZone, country: 'DE', visitor: {}, services, isFirst: false, memory: undefined },
  }
  const asking = { language: spoken, spokenOf: isSpokenOf ? 'svc_0' : null }
  const answer = createReplies(asking, turn, { loadAnalyzer, splitSentences })
  const replies: string[] = []
  for (const question of questions) {
    const reply = await answer(question)
    replies.push(reply?.events.map((event) => (event.type === 'text' ? event.text : '')).join('') ?? '')
  }
  return replies
}

const SAILING: Record<Language, Place> = {
  en: {
    written: 'en',
    services: [
      {
        name: 'Dinghy course',
        price: '80 €',
        description: 'Tacking and capsizing. Life jacket and wetsuit are included.',
      },
      { name: 'Harbour party', price: '300 €' },
    ],
    documents: [
      ['Terms › Harbour party', 'A deposit of 90 € is due on booking. Life jackets and music are included.'],
      ['Terms › Rental', 'A wetsuit costs 7 €, a paddle board 15 €.'],
      ['Arrival', 'There are twelve parking spaces at the pier, free for guests. Bus 9 stops at the lake gate.'],
    ],
  },
  de: {
    written: 'de',
    services: [
      { name: 'Jollenkurs', price: '80 €', description: 'Wenden und Kentern. Schwimmweste und Neopren sind dabei.' },
      { name: 'Hafenfest', price: '300 €' },
    ],
    documents: [
      [
        'Bedingungen › Hafenfest',
        'Bei der Buchung werden 90 € Anzahlung fällig. Schwimmwesten und Musik sind inbegriffen.',
      ],
      ['Bedingungen › Verleih', 'Ein Neopren kostet 7 €, ein Brett 15 €.'],
      ['Anreise', 'Am Steg gibt es zwölf Parkplätze, für Gäste kostenlos. Der Bus 9 hält am Seetor.'],
    ],
  },
  es: {
    written: 'es',
    services: [
      { name: 'Curso de vela', price: '80 €', description: 'Virar y volcar. Chaleco y neopreno incluidos.' },
      { name: 'Fiesta del puerto', price: '300 €' },
    ],
    documents: [
      [
        'Condiciones › Fiesta del puerto',
        'Al reservar se paga una señal de 90 €. Los chalecos y la música están incluidos.',
      ],
      ['Condiciones › Alquiler', 'Un neopreno cuesta 7 €, una tabla 15 €.'],
      [
        'Llegada',
        'Hay doce plazas de aparcamiento en el muelle, gratis para clientes. El autobús 9 para en la puerta del lago.',
      ],
    ],
  },
  fr: {
    written: 'fr',
    services: [
      { name: 'Cours de voile', price: '80 €', description: 'Virer et dessaler. Gilet et combinaison sont inclus.' },
      { name: 'Fête du port', price: '300 €' },
    ],
    documents: [
      [
        'Conditions › Fête du port',
        'Des arrhes de 90 € sont dues à la réservation. Les gilets et la musique sont inclus.',
      ],
      ['Conditions › Location', 'Une combinaison coûte 7 €, une planche 15 €.'],
      [
        'Venir',
        "Il y a douze places de parking au ponton, gratuites pour nos clients. Le bus 9 s'arrête à la porte du lac.",
      ],
    ],
  },
}

describe('a section below the name of another service', () => {
  test.each([
    ['en', 'en', 'is there a deposit?'],
    ['de', 'de', 'muss ich eine Anzahlung leisten?'],
    ['es', 'es', '¿hay que pagar una señal?'],
    ['fr', 'fr', 'il y a des arrhes à payer ?'],
    ['de', 'en', 'is there a deposit?'],
  ] as const)('is no answer about the one spoken of (documents %s): %s %s', async (written, spoken, question) => {
    const [reply] = await told([question], SAILING[written], { spoken, isSpokenOf: true })
    expect(reply).not.toContain('90')
  })

  test.each([
    ['en', 'what is the deposit for the harbour party?'],
    ['de', 'wie hoch ist die Anzahlung beim Hafenfest?'],
    ['es', '¿cuál es la señal para la fiesta del puerto?'],
    ['fr', 'quelles sont les arrhes pour la fête du port ?'],
  ] as const)('is one if it is named (%s): %s', async (language, question) => {
    const [reply] = await told([question], SAILING[language], { isSpokenOf: true })
    expect(reply).toContain('90')
  })
})

describe('a thing of which the message asks whether it is included', () => {
  test.each([
    ['en', 'and what about life jackets', 'are they in the price?', 'Life jacket and wetsuit'],
    ['de', 'und was ist mit Schwimmwesten', 'sind die im Preis drin?', 'Schwimmweste und Neopren'],
    ['es', 'y qué hay de los chalecos', '¿están en el precio?', 'Chaleco y neopreno'],
    ['fr', 'et pour les gilets', "c'est dans le prix ?", 'Gilet et combinaison'],
  ] as const)('is told by the service spoken of (%s): %s, %s', async (language, thing, question, included) => {
    const replies = await told([thing, question], SAILING[language], { isSpokenOf: true })
    expect(replies[0]).toContain(included)
    expect(replies.join('\n')).not.toContain('90')
  })
})

describe('a question on an inclusion before another one', () => {
  test.each([
    ['en', 'is the life jacket included', 'where can I park?', 'Life jacket and wetsuit'],
    ['de', 'sind Schwimmwesten inklusive', 'wo kann ich parken?', 'Schwimmweste und Neopren'],
    ['es', 'está incluido el chaleco', '¿dónde puedo aparcar?', 'Chaleco y neopreno'],
    ['fr', 'est-ce que le gilet est compris', 'où est-ce que je peux me garer ?', 'Gilet et combinaison'],
  ] as const)('is answered (%s): %s, %s', async (language, thing, question, included) => {
    const [reply] = await told([thing, question], SAILING[language], { isSpokenOf: true })
    expect(reply).toContain(included)
  })
})

describe('the price of a thing', () => {
  test.each([
    ['en', 'renting a paddle board, how much is that?', '80'],
    ['de', 'ein Brett ausleihen, was kostet das?', '80'],
    ['es', 'me refiero a alquilar una tabla, ¿cuánto cuesta?', '80'],
    ['fr', 'louer une planche, combien ça coûte ?', '80'],
  ] as const)('is not that of the service spoken of (%s): %s', async (language, question, other) => {
    const [reply] = await told([question], SAILING[language], { isSpokenOf: true })
    expect(reply).toContain('15')
    expect(reply).not.toContain(other)
  })

  test.each([
    ['en', 'where can I park?', 'does that cost anything?', 'free for guests'],
    ['de', 'wo kann ich bei euch parken', 'kostet das was?', 'kostenlos'],
    ['es', '¿dónde puedo aparcar?', '¿cuánto cuesta?', 'gratis'],
    ['fr', 'où est-ce que je peux me garer ?', 'ça coûte combien ?', 'gratuites'],
  ] as const)('is told once, by the quote on it (%s): %s %s', async (language, where, price, free) => {
    const [first, second] = await told([where, price], SAILING[language])
    expect(first).toContain(free)
    expect(second).toBe('')
  })
})

describe('the way by bus', () => {
  test.each([
    ['en', 'en', 'how do I get to you by bus?'],
    ['de', 'de', 'wie komme ich mit dem Bus zu euch?'],
    ['es', 'es', 'y en autobús ¿cómo llego?'],
    ['fr', 'fr', 'quelle est votre adresse, en bus ?'],
    ['de', 'es', 'y en autobús ¿cómo llego?'],
  ] as const)('is not the address alone (documents %s, question %s): %s', async (written, spoken, question) => {
    const place = { ...SAILING[written], address: 'Uferweg 1, 1010 Seestadt' }
    const [reply] = await told([question], place, { spoken })
    expect(reply).toMatch(/bus 9|autobús 9/iu)
  })
})

describe('an abbreviation in capitals', () => {
  const FEES: Record<Language, [title: string, text: string][]> = {
    en: [
      ['Do I have to bring anything?', 'Please bring your last letter, and do come ten minutes before the start.'],
      ['Fees', 'Members of the PBC pay nothing in advance. All others settle the bill after the visit.'],
    ],
    de: [
      ['Muss ich etwas mitbringen?', 'Bitte bringen Sie den letzten Brief mit, und kommen Sie zehn Minuten vorher.'],
      ['Gebühren', 'Mitglieder der PBC zahlen nichts im Voraus. Alle anderen begleichen die Rechnung nach dem Besuch.'],
    ],
    es: [
      ['¿Tengo que traer algo?', 'Traiga la última carta, y venga diez minutos antes de empezar.'],
      ['Pagos', 'Los socios de la PBC no adelantan nada. Los demás pagan la factura después de la visita.'],
    ],
    fr: [
      ['Est-ce que je dois apporter quelque chose ?', 'Apportez la dernière lettre, et venez dix minutes avant.'],
      ['Règlement', "Les membres de la PBC n'avancent rien. Les autres règlent la facture après la visite."],
    ],
  }

  test.each([
    ['en', 'I am with the PBC. Do I have to pay before?', 'Do I have to pay before?', 'PBC'],
    ['de', 'Ich bin bei der PBC. Muss ich vorher etwas zahlen?', 'Muss ich vorher etwas zahlen?', 'PBC'],
    ['es', 'Soy de la PBC. ¿Tengo que pagar antes?', '¿Tengo que pagar antes?', 'PBC'],
    ['fr', 'Je suis à la PBC. Est-ce que je dois avancer les frais ?', 'Est-ce que je dois avancer les frais ?', 'PBC'],
  ] as const)('is the topic where documents have it (%s): %s', async (written, message, question, topic) => {
    const [reply] = await told([question], { written, documents: FEES[written] }, { message })
    expect(reply).toContain(topic)
  })
})

describe('the age of a visitor', () => {
  const RULES: Record<Language, [title: string, text: string][]> = {
    en: [
      [
        'Rules',
        'Children aged 14 to 17 may come alone with a letter from home. Children under 14 only come with an adult.',
      ],
      [
        'Entry',
        '- Day ticket, adults: 12 €, children under 14: 6 €\n- Ten tickets, adults: 99 €, children under 14: 50 €',
      ],
    ],
    de: [
      [
        'Regeln',
        'Kinder von 14 bis 17 dürfen mit einem Brief von daheim allein kommen. Kinder unter 14 kommen nur mit Erwachsenen.',
      ],
      [
        'Eintritt',
        '- Tageskarte, Erwachsene: 12 €, Kinder unter 14: 6 €\n- Zehnerkarte, Erwachsene: 99 €, Kinder unter 14: 50 €',
      ],
    ],
    es: [
      [
        'Normas',
        'Los niños de 14 a 17 años pueden venir solos con una carta de casa. Los niños menores de 14 años vienen con un adulto.',
      ],
      [
        'Entrada',
        '- Entrada de día, adultos: 12 €, niños menores de 14 años: 6 €\n- Diez entradas, adultos: 99 €, niños menores de 14 años: 50 €',
      ],
    ],
    fr: [
      [
        'Règles',
        'Les enfants de 14 à 17 ans peuvent venir seuls avec une lettre de la maison. Les enfants de moins de 14 ans viennent avec un adulte.',
      ],
      [
        'Entrée',
        '- Carte du jour, adultes : 12 €, enfants de moins de 14 ans : 6 €\n- Dix entrées, adultes : 99 €, enfants de moins de 14 ans : 50 €',
      ],
    ],
  }

  test.each([
    ['en', 'my son is 12 years old, may he come to you alone?', /under 14 only/u],
    ['de', 'mein Sohn ist 12 Jahre alt, darf der allein zu euch kommen?', /unter 14 kommen/u],
    ['es', 'mi hijo tiene 12 años, ¿puede venir solo?', /menores de 14 años vienen/u],
    ['fr', 'mon fils a 12 ans, il peut venir seul ?', /moins de 14 ans viennent/u],
  ] as const)('selects the rule, and no price (%s): %s', async (written, question, rule) => {
    const [reply] = await told([question], { written, documents: RULES[written] })
    expect(reply).toMatch(rule)
    expect(reply).not.toContain('€')
  })
})

describe('words of any visit', () => {
  const PETS: Record<Language, [title: string, text: string][]> = {
    en: [
      ['What should I bring?', 'For a first appointment bring your letter, the insurance card and old pictures.'],
      ['Children and animals', 'Children are welcome. Dogs have to wait outside.'],
    ],
    de: [
      ['Was soll ich mitbringen?', 'Zum ersten Termin bringen Sie den Brief, die Karte und alte Bilder mit.'],
      ['Kinder und Tiere', 'Kinder sind willkommen. Hunde müssen draußen warten.'],
    ],
    es: [
      ['¿Qué tengo que traer?', 'Para la primera cita traiga la carta, la tarjeta y las imágenes antiguas.'],
      ['Niños y animales', 'Los niños son bienvenidos. Los perros esperan fuera.'],
    ],
    fr: [
      ['Que faut-il apporter ?', 'Pour un premier rendez-vous, apportez la lettre, la carte et les anciennes images.'],
      ['Enfants et animaux', 'Les enfants sont les bienvenus. Les chiens attendent dehors.'],
    ],
  }

  test.each([
    ['en', 'en', 'can I bring my dog to the appointment?', 'Dogs have to wait outside.'],
    ['de', 'de', 'kann ich meinen Hund zum Termin mitbringen?', 'Hunde müssen draußen warten.'],
    ['es', 'es', '¿puedo traer a mi perro a la cita?', 'Los perros esperan fuera.'],
    ['fr', 'fr', 'je peux amener mon chien au rendez-vous ?', 'Les chiens attendent dehors.'],
    ['fr', 'de', 'kann ich meinen Hund zum Termin mitbringen?', 'Les chiens attendent dehors.'],
    ['de', 'en', 'can I bring my dog to the appointment?', 'Hunde müssen draußen warten.'],
  ] as const)('weigh less than its thing (documents %s, question %s): %s', async (written, spoken, question, rule) => {
    const [reply] = await told([question], { written, documents: PETS[written] }, { spoken })
    expect(reply).toContain(rule)
    expect(reply).not.toMatch(/letter|Brief|carta|lettre/u)
  })

  test.each([
    ['en', 'are dogs allowed?', 'Dogs have to wait outside.'],
    ['de', 'sind Hunde erlaubt?', 'Hunde müssen draußen warten.'],
    ['es', '¿están permitidos los perros?', 'Los perros esperan fuera.'],
    ['fr', 'les chiens sont autorisés ?', 'Les chiens attendent dehors.'],
  ] as const)('deny no quote on its thing that was just shown (%s): %s', async (written, question, rule) => {
    const place = { written, documents: PETS[written] }
    const [reply] = await told([question], place, { shown: PETS[written][1]?.[1] })
    expect(reply).toContain(rule)
  })

  test.each([
    ['en', 'what do I have to bring?', /letter/u],
    ['de', 'was muss ich mitbringen?', /Brief/u],
    ['es', '¿qué tengo que traer?', /carta/u],
    ['fr', 'que dois-je apporter ?', /lettre/u],
  ] as const)('are the topic if there is no other (%s): %s', async (written, question, rule) => {
    const [reply] = await told([question], { written, documents: PETS[written] })
    expect(reply).toMatch(rule)
  })
})

test.each([
  [
    'Il est déconseillé pendant les deux semaines après une opération.',
    'est-ce que je peux venir après une opération ?',
  ],
  ['Il faut un certificat après une opération.', 'il faut quoi après une opération ?'],
])('an impersonal sentence stands alone: %s', async (rule, question) => {
  const text = `Le stage convient à tout le monde. Les serviettes et les peignoirs sont fournis par la maison, avec des claquettes. ${rule} Le bassin ferme pendant les vacances de février.`
  const [reply] = await told([question], {
    written: 'fr',
    documents: [
      ['Bassin', text],
      ['Web', 'www.example.com'],
    ],
  })
  expect(reply).toContain(rule)
  expect(reply).not.toContain('peignoirs')
})

test.each([
  ['en', 'which bus goes to you', 'and which stop?'],
  ['de', 'welcher Bus fährt zu euch', 'und welche Haltestelle?'],
  ['es', 'qué autobús va hasta allí', '¿y qué parada?'],
  ['fr', 'quel bus va chez vous', 'et quel arrêt ?'],
] as const)('a quote is told once in a reply (%s): %s, %s', async (language, bus, stop) => {
  const replies = await told([bus, stop], SAILING[language])
  expect(replies.join('\n').match(/bus 9|autobús 9/giu)).toHaveLength(1)
})
