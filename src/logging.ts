import { DrizzleQueryError } from 'drizzle-orm/errors'
import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino'
import { readableOutput } from './readable-log.ts'

/** Keys and one-time tokens as they look wherever they turn up: in a path, in a message. */
const SECRET_TEXT = /\b(ua_(?:admin_)?|whsec_|ott_)[A-Za-z0-9+/=_-]+/g

/** Fields that never reach a log, at the top and one level down. */
const REDACTED = [
  'password',
  'authorization',
  'cookie',
  'token',
  'secret',
  'key',
  'phone',
  'phone_number',
  'client_phone',
  'email',
  'client_email',
  'message',
  'custom_prompt',
  'instructions',
]

/** One JSON line each. Requests show method and path: no query, no headers, no body. */
export function createLogger(
  level: string,
  destination: DestinationStream = process.stdout.isTTY ? readableOutput() : standardOutput(),
): Logger {
  const options: LoggerOptions = {
    level,
    // A message of an error is logged as `err.message`, which the serializer cleans; plain `message` fields hold visitors' words.
    redact: { paths: REDACTED.flatMap((name) => [name, `body.${name}`, `data.${name}`]), censor: '***' },
    serializers: {
      err: serializeError,
      req: serializeRequest,
      res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
    },
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
  }
  return pino(options, destination)
}

/** What was logged so far is written when this resolves. */
export function flushLog(log: Logger): Promise<void> {
  return new Promise((resolve) => log.flush(() => resolve()))
}

/** Lines are written together, by the page or twice a second: one at a time they cost as much as the query of a request. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ sync: false, minLength: 4_096, periodicFlush: 500 })
  process.on('exit', () => {
    try {
      output.flushSync()
    } catch {
      // Nobody reads it any more.
    }
  })
  return output
}

export function withoutSecrets(text: string): string {
  return text.replace(SECRET_TEXT, '$1***')
}

function serializeRequest(request: { method: string; url: string; id?: unknown }): object {
  return { id: request.id, method: request.method, path: withoutSecrets(request.url.split('?', 1)[0]!) }
}

/** A failed query carries its parameters, and a constraint's `detail` the row: both are visitors' data and stay out. */
function serializeError(error: unknown): object {
  if (error instanceof DrizzleQueryError) return { query: error.query, ...serializeError(error.cause) }
  if (!(error instanceof Error)) return { message: withoutSecrets(String(error)) }
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown }
  const message = isUnreadableData(code) ? error.message.replace(/".*"/s, '"***"') : error.message
  return {
    type: error.name,
    message: withoutSecrets(message),
    code,
    constraint,
    table,
    stack: withoutSecrets((error.stack ?? '').replace(error.message, () => message)).slice(0, 4_000),
    ...(error.cause === undefined ? {} : { cause: serializeError(error.cause) }),
  }
}

/** SQLSTATE class 22: Postgres quotes the value that it could not read. */
function isUnreadableData(code: unknown): boolean {
  return typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code)
}
