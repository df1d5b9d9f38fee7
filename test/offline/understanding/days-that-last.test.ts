import { describe, expect, it, test } from 'vitest'
import type { Command, DayValue, OpenTask, Table } from '../../../src/models/understanding.ts'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable } from './table.ts'

// Wednesday, 25 November 2026.
type Tag = 'en' | 'de' | 'fr' | 'es'

const offering = (dates: string[], changes: Partial<OpenTask> = {}): Partial<Table> => ({
  question: 'time',
  options: dates.map((date) => ({ kind: 'start' as const, date, time: '10:00', staffId: undefined })),
  task: {
    task: 'book',
    serviceId: null,
    day: null,
    time: null,
    partySize: null,
    offered: dates.map((date) => ({ date, time: '10:00' })),
    ...changes,
  },
})

function dayIn(said: string, language: Tag, changes: Partial<Table> = {}): DayValue | undefined {
  const days = understandOffline(said, aTable({ language, ...changes })).flatMap((one: Command) =>
    (one.type === 'set' || one.type === 'correct') && one.value.slot === 'day' ? [one.value.value] : [],
  )
  return days.at(-1) ?? undefined
}

const weekday = (date: string): number => Temporal.PlainDate.from(date).dayOfWeek

describe('weekdays of every week', () => {
  test.each<[Tag, string, number[]]>([
    ['en', 'an appointment please, I can only come on Tuesdays', [2]],
    ['en', "I'd like to book, Mondays or Thursdays suit me best", [1, 4]],
    ['en', 'book me in, any Saturday will do', [6]],
    ['en', 'can I have an appointment on Fridays after 4?', [5]],
    ['de', 'Ich brauche einen Termin, montags oder mittwochs', [1, 3]],
    ['de', 'einen Termin bitte, ich kann nur freitags ab 15 Uhr', [5]],
    ['de', 'Termin bitte, jeden Samstag möglich', [6]],
    ['de', 'Ich hätte gern einen Termin, dienstags, mittwochs oder donnerstags', [2, 3, 4]],
    ['fr', 'je voudrais un rendez-vous, je ne peux que les lundis', [1]],
    ['fr', 'un rdv svp, les mercredis ou vendredis matin', [3, 5]],
    ['fr', 'je voudrais prendre rendez-vous, tous les jeudis me vont', [4]],
    ['es', 'quería una cita, solo puedo los jueves', [4]],
    ['es', 'una cita por favor, los lunes o los miércoles por la tarde', [1, 3]],
    ['es', 'quiero reservar una cita, cualquier sábado', [6]],
  ])('%s: %s', (language, said, weekdays) => {
    const day = dayIn(said, language)
    expect(day?.weekdays).toEqual(weekdays)
    expect([...new Set(day?.only?.map(weekday))].sort()).toEqual(weekdays)
  })

  test.each<[Tag, string, string]>([
    ['en', 'an appointment please, Tuesdays or Thursdays but not before the 7th of December', '2026-12-08'],
    ['en', "I'd like to book, on Mondays from the 10th of December", '2026-12-14'],
    ['de', 'Ich brauche einen Termin, freitags, aber nicht vor dem 7. Dezember', '2026-12-11'],
    ['fr', 'je voudrais un rendez-vous, les lundis à partir du 8 décembre', '2026-12-14'],
    ['es', 'quería una cita, los martes a partir del 3 de diciembre', '2026-12-08'],
  ])('begin with the bound beside them: %s: %s', (language, said, first) => {
    expect(dayIn(said, language)?.from).toBe(first)
  })
})

describe('a week that is refused', () => {
  test.each<[Tag, string]>([
    ['en', 'an appointment please, on Wednesdays, not next week'],
    ['en', "I'd like to book, on Mondays but I'm away next week"],
    ['de', 'Ich brauche einen Termin, montags, nächste Woche geht nicht'],
    ['de', 'einen Termin bitte, mittwochs, und nicht nächste Woche'],
    ['de', 'Ich hätte gern einen Termin, mittwochs. Nächste Woche bin ich im Urlaub'],
    ['fr', 'je voudrais un rendez-vous, les mercredis mais pas la semaine prochaine'],
    ['es', 'quería una cita, los miércoles, la semana que viene no puedo'],
  ])('%s: %s', (language, said) => {
    const { only = [], without = [] } = dayIn(said, language) ?? {}
    expect(only.length).toBeGreaterThan(1)
    expect(only.filter((date) => date >= '2026-11-30' && date <= '2026-12-06')).toEqual([])
    expect(without).toContainEqual({ from: '2026-11-30', to: '2026-12-06' })
  })

  test.each<[Tag, string]>([
    ['en', 'not next week'],
    ['en', "in the evening, but not next week, I'm away"],
    ['de', 'abends, aber nächste Woche kann ich nicht'],
    ['fr', 'en fin de journée, mais pas la semaine prochaine'],
    ['es', 'por la tarde, pero la semana que viene no puedo'],
  ])('leaves the others, where no day was named: %s: %s', (language, said) => {
    const { only = [] } = dayIn(said, language, offering(['2026-11-26', '2026-12-03'])) ?? {}
    expect(only[0]).toBe('2026-11-25')
    expect(only.some((date) => date >= '2026-11-30' && date <= '2026-12-06')).toBe(false)
  })

  test.each<[Tag, string]>([
    ['en', "next week doesn't work. The week after?"],
    ['de', 'Nächste Woche geht nicht. Die Woche danach?'],
    ['fr', 'la semaine prochaine je ne peux pas. La semaine suivante ?'],
    ['es', 'la semana que viene no puedo. ¿La semana siguiente?'],
  ])('is what the week after is counted from: %s: %s', (language, said) => {
    expect(dayIn(said, language, offering(['2026-11-26']))).toMatchObject({ from: '2026-12-07', to: '2026-12-13' })
  })
})

