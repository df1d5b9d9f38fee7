import { Unreadable } from './unreadable.ts'

const MAX_ENTRIES = 5_000
const MAX_BYTES = 200 * 1024 * 1024
const MAX_RATIO = 200
/** Below this size a high compression ratio is harmless. */
const SMALL_BYTES = 8 * 1024 * 1024

const END_SIGNATURE = 0x06054b50
const ENTRY_SIGNATURE = 0x02014b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const MAX_COMMENT_LENGTH = 65_535

/** File names of an archive. Implausible sizes are refused before anything is unpacked. */
export function readZipDirectory(bytes: Buffer): Set<string> {
  const end = findEnd(bytes)
  const count = bytes.readUInt16LE(end + 10)
  if (count > MAX_ENTRIES) throw new Unreadable(`The document consists of more than ${MAX_ENTRIES} parts.`)
  const names = new Set<string>()
  let total = 0
  let at = bytes.readUInt32LE(end + 16)
  for (let entry = 0; entry < count; entry += 1) {
    if (at + ENTRY_BYTES > bytes.length || bytes.readUInt32LE(at) !== ENTRY_SIGNATURE) throw damaged()
    const [compressed, size] = [bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 24)]
    const lengths = bytes.subarray(at + 28, at + 34)
    const [name, extra, comment] = [lengths.readUInt16LE(0), lengths.readUInt16LE(2), lengths.readUInt16LE(4)]
    total += size
    if (total > MAX_BYTES || (size > SMALL_BYTES && size > compressed * MAX_RATIO)) {
      throw new Unreadable('The document unpacks to far more than a document can hold, so it was not opened.')
    }
    names.add(bytes.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + name))
    at += ENTRY_BYTES + name + extra + comment
  }
  return names
}

function findEnd(bytes: Buffer): number {
  const lowest = Math.max(0, bytes.length - END_BYTES - MAX_COMMENT_LENGTH)
  for (let at = bytes.length - END_BYTES; at >= lowest; at -= 1) {
    if (bytes.readUInt32LE(at) === END_SIGNATURE) return at
  }
  throw damaged()
}

function damaged(): Unreadable {
  return new Unreadable('The document is damaged and cannot be opened.')
}
