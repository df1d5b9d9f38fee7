/** Client input, in units Postgres can be given. */
export type FrontendInput =
  | { kind: 'startup'; packet: Buffer }
  | { kind: 'encryption-request' }
  | { kind: 'messages'; batch: Buffer; isLast: boolean }
  | { kind: 'refused'; reason: string }

const PROTOCOL_MAJOR = 3
const ENCRYPTION_REQUESTS = new Set([80_877_103, 80_877_104])
const STARTUP_LIMIT_BYTES = 10_000
/** WebAssembly memory grows to several times the largest message, and never shrinks. */
const MESSAGE_LIMIT_BYTES = 64 * 1024 * 1024
const TERMINATE = 'X'.charCodeAt(0)
/** Query, Parse, Bind, Describe, Execute, Close, Sync, Flush, and the three of COPY. */
const KNOWN_TYPES = new Set(Buffer.from('QPBDECSHdcf'))

/** Splits a client's byte stream into whole protocol messages. */
export class FrontendReader {
  #chunks: Buffer[] = []
  #size = 0
  /** Bytes below which joining the chunks would be wasted work. */
  #needed = 8
  #isStarted = false

  push(chunk: Buffer): void {
    this.#chunks.push(chunk)
    this.#size += chunk.length
  }

  next(): FrontendInput | undefined {
    if (this.#size < this.#needed) return undefined
    const [first] = this.#chunks
    const bytes = first && this.#chunks.length === 1 ? first : Buffer.concat(this.#chunks, this.#size)
    return this.#isStarted ? this.#takeMessages(bytes) : this.#takeStartup(bytes)
  }

  #takeStartup(bytes: Buffer): FrontendInput | undefined {
    const length = bytes.readUInt32BE(0)
    if (length < 8 || length > STARTUP_LIMIT_BYTES) return { kind: 'refused', reason: 'This is not a startup packet' }
    if (bytes.length < length) {
      this.#keep(bytes, length)
      return undefined
    }
    const code = bytes.readUInt32BE(4)
    const isEncryption = ENCRYPTION_REQUESTS.has(code)
    if (!isEncryption && code >>> 16 !== PROTOCOL_MAJOR)
      return { kind: 'refused', reason: `Protocol ${code} is not served` }
    this.#isStarted = !isEncryption
    this.#keep(bytes.subarray(length), isEncryption ? 8 : 5)
    return isEncryption ? { kind: 'encryption-request' } : { kind: 'startup', packet: bytes.subarray(0, length) }
  }

  #takeMessages(bytes: Buffer): FrontendInput | undefined {
    let end = 0
    let needed = 5
    let isLast = false
    while (bytes.length - end >= 5) {
      const type = bytes.readUInt8(end)
      const length = bytes.readUInt32BE(end + 1)
      // Postgres would end itself, not the session, on Terminate.
      isLast = type === TERMINATE
      if (isLast) break
      if (!KNOWN_TYPES.has(type) || length < 4 || length > MESSAGE_LIMIT_BYTES) {
        return { kind: 'refused', reason: `A message of type ${type} and length ${length} is not served` }
      }
      needed = length + 1
      if (bytes.length - end < needed) break
      end += needed
      needed = 5
    }
    this.#keep(bytes.subarray(end), needed)
    return end > 0 || isLast ? { kind: 'messages', batch: bytes.subarray(0, end), isLast } : undefined
  }

  #keep(rest: Buffer, needed: number): void {
    this.#chunks = [rest]
    this.#size = rest.length
    this.#needed = needed
  }
}
