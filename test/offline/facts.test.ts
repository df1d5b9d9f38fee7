import { beforeAll, describe, expect, test } from 'vitest'
import { assistantFacts } from '../../src/conversation/answering/facts.ts'
import { loadAnalyzer } from '../../src/knowledge/analyzer.ts'
import { loadSearchLanguages } from '../../src/knowledge/search-languages.ts'
import { splitSentences } from '../../src/knowledge/sentences.ts'
import { createBuiltinModel } from '../../src/conversation/dialogue/builtin-model.ts'
import { rowsOf } from '../../src/offline/facts/add-ons.ts'
import { createOfflineUnderstanding } from '../../src/offline/index.ts'
import {
  FACTS,
  type Band,
  type BookableService,
  type PastMessage,
  type TurnRequest,
} from '../../src/models/chat-model.ts'
import type { Tenant } from '../../src/tenants/index.ts'
import { MemoryIndex, type IndexedChunk } from '../bench/memory-index.ts'

const model = createBuiltinModel({
  text: { loadAnalyzer, splitSentences },
  understanding: createOfflineUnderstanding(),
})

const NINE_TO_FIVE = [{ start: '09:00', end: '17:00' }]
const HOURS = {
  mon: NINE_TO_FIVE,
  tue: NINE_TO_FIVE,
  wed: [
    { start: '09:00', end: '12:00' },
    { start: '14:00', end: '18:00' },
  ],
  thu: NINE_TO_FIVE,
  fri: NINE_TO_FIVE,
  sat: [{ start: '10:00', end: '14:00' }],
}
const BUSINESS = {
  address: '12 Main Street\nSpringfield',
  email: 'desk@example.com',
  website: 'https://example.com/salon',
  hours: HOURS,
  closures: [
    { date: '2026-12-25', reason: 'Christmas' },
    { from: '2026-08-03', to: '2026-08-14', reason: 'Summer' },
    { date: '2026-11-26', reason: 'Thanksgiving' },
  ],
  visitor_mails: { confirmations: true, reminders: true },
}
const STAFF = [
  { id: 'res_1', name: 'Grace Hopper' },
  { id: 'res_2', name: 'Alan Turing' },
]
const SERVICES: Record<string, [name: string, minutes: number, price?: string][]> = {
  en: [
    ['Teeth cleaning', 45, '$90'],
    ['Whitening', 60, '$350'],
    ['Check-up', 30],
  ],
  de: [
    ['Zahnreinigung', 45, '90 €'],
    ['Bleaching', 60, '350 €'],
    ['Kontrolle', 30],
  ],
  es: [
    ['Limpieza dental', 45, '60 €'],
    ['Blanqueamiento', 60, '250 €'],
    ['Revisión', 30],
  ],
  fr: [
    ['Détartrage', 45, '38 €'],
    ['Coupe courte', 60, '75 €'],
    ['Contrôle', 30],
  ],
}

interface Setting {
  language?: string
  /** Default: Monday, 10:00 in New York. */
  now?: string
  business?: Partial<typeof BUSINESS>
  phone?: string | null
  documents?: IndexedChunk[]
  memory?: unknown
  history?: PastMessage[]
}

interface Reply {
  text: string
  quotes: string[]
  documents: string[]
  band: Band | undefined
  calls: string[]
  memory: unknown
}

