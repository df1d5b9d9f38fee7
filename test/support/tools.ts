import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { findPostgres } from './postgres-server.ts'

/** Optional programs. A test that needs a missing one skips itself. */
export const TOOLS = {
  Chromium: findChromium,
  'PostgreSQL with pgvector': () => process.env['TEST_DATABASE_URL'] ?? findPostgres()?.bin,
  Redis: () => findProgram('redis-server'),
  Radicale: () => findProgram('radicale'),
  Python: () => findProgram('python3', 'python'),
  'Python with jsonschema': findPythonWithJsonSchema,
} satisfies Record<string, () => string | undefined>

/** Names of the missing tools. */
export function missingTools(): string[] {
  return Object.entries(TOOLS)
    .filter(([, find]) => find() === undefined)
    .map(([name]) => name)
}

const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/**
 * For playwright's `executablePath`: the machine's browser, or the one in CHROMIUM_PATH. The shell without a window comes first:
 * each context of the whole browser costs a profile with all its services, a second of processor time.
 */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  if (named !== undefined) return isProgram(named) ? named : undefined
  return (
    findProgram('chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome') ??
    (isProgram(MAC_CHROME) ? MAC_CHROME : undefined)
  )
}

/** The first of these programs on the path. */
export function findProgram(...names: string[]): string | undefined {
  return placesOf(names).find(isProgram)
}

function placesOf(names: string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

/** A Python on the path may lack a module that the system's own has. */
function findPythonWithJsonSchema(): string | undefined {
  return placesOf(['python3', 'python'])
    .filter(isProgram)
    .find((python) => spawnSync(python, ['-c', 'import jsonschema'], { stdio: 'ignore' }).status === 0)
}

function isProgram(path: string): boolean {
  if (!existsSync(path)) return false
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
