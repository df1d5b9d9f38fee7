import type { MessagePort } from 'node:worker_threads'

export interface WorkerSettings {
  postgresDirectory: string
  durable: boolean
  /** Socket directory; undefined means that connections come as message ports only. */
  socketDirectory: string | undefined
  activity: SharedArrayBuffer
}

export type Transport = 'socket' | 'channel'

export type ToWorker =
  { kind: 'connect'; port: MessagePort } | { kind: 'backup'; id: number; target: string } | { kind: 'close' }

export type FromWorker =
  | { kind: 'ready'; transport: Transport; socketError?: string }
  | { kind: 'server-log'; text: string }
  | { kind: 'fatal'; reason: string }
  | { kind: 'backup-done'; id: number; error?: string }

export interface InitSettings {
  /** Must not exist yet. */
  target: string
  durable: boolean
}

/** Exit code of a worker that stopped itself after an unrecoverable failure of Postgres, such as a PANIC. */
export const EXIT_FATAL = 70
