import { describe, expect, it } from 'vitest'
import { isAmong, type DayValue, type Table } from '../../../src/models/understanding.ts'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable } from './table.ts'

const [TUESDAY, THURSDAY, SATURDAY] = ['2026-12-01', '2026-12-03', '2026-11-28']

/** Times of a Friday, 27 November 2026, are on offer. */
const OFFER: Partial<Table> = {
  question: 'day',
  options: [{ kind: 'start', date: '2026-11-27', time: '10:00' }],
  task: {
    task: 'book',
    serviceId: null,
    day: null,
    time: null,
    partySize: null,
    offered: [{ date: '2026-11-27', time: '10:00' }],
  },
}

function daysOf(message: string, language: string): DayValue[] {
  return understandOffline(message, aTable({ language, ...OFFER })).flatMap((one) =>
    (one.type === 'set' || one.type === 'correct') && one.value.slot === 'day' && one.value.value !== null
      ? [one.value.value]
      : [],
  )
}

/** Messages of one day with an obstacle, a Tuesday. */
const OBSTACLES: Record<string, string[]> = {
  en: [
    'tuesday morning I work',
    'I have a night shift on Tuesday',
    'on tuesday our daughter has football',
    "I'm at a conference on Tuesday",
    'we are busy on Tuesday',
    "Tuesday I'm not around",
    'Tuesday is a bank holiday',
    'Tuesday does not work',
    'Tuesday I cannot',
    'tuesday clashes with my course',
    "I can't do Tuesday afternoon",
  ],
  de: [
    'dienstag vormittag arbeite ich',
    'am Dienstag hab ich Nachtschicht',
    'Dienstag hat unsere Tochter Training',
    'am Dienstag bin ich auf einer Tagung',
    'Dienstag bin ich schon verplant',
    'am Dienstag bin ich nicht da',
    'Dienstag ist Feiertag',
    'am Dienstag wird es eng',
    'Dienstag habe ich eine Besprechung',
    'Dienstag nachmittag kann ich nicht',
  ],
  es: [
    'el martes por la mañana trabajo',
    'el martes tengo turno',
    'el martes mi hija tiene entrenamiento',
    'el martes estoy en un congreso',
    'el martes lo tengo ocupado',
    'el martes no estoy',
    'el martes es festivo',
    'el martes me viene mal',
    'el martes tengo una reunión',
    'el martes por la tarde no puedo',
  ],
  fr: [
    'mardi matin je travaille',
    'mardi je suis de garde',
    'mardi ma fille a entraînement',
    'mardi je suis en formation',
    'mardi est déjà pris',
    'mardi je ne suis pas là',
    "mardi c'est férié",
    "mardi ça m'arrange pas",
    "mardi j'ai une réunion",
    'mardi après-midi je ne peux pas',
  ],
}

/** Messages that refuse the Tuesday and wish for the Thursday. */
const BESIDE: Record<string, string[]> = {
  en: [
    'Thursday I can, Tuesday I cannot',
    'Tuesday no, Thursday yes',
    'Thursday would work, on Tuesday I am teaching',
    'I can do Thursday and on Tuesday I have a shift',
    'Tuesday afternoon I work, Thursday I am free',
    'Thursday suits me but Tuesday the kids have school',
    'Thursday works, Tuesday my sister is moving house',
    'Thursday is fine because I have a meeting on Tuesday',
    'can I come on Thursday, Tuesday I work',
  ],
  de: [
    'Donnerstag kann ich, Dienstag nicht',
    'Dienstag nein, Donnerstag ja',
    'Donnerstag ginge, am Dienstag arbeite ich',
    'ich kann am Donnerstag und am Dienstag bin ich verreist',
    'Dienstag Nachmittag arbeite ich, Donnerstag hab ich frei',
    'Donnerstag passt, aber Dienstag haben die Kinder Schule',
    'Donnerstag geht, Dienstag zieht meine Schwester um und ich helfe',
    'Donnerstag wäre gut, weil ich am Dienstag Dienst habe',
  ],
  es: [
    'el jueves puedo, el martes no',
    'el martes no, el jueves sí',
    'el jueves podría, el martes tengo clase',
    'puedo el jueves y el martes trabajo',
    'el martes por la tarde trabajo, el jueves libro',
    'el jueves me va bien pero el martes los niños tienen cole',
    'el jueves bien, el martes mi hermana se muda',
    'puedo el jueves pero no el martes',
  ],
  fr: [
    'jeudi je peux, mardi non',
    'mardi non, jeudi oui',
    'jeudi ça irait, mardi je suis de garde',
    'je peux jeudi et mardi je travaille',
    'mardi après-midi je travaille, jeudi je suis libre',
    'jeudi me convient mais mardi les enfants ont école',
    'jeudi ça marche, mardi ma sœur déménage',
    'je peux jeudi mais pas mardi',
  ],
}

/** Messages in which both days suit. */
const BOTH: Record<string, string[]> = {
  en: ['Tuesday or Thursday', 'Tuesday would be great, Thursday works too', 'I am free on Tuesday or Thursday'],
  de: ['Dienstag oder Donnerstag', 'Dienstag wäre super, Donnerstag geht auch', 'ich kann Dienstag oder Donnerstag'],
  es: ['martes o jueves', 'el martes sería genial, el jueves también me va bien', 'puedo el martes o el jueves'],
  fr: ['mardi ou jeudi', 'mardi serait super, jeudi ça va aussi', 'je peux mardi ou jeudi'],
}

/** Messages that wish for the Saturday, with an event as the reason of the visit. */
const REASONS: Record<string, string[]> = {
  en: ['a haircut on Saturday, we have a wedding', 'Saturday please, I have guests in the evening'],
  de: ['am Samstag bitte, wir haben eine Hochzeit', 'Samstag wäre gut, abends kommen Gäste'],
  es: ['el sábado por favor, tenemos una boda', 'el sábado estaría bien, por la noche vienen invitados'],
  fr: ["samedi s'il vous plaît, nous avons un mariage", 'samedi serait bien, le soir on reçoit'],
}

describe.each(Object.keys(OBSTACLES))('a day with an obstacle (%s)', (language) => {
  it.each(OBSTACLES[language]!)('is refused: %s', (message) => {
    const days = daysOf(message, language)
    expect(days.length).toBeGreaterThan(0)
    expect(days.filter((day) => isAmong(TUESDAY, day))).toEqual([])
  })

  it.each(BESIDE[language]!)('gives way to the other one: %s', (message) => {
    expect(daysOf(message, language)).toEqual([expect.objectContaining({ from: THURSDAY, to: THURSDAY })])
  })

  it.each(BOTH[language]!)('is none where both suit: %s', (message) => {
    const days = daysOf(message, language)
    expect(days.some((day) => isAmong(TUESDAY, day))).toBe(true)
    expect(days.some((day) => isAmong(THURSDAY, day))).toBe(true)
  })

  it.each(REASONS[language]!)('is none where an event is the reason: %s', (message) => {
    expect(daysOf(message, language).some((day) => isAmong(SATURDAY, day))).toBe(true)
  })
})
