// The package's door loads every product of Twilio; this file of it writes the XML.
import VoiceResponse from 'twilio/lib/twiml/VoiceResponse.js'
import type { PutThrough } from '../../transfers.ts'

/* Instructions for a call, as XML (https://www.twilio.com/docs/voice/twiml). `language` is BCP 47 everywhere. */

/** Ring time at the person who is to take over. */
export const RING_S = 25
/** Wait for the key of a person who picked up. */
const DECIDE_S = 8
/** Maximum length of a recorded message, and the silence that ends it. */
const MAX_MESSAGE_S = 180
const SILENCE_S = 5
/** Silence that ends a message where the document would then begin again. */
const LONG_SILENCE_S = 30
/** Twilio's default maximum for a call. */
const MAX_TRANSFER_S = 4 * 60 * 60

/** Streams the audio to `url`, both ways. Twilio asks `action` what follows the connection. */
export function stream({ url, action, parameters }: Streamed): string {
  const response = new VoiceResponse()
  const noun = response.connect({ action, method: 'POST' }).stream({ url })
  for (const [name, value] of Object.entries(parameters)) noun.parameter({ name, value })
  return response.toString()
}

interface Streamed {
  url: string
  action: string
  /** Told to the connection when it begins. */
  parameters: Record<string, string>
}

/** Twilio transcribes and speaks; the words are exchanged with `url`. */
export function relay({ url, action, first, hints, voice }: Relayed): string {
  const response = new VoiceResponse()
  // The package's types have another case for some attributes than Twilio.
  const listening = { ignoreBackchannel: true, reportInputDuringAgentSpeech: 'any' } as object
  response.connect({ action, method: 'POST' }).conversationRelay({
    url,
    language: withRegion(first.language),
    // The disclosure that a machine speaks cannot be interrupted.
    ...(first.text === '' ? {} : { welcomeGreeting: first.text, welcomeGreetingInterruptible: 'none' }),
    ...voiceOf(voice),
    ...(hints.length === 0 ? {} : { hints: hints.join(', ') }),
    ...listening,
    interruptible: 'any',
    // A cough is shorter than what stops the voice at this sensitivity.
    interruptSensitivity: 'medium',
    dtmfDetection: true,
    // Speech that interrupts nothing, keys, and playback of our words.
    events: 'speaker-events tokens-played',
  })
  return response.toString()
}

interface Relayed {
  url: string
  action: string
  first: Spoken
  /** Names that the caller may say. */
  hints: string[]
  /** As Twilio writes them elsewhere: `Google.en-US-Chirp3-HD-Aoede`, `Polly.Joanna-Neural`, or an id of ElevenLabs. */
  voice: string | null
}

/** Prefixes of Twilio's voices, and the provider's name in the relay. */
const PROVIDERS = { 'Google.': 'Google', 'Polly.': 'Amazon' } as const

function voiceOf(voice: string | null): { voice?: string; ttsProvider?: string } {
  if (voice === null) return {}
  for (const [prefix, ttsProvider] of Object.entries(PROVIDERS))
    if (voice.startsWith(prefix)) return { ttsProvider, voice: voice.slice(prefix.length) }
  return { ttsProvider: 'ElevenLabs', voice }
}

export interface Spoken {
  text: string
  language: string
}

export function sayAndHangUp(spoken: Spoken): string {
  const response = new VoiceResponse()
  say(response, spoken)
  response.hangup()
  return response.toString()
}

/** Spoken a moment after the beep of a voicemail, or its beginning is lost. */
export function leaveMessage(spoken: Spoken): string {
  const response = new VoiceResponse()
  response.pause({ length: 1 })
  say(response, spoken)
  response.hangup()
  return response.toString()
}

interface Dialled {
  /** Gets the result. */
  action: string
  /** Said to the caller before. */
  first?: Spoken | undefined
  /** Tells the person who picks up what the call is about. */
  whisper: string
  ringSeconds: number
}

