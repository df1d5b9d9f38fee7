import { z } from 'zod'
import type { CallRow } from '../calls/index.ts'
import { idField, instantOut, languageTag, rawText, text } from '../core/fields.ts'
import { phone } from './contact-schemas.ts'

const locale = languageTag.nullish().describe("What the page speaks; the tenant's language without it.")

export const callbackBody = z.object({ phone_number: phone, client_name: text(120).nullish(), locale }).meta({
  id: 'WidgetCallbackRequest',
  description: 'The number that the visitor is called on.',
  examples: [{ phone_number: '+14155550100', client_name: 'Ada Lovelace' }],
})

export const callbackReply = z
  .object({
    call_id: z.string(),
    status: z.literal('queued').describe('The call waits to be dialled.'),
    simulated: z
      .boolean()
      .describe("Nobody's phone rings: no telephone line is configured, and this is no production."),
    created_at: instantOut,
  })
  .meta({ id: 'WidgetCallback', description: 'A call-back that is on its way.' })

const EXAMPLE_OFFER = [
  'v=0',
  'o=- 0 0 IN IP4 127.0.0.1',
  's=-',
  't=0 0',
  'm=audio 9 UDP/TLS/RTP/SAVPF 111',
  'c=IN IP4 0.0.0.0',
  'a=rtpmap:111 opus/48000/2',
  '',
].join('\r\n')

/** RFC 8866 §5.1: a description begins with its version, and only version 0 exists. */
const BEGINNING = /^v=0/

/** Lines end with CRLF or LF (RFC 8866 §5); lenient parsers also break elsewhere, and sections they would find count too. */
const LINE_ENDS = /[\p{Cc}\p{Zl}\p{Zp}]/u

/** RFC 8866 §5.14. Spaces or upper case make it invalid, but lenient parsers accept them. */
const ANY_SECTION = /^\s*m\s*=/i
const AUDIO_SECTION = /^m=audio /

/** An offer has up to 20,000 characters, with escaped line ends. */
export const MAX_CALL_BODY_BYTES = 64 * 1024

export const callBody = z
  .object({
    sdp: rawText(20_000, 1)
      .refine((sdp) => BEGINNING.test(sdp), { message: 'must be a session description', abort: true })
      .refine(offersAudioAlone, 'must offer one section of audio and nothing else: no data channel, no video')
      .describe('The offer of the browser (RFC 8866): one section of audio, no data channel, no video.'),
    locale,
  })
  .meta({
    id: 'WidgetCallRequest',
    description: 'The offer of a browser that calls.',
    examples: [{ sdp: EXAMPLE_OFFER }],
  })

export const callReply = z
  .object({ call_id: z.string(), sdp: z.string().describe('The answer.') })
  .meta({ id: 'WidgetCall', description: 'A call from a page.' })

export const callParams = z.object({ call_id: idField })

export const callEndedReply = z
  .object({ ended: z.literal(true).describe('Always true.') })
  .meta({ id: 'WidgetCallEnded', description: 'The confirmation that the call is over.' })

export function presentCallback({ id, simulated, createdAt }: CallRow): z.infer<typeof callbackReply> {
  return { call_id: id, status: 'queued', simulated, created_at: createdAt.toISOString() }
}

/** Audio only: a data channel would let the page read and change the model's instructions. */
function offersAudioAlone(sdp: string): boolean {
  const [section, ...others] = sdp.split(LINE_ENDS).filter((line) => ANY_SECTION.test(line))
  return section !== undefined && AUDIO_SECTION.test(section) && others.length === 0
}
