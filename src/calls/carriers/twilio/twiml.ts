// The package's door loads every product of Twilio; this file of it writes the XML.
import VoiceResponse from 'twilio/lib/twiml/VoiceResponse.js'
import type { PutThrough } from '../../transfers.ts'

/* What Twilio does with a call, as XML (https://www.twilio.com/docs/voice/twiml). `language` is BCP 47 everywhere. */

/** Somebody picked up the transferred call within so many seconds. */
const PICK_UP_S = 25
/** The longest call that Twilio carries without asking. */
const MAX_TRANSFER_S = 4 * 60 * 60

/** The audio goes to `url`, both ways. What comes after the connection is asked at `action`. */
export function stream({ url, action, first }: { url: string; action: string; first: Spoken | undefined }): string {
  const response = new VoiceResponse()
  if (first !== undefined) say(response, first)
  response.connect({ action, method: 'POST' }).stream({ url })
  return response.toString()
}

/** Twilio hears and speaks, and `url` says what. */
export function relay({ url, action, first }: { url: string; action: string; first: Spoken }): string {
  const response = new VoiceResponse()
  response.connect({ action, method: 'POST' }).conversationRelay({
    url,
    language: withRegion(first.language),
    // That a machine speaks is heard to the end.
    ...(first.text === '' ? {} : { welcomeGreeting: first.text, welcomeGreetingInterruptible: 'none' }),
    interruptible: 'speech',
    dtmfDetection: true,
    // Words and keys of who does not interrupt, and what was heard of ours.
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

/** Behind the beep of a voicemail: a moment later, or its beginning is lost. */
export function leaveMessage(spoken: Spoken): string {
  const response = new VoiceResponse()
  response.pause({ length: 1 })
  say(response, spoken)
  response.hangup()
  return response.toString()
}

/** A person is phoned, and heard of at `action`. */
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

/** Not even answered. */
export function reject(): string {
  const response = new VoiceResponse()
  response.reject()
  return response.toString()
}

/** Of a hook that changes nothing about the call. */
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
