/** Frames up to this many bytes have their length in one byte of the head, larger ones up to 64 KiB in two more. */
const SHORT_BYTES = 125
const TWO_MORE = 126
const EIGHT_MORE = 127
/** The first byte: a text message in a single frame. */
const TEXT = 0x81

/**
 * A message of ASCII as a server's WebSocket frame (RFC 6455 §5.2), unmasked and uncompressed, one character a byte: written as
 * latin1, it takes the shortest way to the socket.
 */
export function textFrame(text: string): string {
  return headOf(text.length) + text
}

function headOf(bytes: number): string {
  if (bytes <= SHORT_BYTES) return String.fromCharCode(TEXT, bytes)
  if (bytes <= 0xffff) return String.fromCharCode(TEXT, TWO_MORE, bytes >> 8, bytes & 0xff)
  return String.fromCharCode(
    TEXT,
    EIGHT_MORE,
    0,
    0,
    0,
    0,
    bytes >>> 24,
    (bytes >> 16) & 0xff,
    (bytes >> 8) & 0xff,
    bytes & 0xff,
  )
}
