import { describe, expect, it } from 'vitest'
import type { Command, OpenTask, Table } from '../../../src/models/understanding.ts'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable, servicesFrom } from './table.ts'

const LANGUAGES = ['en', 'de', 'es', 'fr'] as const
type Language = (typeof LANGUAGES)[number]

/** Saturday, 12 December at two in the afternoon. */
const BOOKING = { reference: '5QZVWH', serviceId: 'massage', date: '2026-12-12', time: '14:00' }

const WEDNESDAY = new Date('2026-12-09T09:00:00Z')

function hear(language: Language, said: string, changes: Partial<Table>): Command[] {
  const services = servicesFrom([
    ['massage', 'Massage', ''],
    ['sauna', 'Sauna', ''],
  ])
  return understandOffline(said, aTable({ language, services, ...changes }))
}

function valueOf(commands: Command[], slot: string): unknown {
  return commands.flatMap((one) => ('value' in one && one.value.slot === slot ? [one.value.value] : [])).at(-1)
}

/** Another day in place of the booked one. */
const INSTEAD: Record<Language, string[]> = {
  en: [
    'could we do Wednesday 16th instead? same time',
    'oh no, there is a match on that day :( can we put it on Wednesday 16 instead? same time',
    'can we move it to Wednesday 16 instead of the 12th? same time',
  ],
  de: [
    'können wir stattdessen Mittwoch den 16. nehmen? gleiche Uhrzeit',
    'oje, am 12. ist ein Turnier :( geht stattdessen Mittwoch der 16.? gleiche Uhrzeit',
  ],
  es: [
    '¿se puede poner el miércoles 16 en su lugar? misma hora',
    'podemos poner el miércoles 16 en vez del 12? a la misma hora',
  ],
  fr: [
    'on peut mettre le mercredi 16 à la place ? même heure',
    'mince, le 12 y a un tournoi :( on peut mettre le mercredi 16 a la place ? meme heure',
  ],
}

/** Spans that begin on the booked Saturday, with their last day. */
const SPANS: Record<Language, [said: string, last: string][]> = {
  en: [
    ['Can I move it to some other time this weekend?', '2026-12-13'],
    ['Can you move it from the 12th to the 16th?', '2026-12-16'],
  ],
  de: [['Kann ich auf eine andere Zeit an diesem Wochenende verschieben?', '2026-12-13']],
  es: [['¿Puede cambiar mi cita a otra hora este fin de semana?', '2026-12-13']],
  fr: [['Pouvez-vous déplacer mon rendez-vous à une autre heure ce week-end ?', '2026-12-13']],
}

/** Supposed cases of the booked Saturday, which move nothing; below, another day in place of it. */
const CASES: Record<Language, string[]> = {
  en: [
    'If the weather is bad on Saturday, do you run it indoors instead?',
    'If it rains on Saturday, can we do it inside instead?',
  ],
  de: ['Wenn es am Samstag regnet, machen wir stattdessen was anderes?'],
  es: ['Si llueve el sábado, ¿qué hacemos en su lugar?'],
  fr: ["S'il pleut samedi, on fait quoi à la place ?"],
}
const NO_CASES: Record<Language, string[]> = {
  en: [
    "If I can't make Saturday, could I come on Wednesday instead?",
    'If possible, Wednesday instead?',
    'If 10 is too early for you, could we come at 11 instead?',
  ],
  de: ['geht stattdessen Mittwoch?'],
  es: ['Si es posible, ¿el miércoles en su lugar?'],
  fr: ['Si possible, mercredi à la place ?'],
}

/** Questions whether everything is in order with the booking; below, about something else. */
const IN_ORDER: Record<Language, [asked: string[], others: string[]]> = {
  en: [
    [
      'is everything ok with my booking?',
      'so is my booking all sorted?',
      'is everything in order for my reservation then?',
    ],
    ['is everything ok with the sauna?', 'is your heating fixed?', 'is it ok if I bring my own towel?'],
  ],
  de: [
    [
      'ist denn alles in Ordnung mit meiner Buchung?',
      'nice. ist jetzt alles ok mit meinem termin?',
      'passt alles mit meinem Termin?',
    ],
    ['ist die Sauna in Ordnung?', 'ist es in Ordnung, wenn ich später komme?'],
  ],
  es: [
    ['¿está todo en orden con mi reserva?', '¿mi reserva está bien?', 'entonces está todo bien?'],
    ['¿está bien la sauna?', '¿está bien si llego tarde?'],
  ],
  fr: [
    ["et c'est bon tt est en ordre pour ma resa ?", 'tout est bon pour mon rendez-vous ?', 'tout est en ordre ?'],
    ['le sauna est en ordre ?', "c'est bon si j'arrive en retard ?"],
  ],
}

/** A part of the booked day, or another day: the part comes first. */
const EITHER: Record<Language, string> = {
  en: 'can you move it to the afternoon or to Friday?',
  de: 'kann ich es auf nachmittags oder auf Freitag verschieben?',
  es: 'me lo puedes pasar a la tarde o al viernes?',
  fr: "j'ai un truc le 12 au matin, c possible de décaler à l'aprem ou au vendredi ?",
}

/** A preferred part of the day in front of a question, while starts are on offer. */
const PREFERRED: Record<Language, string> = {
  en: 'rather the afternoon, but what do we do if it rains?',
  de: 'lieber nachmittags, aber was machen wir, wenn es regnet?',
  es: 'mejor por la tarde, ¿y si llueve qué hacemos?',
  fr: "plutôt l'aprem, mais si y a pas de neige on fait quoi ?",
}

