import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const NAME = 'operator.sock'
/** Next to the socket of the embedded database, in a directory closed to other users. */
const FOLDER = 'run'
/** Contains the socket's path where the usual one is too long. */
const POINTER = 'operator.path'
/** sun_path holds 104 bytes on macOS, 108 on Linux. */
const MAX_PATH_BYTES = 100

interface OperatorSocketPlace {
  path: string
  remove(): void
}

/** Undefined where Unix sockets do not work. */
export function makePlace(dataDir: string): OperatorSocketPlace | undefined {
  if (process.platform === 'win32') return undefined
  const folder = join(resolve(dataDir), FOLDER)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    chmodSync(folder, 0o700)
    // Some mounts accept chmod and ignore it.
    if ((statSync(folder).mode & 0o077) !== 0) return undefined
  } catch {
    return undefined
  }
  const path = join(folder, NAME)
  const pointer = join(folder, POINTER)
  rmSync(pointer, { force: true })
  if (Buffer.byteLength(path) <= MAX_PATH_BYTES) return { path, remove: () => rmSync(path, { force: true }) }
  const elsewhere = mkdtempSync(join(tmpdir(), 'frontdesk-'))
  writeFileSync(pointer, join(elsewhere, NAME), { mode: 0o600 })
  return {
    path: join(elsewhere, NAME),
    remove() {
      rmSync(pointer, { force: true })
      rmSync(join(elsewhere, NAME), { force: true })
      rmdirSync(elsewhere)
    },
  }
}

/** Socket of the running process, if there is one. */
export function findPlace(dataDir: string): string | undefined {
  if (process.platform === 'win32') return undefined
  const folder = join(resolve(dataDir), FOLDER)
  try {
    return readFileSync(join(folder, POINTER), 'utf8')
  } catch {
    const path = join(folder, NAME)
    return Buffer.byteLength(path) <= MAX_PATH_BYTES ? path : undefined
  }
}
