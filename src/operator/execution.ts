import { AppError } from '../errors.ts'
import { during } from '../plugins/audit/index.ts'
import type { CommandInput } from './command.ts'
import { commandNamed } from './commands.ts'
import type { OperatorDeps } from './operator.ts'

/** A command in transit, and its answer. */
export interface CommandRequest {
  command: string
  given: CommandInput
}

export type Answer = { answer: unknown } | { refused: string }

/** Executes a command, in the running process or standalone. Unexpected errors are thrown. */
export async function execute(deps: OperatorDeps, { command: name, given }: CommandRequest): Promise<Answer> {
  const command = commandNamed(name)
  if (command === undefined) return { refused: `The running process knows no command ${name}. Is it an older version?` }
  try {
    return { answer: await during(actOf(name, given), () => command.run(deps, given)) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { detail } = error
    return { refused: typeof detail === 'string' ? detail : detail.map(({ msg }) => msg).join('; ') }
  }
}

/** Runs a command as an act of the operator: its changes are audited under its name, with its target. */
function actOf(action: string, { arguments: given }: CommandInput): Parameters<typeof during>[0] {
  const target = Object.entries(given).find(([name]) => name === 'API_KEY_ID' || name === 'NUMBER')?.[1][0]
  return {
    action,
    actor: { kind: 'operator', id: null, tenantId: undefined },
    address: null,
    targetId: target,
    isRead: false,
    isOver: false,
    changed: () => [],
    nameOf: async () => null,
  }
}
