/** A pattern of base64, padded or not, which needs no escape in JSON. */
export const BASE64 = '[A-Za-z0-9+/]*={0,2}'

const WHOLE = new RegExp(`^${BASE64}$`)

export function isBase64(value: unknown): value is string {
  return typeof value === 'string' && WHOLE.test(value)
}

const PADDING = '='.charCodeAt(0)

/** The decoded length of a base64 text, padded or not, without decoding it. */
export function bytesIn(base64: string): number {
  let { length } = base64
  while (length > 0 && base64.charCodeAt(length - 1) === PADDING) length -= 1
  return Math.floor((length * 3) / 4)
}

/** Three bytes are four characters: a text can be cut there and both parts stay base64. */
const GROUP = { bytes: 3, characters: 4 }

/** The first `bytes` (rounded down to where it can be cut), and the rest. */
export function cutAt(base64: string, bytes: number): [head: string, rest: string] {
  const at = Math.floor(bytes / GROUP.bytes) * GROUP.characters
  return [base64.slice(0, at), base64.slice(at)]
}
