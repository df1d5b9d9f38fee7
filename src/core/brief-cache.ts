/** A short-lived look-up cache. Misses are not cached. */
interface BriefCache<T> {
  /** The cached value, or one `load`; concurrent callers share the same load. */
  get(key: string, load: () => Promise<T | undefined>): Promise<T | undefined>
  /** Call it after a change commits; a load already in flight is then not cached. */
  drop(key: string): void
  clear(): void
}

interface Entry<T> {
  found: Promise<T | undefined>
  until: number
}

export function createBriefCache<T>({ ttlMs, max }: { ttlMs: number; max: number }): BriefCache<T> {
  // All entries live equally long and a Map keeps insertion order, so the first entry is the oldest.
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
