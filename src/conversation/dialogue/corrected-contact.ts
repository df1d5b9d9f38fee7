import { readPhoneAmong } from '../../core/phone.ts'
import type { SlotValue } from '../../models/understanding.ts'
import type { Hearing } from './hearing.ts'
import { begin } from './task-progress.ts'
import { say, sentenceOf } from './reply-plan.ts'
import type { Contact } from './state.ts'
import type { World } from './world.ts'

/**
 * The previous values of contact details that a message corrects after a booking: "oh, my number is wrong, it's …",
 * "you wrote only Fournier, I am Léa Fournier". Only the team can change them in the booking.
 */
export function correctedContact({ state, commands, world }: Hearing): Contact | undefined {
  const { booking, tasks, contact } = state
  if (booking === null || tasks.length > 0) return undefined
  if (commands.some(({ type }) => type === 'start' || type === 'complaint')) return undefined
  const before: Contact = {}
  for (const command of commands) {
    if (!('value' in command)) continue
    const { slot } = command.value
    if (slot !== 'name' && slot !== 'email' && slot !== 'phone') continue
    const now = partOf(command.value, world)
    const known = contact[slot]
    if (now !== undefined && known !== undefined && now !== known) before[slot] = known
  }
  return Object.keys(before).length > 0 ? before : undefined
}

function partOf({ slot, value }: SlotValue, { country, guestCountry }: World): string | undefined {
  if (typeof value !== 'string') return undefined
  const countries = guestCountry === undefined ? [country] : [country, guestCountry]
  return slot === 'phone' ? readPhoneAmong(value, countries) : value
}

/** Begins a message to the team that says what to correct in which booking. */
export function tellTeam(hearing: Hearing, before: Contact): void {
  const { state, world } = hearing
  const task = begin(hearing, 'message')
  hearing.begun.push(task)
  hearing.target = task
  const { name, email, phone } = state.contact
  const now = {
    ...(before.name === undefined ? {} : { name }),
    ...(before.email === undefined ? {} : { email }),
    ...(before.phone === undefined ? {} : { phone }),
  }
  if (state.booking === null) return
  task.correction = sentenceOf(say('correction', { ...state.booking, staff: undefined }, now, before), world)
}
