import type { OperatorDeps } from './operator.ts'

/** What was given to a command: its arguments by their names, its options by theirs. */
export interface Given {
  /** Of `TENANT` the one word, of `COUNTRY…` all that follow. */
  arguments: Record<string, string[]>
  options: Record<string, string | undefined>
}

/** One command. What it answers is data, so that it is the same over a socket and with --json. */
export interface Command {
  /** Two words, such as `numbers assign`. */
  name: string
  /** In order; `[NAME]` may be left out, `NAME…` takes one or more, `[NAME…]` any number. */
  parameters: string[]
  /** By name: the word for its value, and what it is for. */
  options?: Record<string, { value: string; about: string }>
  about: string
  /** Checked before anything is opened. Undefined: nothing is wrong. */
  problem?(given: Given): string | undefined
  run(deps: OperatorDeps, given: Given): Promise<unknown>
  /** The answer for people. */
  show(answer: never): string
}

/** The one word that a parameter took. */
export function word(given: Given, name: string): string {
  return given.arguments[name]![0]!
}
