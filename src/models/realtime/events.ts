import type { RealtimeClientEvent, RealtimeServerEvent } from 'openai/resources/realtime/realtime'
import type { RawData } from 'ws'
import { BASE64, isBase64 } from '../../core/base64.ts'

/*
 * Events as messages. Nearly all of a call's are audio: these are read and written without `JSON`, because fifty
 * a second come on each call, each an object to build and to check.
 */

type AudioDelta = Extract<RealtimeServerEvent, { type: 'response.output_audio.delta' }>

const ID = '([\\w-]*)'

/** An audio event as the API writes it; in another order of its fields it is parsed as JSON. */
const AUDIO_DELTA = new RegExp(
  `^\\{"type":"response\\.output_audio\\.delta","event_id":"${ID}","response_id":"${ID}","item_id":"${ID}",` +
    `"output_index":(\\d{1,9}),"content_index":(\\d{1,9}),"delta":"(${BASE64})"\\}$`,
)

/** Undefined for invalid events. Unknown event types pass; listeners ignore them. */
export function readEvent(data: RawData): RealtimeServerEvent | undefined {
  return (data instanceof Buffer ? readAudio(data) : undefined) ?? readAny(data.toString())
}

function readAudio(data: Buffer): AudioDelta | undefined {
  const match = AUDIO_DELTA.exec(data.toString('latin1'))
  if (match === null) return undefined
  return {
    type: 'response.output_audio.delta',
    event_id: match[1]!,
    response_id: match[2]!,
    item_id: match[3]!,
    output_index: Number(match[4]),
    content_index: Number(match[5]),
    delta: match[6]!,
  }
}

function readAny(text: string): RealtimeServerEvent | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (!isObject(value) || !('type' in value) || typeof value.type !== 'string') return undefined
    if (value.type === 'error' && !('error' in value && isObject(value.error))) return undefined
    // The vendor's type says which fields an event of this `type` has.
    const event = value as RealtimeServerEvent
    return event.type === 'response.output_audio.delta' && !isBase64(event.delta) ? undefined : event
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** As bytes, which cost less to send than a text: they are written in one piece with the head of their frame. */
export function eventBytes(event: RealtimeClientEvent): Buffer {
  if (event.type === 'input_audio_buffer.append' && event.event_id === undefined)
    return Buffer.from(`{"type":"input_audio_buffer.append","audio":"${event.audio}"}`, 'latin1')
  return Buffer.from(JSON.stringify(event))
}
