import { forLanguage, inCountry, spokenLanguage, speaks } from '../../languages/index.ts'
import { aboutCancelling, languageOfVisitor, searchQuery } from '../../offline/index.ts'
import type {
  AssistantFacts,
  Correction,
  Passage,
  PastMessage,
  ToolStep,
  TurnRequest,
} from '../../models/chat-model.ts'
import type { Hit } from '../../knowledge/index.ts'
import { settingOf } from '../dialogue/builtin-model.ts'
import { messageOf } from '../dialogue/message.ts'
import { understandingContext } from '../dialogue/understanding-context.ts'
import type { Understander, Understood } from '../dialogue/understander.ts'
import type { Conversation, TurnRules } from '../conversation.ts'
import { Draft, rounded } from './draft.ts'
import type { FindMaterial, Material } from './material.ts'
import type { Account, Speaker } from './speaker.ts'
import type { Place, ToolRunner } from '../tools/runner.ts'
import type { TurnEvent } from './turn-event.ts'

/** A visitor's question, with what the engine needs to answer it. */
interface Turn {
  tenantId: string
  facts: AssistantFacts
  history: PastMessage[]
  /** Digest of the messages before `history`. */
  earlier: string | undefined
  question: string
  conversation: Conversation
  rules: TurnRules
}

export interface Assistant {
  /** Streams answer and actions; ends with `done`. Throws on failure, and when `signal` aborts. */
  answer(turn: Turn, signal: AbortSignal): AsyncGenerator<TurnEvent, void>
}

interface AssistantDeps {
  material: FindMaterial
  understander: Understander
  speaker: Speaker
  runner: ToolRunner
  /** True where a language model reads what was offered and done before; the built-in engine remembers it. */
  isReadByModel(): boolean
}

/** Bounds a model that calls tools in a loop: rounds to search, act and speak, each with one failure. */
const MAX_ROUNDS = 6
const MAX_CALLS = 10

/** The conversation engine: every statement of a reply has a source or a receipt. */
export function createAssistant({ material, understander, speaker, runner, isReadByModel }: AssistantDeps): Assistant {
  return {
    async *answer(turn, signal) {
      const began = performance.now()
      const understood = await understand(turn, signal)
      const heard = performance.now()
      const query = searchedFor(turn, understood)
      const found = await material(turn.tenantId, { query, language: languageOf(turn) })
      signal.throwIfAborted()
      const searched = performance.now()
      const options = { facts: turn.facts, language: localeOf(turn), disclosure: disclosureOf(turn), understood }
      const draft = new Draft({ ...options, hits: found.hits, others: found.others })
      for (const receipt of turn.conversation.untold) draft.addReceipt(receipt)
      const account = yield* followRules(turn, await requestOf(turn, found, understood), draft, signal)
      const milliseconds = {
        understanding: rounded(heard - began),
        retrieval: rounded(searched - heard),
        reply: rounded(performance.now() - searched),
      }
      yield draft.done(account, milliseconds)
    },
  }

  /** Understood once, so that every round of a turn plays the same commands. */
  function understand(turn: Turn, signal: AbortSignal): Promise<Understood> {
    const { state, world } = settingOf(turn.conversation.facts, turn.facts, languageOf(turn))
    return understander.understand(messageOf(turn), understandingContext(state, world), signal, isAwaiting(turn))
  }

  /** The tenant's hand-off rules apply instead of an answer, or after a declined one. */
  async function* followRules(
    turn: Turn,
    request: TurnRequest,
    draft: Draft,
    signal: AbortSignal,
  ): AsyncGenerator<TurnEvent, Account> {
    if (isAwaiting(turn)) return yield* speak(turn, request, draft, signal)
    if (turn.rules.handOffNow) {
      await handOff(turn, draft, 'rule', signal)
      yield* draft.tellTheTruth(0)
      if (!draft.isEmpty) return BY_RULE
    }
    const account = yield* speak(turn, request, draft, signal)
    if (turn.rules.handOffUnanswered && draft.band === 'decline' && draft.receipts.length === 0) {
      await handOff(turn, draft, 'no_answer', signal)
      yield* draft.tellTheTruth(0)
    }
    return account
  }

  async function handOff(turn: Turn, draft: Draft, reason: string, signal: AbortSignal): Promise<void> {
    const name = turn.conversation.channel === 'call' ? 'transfer_call' : 'hand_off'
    const call = { type: 'tool_call' as const, id: 'rule', name, arguments: JSON.stringify({ reason }) }
    draft.add(await runner.run(call, placeOf(turn), signal))
  }

  /** Alternates speech and tool calls until no call is left, then adds omitted confirmations and corrections. */
  async function* speak(
    turn: Turn,
    request: TurnRequest,
    draft: Draft,
    signal: AbortSignal,
  ): AsyncGenerator<TurnEvent, Account> {
    const steps: ToolStep[] = []
    let account: Account | undefined
    let corrections: Correction[] | undefined
    let refused = 0
    for (let round = 1; ; round += 1) {
      const isLast = round >= MAX_ROUNDS || steps.length >= MAX_CALLS
      const asked = { ...request, steps: [...steps], ...(corrections === undefined ? {} : { corrections }) }
      if (isLast) delete asked.tools
      account = yield* draft.take(speaker.speak(asked, signal, account))
      if (draft.calls.length > 0 && !isLast) {
        await act(turn, draft, steps, signal)
        continue
      }
      const claims = draft.check.falseClaims.slice(refused)
      refused = draft.check.falseClaims.length
      const isRepaired = corrections === undefined && !account.isBuiltIn && !account.isCut
      const failed = draft.failed(claims, isRepaired ? 'repaired' : 'replaced')
      if (isRepaired && failed.length > 0) {
        corrections = failed
        continue
      }
      if (claims.length > 0) {
        yield* draft.tellTheTruth(claims.length)
        return account
      }
      if (!isLost(draft, account, corrections)) break
      // Without text or completed actions the built-in engine can start over.
      steps.length = 0
      account = { ...account, isCut: true, fallback: account.fallback ?? 'unproven' }
    }
    yield* draft.tellTheTruth(0)
    if (draft.isEmpty) yield* draft.sayPlainly(emptyReply(turn, draft, isOfClaims(corrections)))
    return account
  }

  async function act(turn: Turn, draft: Draft, steps: ToolStep[], signal: AbortSignal): Promise<void> {
    const place = placeOf(turn)
    for (const call of draft.calls) {
      if (steps.length >= MAX_CALLS) return
      const run = await runner.run(call, place, signal)
      draft.add(run)
      // Some servers repeat or omit the ids of calls.
      const named = { ...call, id: `call_${steps.length + 1}` }
      steps.push({ call: named, ok: run.result.ok, result: JSON.stringify(run.result.data) })
    }
  }

  async function requestOf(
    turn: Turn,
    { hits, others, statistics, writtenIn }: Material,
    { commands }: Understood,
  ): Promise<TurnRequest> {
    const before = isReadByModel() ? await turn.conversation.before() : []
    return {
      assistant: turn.facts,
      history: turn.history,
      ...(turn.earlier === undefined ? {} : { earlier: turn.earlier }),
      question: turn.question,
      passages: hits.map(passageOf),
      others: others.map(passageOf),
      statistics,
      writtenIn,
      language: languageOf(turn),
      commands,
      tools: runner.offered(turn.conversation.channel),
      conversation: { ...turn.conversation.facts, before },
    }
  }
}

