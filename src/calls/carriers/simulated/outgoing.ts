import { voicemailFor } from '../../greeting.ts'
import { RING_MS, type SimulatedLine } from './line.ts'
import { behaviourOf } from './numbers.ts'

const NO_ANSWER_MS = 2_500
/** Time until the beep, plus the message itself. */
const MESSAGE_MS = 3_000

/** A called number rings, and behaves as its digits say. */
export async function pickUp(line: SimulatedLine): Promise<void> {
  const { progress } = line.deps
  const { tenantId, id, phoneNumber } = line.call
  const behaviour = behaviourOf(phoneNumber)
  // `dial` resolves first, so that the states come in order.
  await line.pause(RING_MS)
  await progress.ringing(tenantId, id, line.providerId)
  switch (behaviour.type) {
    case 'fails':
      if (behaviour.reason === 'no_answer') await line.pause(NO_ANSWER_MS)
      return void (await progress.failed(tenantId, id, behaviour.reason))
    case 'voicemail':
      return reachVoicemail(line)
    case 'screened':
    case 'menu':
      return reachMachine(line, behaviour.type)
    default:
      if (await line.answered()) await line.converse({ hangsUp: behaviour.type === 'hangs_up' })
  }
}

async function reachVoicemail(line: SimulatedLine): Promise<void> {
  const { progress, conversations } = line.deps
  const { tenantId, id } = line.call
  const { tenant, language } = await conversations.of(tenantId, id)
  if (tenant.voice.voicemail === 'hang_up') {
    await progress.failed(tenantId, id, 'voicemail')
    return
  }
  if (!(await line.answered())) return
  await line.utter(voicemailFor({ call: line.call, tenant, language }))
  await line.pause(MESSAGE_MS)
  await line.over('voicemail')
}

/** A menu repeats itself until the caller leaves. */
const REPEATED = 4

async function reachMachine(line: SimulatedLine, machine: 'screened' | 'menu'): Promise<void> {
  const { screening, hold, pickedUp, menu } = (await line.wording()).callee
  const before = machine === 'menu' ? Array<string>(REPEATED).fill(menu) : [screening, hold, pickedUp]
  if (await line.answered()) await line.converse({ before })
}
