import { createCircuit, type Circuit } from '../../core/circuit.ts'
import { bandOfDraft, type ChatModel, type ModelEvent, type TurnRequest } from '../../models/chat-model.ts'
import { ModelFailure, type FailureCode } from '../../models/index.ts'

/** The model that spoke in the end, and why not the one that was asked first. */
export interface Account {
  model: string
  fallback: FailureCode | 'skipped' | null
  isBuiltIn: boolean
  /** The provider failed in the middle of a turn: what it would have said is not known. */
  isCut: boolean
}

export interface Speaker {
  /**
   * Yields the reply, or calls of tools, and returns who spoke. With `before`, the account of an earlier round of the turn,
   * whoever had to stand in goes on. Throws when `signal` aborts, and for faults that are our own.
   */
  speak(request: TurnRequest, signal: AbortSignal, before?: Account): AsyncGenerator<ModelEvent, Account>
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
  ): AsyncGenerator<ModelEvent, Account> {
    yield* builtin.reply(toQuote(request), signal)
    return { model: builtin.name, fallback, isBuiltIn: true, isCut: false }
  }
  return {
    async *speak(request, signal, before) {
      if (provider === undefined) return yield* answerBuiltIn(request, signal, null)
      if (before !== undefined && (before.isBuiltIn || before.isCut))
        return yield* answerBuiltIn(request, signal, before.fallback)
      if (!circuit.tryPass()) return yield* answerBuiltIn(request, signal, 'skipped')
      const said = { text: false, citations: false }
      const report = reportOnce(circuit)
      try {
        for await (const event of provider.reply(request, signal)) {
          said.text ||= event.type === 'text'
          said.citations ||= event.type === 'citation'
          yield event
        }
        report.succeeded()
        return { model: provider.name, fallback: null, isBuiltIn: false, isCut: false }
      } catch (error) {
        if (signal.aborted || !(error instanceof ModelFailure)) throw error
        if (OUTAGES.has(error.code)) report.failed()
        else report.succeeded()
        log.warn({ model: provider.name, reason: error.code, status: error.status }, 'The model provider failed')
        // In the middle of a turn the engine decides: something may have been done that must not be done again.
        const isBegun = said.text || (request.steps ?? []).length > 0 || request.corrections !== undefined
        if (!isBegun) return yield* answerBuiltIn(request, signal, error.code)
        yield { type: 'outcome', band: bandOfDraft({ isCited: said.citations }), coverage: undefined }
        return { model: provider.name, fallback: error.code, isBuiltIn: false, isCut: true }
      } finally {
        report.abandoned()
      }
    },
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
