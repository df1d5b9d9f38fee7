import { once } from 'node:events'
import { createServer } from 'node:net'

/** Systems give the ports above to outgoing connections: one of those may be taken again before its server starts. */
const FIRST_OUTGOING_PORT = 32_768
const FIRST_PORT = 10_000
let lastPort = FIRST_PORT + Math.floor(Math.random() * (FIRST_OUTGOING_PORT - FIRST_PORT))

/** A port that nobody listens on, and that no outgoing connection takes before a server listens there. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = lastPort + 1 < FIRST_OUTGOING_PORT ? lastPort + 1 : FIRST_PORT
    lastPort = port
    if (await isFree(port)) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch {
    return false
  }
  probe.close()
  await once(probe, 'close')
  return true
}
