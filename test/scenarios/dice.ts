/** Seeded randomness. */
export interface Dice {
  below(count: number): number
  chance(share: number): boolean
  pick<T>(items: T[]): T
}

/** mulberry32 (Tommy Ettinger, public domain); 32 bits of state suffice. */
export function createDice(seed: number): Dice {
  let state = (seed + 1) * 0x9e3779b9
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (count: number): number => Math.floor(next() * count)
  return {
    below,
    chance: (share) => next() < share,
    pick: (items) => items[below(items.length)]!,
  }
}
