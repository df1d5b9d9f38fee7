import { plainWords } from '../core/words.ts'
import { LANGUAGES } from '../languages/index.ts'
import type { MachinePatterns } from '../languages/wording.ts'
import type { CallRow } from './repository.ts'

/** A machine that answers where a person was called. */
type Machine = keyof MachinePatterns

/** A machine speaks before the person whom it connects. */
const FIRST_LINES = 4
const MAX_READ_CHARS = 600

/** Machines speak their own language, not the one of the call. */
const PATTERNS = Object.values(LANGUAGES).map(({ calls }) => calls.machines)
/** A voicemail may offer keys, and a screening service may ask for patience. */
const ORDER = ['voicemail', 'screening', 'menu', 'hold'] as const satisfies readonly Machine[]

/** The machine that says these words; undefined for a person. */
export function machineSaying(words: string): Machine | undefined {
  const said = withoutApostrophes(words)
  return ORDER.find((machine) =>
    PATTERNS.some((patterns) => patterns[machine].every((expression) => expression.test(said))),
  )
}

type Called = Pick<CallRow, 'direction' | 'channel'>

/** For each of the first lines of the other side of a call: the machine that says it, or undefined for a person. */
export function machinesAmong({ direction, channel }: Called, said: readonly string[]): (Machine | undefined)[] {
  if (direction !== 'outbound' || channel !== 'phone') return []
  return said.slice(0, FIRST_LINES).map(machineSaying)
}

/** Words of the person: those that follow the last of a machine. */
export function wordsOfPerson(call: Called, said: readonly string[]): string[] {
  return said.slice(machinesAmong(call, said).findLastIndex((machine) => machine !== undefined) + 1)
}

/** "You've" is one word to the patterns. */
function withoutApostrophes(words: string): string {
  return plainWords(words.slice(0, MAX_READ_CHARS).replaceAll(/['’]/gu, '')).join(' ')
}
