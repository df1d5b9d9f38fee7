/** Picks `count` items of a sorted list at even distances, the first and the last included. */
export function spread<T>(sorted: readonly T[], count: number): T[] {
  if (sorted.length <= count) return [...sorted]
  return Array.from({ length: count }, (_, index) => sorted[Math.round((index * (sorted.length - 1)) / (count - 1))]!)
}
