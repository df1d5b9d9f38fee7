import { lowerWords } from '../../core/words.ts'
import type { Command } from '../../models/understanding.ts'
import type { DialogueState } from './state.ts'
import type { World } from './world.ts'

/** Keeps the person of the business whom the visitor names: by a wish, or in a question. */
export function rememberPerson(state: DialogueState, commands: Command[], world: World): void {
  const wished = commands.flatMap((one) =>
    (one.type === 'set' || one.type === 'correct') && one.value.slot === 'staff' ? [one.value.value] : [],
  )
  const asked = commands.flatMap((one) => (one.type === 'ask' ? [one.words] : [])).join(' ')
  const id = staffOf(world).find((person) => wished.includes(person.id))?.id ?? onlyNamed(asked, world)
  if (id !== undefined) state.person = id
}

/** Keeps the person whom a reply names, where it names one alone: "Dez grew up in Munich". */
export function rememberTold(state: DialogueState, reply: string, world: World): void {
  const id = onlyNamed(reply, world)
  if (id !== undefined) state.person = id
}

function onlyNamed(text: string, world: World): string | undefined {
  const words = new Set(lowerWords(text))
  const named = staffOf(world).filter(({ name }) => words.has(lowerWords(name)[0] ?? name))
  return named.length === 1 ? named[0]!.id : undefined
}

function staffOf({ services }: World): { id: string; name: string }[] {
  return [...new Map(services.flatMap(({ staff }) => staff.map((person) => [person.id, person] as const))).values()]
}
