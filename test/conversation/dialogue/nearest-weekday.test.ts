import { describe, expect, it } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable, servicesFrom } from '../../offline/understanding/table.ts'
import { LANGUAGES, openPractice, say, SERVICES } from './practice.ts'

/** A day that was wished for, one at which nothing is free, and a weekday that comes before both. */
const SAID: Record<Language, { wished: string; closed: string; weekday: string[] }> = {
  en: {
    wished: 'a sports massage on Thursday',
    closed: 'a sports massage on Sunday 6 December',
    weekday: ['would Tuesday be possible too?', 'no, Tuesday'],
  },
  de: {
    wished: 'eine Sportmassage am Donnerstag',
    closed: 'eine Sportmassage am Sonntag, den 6. Dezember',
    weekday: ['ginge es auch am Dienstag?', 'nein, Dienstag'],
  },
  es: {
    wished: 'un masaje deportivo el jueves',
    closed: 'un masaje deportivo el domingo 6 de diciembre',
    weekday: ['¿podría ser también el martes?', 'no, el martes'],
  },
  fr: {
    wished: 'un massage sportif jeudi',
    closed: 'un massage sportif le dimanche 6 décembre',
    weekday: ['mardi, ce serait possible aussi ?', 'non, mardi'],
  },
}

const dayOf = (shop: ReturnType<typeof openPractice>): string | undefined => shop.state().tasks[0]?.wish.day?.from

describe.each(LANGUAGES)('a weekday before the offered days (%s)', (language) => {
  const { wished, closed, weekday } = SAID[language]

  it.each(weekday)('is the next one: %s', async (message) => {
    const shop = openPractice(language)
    await say(shop, [wished, message])
    expect(dayOf(shop)).toBe('2026-12-01')
  })

  it.each(weekday)('is the one before a day at which nothing was free: %s', async (message) => {
    const shop = openPractice(language)
    await say(shop, [closed, message])
    expect(dayOf(shop)).toBe('2026-12-01')
  })
})

/** Another service, with a weekday of which a later one is on offer for the first. */
const OTHER: Record<Language, string> = {
  en: "I'd rather have a Pilates class, on Tuesday",
  de: 'Ich möchte lieber Pilates in der Gruppe, am Dienstag',
  es: 'Prefiero Pilates en grupo, el martes',
  fr: 'Je préfère Pilates en petit groupe, mardi',
}

it.each(LANGUAGES)('the weekday of another service is none of the days on offer for the first (%s)', (language) => {
  const task = { task: 'book', serviceId: 'svc_2', day: null, time: null, partySize: null } as const
  const offered = [{ date: '2026-12-08', time: '10:00' }]
  const services = servicesFrom(SERVICES[language].map((name, index) => [`svc_${index}`, name, '']))
  const now = new Date('2026-11-28T09:00:00Z')
  const table = aTable({ now, language, question: 'time', services, task: { ...task, offered } })
  const commands = understandOffline(OTHER[language], table)
  const days = commands.flatMap((one) => ('value' in one && one.value.slot === 'day' ? [one.value.value?.from] : []))
  expect(days).toEqual(['2026-12-01'])
})

const LATER: Record<Language, string> = {
  en: 'a sports massage on Tuesday 8 December',
  de: 'eine Sportmassage am Dienstag, den 8. Dezember',
  es: 'un masaje deportivo el martes 8 de diciembre',
  fr: 'un massage sportif le mardi 8 décembre',
}

/** A part of the day and two days, asked for while times are on offer. */
const ASKED: Record<Language, string[]> = {
  en: ['Great. Is anything possible in the afternoon, Tuesday or Wednesday?', 'is there something after 16:00 too?'],
  de: ['Super. Geht auch was am Nachmittag, Dienstag oder Mittwoch?', 'Gibt es auch was nach 16 Uhr?'],
  es: ['Genial. ¿Puede ser algo por la tarde, martes o miércoles?', '¿hay algo también después de las 16:00?'],
  fr: ['Super. C’est possible aussi l’après-midi, mardi ou mercredi ?', 'il y a aussi quelque chose après 16h ?'],
}

describe.each(LANGUAGES)('while times are on offer (%s)', (language) => {
  it.each(ASKED[language])('a question for another part of the day is a wish: %s', async (message) => {
    const shop = openPractice(language)
    await shop.say(LATER[language])
    await shop.say(message)
    const [task] = shop.state().tasks
    expect(task?.offered?.length).toBeGreaterThan(0)
    expect(task?.offered?.every(({ time }) => time >= '12:00')).toBe(true)
  })
})
