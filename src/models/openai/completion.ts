import type { OpenAI } from 'openai'
import { z } from 'zod'
import { SECOND } from '../../core/time.ts'
import type { Tokens, ToolCall } from '../chat-model.ts'
import { ModelFailure } from '../model-failure.ts'
import { EVENT_STREAM } from './client.ts'
import { failureOf } from './provider-errors.ts'
import { mayRetry } from './retry.ts'
import type { Settings, SettingsChoice } from './settings.ts'
import { Watchdog, type TimeLimits } from './time-limits.ts'

export type CompletionRequest = Pick<OpenAI.ChatCompletionCreateParamsStreaming, 'model' | 'messages' | 'tools'>

/** Parts of a completion: text as it arrives, complete tool calls, and the end. */
type Piece = { type: 'text'; text: string } | ToolCall | End

export interface End {
  type: 'end'
  /** The provider's finish reason: `stop`, `length`, `content_filter`, … */
  reason: string
  tokens: Tokens | undefined
}

interface Completing {
  client: OpenAI
  settings: SettingsChoice
  limits: TimeLimits
  signal: AbortSignal
}

const MAX_ATTEMPTS = 2
/** Maximum wait for the token count after the reply is complete. */
const COUNT_MS = 1 * SECOND
/** Maximum length of a reply; a model beyond it is looping. */
const MAX_TEXT_LENGTH = 64 * 1024

/**
 * Streams one completion. Retries once when the first attempt fails before its first word, and with fewer settings where the
 * provider refuses them. @throws ModelFailure
 */
export async function* complete(request: CompletionRequest, completing: Completing): AsyncGenerator<Piece> {
  const watchdog = new Watchdog(completing.limits.totalMs)
  const candidates = [...completing.settings.candidates]
  try {
    for (let attempt = 1; ;) {
      const settings = candidates[0] ?? {}
      const failed = yield* attemptOnce({ ...request, ...settings }, completing, watchdog)
      if (failed === undefined) return completing.settings.accept(settings)
      const { failure, hasBegun } = failed
      if (!hasBegun && isRefusal(failure) && candidates.length > 1) {
        candidates.shift()
        continue
      }
      if (hasBegun || attempt === MAX_ATTEMPTS || !(await mayRetry(failure, completing.signal))) throw failure
      attempt += 1
    }
  } finally {
    watchdog.stop()
  }
}

/** True for a request that was refused, perhaps for one of its settings. */
function isRefusal({ status }: ModelFailure): boolean {
  return status === 400 || status === 422
}

interface FailedAttempt {
  failure: ModelFailure
  /** A piece was emitted, so a retry would repeat it. */
  hasBegun: boolean
}

/** Returns the failure of the attempt, if any. */
async function* attemptOnce(
  request: CompletionRequest & Settings,
  completing: Completing,
  watchdog: Watchdog,
): AsyncGenerator<Piece, FailedAttempt | undefined> {
  let hasBegun = false
  try {
    for await (const piece of streamPieces(request, completing, watchdog)) {
      hasBegun = true
      yield piece
    }
    return undefined
  } catch (error) {
    completing.signal.throwIfAborted()
    watchdog.pause()
    return { failure: failureOf(watchdog.signal.aborted ? watchdog.signal.reason : error), hasBegun }
  }
}

async function* streamPieces(
  request: CompletionRequest & Settings,
  { client, limits, signal }: Completing,
  watchdog: Watchdog,
): AsyncGenerator<Piece> {
  watchdog.expectWithin(limits.answerMs)
  const aborted = AbortSignal.any([signal, watchdog.signal])
  const body = { ...request, stream: true as const, stream_options: { include_usage: true } }
  const stream = await client.chat.completions.create(body, { signal: aborted, headers: EVENT_STREAM })
  watchdog.expectWithin(limits.firstTokenMs)
  const answer = new Answer()
  try {
    for await (const raw of stream) {
      const text = answer.add(raw)
      if (text !== '') yield { type: 'text', text }
      if (answer.isOver) watchdog.expectWithin(COUNT_MS)
      else if (answer.hasBegun) watchdog.expectWithin(limits.idleMs)
    }
    // When aborted, the client ends its stream without an error.
    aborted.throwIfAborted()
  } catch (error) {
    // After the end only the token count is missing.
    if (!answer.isOver || signal.aborted) throw error
  }
  yield* answer.end()
}

const chunk = z.object({
  choices: z.array(
    z.object({
      delta: z
        .object({
          content: z.string().nullish(),
          // Reasoning, which Ollama, vLLM and others name differently.
          reasoning: z.unknown().optional(),
          reasoning_content: z.unknown().optional(),
          tool_calls: z
            .array(
              z.object({
                index: z.number().int(),
                id: z.string().nullish(),
                function: z.object({ name: z.string().nullish(), arguments: z.string().nullish() }).nullish(),
              }),
            )
            .nullish(),
        })
        .nullish(),
      finish_reason: z.string().nullish(),
    }),
  ),
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullish(),
})

type ToolCallDelta = NonNullable<NonNullable<z.infer<typeof chunk>['choices'][number]['delta']>['tool_calls']>[number]

/** Validates and assembles the chunks of one completion. */
class Answer {
  #length = 0
  #isThinking = false
  #reason: string | undefined
  #tokens: Tokens | undefined
  readonly #calls = new Map<number, ToolCall>()

  /** True once a word or a thought has arrived, so that the model is known to be at work. */
  get hasBegun(): boolean {
    return this.#length > 0 || this.#isThinking
  }

  get isOver(): boolean {
    return this.#reason !== undefined
  }

  add(raw: unknown): string {
    const parsed = chunk.safeParse(raw)
    if (!parsed.success) throw new ModelFailure('malformed')
    const { choices, usage } = parsed.data
    if (usage) this.#tokens = { input: usage.prompt_tokens, output: usage.completion_tokens }
    const choice = choices[0]
    this.#reason = choice?.finish_reason ?? this.#reason
    for (const delta of choice?.delta?.tool_calls ?? []) this.#addCall(delta)
    const { content, reasoning, reasoning_content: thoughts } = choice?.delta ?? {}
    this.#isThinking ||= Boolean(reasoning) || Boolean(thoughts)
    const text = content ?? ''
    this.#grow(text.length)
    return text
  }

  *end(): Generator<Piece> {
    if (this.#reason === undefined) throw new ModelFailure('cut')
    yield* this.#calls.values()
    yield { type: 'end', reason: this.#reason, tokens: this.#tokens }
  }

  #addCall({ index, id, function: named }: ToolCallDelta): void {
    const call = this.#calls.get(index) ?? { type: 'tool_call', id: '', name: '', arguments: '' }
    call.id += id ?? ''
    call.name += named?.name ?? ''
    call.arguments += named?.arguments ?? ''
    this.#grow((named?.arguments ?? '').length + 1)
    this.#calls.set(index, call)
  }

  #grow(by: number): void {
    this.#length += by
    if (this.#length > MAX_TEXT_LENGTH) throw new ModelFailure('too_large')
  }
}
