import { configOfProcess, ConfigError, type Config } from './config.ts'
import { DirectoryInUseError } from './db/embedded/index.ts'
import type { Answer, CommandRequest } from './operator/execution.ts'
import { readCommandLine } from './operator/command-line.ts'
import { UsageError } from './operator/errors.ts'
import { askRunning } from './operator/socket.ts'
import { explain } from './start-errors.ts'

/** Invalid arguments or environment. */
const EXIT_USAGE = 2
const EXIT_FAILED = 1
/** A process that is starting or stopping holds the files without listening yet. */
const ASK_FOR_MS = 15_000
const ASK_EVERY_MS = 250

async function main(typed: string[]): Promise<void> {
  const wanted = readCommandLine(typed)
  if ('help' in wanted) return say(wanted.help)
  const { command, given, isJson } = wanted
  const config = configOfProcess()
  const answer = await ask(config, { command: command.name, given })
  if ('refused' in answer) return fail(answer.refused, EXIT_FAILED)
  // Each command shows what it answers itself.
  say(isJson ? JSON.stringify(answer.answer, undefined, 2) : command.show(answer.answer as never))
}

/** Asks the running process if one holds the files, otherwise opens them here. */
async function ask(config: Config, asked: CommandRequest): Promise<Answer> {
  if (config.database.url !== undefined) return alone(config, asked)
  const until = performance.now() + ASK_FOR_MS
  for (;;) {
    const answer = await askRunning(config.dataDir, asked)
    if (answer !== undefined) return answer
    try {
      return await alone(config, asked)
    } catch (error) {
      if (!(error instanceof DirectoryInUseError)) throw error
      if (performance.now() > until)
        return { refused: `A process holds ${config.dataDir} and does not answer. Where it is starting, try again.` }
    }
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
  }
}

/** Loaded on demand: a running process has the domains already. */
async function alone(config: Config, asked: CommandRequest): Promise<Answer> {
  const { executeStandalone } = await import('./operator/standalone.ts')
  return executeStandalone(config, asked)
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

function fail(text: string, code: number): void {
  for (const line of text.split('\n')) process.stderr.write(`admin: ${line}\n`)
  process.exitCode = code
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  const isMistake = error instanceof UsageError || error instanceof ConfigError
  fail(explain(error), isMistake ? EXIT_USAGE : EXIT_FAILED)
}