/** Phones people together. The one who picks up hears `whisper`, and takes the caller by pressing 1. */
export function putThrough(
  { numbers, callerId, seconds }: PutThrough,
  { action, first, whisper, ringSeconds }: Dialled,
): string {
  const response = new VoiceResponse()
  if (first !== undefined) say(response, first)
  const dial = response.dial({ callerId, timeout: ringSeconds, timeLimit: limitOf(seconds), action, method: 'POST' })
  for (const number of numbers) dial.number({ url: whisper, method: 'POST' }, number)
  return response.toString()
}

/** Waits for a key of the person who picked up; a voicemail presses none, and is hung up on. */
export function announce(spoken: Spoken, action: string): string {
  const response = new VoiceResponse()
  const gather = response.gather({ action, method: 'POST', numDigits: 1, timeout: DECIDE_S })
  say(gather, spoken)
  response.hangup()
  return response.toString()
}

export function hangUp(): string {
  const response = new VoiceResponse()
  response.hangup()
  return response.toString()
}

/** Asks for a message and records it; `action` gets the recording, or is asked without one if the caller said nothing. */
export function record(asked: Spoken, action: string): string {
  const response = new VoiceResponse()
  say(response, asked)
  response.record({ action, method: 'POST', maxLength: MAX_MESSAGE_S, timeout: SILENCE_S, playBeep: true })
  // The carrier goes on with the document only after an empty recording.
  response.redirect({ method: 'POST' }, action)
  return response.toString()
}

/** Hands the call on to another host. */
export function elsewhere(spoken: Spoken, url: string): string {
  const response = new VoiceResponse()
  say(response, spoken)
  response.redirect({ method: 'POST' }, url)
  return response.toString()
}

interface Notices {
  language: string
  puttingThrough: string
  /** Asks for a message. */
  ask: string
  noMessage: string
}

/**
 * Needs nobody who answers hooks: a person is phoned, then the carrier keeps a message. Behind a message it asks `action`, and
 * without one the address of this document, from its beginning: then only hanging up ends the message, or a long silence.
 */
export function withoutUs(
  { language, puttingThrough, ask, noMessage }: Notices,
  person: PutThrough | undefined,
  action?: string,
): string {
  const response = new VoiceResponse()
  if (person !== undefined) {
    const { numbers, callerId, seconds } = person
    say(response, { text: puttingThrough, language })
    const dial = response.dial({ callerId, timeout: RING_S, timeLimit: limitOf(seconds) })
    for (const number of numbers) dial.number(number)
  }
  say(response, { text: ask, language })
  const kept = { maxLength: MAX_MESSAGE_S, playBeep: true }
  if (action === undefined) response.record({ ...kept, timeout: LONG_SILENCE_S, finishOnKey: '' })
  else response.record({ ...kept, timeout: SILENCE_S, action, method: 'POST' })
  say(response, { text: noMessage, language })
  response.hangup()
  return response.toString()
}

/** Declines without answering. */
export function reject(): string {
  const response = new VoiceResponse()
  response.reject()
  return response.toString()
}

/** For a hook that changes nothing about the call. */
export function nothing(): string {
  return new VoiceResponse().toString()
}

/** Whole seconds that a transfer may take. */
function limitOf(seconds: number): number {
  return Math.max(1, Math.floor(Math.min(seconds, MAX_TRANSFER_S)))
}

function say(response: Pick<VoiceResponse, 'say'>, { text, language }: Spoken): void {
  // Twilio's package lists the languages of one version.
  response.say({ language: withRegion(language) as never }, text)
}

/** Twilio speaks languages of countries: `de` is `de-DE`, by the likely subtags of CLDR. */
export function withRegion(tag: string): string {
  try {
    const { language, region } = new Intl.Locale(tag).maximize()
    return `${language}-${region}`
  } catch {
    return 'en-US'
  }
}
