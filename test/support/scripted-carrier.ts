import {
  CarrierUnavailable,
  type CallProgress,
  type CallRow,
  type Carrier,
  type CarrierState,
} from '../../src/calls/index.ts'

/** Numbers and ids by which a test finds its own calls again. */
export interface DialledCall {
  call: CallRow
  providerId: string
}

/** A carrier that does what a test says, and tells of its calls only what the test tells. */
export class ScriptedCarrier implements Carrier {
  isSimulated = true
  progress!: CallProgress
  readonly dialled: DialledCall[] = []
  readonly hungUp: string[] = []
  readonly lookedUp: string[] = []
  /** What it answers when it is asked to place a call to this number; without a plan it places it. */
  readonly plans = new Map<string, (call: CallRow, signal: AbortSignal) => Promise<{ providerId: string }>>()
  /** What became of a call; one that is not here is unknown. */
  readonly states = new Map<string, CarrierState | Error>()
  findDialled?: (call: CallRow, signal: AbortSignal) => Promise<{ providerId: string } | undefined> = async ({ id }) =>
    this.dialled.find(({ call }) => call.id === id)
  failsToHangUp = false

  /** For `startTestApp({ openCarrier: carrier.open })`. */
  readonly open = ({ progress }: { progress: CallProgress }): Carrier => {
    this.progress = progress
    return this
  }

  async dial(call: CallRow, signal: AbortSignal): Promise<{ providerId: string }> {
    return (this.plans.get(call.phoneNumber) ?? (async (row) => this.place(row)))(call, signal)
  }

  /** Somebody's phone rings. */
  place(call: CallRow): { providerId: string } {
    const providerId = `provider_${this.dialled.length + 1}`
    this.dialled.push({ call, providerId })
    return { providerId }
  }

  async hangUp({ id }: CallRow): Promise<void> {
    if (this.failsToHangUp) throw new CarrierUnavailable('away')
    this.hungUp.push(id)
  }

  async transfer(): Promise<void> {}

  async lookUp({ id }: CallRow): Promise<CarrierState> {
    this.lookedUp.push(id)
    const state = this.states.get(id) ?? { status: 'unknown' }
    if (state instanceof Error) throw state
    return state
  }

  /** How often the phone of this call rang. */
  timesDialled(id: string): number {
    return this.dialled.filter(({ call }) => call.id === id).length
  }
}
