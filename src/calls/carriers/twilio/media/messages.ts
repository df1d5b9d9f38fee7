import { z } from 'zod'
import { BASE64, isBase64 } from '../../../../core/base64.ts'

/*
 * Media Streams, both ways (https://www.twilio.com/docs/voice/media-streams/websocket-messages). Twilio writes numbers as
 * texts; ids of calls and accounts are compared with our own row, and nothing is looked up by them.
 */

const count = z.coerce.number().int().nonnegative()

const start = z.object({
  event: z.literal('start'),
  start: z.object({
    streamSid: z.string().regex(/^MZ[0-9a-f]{32}$/i),
    callSid: z.string(),
    accountSid: z.string(),
    customParameters: z.record(z.string(), z.string()).optional(),
    mediaFormat: z.object({ encoding: z.string(), sampleRate: count, channels: count }),
  }),
})

const media = z.object({
  event: z.literal('media'),
  media: z.object({ track: z.string().optional(), timestamp: count, payload: z.string().refine(isBase64) }),
})

const dtmf = z.object({ event: z.literal('dtmf'), dtmf: z.object({ digit: z.string().regex(/^[0-9*#]$/) }) })

const mark = z.object({ event: z.literal('mark'), mark: z.object({ name: z.string() }) })

const fromTwilio = z.discriminatedUnion('event', [
  z.object({ event: z.literal('connected') }),
  start,
  media,
  dtmf,
  mark,
  z.object({ event: z.literal('stop') }),
])

export type FromTwilio = z.output<typeof fromTwilio>
export type Start = z.output<typeof start>['start']

/** A caller's audio as Twilio writes it. In another order of its fields it is read as any other message. */
const FRAME = new RegExp(
  '^\\{"event":"media","sequenceNumber":"\\d+","media":\\{"track":"inbound","chunk":"\\d+",' +
    `"timestamp":"(\\d{1,15})","payload":"(${BASE64})"\\},"streamSid":"\\w+"\\}$`,
)

/** An echo of a mark of ours. */
const ECHO = /^\{"event":"mark","sequenceNumber":"\d+","streamSid":"\w+","mark":\{"name":"(\w{1,20})"\}\}$/

/** Undefined for an unknown message. */
export function readMessage(data: Buffer): FromTwilio | undefined {
  return readOften(data.toString('latin1')) ?? readAny(data.toString())
}

/** More than fifty a second come on each call, too many for objects that are built and checked. */
function readOften(text: string): FromTwilio | undefined {
  const frame = FRAME.exec(text)
  if (frame !== null)
    return { event: 'media', media: { track: 'inbound', timestamp: Number(frame[1]), payload: frame[2]! } }
  const echo = ECHO.exec(text)
  return echo === null ? undefined : { event: 'mark', mark: { name: echo[1]! } }
}

function readAny(text: string): FromTwilio | undefined {
  try {
    return fromTwilio.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** The one format that goes through unchanged: G.711 µ-law, as phones have it. */
export function isPhoneAudio({ mediaFormat: { encoding, sampleRate, channels } }: Start): boolean {
  return encoding === 'audio/x-mulaw' && sampleRate === 8_000 && channels === 1
}

/** To play: raw µ-law in base64, of any length. Neither it nor an id has anything to escape. */
export function mediaMessage(streamSid: string, payload: string): string {
  return `{"event":"media","streamSid":"${streamSid}","media":{"payload":"${payload}"}}`
}

/** Returned by Twilio when all audio before it was played or thrown away. */
export function markMessage(streamSid: string, name: string): string {
  return JSON.stringify({ event: 'mark', streamSid, mark: { name } })
}

/** Throws away all audio that was not played yet. */
export function clearMessage(streamSid: string): string {
  return JSON.stringify({ event: 'clear', streamSid })
}