async function ask(question: string, setting: Setting = {}): Promise<Reply> {
  const { language = 'en', now = '2026-03-02T15:00:00Z', documents = [], memory, history = [] } = setting
  const index = new MemoryIndex(await loadSearchLanguages({ query: '', language }), documents)
  const { hits, statistics } = index.search(question, 5)
  const services = (SERVICES[language] ?? []).map(([name, durationMinutes, price], place): BookableService => ({
    id: `svc_${place}`,
    name,
    durationMinutes,
    ...(price === undefined ? {} : { price }),
    staff: place === 1 ? STAFF.slice(1) : STAFF,
  }))
  const timeZone = 'America/New_York'
  const tenant = {
    name: 'Bright Smile',
    language,
    timeZone,
    assistant: { name: null, instructions: null, disclosure: null },
    voice: { phone_number: setting.phone === undefined ? '+12125550100' : setting.phone },
    business: { ...BUSINESS, ...setting.business },
  } as unknown as Tenant
  const turn: TurnRequest = {
    assistant: assistantFacts(tenant, new Date(now), services),
    history,
    question,
    passages: hits.map(({ chunk, score }) => ({ ...chunk, score })),
    statistics,
    tools: [],
    conversation: { now: new Date(now), timeZone, country: 'US', visitor: {}, services, isFirst: true, memory },
  }
  const reply: Reply = { text: '', quotes: [], documents: [], band: undefined, calls: [], memory: undefined }
  for await (const event of model.reply(turn, new AbortController().signal)) {
    if (event.type === 'text') reply.text += event.text
    else if (event.type === 'citation' && event.passageId === FACTS) reply.quotes.push(event.quote)
    else if (event.type === 'citation') reply.documents.push(event.passageId)
    else if (event.type === 'outcome') reply.band = event.band
    else if (event.type === 'tool_call') reply.calls.push(event.name)
    else if (event.type === 'memory') reply.memory = event.memory
  }
  // Every cited line is a verbatim line of the facts.
  for (const line of reply.quotes.flatMap((quote) => quote.split('\n')))
    expect(turn.assistant.facts?.split('\n')).toContain(line)
  return reply
}

/** Nobody of the business. */
const NO_STAFF: [question: string, language: string][] = [
  ['Who are your suppliers?', 'en'],
  ['Wer sind Ihre Lieferanten?', 'de'],
  ['Qui sont vos fournisseurs ?', 'fr'],
  ['¿Quiénes son sus proveedores?', 'es'],
]

