import { describe, expect, it } from 'vitest'
import type { Command, OpenTask } from '../../../src/models/understanding.ts'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable, servicesFrom } from './table.ts'

const LANGUAGES = ['en', 'de', 'es', 'fr'] as const
type Language = (typeof LANGUAGES)[number]

const DAY = '2026-12-10'
const services = servicesFrom([['tour', 'Tour', '']])

/** A draft for ten o'clock whose contact is asked for. */
const DRAFT: OpenTask = {
  task: 'book',
  serviceId: 'tour',
  day: { from: DAY, to: DAY },
  time: { at: '10:00', isHalfDayKnown: true },
  partySize: null,
  offered: [{ date: DAY, time: '10:00' }],
}

function timesIn(commands: Command[]): unknown[] {
  return commands.flatMap((one) => ('value' in one && one.value.slot === 'time' ? [one.value.value] : []))
}

function heard(language: Language, said: string, isOpen = false): Command[] {
  const at = isOpen
    ? { question: 'day' as const, task: { ...DRAFT, day: null, time: null, offered: [] } }
    : { question: 'details' as const, task: DRAFT }
  return understandOffline(said, aTable({ language, services, ...at }))
}

/** Hours and parts of the day that are none of the visit. */
const OWN: Record<Language, string[]> = {
  en: [
    'we need to be back home by 2 pm',
    'we have to be at the station at 3',
    'our train leaves at 4',
    'we bring our own picnic for noon',
    "what if we're 10 minutes late?",
  ],
  de: [
    'Wir müssten um 14 Uhr wieder daheim sein',
    'unser Zug fährt um 16 Uhr',
    'wir bringen unser Picknick für mittags mit',
    'und wenn wir uns um 10 Minuten verspäten?',
  ],
  es: [
    'tenemos que volver a las 14',
    'el tren sale a las 16',
    'a las 12 y media tengo que salir corriendo',
    'traemos el picnic para el mediodía',
    'y si llegamos 10 min tarde q pasa',
  ],
  fr: [
    'on doit être rentrés à 14h',
    'notre train part à 16h',
    'je dois filer à 12h30',
    'nous apportons notre pique-nique pour le midi',
    'et si on arrive 10 minutes plus tard que prévu ?',
  ],
}

/** Hours of the visit in similar words. */
const OF_VISIT: Record<Language, string[]> = {
  en: [
    'can we come at 2 pm?',
    'we have to be there at 3, right?',
    'can we come 30 minutes later?',
    'as late as possible',
    'late afternoon',
  ],
  de: ['können wir um 14 Uhr kommen?', 'lieber um 16 Uhr', 'geht es 30 Minuten später?', 'so spät wie möglich'],
  es: ['¿podemos venir a las 14?', '¿puede ser por la tarde?', 'mejor a las 16', 'lo más tarde posible'],
  fr: ['on peut venir à 14h ?', 'plutôt à midi', 'peut-on venir 10 minutes plus tard ?', 'le plus tard possible'],
}

/** Times at which the visitor always does something, behind the one that they wish for. */
const BUSY: Record<Language, string> = {
  en: 'In the afternoon please. In the mornings I always have physiotherapy.',
  de: 'Nachmittags bitte. Vormittags ist bei mir immer Physiotherapie.',
  es: 'Por la tarde. Por las mañanas siempre tengo fisioterapia.',
  fr: "L'après-midi. Le matin j'ai toujours le kiné.",
}

/** Times at which the visitor is always free. */
const FREE: Record<Language, string> = {
  en: 'mornings are always good for us',
  de: 'vormittags habe ich immer Zeit',
  es: 'por las mañanas siempre puedo',
  fr: 'le matin je suis toujours libre',
}

/** Hours of a visit beside those that are none of it. */
const BESIDE: Record<Language, string[]> = {
  en: [
    'Can we come at 10 because we need to be back home by 12',
    "We'd like 10 o'clock as our train leaves at 12",
    'At 10 because we have to leave early',
  ],
  de: ['Um 10 Uhr bitte weil wir um 12 zu Hause sein müssen', 'Um 10 Uhr weil unser Zug früh geht'],
  es: ['A las 10 porque tenemos que volver a las 12', 'A las 10 porque tenemos que volver pronto'],
  fr: [
    "À 10h parce qu'on doit être rentrés à 12h",
    'Il faut venir chez moi à 10h',
    "À 10h car est-ce que c'est possible",
  ],
}

/** Times at which the visitor always comes. */
const USUAL: Record<Language, string[]> = {
  en: ['I usually come in the morning', 'I always have my appointment in the morning', 'I go in the morning every day'],
  de: ['Ich gehe immer vormittags', 'Ich bin vormittags immer bei euch'],
  es: ['Siempre voy por la mañana'],
  fr: ['Je vais toujours le matin', "J'ai toujours mon rendez-vous le matin"],
}

/** Hours at which the visitor always comes. */
const USUAL_HOUR: Record<Language, string> = {
  en: 'I usually come in at 10',
  de: 'Ich hab immer um 10',
  es: 'Tengo siempre a las 10',
  fr: "J'ai toujours 10h",
}

describe.each(LANGUAGES)('hours of the visitor in %s', (language) => {
  it.each(OWN[language])('"%s" changes no hour', (said) => {
    expect(timesIn(heard(language, said))).toEqual([])
  })

  it.each(OF_VISIT[language])('"%s" is about the visit', (said) => {
    expect(timesIn(heard(language, said))).toHaveLength(1)
  })

  it('are no wish where something else is always done', () => {
    expect(timesIn(heard(language, BUSY[language], true))).toEqual([expect.objectContaining({ after: '12:00' })])
  })

  it('are a wish where the visitor is always free', () => {
    expect(timesIn(heard(language, FREE[language], true))).toEqual([{ before: '12:00' }])
  })

  it.each(BESIDE[language])('"%s" keeps the hour of the visit', (said) => {
    expect(timesIn(heard(language, said, true))).toEqual([expect.objectContaining({ at: '10:00' })])
  })

  it.each(USUAL[language])('"%s" is not turned round', (said) => {
    expect(timesIn(heard(language, said, true))).toEqual([{ before: '12:00' }])
  })

  it('are the hour that they always come at', () => {
    expect(timesIn(heard(language, USUAL_HOUR[language], true))).toEqual([expect.objectContaining({ at: '10:00' })])
  })
})
