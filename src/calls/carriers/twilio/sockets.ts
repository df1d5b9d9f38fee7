import websocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import { SECOND } from '../../../core/time.ts'
import { HOOKS } from './addresses.ts'
import type { Connections, Gate } from './connections.ts'
import { MediaBridge, type BridgeDeps } from './media/bridge.ts'
import { converse, type RelayDeps } from './relay/socket.ts'

/** A piece of audio or a sentence is a few hundred bytes. */
const MESSAGE_LIMIT_BYTES = 64 * 1024
/** A peer that does not answer the close frame by then is cut off. */
const CLOSE_WITHIN_MS = 2 * SECOND
/** RFC 6455 §7.4.1: the server is going away. */
const GOING_AWAY = 1001

/**
 * The paths that accept an upgrade. Elsewhere it is ignored (RFC 9110 §7.8) and the request answered as it is. The pattern is
 * exact, because a request that the router refuses meets no hook, and the socket of a refused upgrade would stay open.
 */
const PATHS = /^\/api\/v1\/calls\/twilio\/(?:media|relay)\/[^/?#%]{1,100}\/[^/?#%]{1,200}$/

/** Lets Twilio's WebSockets in: `app.get(path, { websocket: true, … })` after this. */
export async function acceptSockets(app: FastifyInstance): Promise<void> {
  Object.assign(app.server, {
    shouldUpgradeCallback: ({ method, url }: { method: string; url: string }) => method === 'GET' && PATHS.test(url),
  })
  await app.register(websocket, {
    options: { maxPayload: MESSAGE_LIMIT_BYTES },
    // The call goes on or ends by its hooks, not by a broken connection.
    errorHandler: (error, socket, request) => {
      request.log.warn({ err: error }, 'A connection of a call broke')
      socket.terminate()
    },
    preClose(done) {
      const { clients } = this.websocketServer
      for (const client of clients) client.close(GOING_AWAY)
      const timer = setTimeout(() => clients.forEach((client) => client.terminate()), CLOSE_WITHIN_MS)
      this.websocketServer.close(() => {
        clearTimeout(timer)
        done()
      })
    },
  })
}

interface SocketOptions {
  gate: Gate
  connections: Connections
}

/** Signature and token are checked before the upgrade: a 403 then, and nothing is opened anywhere. */
const socketOf = (gate: Gate) =>
  ({
    websocket: true,
    config: { access: 'public', limits: [] },
    schema: { hide: true },
    preValidation: gate.enter,
  }) as const

/** Address of Media Streams, as named in the call's TwiML. */
export async function mediaRoute(
  app: FastifyInstance,
  { gate, connections, ...deps }: SocketOptions & Omit<BridgeDeps, 'log'>,
): Promise<void> {
  const bridges = new Set<MediaBridge>()
  // Connections are closed when the server stops; their results are still written down.
  app.addHook('onClose', () => Promise.all([...bridges].map(({ settled }) => settled)))

  app.get(`${HOOKS}/media/:call_id/:token`, socketOf(gate), (socket, request) => {
    const call = gate.callOf(request)
    const bridge = new MediaBridge(socket, request.socket, call, { ...deps, log: request.log })
    const forget = connections.open(call.id, bridge)
    bridges.add(bridge)
    void bridge.settled.finally(() => {
      forget()
      bridges.delete(bridge)
    })
  })
}

/** Address of ConversationRelay. */
export async function relayRoute(
  app: FastifyInstance,
  { gate, connections, ...deps }: SocketOptions & Omit<RelayDeps, 'log'>,
): Promise<void> {
  app.get(`${HOOKS}/relay/:call_id/:token`, socketOf(gate), (socket, request) => {
    const call = gate.callOf(request)
    const session = converse(socket, call, { ...deps, log: request.log })
    socket.on('close', connections.open(call.id, session))
  })
}
