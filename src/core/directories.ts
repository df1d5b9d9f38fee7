import { constants } from 'node:fs'
import { access, mkdir, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/** Throws when the directory cannot be created or is not writable. Creates nothing. */
export async function checkDirectory(path: string): Promise<void> {
  const { existing } = await walkUp(resolve(path))
  await access(existing, constants.W_OK | constants.X_OK)
}

/**
 * Creates a directory and its missing parents with mode 0700, and returns the topmost it created. Node's recursive mkdir
 * loops for ever where a parent exists but refuses entries with ENOENT, as /proc does.
 */
export async function makeDirectory(path: string): Promise<string | undefined> {
  const { missing } = await walkUp(resolve(path))
  for (const directory of missing) await makeOne(directory)
  return missing[0]
}

/** EEXIST is fine: another process may have created it meanwhile. */
async function makeOne(directory: string): Promise<void> {
  try {
    await mkdir(directory, { mode: 0o700 })
  } catch (error) {
    if (!hasCode(error, 'EEXIST') || !(await stat(directory)).isDirectory()) throw error
  }
}

/** The nearest existing ancestor, and the missing directories below it, topmost first. */
async function walkUp(path: string): Promise<{ existing: string; missing: string[] }> {
  const missing: string[] = []
  for (let current = path; ; current = dirname(current)) {
    const found = await stat(current).catch((error: unknown) => {
      if (isAbsence(error) && current !== dirname(current)) return undefined
      throw error
    })
    if (found?.isDirectory() === false) throw notADirectory(current)
    if (found !== undefined) return { existing: current, missing: missing.toReversed() }
    missing.push(current)
  }
}

/** ENOTDIR means a parent is a file; `walkUp` finds it on its way. */
function isAbsence(error: unknown): boolean {
  return hasCode(error, 'ENOENT') || hasCode(error, 'ENOTDIR')
}

function notADirectory(path: string): Error {
  return Object.assign(new Error(`${path} is not a directory`), { code: 'ENOTDIR', path })
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
