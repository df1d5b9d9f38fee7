import type { Analyzer } from './analyzer.ts'

/** Languages that write compounds as one word. */
const COMPOUNDING = new Set(['de', 'nl', 'sv', 'da', 'nb', 'nn', 'no'])
const MIN_PART_LENGTH = 4
/** Longer words are keys and the like; every place in a shorter one may be the joint. */
const MAX_LENGTH = 32
/** Letters between the parts: "Einladungskarte", "Tannenbaum". */
const JOINTS = ['', 's', 'n', 'es', 'en', 'er', 'e']

export function mayBeCompound(word: string, { language }: Analyzer): boolean {
  return COMPOUNDING.has(language) && word.length >= 2 * MIN_PART_LENGTH && word.length <= MAX_LENGTH
}

/** The stems of both parts, for each place and each joint where a compound may be cut; the longest first parts first. */
export function partsOf(word: string, { stem }: Analyzer): string[][] {
  const splits: string[][] = []
  for (let at = word.length - MIN_PART_LENGTH; at >= MIN_PART_LENGTH; at -= 1) {
    const head = stem(word.slice(at))
    for (const joint of JOINTS) {
      const first = word.slice(0, at)
      if (!first.endsWith(joint) || at - joint.length < MIN_PART_LENGTH) continue
      splits.push([stem(first.slice(0, at - joint.length)), head])
    }
  }
  return splits
}
