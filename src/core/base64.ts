/** A pattern of base64, padded or not, which needs no escape in JSON. */
export const BASE64 = '[A-Za-z0-9+/]*={0,2}'

const WHOLE = new RegExp(`^${BASE64}$`)

export function isBase64(value: unknown): value is string {
  return typeof value === 'string' && WHOLE.test(value)
}
