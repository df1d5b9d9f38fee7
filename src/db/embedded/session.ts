import type { Duplex } from 'node:stream'
import type { Backend } from './backend.ts'
import { FrontendReader, type FrontendInput } from './frontend-reader.ts'

/** Serves one client at a time, first come, first served: there is one backend, and a session is a state of it. */
export class SessionQueue {
  readonly #backend: Backend
  readonly #waiting: Duplex[] = []
  #current: Duplex | undefined
  #isClosed = false

  constructor(backend: Backend) {
    this.#backend = backend
  }

  add(stream: Duplex): void {
    stream.on('error', () => stream.destroy())
    if (this.#isClosed) {
      stream.destroy()
      return
    }
    stream.once('close', () => this.#leave(stream))
    this.#waiting.push(stream)
    this.#serveNext()
  }

  close(): void {
    this.#isClosed = true
    for (const stream of this.#waiting.splice(0)) stream.destroy()
    this.#current?.destroy()
  }

  #serveNext(): void {
    if (this.#current) return
    this.#current = this.#waiting.shift()
    if (this.#current) serve(this.#current, this.#backend)
  }

  #leave(stream: Duplex): void {
    const place = this.#waiting.indexOf(stream)
    if (place >= 0) this.#waiting.splice(place, 1)
    if (this.#current !== stream) return
    this.#current = undefined
    this.#serveNext()
  }
}

function serve(stream: Duplex, backend: Backend): void {
  const reader = new FrontendReader()
  backend.resetSession()
  stream.on('data', (chunk: Buffer) => {
    if (!stream.writable) return
    reader.push(chunk)
    for (let input = reader.next(); input && stream.writable; input = reader.next()) answer(stream, backend, input)
  })
}

function answer(stream: Duplex, backend: Backend, input: FrontendInput): void {
  switch (input.kind) {
    case 'startup':
      stream.write(backend.execute(input.packet))
      return
    case 'encryption-request':
      stream.write('N')
      return
    case 'messages':
      if (input.batch.length > 0) stream.write(backend.execute(input.batch))
      if (input.isLast) stream.end()
      return
    case 'refused':
      stream.end(errorResponse(input.reason), () => stream.destroy())
      return
    default:
      input satisfies never
  }
}

function errorResponse(reason: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C08P01\0M${reason}\0\0`)
  const header = Buffer.alloc(5, 'E')
  header.writeUInt32BE(fields.length + 4, 1)
  return Buffer.concat([header, fields])
}
