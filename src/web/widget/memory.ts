/** A message that the server has not taken yet. */
export interface Waiting {
  body: { message: string }
  /** Makes sure that the message is taken once, however often it is sent. */
  key: string
  /** When it was written, in milliseconds. */
  at: number
}

/** Browser storage of a conversation: nothing before the first message, one local storage entry after it. */
interface Kept {
  /** Null until there was a connection. */
  resume: string | null
  open: boolean
  waiting: Waiting[]
}

export interface Memory {
  read(): Kept | undefined
  write(kept: Kept): void
  /** Only of a stored conversation. */
  change(values: Partial<Kept>): void
  forget(): void
}

/** The server knows a key for a day; later, a message could be taken twice. */
const MAX_AGE_MS = 12 * 3_600_000

/** Falls back to memory where the page may not store. */
export function createMemory(tenantId: string): Memory {
  const key = `frontdesk:${tenantId}`
  let kept: Kept | undefined
  const memory: Memory = {
    read() {
      attempt(() => {
        // Written below, or by an earlier version without `waiting`.
        const { resume, open, waiting = [] } = JSON.parse(localStorage[key]) as Kept
        const fresh = waiting.filter(({ at }) => at > Date.now() - MAX_AGE_MS)
        if (resume || fresh[0]) kept = { resume, open, waiting: fresh }
      })
      return kept
    },
    write(next) {
      kept = next
      attempt(() => localStorage.setItem(key, JSON.stringify(next)))
    },
    change(values) {
      if (memory.read()) memory.write({ ...kept!, ...values })
    },
    forget() {
      kept = undefined
      attempt(() => localStorage.removeItem(key))
    },
  }
  return memory
}

/** Storage throws where the page may not store; the copy in memory is used then. */
function attempt(act: () => void): void {
  try {
    act()
  } catch {
    // There is nothing else to do.
  }
}
