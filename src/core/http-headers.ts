import { hash } from 'node:crypto'
import { SECOND } from './time.ts'

/** A strong ETag of the bytes. */
export function etagOf(content: string | Buffer): string {
  return `"${hash('sha256', content, 'base64url')}"`
}

/** True where an If-None-Match header names this ETag: a list, `*`, and weak comparison (RFC 9110 §13.1.2). */
export function isKnown(header: string | undefined, etag: string): boolean {
  const known = (header ?? '').split(',').map((entry) => entry.trim().replace(/^W\//, ''))
  return known.includes(etag) || known.includes('*')
}

/** Seconds from a Retry-After header: whole or fractional seconds, or an HTTP date (RFC 9110 §10.2.3); undefined when invalid. */
export function retryAfterSeconds(header: string | undefined, now: Date): number | undefined {
  const value = header?.trim() ?? ''
  if (/^\d{1,15}(\.\d+)?$/.test(value)) return Number(value)
  if (!/^[A-Z][a-z]{2}, .+GMT$/.test(value)) return undefined
  const seconds = (Date.parse(value) - now.getTime()) / SECOND
  return seconds > 0 ? seconds : undefined
}
