import type { FastifyInstance } from 'fastify'
import type { Connections } from '../connections.ts'
import type { Gate } from '../gate.ts'
import { MediaBridge, type BridgeDeps } from './bridge.ts'

export interface MediaRouteOptions extends Omit<BridgeDeps, 'log'> {
  gate: Gate
  connections: Connections
}

/**
 * Where Twilio's media streams connect to: `wss://…/api/v1/calls/twilio/media/{call_id}/{token}`, as the call's
 * instructions name it. Signature and token are asked for before the upgrade: 403, and nothing is opened anywhere.
 */
export async function mediaRoute(
  app: FastifyInstance,
  { gate, connections, ...deps }: MediaRouteOptions,
): Promise<void> {
  const bridges = new Set<MediaBridge>()
  // Connections are closed when the server stops; what they came to is still written down.
  app.addHook('onClose', () => Promise.all([...bridges].map(({ settled }) => settled)))

  app.get(
    '/api/v1/calls/twilio/media/:call_id/:token',
    { websocket: true, config: { access: 'public', limits: [] }, schema: { hide: true }, preValidation: gate.enter },
    (socket, request) => {
      const call = gate.callOf(request)
      const bridge = new MediaBridge(socket, call, { ...deps, log: request.log })
      const forget = connections.open(call.id, bridge)
      bridges.add(bridge)
      void bridge.settled.finally(() => {
        forget()
        bridges.delete(bridge)
      })
    },
  )
}
