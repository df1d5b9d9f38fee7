import { SECOND } from '../../../core/time.ts'
import type { CallRow } from '../../repository.ts'
import type { PutThrough } from '../../transfers.ts'
import type { Addresses } from './addresses.ts'
import { putThrough, RING_S, type Spoken } from './twiml.ts'

type Called = Pick<CallRow, 'tenantId' | 'id'>

interface Ringing {
  /** Said to the caller before. */
  first?: Spoken
  /** Told to the hook that is asked what follows. */
  more?: Record<string, string>
  ringSeconds?: number
}

/** Longer than Twilio takes to ask what follows. */
const FORGET_AFTER_MS = 15 * SECOND

/** TwiML that rings the phones of the team, and the calls for which this process made them ring. */
export class TeamPhones {
  readonly #addresses: Addresses
  readonly #ringing = new Map<string, Called>()

  constructor(addresses: Addresses) {
    this.#addresses = addresses
  }

  ring(call: Called, people: PutThrough, { first, more, ringSeconds = RING_S }: Ringing = {}): string {
    const { tenantId, id } = call
    const rung = { tenantId, id }
    this.#ringing.set(id, rung)
    // Another process may be asked what follows.
    setTimeout(
      () => this.#ringing.get(id) === rung && this.stopped(rung),
      ringSeconds * SECOND + FORGET_AFTER_MS,
    ).unref()
    const whisper = this.#addresses.hook('whisper', call)
    return putThrough(people, { action: this.#addresses.hook('transfer', call, more), first, whisper, ringSeconds })
  }

  /** Forgets a call whose phones have stopped ringing, whether or not a person took it. */
  stopped({ id }: Pick<Called, 'id'>): void {
    this.#ringing.delete(id)
  }

  get ringing(): Called[] {
    return [...this.#ringing.values()]
  }
}
