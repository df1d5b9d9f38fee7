import { loadAnalyzer } from '../../../src/knowledge/analyzer.ts'
import { idf, termNumber } from '../../../src/knowledge/bm25.ts'
import { loadBackgroundFrequencies } from '../../../src/knowledge/background-frequencies.ts'

const LENGTHS = [3, 4, 5]
const WHOLE_WORD = 2

const [analyzer, everyday] = await Promise.all([loadAnalyzer('en'), loadBackgroundFrequencies('en')])
const weights = new Map<string, number>()

/**
 * An embedding without a model: hashed character n-grams, weighted by rarity of the word. Near texts share spellings, where a
 * model's share meanings.
 */
export function characterVector(text: string, dimensions: number): number[] {
  const heavy = new Map<string, number>()
  const add = (run: string, weight: number) => heavy.set(run, (heavy.get(run) ?? 0) + weight)
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)) {
    const weight = weightOf(word)
    for (const run of runsOf(` ${word} `)) add(run, weight)
    add(`whole ${word}`, WHOLE_WORD * weight)
  }
  const vector = Array.from({ length: dimensions }, () => 0)
  for (const [run, weight] of heavy) {
    const sign = termNumber(`sign ${run}`) % 2 === 0 ? 1 : -1
    vector[termNumber(run) % dimensions]! += sign * Math.sqrt(weight)
  }
  const length = Math.hypot(...vector) || 1
  return vector.map((value) => value / length)
}

function weightOf(word: string): number {
  let weight = weights.get(word)
  if (weight === undefined) {
    weight = idf(everyday.passages, everyday.containing(analyzer.stem(word)))
    weights.set(word, weight)
  }
  return weight
}

function runsOf(word: string): string[] {
  return LENGTHS.flatMap((length) =>
    Array.from({ length: Math.max(0, word.length - length + 1) }, (_, start) => word.slice(start, start + length)),
  )
}
