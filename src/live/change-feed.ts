import { randomBytes } from 'node:crypto'
import type { Change } from './schemas.ts'

const MAX_KEPT = 1_000
/** Maximum readers of a tenant, its team's browsers. The oldest is evicted, because a connection may be lost unnoticed. */
const MAX_READERS = 200

export interface NumberedChange {
  id: string
  change: Change
}

/** The changes of one tenant since its first reader, numbered, the last thousand kept. */
export class Feed {
  readonly #name = randomBytes(6).toString('hex')
  readonly #readers = new Set<{ wake: () => void; end: AbortController }>()
  #kept: Change[] = []
  #before = 0

  get isRead(): boolean {
    return this.#readers.size > 0
  }

  push(change: Change): void {
    this.#kept.push(change)
    if (this.#kept.length > MAX_KEPT) {
      this.#before += this.#kept.length - MAX_KEPT
      this.#kept = this.#kept.slice(-MAX_KEPT)
    }
    for (const { wake } of this.#readers) wake()
  }

  end(): void {
    for (const { end } of this.#readers) end.abort()
  }

  /** The place after `lastId`, or undefined where something in between is no longer known. */
  placeAfter(lastId: string | undefined): number | undefined {
    const [name, number] = (lastId ?? '').split('-')
    const place = Number(number)
    const isKnown = name === this.#name && place >= this.#before && place <= this.newest
    return isKnown ? place : undefined
  }

  get newest(): number {
    return this.#before + this.#kept.length
  }

  idAt(place: number): string {
    return `${this.#name}-${place}`
  }

  /** Changes after `place`, until the reader is gone or fell too far behind. */
  async *read(place: number, gone: AbortSignal): AsyncGenerator<NumberedChange> {
    const end = new AbortController()
    const reader = { wake: () => {}, end }
    const signal = AbortSignal.any([gone, end.signal])
    this.#admit(reader)
    signal.addEventListener('abort', () => reader.wake())
    try {
      for (let next = place; !signal.aborted && next >= this.#before;) {
        const change = this.#kept[next - this.#before]
        if (change === undefined) await new Promise<void>((resolve) => (reader.wake = resolve))
        else yield { id: this.idAt((next += 1)), change }
      }
    } finally {
      this.#readers.delete(reader)
    }
  }

  #admit(reader: { wake: () => void; end: AbortController }): void {
    this.#readers.add(reader)
    const [first] = this.#readers
    if (this.#readers.size > MAX_READERS) first!.end.abort()
  }
}
