import { lowerWords } from '../../core/words.ts'
import type { Command } from '../../models/understanding.ts'
import type { Booking, DialogueState } from './state.ts'
import type { World } from './world.ts'

/** Keeps the staff member whom the visitor names in a wish or a question. */
export function rememberPerson(state: DialogueState, commands: Command[], world: World): void {
  const id = personNamed(commands, world)
  if (id !== undefined) state.person = id
}

function personNamed(commands: Command[], world: World): string | undefined {
  const wished = commands.flatMap((one) =>
    (one.type === 'set' || one.type === 'correct') && one.value.slot === 'staff' ? [one.value.value] : [],
  )
  const asked = commands.flatMap((one) => (one.type === 'ask' ? [one.words] : [])).join(' ')
  const [only, other] = namedIn(asked, world)
  return staffOf(world).find(({ id }) => wished.includes(id))?.id ?? (other === undefined ? only : undefined)
}

/**
 * Keeps the staff member whom a reply names alone: "Dez grew up in Munich". After several names, none is kept unless
 * the visitor named one.
 */
export function rememberTold(state: DialogueState, reply: string, commands: Command[], world: World): void {
  const told = namedIn(reply, world)
  if (told.length === 1) state.person = told[0]!
  else if (told.length > 1 && personNamed(commands, world) === undefined) delete state.person
}

function namedIn(text: string, world: World): string[] {
  const words = new Set(lowerWords(text))
  return staffOf(world).flatMap(({ id, name }) => (words.has(lowerWords(name)[0] ?? name) ? [id] : []))
}

function staffOf({ services }: World): { id: string; name: string }[] {
  return [...new Map(services.flatMap(({ staff }) => staff.map((person) => [person.id, person] as const))).values()]
}

/** Id of the booked service, which a question after the booking is about unless it names another. */
export function bookedService(booking: Booking | null, { services }: World): string | undefined {
  return services.find(({ name }) => name === booking?.service)?.id
}
