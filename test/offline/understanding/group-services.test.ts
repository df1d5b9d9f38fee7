import { describe, expect, it } from 'vitest'
import type { Command } from '../../../src/models/understanding.ts'
import { forLanguage } from '../../../src/languages/index.ts'
import { withoutUnfitService } from '../../../src/offline/understanding/commands/set-values.ts'
import { aTable, servicesFrom, servicesIn } from './table.ts'

const services = servicesFrom([
  ['visit', 'Mill visit', ''],
  ['group', 'Group tour', ''],
]).map((one, index) => ({ ...one, partyMin: [1, 13][index]!, partyMax: [12, 40][index]! }))

function kept(language: string, words: string, sizes: number[]): string[] {
  const commands: Command[] = [
    { type: 'set', value: { slot: 'service', value: ['visit'] }, words: 'visit' },
    { type: 'set', value: { slot: 'service', value: ['group'] }, words },
    ...sizes.map((value): Command => ({ type: 'set', value: { slot: 'party_size', value }, words: String(value) })),
  ]
  const { understanding: patterns } = forLanguage(language)
  return servicesIn(withoutUnfitService(commands, { patterns }, aTable({ services })))
}

describe.each([
  ['en', 'group'],
  ['de', 'Gruppe'],
  ['es', 'grupo'],
  ['fr', 'groupe'],
])('two services of which one is for groups (%s)', (language, words) => {
  it('are one where only that takes the number', () => {
    expect(kept(language, words, [15])).toEqual(['group'])
  })

  it('stay two where the number fits the other one, or none is told', () => {
    expect(kept(language, words, [4])).toEqual(['visit', 'group'])
    expect(kept(language, words, [])).toEqual(['visit', 'group'])
  })

  it('stay two with a number each, or without a word for a group', () => {
    expect(kept(language, words, [4, 15])).toEqual(['visit', 'group'])
    expect(kept(language, 'xyz', [15])).toEqual(['visit', 'group'])
  })
})
