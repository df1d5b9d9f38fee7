import { rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { once } from 'node:events'

/**
 * Listens on a Unix socket and tries it once: some shared mounts let a process create a socket that nothing can reach. The
 * directory lock makes it safe to remove a stale socket file.
 */
export async function listenOnSocket(path: string, onConnection: (socket: Socket) => void): Promise<Server> {
  rmSync(path, { force: true })
  const server = createServer()
  try {
    server.listen(path)
    await once(server, 'listening')
    const probe = connect(path)
    const [[accepted]] = await Promise.all([once(server, 'connection'), once(probe, 'connect')])
    // Node passes the connection to the event of this name.
    ;(accepted as Socket).destroy()
    probe.destroy()
  } catch (error) {
    server.close()
    throw error
  }
  return server.on('connection', onConnection)
}
