import type { CallRow } from './repository.ts'

/** Those who watch calls in this process; the rows are the truth, waking only makes it fast. */
export class LiveCalls {
  readonly #watchers = new Map<string, Set<() => void>>()

  /** Something of this call was committed. */
  wake({ id, sessionId }: Pick<CallRow, 'id' | 'sessionId'>): void {
    for (const name of [id, sessionId]) for (const wake of this.#watchers.get(name ?? '') ?? []) wake()
  }
}
