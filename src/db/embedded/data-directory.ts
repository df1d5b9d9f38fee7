import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve, sep } from 'node:path'
import { makeDirectory } from '../../core/directories.ts'
import type { EmbeddedLog } from './embedded-log.ts'
import { syncDirectory } from './synced-tree.ts'

/** PGlite's virtual root: its rename deletes by virtual path and would hit real files of the same name. */
const FORBIDDEN_ROOT = '/pglite'
const SOCKET_NAME = '.s.PGSQL.5432'
/** sun_path holds 104 bytes on macOS, 108 on Linux. */
const SOCKET_PATH_LIMIT = 100

/** Creates DATA_DIR when missing, removes other users' access, and returns its real path. */
export async function prepareDataDirectory(wanted: string, log: EmbeddedLog): Promise<string> {
  const path = resolve(wanted)
  refuseForbidden(path)
  const firstCreated = await makeDirectory(path)
  const directory = realpathSync(path)
  refuseForbidden(directory)
  if (firstCreated !== undefined) await syncNewDirectories(path, firstCreated)
  try {
    chmodSync(directory, 0o700)
  } catch (err) {
    log.warn({ err, directory }, 'the data directory cannot be closed to other users')
  }
  return directory
}

function refuseForbidden(path: string): void {
  if (path === FORBIDDEN_ROOT || path.startsWith(FORBIDDEN_ROOT + sep)) {
    throw new Error(`DATA_DIR must not be under ${FORBIDDEN_ROOT}`)
  }
}

async function syncNewDirectories(path: string, firstCreated: string): Promise<void> {
  const top = dirname(firstCreated)
  for (let parent = dirname(path); ; parent = dirname(parent)) {
    await syncDirectory(parent)
    if (parent === top || parent === dirname(parent)) return
  }
}

export interface SocketPlace {
  directory: string
  remove(): void
}

/** A directory only this user can enter, for the socket; undefined where Unix sockets do not work. */
export function socketPlace(dataDirectory: string): SocketPlace | undefined {
  if (process.platform === 'win32') return undefined
  try {
    const directory = privateDirectory(dataDirectory)
    return { directory, remove: () => removePlace(directory) }
  } catch {
    return undefined
  }
}

export function socketPath(directory: string): string {
  return join(directory, SOCKET_NAME)
}

function removePlace(directory: string): void {
  rmSync(socketPath(directory), { force: true })
  try {
    rmdirSync(directory)
  } catch {
    // Not empty or not ours: kept.
  }
}

function privateDirectory(dataDirectory: string): string {
  const run = join(dataDirectory, 'run')
  if (Buffer.byteLength(socketPath(run)) > SOCKET_PATH_LIMIT) return mkdtempSync(join(tmpdir(), 'frontdesk-'))
  mkdirSync(run, { recursive: true, mode: 0o700 })
  chmodSync(run, 0o700)
  // Some mounts accept chmod and ignore it.
  if ((statSync(run).mode & 0o077) !== 0) throw new Error(`${run} is open to other users`)
  return run
}