/** The part of the day belongs to the question. */
const ASKED: Record<Language, string> = {
  en: 'what do you do if it rains in the afternoon?',
  de: 'was machen Sie, wenn es nachmittags regnet?',
  es: '¿qué hacéis si llueve por la tarde?',
  fr: "on fait quoi s'il pleut l'après-midi ?",
}

/** A past day that is told; another day, alone, is one of next year. */
const PAST: Record<Language, [told: string, alone: string]> = {
  en: ['It was the day class on Saturday 14th November, please put that in', 'Saturday 14th November'],
  de: ['Das war der Kurs am Samstag, 14. November, schreiben Sie das bitte dazu', 'Samstag, 14. November'],
  es: ['fue el curso del sábado 14 de noviembre, añádalo por favor', 'sábado 14 de noviembre'],
  fr: ["c'était le cours du samedi 14 novembre, ajoutez-le svp", 'samedi 14 novembre'],
}

/** A yes to a cancellation with another start of the same service. */
const AGAIN: Partial<Record<Language, string>> = {
  en: 'yes. and is friday at 2pm still free?',
  de: 'jo. und fr 14 uhr wär noch frei?',
  es: 'sí. ¿y el viernes a las 14 está libre?',
}

const OFFERING: OpenTask = {
  task: 'book',
  serviceId: 'massage',
  day: { from: '2026-12-05', to: '2026-12-05' },
  time: null,
  partySize: null,
  offered: ['09:30', '11:00', '13:30', '15:00'].map((time) => ({ date: '2026-12-05', time })),
}

describe.each(LANGUAGES)('a booking just made, in %s', (language) => {
  it.each(INSTEAD[language])('is moved: %s', (said) => {
    const commands = hear(language, said, { booking: BOOKING })
    expect(commands[0]).toMatchObject({ type: 'start', task: 'move' })
    expect(valueOf(commands, 'day')).toMatchObject({ from: '2026-12-16', to: '2026-12-16' })
    expect(valueOf(commands, 'time')).toMatchObject({ at: '14:00' })
  })

  it.each(SPANS[language])('is moved within the whole span, or to its named end: %s', (said, last) => {
    const day = valueOf(hear(language, said, { booking: BOOKING, now: WEDNESDAY }), 'day')
    expect(day).toMatchObject({ from: last === '2026-12-16' ? last : '2026-12-12', to: last })
  })

  it.each(CASES[language])('is not moved in a supposed case: %s', (said) => {
    const commands = hear(language, said, { booking: BOOKING, now: WEDNESDAY })
    expect(commands.filter((one) => one.type === 'start')).toEqual([])
  })

  it.each(NO_CASES[language])('is moved behind a condition: %s', (said) => {
    const commands = hear(language, said, { booking: BOOKING, now: WEDNESDAY })
    expect(commands[0]).toMatchObject({ type: 'start', task: 'move' })
  })

  it('is moved to the part of its day that is named before another day', () => {
    const commands = hear(language, EITHER[language], { booking: { ...BOOKING, time: '09:00' } })
    expect(commands[0]).toMatchObject({ type: 'start', task: 'move' })
    expect(valueOf(commands, 'day')).toBeUndefined()
    expect(valueOf(commands, 'time')).toMatchObject({ after: '12:00' })
  })

  it.each(IN_ORDER[language][0])('is read back: %s', (said) => {
    expect(hear(language, said, { booking: BOOKING })).toContainEqual(expect.objectContaining({ type: 'recall' }))
  })

  it.each(IN_ORDER[language][1])('is not meant: %s', (said) => {
    expect(hear(language, said, { booking: BOOKING }).map(({ type }) => type)).not.toContain('recall')
  })
})

describe.each(LANGUAGES)('times in %s', (language) => {
  it('a preferred part of the day in front of a question is taken', () => {
    const commands = hear(language, PREFERRED[language], { task: OFFERING, question: 'time' })
    expect(valueOf(commands, 'time')).toMatchObject({ after: '12:00' })
    expect(commands.map(({ type }) => type)).toContain('ask')
  })

  it('a part of the day within a question is not taken', () => {
    expect(valueOf(hear(language, ASKED[language], { task: OFFERING, question: 'time' }), 'time')).toBeUndefined()
  })

  it('a past day that is told is no day of next year', () => {
    const now = new Date('2026-11-30T09:00:00Z')
    const [told, alone] = PAST[language]
    expect(hear(language, told, { now }).map(({ type }) => type)).not.toContain('unclear')
    expect(valueOf(hear(language, told, { now }), 'day')).toBeUndefined()
    expect(hear(language, alone, { now }).map(({ type }) => type)).toContain('unclear')
  })
})

describe.each(Object.entries(AGAIN) as [Language, string][])('a cancellation agreed to, in %s', (language, said) => {
  it('is followed by a start of the same service', () => {
    const task: OpenTask = { task: 'cancel', serviceId: null, day: null, time: null, partySize: null, offered: [] }
    const now = new Date('2026-11-30T09:00:00Z')
    const booking = { ...BOOKING, date: '2026-12-02' }
    const commands = hear(language, said, { now, booking, task, question: 'confirm' })
    expect(commands.map(({ type }) => type)).toEqual(expect.arrayContaining(['confirm', 'start']))
    expect(valueOf(commands, 'service')).toEqual(['massage'])
  })
})