/** Questions with the required parts of the answer, by language. */
const QUESTIONS: Record<string, [question: string, ...said: RegExp[]][]> = {
  en: [
    [
      'What are your opening hours?',
      /Monday–Tuesday 9:00 AM to 5:00 PM/,
      /Wednesday .*2:00 PM to 6:00 PM/,
      /Sunday closed/,
    ],
    ['Are you open on Saturday?', /Saturday, March 7.*10:00 AM to 2:00 PM/],
    ['are you open on sunday', /Sunday, March 8.*closed/],
    ['Are you open now?', /open now, until 5:00 PM/],
    ['Are you open tomorrow?', /Tuesday, March 3.*9:00 AM/],
    ['Are you open on 25 December?', /^No, on Friday, December 25, we are closed \(Christmas\)\. We open again on Sat/],
    ['Are you closed on 25 December?', /^On Friday, December 25, we are closed \(Christmas\)/],
    ['When are you open on 25 December?', /^On Friday, December 25, we are closed/],
    ['you guys open friday?', /^On Friday, March 6, we are open/],
    ['Are you open on Christmas?', /closed \(Christmas\)/],
    ['Are you open on thanksgiving?', /closed \(Thanksgiving\)/],
    ['Are you open this weekend?', /Saturday, March 7.*10:00 AM/, /Sunday, March 8.*closed/],
    ['Are you open next weekend?', /Saturday, March 14.*10:00 AM/, /Sunday, March 15.*closed/],
    ['Are you open on Monday?', /Monday, March 9.*9:00 AM/],
    ['Are you open from Friday to Sunday?', /Friday, March 6/, /Saturday, March 7/, /Sunday, March 8.*closed/],
    ['When do you close today?', /Monday, March 2.*5:00 PM/],
    ['When are you closed for holidays?', /August 3 to Friday, August 14/, /Christmas/],
    ['How much is a whitening?', /Whitening: \$350/],
    ['how much does teeth cleening cost', /Teeth cleaning: \$90/],
    ['What are your prices?', /Teeth cleaning: \$90.*Whitening: \$350/],
    ['How long does a check-up take?', /Check-up takes 30 minutes/],
    ['What services do you offer?', /Teeth cleaning.*Whitening.*Check-up/],
    ['Who works there?', /Grace Hopper and Alan Turing/],
    ['Who are your dentists?', /Grace Hopper and Alan Turing/],
    ['Who are your hygienists?', /Grace Hopper and Alan Turing/],
    ['Which hygienists work at your practice?', /Grace Hopper and Alan Turing/],
    ['Who does whitening?', /Whitening: Alan Turing/],
    ['Where are you located?', /12 Main Street, Springfield/],
    ['What is your phone number?', /\+1 212 555 0100/],
    ['what s your tel?', /\+1 212 555 0100/],
    ['What is your e-mail address?', /desk@example\.com/],
    ['Do you have a website?', /example\.com\/salon/],
  ],
  de: [
    ['Wer sind Ihre Prophylaxekräfte?', /Grace Hopper .* Alan Turing/],
    ['Wer sind eure Tierärzte?', /Grace Hopper .* Alan Turing/],
    ['Welche Kieferorthopäden arbeiten bei Ihnen?', /Grace Hopper .* Alan Turing/],
    ['Wann haben Sie geöffnet?', /Montag–Dienstag 9:00–17:00 Uhr/, /Sonntag geschlossen/],
    ['Wie sind Ihre Öffnungszeiten?', /Montag–Dienstag/],
    ['Haben Sie am Samstag offen?', /Samstag, 7\. März.*10:00–14:00/],
    ['Habt ihr morgen auf?', /Dienstag, 3\. März/],
    ['Haben Sie jetzt geöffnet?', /jetzt geöffnet, bis 17:00/],
    ['Haben Sie am 25. Dezember geöffnet?', /25\. Dezember, haben wir geschlossen/],
    ['Wann machen Sie am Freitag zu?', /Freitag, 6\. März.*17:00/],
    ['Was kostet eine Zahnreinigung?', /Zahnreinigung: 90 €/],
    ['Wie lange dauert ein Bleaching?', /Bleaching dauert 1 Stunde/],
    ['Welche Leistungen bieten Sie an?', /Zahnreinigung.*Bleaching.*Kontrolle/],
    ['Wer macht das Bleaching?', /Alan Turing/],
    ['Wo sind Sie?', /12 Main Street/],
    ['Wie ist Ihre Telefonnummer?', /\+1 212 555 0100/],
    ['Wann machen Sie Urlaub?', /3\. August.*14\. August/],
  ],
  es: [
    ['¿Quiénes son sus higienistas?', /Grace Hopper .* Alan Turing/],
    ['¿Quiénes son vuestros veterinarios?', /Grace Hopper .* Alan Turing/],
    ['¿Qué ortodoncistas trabajan con ustedes?', /Grace Hopper .* Alan Turing/],
    ['¿Cuál es su horario?', /lunes–martes de 9:00 a 17:00/, /domingo cerrado/],
    ['¿Abren los sábados?', /^Abrimos los sábados, de 10:00 a 14:00/],
    ['¿abrís los sábados?', /^Abrimos los sábados, de 10:00 a 14:00/],
    ['¿Están abiertos ahora?', /ahora tenemos abierto, hasta las 17:00/],
    ['¿Abren mañana?', /martes, 3 de marzo/],
    ['¿Abren el 25 de diciembre?', /25 de diciembre, cerramos/],
    ['¿Cuánto cuesta una limpieza?', /Limpieza dental: 60 €/],
    ['¿Cuánto dura la revisión?', /Revisión dura 30 minutos/],
    ['¿Qué servicios ofrecen?', /Limpieza dental.*Blanqueamiento/],
    ['¿Quién hace el blanqueamiento?', /Alan Turing/],
    ['¿Dónde están?', /12 Main Street/],
    ['¿Cuál es su teléfono?', /\+1 212 555 0100/],
    ['¿Cuándo cierran por vacaciones?', /3 de agosto.*14 de agosto/],
  ],
  fr: [
    ['Qui sont vos hygiénistes ?', /Grace Hopper .* Alan Turing/],
    ['Qui sont vos vétérinaires ?', /Grace Hopper .* Alan Turing/],
    ['Quels orthodontistes travaillent chez vous ?', /Grace Hopper .* Alan Turing/],
    ['Quels sont vos horaires ?', /lundi–mardi de 9:00 à 17:00/, /dimanche fermé/],
    ['Êtes-vous ouverts le samedi ?', /^Nous sommes ouverts le samedi, de 10:00 à 14:00/],
    ['Êtes-vous ouvert maintenant ?', /ouverts en ce moment, jusqu’à 17:00/],
    ['Vous êtes ouverts demain ?', /mardi 3 mars/],
    ['Êtes-vous ouverts le 25 décembre ?', /25 décembre, nous sommes fermés/],
    ['Combien coûte un détartrage ?', /Détartrage : 38 €/],
    ['Combien de temps dure le contrôle ?', /Contrôle dure 30 minutes/],
    ['Quelles prestations proposez-vous ?', /Détartrage.*Coupe courte/],
    ['Qui fait la coupe courte ?', /Alan Turing/],
    ['Où êtes-vous ?', /12 Main Street/],
    ['Quel est votre numéro de téléphone ?', /\+1 212 555 0100/],
    ['le num du garage svp', /\+1 212 555 0100/],
    ['Quand êtes-vous fermés pour les vacances ?', /3 août.*14 août/],
  ],
}

