import { termNumber } from '../../../src/knowledge/bm25.ts'

const LENGTHS = [3, 4, 5]

/** A text as a point in space, without any model: its words' runs of characters, hashed. Near texts share spellings. */
export function characterVector(text: string, dimensions: number): number[] {
  const counts = new Map<string, number>()
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)) {
    for (const run of runsOf(` ${word} `)) counts.set(run, (counts.get(run) ?? 0) + 1)
  }
  const vector = Array.from({ length: dimensions }, () => 0)
  for (const [run, count] of counts) {
    const hash = termNumber(run)
    const sign = termNumber(`sign ${run}`) % 2 === 0 ? 1 : -1
    vector[hash % dimensions]! += sign * Math.log1p(count)
  }
  const length = Math.hypot(...vector) || 1
  return vector.map((value) => value / length)
}

function runsOf(word: string): string[] {
  return LENGTHS.flatMap((length) =>
    Array.from({ length: Math.max(0, word.length - length + 1) }, (_, start) => word.slice(start, start + length)),
  )
}
