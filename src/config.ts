import { isIPv6 } from 'node:net'
import { environmentSchema, type Environment } from './environment.ts'
import {
  googleOf,
  hasProvider,
  modelsOf,
  telephonyProblems,
  twilioOf,
  voiceOf,
  type GoogleConfig,
  type ModelsConfig,
  type TwilioConfig,
  type VoiceConfig,
} from './provider-config.ts'

/** All problems of the environment, one per line. */
export class ConfigError extends Error {
  constructor(problems: string[]) {
    super(problems.join('\n'))
    this.name = 'ConfigError'
  }
}

export interface Config {
  host: string
  port: number
  /** Without a trailing slash; links in mails and cookie rules use it, never a Host header. */
  baseUrl: string
  /** True for an https base URL: Secure cookies, HSTS, no demo tenant, plain HTTP refused. */
  isProduction: boolean
  dataDir: string
  database: { url: string | undefined; poolSize: number }
  /** Shared store of rate limits, for several processes. */
  redisUrl: string | undefined
  secretKey: Buffer | undefined
  trustProxy: string[]
  /** Without a server, mails are written to `dataDir`. */
  mail: { smtpUrl: string | undefined; from: string }
  /** Private ranges allowed as targets of third-party addresses. */
  outboundAllowCidrs: string[]
  metricsToken: string | undefined
  webhooks: {
    /** Seconds before each attempt; the length is the number of attempts. */
    retrySchedule: number[]
    retentionDays: number
  }
  logLevel: string
  registration: 'open' | 'invited'
  models: ModelsConfig
  /** Undefined: no browser calls, and Twilio speaks for the text engine. */
  voice: VoiceConfig | undefined
  /** Undefined: the simulated carrier. */
  twilio: TwilioConfig | undefined
  /** Seconds that calls in progress have at a stop. */
  callDrainSeconds: number
  /** Limit of all tenants together, in and out; undefined: only their own budgets apply. */
  callMinutesPerDay: number | undefined
  /** Undefined: Google calendars are off. */
  google: GoogleConfig | undefined
  /** Identity towards push services (RFC 8292); undefined: no browser is told anything while the portal is closed. */
  vapid: VapidConfig | undefined
  /** Creates the demo tenant in an empty embedded database. */
  demo: boolean
}

export interface VapidConfig {
  publicKey: string
  privateKey: string
  /** Where a push service reaches the operator. */
  subject: string
}

function vapidOf(values: Environment): VapidConfig | undefined {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = values
  if (publicKey === undefined || privateKey === undefined || subject === undefined) return undefined
  return { publicKey, privateKey, subject }
}

/** `localhost` only reaches servers that listen on it, not on one other address. */
export function defaultBaseUrl(host: string, port: number): string {
  return ANSWERING_LOCALHOST.has(host) ? `http://localhost:${port}` : addressUrl(host, port)
}

const ANSWERING_LOCALHOST = new Set(['localhost', '127.0.0.1', '::1', '0.0.0.0', '::'])

export function addressUrl(host: string, port: number): string {
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`
}

/** The settings of this process, with some variables replaced. Throws ConfigError with every problem. */
export function configOfProcess(options: { demo?: boolean } = {}, replaced: Record<string, string> = {}): Config {
  return loadConfig({ ...process.env, ...replaced }, options)
}

/** Parses an environment. Throws ConfigError with every problem. */
export function loadConfig(env: Record<string, string | undefined>, options: { demo?: boolean } = {}): Config {
  const present = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const parsed = environmentSchema.safeParse(present)
  const problems = parsed.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []
  // Checked despite other problems, so that one start reports all.
  if (/^https:/i.test(present['BASE_URL']?.trim() ?? '') && present['SECRET_KEY'] === undefined) {
    problems.push('SECRET_KEY: is required when BASE_URL is https (openssl rand -base64 32)')
  }
  if (present['EMBEDDING_MODEL'] !== undefined && !hasProvider(present)) {
    problems.push('EMBEDDING_MODEL: needs a provider, OPENAI_API_KEY or OPENAI_BASE_URL')
  }
  if ((present['GOOGLE_CLIENT_ID'] === undefined) !== (present['GOOGLE_CLIENT_SECRET'] === undefined)) {
    problems.push('GOOGLE_CLIENT_ID: comes with GOOGLE_CLIENT_SECRET')
  }
  const vapid = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT']
  if (new Set(vapid.map((name) => present[name] === undefined)).size > 1) {
    problems.push(`${vapid.find((name) => present[name] === undefined)}: comes with the other VAPID variables`)
  }
  problems.push(...telephonyProblems(present))
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems)
  const values = parsed.data
  const base = new URL(values.BASE_URL ?? defaultBaseUrl(values.HOST, values.PORT)).origin
  const isProduction = base.startsWith('https:')
  return Object.freeze({
    host: values.HOST,
    port: values.PORT,
    baseUrl: base,
    isProduction,
    dataDir: values.DATA_DIR,
    database: { url: values.DATABASE_URL, poolSize: values.DATABASE_POOL_SIZE },
    redisUrl: values.REDIS_URL,
    secretKey: values.SECRET_KEY,
    trustProxy: values.TRUST_PROXY,
    mail: { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM ?? `FrontDesk <no-reply@${new URL(base).hostname}>` },
    outboundAllowCidrs: values.OUTBOUND_ALLOW_CIDRS,
    metricsToken: values.METRICS_TOKEN,
    webhooks: { retrySchedule: values.WEBHOOK_RETRY_SCHEDULE, retentionDays: values.WEBHOOK_RETENTION_DAYS },
    logLevel: values.LOG_LEVEL,
    // On the public internet, open registration must be the operator's explicit choice.
    registration: values.REGISTRATION ?? (isProduction ? 'invited' : 'open'),
    models: modelsOf(values),
    voice: voiceOf(values),
    twilio: twilioOf(values),
    callDrainSeconds: values.CALL_DRAIN_SECONDS,
    callMinutesPerDay: values.CALL_MINUTES_PER_DAY,
    google: googleOf(values),
    vapid: vapidOf(values),
    demo: (options.demo ?? true) && values.DATABASE_URL === undefined && !isProduction,
  })
}
