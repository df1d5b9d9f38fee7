import { existsSync, readdirSync } from 'node:fs'
import { rename, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { programFile } from '../../core/package-files.ts'
import type { EmbeddedLog } from './embedded-log.ts'
import type { InitSettings } from './messages.ts'
import { syncDirectories, syncDirectory } from './synced-tree.ts'

/**
 * Returns the Postgres cluster's directory, created on the first start. Its final name appears only once it is complete and
 * synced: an interrupted start leaves `postgres.new`, deleted by the next one.
 */
export async function ensureCluster(dataDirectory: string, durable: boolean, log: EmbeddedLog): Promise<string> {
  const cluster = join(dataDirectory, 'postgres')
  const unfinished = join(dataDirectory, 'postgres.new')
  await rm(unfinished, { recursive: true, force: true })
  if (existsSync(join(cluster, 'PG_VERSION'))) return cluster
  await removeEmpty(cluster)
  log.info({ directory: cluster }, 'making a new database')

  await runInitWorker({ target: unfinished, durable })
  if (durable) await syncDirectories(unfinished)
  await rename(unfinished, cluster)
  if (durable) await syncDirectory(dataDirectory)
  return cluster
}

/** An empty directory may be a mount point or a leftover; anything else is not ours to delete. */
async function removeEmpty(cluster: string): Promise<void> {
  if (!existsSync(cluster)) return
  if (readdirSync(cluster).length > 0) throw new Error(`${cluster} holds files, but no PostgreSQL database`)
  await rmdir(cluster)
}

/** initdb needs 500 MB for a moment; a worker of its own returns them to the system. */
function runInitWorker(settings: InitSettings): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const worker = new Worker(programFile('src/db/embedded/init-worker.ts'), {
    workerData: settings,
    execArgv: [],
    resourceLimits: { stackSizeMb: 16 },
  })
  worker.once('error', reject)
  worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`initdb ended with code ${code}`))))
  return promise
}
