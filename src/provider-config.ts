import type { z } from 'zod'
import type { environmentSchema } from './config.ts'

/*
 * Who speaks, hears, phones and keeps calendars for us: what the environment says of each provider. One that is not
 * configured is undefined, and its embedded default works, or its part is off and says so.
 */

type Environment = z.output<typeof environmentSchema>

/** Undefined: the built-in answerer speaks; nothing is searched by meaning. */
export interface ModelsConfig {
  chat: { apiKey: string | undefined; baseUrl: string | undefined; model: string } | undefined
  embedding:
    | { apiKey: string | undefined; baseUrl: string | undefined; model: string; dimensions: number | undefined }
    | undefined
}

/** A model that hears and speaks (OpenAI's Realtime API). */
export interface VoiceConfig {
  apiKey: string | undefined
  /** Of its REST API, up to the part before `/realtime/calls`; undefined: OpenAI's own. */
  baseUrl: string | undefined
  /** Of its WebSocket. */
  url: string
  model: string
  /** The voice of tenants that chose none. */
  voice: string
  transcriptionModel: string
}

/** The line that phones go through. */
export interface TwilioConfig {
  accountSid: string
  authToken: string
  /** The numbers that the operator assigns to tenants; empty: those of the account. */
  phoneNumbers: string[]
  apiUrl: string
  /** `realtime`: the audio goes to a voice model; `relay`: Twilio hears and speaks, the text engine answers. */
  strategy: 'realtime' | 'relay'
}

/** How the program introduces itself to Google, and where Google is. */
export interface GoogleConfig {
  clientId: string
  clientSecret: string
  /** Where people consent. */
  authUrl: string
  tokenUrl: string
  /** Before `/calendar/v3`. */
  apiUrl: string
}

export function hasProvider(values: {
  OPENAI_API_KEY?: string | undefined
  OPENAI_BASE_URL?: string | undefined
}): boolean {
  return values.OPENAI_API_KEY !== undefined || values.OPENAI_BASE_URL !== undefined
}

const TWILIO = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN'] as const

export function telephonyProblems(present: Record<string, string | undefined>): string[] {
  const missing = TWILIO.filter((name) => present[name] === undefined)
  const problems: string[] = []
  if (missing.length > 0 && missing.length < TWILIO.length)
    problems.push(`${missing.join(', ')}: a telephone line needs ${TWILIO.join(', ')} together`)
  if (present['TWILIO_PHONE_NUMBERS'] !== undefined && missing.length === TWILIO.length)
    problems.push(`TWILIO_PHONE_NUMBERS: needs ${TWILIO.join(' and ')}`)
  if (present['TWILIO_PHONE_NUMBER'] !== undefined)
    problems.push('TWILIO_PHONE_NUMBER: is TWILIO_PHONE_NUMBERS now, a comma-separated list')
  if (present['VOICE_STRATEGY']?.trim() === 'realtime' && !hasVoice(present))
    problems.push('VOICE_STRATEGY: realtime needs a voice model, OPENAI_API_KEY or REALTIME_MODEL')
  return problems
}

/** OpenAI itself has voice models; another provider has one when it is named. */
function hasVoice(values: { [name: string]: unknown }): boolean {
  const model = values['REALTIME_MODEL']
  if (model !== undefined) return model !== 'none'
  return values['OPENAI_API_KEY'] !== undefined && values['OPENAI_BASE_URL'] === undefined
}

/** Current, and good at tools. */
const DEFAULT_REALTIME_MODEL = 'gpt-realtime-2.1'

export function voiceOf(values: Environment): VoiceConfig | undefined {
  if (!hasVoice(values)) return undefined
  const { OPENAI_BASE_URL: baseUrl, REALTIME_MODEL: model = DEFAULT_REALTIME_MODEL, REALTIME_URL: own } = values
  const url = own ?? `${(baseUrl ?? 'https://api.openai.com/v1').replace(/^http/, 'ws').replace(/\/$/, '')}/realtime`
  const { OPENAI_API_KEY: apiKey, REALTIME_VOICE: voice, TRANSCRIPTION_MODEL: transcriptionModel } = values
  return { apiKey, baseUrl, url, model, voice, transcriptionModel }
}

export function twilioOf(values: Environment): TwilioConfig | undefined {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_PHONE_NUMBERS: phoneNumbers } = values
  if (accountSid === undefined || authToken === undefined) return undefined
  return {
    accountSid,
    authToken,
    phoneNumbers,
    apiUrl: new URL(values.TWILIO_API_URL ?? 'https://api.twilio.com').origin,
    strategy: values.VOICE_STRATEGY ?? (hasVoice(values) ? 'realtime' : 'relay'),
  }
}

export function googleOf(values: Environment): GoogleConfig | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_BASE_URL: base } = values
  if (clientId === undefined || clientSecret === undefined) return undefined
  const own = base === undefined ? undefined : new URL(base).origin
  return {
    clientId,
    clientSecret,
    authUrl: `${own ?? 'https://accounts.google.com'}/o/oauth2/v2/auth`,
    tokenUrl: `${own ?? 'https://oauth2.googleapis.com'}/token`,
    apiUrl: own ?? 'https://www.googleapis.com',
  }
}

/** Quick, cheap, good at staying with a text, and it begins to speak without thinking first. */
const DEFAULT_CHAT_MODEL = 'gpt-5.4-mini'

/** A provider makes its model speak, unless CHAT_MODEL says `builtin`: then it is there for embeddings. */
export function modelsOf(values: Environment): ModelsConfig {
  const { CHAT_MODEL: chat = DEFAULT_CHAT_MODEL, EMBEDDING_MODEL: embedding, EMBEDDING_DIMENSIONS: dimensions } = values
  const provider = { apiKey: values.OPENAI_API_KEY, baseUrl: values.OPENAI_BASE_URL }
  return {
    chat: hasProvider(values) && chat !== 'builtin' ? { ...provider, model: chat } : undefined,
    embedding: embedding === undefined ? undefined : { ...provider, model: embedding, dimensions },
  }
}
