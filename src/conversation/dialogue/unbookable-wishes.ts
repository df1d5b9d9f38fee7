import type { Command } from '../../models/understanding.ts'
import type { Hearing } from './hearing.ts'
import { FOR_TEAM } from './left-tasks.ts'
import { say, sentenceOf } from './reply-plan.ts'
import type { Task } from './state.ts'
import type { World } from './world.ts'

/** Asks for another day after a no to the offer of the team. */
export function askOtherDay({ state, plan }: Hearing, task: Task): undefined {
  delete task.wish.day
  delete task.outside
  state.question = 'day'
  state.options = []
  plan.push(say('askDay'))
}

/**
 * Leaves a booking whose day cannot be booked for the team, with its wish as a sentence. The booking would be asked about again
 * behind the message otherwise.
 */
export function leaveOutside(hearing: Hearing): void {
  const { state, commands, world } = hearing
  const [open] = state.tasks
  if (open?.outside?.day === undefined || open.slot !== undefined) return
  const isAgreed = state.question === 'offer' && agrees(commands)
  const begun = commands.flatMap((one) => (one.type === 'start' && FOR_TEAM.has(one.task) ? [one.task] : []))
  if (!isAgreed && begun.length === 0) return
  const request = requestOf(open, world)
  if (begun.includes('person')) {
    open.said.unshift(request)
    return
  }
  state.tasks.shift()
  state.abandoned = open
  state.question = null
  state.options = []
  hearing.target = state.tasks[0]
  if (begun.includes('call_back')) hearing.left = [request, ...open.said]
  else {
    hearing.request = request
    hearing.left = open.said
  }
  if (begun.length === 0) hearing.commands = [...commands, { type: 'start', task: 'message', words: '' }]
}

/** True for a yes, or for an address or a number, without another day. */
function agrees(commands: Command[]): boolean {
  const isElse = commands.some((one) => 'value' in one && (one.value.slot === 'day' || one.value.slot === 'service'))
  const isReachable = commands.some(
    (one) => one.type === 'set' && (one.value.slot === 'email' || one.value.slot === 'phone'),
  )
  return (isReachable || commands.some(({ type }) => type === 'confirm')) && !isElse
}

function requestOf({ wish, booking, outside }: Task, world: World): string {
  const { day, time } = outside ?? {}
  const service = world.services.find(({ id }) => id === wish.service)
  const staff = service?.staff.find(({ id }) => id === wish.staff)?.name
  const about = booking ?? { service: service?.name ?? '', date: '', time: '' }
  const first = { date: day?.from ?? '', time: time?.at ?? '' }
  return sentenceOf(say('wishForTeam', { ...about, staff, partySize: wish.partySize }, first, day?.to ?? ''), world)
}
