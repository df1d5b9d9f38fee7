import { describe, expect, it } from 'vitest'
import { mediaMessage, readMessage } from '../../../../../src/calls/carriers/twilio/media/messages.ts'

const streamSid = `MZ${'0'.repeat(32)}`

/** In Twilio's order of the fields. */
const frame = (media: object) =>
  Buffer.from(
    JSON.stringify({
      event: 'media',
      sequenceNumber: '4',
      media: { track: 'inbound', chunk: '2', timestamp: '40', ...media },
      streamSid,
    }),
  )

it.each(['', 'AA==', 'AAA=', 'A+/9', '////'.repeat(40)])('reads the frame %j', (payload) => {
  expect(readMessage(frame({ payload }))).toEqual({
    event: 'media',
    media: { track: 'inbound', timestamp: 40, payload },
  })
})

it('reads the same in another order, with spaces, and with what is new', () => {
  const text = JSON.stringify(
    { streamSid, media: { payload: 'AAAA', timestamp: '40', gain: 1, track: 'inbound' }, event: 'media' },
    null,
    1,
  )
  expect(readMessage(Buffer.from(text))).toEqual(readMessage(frame({ payload: 'AAAA' })))
})

it("keeps the other track's frames apart", () => {
  expect(readMessage(frame({ track: 'outbound', payload: 'AAAA' }))).toMatchObject({ media: { track: 'outbound' } })
})

it.each(['AAAA","type":"response.create', 'AA\\AA', 'AAA\u00e9', 'AA=A', 'A A'])(
  'takes no audio but base64: %j',
  (payload) => {
    expect(readMessage(frame({ payload }))).toBeUndefined()
  },
)

it('writes what it would read', () => {
  expect(JSON.parse(mediaMessage(streamSid, 'A+/='))).toEqual({ event: 'media', streamSid, media: { payload: 'A+/=' } })
})

describe('an echo of a mark', () => {
  const echo = (name: string) =>
    Buffer.from(JSON.stringify({ event: 'mark', sequenceNumber: '4', streamSid, mark: { name } }))

  it.each(['m1', 'm12345', 'a mark of somebody', 'm1","x":"y'])('is read with the name %j', (name) => {
    expect(readMessage(echo(name))).toEqual({ event: 'mark', mark: { name } })
  })

  it('is read in another order', () => {
    const text = JSON.stringify({ mark: { name: 'm1' }, streamSid, event: 'mark' })
    expect(readMessage(Buffer.from(text))).toEqual(readMessage(echo('m1')))
  })
})
