import { z } from 'zod'
import { callStatus, speaker, type CallRow } from '../calls/index.ts'
import { idField, instantOut, languageTag, lines, rawText, text } from '../core/fields.ts'
import { visitorBookingReply } from './booking-schemas.ts'
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

const consent = z.object({
  version: text(40).describe('The version of the words that the visitor read.'),
  hearing: z
    .enum(['on_device', 'service', 'typed'])
    .default('on_device')
    .describe(
      "Where sound becomes words: on the device, at the browser's maker, or nowhere, because the visitor types.",
    ),
  speaking: z.enum(['on_device', 'service', 'silent']).default('on_device').describe('Where words become sound.'),
})

export const callBody = z
  .object({
    sdp: rawText(20_000, 1)
      .refine((sdp) => BEGINNING.test(sdp), { message: 'must be a session description', abort: true })
      .refine(offersAudioAlone, 'must offer one section of audio and nothing else: no data channel, no video')
      .nullish()
      .describe('The offer of the browser (RFC 8866): one section of audio, no data channel, no video.'),
    mode: z.literal('browser').nullish().describe('The browser hears and speaks; there is no offer then.'),
    consent: consent.nullish().describe('What the visitor agreed to; needed with `mode`.'),
    locale,
  })
  .superRefine(({ sdp, mode, consent: agreed }, { addIssue }) => {
    const missing = mode === 'browser' ? (agreed ? undefined : 'consent') : sdp ? undefined : 'sdp'
    if (missing !== undefined) addIssue({ code: 'custom', path: [missing], message: 'is required' })
  })
  .meta({
    id: 'WidgetCallRequest',
    description: 'A call of a browser: the offer of a WebRTC connection, or `mode: browser` with the consent.',
    examples: [
      { sdp: EXAMPLE_OFFER },
      {
        mode: 'browser',
        locale: 'en',
        consent: { version: '2026-11-23', hearing: 'on_device', speaking: 'on_device' },
      },
    ],
  })

export const callReply = z
  .object({ call_id: z.string(), sdp: z.string().optional().describe('The answer to an offer.') })
  .meta({ id: 'WidgetCall', description: 'A call from a page.' })

export const callParams = z.object({ call_id: idField })

export const wordsBody = z
  .object({
    line_id: text(100).describe("The page's own id, the same when it sends the words again."),
    text: lines(4_000)
      .or(z.literal(''))
      .describe('What was recognised or typed; empty when the visitor begins to speak.'),
    interrupted: z
      .object({
        line_id: idField.describe('The line that was being spoken (`say`).'),
        spoken_chars: z.int().min(0).max(100_000).describe('So much of it the browser had spoken.'),
      })
      .nullish()
      .describe('Set where the visitor did not let the assistant finish.'),
  })
  .meta({
    id: 'WidgetCallWords',
    description: "The visitor's words in a call that the browser hears and speaks.",
    examples: [{ line_id: 'words-1', text: 'Are you open on Saturday?' }],
  })

export const wordsReply = z
  .object({ accepted: z.literal(true).describe('Always true.') })
  .meta({ id: 'WidgetCallHeard', description: 'The words are part of the call.' })

export const outcomeReply = z
  .object({
    call_id: z.string(),
    status: callStatus,
    duration: z.int().describe('Seconds between the beginning and the end; 0 until then.'),
    actions: z.array(z.string()).describe('What was done, such as `booking_created`.'),
    booking: visitorBookingReply
      .nullable()
      .describe('The last appointment that was made in the call; null without one.'),
    transcript: z
      .array(z.object({ role: speaker, text: z.string().describe('The words.') }))
      .nullable()
      .describe('What was said so far in a simulated call-back. Null for others: those from a page have captions.'),
  })
  .meta({ id: 'WidgetCallOutcome', description: 'What came of a call, for its visitor.' })

export const callEndedReply = z
  .object({ ended: z.literal(true).describe('Always true.') })
  .meta({ id: 'WidgetCallEnded', description: 'The confirmation that the call is over.' })

export function presentCallback({ id, simulated, createdAt }: CallRow): z.infer<typeof callbackReply> {
  return { call_id: id, status: 'queued', simulated, created_at: createdAt.toISOString() }
}

/** True for audio alone: a data channel would let the page read and change the model's instructions. */
function offersAudioAlone(sdp: string): boolean {
  const [section, ...others] = sdp.split(LINE_ENDS).filter((line) => ANY_SECTION.test(line))
  return section !== undefined && AUDIO_SECTION.test(section) && others.length === 0
}