describe.for(Object.entries(QUESTIONS))('what stands in tables is told in %s', ([language, questions]) => {
  test.for(questions)('%s', async ([question, ...said]) => {
    const { text, quotes, documents, band } = await ask(question, { language })
    for (const pattern of said) expect(text).toMatch(pattern)
    expect({ band, documents }).toEqual({ band: 'answer', documents: [] })
    expect(quotes.length).toBeGreaterThan(0)
  })

  test('and the same for a visitor of another language, in theirs', async () => {
    const elsewhere = language === 'en' ? 'de' : 'en'
    const [question, ...said] = questions[0]!
    const { text } = await ask(question, { language: elsewhere })
    for (const pattern of said) expect(text).toMatch(pattern)
  })
})

describe('this moment', () => {
  test.each([
    ['before it opens', '2026-03-02T13:59:00Z', /closed at the moment.*Monday, March 2 at 9:00 AM/],
    ['when it opens', '2026-03-02T14:00:00Z', /open now, until 5:00 PM/],
    ['when it closes', '2026-03-02T22:00:00Z', /closed at the moment.*Tuesday, March 3 at 9:00 AM/],
    ['between two periods of a day', '2026-03-04T18:00:00Z', /closed.*Wednesday, March 4 at 2:00 PM/],
    ['on a Sunday', '2026-03-08T15:00:00Z', /closed at the moment.*Monday, March 9/],
    ['on a Sunday night that is Monday elsewhere', '2026-03-09T03:00:00Z', /closed at the moment.*Monday, March 9/],
    ['in the holidays', '2026-08-05T15:00:00Z', /closed at the moment.*Saturday, August 15 at 10:00 AM/],
  ])('%s', async (_, now, said) => {
    expect((await ask('Are you open right now?', { now })).text).toMatch(said)
  })

  test('a business that never opens says no day', async () => {
    const { text } = await ask('Are you open now?', { business: { hours: { mon: [] } as unknown as typeof HOURS } })
    expect(text).toBe('We are closed at the moment.')
  })
})

