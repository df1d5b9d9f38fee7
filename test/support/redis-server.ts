import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import { findProgram } from './tools.ts'
import { MAX_WAIT_MS } from './waits.ts'

export interface RedisServer {
  url: string
  /** Kills it. */
  kill(): Promise<void>
  /** Restarts it on the same port, empty. */
  restart(): Promise<void>
}

/** A throw-away Redis on loopback without persistence; undefined where it is not installed. */
export async function startRedisServer(): Promise<RedisServer | undefined> {
  const program = findProgram('redis-server')
  if (program === undefined) return undefined
  const port = await freePort()
  let child = await start(program, port)
  return {
    url: `redis://127.0.0.1:${port}`,
    kill: () => end(child),
    restart: async () => void (child = await start(program, port)),
  }
}

async function start(program: string, port: number): Promise<ChildProcess> {
  const child = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
    stdio: 'ignore',
  })
  const deadline = performance.now() + MAX_WAIT_MS
  while (!(await answers(port))) {
    if (performance.now() > deadline) throw new Error('redis-server did not start')
    await sleep(20)
  }
  return child
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true) ?? socket.destroy())
    socket.once('error', () => resolve(false))
  })
}
