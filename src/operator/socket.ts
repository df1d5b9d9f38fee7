import { chmodSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyBaseLogger } from 'fastify'
import { codeOfError } from '../core/caught.ts'
import { SECOND } from '../core/time.ts'
import { execute, type Answer, type CommandRequest } from './execution.ts'
import type { OperatorDeps } from './operator.ts'
import { findPlace, makePlace } from './socket-place.ts'

/** Longer input is no command. */
const MAX_QUESTION_BYTES = 64 * 1024
const ASKS_WITHIN_MS = 10 * SECOND

/**
 * Listens on a Unix socket in DATA_DIR that only this user can open: access to it is full access. One question per
 * connection, as JSON until the end of the stream, and one answer.
 */
export async function listenForOperator(
  dataDir: string,
  deps: OperatorDeps,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
): Promise<AsyncDisposable> {
  const place = makePlace(dataDir)
  if (place === undefined) {
    log.warn('This system has no socket for `npm run admin` in DATA_DIR: its commands work while FrontDesk is stopped')
    return { [Symbol.asyncDispose]: async () => {} }
  }
  const sockets = new Set<Socket>()
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    // Clients may disconnect early.
    socket.on('error', () => socket.destroy())
    void reply(socket, deps, log)
  })
  // A leftover of a killed process: the data directory's lock rules out another listener.
  rmSync(place.path, { force: true })
  server.listen(place.path)
  await once(server, 'listening')
  chmodSync(place.path, 0o600)
  return {
    async [Symbol.asyncDispose]() {
      server.close()
      for (const socket of sockets) if (socket.readableEnded === false) socket.destroy()
      await Promise.all([...sockets].map((socket) => once(socket, 'close')))
      place.remove()
    },
  }
}

async function reply(socket: Socket, deps: OperatorDeps, log: Pick<FastifyBaseLogger, 'error'>): Promise<void> {
  try {
    const asked = await question(socket)
    socket.end(JSON.stringify(await execute(deps, asked)))
  } catch (error) {
    if (socket.destroyed) return
    log.error({ err: error }, 'A command of the operator failed')
    const refused: Answer = { refused: 'The command failed; the log of the process says why' }
    socket.end(JSON.stringify(refused))
  }
}

async function question(socket: Socket): Promise<CommandRequest> {
  socket.setTimeout(ASKS_WITHIN_MS, () => socket.destroy())
  let asked = ''
  socket.setEncoding('utf8')
  for await (const part of socket.iterator({ destroyOnReturn: false })) {
    // Text, by the encoding set above.
    asked += part as string
    if (asked.length > MAX_QUESTION_BYTES) throw new Error('A question of the operator is too long')
  }
  socket.setTimeout(0)
  // The socket is the owner's alone; an admin program of another version may name an unknown command, which `execute` refuses.
  return JSON.parse(asked) as CommandRequest
}

/** Asks the running process of this data directory. Undefined: none listens. */
export async function askRunning(dataDir: string, asked: CommandRequest): Promise<Answer | undefined> {
  const path = findPlace(dataDir)
  if (path === undefined) return undefined
  const socket = connect(path)
  try {
    await once(socket, 'connect')
  } catch (error) {
    if (['ENOENT', 'ECONNREFUSED'].includes(codeOfError(error) ?? '')) return undefined
    throw error
  }
  socket.end(JSON.stringify(asked))
  const answer = await text(socket)
  if (answer === '') throw new Error('The running process stopped before it answered')
  // Written by `reply` of the running process.
  return JSON.parse(answer) as Answer
}
