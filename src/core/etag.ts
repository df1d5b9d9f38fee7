import { hash } from 'node:crypto'

/** A strong ETag of the bytes. */
export function etagOf(content: string | Buffer): string {
  return `"${hash('sha256', content, 'base64url')}"`
}

/** True where an If-None-Match header names this ETag: a list, `*`, and weak comparison (RFC 9110 §13.1.2). */
export function isKnown(header: string | undefined, etag: string): boolean {
  const known = (header ?? '').split(',').map((entry) => entry.trim().replace(/^W\//, ''))
  return known.includes(etag) || known.includes('*')
}
