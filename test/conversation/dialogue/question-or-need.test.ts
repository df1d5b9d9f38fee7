import { expect, it } from 'vitest'
import { withOneReading } from '../../../src/conversation/dialogue/question-or-need.ts'
import type { Command } from '../../../src/models/understanding.ts'
import type { Reply } from '../../../src/offline/index.ts'

const WORDS = 'my zip is broken'
const NEED: Command[] = [
  { type: 'start', task: 'book', words: WORDS },
  { type: 'set', value: { slot: 'service', value: ['repair'] }, words: WORDS },
]

function asked(either?: 'question' | 'need'): Command {
  return { type: 'ask', question: WORDS, words: WORDS, ...(either === undefined ? {} : { either }) }
}

function answering(band: Reply['outcome']['band']) {
  return async (): Promise<Reply> => ({
    events: [],
    outcome: { type: 'outcome', band, coverage: undefined },
    short: () => undefined,
    isTold: false,
  })
}

it.each([
  ['answer', 'need', ['ask']],
  ['answer', 'question', ['ask']],
  ['closest', 'question', ['ask']],
  ['closest', 'need', ['start', 'set']],
  ['decline', 'question', ['start', 'set']],
  ['decline', 'need', ['start', 'set']],
] as const)('with the band %s, the likelier reading a %s, only one reading is left', async (band, either, left) => {
  const commands = await withOneReading([asked(either), ...NEED], answering(band))
  expect(commands.map(({ type }) => type)).toEqual(left)
})

it('a question beside a wish of other words is left with it', async () => {
  const commands = [asked(), ...NEED]
  expect(await withOneReading(commands, answering('decline'))).toEqual(commands)
})
