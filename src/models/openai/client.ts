import { OpenAI } from 'openai'
import { oneOf, trimEndWhere } from '../../core/text-scan.ts'
import { ModelFailure } from '../model-failure.ts'

/** Where the provider is and how to sign in: OpenAI itself, Azure, Ollama, vLLM or whatever else speaks the protocol. */
export interface Provider {
  apiKey: string | undefined
  baseUrl: string | undefined
}

const DEFAULT_BASE_URL = 'https://api.openai.com/v1'

/** No answer of a front desk, and no batch of embeddings, is larger than this. */
const ANSWER_LIMIT_BYTES = 16 * 1024 * 1024

/** The vendor's client, told everything, so that it reads no variable of its own, never retries and never logs. */
export function createClient({ apiKey, baseUrl = DEFAULT_BASE_URL }: Provider): OpenAI {
  const address = new URL(baseUrl)
  return new OpenAI({
    apiKey: apiKey ?? 'none',
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    baseURL: `${address.origin}${trimEndWhere(address.pathname, oneOf('/'))}`,
    // Azure's older addresses end in ?api-version=….
    defaultQuery: Object.fromEntries(address.searchParams),
    // Azure takes the key under its own name; a server without a key gets none.
    defaultHeaders: apiKey === undefined ? { Authorization: null } : isAzure(address) ? { 'api-key': apiKey } : {},
    maxRetries: 0,
    logLevel: 'off',
    fetch: boundedFetch,
    fetchOptions: { redirect: 'error' },
  })
}

function isAzure({ hostname, searchParams }: URL): boolean {
  return hostname.endsWith('.azure.com') || searchParams.has('api-version')
}

/** The type a request asks for with `Accept`: a stream, or JSON. */
export const EVENT_STREAM = { Accept: 'text/event-stream' }

/** A success of another type than was asked for is a proxy's page, whatever its status says; and no answer is endless. */
async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init)
  if (response.body === null) return response
  const wanted = new Headers(init?.headers).get('accept') ?? 'application/json'
  if (response.ok && wanted !== '*/*' && !response.headers.get('content-type')?.includes(wanted)) {
    await response.body.cancel()
    throw new ModelFailure('wrong_type', { status: response.status })
  }
  return new Response(response.body.pipeThrough(limitedTo(ANSWER_LIMIT_BYTES)), response)
}

function limitedTo(bytes: number): TransformStream<Uint8Array, Uint8Array> {
  let read = 0
  return new TransformStream({
    transform(chunk, controller) {
      read += chunk.byteLength
      if (read > bytes) controller.error(new ModelFailure('too_large'))
      else controller.enqueue(chunk)
    },
  })
}
