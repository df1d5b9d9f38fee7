import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { groupsOf } from '../../src/analytics/meaning-groups.ts'
import { loadMeanings } from '../../src/knowledge/meaning.ts'
import { PARAPHRASES } from './paraphrases.ts'

const SETS = join(import.meta.dirname, '../bench/questions')

interface StrangersSet {
  language: string
  questions: { say: string | string[] }[]
}

const strangersSets = readdirSync(SETS)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => parse(readFileSync(join(SETS, name), 'utf8')) as StrangersSet)

describe('questions grouped by meaning', () => {
  it('join most pairs of the same meaning, and none of another, in words that were not seen before', async () => {
    const counts = { pairs: 0, found: 0 }
    for (const [language, rows] of Object.entries(PARAPHRASES)) {
      const meaningOf = await loadMeanings(language)
      const groups = groupsOf(
        rows.flatMap((row) => row.map((text) => ({ row, text }))),
        ({ text }) => meaningOf(text),
      )
      for (const group of groups) expect(new Set(group.map(({ row }) => row)).size, JSON.stringify(group)).toBe(1)
      for (const row of rows) counts.pairs += (row.length * (row.length - 1)) / 2
      for (const { length } of groups) counts.found += (length * (length - 1)) / 2
    }
    expect(counts.found / counts.pairs).toBeGreaterThanOrEqual(0.6)
  })

  it('stay apart where strangers ask a business for different things', async () => {
    const joined: string[][] = []
    for (const { language, questions } of strangersSets) {
      const meaningOf = await loadMeanings(language)
      const asked = new Set(questions.map(({ say }) => [say].flat()[0]!))
      joined.push(...groupsOf([...asked], meaningOf).filter(({ length }) => length > 1))
    }
    // Read by hand: all of these mean the same but the one with the Visa card.
    expect(joined).toEqual([
      ['on peut payer en plusieur fois', 'puis-je régler en plusieurs fois, avec ou sans frais ?'],
      [
        'And my wife and I are both pensioners. Is there any reduction for us?',
        "And we're pensioners, do you still do the reduction midweek?",
      ],
      ['So do I pay a deposit, yes or no?', 'do i pay a deposit now or'],
      ["Morning, do you come out and collect dogs? I don't drive any more", 'do you come out and collect dogs?'],
      ['kann ich mit visa zahlen', 'wann muss ich bezahlen?'],
      [
        'Hallo, schnell ne Frage: macht ihr auch Sehtests für Kinder? Meine Tochter ist 5',
        'macht ihr auch Sehtests für Kinder?',
      ],
      [
        'wie lange ist so ein Rezept gültig',
        'gut, mit Rezept vom Augenarzt also. Wie lang ist das gültig? das ist von mai',
      ],
    ])
  })

  it('are the same groups for the same questions, with each question in one of them', () => {
    const meaning = fc.dictionary(fc.constantFrom('parking', 'price', 'dog', 'card'), fc.double({ min: 0.01, max: 1 }))
    fc.assert(
      fc.property(fc.array(meaning), (items) => {
        const group = () => groupsOf([...items.entries()], ([, parts]) => new Map(Object.entries(parts)))
        expect(group()).toEqual(group())
        expect(
          group()
            .flat()
            .map(([place]) => place)
            .toSorted((a, b) => a - b),
        ).toEqual([...items.keys()])
      }),
    )
  })

  it('look at no more groups for the thousandth question than for the hundredth', () => {
    const looked = (count: number) => {
      let reads = 0
      const meaningOf = (place: number) =>
        new (class extends Map<string, number> {
          override has(part: string) {
            if (part === 'price') reads += 1
            return super.has(part)
          }
        })([
          ['shared', 0.1],
          [`own ${place}`, 1],
        ])
      groupsOf([...Array(count).keys()], meaningOf)
      return reads / count
    }
    expect(looked(1_000)).toBeLessThan(looked(100) * 1.5)
  })
})
