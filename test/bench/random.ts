/** Seeded random numbers from 0 to 1, so that runs are comparable. */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** `count` distinct elements, or all if there are fewer. */
export function sample<T>(from: readonly T[], count: number, random: () => number): T[] {
  const rest = [...from]
  const chosen: T[] = []
  while (chosen.length < count && rest.length > 0) chosen.push(...rest.splice(Math.floor(random() * rest.length), 1))
  return chosen
}
