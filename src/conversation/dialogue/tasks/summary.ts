import { namesIn } from '../../../core/keys.ts'
import type { Appointment, Part } from '../../../languages/dialogue.ts'
import { contactOf, type Contact } from '../state.ts'
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
  const { name, email, phone } = contactOf(state, task)
  const { service, date, time, staff, partySize } = appointment
  const summary = { service, day: date, time, staff, party_size: partySize && String(partySize), name, email, phone }
  // The values that the filter keeps are text.
  const now = Object.fromEntries(Object.entries(summary).filter(([, value]) => value)) as Partial<Record<Part, string>>
  const before = task.summary
  task.summary = now
  if (before === undefined) return []
  // A part that the summary before did not have is new, not changed.
  return namesIn(now).filter((part) => before[part] !== undefined && now[part] !== before[part])
}

/**
 * The contact of a summary. On a call, a corrected name or number is read back by letters and digits, because it was
 * misheard before.
 */
export function contactRead({ task, state, world }: Situation): Contact {
  const contact = contactOf(state, task)
  if (!world.isCall) return contact
  const before = task.readBack
  task.readBack = { ...contact }
  if (before === undefined) return contact
  const { name, phone } = contact
  return {
    ...contact,
    ...(isCorrected(name, before.name) ? { name: spelled(name, world.language) } : {}),
    ...(isCorrected(phone, before.phone) ? { phone: digitByDigit(phone) } : {}),
  }
}

function isCorrected(value: string | undefined, before: string | undefined): value is string {
  return value !== undefined && before !== undefined && value !== before
}

/** "Ada" as "Ada, A-D-A". */
function spelled(name: string, language: string): string {
  const words = name.toLocaleUpperCase(language).match(/\p{L}+/gu) ?? []
  return `${name}, ${words.map((word) => [...word].join('-')).join(' ')}`
}

/** Digits in groups of three, with pauses between the groups. */
function digitByDigit(phone: string): string {
  const digits = phone.match(/\d/gu) ?? []
  const groups = Array.from({ length: Math.ceil(digits.length / 3) }, (_, index) =>
    digits.slice(index * 3, index * 3 + 3).join(' '),
  )
  return `${phone.startsWith('+') ? '+ ' : ''}${groups.join(', ')}`
}
