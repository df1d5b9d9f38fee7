import { createCircuit, type Circuit } from '../core/circuit.ts'
import type { ChatModel, Citation, Memory, Outcome, TextDelta, TurnRequest } from '../models/chat-model.ts'
import { ModelFailure, type FailureCode } from '../models/index.ts'

/** What a reply consists of, whoever speaks. */
export type Spoken = TextDelta | Citation | Memory | Outcome

/** Who spoke in the end, and why not the one that was asked first. */
export interface Account {
  model: string
  fallback: FailureCode | 'skipped' | null
}

export interface Speaker {
  /** Yields the reply and returns who spoke it. Throws when `signal` aborts, and for faults that are our own. */
  speak(request: TurnRequest, signal: AbortSignal): AsyncGenerator<Spoken, Account>
}

interface SpeakerDeps {
  /** Undefined: the built-in one is all there is. */
  provider: ChatModel | undefined
  builtin: ChatModel
  log: { warn(details: object, message: string): void }
  circuit?: Circuit
}

/** Failures that say something about the provider; the others a single message can cause, and must not cost everybody. */
const OUTAGES = new Set<FailureCode>([
  'refused_key',
  'rate_limited',
  'server_error',
  'unreachable',
  'timeout',
  'cut',
  'malformed',
  'wrong_type',
])

/**
 * The provider's model speaks while it can. If it fails before it has said anything, the built-in one answers; if it fails
 * later, the reply ends with the last line that was borne out.
 */
export function createSpeaker({ provider, builtin, log, circuit = createCircuit() }: SpeakerDeps): Speaker {
  const answerBuiltIn = async function* (
    request: TurnRequest,
    signal: AbortSignal,
    fallback: Account['fallback'],
  ): AsyncGenerator<Spoken, Account> {
    yield* withoutCalls(builtin.reply(toQuote(request), signal))
    return { model: builtin.name, fallback }
  }
  return {
    async *speak(request, signal) {
      if (provider === undefined) return yield* answerBuiltIn(request, signal, null)
      if (!circuit.tryPass()) return yield* answerBuiltIn(request, signal, 'skipped')
      const said = { text: false, citations: false }
      const report = reportOnce(circuit)
      try {
        for await (const event of withoutCalls(provider.reply(request, signal))) {
          said.text ||= event.type === 'text'
          said.citations ||= event.type === 'citation'
          yield event
        }
        report.succeeded()
        return { model: provider.name, fallback: null }
      } catch (error) {
        if (signal.aborted || !(error instanceof ModelFailure)) throw error
        if (OUTAGES.has(error.code)) report.failed()
        else report.succeeded()
        log.warn({ model: provider.name, reason: error.code, status: error.status }, 'The model provider failed')
        if (!said.text) return yield* answerBuiltIn(request, signal, error.code)
        yield { type: 'outcome', band: said.citations ? 'answer' : 'closest', coverage: undefined }
        return { model: provider.name, fallback: error.code }
      } finally {
        report.abandoned()
      }
    },
  }
}

/** Domains offer no tools yet, so a call is a fault of the model. */
async function* withoutCalls(events: ReturnType<ChatModel['reply']>): AsyncGenerator<Spoken> {
  for await (const event of events) {
    if (event.type === 'tool_call') throw new ModelFailure('unknown_tool')
    yield event
  }
}

/** The built-in answerer reads words: it gets the passages that share some with the question, best first by words. */
function toQuote(request: TurnRequest): TurnRequest {
  const passages = request.passages.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score)
  return { ...request, passages }
}

/** The first report counts. */
function reportOnce(circuit: Circuit): Omit<Circuit, 'tryPass'> {
  let isReported = false
  const once = (report: () => void) => () => {
    if (!isReported) report()
    isReported = true
  }
  return {
    succeeded: once(circuit.succeeded),
    failed: once(circuit.failed),
    abandoned: once(circuit.abandoned),
  }
}
