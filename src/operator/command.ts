import type { OperatorDeps } from './operator.ts'

/** Parsed arguments and options, by name. */
export interface CommandInput {
  /** `TENANT` has one word, `COUNTRY…` all that follow. */
  arguments: Record<string, string[]>
  options: Record<string, string | undefined>
}

/** One command. Its answer is data, the same over a socket and with --json. */
export interface Command {
  /** Two words such as `numbers assign`, or one. */
  name: string
  /** In order; `[NAME]` is optional, `NAME…` takes one or more, `[NAME…]` any number. */
  parameters: string[]
  /** By name: placeholder of the value, and description. */
  options?: Record<string, { value: string; about: string }>
  about: string
  /** Checked before anything is opened; undefined when valid. */
  problem?(given: CommandInput): string | undefined
  run(deps: OperatorDeps, given: CommandInput): Promise<unknown>
  /** The answer as text. */
  show(answer: never): string
}

/** The single word of a parameter. */
export function word(given: CommandInput, name: string): string {
  return given.arguments[name]![0]!
}
