import { chmodSync, constants, cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Backend } from './backend.ts'

const IDLE_WAIT_MS = 1000

/**
 * Copies the cluster between two batches, while nothing is written. The checkpoint only shortens the copy's recovery: without
 * an idle moment for it the files are those a crash would leave, and open as well.
 */
export async function copyCluster(backend: Backend, directory: string, target: string): Promise<void> {
  await Promise.race([backend.whenIdle(), setTimeout(IDLE_WAIT_MS)])
  if (backend.isIdle) backend.query('checkpoint')
  cpSync(directory, target, { recursive: true, errorOnExist: true, force: false, mode: constants.COPYFILE_FICLONE })
  rmSync(join(target, 'postmaster.pid'), { force: true })
  chmodSync(target, 0o700)
}
