import { SECOND } from './time.ts'

/** Seconds from a Retry-After header: whole or fractional seconds, or an HTTP date (RFC 9110 §10.2.3); undefined when invalid. */
export function retryAfterSeconds(header: string | undefined, now: Date): number | undefined {
  const value = header?.trim() ?? ''
  if (/^\d{1,15}(\.\d+)?$/.test(value)) return Number(value)
  if (!/^[A-Z][a-z]{2}, .+GMT$/.test(value)) return undefined
  const seconds = (Date.parse(value) - now.getTime()) / SECOND
  return seconds > 0 ? seconds : undefined
}
