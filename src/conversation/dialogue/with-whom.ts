import { say } from './reply-plan.ts'
import type { Slot, Task } from './state.ts'
import type { Situation, Turn } from './tasks/task.ts'

/**
 * Answers "With whom would that be?" for the appointment under way or the booking. Returns false if there is neither,
 * and the question is about all staff.
 */
export function tellWho({ state, plan, target }: Turn & { target: Task | undefined }): boolean {
  if (target?.name === 'book' && target.wish.service !== undefined) {
    target.isWhoAsked = true
    return true
  }
  const staff = state.booking?.staff
  if (target !== undefined || staff === undefined) return false
  plan.push(say('withWhom', [staff]))
  return true
}

/** Names the staff free at the chosen or the offered starts, once after each question for them. */
export function nameFree(
  { task, world, plan }: Situation,
  slots: Slot[] = task.slot === undefined ? [] : [task.slot],
): void {
  if (task.isWhoAsked !== true || slots.length === 0) return
  delete task.isWhoAsked
  const service = world.services.find(({ id }) => id === task.wish.service)
  const wished = service?.staff.find(({ id }) => id === task.wish.staff)?.name
  const free = slots.flatMap((slot) => slot.free ?? [])
  const names = wished === undefined ? [...new Set(free)] : [wished]
  const all = names.length === 0 ? (service?.staff.map(({ name }) => name) ?? []) : names
  if (all.length > 0) plan.push(say('withWhom', all))
}
