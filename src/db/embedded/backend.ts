import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite, type postgresMod } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { vector } from '@electric-sql/pglite-pgvector'
import type { Activity } from './activity.ts'
import { DurableFiles } from './durable-files.ts'
import { startParameters } from './server-settings.ts'

interface BackendOptions {
  directory: string
  durable: boolean
  activity: Activity
  /** A line of Postgres' own log. */
  onLog: (line: string) => void
  /** Postgres is in an unknown state. Must not return. */
  onFatal: (reason: string) => never
}

/** Exit status by which PGlite reports an ordinary SQL error; its loop carries on after any other as well. */
const ORDINARY_ERROR_STATUS = 100
const READY_FOR_QUERY = Buffer.from([0x5a, 0, 0, 0, 5])
const SYNC = Buffer.from([0x53, 0, 0, 0, 4])
const ERROR_RESPONSE = 'E'.charCodeAt(0)

/** The one Postgres backend. Everything it does is synchronous: a batch of messages in, the answers out. */
export class Backend {
  readonly #database: PGlite
  readonly #options: BackendOptions
  #status = 'I'
  #onIdle: (() => void)[] = []

  private constructor(database: PGlite, options: BackendOptions) {
    this.#database = database
    this.#options = options
  }

  static async open(options: BackendOptions): Promise<Backend> {
    const { directory, durable, activity } = options
    // Our own lock rules out another process, so the file is a leftover of a kill.
    rmSync(join(directory, 'postmaster.pid'), { force: true })
    const database = await PGlite.create({
      fs: durable ? new DurableFiles(directory, () => activity.countSync()) : new NodeFS(directory),
      startParams: startParameters(durable),
      extensions: { vector, btree_gist },
      onStderr: (line) => {
        options.onLog(line)
        return false
      },
    })
    guard(database.Module, options.onFatal)
    return new Backend(database, options)
  }

  /** Runs whole frontend messages or a startup packet, and returns Postgres' replies. */
  execute(batch: Uint8Array): Buffer {
    const { activity, onFatal } = this.#options
    const replies: Buffer[] = []
    activity.begin()
    this.#database
      .execProtocolRawStream(batch, { syncToFs: false, onRawData: (bytes) => replies.push(Buffer.from(bytes)) })
      .catch((error: unknown) => onFatal(String(error)))
    activity.end()
    const reply = replies.length === 1 ? replies[0]! : Buffer.concat(replies)
    this.#noteStatus(reply)
    return reply
  }

  /** Runs a statement of ours between two batches of a client. */
  query(sql: string): void {
    const reply = this.execute(simpleQuery(sql))
    for (let at = 0; at + 5 <= reply.length; at += reply.readUInt32BE(at + 1) + 1) {
      if (reply[at] === ERROR_RESPONSE) throw new Error(`${sql}: ${reply.toString('utf8', at + 5)}`)
    }
  }

  /** All clients share one server session in turn: an open transaction or setting must not reach the next one. */
  resetSession(): void {
    // The first rollback ends a half-sent implicit transaction, which the sync would commit.
    for (const message of [simpleQuery('rollback'), SYNC, simpleQuery('rollback'), simpleQuery('discard all')]) {
      this.execute(message)
    }
  }

  /** True when no transaction is open and no half-sent statement would be disturbed by a query of ours. */
  get isIdle(): boolean {
    return this.#status === 'I'
  }

  whenIdle(): Promise<void> {
    return this.isIdle ? Promise.resolve() : new Promise((resolve) => this.#onIdle.push(resolve))
  }

  /** Shutdown checkpoint, then stops Postgres. */
  async close(): Promise<void> {
    this.resetSession()
    await this.#database.close()
  }

  #noteStatus(reply: Buffer): void {
    const tail = reply.subarray(-READY_FOR_QUERY.length - 1)
    const isReady = tail.length > 5 && tail.subarray(0, -1).equals(READY_FOR_QUERY)
    this.#status = isReady ? String.fromCharCode(tail[5]!) : 'in a batch'
    if (this.isIdle) for (const resolve of this.#onIdle.splice(0)) resolve()
  }
}

function simpleQuery(sql: string): Buffer {
  const text = Buffer.from(`${sql}\0`)
  const header = Buffer.alloc(5, 'Q')
  header.writeUInt32BE(text.length + 4, 1)
  return Buffer.concat([header, text])
}

type EntryPoint = '_PostgresMainLoopOnce' | '_PostgresMainLongJmp' | '_PostgresSendReadyForQueryIfNecessary'

/** PGlite swallows a PANIC and answers the next query from a broken server; here it ends the worker. */
function guard(mod: postgresMod.PostgresMod, onFatal: (reason: string) => never): void {
  const entryPoints: EntryPoint[] = [
    '_PostgresMainLoopOnce',
    '_PostgresMainLongJmp',
    '_PostgresSendReadyForQueryIfNecessary',
  ]
  for (const name of entryPoints) {
    const original = mod[name]
    mod[name] = () => {
      try {
        original()
      } catch (error) {
        if (name !== '_PostgresMainLoopOnce' || !isOrdinaryError(error)) onFatal(`Postgres stopped: ${describe(error)}`)
        throw error
      }
    }
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : JSON.stringify(error)
}

function isOrdinaryError(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === ORDINARY_ERROR_STATUS
}
