import type { Environment } from './environment.ts'

/*
 * Settings of external providers: models, voice, telephony, calendars. An unconfigured provider is undefined, and its
 * embedded default is used or the feature is off.
 */

/** Undefined: the offline engine answers, without semantic search. */
export interface ModelsConfig {
  chat:
    | { apiKey: string | undefined; baseUrl: string | undefined; model: string; level?: Environment['CHAT_LEVEL'] }
    | undefined
  embedding:
    | { apiKey: string | undefined; baseUrl: string | undefined; model: string; dimensions: number | undefined }
    | undefined
}

/** A speech-to-speech model (OpenAI's Realtime API). */
export interface VoiceConfig {
  apiKey: string | undefined
  /** Base URL of the REST API, up to `/realtime/calls`; undefined: OpenAI's own. */
  baseUrl: string | undefined
  /** URL of the WebSocket. */
  url: string
  model: string
  /** Default voice of tenants. */
  voice: string
  transcriptionModel: string
  /** Takes the place of the model where that is away. */
  fallback?: Pick<VoiceConfig, 'apiKey' | 'url' | 'model'>
}

/** The telephone carrier. */
export interface TwilioConfig {
  accountSid: string
  authToken: string
  /** Numbers the operator may assign to tenants; empty: those of the account. */
  phoneNumbers: string[]
  apiUrl: string
  /** `realtime`: audio goes to a voice model; `relay`: Twilio transcribes and speaks, the text engine answers. */
  strategy: 'realtime' | 'relay'
  /** Asked by Twilio where this host is away; undefined: this host. */
  fallbackUrl?: string
}

/** OAuth client and endpoints of Google. */
export interface GoogleConfig {
  clientId: string
  clientSecret: string
  /** The consent page. */
  authUrl: string
  tokenUrl: string
  /** Base URL before `/calendar/v3`. */
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

/** True where voice models can be used: OpenAI has some, another provider only when one is named. */
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
  return { apiKey, baseUrl, url, model, voice, transcriptionModel, ...fallbackOf(values, { apiKey, url, model }) }
}

/** Another model or another URL; what is not named is as for the first. */
function fallbackOf(
  { REALTIME_FALLBACK_MODEL: model, REALTIME_FALLBACK_URL: url, REALTIME_FALLBACK_API_KEY: apiKey }: Environment,
  first: Pick<VoiceConfig, 'apiKey' | 'url' | 'model'>,
): Pick<VoiceConfig, 'fallback'> {
  if (model === undefined && url === undefined) return {}
  return {
    fallback: {
      // A key goes to the host that it was given for, and to no other.
      apiKey: apiKey ?? (url === undefined ? first.apiKey : undefined),
      url: url ?? first.url,
      model: model ?? first.model,
    },
  }
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
    ...(values.TWILIO_FALLBACK_URL === undefined ? {} : { fallbackUrl: values.TWILIO_FALLBACK_URL }),
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

/** Fast, cheap, faithful to a given text, and answers without a reasoning phase. */
const DEFAULT_CHAT_MODEL = 'gpt-5.4-mini'

/** A configured provider answers chats, unless CHAT_MODEL is `builtin`: it then serves embeddings only. */
export function modelsOf(values: Environment): ModelsConfig {
  const { CHAT_MODEL: chat = DEFAULT_CHAT_MODEL, EMBEDDING_MODEL: embedding, EMBEDDING_DIMENSIONS: dimensions } = values
  const provider = { apiKey: values.OPENAI_API_KEY, baseUrl: values.OPENAI_BASE_URL }
  return {
    chat:
      hasProvider(values) && chat !== 'builtin' ? { ...provider, model: chat, level: values.CHAT_LEVEL } : undefined,
    embedding: embedding === undefined ? undefined : { ...provider, model: embedding, dimensions },
  }
}
