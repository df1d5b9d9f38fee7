import { DrizzleQueryError } from 'drizzle-orm/errors'
import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino'
import { readableOutput } from './readable-log.ts'

/** Keys and one-time tokens, which are masked anywhere in a path or message. */
const SECRET_TEXT = /\b(ua_(?:admin_)?|whsec_|ott_)[A-Za-z0-9+/=_-]+/g

/** Redacted fields, at the top and one level down. */
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

/** JSON lines. Requests are logged with method and path: no query, headers or body. */
export function createLogger(
  level: string,
  destination: DestinationStream = process.stdout.isTTY ? readableOutput() : standardOutput(),
): Logger {
  const options: LoggerOptions = {
    level,
    // Error messages are logged as `err.message`, cleaned by the serializer; plain `message` fields are visitors' text.
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

/** Resolves when everything logged so far is written. */
export function flushLog(log: Logger): Promise<void> {
  return new Promise((resolve) => log.flush(() => resolve()))
}

/** Writes in batches of 4 kB or twice a second: single lines cost as much as a request's query. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ sync: false, minLength: 4_096, periodicFlush: 500 })
  process.on('exit', () => {
    try {
      output.flushSync()
    } catch {
      // The reader of standard output is gone.
    }
  })
  return output
}

function withoutSecrets(text: string): string {
  return text.replace(SECRET_TEXT, '$1***')
}

function serializeRequest(request: { method: string; url: string; id?: unknown }): object {
  return { id: request.id, method: request.method, path: withoutSecrets(request.url.split('?', 1)[0]!) }
}

/** A failed query carries its parameters, and a constraint's `detail` the row: both are visitors' data and stay out. */
function serializeError(error: unknown): object {
  if (error instanceof DrizzleQueryError) return { query: error.query, ...serializeError(error.cause) }
  if (!(error instanceof Error)) return { message: withoutSecrets(String(error)) }
  // Fields of the database's errors, which others lack.
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown }
  // A vendor's error may lack both: an exception here would end the process.
  const told = String(error.message ?? '')
  const message = isUnreadableData(code) ? told.replace(/".*"/s, '"***"') : told
  return {
    type: error.name,
    message: withoutSecrets(message),
    code,
    constraint,
    table,
    stack: withoutSecrets(String(error.stack ?? '').replace(told, () => message)).slice(0, 4_000),
    ...(error.cause === undefined ? {} : { cause: serializeError(error.cause) }),
  }
}

/** SQLSTATE class 22: Postgres quotes the invalid value. */
function isUnreadableData(code: unknown): boolean {
  return typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code)
}
