/** Browser storage of a conversation: nothing before the first message, one local storage entry after it. */
export interface Kept {
  resume: string
  open: boolean
}

export interface Memory {
  read(): Kept | undefined
  write(kept: Kept): void
  /** Only of a stored conversation. */
  setOpen(isOpen: boolean): void
  forget(): void
}

/** Falls back to memory where the page may not store. */
export function createMemory(tenantId: string): Memory {
  const key = `frontdesk:${tenantId}`
  let kept: Kept | undefined
  const memory: Memory = {
    read() {
      try {
        const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Kept> | null
        if (typeof stored?.resume === 'string') kept = { resume: stored.resume, open: stored.open === true }
      } catch {
        // The copy in memory is used.
      }
      return kept
    },
    write(next) {
      kept = next
      try {
        localStorage.setItem(key, JSON.stringify(next))
      } catch {
        // The copy in memory is used.
      }
    },
    setOpen(isOpen) {
      const stored = memory.read()
      if (stored !== undefined) memory.write({ ...stored, open: isOpen })
    },
    forget() {
      kept = undefined
      try {
        localStorage.removeItem(key)
      } catch {
        // The copy in memory is used.
      }
    },
  }
  return memory
}
