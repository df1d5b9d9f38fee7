import { useSyncExternalStore } from 'react'

/** Something that goes on while another page is open. */
interface LongJob {
  words: string
  done: number
  of: number
  /** The page that shows it. */
  to: '/leads/import'
}

let job: LongJob | null = null
const listeners = new Set<() => void>()

/** Tells the sidebar what goes on; null: nothing. */
export function tellLongJob(next: LongJob | null): void {
  job = next
  for (const listener of listeners) listener()
}

export function useLongJob(): LongJob | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => job,
  )
}
