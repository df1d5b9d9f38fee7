import { describe, expect, it } from 'vitest'
import type { OpenTask } from '../../../src/models/understanding.ts'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable, servicesFrom } from './table.ts'

const LANGUAGES = ['en', 'de', 'es', 'fr'] as const
type Language = (typeof LANGUAGES)[number]

const DAY = '2026-12-19'
const offered = ['10:00', '11:00', '14:00', '15:00'].map((time) => ({ date: DAY, time }))
const task: OpenTask = {
  task: 'book',
  serviceId: 'tuning',
  day: { from: DAY, to: DAY },
  time: null,
  partySize: null,
  offered,
}

/** The start that a message chooses, by its place or its hour. */
function startIn(language: Language, said: string): string | undefined {
  const commands = understandOffline(
    said,
    aTable({
      language,
      question: 'time',
      options: offered.map((start) => ({ kind: 'start', ...start })),
      task,
      services: servicesFrom([['tuning', 'Piano tuning', '']]),
    }),
  )
  for (const one of commands) {
    if (one.type === 'choose') return offered[one.option - 1]?.time
    if ((one.type === 'set' || one.type === 'correct') && one.value.slot === 'time') return one.value.value?.at
  }
  return undefined
}

const CHOSEN: Record<Language, [said: string, time: string][]> = {
  en: [
    ["11 on the 19th would be perfect. Handy to know, thanks! My name's Rosa Stone", '11:00'],
    ["I'll have 11 please, that works", '11:00'],
    ['3 suits us fine', '15:00'],
    ["let's go for 3", '15:00'],
    ['sat 19th 10 then. how much is it', '10:00'],
    ['i said 10. 10am sat', '10:00'],
    ['10 is too early, 3 would be better', '15:00'],
    ['the 19th at 10. How long does it take?', '10:00'],
  ],
  de: [
    ['11 am 19. wäre perfekt', '11:00'],
    ['dann nehmen wir 15', '15:00'],
    ['15 passt uns gut', '15:00'],
    ['Dann der 19. um 10. Wie lange dauert das?', '10:00'],
    ['ich würde gern 11 nehmen', '11:00'],
  ],
  es: [
    ['11 el 19 estaría genial, me llamo Rosa Piedra', '11:00'],
    ['las 3 perfecto', '15:00'],
    ['el 19 a las 10. ¿Cuánto dura?', '10:00'],
  ],
  fr: [
    ['15 ça nous va très bien', '15:00'],
    ['va pour 15', '15:00'],
    ['11 le 19 ce serait parfait', '11:00'],
    ['le 19 à 10. Combien de temps ça dure ?', '10:00'],
  ],
}

/** Figures beside the offered starts that choose none of them. */
const OTHER: Record<Language, string[]> = {
  en: ['not 11', '11 is too early', 'can we bring 3 dogs on the 19th?', 'what would 3 cost?', 'we are 3 on the 19th'],
  de: ['nicht 11', 'geht es auch mit 3 Hunden?', '3 sind wir', 'was kosten 3 davon?'],
  es: ['no a las 11', '¿podemos llevar 3 perros el 19?', 'somos 3 el 19'],
  fr: ['pas 11', 'on peut venir avec 3 chiens le 19 ?', 'on est 3 le 19'],
}

describe.each(LANGUAGES)('hours of offered starts in %s', (language) => {
  it.each(CHOSEN[language])('"%s" chooses %s', (said, time) => {
    expect(startIn(language, said)).toBe(time)
  })

  it.each(OTHER[language])('"%s" chooses none', (said) => {
    expect(startIn(language, said)).toBeUndefined()
  })
})

/** Numbers of people that are still open, beside two days on offer. */
const FOR_MANY: Record<Language, string[]> = {
  en: ['for 3', 'the Friday, for 3'],
  de: ['für 3', 'Samstag für 3 bitte'],
  es: ['para 3'],
  fr: ['pour 3'],
}

/** Minutes behind a full stop and a blank. */
const HALF_PAST: Record<Language, [said: string, at: string]> = {
  en: ['at 3. 30 pm', '15:30'],
  de: ['um 10. 30 Uhr', '10:30'],
  es: ['a las 10. 30', '10:30'],
  fr: ['à 10h30', '10:30'],
}

describe.each(LANGUAGES)('figures beside days on offer in %s', (language) => {
  const days = [
    { date: '2026-12-18', time: '10:00' },
    { date: '2026-12-19', time: '15:00' },
  ]
  const group = servicesFrom([['tuning', 'Piano tuning', '']]).map((one) => ({ ...one, partyMin: 1, partyMax: 9 }))

  it.each(FOR_MANY[language])('"%s" tells the number of people', (said) => {
    const commands = understandOffline(
      said,
      aTable({
        language,
        question: 'day',
        options: days.map((start) => ({ kind: 'start', ...start })),
        task: { ...task, day: null, offered: days },
        services: group,
      }),
    )
    expect(commands).toContainEqual(expect.objectContaining({ value: { slot: 'party_size', value: 3 } }))
    const chosen = commands.flatMap((one) => (one.type === 'choose' ? [days[one.option - 1]?.time] : []))
    expect(chosen).not.toContain(said.includes('Samstag') ? '10:00' : '15:00')
  })

  it('are minutes behind a full stop', () => {
    const [said, at] = HALF_PAST[language]
    const commands = understandOffline(
      said,
      aTable({ language, question: 'time', task: { ...task, offered: [] }, services: group }),
    )
    const times = commands.flatMap((one) => ('value' in one && one.value.slot === 'time' ? [one.value.value?.at] : []))
    expect(times).toEqual([at])
  })
})
