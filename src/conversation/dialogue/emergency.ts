import { emergencyNumber } from '../../core/emergency-number.ts'
import { cut } from '../../core/text.ts'
import type { Command } from '../../models/understanding.ts'
import { FOR_TEAM } from './left-tasks.ts'
import { clear } from './task-progress.ts'
import { say } from './reply-plan.ts'
import type { Turn } from './tasks/task.ts'

/** Messages after an emergency in which the visitor may still ask for help. */
const MESSAGES = 4
const MAX_TOLD = 500

/**
 * Meets an emergency: the number to call, then what the documents say. Nothing is offered or asked, also while the visitor waits
 * for a person. False for a message without one.
 */
export function meetEmergency(turn: Turn, commands: Command[]): boolean {
  const { state, plan, world } = turn
  const found = commands.find((one) => one.type === 'emergency')
  if (found === undefined) {
    if (state.emergency !== undefined) state.emergency.left -= 1
    if (state.emergency?.left === 0) delete state.emergency
    return false
  }
  const told = cut([state.emergency?.told ?? '', found.words].join('\n').trim(), MAX_TOLD)
  state.emergency = { told, left: MESSAGES }
  clear(turn)
  // A booking that waits for a date would ask for it next.
  for (const task of state.tasks) task.isResting = true
  plan.push(say('callForHelp', emergencyNumber(world.country)), { help: told })
  return true
}

/**
 * Meets the danger of an animal: what the documents say, or else whom to call. Nothing is offered or asked. False for a message
 * without one.
 */
export function meetAnimalDanger(turn: Turn, commands: Command[]): boolean {
  const found = commands.find((one) => one.type === 'animal_danger')
  if (found === undefined) return false
  clear(turn)
  for (const task of turn.state.tasks) task.isResting = true
  turn.state.topic = { question: cut(found.words, MAX_TOLD), serviceId: null }
  turn.plan.push({ help: cut(found.words, MAX_TOLD), otherwise: say('callVet', turn.world.phone) })
  return true
}

/** Repeats the number before a form for the team, which takes longer than an emergency allows. */
export function remindOfHelp({ state, plan, world }: Turn, commands: Command[]): void {
  if (state.emergency === undefined) return
  const isForTeam = commands.some((one) => one.type === 'start' && FOR_TEAM.has(one.task))
  if (isForTeam) plan.push(say('callForHelp', emergencyNumber(world.country)))
}
