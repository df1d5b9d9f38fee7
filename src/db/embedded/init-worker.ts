import { mkdirSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import type { InitSettings } from './messages.ts'
import { startParameters } from './server-settings.ts'

/** The part of Emscripten's file system used here; its own types are not published with PGlite. */
interface VirtualFiles {
  readdir(path: string): string[]
  stat(path: string): { mode: number }
  isDir(mode: number): boolean
  readFile(path: string): Uint8Array
}

const PARALLEL_WRITES = 8

// Given by the thread that starts this one.
const { target, durable } = workerData as InitSettings
// Initialised in memory, then each file is written once: a third faster than initdb on the host's file system.
const database = await PGlite.create({ startParams: startParameters(false) })
// Emscripten's declarations lack what is called below.
const files = database.Module.FS as unknown as VirtualFiles
await database.close()
const queue = filesUnder(PGlite.paths.PGDATA, target)
await Promise.all(Array.from({ length: PARALLEL_WRITES }, () => writeEach(queue)))
process.exit(0)

function* filesUnder(source: string, destination: string): Generator<[source: string, destination: string]> {
  mkdirSync(destination, { mode: 0o700 })
  for (const name of files.readdir(source)) {
    const path = `${source}/${name}`
    if (name === '.' || name === '..' || name === 'postmaster.pid') continue
    if (files.isDir(files.stat(path).mode)) yield* filesUnder(path, join(destination, name))
    else yield [path, join(destination, name)]
  }
}

async function writeEach(pairs: Iterable<[source: string, destination: string]>): Promise<void> {
  for (const [source, destination] of pairs) {
    const file = await open(destination, 'wx', 0o600)
    try {
      await file.writeFile(files.readFile(source))
      if (durable) await file.sync()
    } finally {
      await file.close()
    }
  }
}
