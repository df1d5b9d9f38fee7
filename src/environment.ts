import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { wholeNumber } from './core/fields.ts'
import { DAY, HOUR, MINUTE, SECOND } from './core/time.ts'

/** An empty variable counts as unset: compose files and shells write `NAME=`. */
const text = z.string().trim().min(1)

const baseUrl = text.refine((value) => {
  const url = URL.parse(value)
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
}, 'must be an http or https address without a path, such as https://desk.example.com')

const databaseUrl = text.refine(
  (value) => /^postgres(ql)?:$/.test(URL.parse(value)?.protocol ?? ''),
  'must be a postgres:// address',
)

const redisUrl = text.refine(
  (value) => /^rediss?:$/.test(URL.parse(value)?.protocol ?? ''),
  'must be a redis:// or rediss:// address',
)

const secretKey = text
  .refine((value) => Buffer.from(value, 'base64').length === 32, 'must be 32 bytes in base64 (openssl rand -base64 32)')
  .transform((value) => Buffer.from(value, 'base64'))

const cidrList = text
  .transform((value) => value.split(',').map((entry) => entry.trim()))
  .refine(
    (entries) => entries.every(isCidr),
    'must be a comma-separated list of CIDR ranges, such as 10.0.0.0/8,::1/128',
  )

/** Connection options may follow as a query, such as `?requireTLS=true`. */
const smtpUrl = text.refine((value) => {
  const url = URL.parse(value)
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== ''
}, 'must be an smtp:// or smtps:// address, such as smtps://user:password@mail.example.com')

const phoneNumbers = text
  .transform((value) => [...new Set(value.split(',').map((entry) => entry.trim()))])
  .refine(
    (entries) => entries.every((entry) => /^\+[1-9]\d{6,14}$/.test(entry)),
    'must be a comma-separated list of phone numbers such as +14155550100',
  )

const mailbox = text.regex(
  /^(?:[^<>"@,;:\\\p{Cc}]+ <[^\s<>@,;:"\\]+@[^\s<>@,;:"\\]+>|[^\s<>@,;:"\\]+@[^\s<>@,;:"\\]+)$/u,
  'must be an address, such as FrontDesk <desk@example.com>',
)

function isCidr(entry: string): boolean {
  return ipaddr.isValidCIDR(entry)
}

const providerUrl = text.refine((value) => {
  const url = URL.parse(value)
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.hash === ''
}, 'must be an http or https address, such as https://api.openai.com/v1 or http://localhost:11434/v1')

const realtimeUrl = text.refine((value) => {
  const url = URL.parse(value)
  return url !== null && /^wss?:$/.test(url.protocol) && url.username === '' && url.search === '' && url.hash === ''
}, 'must be a wss or ws address, such as wss://api.openai.com/v1/realtime')

const base64Url = (bytes: number) =>
  text.refine(
    (value) => /^[\w-]+={0,2}$/.test(value) && Buffer.from(value, 'base64url').length === bytes,
    `must be ${bytes} bytes in base64url (npx web-push generate-vapid-keys)`,
  )

const contactAddress = text.refine(
  (value) => /^mailto:[^\s@]+@[^\s@]+$/.test(value) || URL.parse(value)?.protocol === 'https:',
  'must be an address for the push services, such as mailto:desk@example.com',
)

/** pgvector scans fast while a vector fits its 8 kB page. */
const MAX_EMBEDDING_DIMENSIONS = 4_000
const MILLISECONDS = { ms: 1, s: SECOND, m: MINUTE, h: HOUR, d: DAY } as const

/** `0s,5s,5m,2h` → seconds. */
const schedule = text
  .transform((value) => value.split(',').map((entry) => /^(\d{1,6})(ms|s|m|h|d)$/.exec(entry.trim())))
  .refine(
    (waits) => waits.length <= 50 && waits.every((wait) => wait !== null),
    'must be a comma-separated list of at most 50 waits, such as 0s,5s,5m,2h',
  )
  // The pattern admits these units only.
  .transform((waits) => waits.map((wait) => (Number(wait![1]) * MILLISECONDS[wait![2] as 'ms']) / SECOND))

const RETRY_SCHEDULE = '0s,5s,5m,30m,2h,5h,10h,14h,20h,24h'

/** Every environment variable; a test compares the names with `.env.example`. */
export const environmentSchema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: text.default('127.0.0.1'),
  BASE_URL: baseUrl.optional(),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_POOL_SIZE: wholeNumber(1, 500).default(10),
  REDIS_URL: redisUrl.optional(),
  SECRET_KEY: secretKey.optional(),
  TRUST_PROXY: cidrList.default([]),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: mailbox.optional(),
  METRICS_TOKEN: text.min(16, 'must have at least 16 characters').optional(),
  OUTBOUND_ALLOW_CIDRS: cidrList.default([]),
  WEBHOOK_RETRY_SCHEDULE: schedule.prefault(RETRY_SCHEDULE),
  WEBHOOK_RETENTION_DAYS: wholeNumber(1, 3_650).default(30),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  REGISTRATION: z.enum(['open', 'invited']).optional(),
  OPENAI_API_KEY: text.optional(),
  OPENAI_BASE_URL: providerUrl.optional(),
  CHAT_MODEL: text.max(200).optional(),
  CHAT_LEVEL: z.enum(['auto', 'builtin', 'understand', 'speak']).default('auto'),
  EMBEDDING_MODEL: text.max(200).optional(),
  REALTIME_MODEL: text.max(200).optional(),
  REALTIME_URL: realtimeUrl.optional(),
  REALTIME_FALLBACK_MODEL: text.max(200).optional(),
  REALTIME_FALLBACK_URL: realtimeUrl.optional(),
  REALTIME_FALLBACK_API_KEY: text.optional(),
  REALTIME_VOICE: text.max(64).default('marin'),
  TRANSCRIPTION_MODEL: text.max(200).default('gpt-transcribe'),
  TWILIO_ACCOUNT_SID: text.regex(/^AC[0-9a-f]{32}$/i, 'must be AC and 32 hexadecimal digits').optional(),
  TWILIO_AUTH_TOKEN: text.max(200).optional(),
  TWILIO_PHONE_NUMBERS: phoneNumbers.default([]),
  TWILIO_API_URL: baseUrl.optional(),
  TWILIO_FALLBACK_URL: providerUrl.optional(),
  CALL_DRAIN_SECONDS: wholeNumber(0, 600).default(20),
  CALL_MINUTES_PER_DAY: z.coerce.number('must be a number').int().min(1).max(1_000_000).optional(),
  VOICE_STRATEGY: z.enum(['realtime', 'relay']).optional(),
  EMBEDDING_DIMENSIONS: wholeNumber(1, MAX_EMBEDDING_DIMENSIONS).optional(),
  GOOGLE_CLIENT_ID: text.max(500).optional(),
  GOOGLE_CLIENT_SECRET: text.max(500).optional(),
  GOOGLE_BASE_URL: baseUrl.optional(),
  VAPID_PUBLIC_KEY: base64Url(65).optional(),
  VAPID_PRIVATE_KEY: base64Url(32).optional(),
  VAPID_SUBJECT: contactAddress.optional(),
})

/** The environment as it was read, each variable in its type. */
export type Environment = z.output<typeof environmentSchema>
