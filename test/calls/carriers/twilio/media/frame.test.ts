import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { textFrame } from '../../../../../src/calls/carriers/twilio/media/frame.ts'

/** The messages that a client reads of what a server writes below its WebSocket. */
async function received(bytes: string): Promise<string[]> {
  const server = new WebSocketServer({ port: 0, perMessageDeflate: false })
  onTestFinished(() => server.close())
  server.on('connection', (socket, { socket: connection }) => {
    connection.write(bytes, 'latin1')
    socket.close()
  })
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const messages: string[] = []
  client.on('message', (data: Buffer, isBinary) => messages.push(isBinary ? 'binary' : data.toString()))
  await once(client, 'close')
  return messages
}

it.each([0, 1, 125, 126, 300, 65_535, 65_536, 200_000])('%i bytes arrive between two messages', async (length) => {
  const texts = ['before', 'x'.repeat(length), 'behind']
  expect(await received(texts.map(textFrame).join(''))).toEqual(texts)
})
