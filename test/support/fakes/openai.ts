import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { OpenAI } from 'openai'
import { characterVector } from './character-vectors.ts'

/** Reply to one chat completion. */
export type Behaviour =
  | Speech
  | { call: { name: string; arguments: string } }
  /** Several calls with interleaved pieces; `cut` breaks off in the middle. */
  | { calls: { name: string; arguments: string }[]; ending?: 'cut' }
  /** An error with a provider text that must never be shown. */
  | { status: number; headers?: Record<string, string> }
  | { raw: string; contentType: string }
  /** Takes the request and never answers. */
  | { silent: true }
  /** Closes the connection without an answer. */
  | { hangUp: true }

/** Streams this text in pieces, then ends normally or breaks off. */
export interface Speech {
  say: string
  pieces?: number
  /** The same text in these pieces, one every so many milliseconds. */
  words?: string[]
  everyMs?: number
  /** Thoughts before the text, as servers of reasoning models stream them. */
  thoughts?: string[]
  ending?: 'stop' | 'length' | 'content_filter' | 'hang' | 'cut' | 'close' | 'malformed' | 'error'
}

export interface SeenRequest {
  path: string
  query: string
  headers: IncomingMessage['headers']
  // oxlint-disable-next-line typescript/no-explicit-any -- whatever was sent; tests check it against the vendor's schemas
  body: any
}

/** Text in every error of the fake; tests check that it never leaks. */
export const PROVIDER_TEXT = 'You exceeded your current quota of org-4711'

const DIMENSIONS = 1_536

/** Fake provider with OpenAI's HTTP protocol: streamed chat completions, and embeddings. */
export class FakeOpenAI implements AsyncDisposable {
  readonly requests: SeenRequest[] = []
  /** All messages sent, as JSON, by schema. */
  readonly sent: { schema: string; value: unknown }[] = []
  /** Default reply. */
  reply: (prompt: string) => string = () => 'NONE'
  /** Makes embeddings fail. */
  embeddingStatus: number | undefined
  embeddingDelayMs = 0
  /** When the last paced reply began, by `performance.now()`. */
  firstTokenAt = 0
  /** Connections the product closed before an answer. */
  abandoned = 0
  readonly #planned: Behaviour[] = []
  readonly #server = createServer((request, response) => void this.#answer(request, response))

