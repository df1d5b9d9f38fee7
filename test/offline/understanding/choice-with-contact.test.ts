import { describe, expect, it } from 'vitest'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import type { OpenTask } from '../../../src/models/understanding.ts'
import { aTable, servicesFrom } from './table.ts'

const offered = [
  { date: '2026-12-02', time: '09:00' },
  { date: '2026-12-02', time: '11:30' },
]
const task: OpenTask = { task: 'book', serviceId: 'tuning', day: null, time: null, partySize: null, offered }

const SAID = {
  en: ['the first one. Ida Stone, ida@example.com', 'GB'],
  de: ['die erste. Ida Stein, ida@example.com', 'DE'],
  es: ['la primera. Ida Piedra, ida@example.com', 'ES'],
  fr: ['le premier. Ida Pierre, ida@example.com', 'FR'],
} as const

describe.each(Object.entries(SAID))('a start chosen by its place (%s)', (language, [text, country]) => {
  it('keeps the name and the address beside it', () => {
    const commands = understandOffline(
      text,
      aTable({
        language,
        country,
        question: 'time',
        options: offered.map((start) => ({ kind: 'start', ...start })),
        task,
        services: servicesFrom([['tuning', 'Piano tuning', '']]),
      }),
    )
    expect(commands).toMatchObject([
      { type: 'choose', option: 1 },
      { type: 'set', value: { slot: 'name' } },
      { type: 'set', value: { slot: 'email', value: 'ida@example.com' } },
    ])
  })
})
