import { setTimeout as sleep } from 'node:timers/promises'
import type { CallRow } from '../../repository.ts'
import { CarrierRefusal, CarrierUnavailable, type Carrier } from '../carrier.ts'
import { comeIn } from './incoming.ts'
import { SimulatedLine, type LineDeps, type Pause } from './line.ts'
import { behaviourOf } from './numbers.ts'
import { pickUp } from './outgoing.ts'

export interface SimulatedCarrierDeps extends Omit<LineDeps, 'pause'> {
  /** Tests shorten it. */
  pause?: Pause
}

const realPause: Pause = (milliseconds, signal) => sleep(milliseconds, undefined, { signal })

/**
 * The carrier without a provider: no phone rings. The other side follows a script, while the tenant's own assistant
 * does all the talking, noting and booking. A call lives in the process that dialled it.
 */
export function createSimulatedCarrier({ pause = realPause, ...deps }: SimulatedCarrierDeps): Carrier {
  const running = new Map<string, SimulatedLine>()
  let isStopped = false

  const start = (call: CallRow, work: (line: SimulatedLine) => Promise<void>): SimulatedLine => {
    const line = new SimulatedLine({ ...deps, pause }, call, work)
    running.set(call.id, line)
    void forgetAtEnd(line, call.id)
    return line
  }
  const forgetAtEnd = async (line: SimulatedLine, id: string): Promise<void> => {
    await line.ended
    running.delete(id)
  }

  return {
    isSimulated: true,

    async dial(call) {
      // The process is stopping, so the next process dials this call.
      if (isStopped) throw new CarrierUnavailable('The process is stopping')
      const behaviour = behaviourOf(call.phoneNumber)
      if (behaviour.type === 'refused')
        throw new CarrierRefusal(behaviour.reason, 'The simulated line refuses this number')
      // The dialling work stops slightly later than the carrier.
      if (isStopped) throw new CarrierUnavailable('The process ends')
      const { providerId } = running.get(call.id) ?? start(call, pickUp)
      return { providerId }
    },

    /** A call that died with its process can be dialled again, because no phone rang. */
    findDialled: async ({ id }) => {
      const line = running.get(id)
      return line === undefined ? undefined : { providerId: line.providerId }
    },

    hangUp: async ({ id }) => running.get(id)?.hangUp(),

    async transfer({ id }) {
      const line = running.get(id)
      if (line === undefined) throw new CarrierRefusal('lost', 'This call does not go on here')
      line.transfer()
    },

    comes(call, coming) {
      if (isStopped) throw new CarrierUnavailable('The process is stopping')
      start(call, (line) => comeIn(line, coming))
    },

    lookUp: async ({ id }) => {
      const line = running.get(id)
      return { status: line === undefined ? 'unknown' : line.isAnswered ? 'in_progress' : 'ringing' }
    },

    async stop() {
      isStopped = true
      await Promise.all([...running.values()].map((line) => line.stop()))
    },
  }
}
