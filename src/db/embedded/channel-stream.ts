import { Duplex } from 'node:stream'
import type { MessagePort } from 'node:worker_threads'

type Written = { chunk: Buffer }
type Done = (error?: Error | null) => void

/** A byte stream over a message port; null marks its end. */
export class ChannelStream extends Duplex {
  #port: MessagePort | undefined
  #hasEnded = false

  constructor(port?: MessagePort) {
    super({ allowHalfOpen: false })
    if (port) this.attach(port)
  }

  protected attach(port: MessagePort): void {
    this.#port = port
    port.on('message', (bytes: Uint8Array | null) => {
      this.#hasEnded = bytes === null
      this.push(bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    })
    // After an orderly end data may still be unread: the stream then closes itself.
    port.on('close', () => this.#hasEnded || this.destroy(connectionError('ECONNRESET')))
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Done): void {
    this.#post(chunk, done)
  }

  override _writev(written: Written[], done: Done): void {
    this.#post(Buffer.concat(written.map(({ chunk }) => chunk)), done)
  }

  override _final(done: Done): void {
    this.#port?.postMessage(null)
    done()
  }

  override _destroy(error: Error | null, done: Done): void {
    this.#port?.close()
    done(error)
  }

  ref(): this {
    this.#port?.ref()
    return this
  }

  unref(): this {
    this.#port?.unref()
    return this
  }

  #post(chunk: Buffer, done: Done): void {
    if (!this.#port) return done(connectionError('ENOTCONN'))
    // A Buffer is often a window on a shared pool, which must not be transferred.
    const bytes = new Uint8Array(chunk)
    this.#port.postMessage(bytes, [bytes.buffer])
    done()
  }
}

/** The client's end, shaped like a connectable socket for `pg`. */
export class ChannelSocket extends ChannelStream {
  readonly #open: () => MessagePort | undefined

  constructor(open: () => MessagePort | undefined) {
    super()
    this.#open = open
  }

  connect(): this {
    const port = this.#open()
    if (!port) return this.destroy(connectionError('ECONNREFUSED'))
    this.attach(port)
    process.nextTick(() => this.emit('connect'))
    return this
  }

  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }
}

function connectionError(code: string): Error {
  return Object.assign(new Error(`Connection to the embedded database: ${code}`), { code })
}