describe('questions the tables answer partly or not at all', () => {
  const DOCUMENTS: IndexedChunk[] = [
    { id: 'hours', title: 'Opening hours', text: 'We are open Monday to Friday from 8 to 20.' },
    { id: 'prices', title: 'Prices', text: 'Whitening costs $99. A check-up costs $40.' },
    { id: 'parking', title: 'Parking', text: 'Parking costs 2 dollars an hour.' },
    { id: 'pool', title: 'Swimming pool', text: 'The pool opens at 6 and closes at 22.' },
  ]

  test('a document never comes before a table that says otherwise', async () => {
    for (const question of [
      'What are your opening hours?',
      'How much is whitening?',
      'How much does whitening cost on Friday?',
    ])
      expect(await ask(question, { documents: DOCUMENTS }), question).toMatchObject({ documents: [], band: 'answer' })
  })

  test.each([
    ['no hours are set', 'What are your opening hours?', 'hours'],
    ['a service has no price', 'How much is a check-up?', 'prices'],
    ['something else costs', 'How much is parking?', 'parking'],
  ])('%s: the knowledge answers', async (_, question, document) => {
    const business = { hours: {} as typeof HOURS, closures: [] }
    const { quotes, documents } = await ask(question, { documents: DOCUMENTS, business })
    expect({ quotes, documents }).toEqual({ quotes: [], documents: [document] })
  })

  test('a rest that no table explains is told after the table', async () => {
    for (const [question, document] of [
      ['When is the swimming pool open?', 'pool'],
      ['When are you open, and what does parking cost?', 'parking'],
    ] as const) {
      const { text, quotes, documents } = await ask(question, { documents: DOCUMENTS })
      expect({ quotes: quotes.length, documents }, question).toEqual({ quotes: 1, documents: [document] })
      expect(text, question).toMatch(/^Our opening hours/)
    }
  })

  test.each(['How much is parking?', 'Is there a cancellation fee?', 'How much notice do you need?'])(
    'no price is told of what is no service: %s',
    async (question) => {
      expect(await ask(question)).toMatchObject({ band: 'decline', quotes: [] })
    },
  )

  test.each(['What is your phone number?', 'Where are you?', 'What is your e-mail address?'])(
    'without it: %s',
    async (question) => {
      const nothing = { address: null, email: null } as unknown as Partial<typeof BUSINESS>
      expect(await ask(question, { business: nothing, phone: null })).toMatchObject({ band: 'decline', quotes: [] })
    },
  )

  test('a closure is known without any hours', async () => {
    const business = { hours: {} as typeof HOURS }
    expect((await ask('Are you open on 25 December?', { business })).text).toContain('closed (Christmas)')
    expect((await ask('Are you open on 23 December?', { business })).band).toBe('decline')
  })

  test('a long story is no question of the tables', async () => {
    const story = 'I was at the shop and it was open and my dog ran away. '.repeat(10)
    expect((await ask(story)).quotes).toEqual([])
  })
})

describe('in a conversation', () => {
  test('"how much is it?" is of what was spoken of', async () => {
    const { memory } = await ask('How long does whitening take?')
    expect((await ask('And how much is it?', { memory })).text).toBe('Whitening: $350, 1 hour.')
    expect((await ask('What are your prices?', { memory })).text).toContain('Teeth cleaning')
  })

  test.each([
    ['Are you open on Saturday?', /Saturday, March 7.*10:00 AM/],
    ['How much is a whitening on Friday?', /Whitening: \$350/],
    ['where are you?', /12 Main Street/],
  ])('a question in the middle of a booking is answered, and the booking goes on: %s', async (question, said) => {
    const { memory } = await ask('I would like to make an appointment')
    expect(memory).toMatchObject({ question: 'service' })
    const { text, calls } = await ask(question, { memory })
    expect(text).toMatch(said)
    expect(calls).toEqual([])
    expect(text).toMatch(/which service/i)
  })

  test('a wish for a time is none of it', async () => {
    for (const wish of ['Book a whitening on Saturday at 11', 'Do you have time for a whitening on Friday at ten?'])
      expect((await ask(wish)).calls, wish).toEqual(['find_slots'])
  })
})

