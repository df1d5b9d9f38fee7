import { createCircuit, type Circuit } from '../../core/circuit.ts'
import { bandOfDraft, type ChatModel, type ModelEvent, type TurnRequest } from '../../models/chat-model.ts'
import { ModelFailure, type FailureCode } from '../../models/index.ts'
import { QUOTED_PASSAGES } from './material.ts'

/** The model that replied, and the reason for a fallback. */
export interface Account {
  model: string
  /** `skipped`: the circuit is open; `unproven`: the draft had no sentence that could be said. */
  fallback: FailureCode | 'skipped' | 'unproven' | null
  isBuiltIn: boolean
  /** The provider failed within a turn, so the reply is incomplete. */
  isCut: boolean
}

export interface Speaker {
  /**
   * Yields reply and tool calls, and returns the account. `before` is the account of the turn's earlier round: a fallback
   * stays in place for the turn. Throws when `signal` aborts, and for internal errors.
   */
  speak(request: TurnRequest, signal: AbortSignal, before?: Account): AsyncGenerator<ModelEvent, Account>
}

interface SpeakerDeps {
  /** Undefined: only the built-in model is used. */
  provider: ChatModel | undefined
  /** False while the model may not speak; it may still understand. Default: it may. */
  maySpeak?: () => boolean
  builtin: ChatModel
  log: { warn(details: object, message: string): void }
  circuit?: Circuit
}

/** Failures of the provider. The others may be caused by a single message, so they must not open the circuit for all. */
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
 * Falls back to the built-in model when the provider fails before its first words; on a later failure the reply ends with
 * the last proven line.
 */
export function createSpeaker({
  provider,
  maySpeak = () => true,
  builtin,
  log,
  circuit = createCircuit(),
}: SpeakerDeps): Speaker {
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
      const isAwaiting = request.conversation?.waitMinutes !== undefined
      if (provider === undefined || !maySpeak() || isAwaiting) return yield* answerBuiltIn(request, signal, null)
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
        // Once a turn has begun, the engine decides on the fallback, because completed actions must not be repeated.
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

/** Splits the passages for the built-in model into the best matches, which it quotes, and all others. */
function toQuote(request: TurnRequest): TurnRequest {
  const passages = request.passages
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, QUOTED_PASSAGES)
  const unmatched = request.passages.filter((one) => !passages.includes(one))
  return { ...request, passages, others: [...unmatched, ...(request.others ?? [])] }
}

/** Only the first report counts. */
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
