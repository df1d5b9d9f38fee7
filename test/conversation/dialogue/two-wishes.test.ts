import { describe, expect, it } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import { bookedIn, LANGUAGES, openPractice, say, SERVICES } from './practice.ts'

const YES = { en: 'yes', de: 'ja', es: 'sí', fr: 'oui' }
const WHO = 'Rosalind Franklin, rosalind@example.com'

/** A physiotherapy on Monday and Pilates on Wednesday, in one message. */
const BOTH: Record<Language, string[]> = {
  en: [
    'Hello, I would need a physio session for Monday and a spot in Pilates for Wednesday, thanks',
    'Pilates Wednesday and physiotherapy Monday, please',
    'Could I have physio on Monday? And Pilates on Wednesday.',
  ],
  de: [
    'Guten Tag, ich bräuchte für Montag Krankengymnastik und für Mittwoch einen Platz beim Pilates',
    'Pilates am Mittwoch und Krankengymnastik am Montag, bitte',
    'Ich hätte gern Krankengymnastik am Montag, außerdem Pilates am Mittwoch',
  ],
  es: [
    'Buenas, necesito fisioterapia para el lunes y una plaza de pilates para el miércoles',
    'pilates el miércoles y fisioterapia el lunes, por favor',
    'Me gustaría una sesión de fisio el lunes, y también pilates el miércoles',
  ],
  fr: [
    'Bonjour, j’aurais besoin d’une séance de kiné pour lundi et d’une place de pilates pour mercredi',
    'pilates mercredi et kiné lundi, s’il vous plaît',
    'Je voudrais de la kiné lundi, et aussi du pilates mercredi',
  ],
}

/** A service with its day, right behind the booking of another one. */
const FURTHER: Record<Language, string[]> = {
  en: ['and Pilates on Thursday?', 'what about Pilates on Thursday then?'],
  de: ['und Pilates am Donnerstag?', 'und wie sieht es am Donnerstag mit Pilates aus?'],
  es: ['¿y pilates el jueves?', '¿y qué tal el pilates del jueves?'],
  fr: ['et le pilates jeudi ?', 'et pour le pilates jeudi alors ?'],
}

const MASSAGE: Record<Language, string> = {
  en: 'a sports massage on Tuesday at 10',
  de: 'eine Sportmassage am Dienstag um 10',
  es: 'un masaje deportivo el martes a las 10',
  fr: 'un massage sportif mardi à 10 heures',
}

/** A day of something else beside the wish. */
const ELSE: Record<Language, string[]> = {
  en: [
    'I run a half marathon on Sunday and need a sports massage on Tuesday',
    'on Sunday I give a course, a sports massage on Tuesday please',
  ],
  de: [
    'am Sonntag laufe ich einen Halbmarathon, am Dienstag bräuchte ich eine Sportmassage',
    'Sonntag gebe ich einen Kurs, eine Sportmassage am Dienstag bitte',
  ],
  es: [
    'el domingo corro un medio maratón y el martes necesito un masaje deportivo',
    'el domingo doy un curso, un masaje deportivo el martes por favor',
  ],
  fr: [
    'je cours un semi dimanche et il me faut un massage sportif mardi',
    'dimanche je donne un cours, un massage sportif mardi svp',
  ],
}

const EITHER: Record<Language, string> = {
  en: 'a sports massage on Monday or Wednesday',
  de: 'eine Sportmassage am Montag oder Mittwoch',
  es: 'un masaje deportivo el lunes o el miércoles',
  fr: 'un massage sportif lundi ou mercredi',
}

