import type { Passage, QuestionStatistics } from '../../models/chat-model.ts'
import { AskedWords } from './asked-words.ts'
import { asksForNumber, questionWords } from './question-words.ts'

/** How the knowledge cuts and reads text; the answerer must see the words that the search saw. */
export interface TextAnalysis {
  loadAnalyzer(language: string): Promise<{ terms(text: string): string[] }>
  splitSentences(text: string, language: string): string[]
}

/** Verbatim sentences of one passage that stand side by side there. */
interface Quote {
  passageId: string
  title: string
  text: string
}

export interface Evidence {
  /** How much of the question the best passage and its best sentence cover, 0 to 1. */
  coverage: number
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
  /** The share of the question in the sentence and its title. */
  coverage: number
  value: number
}

const READ_PASSAGES = 5
const QUOTED_SENTENCES = 3
// Chosen on the tune half of the articles (npm run bench -- answers).
const PASSAGE_VALUE = 0.6
const NUMBER_VALUE = 0.15
/** Further sentences are quoted when they are worth this share of the best one. */
const WORTH_QUOTING = 0.7

/** Weighs the passages against the question and picks what to quote. */
export async function findEvidence(
  { text, language, passages, statistics }: Question,
  { loadAnalyzer, splitSentences }: TextAnalysis,
): Promise<Evidence> {
  const analyzer = await loadAnalyzer(language)
  const asked = new AskedWords(statistics, new Set(analyzer.terms(questionWords(language))))
  const bestScore = passages[0]?.score ?? 1
  const wantsNumber = asksForNumber(text, language)
  const sentences: Sentence[] = []
  let coverage = 0
  for (const passage of passages.slice(0, READ_PASSAGES)) {
    const title = analyzer.terms(passage.title)
    const all = [...title]
    const own = splitSentences(passage.text, language).map((sentence, position): Sentence => {
      const terms = analyzer.terms(sentence)
      all.push(...terms)
      const share = asked.coveredBy([...title, ...terms])
      const number = wantsNumber && /\p{N}/u.test(sentence) ? NUMBER_VALUE : 0
      const value = share + PASSAGE_VALUE * (passage.score / bestScore) + number
      return { passage, position, text: sentence, coverage: share, value }
    })
    // A passage can hold the question's words in sentences that have nothing to do with each other.
    const bestSentence = Math.max(0, ...own.map((sentence) => sentence.coverage))
    coverage = Math.max(coverage, (asked.coveredBy(all) + bestSentence) / 2)
    sentences.push(...own)
  }
  return { coverage, quotes: quoted(best(sentences)) }
}

function best(sentences: Sentence[]): Sentence[] {
  const [first, ...others] = sentences.toSorted((a, b) => b.value - a.value)
  if (first === undefined) return []
  const worth = others.filter(({ value }) => value >= WORTH_QUOTING * first.value)
  return [first, ...worth.slice(0, QUOTED_SENTENCES - 1)]
}

/** In reading order within a passage; neighbours become one quote. */
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
  // Cut from the passage, so that the quote is verbatim down to its line breaks.
  // One item of a list is a sentence; several are a list.
  const marker = run.length === 1 ? (LIST_MARKER.exec(first.text)?.[0].length ?? 0) : 0
  const start = passage.text.indexOf(first.text) + marker
  const end = passage.text.indexOf(last.text, start - marker) + last.text.length
  return { passageId: passage.id, title: passage.title, text: passage.text.slice(start, end) }
}
