import { expect, it } from 'vitest'
import { fold } from '../../../src/offline/understanding/text.ts'
import { whenIn } from '../../../src/offline/understanding/when/index.ts'
import { aTable } from './table.ts'

it('reads a day and a time in one sentence, in order', () => {
  const mentions = whenIn(fold('Tomorrow at 3 pm, please'), 'en', aTable())
  expect(mentions).toMatchObject([
    { words: 'tomorrow', day: { from: '2026-11-26', to: '2026-11-26' } },
    { time: { at: '15:00', isSure: true } },
  ])
})