describe.each(LANGUAGES)('two wishes with a day each (%s)', (language) => {
  it.each(BOTH[language])('are booked one after the other: %s', async (message) => {
    const shop = openPractice(language)
    const first = await say(shop, [message, '11:00', WHO, YES[language]])
    const [physio, pilates] = SERVICES[language]
    const isPilatesFirst = message.startsWith('Pilates') || message.startsWith('pilates')
    expect(first).toContain(isPilatesFirst ? physio : pilates)
    await say(shop, ['11:00', YES[language]])
    const booked = [
      [physio, '2026-11-30T11:00'],
      [pilates, '2026-12-02T11:00'],
    ]
    expect(await bookedIn(shop)).toEqual(isPilatesFirst ? booked.toReversed() : booked)
  })

  it.each(FURTHER[language])('may follow behind the booking: %s', async (message) => {
    const shop = openPractice(language)
    await say(shop, [MASSAGE[language], WHO, YES[language], message])
    const [task] = shop.state().tasks
    expect(task).toMatchObject({ name: 'book', wish: { service: 'svc_1', day: { from: '2026-12-03' } } })
  })

  it.each(ELSE[language])('are none where one day is of something else: %s', async (message) => {
    const shop = openPractice(language)
    await shop.say(message)
    expect(shop.state().tasks).toMatchObject([{ wish: { service: 'svc_2', day: { from: '2026-12-01' } } }])
  })

  it('are none where either day will do', async () => {
    const shop = openPractice(language)
    await shop.say(EITHER[language])
    expect(shop.state().tasks).toMatchObject([
      { wish: { service: 'svc_2', day: { only: ['2026-11-30', '2026-12-02'] } } },
    ])
  })
})

/** Two wishes in a list behind a colon, one of two readings of its day; a correction of both; days that each belong to one. */
const LISTED: Record<Language, { wishes: string; corrected: string }> = {
  en: {
    wishes: 'two things: a Pilates class for 2 people on Monday and on Thursday a sports massage',
    corrected: 'no, the Pilates class is on Tuesday, the sports massage on Wednesday',
  },
  de: {
    wishes: 'ich hätte zwei Sachen: am Montag Pilates in der Gruppe für 2 Personen und am Donnerstag Sportmassage',
    corrected: 'nein, Pilates in der Gruppe ist am Dienstag, die Sportmassage am Mittwoch',
  },
  es: {
    wishes: 'quiero dos cosas: el lunes Pilates en grupo para 2 personas y el jueves masaje deportivo',
    corrected: 'no, Pilates en grupo es el martes, el masaje deportivo el miércoles',
  },
  fr: {
    wishes: 'je voudrais deux choses : lundi Pilates en petit groupe pour 2 personnes et jeudi massage sportif',
    corrected: 'non, Pilates en petit groupe c’est mardi, le massage sportif mercredi',
  },
}

describe.each(LANGUAGES)('two wishes in one message (%s)', (language) => {
  const { wishes, corrected } = LISTED[language]

  it('keep their days when both are corrected', async () => {
    const shop = openPractice(language)
    await shop.say(wishes)
    expect(shop.state().tasks).toMatchObject([
      { wish: { service: 'svc_1', day: { from: '2026-11-30' } } },
      { wish: { service: 'svc_2', day: { from: '2026-12-03' } } },
    ])
    await shop.say(corrected)
    expect(shop.state().tasks).toMatchObject([
      { wish: { service: 'svc_1', day: { from: '2026-12-01' } } },
      { wish: { service: 'svc_2', day: { from: '2026-12-02' } } },
    ])
  })
})

it('a day of two readings leaves the other wish its own', async () => {
  const shop = openPractice('en')
  await shop.say('Saturday a Pilates class and Thursday a sports massage')
  await shop.say('Saturday 5 December')
  expect(shop.state().tasks).toMatchObject([
    { wish: { service: 'svc_1', day: { from: '2026-12-05' } } },
    { wish: { service: 'svc_2', day: { from: '2026-12-03' } } },
  ])
})

const UNDER: Record<Language, string> = {
  en: 'Yes please! And then a second appointment, under the name of Tom Penrose',
  de: 'Ja bitte! Und dann noch einen zweiten Termin, auf den Namen Tom Penrose',
  es: 'Sí, por favor. Y otra cita más, a nombre de Tom Penrose',
  fr: 'Oui, s’il vous plaît. Et un autre rendez-vous, au nom de Tom Penrose',
}

describe.each(LANGUAGES)('the name of a second booking, beside the yes to the first (%s)', (language) => {
  it('is not that of the first', async () => {
    const shop = openPractice(language)
    await say(shop, [MASSAGE[language], WHO, UNDER[language]])
    const booked = shop.calls().find(({ name }) => name === 'create_booking')
    expect(booked?.arguments).toMatchObject({ name: 'Rosalind Franklin' })
    expect(shop.state().contact.name).toBe('Rosalind Franklin')
  })
})
