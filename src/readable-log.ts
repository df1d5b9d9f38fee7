import type { DestinationStream } from 'pino'

type Entry = Record<string, unknown> & { level: number; time: string; msg?: string }

const LEVELS: Record<number, string> = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' }

/** For terminals: one short line per entry instead of JSON. */
export function readableOutput(
  write: (text: string) => void = (text) => process.stdout.write(text),
): DestinationStream {
  return { write: (line) => write(`${readable(line)}\n`) }
}

function readable(line: string): string {
  // Written by pino.
  const { level, time, msg = '', ...fields } = JSON.parse(line) as Entry
  const clock = new Date(time).toTimeString().slice(0, 8)
  if (msg === 'answered') {
    const { status, method, route, milliseconds } = fields
    return `${clock}  ${textOf(status)}  ${textOf(method)} ${textOf(route ?? '(unknown path)')}  ${textOf(milliseconds)} ms`
  }
  const { err, ...details } = fields
  const shown = Object.entries(details).map(([name, value]) => `${name}=${textOf(value)}`)
  return [`${clock}  ${LEVELS[level] ?? level}  ${msg}`, ...shown, errorText(err, level)].filter(Boolean).join('  ')
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Stack traces from level error on; a warning shows its message only. */
function errorText(err: unknown, level: number): string {
  if (typeof err !== 'object' || err === null) return ''
  // As pino writes errors.
  const { message, code, stack } = err as { message?: string; code?: string; stack?: string }
  if (level >= 50 && stack) return `\n${stack}`
  return [message, code && `(${code})`].filter(Boolean).join(' ')
}
