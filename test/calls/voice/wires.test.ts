import type { RealtimeClientEvent, RealtimeServerEvent } from 'openai/resources/realtime/realtime'
import { expect, test } from 'vitest'
import { Wires } from '../../../src/calls/voice/wires.ts'
import type { VoiceWire, WireEnd } from '../../../src/models/index.ts'

class Wire implements VoiceWire {
  readonly sent: RealtimeClientEvent[] = []
  readonly #closed = Promise.withResolvers<WireEnd>()
  closed = this.#closed.promise
  isClosed = false
  emit: (event: RealtimeServerEvent) => void = () => undefined

  send(event: RealtimeClientEvent): void {
    this.sent.push(event)
  }

  listen(listener: (event: RealtimeServerEvent) => void): void {
    this.emit = listener
  }

  close(): void {
    this.isClosed = true
  }

  async end(how: WireEnd): Promise<void> {
    this.#closed.resolve(how)
    await this.closed
    await Promise.resolve()
  }
}

const audio = (name: number): RealtimeClientEvent => ({ type: 'input_audio_buffer.append', audio: String(name) })

function setUp() {
  const first = new Wire()
  const second = new Wire()
  const opening = Promise.withResolvers<VoiceWire>()
  const seen: string[] = []
  const wires = new Wires({
    first,
    reopen: () => opening.promise,
    take: ({ type }) => seen.push(type),
    problem: () => seen.push('problem'),
    lost: () => seen.push('lost'),
    restored: () => seen.push('restored'),
    ended: (end) => seen.push(`ended ${end}`),
  })
  wires.begin()
  return { wires, first, second, opening, seen }
}

test('between two wires the newest audio is kept, and nothing that was about the old one', async () => {
  const { wires, first, second, opening, seen } = setUp()
  wires.send(audio(0))
  await first.end('expired')
  wires.send({ type: 'response.cancel' })
  for (let name = 1; name <= 600; name += 1) wires.send(audio(name))
  opening.resolve(second)
  await opening.promise
  await Promise.resolve()
  expect(seen).toEqual(['lost', 'restored'])
  expect(first.sent).toEqual([audio(0)])
  expect(second.sent).toHaveLength(500)
  expect(second.sent[0]).toEqual(audio(101))
  wires.send({ type: 'response.cancel' })
  expect(second.sent.at(-1)).toEqual({ type: 'response.cancel' })
})

test('a wire that is gone is not listened to any more', async () => {
  const { wires, first, seen } = setUp()
  first.emit({ type: 'input_audio_buffer.cleared', event_id: 'e' })
  wires.drop()
  first.emit({ type: 'input_audio_buffer.cleared', event_id: 'e' })
  expect(first.isClosed).toBe(true)
  expect(seen).toEqual(['input_audio_buffer.cleared', 'lost'])
})

test('a wire that opens after the caller hung up is closed', async () => {
  const { wires, first, second, opening, seen } = setUp()
  await first.end('broken')
  wires.close()
  opening.resolve(second)
  await opening.promise
  await Promise.resolve()
  expect(second.isClosed).toBe(true)
  expect(seen).toEqual(['lost'])
})
