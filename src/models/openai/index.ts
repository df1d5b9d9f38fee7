import { z } from 'zod'
import { forLanguage } from '../../languages/index.ts'
import { smallTalkOf } from '../../languages/small-talk.ts'
import type { ChatModel, ModelEvent, ToolStep, TurnRequest } from '../chat-model.ts'
import { ModelFailure } from '../model-failure.ts'
import { Evidence } from '../grounding/evidence.ts'
import { createClient, type Provider } from './client.ts'
import { analyse, analysisMessages } from './analysis.ts'
import { complete, type End } from './completion.ts'
import { createEchoTest } from './echo.ts'
import { GroundedReply } from './grounded-reply.ts'
import { CALL_RULES, messagesFor, RULES, TOOL_RULES } from './prompt.ts'
import { settingsFor } from './settings.ts'
import { linesOf } from './tool-results.ts'
import { toolsFor } from './tool-schemas.ts'
import type { TimeLimits } from './time-limits.ts'

export interface ChatModelOptions extends Provider {
  model: string
  limits: TimeLimits
}

/** Far above a good reply; a model beyond it is looping. */
const MAX_REPLY_TOKENS = 600
const MAX_ANALYSIS_TOKENS = 300

const isEcho = createEchoTest(`${RULES}\n${TOOL_RULES}\n${CALL_RULES}`)

/** A language model at any OpenAI-compatible address. Its statements are emitted only with evidence. */
export function createOpenAIChatModel({ model, limits, ...provider }: ChatModelOptions): ChatModel {
  const client = createClient(provider)
  const { host } = new URL(client.baseURL)
  const settings = settingsFor(host, { temperature: 0.2, maxTokens: MAX_REPLY_TOKENS })
  const analysis = settingsFor(host, { temperature: 0, maxTokens: MAX_ANALYSIS_TOKENS })
  return {
    name: model,
    analyse: (transcript, language, signal) =>
      analyse(
        { model, messages: analysisMessages(transcript, language) },
        { client, settings: analysis, limits, signal },
      ),
    async *reply(turn, signal) {
      const draft = newDraft(turn)
      const tools = toolsFor(turn)
      const request = {
        model,
        messages: messagesFor(turn),
        ...(tools === undefined ? {} : { tools }),
      }
      let end: End | undefined
      let called = false
      for await (const piece of complete(request, { client, settings, limits, signal })) {
        if (piece.type === 'text') yield* draft.add(piece.text)
        else if (piece.type === 'end') end = piece
        else {
          if (!turn.tools?.some(({ name }) => name === piece.name)) throw new ModelFailure('unknown_tool')
          called = true
          yield piece
        }
        if (draft.isOver) break
      }
      if (called) {
        // The turn continues, but the cost of this part counts.
        const cost = { coverage: undefined, tokens: end?.tokens, struck: draft.struck }
        if (turn.conversation !== undefined) yield { type: 'outcome', band: 'closest', ...cost }
        return
      }
      yield* draft.end()
      yield* conclude(turn, draft, end)
    },
  }
}

function newDraft(turn: TurnRequest): GroundedReply {
  const { question, passages, assistant, history, steps = [], conversation } = turn
  const language = turn.language ?? assistant.language
  const said = history.flatMap(({ role, text }) => (role === 'visitor' ? [text] : []))
  return new GroundedReply({
    evidence: new Evidence({
      passages,
      facts: assistant.facts,
      results: [...(conversation?.before ?? []), ...steps.map(linesOf)],
      question,
      names: [assistant.name, assistant.business, conversation?.visitor.name ?? '', ...namesIn(steps)],
      visitorWords: [...said, question].join('\n'),
      language,
    }),
    isCourtesy: smallTalkOf(question, language) !== undefined,
    quote: forLanguage(language).answers.quote,
    isEcho,
  })
}

const named = z.object({ name: z.string() })

/** Names of the visitor that a tool has accepted. */
function namesIn(steps: ToolStep[]): string[] {
  return steps.flatMap(({ ok, call }) => {
    const { data } = named.safeParse(ok ? JSON.parse(call.arguments) : undefined)
    return data === undefined ? [] : [data.name]
  })
}

/** When nothing could be said, the visitor gets our own text. */
function* conclude(
  { question, assistant, conversation, ...turn }: TurnRequest,
  draft: GroundedReply,
  end: End | undefined,
): Generator<ModelEvent> {
  if (draft.isEmpty && end?.reason === 'content_filter') throw new ModelFailure('filtered')
  if (draft.isSilent && end !== undefined) throw new ModelFailure('empty')
  const { name, business } = assistant
  const language = turn.language ?? assistant.language
  const isCourtesy = smallTalkOf(question, language) !== undefined
  const wording = forLanguage(language).answers
  // In a conversation the engine decides: it confirms completed actions, or declines.
  if (draft.isEmpty && (conversation === undefined || isCourtesy))
    yield { type: 'text', text: isCourtesy ? wording.greeting(name, business) : wording.decline(business) }
  yield { type: 'outcome', band: draft.band, coverage: undefined, tokens: end?.tokens, struck: draft.struck }
}
