import { callCommands } from './call-commands.ts'
import type { Command } from './command.ts'
import { keyCommands } from './key-commands.ts'
import { modelCommands } from './model-commands.ts'
import { numberCommands } from './number-commands.ts'
import { tenantCommands } from './tenant-commands.ts'
import { userCommands } from './user-commands.ts'

/** All commands, by `group verb`, or by one word. */
export const COMMANDS: readonly Command[] = [
  ...numberCommands,
  ...callCommands,
  ...tenantCommands,
  ...userCommands,
  ...keyCommands,
  ...modelCommands,
]

export function commandNamed(name: string): Command | undefined {
  return COMMANDS.find((command) => command.name === name)
}
