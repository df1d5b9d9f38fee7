import type { DialogueTable } from './dialogue.ts'
import type { DocumentWords } from './documents.ts'
import type { ExamWording } from './exam.ts'
import type { FigureWords } from './figures.ts'
import type { FunctionWords } from './function-words.ts'
import type { Glossary } from './glossary.ts'
import type { MailWording } from './mail.ts'
import type {
  AssertionPatterns,
  GroundingPatterns,
  IntentPatterns,
  MismatchPatterns,
  QuestionPatterns,
  SentimentPatterns,
  SmallTalkPatterns,
} from './patterns.ts'
import type { ServiceWords } from './service-words.ts'
import type { TradesWording } from './trades.ts'
import type { UnderstandingPatterns } from './understanding.ts'
import type {
  AnswerWording,
  CallWording,
  FactWording,
  OutcomeWording,
  PageWording,
  VerificationWording,
} from './wording.ts'
import type { WebsiteWords } from './website.ts'
import type { WhenTable } from './when.ts'

/** A supported language: wording is emitted, patterns are recognised. */
export interface Language {
  answers: AnswerWording
  dialogue: DialogueTable
  documents: DocumentWords
  exam: ExamWording
  facts: FactWording
  verification: VerificationWording
  calls: CallWording
  mail: MailWording
  pages: PageWording
  smallTalk: SmallTalkPatterns
  questions: QuestionPatterns
  figures: FigureWords
  functionWords: FunctionWords
  glossary: Glossary
  /** See `glossary.ts`. */
  synonyms: string
  /** See `dictionary.ts`. */
  dictionary: string
  serviceWords: ServiceWords
  assertions: AssertionPatterns
  mismatch: MismatchPatterns
  grounding: GroundingPatterns
  analysis: AnalysisTable
  understanding: UnderstandingPatterns
  when: WhenTable
  website: WebsiteWords
  trades: TradesWording
}

/**
 * Special course of a call: a person of the team was phoned in vain or took it, a message was left on a voicemail or
 * recorded by the caller, only a machine answered, or nobody spoke.
 */
export type Circumstance = 'nobody_there' | 'taken' | 'message_left' | 'message_recorded' | 'machine_only' | 'silent'

export interface AnalysisTable {
  outcomes: OutcomeWording
  /** Sentences for the summary of a call, beside what was said. */
  circumstances: Record<Circumstance, string>
  intents: IntentPatterns
  sentiment: SentimentPatterns
}