  static async start(): Promise<FakeOpenAI> {
    const fake = new FakeOpenAI()
    fake.#server.listen(0, '127.0.0.1')
    await once(fake.#server, 'listening')
    return fake
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`
  }

  /** Queues replies for the next requests; afterwards `reply` is used. */
  plan(...behaviours: Behaviour[]): void {
    this.#planned.push(...behaviours)
  }

  /** Clears plans and recorded requests. */
  reset(): void {
    this.#planned.length = 0
    this.requests.length = 0
    this.abandoned = 0
    this.reply = () => 'NONE'
    this.embeddingStatus = undefined
    this.embeddingDelayMs = 0
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = JSON.parse(Buffer.concat(chunks).toString())
    const { pathname, search } = new URL(request.url ?? '/', this.url)
    response.once('close', () => (this.abandoned += response.writableFinished ? 0 : 1))
    this.requests.push({ path: pathname, query: search, headers: request.headers, body })
    if (pathname.endsWith('/embeddings')) await this.#embed(body, response)
    else this.#complete(body, response)
  }

  #complete(body: OpenAI.ChatCompletionCreateParamsStreaming, response: ServerResponse): void {
    const prompt = body.messages.map(({ content }) => (typeof content === 'string' ? content : '')).join('\n')
    const behaviour = this.#planned.shift() ?? { say: this.reply(prompt) }
    if ('silent' in behaviour) return
    if ('hangUp' in behaviour) return void response.destroy()
    if ('status' in behaviour) return this.#fail(response, behaviour.status, behaviour.headers)
    if ('raw' in behaviour) {
      response.writeHead(200, { 'content-type': behaviour.contentType }).end(behaviour.raw)
      return
    }
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
    this.#chunk(response, body.model, { role: 'assistant', content: '' })
    if ('call' in behaviour) this.#call(response, body.model, behaviour.call)
    else if ('calls' in behaviour) this.#callAll(response, body.model, behaviour)
    else if (behaviour.everyMs === undefined) this.#say(response, body.model, behaviour)
    else void this.#sayPaced(response, body.model, behaviour)
  }

  async #sayPaced(response: ServerResponse, model: string, speech: Speech): Promise<void> {
    const { say, words = [say], thoughts = [], everyMs } = speech
    for (const reasoning of thoughts) {
      await sleep(everyMs)
      // Not in the vendor's schema: only other servers stream thoughts.
      response.write(
        `data: ${JSON.stringify({ ...envelope(model), choices: [{ index: 0, delta: { reasoning } }] })}\n\n`,
      )
    }
    this.firstTokenAt = performance.now()
    for (const content of words) {
      this.#chunk(response, model, { content })
      await sleep(everyMs)
    }
    this.#finish(response, model, 'stop')
  }

  #say(response: ServerResponse, model: string, { say, pieces = 4, ending = 'stop' }: Speech): void {
    const size = Math.max(1, Math.ceil(say.length / pieces))
    for (let start = 0; start < say.length; start += size) {
      this.#chunk(response, model, { content: say.slice(start, start + size) })
    }
    if (ending === 'hang') return
    if (ending === 'cut') return void setImmediate(() => response.destroy())
    if (ending === 'close') return void response.end()
    if (ending === 'malformed') return void response.end('data: {"choices": [{"delta": \n\n')
    if (ending === 'error') return void response.end(`data: ${JSON.stringify(errorBody('server_error'))}\n\n`)
    this.#finish(response, model, ending)
  }

  #call(response: ServerResponse, model: string, call: { name: string; arguments: string }): void {
    const named = { index: 0, id: 'call_1', type: 'function' as const, function: { name: call.name, arguments: '' } }
    this.#chunk(response, model, { tool_calls: [named] })
    this.#chunk(response, model, { tool_calls: [{ index: 0, function: { arguments: call.arguments } }] })
    this.#finish(response, model, 'tool_calls')
  }

  #callAll(
    response: ServerResponse,
    model: string,
    { calls, ending }: { calls: { name: string; arguments: string }[]; ending?: 'cut' },
  ): void {
    for (const [index, { name }] of calls.entries()) {
      const named = { index, id: `call_${index}`, type: 'function' as const, function: { name, arguments: '' } }
      this.#chunk(response, model, { tool_calls: [named] })
    }
    const longest = Math.max(...calls.map((call) => call.arguments.length))
    for (let start = 0; start < longest; start += 7) {
      for (const [index, call] of calls.entries()) {
        const piece = call.arguments.slice(start, start + 7)
        if (piece !== '') this.#chunk(response, model, { tool_calls: [{ index, function: { arguments: piece } }] })
      }
      if (ending === 'cut') return void setImmediate(() => response.destroy())
    }
    this.#finish(response, model, 'tool_calls')
  }

  #finish(response: ServerResponse, model: string, reason: 'stop' | 'length' | 'content_filter' | 'tool_calls'): void {
    this.#chunk(response, model, {}, reason)
    const usage = { prompt_tokens: 321, completion_tokens: 45, total_tokens: 366 }
    this.#event(response, { ...envelope(model), choices: [], usage })
    response.end('data: [DONE]\n\n')
  }

  #chunk(
    response: ServerResponse,
    model: string,
    delta: OpenAI.ChatCompletionChunk.Choice.Delta,
    reason: OpenAI.ChatCompletionChunk.Choice['finish_reason'] = null,
  ): void {
    this.#event(response, { ...envelope(model), choices: [{ index: 0, delta, finish_reason: reason }] })
  }

  #event(response: ServerResponse, chunk: OpenAI.ChatCompletionChunk): void {
    this.sent.push({ schema: 'CreateChatCompletionStreamResponse', value: chunk })
    response.write(`data: ${JSON.stringify(chunk)}\n\n`)
  }

  async #embed(body: OpenAI.EmbeddingCreateParams, response: ServerResponse): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, this.embeddingDelayMs))
    if (this.embeddingStatus !== undefined) return this.#fail(response, this.embeddingStatus)
    const inputs = [body.input].flat() as string[]
    const value: OpenAI.CreateEmbeddingResponse = {
      object: 'list',
      model: body.model,
      data: inputs.map((text, index) => ({
        object: 'embedding',
        index,
        embedding: characterVector(text, body.dimensions ?? DIMENSIONS),
      })),
      usage: { prompt_tokens: inputs.length, total_tokens: inputs.length },
    }
    this.#json(response, 200, 'CreateEmbeddingResponse', value)
  }

  #fail(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
    this.#json(response, status, 'ErrorResponse', errorBody(status === 429 ? 'insufficient_quota' : 'error'), headers)
  }

  #json(
    response: ServerResponse,
    status: number,
    schema: string,
    value: unknown,
    headers: Record<string, string> = {},
  ): void {
    this.sent.push({ schema, value })
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value))
  }
}

function envelope(model: string) {
  return { id: 'chatcmpl-1', object: 'chat.completion.chunk' as const, created: 1_796_000_000, model }
}

function errorBody(code: string) {
  return { error: { message: PROVIDER_TEXT, type: 'error', param: null, code } }
}
