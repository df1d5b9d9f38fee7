import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface SeenRequest {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  raw: Buffer
  // oxlint-disable-next-line typescript/no-explicit-any -- whatever was sent; the fakes check it
  body: any
}

export interface Answer {
  status: number
  headers?: Record<string, string>
  body?: unknown
}

/** Fault of the next request. */
export type Fault =
  | Answer
  /** The connection ends before the request is processed. */
  | 'cut'
  /** Processed, but the answer is lost. */
  | 'lost'
  /** Processed, but never answered. */
  | 'silent'

/** A local vendor API: strict, stateful, with scripted faults. */
export abstract class VendorServer implements AsyncDisposable {
  readonly requests: SeenRequest[] = []
  /** Violations of the vendor's rules in requests and answers; tests expect none. */
  readonly violations: string[] = []
  readonly #faults: { method: string | undefined; path: string; fault: Fault }[] = []
  readonly #server = createServer((request, response) => void this.#take(request, response))

  protected abstract answer(request: SeenRequest): Answer

  async start(): Promise<this> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return this
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** Queues faults for the next requests whose path contains `path`. */
  fail(path: string, ...faults: Fault[]): void {
    this.#faults.push(...faults.map((fault) => ({ method: undefined, path, fault })))
  }

  /** Loses the answer to the next of these requests after processing it. */
  lose(method: string, path: string): void {
    this.#faults.push({ method, path, fault: 'lost' })
  }

  requestsTo(path: string): SeenRequest[] {
    return this.requests.filter((request) => request.path.includes(path))
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const seen = await read(request)
    this.requests.push(seen)
    const fault = this.#nextFault(seen)
    if (fault === 'cut') return void response.destroy()
    if (typeof fault === 'object') return send(response, fault)
    const answer = this.answer(seen)
    if (fault === 'lost') return void response.destroy()
    if (fault !== 'silent') send(response, answer)
  }

  #nextFault({ method, path }: SeenRequest): Fault | undefined {
    const index = this.#faults.findIndex(
      (planned) => path.includes(planned.path) && (planned.method ?? method) === method,
    )
    return index < 0 ? undefined : this.#faults.splice(index, 1)[0]!.fault
  }
}

async function read(request: IncomingMessage): Promise<SeenRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const raw = Buffer.concat(chunks)
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://fake')
  const isForm = request.headers['content-type'] === 'application/x-www-form-urlencoded'
  const text = raw.toString('utf8')
  const body: unknown = isForm ? Object.fromEntries(new URLSearchParams(text)) : text === '' ? undefined : json(text)
  return { method: request.method ?? '', path: pathname, query: searchParams, headers: request.headers, raw, body }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function send(response: ServerResponse, { status, headers = {}, body }: Answer): void {
  if (Buffer.isBuffer(body)) return void response.writeHead(status, headers).end(body)
  if (body === undefined) return void response.writeHead(status, headers).end()
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}