describe('a name', () => {
  beforeAll(() => loadAnalyzer('fr'))

  test('is not heard in a word that asks', async () => {
    // "Coûte" is one letter from "coupe".
    const { text, band } = await ask('Combien coûte le parking ?', { language: 'fr' })
    expect(text).not.toContain('75 €')
    expect(band).toBe('decline')
  })
})

describe('contacts that only a document has', () => {
  const BARE = { phone: null, business: { address: undefined, email: undefined } as never }
  const page = (id: string, text: string): IndexedChunk => ({ id, title: 'Cattery', text })
  const CATTERY = [
    page('fax', 'Send forms by fax: 0121 555 0199. In an emergency call 911.'),
    page('ring', 'You are welcome to look round. Ring us on 0121 378 0998.'),
    page('mail', 'Questions go to paws@cattery.example at any time.'),
    page('way', 'High Heath Cattery. 4 Weeford Park Lane, Sutton B75 6NA.'),
    page('prices', 'One cat costs £17 per day from 01.02.2026 until 2026-12-31.'),
  ]

  test.each([
    ['What is your phone number?', '“Ring us on 0121 378 0998.” (Cattery)', 'ring'],
    ['How can I reach you by phone?', '“Ring us on 0121 378 0998.” (Cattery)', 'ring'],
    ['What is your e-mail address?', '“Questions go to paws@cattery.example at any time.” (Cattery)', 'mail'],
    ['What is your address?', '“4 Weeford Park Lane, Sutton B75 6NA.” (Cattery)', 'way'],
  ])('%s', async (question, text, id) => {
    const reply = await ask(question, { ...BARE, documents: CATTERY })
    expect(reply).toMatchObject({ text, documents: [id], band: 'answer' })
  })

  test('are not taken for those of somebody else, and never replace those of the settings', async () => {
    const other = await ask('What is the phone number of the veterinary hospital?', { ...BARE, documents: CATTERY })
    expect(other.text).not.toContain('378 0998')
    expect((await ask('What is your phone number?', { documents: CATTERY })).text).toContain('212 555 0100')
  })

  test.each([
    ['de', 'Wie ist Ihre Telefonnummer?', 'Sie erreichen uns unter 030 1234567.'],
    ['de', 'Wie ist Ihre Adresse?', 'Die Werkstatt liegt in der Lindenstraße 12a.'],
    ['es', '¿Cuál es su teléfono?', 'Puede llamarnos al 612 555 035.'],
    ['es', '¿Dónde están?', 'Estamos en la calle del Olivo 8.'],
    ['fr', 'Quel est votre numéro de téléphone ?', 'Joignez-nous au 01 23 45 67 89.'],
    ['fr', 'Quelle est votre adresse ?', 'Le studio se trouve au 21 rue des Tanneurs.'],
  ])('%s: %s', async (language, question, sentence) => {
    const documents = [{ id: 'contact', title: '', text: sentence }]
    expect(await ask(question, { ...BARE, language, documents })).toMatchObject({
      documents: ['contact'],
      band: 'answer',
    })
  })
})

