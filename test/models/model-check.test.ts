import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createModelLevel } from '../../src/conversation/model-level.ts'
import type { ChatModel } from '../../src/models/chat-model.ts'
import { checkModel, type ModelCheck } from '../../src/models/model-check/check.ts'
import { HEARING_PROBES, SPEAKING_PROBES } from '../../src/models/model-check/probes.ts'
import { ModelFailure } from '../../src/models/model-failure.ts'
import type { Command, Understanding } from '../../src/models/understanding.ts'

const SIGNAL = new AbortController().signal
const day = (from: string): Command => ({ type: 'set', value: { slot: 'day', value: { from, to: from } }, words: '' })

/** The commands that each hearing probe wants, in its order. */
const MEANT: Command[][] = [
  [{ type: 'start', task: 'book', words: '' }, day('2026-11-24')],
  [{ type: 'choose', option: 2, words: '' }],
  [{ type: 'confirm', words: '' }],
  [{ type: 'reject', words: '' }],
  [{ type: 'courtesy', kind: 'thanks', words: '' }],
  [{ type: 'ask', question: 'Do you repair e-bikes?', words: '' }],
  [{ type: 'start', task: 'cancel', words: '' }],
  [{ type: 'correct', value: { slot: 'time', value: { at: '11:00' } }, words: '' }],
  [{ type: 'start', task: 'person', words: '' }],
  [{ type: 'complaint', text: '' }],
]
const REPLIES = [
  'An inspection costs 49 euros.',
  'A brake repair costs from 25 euros.',
  'Yes, loan bikes are free during a repair, but not at weekends.',
  'No, not at weekends.',
  'We do not repair the batteries of e-bikes.',
  'At 5 Hill Street.',
  'No, we are closed on Sunday.',
  '',
  'Eine Inspektion kostet 49 Euro.',
  'find_slots',
]

function model({ hears = 10, speaks = 10 }): { speaker: ChatModel; understanding: Understanding } {
  let heard = 0
  let said = 0
  return {
    understanding: {
      name: 'small',
      async understand() {
        heard += 1
        if (heard > hears) throw new ModelFailure('malformed')
        return MEANT[heard - 1]!
      },
    },
    speaker: {
      name: 'small',
      async *reply() {
        said += 1
        const text = said > speaks ? 'I like trains.' : REPLIES[said - 1]!
        if (text === 'find_slots') yield { type: 'tool_call', id: '1', name: text, arguments: '{}' }
        else if (text !== '') yield { type: 'text', text }
      },
    },
  }
}

describe('twenty probes', () => {
  it('are played with every model', () => {
    expect([HEARING_PROBES.length, SPEAKING_PROBES.length]).toEqual([10, 10])
  })

  it.each([
    ['speak', { hears: 10, speaks: 10 }],
    ['speak', { hears: 0, speaks: 8 }],
    ['understand', { hears: 8, speaks: 7 }],
    ['builtin', { hears: 7, speaks: 7 }],
  ] as const)('let a model %s that passes enough of them', async (level, passes) => {
    const check = await checkModel(model(passes), SIGNAL)
    expect(check.level).toBe(level)
    expect(check.probes.filter(({ isPassed }) => isPassed)).toHaveLength(passes.hears + passes.speaks)
  })

  it('say why one was not passed', async () => {
    const { probes } = await checkModel(model({ hears: 9, speaks: 9 }), SIGNAL)
    expect(probes.flatMap(({ problem }) => problem ?? [])).toEqual(['malformed', 'wrong'])
  })
})

describe('the level of a model', () => {
  const CHECK: ModelCheck = { model: 'small', level: 'understand', probes: [] }
  const dataDir = mkdtempSync(join(tmpdir(), 'level-'))
  let checks = 0
  const level = (wanted: 'auto' | 'speak', address = 'http://one') =>
    createModelLevel({
      model: 'small',
      address,
      wanted,
      dataDir,
      check: async () => {
        checks += 1
        return CHECK
      },
      now: () => new Date('2026-11-22'),
      log: { info() {}, warn() {} },
    })

  it('is found once, and kept for the next start; a new model is checked again', async () => {
    for (const address of ['http://one', 'http://one', 'http://two']) {
      const found = level('auto', address)
      await found.find(SIGNAL)
      expect(found.current).toBe('understand')
    }
    expect(checks).toBe(2)
    expect(JSON.parse(readFileSync(join(dataDir, 'model-level.json'), 'utf8'))).toMatchObject({ level: 'understand' })
  })

  it("is the operator's where they have chosen one", async () => {
    const chosen = level('speak')
    await chosen.find(SIGNAL)
    expect([chosen.current, checks]).toEqual(['speak', 2])
    await chosen.check(SIGNAL)
    expect(chosen.current).toBe('speak')
  })
})
