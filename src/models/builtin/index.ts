import type { Band, ChatModel, ModelEvent, TurnRequest } from '../chat-model.ts'
import { findEvidence, type Evidence, type TextAnalysis } from './evidence.ts'
import { smallTalkOf, type SmallTalk } from './small-talk.ts'
import { wordingOf, type Wording } from './wording.ts'

export type { TextAnalysis } from './evidence.ts'
export { wordingOf } from './wording.ts'

/**
 * Bands of coverage. Chosen on the tune half of the articles of six question sets (npm run bench -- answers).
 * Between the two, what was found is shown and called the closest, not the answer.
 */
const ANSWER_FROM = 0.42
const CLOSEST_FROM = 0.28

/** Answers without a key and without a network: it quotes the tenant's own sentences, or says that there are none. */
export function createBuiltinModel(text: TextAnalysis): ChatModel {
  return {
    name: 'builtin',
    async *reply(turn, signal) {
      signal.throwIfAborted()
      const { language } = turn.assistant
      const wording = wordingOf(language)
      const talk = smallTalkOf(turn.question, language)
      if (talk !== undefined) return yield* speak(chat(talk, wording, turn), 'talk')
      const { question, passages, statistics } = turn
      const evidence = await findEvidence({ text: question, language, passages, statistics }, text)
      signal.throwIfAborted()
      const band = bandOf(evidence.coverage)
      if (band === 'decline') yield { type: 'text', text: wording.decline(turn.assistant.business) }
      else yield* quote(evidence, band, wording)
      yield { type: 'outcome', band, coverage: evidence.coverage }
    },
  }
}

export function bandOf(coverage: number): 'answer' | 'closest' | 'decline' {
  if (coverage >= ANSWER_FROM) return 'answer'
  return coverage >= CLOSEST_FROM ? 'closest' : 'decline'
}

function* quote({ quotes }: Evidence, band: Band, wording: Wording): Generator<ModelEvent> {
  if (band === 'closest') yield { type: 'text', text: `${wording.closest}\n\n` }
  for (const [index, { passageId, title, text }] of quotes.entries()) {
    const gap = index === 0 ? '' : '\n\n'
    yield { type: 'text', text: `${gap}${wording.quote(text, title)}` }
    yield { type: 'citation', passageId, quote: text }
  }
  if (band === 'closest') yield { type: 'text', text: `\n\n${wording.offerAfterClosest}` }
}

function* speak(text: string, band: Band): Generator<ModelEvent> {
  yield { type: 'text', text }
  yield { type: 'outcome', band, coverage: undefined }
}

function chat(talk: SmallTalk, wording: Wording, { assistant: { name, business } }: TurnRequest): string {
  switch (talk) {
    case 'greeting':
      return wording.greeting(name, business)
    case 'identity':
      return wording.identity(name, business)
    case 'thanks':
      return wording.thanks
    case 'goodbye':
      return wording.goodbye
  }
}
