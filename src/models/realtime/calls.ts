import type { OpenAI } from 'openai'
import type { RealtimeSessionCreateRequest } from 'openai/resources/realtime/realtime'
import { ModelFailure } from '../model-failure.ts'
import { failureOf } from '../openai/provider-errors.ts'

/** An answer's SDP is a few kilobytes. */
const MAX_SDP_CHARS = 64 * 1024

/** Forwards a browser's offer under our own key: the page gets an answer and no secret. @throws ModelFailure */
export async function createCall(
  client: OpenAI,
  sdp: string,
  session: RealtimeSessionCreateRequest,
  signal: AbortSignal,
): Promise<{ providerId: string; sdp: string }> {
  try {
    const response = await client.realtime.calls.create({ sdp, session }, { signal })
    const providerId = idIn(response.headers.get('location'))
    const answer = await response.text()
    if (providerId === undefined || !answer.startsWith('v=0') || answer.length > MAX_SDP_CHARS)
      throw new ModelFailure('malformed', { status: response.status })
    return { providerId, sdp: answer }
  } catch (error) {
    throw failureOf(error)
  }
}

/** Idempotent: ended and unknown calls count as hung up. @throws ModelFailure */
export async function hangUp(client: OpenAI, providerId: string, signal: AbortSignal): Promise<void> {
  try {
    await client.realtime.calls.hangup(providerId, { signal })
  } catch (error) {
    const failure = failureOf(error)
    if (failure.status !== 404) throw failure
  }
}

/** `Location: /v1/realtime/calls/rtc_…`; validated, because the id becomes part of a URL. */
function idIn(location: string | null): string | undefined {
  return /\/([\w-]{1,128})$/.exec(location ?? '')?.[1]
}
