import type { MessagePort } from 'node:worker_threads'

export interface WorkerSettings {
  postgresDirectory: string
  durable: boolean
  /** Where to listen; undefined means connections come as message ports only. */
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
  /** Does not exist yet. */
  target: string
  durable: boolean
}

/** Exit code of a worker that stopped itself because Postgres was past saving (a PANIC, for instance). */
export const EXIT_FATAL = 70
