/** Remembers for a moment what a look-up found. What was not found is never remembered. */
export interface BriefCache<T> {
  /** What `load` found lately, or finds now; callers that come while it looks share the answer. */
  get(key: string, load: () => Promise<T | undefined>): Promise<T | undefined>
  /** Call it after the commit of a change: also a look-up that is still under way is not remembered then. */
  drop(key: string): void
  clear(): void
}

interface Entry<T> {
  found: Promise<T | undefined>
  until: number
}

export function createBriefCache<T>({ ttlMs, max }: { ttlMs: number; max: number }): BriefCache<T> {
  // A Map keeps the order of insertion, and all entries live equally long: the first is the oldest.
  const entries = new Map<string, Entry<T>>()

  function remember(key: string, found: Promise<T | undefined>): void {
    const entry = { found, until: performance.now() + ttlMs }
    const forget = () => void (entries.get(key) === entry && entries.delete(key))
    entries.delete(key)
    if (entries.size >= max) entries.delete(entries.keys().next().value!)
    entries.set(key, entry)
    found.then((value) => value === undefined && forget(), forget)
  }

  return {
    get(key, load) {
      const entry = entries.get(key)
      if (entry !== undefined && entry.until > performance.now()) return entry.found
      const found = load()
      remember(key, found)
      return found
    },
    drop: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  }
}
