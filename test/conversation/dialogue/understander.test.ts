import { describe, expect, it } from 'vitest'
import { createUnderstander } from '../../../src/conversation/dialogue/understander.ts'
import { ModelFailure } from '../../../src/models/index.ts'
import type { Command, Table, Understanding } from '../../../src/models/understanding.ts'

const YES: Command[] = [{ type: 'confirm', words: 'yes' }]
const NO: Command[] = [{ type: 'reject', words: 'no' }]
const table = {} as Table
const signal = new AbortController().signal
const offline: Understanding = { name: 'offline', understand: async () => YES }
const log = { warn: () => {} }

function failing(error: Error): Understanding {
  return {
    name: 'small',
    understand: async () => {
      throw error
    },
  }
}

describe('a message', () => {
  it('is read by the model where it understands', async () => {
    const model: Understanding = { name: 'small', understand: async () => NO }
    const understander = createUnderstander({ offline, model: () => model, log })
    expect(await understander.understand('no', table, signal)).toEqual({ source: 'small', commands: NO, table })
  })

  it('is read offline without one, and when it fails', async () => {
    for (const model of [undefined, failing(new ModelFailure('timeout'))]) {
      const understander = createUnderstander({ offline, model: () => model, log })
      expect(await understander.understand('yes', table, signal)).toEqual({ source: 'offline', commands: YES, table })
    }
  })

  it.each(['emergency', 'animal_danger'] as const)('is read offline where it tells of a danger (%s)', async (type) => {
    const danger: Command[] = [{ type, words: 'help' }]
    const hearing: Understanding = { name: 'offline', understand: async () => danger }
    const model: Understanding = { name: 'small', understand: async () => NO }
    const understander = createUnderstander({ offline: hearing, model: () => model, log })
    expect((await understander.understand('help', table, signal)).commands).toEqual(danger)
  })

  it('fails where the fault is of our own', async () => {
    const understander = createUnderstander({ offline, model: () => failing(new Error('a fault')), log })
    await expect(understander.understand('yes', table, signal)).rejects.toThrow('a fault')
  })
})
