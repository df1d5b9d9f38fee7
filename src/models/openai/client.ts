import { OpenAI } from 'openai'
import { oneOf, trimEndWhere } from '../../core/text-scan.ts'
import { ModelFailure } from '../model-failure.ts'

/** Address and key of an OpenAI-compatible provider: OpenAI itself, Azure, Ollama, vLLM and others. */
export interface Provider {
  apiKey: string | undefined
  baseUrl: string | undefined
}

const DEFAULT_BASE_URL = 'https://api.openai.com/v1'

/** Far above any reply or batch of embeddings. */
const ANSWER_LIMIT_BYTES = 16 * 1024 * 1024

/** The vendor's client, fully configured, so that it reads no environment, never retries and never logs. */
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
    // Azure uses its own header for the key; servers without a key get none.
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

/** Expected content type of a streamed reply, otherwise JSON. */
export const EVENT_STREAM = { Accept: 'text/event-stream' }

/** A success with another content type is a proxy's page, whatever its status. Also bounds the size. */
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
