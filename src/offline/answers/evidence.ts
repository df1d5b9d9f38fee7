import type { Passage, QuestionStatistics } from '../../models/chat-model.ts'
import { languageOfText } from '../../languages/text-language.ts'
import { AskedWords, type Topicless } from './asked-words.ts'
import { isMismatch } from './mismatch.ts'
import { asksForNumber, questionWords } from './question-words.ts'

/** Text analysis of the knowledge, because the answerer must see the same words as the search. */
export interface TextAnalysis {
  loadAnalyzer(language: string): Promise<{ terms(text: string): string[] }>
  splitSentences(text: string, language: string): string[]
}

/** Adjacent verbatim sentences of one passage. */
interface Quote {
  passageId: string
  title: string
  text: string
  /** Of the passage; null where it is not clear. */
  language: string | null
}

export interface Evidence {
  /** Share of the question covered by the best passage and its best sentence, 0 to 1. */
  coverage: number
  /** The best sentence's share with related words and parts of compounds as whole matches. */
  touched: number
  /** Distinct content words of the question. */
  words: number
  /** The best sentences are about the question's words, but not about what it asks of them. */
  isMismatch: boolean
  /** The best sentences, best passage first. */
  quotes: Quote[]
}

export interface Question {
  text: string
  language: string
  passages: Passage[]
  statistics: QuestionStatistics
}

interface Sentence {
  passage: Passage
  position: number
  text: string
  /** Share of the question covered by the sentence and its title. */
  coverage: number
  value: number
}

const MAX_PASSAGES = 5
const MAX_QUOTED_SENTENCES = 3
// Chosen on the tune half of the articles (npm run bench -- answers).
const PASSAGE_VALUE = 0.6
const NUMBER_VALUE = 0.15
/** Further sentences need this share of the best one's value. */
const MIN_VALUE_SHARE = 0.7

/** Scores the passages against the question and selects quotes. */
export async function findEvidence(
  { text, language, passages, statistics }: Question,
  { loadAnalyzer, splitSentences }: TextAnalysis,
): Promise<Evidence> {
  const analyzer = await loadAnalyzer(language)
  const spoken = statistics.language
  const asked = new AskedWords(statistics, topicless(questionWords(spoken), analyzer))
  const bestScore = passages[0]?.score ?? 1
  const wantsNumber = asksForNumber(text, spoken)
  const sentences: Sentence[] = []
  let coverage = 0
  let touched = 0
  for (const passage of passages.slice(0, MAX_PASSAGES)) {
    const title = analyzer.terms(titleOf(passage))
    const all = [...title]
    const own = splitSentences(passage.text, language).map((sentence, position): Sentence => {
      const terms = analyzer.terms(sentence)
      all.push(...terms)
      const share = asked.coveredBy([...title, ...terms])
      touched = Math.max(touched, asked.touchedBy([...title, ...terms]))
      const number = wantsNumber && /\p{N}/u.test(sentence) ? NUMBER_VALUE : 0
      const value = share + PASSAGE_VALUE * (passage.score / bestScore) + number
      return { passage, position, text: sentence, coverage: share, value }
    })
    // The best sentence counts as well, because a passage may contain the words in unrelated sentences.
    const bestSentence = Math.max(0, ...own.map((sentence) => sentence.coverage))
    coverage = Math.max(coverage, (asked.coveredBy(all) + bestSentence) / 2)
    sentences.push(...own)
  }
  const chosen = best(sentences)
  const shown = chosen.map(({ passage, text: sentence }) => `${titleOf(passage)}\n${sentence}`).join('\n')
  return {
    coverage,
    touched,
    words: asked.count,
    isMismatch: isMismatch({ text, language: spoken }, { text: shown, language: languageOfText(shown) ?? language }),
    quotes: quoted(chosen),
  }
}

/** Words without a topic, and their stems. */
function topicless(list: string, analyzer: { terms(text: string): string[] }): Topicless {
  return { words: new Set(list.toLowerCase().split(/\s+/u)), stems: new Set(analyzer.terms(list)) }
}

/** The title as the search reads it, with the known questions. */
function titleOf({ title, questions = '' }: Passage): string {
  return `${title}\n${questions}`
}

function best(sentences: Sentence[]): Sentence[] {
  const [first, ...others] = sentences.toSorted((a, b) => b.value - a.value)
  if (first === undefined) return []
  const worth = others.filter(({ value }) => value >= MIN_VALUE_SHARE * first.value)
  return [first, ...worth.slice(0, MAX_QUOTED_SENTENCES - 1)]
}

/** Orders sentences as in the passage and joins adjacent ones. */
function quoted(chosen: Sentence[]): Quote[] {
  const byPassage = Map.groupBy(chosen, ({ passage }) => passage)
  return [...byPassage.values()].flatMap((sentences) => {
    const ordered = sentences.toSorted((a, b) => a.position - b.position)
    return ordered
      .reduce<Sentence[][]>((runs, sentence) => {
        const run = runs.at(-1)
        if (run?.at(-1)?.position === sentence.position - 1) run.push(sentence)
        else runs.push([sentence])
        return runs
      }, [])
      .map(joined)
  })
}

const LIST_MARKER = /^- /

function joined(run: Sentence[]): Quote {
  const [first, last] = [run[0] as Sentence, run.at(-1) as Sentence]
  const { passage } = first
  // The quote is cut from the passage, so that it is verbatim with its line breaks.
  // A single list item loses its marker; several stay a list.
  const marker = run.length === 1 ? (LIST_MARKER.exec(first.text)?.[0].length ?? 0) : 0
  const start = passage.text.indexOf(first.text) + marker
  const end = passage.text.indexOf(last.text, start - marker) + last.text.length
  const text = passage.text.slice(start, end)
  return { passageId: passage.id, title: passage.title, text, language: languageOfText(passage.text) }
}
