import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { WebSocketServer, type WebSocket } from 'ws'
import { MediaBridge } from '../../../src/calls/carriers/twilio/media/bridge.ts'
import type { CallRow } from '../../../src/calls/repository.ts'
import type { VoiceCalls } from '../../../src/calls/voice/port.ts'
import { CallSession } from '../../../src/calls/voice/session.ts'
import { systemTimers } from '../../../src/core/timers.ts'
import { connect } from '../../../src/models/realtime/socket.ts'
import { passThrough } from './bare.ts'

/* A process between phones and a model: `host.ts bridge|bare MODEL_URL`. Reports its port, and its processor time or memory on request. */

const [, , kind, modelUrl = ''] = process.argv

/** The real conversation over the real wire; only the database is missing. */
const voice: Pick<VoiceCalls, 'open'> = {
  async open(_tenantId, _callId, carrier, { signal }) {
    return new CallSession({
      audio: 'phone',
      wire: await connect(new URL(modelUrl), 'key', signal),
      reopen: undefined,
      carrier,
      timers: systemTimers,
      language: 'en',
      greeting: undefined,
      greetAfterMs: 0,
      before: { lines: [], lastPosition: 0 },
      say: async () => {},
      run: () => Promise.reject(new Error('No tool is asked for')),
      stays: async () => {},
      ending: () => {},
      over: async () => {},
      now: () => new Date(),
      problem: (error) => log.warn({ err: error }),
    })
  },
}

const call = { tenantId: 'ten_1', id: 'call_1', providerId: 'CA1' } as CallRow
const log = pino({ level: 'warn' })
const give = async () => {}

function attend(socket: WebSocket, request: IncomingMessage): void {
  socket.on('error', () => socket.terminate())
  if (kind === 'bare') passThrough(socket, modelUrl)
  else void new MediaBridge(socket, request.socket, call, { voice, timers: systemTimers, accountSid: 'AC1', log, give })
}

const server = createServer()
new WebSocketServer({ server, maxPayload: 64 * 1024 }).on('connection', attend)
server.listen(0, '127.0.0.1', () => process.send!({ port: (server.address() as AddressInfo).port }))

process.on('message', (what) => {
  process.send!(what === 'cpu' ? cpuMicroseconds() : bytesInUse())
})
process.on('disconnect', () => process.exit())

function cpuMicroseconds(): number {
  const { user, system } = process.cpuUsage()
  return user + system
}

function bytesInUse(): number {
  globalThis.gc?.()
  return process.memoryUsage.rss()
}
