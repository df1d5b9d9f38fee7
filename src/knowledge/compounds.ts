import type { Analyzer } from './analyzer.ts'

/** Languages that write compounds as one word. */
const COMPOUNDING = new Set(['de', 'nl', 'sv', 'da', 'nb', 'nn', 'no'])
const SHORTEST_PART = 4
/** Longer words are keys and the like; every place in a shorter one may be the joint. */
const LONGEST = 32
/** Letters between the parts: "Einladungskarte", "Tannenbaum". */
const JOINTS = ['', 's', 'n', 'es', 'en', 'er', 'e']

export function mayBeCompound(word: string, { language }: Analyzer): boolean {
  return COMPOUNDING.has(language) && word.length >= 2 * SHORTEST_PART && word.length <= LONGEST
}

/** The stems of both parts, for each place and each joint where a compound may be cut; the longest first parts first. */
export function partsOf(word: string, { stem }: Analyzer): string[][] {
  const splits: string[][] = []
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at -= 1) {
    const head = stem(word.slice(at))
    for (const joint of JOINTS) {
      const first = word.slice(0, at)
      if (!first.endsWith(joint) || at - joint.length < SHORTEST_PART) continue
      splits.push([stem(first.slice(0, at - joint.length)), head])
    }
  }
  return splits
}
