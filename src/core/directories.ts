import { constants } from 'node:fs'
import { access, mkdir, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/** Throws for a directory that is not there and cannot be, and for one that this user may not write to. Makes nothing. */
export async function checkDirectory(path: string): Promise<void> {
  const { existing } = await walkUp(resolve(path))
  await access(existing, constants.W_OK | constants.X_OK)
}

/**
 * Makes a directory and what is missing above it, for this user alone, and answers the topmost that it made. Node's own
 * recursive mkdir loops for ever where a parent exists but refuses entries with ENOENT, as /proc does.
 */
export async function makeDirectory(path: string): Promise<string | undefined> {
  const { missing } = await walkUp(resolve(path))
  for (const directory of missing) await makeOne(directory)
  return missing[0]
}

/** Another process may have made it meanwhile. */
async function makeOne(directory: string): Promise<void> {
  try {
    await mkdir(directory, { mode: 0o700 })
  } catch (error) {
    if (!hasCode(error, 'EEXIST') || !(await stat(directory)).isDirectory()) throw error
  }
}

/** The nearest directory that exists, and the missing ones below it, topmost first. */
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

/** ENOTDIR: something above it is a file, and found on the way up. */
function isAbsence(error: unknown): boolean {
  return hasCode(error, 'ENOENT') || hasCode(error, 'ENOTDIR')
}

function notADirectory(path: string): Error {
  return Object.assign(new Error(`${path} is not a directory`), { code: 'ENOTDIR', path })
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
