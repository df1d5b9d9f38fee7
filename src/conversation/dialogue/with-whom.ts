import { say } from './reply-plan.ts'
import type { Slot, Task } from './state.ts'
import type { Situation, Turn } from './tasks/task.ts'

/** True for "With whom would that be?": it asks about the chosen start or the booking, not about all who offer the service. */
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

/** Names those who are free at the chosen start, or at the offered ones; once, where it was asked. */
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
