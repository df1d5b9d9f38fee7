import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Another process holds the data directory. The message is shown on the console. */
export class DirectoryInUseError extends Error {
  override readonly name = 'DirectoryInUseError'

  constructor(directory: string) {
    super(
      `The data directory ${directory} is in use by another process. Stop it, or set DATA_DIR to another directory.`,
    )
  }
}

interface DirectoryLock {
  release(): void
}

const SQLITE_BUSY = 5

/**
 * Locks the directory with SQLite's file lock. The kernel drops it with the process, so a kill leaves nothing stale
 * behind, and no process id can be mistaken in a container.
 */
export function lockDirectory(directory: string): DirectoryLock {
  const file = new DatabaseSync(join(directory, 'lock'))
  try {
    file.exec('pragma busy_timeout = 0; pragma journal_mode = memory; pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    file.close()
    if (isBusy(error)) throw new DirectoryInUseError(directory)
    throw new Error(`The data directory ${directory} cannot be locked: ${String(error)}`, { cause: error })
  }
  return { release: () => file.isOpen && file.close() }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}
