import type { Timers } from '../../core/timers.ts'
import { LONGEST_CALL_MS } from '../limits.ts'
import { GOODBYE_MS } from './times.ts'

/** When a call has lasted as long as one may. Whoever takes leave then, and speaks on, does not stay for ever. Gives what cancels it. */
export function limitCall(timers: Timers, { leave, finish }: { leave(): void; finish(): void }): () => void {
  let cancel = timers.after(LONGEST_CALL_MS, () => {
    cancel = timers.after(GOODBYE_MS, finish)
    leave()
  })
  return () => cancel()
}
