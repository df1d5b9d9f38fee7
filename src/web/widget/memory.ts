/** What the browser keeps of a conversation: nothing before the first message, one entry of local storage after it. */
export interface Kept {
  resume: string
  /** Whether the panel was open. */
  open: boolean
}

export interface Memory {
  read(): Kept | undefined
  write(kept: Kept): void
  forget(): void
}

/** Pages may be forbidden to store; then the conversation lives as long as the page. */
export function createMemory(tenantId: string): Memory {
  const key = `frontdesk:${tenantId}`
  let kept: Kept | undefined
  return {
    read() {
      try {
        const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Kept> | null
        if (typeof stored?.resume === 'string') kept = { resume: stored.resume, open: stored.open === true }
      } catch {
        // The copy in memory serves.
      }
      return kept
    },
    write(next) {
      kept = next
      try {
        localStorage.setItem(key, JSON.stringify(next))
      } catch {
        // As above.
      }
    },
    forget() {
      kept = undefined
      try {
        localStorage.removeItem(key)
      } catch {
        // As above.
      }
    },
  }
}
