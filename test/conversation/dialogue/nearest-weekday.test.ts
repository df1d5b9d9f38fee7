import { describe, expect, it } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import { LANGUAGES, openPractice, say } from './practice.ts'

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
