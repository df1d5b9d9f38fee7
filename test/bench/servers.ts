import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { query } from '../support/postgres-server.ts'
import { freePort } from '../support/free-port.ts'

/** A new database of the server, dropped in the end. */
export async function newDatabase(serverUrl: string, cleanUp: AsyncDisposableStack): Promise<string> {
  const name = `frontdesk_bench_${randomBytes(4).toString('hex')}`
  await query(serverUrl, `create database ${name}`)
  cleanUp.defer(async () => void (await query(serverUrl, `drop database ${name} with (force)`)))
  return Object.assign(new URL(serverUrl), { pathname: name }).href
}

/** Starts `program DATABASE_URL PORT …args`, waits for its `listening`, and returns its address. */
export async function startBare(
  program: string,
  [databaseUrl, ...args]: [databaseUrl: string, ...string[]],
  cleanUp: AsyncDisposableStack,
): Promise<string> {
  const port = await freePort()
  const child = spawn(process.execPath, [program, databaseUrl, String(port), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  cleanUp.defer(async () => {
    child.kill('SIGKILL')
    await once(child, 'close')
  })
  await once(child.stdout, 'data')
  return `http://127.0.0.1:${port}`
}
