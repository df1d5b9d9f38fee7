import { setTimeout as sleep } from 'node:timers/promises'
import type { Attending } from '../../attendance.ts'
import type { CallConversations } from '../../conversation.ts'
import { CarrierRefusal, CarrierUnavailable, type Carrier } from '../carrier.ts'
import type { CallProgress } from '../../progress.ts'
import type { CallRow } from '../../repository.ts'
import type { CallTalk } from '../../text-conversation.ts'
import { behaviourOf } from './numbers.ts'
import { SimulatedRun } from './run.ts'

/** Rejects when `signal` aborts. */
export type Pause = (milliseconds: number, signal: AbortSignal) => Promise<void>

export interface SimulatedCarrierDeps {
  progress: CallProgress
  talk: CallTalk
  conversations: CallConversations
  /** As `app.calls.attend`. */
  attend(tenantId: string, id: string, attending: Attending): () => void
  log: { error(details: object, message: string): void }
  /** Tests have no time. */
  pause?: Pause
}

const realPause: Pause = (milliseconds, signal) => sleep(milliseconds, undefined, { signal })

/**
 * The carrier without a provider: nobody's phone rings. The callee follows a script, and everything that is said, noted and
 * booked is the work of the tenant's own assistant. A call lives in the process that dialled it.
 */
export function createSimulatedCarrier({ pause = realPause, ...deps }: SimulatedCarrierDeps): Carrier {
  const running = new Map<string, SimulatedRun>()
  let isStopped = false

  const start = (call: CallRow): SimulatedRun => {
    const run = new SimulatedRun({ ...deps, pause }, call)
    running.set(call.id, run)
    void forgetAtEnd(run, call.id)
    return run
  }
  const forgetAtEnd = async (run: SimulatedRun, id: string): Promise<void> => {
    await run.ended
    running.delete(id)
  }

  return {
    isSimulated: true,

    async dial(call) {
      // A call that began now would end with the process; the next one dials it.
      if (isStopped) throw new CarrierUnavailable('The process is stopping')
      const behaviour = behaviourOf(call.phoneNumber)
      if (behaviour.type === 'refused')
        throw new CarrierRefusal(behaviour.reason, 'The simulated line refuses this number')
      // The dialling work stops a little later than the carrier.
      if (isStopped) throw new CarrierUnavailable('The process ends')
      const { providerId } = running.get(call.id) ?? start(call)
      return { providerId }
    },

    /** What died with its process can be dialled again: nobody's phone rang. */
    findDialled: async ({ id }) => {
      const run = running.get(id)
      return run === undefined ? undefined : { providerId: run.providerId }
    },

    hangUp: async ({ id }) => running.get(id)?.hangUp(),

    async transfer({ id }) {
      const run = running.get(id)
      if (run === undefined) throw new CarrierRefusal('lost', 'This call does not go on here')
      run.transfer()
    },

    lookUp: async ({ id }) => {
      const run = running.get(id)
      return { status: run === undefined ? 'unknown' : run.isAnswered ? 'in_progress' : 'ringing' }
    },

    async stop() {
      isStopped = true
      await Promise.all([...running.values()].map((run) => run.stop()))
    },
  }
}
