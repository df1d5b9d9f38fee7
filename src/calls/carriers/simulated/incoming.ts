import type { SimulatedCaller } from '../carrier.ts'
import { SOMEBODY } from './callee.ts'
import { RING_MS, type SimulatedLine } from './line.ts'
import type { TurnedAway } from '../../states.ts'

/** Length of the simulated message. */
const MESSAGE_S = 6
const MESSAGE_MS = 1_000

/** A simulated person phones the business, and the tenant's answering rules say who takes the call. */
export async function comeIn(line: SimulatedLine, caller: SimulatedCaller): Promise<void> {
  const { wants, team, isOpen } = caller
  const { staff } = line.deps
  await line.pause(RING_MS)
  if (caller.turnedAway !== undefined) return turnAway(line, caller.turnedAway, caller)
  if (!(await line.answered())) return
  let next = await staff.first(line.call, isOpen)
  while (typeof next === 'object') {
    const answer = await line.phones(next.people, team)
    if (answer === 'takes') return line.taken()
    next = await staff.unanswered(line.call, { rang: next.number, isBusy: answer === 'busy', isOpen })
  }
  return next === 'message' ? leaveMessage(line) : line.converse({ wish: wants, team })
}

/** All lines of the assistant are busy, or its minutes are used up: a person or a recorder takes the call, if they may. */
async function turnAway(
  line: SimulatedLine,
  reason: Exclude<TurnedAway, 'blocked'>,
  { team, isOpen }: SimulatedCaller,
): Promise<void> {
  const { progress, transfers, staff } = line.deps
  const { tenantId, id } = line.call
  const isStaffed = reason === 'overflow' && (await staff.isOpen(line.call, isOpen))
  const people = isStaffed ? await transfers.begin(line.call) : undefined
  const isTaken = people !== undefined && (await line.phones(people, team)) === 'takes'
  if (reason !== 'overflow') await progress.failed(tenantId, id, reason === 'full' ? 'busy' : 'rejected')
  else if (await line.answered()) await (isTaken ? line.taken() : leaveMessage(line))
}

async function leaveMessage(line: SimulatedLine): Promise<void> {
  const { progress } = line.deps
  const { tenantId, id, clientName } = line.call
  const { notices, callee } = await line.wording()
  await progress.takenBy(tenantId, id, 'voicemail')
  await line.utter(`${notices.leaveMessage} ${notices.finishMessage}`)
  await line.pause(MESSAGE_MS)
  await progress.recorded(tenantId, id, { sid: line.providerId, seconds: MESSAGE_S })
  await progress.heardOnRecording(tenantId, id, callee.callMeBack(clientName ?? SOMEBODY))
  await line.utter(notices.messageKept)
  await line.over('voicemail')
}
