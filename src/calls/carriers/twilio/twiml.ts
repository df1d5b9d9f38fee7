// The package's door loads every product of Twilio; this file of it writes the XML.
import VoiceResponse from 'twilio/lib/twiml/VoiceResponse.js'
import type { PutThrough } from '../../transfers.ts'

/* Instructions for a call, as XML (https://www.twilio.com/docs/voice/twiml). `language` is BCP 47 everywhere. */

/** Ring time at the person who is to take over. */
const PICK_UP_S = 25
/** Twilio's default maximum for a call. */
const MAX_TRANSFER_S = 4 * 60 * 60

/** Streams the audio to `url`, both ways. Twilio asks `action` what follows the connection. */
export function stream({ url, action, first }: { url: string; action: string; first: Spoken | undefined }): string {
  const response = new VoiceResponse()
  if (first !== undefined) say(response, first)
  response.connect({ action, method: 'POST' }).stream({ url })
  return response.toString()
}

/** Twilio transcribes and speaks; the words are exchanged with `url`. */
export function relay({ url, action, first }: { url: string; action: string; first: Spoken }): string {
  const response = new VoiceResponse()
  response.connect({ action, method: 'POST' }).conversationRelay({
    url,
    language: withRegion(first.language),
    // The disclosure that a machine speaks cannot be interrupted.
    ...(first.text === '' ? {} : { welcomeGreeting: first.text, welcomeGreetingInterruptible: 'none' }),
    interruptible: 'speech',
    dtmfDetection: true,
    // Speech that interrupts nothing, keys, and playback of our words.
    events: 'speaker-events tokens-played',
  })
  return response.toString()
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

/** Phones a person; the result goes to `action`. */
export function putThrough({ number, callerId, seconds }: PutThrough, action: string): string {
  const response = new VoiceResponse()
  const timeLimit = Math.max(1, Math.floor(Math.min(seconds, MAX_TRANSFER_S)))
  response.dial({ callerId, timeout: PICK_UP_S, timeLimit, action, method: 'POST' }).number(number)
  return response.toString()
}

export function hangUp(): string {
  const response = new VoiceResponse()
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

function say(response: VoiceResponse, { text, language }: Spoken): void {
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
