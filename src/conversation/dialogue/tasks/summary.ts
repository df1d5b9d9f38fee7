import type { Appointment, Part } from '../../../languages/dialogue.ts'
import type { Situation } from './task.ts'

export function appointmentOf({ task, world }: Situation): Appointment {
  const { wish, slot } = task
  const service = world.services.find(({ id }) => id === wish.service)
  return {
    service: service?.name ?? '',
    date: slot?.date ?? '',
    time: slot?.time ?? '',
    staff: service?.staff.find(({ id }) => id === wish.staff)?.name,
    partySize: wish.partySize,
  }
}

/** Parts that differ from the last summary, which this one replaces. */
export function changedSince({ task, state }: Situation, appointment: Appointment): Part[] {
  const { name, email, phone } = state.contact
  const { service, date, time, staff, partySize } = appointment
  const summary = { service, day: date, time, staff, party_size: partySize && String(partySize), name, email, phone }
  const now = Object.fromEntries(Object.entries(summary).filter(([, value]) => value)) as Partial<Record<Part, string>>
  const before = task.summary
  task.summary = now
  if (before === undefined) return []
  return (Object.keys(now) as Part[]).filter((part) => now[part] !== before[part])
}
