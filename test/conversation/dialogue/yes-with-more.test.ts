import { describe, expect, it } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import { openBoats, SAILING } from './boats.ts'
import { ADA } from './pottery.ts'
import { bookedIn, LANGUAGES } from './practice.ts'

interface Said {
  /** A question with an order to book behind it. */
  asked: string[]
  /** An order to book with the day and the hour of the summary. */
  repeated: string
  /** A yes with a note behind it, and a word of the note. */
  noted: string
  word: string
  /** No yes. */
  none: string[]
  /** A message, and a yes to it with a question and its reason. */
  message: string
  text: string
  passed: string
}

const SAID: Record<Language, Said> = {
  en: {
    asked: [
      'no, I mean how late may I come. anyway, yes, book it',
      'is there a locker? either way please book it',
      'never mind, just book it. is there a locker?',
      'what does it cost if I cancel late? anyway yes book it',
    ],
    repeated: 'nothing else! simply book it please, Tuesday 10am',
    noted: 'yes please book it. and add a note that my knee is in a brace',
    word: 'brace',
    none: ['book it for Thursday at 11 instead', 'I would book it but tell me the price first', 'don’t book it'],
    message: `a message please: the jetty lamp is broken. ${ADA}`,
    text: 'the jetty lamp is broken.',
    passed: 'well ok, yes please, pass it on. do you sell vouchers too? my uncle loves boats',
  },
  de: {
    asked: [
      'nein, ich meine wie spät ich kommen darf. egal, ja, buchen Sie bitte',
      'gibt es ein Schließfach? jedenfalls bitte buchen',
      'egal, einfach buchen. gibt es ein Schließfach?',
      'was kostet es, wenn ich spät absage? egal, ja, buchen Sie bitte',
    ],
    repeated: 'nichts weiter! einfach buchen bitte, Dienstag 10 Uhr',
    noted: 'ja bitte buchen. und schreiben Sie dazu, dass mein Knie geschient ist, das soll das Team wissen',
    word: 'geschient',
    none: ['lieber Donnerstag um 11 buchen', 'nicht buchen'],
    message: `eine Nachricht bitte: die Lampe am Steg ist kaputt. ${ADA}`,
    text: 'die Lampe am Steg ist kaputt.',
    passed: 'na gut, ja bitte, weitergeben. gibt es auch Gutscheine? mein Onkel liebt Boote',
  },
  es: {
    asked: [
      'no, digo hasta qué hora puedo llegar. en todo caso sí, reservad',
      '¿hay taquilla? de todas formas reserva',
      'da igual, reservadlo. ¿hay taquilla?',
      '¿cuánto cuesta si cancelo tarde? en todo caso sí, reservad',
    ],
    repeated: '¡nada más! solo resérvalo por favor, martes a las 10',
    noted: 'sí, reserva por favor. y apuntad que llevo la rodilla inmovilizada',
    word: 'inmovilizada',
    none: ['mejor resérvalo el jueves a las 11', 'no lo reserves'],
    message: `un mensaje por favor: la lámpara del muelle está rota. ${ADA}`,
    text: 'la lámpara del muelle está rota.',
    passed: 'bueno, sí por favor, pasadlo al equipo. ¿vendéis también vales? mi tío adora los barcos',
  },
  fr: {
    asked: [
      'non je veux dire jusqu’à quelle heure je peux arriver. enfin bref oui, réservez',
      'il y a un casier ? de toute façon réservez',
      'peu importe, réservez-le. il y a un casier ?',
      'combien ça coûte si j’annule tard ? de toute façon oui, réservez',
    ],
    repeated: 'rien d’autre ! réservez juste svp, mardi 10h',
    noted: 'oui, réservez svp. et notez que j’ai une attelle au genou',
    word: 'attelle',
    none: ['réservez plutôt jeudi à 11h', 'ne réservez pas'],
    message: `un message svp : la lampe du ponton est cassée. ${ADA}`,
    text: 'la lampe du ponton est cassée.',
    passed: 'bon d’accord, oui svp, transmettez. vous vendez aussi des bons ? mon oncle adore les bateaux',
  },
}

describe.each(LANGUAGES)('a yes with something beside it (%s)', (language) => {
  const said = SAID[language]
  const summary = [SAILING[language], ADA]

  it.each(said.asked)('books, and answers the question: %s', async (message) => {
    const shop = await openBoats(language, [...summary, message])
    expect((await bookedIn(shop)).map(([, start]) => start)).toEqual(['2026-12-01T10:00'])
    expect(shop.plan().some((part) => 'answer' in part)).toBe(true)
  })

  it('books where only the values of the summary are said again', async () => {
    const shop = await openBoats(language, [...summary, said.repeated])
    expect(await bookedIn(shop)).toHaveLength(1)
  })

  it('books with the note', async () => {
    const shop = await openBoats(language, [...summary, said.noted])
    const made = shop.calls().filter(({ name }) => name === 'create_booking')
    expect(made).toHaveLength(1)
    expect(made[0]?.arguments['notes']).toContain(said.word)
  })

  it.each(said.none)('is none in a change or a refusal: %s', async (message) => {
    const shop = await openBoats(language, [...summary, message])
    expect(await bookedIn(shop)).toEqual([])
  })

  it('passes the message on that was read back, without the reason of the question', async () => {
    const shop = await openBoats(language, [said.message, said.passed])
    const told = shop.calls().filter(({ name }) => name === 'capture_lead')
    expect(told.map(({ arguments: given }) => given['message'])).toEqual([said.text])
  })
})
