/** Spreadsheets read a file without it as Windows-1252. */
export const BYTE_ORDER_MARK = '\ufeff'

/** Decodes a file by byte order mark, as declared, as UTF-8, else as Windows-1252, in which every byte is a character. */
export function decodeText(bytes: Uint8Array, declared?: string): string {
  const marked = markOf(bytes)
  if (marked !== undefined) return new TextDecoder(marked).decode(bytes)
  return decodeAs('utf-8', bytes) ?? decodeAs(declared ?? '', bytes) ?? new TextDecoder('windows-1252').decode(bytes)
}

function markOf(bytes: Uint8Array): string | undefined {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return undefined
}

/** Undefined for invalid bytes and unknown encodings. */
function decodeAs(label: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** The encoding declared in the media type or in the first kilobyte of a page. */
export function declaredEncoding(bytes: Uint8Array, mediaType = ''): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 1_024))
  const named = /charset\s*=\s*["']?([\w-]{1,40})/i
  return named.exec(mediaType)?.[1] ?? named.exec(head)?.[1]
}
