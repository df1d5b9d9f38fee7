import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { DAY, HOUR, MINUTE, SECOND } from './core/time.ts'

/** All problems of the environment at once, one line each. */
export class ConfigError extends Error {
  constructor(problems: string[]) {
    super(problems.join('\n'))
    this.name = 'ConfigError'
  }
}

/** An empty variable counts as one that is not set: compose files and shells write `NAME=`. */
const text = z.string().trim().min(1)

const port = z.coerce.number('must be a number').int().min(0).max(65_535)

const baseUrl = text.refine((value) => {
  const url = URL.parse(value)
  return url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '' && url.hash === ''
}, 'must be an http or https address without a path, such as https://desk.example.com')

const databaseUrl = text.refine(
  (value) => /^postgres(ql)?:$/.test(URL.parse(value)?.protocol ?? ''),
  'must be a postgres:// address',
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

function isCidr(entry: string): boolean {
  return ipaddr.isValidCIDR(entry)
}

const MILLISECONDS = { ms: 1, s: SECOND, m: MINUTE, h: HOUR, d: DAY } as const

/** `0s,5s,5m,2h` → seconds. */
const schedule = text
  .transform((value) => value.split(',').map((entry) => /^(\d{1,6})(ms|s|m|h|d)$/.exec(entry.trim())))
  .refine(
    (waits) => waits.length <= 50 && waits.every((wait) => wait !== null),
    'must be a comma-separated list of at most 50 waits, such as 0s,5s,5m,2h',
  )
  .transform((waits) => waits.map((wait) => (Number(wait![1]) * MILLISECONDS[wait![2] as 'ms']) / SECOND))

const RETRY_SCHEDULE = '0s,5s,5m,30m,2h,5h,10h,14h,20h,24h'

/** Every variable that the program reads; `.env.example` documents the same names (a test compares them). */
export const environmentSchema = z.object({
  PORT: port.default(3000),
  HOST: text.default('127.0.0.1'),
  BASE_URL: baseUrl.optional(),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_POOL_SIZE: z.coerce.number('must be a number').int().min(1).max(500).default(10),
  SECRET_KEY: secretKey.optional(),
  TRUST_PROXY: cidrList.default([]),
  METRICS_TOKEN: text.min(16, 'must have at least 16 characters').optional(),
  OUTBOUND_ALLOW_CIDRS: cidrList.default([]),
  WEBHOOK_RETRY_SCHEDULE: schedule.prefault(RETRY_SCHEDULE),
  WEBHOOK_RETENTION_DAYS: z.coerce.number('must be a number').int().min(1).max(3_650).default(30),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  REGISTRATION: z.enum(['open', 'invited']).default('open'),
})

export interface Config {
  host: string
  port: number
  /** Without a trailing slash; links in mails and the cookie's rules come from here, never from a Host header. */
  baseUrl: string
  /** An https base URL: Secure cookies, HSTS, no demo tenant, plain HTTP refused. */
  isProduction: boolean
  dataDir: string
  database: { url: string | undefined; poolSize: number }
  secretKey: Buffer | undefined
  trustProxy: string[]
  metricsToken: string | undefined
  /** Addresses that deliveries and other calls may reach although they are not public. */
  outbound: { allowCidrs: string[] }
  webhooks: {
    /** Seconds before each try; their number is the number of tries. */
    retrySchedule: number[]
    retentionDays: number
  }
  logLevel: string
  registration: 'open' | 'invited'
  /** Make the demo tenant when the embedded database is empty. */
  demo: boolean
}

/** Reads the environment. Throws ConfigError with every problem; nothing else in the program reads process.env. */
export function loadConfig(env: Record<string, string | undefined>, options: { demo?: boolean } = {}): Config {
  const present = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const parsed = environmentSchema.safeParse(present)
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
  }
  const values = parsed.data
  const base = (values.BASE_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, '')
  const isProduction = base.startsWith('https:')
  if (isProduction && values.SECRET_KEY === undefined) {
    throw new ConfigError(['SECRET_KEY: is required when BASE_URL is https (openssl rand -base64 32)'])
  }
  return Object.freeze({
    host: values.HOST,
    port: values.PORT,
    baseUrl: base,
    isProduction,
    dataDir: values.DATA_DIR,
    database: { url: values.DATABASE_URL, poolSize: values.DATABASE_POOL_SIZE },
    secretKey: values.SECRET_KEY,
    trustProxy: values.TRUST_PROXY,
    metricsToken: values.METRICS_TOKEN,
    outbound: { allowCidrs: values.OUTBOUND_ALLOW_CIDRS },
    webhooks: { retrySchedule: values.WEBHOOK_RETRY_SCHEDULE, retentionDays: values.WEBHOOK_RETENTION_DAYS },
    logLevel: values.LOG_LEVEL,
    registration: values.REGISTRATION,
    demo: (options.demo ?? true) && values.DATABASE_URL === undefined && !isProduction,
  })
}
