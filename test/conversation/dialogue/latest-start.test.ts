import { describe, expect, it } from 'vitest'
import { LANGUAGES, openPractice, say, SERVICES } from './practice.ts'

const SAID = {
  en: { on: 'on Tuesday', latest: 'as late as possible' },
  de: { on: 'am Dienstag', latest: 'so spät wie möglich' },
  es: { on: 'el martes', latest: 'lo más tarde posible' },
  fr: { on: 'mardi', latest: 'le plus tard possible' },
} as const

describe.each(LANGUAGES)('the latest start in %s', (language) => {
  const { on, latest } = SAID[language]
  const massage = SERVICES[language][2]

  it('of a day is settled, and not offered among others', async () => {
    const shop = openPractice(language)
    await say(shop, [massage, `${on}, ${latest}`])
    expect(shop.state().tasks[0]?.slot).toMatchObject({ date: '2026-12-01', time: '17:00' })
  })

  it('is settled also where times of the day were offered', async () => {
    const shop = openPractice(language)
    await say(shop, [`${massage} ${on}`, latest])
    expect(shop.state().tasks[0]?.slot).toMatchObject({ date: '2026-12-01', time: '17:00' })
  })
})