describe('either of two days', () => {
  test.each<[Tag, string]>([
    ['en', 'Tuesday the 8th of December after 5 pm, or Thursday the 10th'],
    ['de', 'Dienstag, 8. Dezember nach 17 Uhr oder Donnerstag, 10. Dezember'],
    ['fr', 'mardi 8 décembre après 17h, ou jeudi 10 décembre'],
    ['es', 'el martes 8 de diciembre a partir de las 17, o el jueves 10 de diciembre'],
  ])('is wished for with an hour between them: %s: %s', (language, said) => {
    expect(dayIn(said, language, offering(['2026-11-26']))?.only).toEqual(['2026-12-08', '2026-12-10'])
  })

  it('is that of next week where it says so', () => {
    expect(dayIn('I need an appointment, Tuesday or Thursday next week', 'en')?.only).toEqual([
      '2026-12-01',
      '2026-12-03',
    ])
    expect(dayIn('Ich brauche einen Termin, Dienstag oder Donnerstag nächste Woche', 'de')?.only).toEqual([
      '2026-12-01',
      '2026-12-03',
    ])
  })
})

describe('the day of what a visitor has in mind themselves', () => {
  test.each<[Tag, string]>([
    ['en', "I need an appointment, I'm getting married on the 12th of December"],
    ['en', "can I book a slot? we're flying on the 12th of December"],
    ['en', "I'd like an appointment. My birthday is on the 12th of December"],
    ['de', 'Ich brauche einen Termin, ich heirate am 12. Dezember'],
    ['de', 'Einen Termin bitte. Am 12. Dezember fliegen wir in die Ferien'],
    ['de', 'Ich brauche einen Termin, meine Prüfung ist am 12. Dezember'],
    ['fr', 'je voudrais un rendez-vous, je me marie le 12 décembre'],
    ['fr', 'un rendez-vous svp, on part le 12 décembre'],
    ['es', 'quería una cita, me caso el 12 de diciembre'],
    ['es', 'una cita por favor, nos vamos el 12 de diciembre'],
  ])('is not that of the wish: %s: %s', (language, said) => {
    expect(dayIn(said, language)).toBeUndefined()
  })

  it('does not take the place of the day that is read back, nor agrees to it', () => {
    const read = offering(['2026-12-04'], { day: { from: '2026-12-04', to: '2026-12-04' }, time: { at: '10:00' } })
    const table = aTable({ ...read, question: 'confirm', options: [] })
    const commands = understandOffline('yes. oh hang on, we are going to Spain on the 10th. Is that a problem?', table)
    expect(commands.map(({ type }) => type)).toEqual(['ask'])
  })

  it('is the past one where the date has just been', () => {
    const said = 'Hugo Vasseur, 0698765432, mon bilan du 3 novembre avec Hugo. Rappelez-moi après 18h svp'
    expect(dayIn(said, 'fr')).toBeUndefined()
  })
})

describe('a day in figures', () => {
  test.each<[Tag, string]>([
    ['fr', 'ok le 9'],
    ['fr', 'le 9 alors'],
    ['es', 'el 9 entonces'],
    ['de', 'den 9. bitte'],
  ])('with an article is no hour: %s: %s', (language, said) => {
    const table = offering(['2026-12-09'], { day: { from: '2026-12-09', to: '2026-12-09' } })
    const commands = understandOffline(said, aTable({ language, ...table }))
    expect(JSON.stringify(commands)).not.toContain('"time"')
  })

  test.each<[Tag, string]>([
    ['en', "the 4th, who's in that day?"],
    ['en', 'the 4th please'],
  ])('chooses the day of two that were shown: %s: %s', (language, said) => {
    const options = ['2026-11-27', '2026-12-04'].map((date) => ({ kind: 'day' as const, date }))
    const task = offering([]).task!
    expect(understandOffline(said, aTable({ language, question: 'choice', options, task }))[0]).toMatchObject({
      type: 'choose',
      option: 2,
    })
  })
})

describe('a span counted from what was spoken of', () => {
  test.each<[Tag, string]>([
    ['en', 'that same week, in the afternoon'],
    ['de', 'in derselben Woche, nachmittags'],
    ['fr', 'la même semaine, l’après-midi'],
    ['es', 'esa misma semana por la tarde'],
  ])('is its week: %s: %s', (language, said) => {
    expect(dayIn(said, language, offering(['2026-12-09']))).toMatchObject({ from: '2026-12-07', to: '2026-12-13' })
  })

  test.each<[Tag, string]>([
    ['en', "I'd like an appointment two weeks after my check-up on the 3rd of December"],
    ['fr', 'je voudrais un rendez-vous deux semaines après mon contrôle du 3 décembre'],
    ['de', 'Ich brauche einen Termin zwei Wochen nach meiner Kontrolle am 3. Dezember'],
    ['es', 'quería una cita dos semanas después de mi revisión del 3 de diciembre'],
  ])('is that long after it: %s: %s', (language, said) => {
    expect(dayIn(said, language)).toMatchObject({ from: '2026-12-17', to: '2026-12-17' })
  })
})
