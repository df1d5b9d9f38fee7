import { Conflict } from '../errors.ts'
import type { Command } from './command.ts'
import { textTable } from './text-table.ts'

interface ShownCheck {
  model: string
  level: string
  in_force: string
  probes: { kind: string; message: string; passed: boolean; milliseconds: number; problem: string | null }[]
}

const WAITS_FOR_MS = 5 * 60_000

export const modelCommands: Command[] = [
  {
    name: 'check-model',
    parameters: [],
    about: 'Plays twenty probes with the language model and chooses what it does: understand, speak, or nothing.',
    async run({ modelLevel }): Promise<ShownCheck> {
      if (modelLevel === undefined)
        throw new Conflict('No language model is configured: set OPENAI_API_KEY or OPENAI_BASE_URL')
      const { model, level, probes } = await modelLevel.check(AbortSignal.timeout(WAITS_FOR_MS))
      const shown = probes.map(({ isPassed, ...probe }) => ({ ...probe, passed: isPassed }))
      return { model, level, in_force: modelLevel.current, probes: shown }
    },
    show({ model, level, in_force: inForce, probes }: ShownCheck) {
      const rows = probes.map(({ kind, message, passed, milliseconds, problem }) => [
        kind,
        passed ? 'yes' : (problem ?? 'no'),
        `${milliseconds} ms`,
        message,
      ])
      const choice = `${model} can ${LEVELS[level] ?? level}.`
      const own = inForce === level ? '' : ` CHAT_LEVEL=${inForce} is in force.`
      return `${textTable(['LEVEL', 'PASSED', 'TIME', 'MESSAGE'], rows)}\n\n${choice}${own}`
    },
  },
]

const LEVELS: Record<string, string> = {
  builtin: 'neither understand nor speak well enough: the built-in assistant does both',
  understand: 'understand messages; the built-in assistant speaks',
  speak: 'speak, checked by FrontDesk',
}
