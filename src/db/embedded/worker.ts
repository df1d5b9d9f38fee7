import { chmodSync, constants, cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { Activity } from './activity.ts'
import { Backend } from './backend.ts'
import { ChannelStream } from './channel-stream.ts'
import { socketPath } from './data-directory.ts'
import { EXIT_FATAL, type FromWorker, type ToWorker, type WorkerSettings } from './messages.ts'
import { SessionQueue } from './session.ts'
import { listenOnSocket } from './socket-server.ts'

const IDLE_WAIT_MS = 1000

// Given by the thread that starts this one.
const settings = workerData as WorkerSettings
const backend = await Backend.open({
  directory: settings.postgresDirectory,
  durable: settings.durable,
  activity: new Activity(settings.activity),
  onLog: (text) => report({ kind: 'server-log', text }),
  onFatal: stop,
})
const sessions = new SessionQueue(backend)
parentPort?.on('message', (message: ToWorker) => {
  obey(message).catch((error: unknown) => stop(String(error)))
})
report({ kind: 'ready', ...(await listen()) })

async function listen(): Promise<{ transport: 'socket' | 'channel'; socketError?: string }> {
  if (settings.socketDirectory === undefined) return { transport: 'channel' }
  try {
    await listenOnSocket(socketPath(settings.socketDirectory), (socket) => sessions.add(socket))
    return { transport: 'socket' }
  } catch (error) {
    return { transport: 'channel', socketError: String(error) }
  }
}

async function obey(message: ToWorker): Promise<void> {
  switch (message.kind) {
    case 'connect':
      sessions.add(new ChannelStream(message.port))
      return
    case 'backup': {
      const error = await copyCluster(message.target).then(
        () => undefined,
        (problem: unknown) => String(problem),
      )
      report({ kind: 'backup-done', id: message.id, ...(error !== undefined && { error }) })
      return
    }
    case 'close':
      sessions.close()
      await backend.close()
      process.exit(0)
  }
}

/**
 * Copies the cluster between two batches, while nothing is written. The checkpoint only shortens the copy's recovery: without
 * an idle moment for it the files are those a crash would leave, and open as well.
 */
async function copyCluster(target: string): Promise<void> {
  await Promise.race([backend.whenIdle(), setTimeout(IDLE_WAIT_MS)])
  if (backend.isIdle) backend.query('checkpoint')
  cpSync(settings.postgresDirectory, target, {
    recursive: true,
    errorOnExist: true,
    force: false,
    mode: constants.COPYFILE_FICLONE,
  })
  rmSync(join(target, 'postmaster.pid'), { force: true })
  chmodSync(target, 0o700)
}

function stop(reason: string): never {
  report({ kind: 'fatal', reason })
  process.exit(EXIT_FATAL)
}

function report(message: FromWorker): void {
  parentPort?.postMessage(message, [])
}
