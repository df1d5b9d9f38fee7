import {
  CarrierUnavailable,
  type CallProgress,
  type CallRow,
  type Carrier,
  type CarrierState,
} from '../../src/calls/index.ts'

/** Identifies a test's own calls. */
export interface DialledCall {
  call: CallRow
  providerId: string
}

/** A carrier scripted by the test; call progress comes only from the test. */
export class ScriptedCarrier implements Carrier {
  isSimulated = true
  progress!: CallProgress
  readonly dialled: DialledCall[] = []
  readonly hungUp: string[] = []
  readonly lookedUp: string[] = []
  /** Reply to placing a call to this number; without a plan the call is placed. */
  readonly plans = new Map<string, (call: CallRow, signal: AbortSignal) => Promise<{ providerId: string }>>()
  /** State by call; missing calls are unknown. */
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

  /** The phone rings. */
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

  /** How often this call was dialled. */
  timesDialled(id: string): number {
    return this.dialled.filter(({ call }) => call.id === id).length
  }
}