describe('days in general', () => {
  test.each([
    ['en', 'Are you open on Saturdays?', 'On Saturdays, we are open 10:00 AM to 2:00 PM.'],
    [
      'en',
      'When are you open on weekends?',
      'On Saturdays, we are open 10:00 AM to 2:00 PM. On Sundays, we are closed.',
    ],
    ['en', 'Are you open Mondays and Tuesdays?', 'On Mondays and Tuesdays, we are open 9:00 AM to 5:00 PM.'],
    ['de', 'Habt ihr samstags geöffnet?', 'Wir haben samstags geöffnet: 10:00–14:00 Uhr.'],
    ['es', '¿Abren los sábados?', 'Abrimos los sábados, de 10:00 a 14:00.'],
    ['fr', 'Êtes-vous ouverts le samedi ?', 'Nous sommes ouverts le samedi, de 10:00 à 14:00.'],
  ])('%s: %s', async (language, question, text) => {
    expect(await ask(question, { language })).toMatchObject({ text, band: 'answer' })
  })

  test('a rule of a document that says more than the week is told behind it', async () => {
    const rule = 'On Saturdays we see patients by appointment from 9 am to 1 pm, on the first and third of the month.'
    const documents = [{ id: 'rule', title: 'Hours', text: rule }]
    for (const question of ['Are you open on Saturdays?', 'Are you open on Saturday?']) {
      const reply = await ask(question, { documents })
      expect(reply.text).toContain(`Our documents also say:\n“${rule}” (Hours)`)
      expect(reply).toMatchObject({ documents: ['rule'], quotes: ['Open on Saturday: 10:00–14:00'] })
    }
    expect((await ask('Are you open on Sundays?', { documents })).text).toBe('On Sundays, we are closed.')
  })
})

describe('two services', () => {
  test.each([
    ['en', 'What is the difference between teeth cleaning and whitening?', '$90', '$350'],
    ['en', 'How does the whitening differ from a teeth cleaning?', '$90', '$350'],
    ['de', 'Was ist der Unterschied zwischen Zahnreinigung und Bleaching?', '90 €', '350 €'],
    ['de', 'Worin unterscheiden sich die Zahnreinigung und das Bleaching?', '90 €', '350 €'],
    ['es', '¿Qué diferencia hay entre la limpieza dental y el blanqueamiento?', '60 €', '250 €'],
    ['fr', 'Quelle est la différence entre le détartrage et la coupe courte ?', '38 €', '75 €'],
  ])('compared are told both: %s, %s', async (language, question, one, other) => {
    const { text, band } = await ask(question, { language })
    expect(text).toContain(one)
    expect(text).toContain(other)
    expect(band).toBe('answer')
  })

  test.each([
    ['en', 'Do you do teeth cleaning and whitening?', 'How much are each of them?', '$90', '$350'],
    ['de', 'Macht ihr Zahnreinigung und Bleaching?', 'Was kosten beide?', '90 €', '350 €'],
    ['es', '¿Hacéis limpieza dental y blanqueamiento?', '¿Cuánto cuesta cada uno?', '60 €', '250 €'],
    ['fr', 'Vous faites détartrage et coupe courte ?', 'Combien coûtent les deux ?', '38 €', '75 €'],
  ])('spoken of together have their prices told together: %s', async (language, before, question, one, other) => {
    const history: PastMessage[] = [
      { role: 'visitor', text: before },
      { role: 'assistant', text: 'Bright Smile.' },
    ]
    const { text } = await ask(question, { language, history })
    expect(text).toContain(one)
    expect(text).toContain(other)
  })
})

describe('the rows of a price', () => {
  const rows = '- Dog bath, small: $39, large: $69\n- Dog bath gift card: $20\n- Cat bath, small: $45, large: $60'
  const turn = {
    passages: [{ id: 'prices', title: 'Prices', text: rows, score: 1 }],
    assistant: { language: 'en' },
  } as unknown as TurnRequest

  test('stand beside one that is the least of them', () => {
    const found = rowsOf([{ name: 'Dog bath', price: 'from $39' }], turn, splitSentences)
    expect(found.map(({ text }) => text)).toEqual(['- Dog bath, small: $39, large: $69'])
  })

  test('add nothing to one that is the only price', () => {
    expect(rowsOf([{ name: 'Dog bath', price: '$39' }], turn, splitSentences)).toEqual([])
    expect(rowsOf([{ name: 'Dog bath', price: 'EUR 39' }], turn, splitSentences)).toEqual([])
  })
})

test.each(NO_STAFF)('tells nobody of the staff for a question about others: %s', async (question, language) => {
  const { text } = await ask(question, { language })
  expect(text).not.toContain('Grace')
})
