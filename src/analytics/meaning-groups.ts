import type { Meaning } from '../knowledge/index.ts'

/** Share of two meanings beyond which their texts are one group. */
const HALF = 0.5
/** Matter that separates groups: a question for a price is not one for the thing itself. */
const KIND = 'price'
/** Groups looked at for each part of a meaning, so that a question costs the same however many there are. */
const MAX_LOOKED_AT = 20

/**
 * Groups texts that mean the same, in their order: each joins the group whose first text is most alike, or begins one. The same
 * texts in the same order give the same groups. A text without a meaning stays alone.
 */
export function groupsOf<T>(items: readonly T[], meaningOf: (item: T) => Meaning): T[][] {
  const groups: { meaning: Meaning; items: T[] }[] = []
  const byPart = new Map<string, number[]>()
  for (const item of items) {
    const meaning = meaningOf(item)
    const near = new Set([...meaning.keys()].flatMap((part) => byPart.get(part) ?? []))
    const [best] = [...near]
      .map((place) => ({ place, share: shareOf(meaning, groups[place]!.meaning) }))
      .filter(({ share }) => share > HALF)
      .sort((one, other) => other.share - one.share || one.place - other.place)
    if (best !== undefined) {
      groups[best.place]!.items.push(item)
      continue
    }
    const place = groups.push({ meaning, items: [item] }) - 1
    for (const part of meaning.keys()) {
      const places = byPart.get(part) ?? []
      if (places.length < MAX_LOOKED_AT) byPart.set(part, [...places, place])
    }
  }
  return groups.map((group) => group.items)
}

/** Share of both meanings that they have in common, from 0 to 1. */
function shareOf(one: Meaning, other: Meaning): number {
  if (one.has(KIND) !== other.has(KIND)) return 0
  let common = 0
  let all = 0
  for (const part of new Set([...one.keys(), ...other.keys()])) {
    const [here, there] = [one.get(part) ?? 0, other.get(part) ?? 0]
    common += Math.min(here, there)
    all += Math.max(here, there)
  }
  return all === 0 ? 0 : common / all
}
