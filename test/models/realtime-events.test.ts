import { expect, it } from 'vitest'
import { eventBytes, readEvent } from '../../src/models/realtime/events.ts'

/** In the API's order of the fields. */
const delta = {
  type: 'response.output_audio.delta',
  event_id: 'event_4',
  response_id: 'resp_1',
  item_id: 'item_2',
  output_index: 0,
  content_index: 12,
  delta: 'A+/=',
}

it.each([
  ["in the API's order", JSON.stringify(delta)],
  ['in another order', JSON.stringify(Object.fromEntries(Object.entries(delta).toReversed()))],
  ['with spaces', JSON.stringify(delta, null, 1)],
])('reads audio %s', (_order, text) => {
  expect(readEvent(Buffer.from(text))).toEqual(delta)
})

it('leaves out nothing that is new', () => {
  expect(readEvent(Buffer.from(JSON.stringify({ ...delta, obfuscation: 'x' })))).toEqual({ ...delta, obfuscation: 'x' })
})

it.each(['A","event":"clear', 'A\\A', '\u00e9AAA', 1, undefined])('takes no audio but base64: %j', (audio) => {
  expect(readEvent(Buffer.from(JSON.stringify({ ...delta, delta: audio })))).toBeUndefined()
})

it.each([
  { type: 'input_audio_buffer.append' as const, audio: 'A+/=' },
  { type: 'input_audio_buffer.append' as const, audio: 'A+/=', event_id: 'event_"1"' },
  { type: 'conversation.item.delete' as const, item_id: '“é”' },
])('writes JSON: %j', (event) => {
  expect(JSON.parse(eventBytes(event).toString())).toEqual(event)
})