function passageOf({ chunkId, title, text, questions, language, score }: Hit): Passage {
  return { id: String(chunkId), title, text, questions, language, score }
}

/** True while a person is awaited: words are acknowledged then, and not answered. */
function isAwaiting({ conversation: { facts } }: Turn): boolean {
  return facts.waitMinutes !== undefined
}

/** The search query: the questions of the message in the form in which they are answered. */
function searchedFor(turn: Turn, { commands }: Understood): string {
  const { history, question } = turn
  const language = spokenLanguage(languageOf(turn))
  const asked = (commands ?? []).flatMap((one) => (one.type === 'ask' ? [one.question] : []))
  const read = asked.map((one) => aboutCancelling(one, { language }, { history, commands }))
  const before = history.findLast(({ role }) => role === 'visitor')?.text
  return searchQuery(read, { message: question, before, language })
}

/** True if a provider's reply is empty and the built-in engine can reply in its place. */
function isLost(draft: Draft, account: Account, corrections: Correction[] | undefined): boolean {
  const isEnding = draft.runs.some(({ name, result }) => name === 'end_call' && result.ok)
  const isEmpty = draft.isEmpty && draft.receipts.length === 0
  return isEmpty && !account.isBuiltIn && !isEnding && !isOfClaims(corrections)
}

function isOfClaims(corrections: Correction[] = []): boolean {
  return corrections.some(({ reason }) => reason === 'not_done')
}

/** The account of a hand-off by rule, without a model. */
const BY_RULE: Account = { model: 'rule', fallback: null, isBuiltIn: true, isCut: false }

function placeOf(turn: Turn): Place {
  return { tenantId: turn.tenantId, language: localeOf(turn), conversation: turn.conversation }
}

/** Language of the visitor's messages if clear, otherwise of their page if spoken, otherwise of the business. */
function languageOf({ facts, conversation, history, question }: Turn): string {
  const { locale } = conversation.facts.visitor
  const said = history.flatMap(({ role, text }) => (role === 'visitor' ? [text] : []))
  const names = (facts.tables?.services ?? []).map(({ value }) => value.name)
  const page = locale !== undefined && speaks(locale) ? locale : facts.language
  return languageOfVisitor([...said, question], page, names)
}

/** `languageOf` with the country of the business, by which dates are written. */
function localeOf(turn: Turn): string {
  return inCountry(languageOf(turn), turn.conversation.facts.country)
}

function disclosureOf(turn: Turn): string | undefined {
  const { facts, conversation } = turn
  if (!conversation.facts.isFirst) return undefined
  return facts.disclosure ?? forLanguage(languageOf(turn)).verification.disclosure(facts.name, facts.business)
}

/** A repaired draft is empty if it had false claims only; the reply then says that nothing was done. */
function emptyReply(turn: Turn, draft: Draft, isRepaired: boolean): string {
  const { answers, verification } = forLanguage(languageOf(turn))
  if (draft.runs.some(({ name, result }) => name === 'end_call' && result.ok)) return answers.goodbye
  return isRepaired ? verification.nothingDone : answers.decline(turn.facts.business)
}
