import { z } from 'zod'
import { lookUp } from '../../core/keys.ts'
import { INTENTS, type Intent } from '../../core/intents.ts'
import { forLanguage } from '../../languages/index.ts'
import type { Circumstance } from '../../languages/language.ts'
import type { ChatModel } from '../../models/chat-model.ts'
import { intentOf } from '../intent.ts'
import type { Receipt } from '../verification/receipt.ts'
import { sentimentOf, type Sentiment } from './sentiment.ts'

/** An ended conversation. */
export interface Transcript {
  /** The tenant's language, for the summary. */
  language: string
  messages: { role: 'visitor' | 'assistant' | 'person'; text: string }[]
  receipts: Receipt[]
  wasHandedOff: boolean
  /** The special course of a call, if it had one. */
  circumstance?: Circumstance | undefined
  /** Bands of the assistant's answers. */
  bands: (string | null)[]
}

export interface Analysis {
  summary: string | null
  sentiment: Sentiment
  /** Null if nothing was asked. */
  intent: Intent | null
  /** The wish in the visitor's own words. */
  words: string | null
  outcome: Outcome
}

type Outcome =
  'booked' | 'moved' | 'cancelled' | 'handed_off' | 'contact_left' | 'answered' | 'unanswered' | 'nothing_asked'

/** The model's part of the analysis; the outcome comes from receipts only. */
const analysisReply = z.object({
  summary: z.string().trim().min(1).max(600),
  sentiment: z.enum(['positive', 'neutral', 'negative']),
  intent: z.enum(INTENTS).nullish().catch(null),
})

/** Limit of the visitor's words in a lead's notes. */
const MAX_NOTE_CHARS = 500

type Analyst = NonNullable<ChatModel['analyse']>

/** Uses the model's analysis if it arrives in time and in shape, otherwise the built-in one. */
export async function analyse(
  transcript: Transcript,
  analyst: Analyst | undefined,
  signal: AbortSignal,
): Promise<Analysis> {
  const builtIn = analyseBuiltIn(transcript)
  if (analyst === undefined || builtIn.outcome === 'nothing_asked') return builtIn
  const text = transcript.messages.map(({ role, text: said }) => `${role}: ${said}`).join('\n')
  const parsed = analysisReply.safeParse(await analyst(text, transcript.language, signal).catch(() => undefined))
  if (!parsed.success) return builtIn
  const { summary, sentiment, intent } = parsed.data
  return { ...builtIn, summary, sentiment, intent: intent || builtIn.intent }
}

/** Analysis without a model: the visitor's words, and the outcome from receipts and bands. */
function analyseBuiltIn(transcript: Transcript): Analysis {
  const said = transcript.messages.flatMap(({ role, text }) => (role === 'visitor' ? [text] : []))
  const outcome = outcomeOf(transcript)
  const sentence = said.find((text) => text.trim().split(/\s+/u).length > 2)
  const question = sentence ?? said[0]
  const isIdle = outcome === 'nothing_asked' && intentOf(said, transcript.receipts) === 'other'
  const asked = question === undefined || isIdle ? null : shortened(question, 120)
  // Without an answer a full sentence still counts as a wish, but a greeting does not.
  const wish = outcome === 'nothing_asked' ? sentence : question
  const last = said.length > 1 ? said.at(-1) : undefined
  const quoted = [asked, last === undefined || last === question ? null : shortened(last, 120)].flatMap(
    (text) => text ?? [],
  )
  const isSilent = said.length === 0 && transcript.circumstance === undefined
  const summary = isSilent ? null : summaryOf(quoted, sentencesOf(outcome, isIdle, transcript), transcript.language)
  return {
    summary,
    sentiment: sentimentOf(said),
    intent: wish === undefined ? null : intentOf(said, transcript.receipts),
    words: wish === undefined ? null : shortened(wish, MAX_NOTE_CHARS),
    outcome,
  }
}

const CHANGES = { booking_created: 'booked', booking_updated: 'moved', booking_cancelled: 'cancelled' } as const

/** The most advanced outcome reached. */
function outcomeOf({ receipts, wasHandedOff, bands }: Transcript): Outcome {
  const claims = new Set(receipts.flatMap((receipt) => receipt.claims))
  const changed = receipts.map(({ action }) => lookUp(CHANGES, action)).findLast((change) => change !== undefined)
  if (changed !== undefined) return changed
  if (wasHandedOff || claims.has('handed_off')) return 'handed_off'
  if (claims.has('noted')) return 'contact_left'
  if (bands.some((band) => band === 'answer' || band === 'closest')) return 'answered'
  return bands.includes('decline') ? 'unanswered' : 'nothing_asked'
}

function shortened(text: string, maxChars: number): string {
  const characters = [...text.replace(/\s+/gu, ' ').trim()]
  return characters.length > maxChars ? `${characters.slice(0, maxChars - 1).join('')}…` : characters.join('')
}

/** Quotes of the visitor, and the outcome as a sentence. */
function summaryOf(said: string[], sentences: string, language: string): string {
  const { answers } = forLanguage(language)
  const quotes = said.map((text) => answers.quote(text, '')).join(' … ')
  return [quotes, sentences].filter(Boolean).join(' – ')
}

/** The circumstance of a call takes precedence over an answer of the assistant. */
function sentencesOf(outcome: Outcome, isIdle: boolean, { circumstance, language, receipts }: Transcript): string {
  const { outcomes, circumstances } = forLanguage(language).analysis
  const ended = outcomes[outcome === 'contact_left' ? leftBehind(receipts) : outcome]
  // A wish without an outcome speaks for itself.
  if (circumstance === undefined) return outcome === 'nothing_asked' && !isIdle ? '' : ended
  const went = circumstances[circumstance]
  const isMinor =
    outcome === 'handed_off' || outcome === 'answered' || outcome === 'unanswered' || outcome === 'nothing_asked'
  return isMinor ? went : `${went} ${ended}`
}

/** Key of the summary's sentence for a left contact, by the action that it asks of the team. */
function leftBehind(receipts: Receipt[]): 'call_back' | 'message' | 'contact_left' {
  if (receipts.some(({ claims }) => claims.includes('callback'))) return 'call_back'
  return receipts.some(({ action }) => action === 'message_taken') ? 'message' : 'contact_left'
}
