import { UNSPACED } from '../../core/words.ts'
import { oneOf, trimEndWhere, trimStartWhere } from '../../core/text-scan.ts'
import type { Passage } from '../chat-model.ts'
import { clausesOf, isOfSameMeaning } from './mismatch.ts'
import { normalised, NormalisedText } from './normalised-text.ts'
import { sentencesOf } from './sentence-ends.ts'
import { withoutAnswer } from './statement.ts'
import { SIDES, Vocabulary, wordsOf, type Word } from './words.ts'

/** Shorter quotes occur in too many passages to prove anything, unless they are a whole line. */
const MIN_WORDS = 3
const MIN_LETTERS = 8
const MIN_UNSPACED_CHARS = 5
/** Marks around a quote; normalised text has no other white space. */
const BEFORE_QUOTES = " '.…"
const BEHIND_QUOTES = " '.,;:!…"

/** Where a source says something. */
export interface Place {
  /** The sentence as it stands there. */
  quote: string
  /** Number of the wanted words that stand in it or in the title. */
  shared: number
  missing: Word[]
  /** All words of the sentence. */
  all: Word[]
  /** The part of the sentence that says it, and the rest. */
  words: Word[]
  rest: Word[]
}

/** A sentence, or several lines that say the same of different things. */
interface Unit {
  quote: string
  clauses: Word[][]
  words: Word[]
  vocabulary: Vocabulary
  sides: Set<number>
}

interface Kind {
  isResult?: boolean
  /** Dates of a result may be told in its words. */
  language?: string
}

/** One passage, the facts, or the result of a tool. */
export class Source {
  readonly id: string
  readonly title: string
  readonly isResult: boolean
  /** The whole text, normalised. */
  readonly said: string
  readonly #text: NormalisedText
  readonly #language: string
  #units: Unit[] | undefined
  #lines: Set<string> | undefined

  constructor(
    { id, title, text }: Pick<Passage, 'id' | 'title' | 'text'>,
    { isResult = false, language = 'en' }: Kind = {},
  ) {
    this.id = id
    this.title = title
    this.isResult = isResult
    this.#language = language
    this.#text = new NormalisedText(text)
    this.said = `${normalised(title)}\n${this.#text.text}`
  }

  /** The original words of a quote found here, matching whole words only. */
  find(quote: string): string | undefined {
    const wanted = trimEndWhere(trimStartWhere(normalised(quote), oneOf(BEFORE_QUOTES)), oneOf(BEHIND_QUOTES))
    if (wanted === '') return undefined
    const { text } = this.#text
    for (let start = text.indexOf(wanted); start >= 0; start = text.indexOf(wanted, start + 1)) {
      const end = start + wanted.length
      if (!hasWholeWords(text, start, end)) continue
      const words = this.#text.cut(start, end)
      if (isTelling(wanted) || this.#isWholeLine(words)) return words
    }
    return undefined
  }

  /** The sentence with most of these words; undefined where none has any. */
  place(wanted: Word[]): Place | undefined {
    let best: Place | undefined
    for (const [index, unit] of (this.#units ??= this.#read()).entries()) {
      const missing = wanted.filter((word) => !has(unit, word))
      const shared = wanted.length - missing.length
      // The first sentence below a question answers it, also without its words.
      const isAnswer = index === 0 || wanted.some((word) => isIn(unit.words, word))
      if (shared === 0 || !isAnswer || (best !== undefined && shared <= best.shared)) continue
      best = { quote: unit.quote, shared, missing, all: unit.words, ...partOf(unit, wanted) }
    }
    return best
  }

  /** The first sentence with all of these figures. */
  withFigures(figures: Word[]): string | undefined {
    if (figures.length === 0) return undefined
    return (this.#units ??= this.#read()).find((unit) => figures.every((figure) => has(unit, figure)))?.quote
  }

  #read(): Unit[] {
    const { original } = this.#text
    const sentences = this.isResult ? [original] : joined(sentencesOf(original))
    const alike = this.isResult ? [] : linesAlike(original)
    return [...sentences, ...alike].map((quote) =>
      unitOf(quote, this.title, this.isResult ? this.#language : undefined),
    )
  }

  /** True for a whole line, or the part after its label: `Monday: 9–17`. */
  #isWholeLine(words: string): boolean {
    this.#lines ??= new Set(
      this.#text.original
        .split('\n')
        .flatMap((line) => [line, line.slice(line.indexOf(': ') + 1)])
        .map((line) => bare(line.trim())),
    )
    return WORD_CHARACTER.test(words) && this.#lines.has(bare(words))
  }
}

function unitOf(quote: string, title: string, datesIn: string | undefined): Unit {
  // Below a question, "No." denies what it asks.
  const said = withSettledLabel(title.endsWith('?') ? quote : withoutAnswer(quote) || quote)
  const written = [...wordsOf(said), ...otherForms(said, datesIn)]
  const clauses = clausesOf(said, ({ isFigure, text }) => isFigure || text.length >= MIN_CLAUSE_WORD)
  const all = [...written, ...wordsOf(title)]
  const sides = new Set(all.flatMap(({ text }) => SIDES.get(text)?.pair ?? []))
  return { quote, clauses, words: written, vocabulary: new Vocabulary(all.map(({ text }) => text)), sides }
}

/** `Open on Sunday: closed` is closed. */
function withSettledLabel(line: string): string {
  const end = line.indexOf(': ')
  if (end < 0 || line.includes('\n')) return line
  const pairs = new Set(wordsOf(line.slice(end)).flatMap(({ text }) => SIDES.get(text)?.pair ?? []))
  const label = line.slice(0, end).split(' ')
  const isOpen = (word: string) => wordsOf(word).some(({ text }) => pairs.has(SIDES.get(text)?.pair ?? -1))
  return label.filter((word) => !isOpen(word)).join(' ') + line.slice(end)
}

/** Letters of a word that makes a clause of its own. */
const MIN_CLAUSE_WORD = 4

function has({ vocabulary, sides }: Unit, { text, isFigure }: Word): boolean {
  if (isFigure) return vocabulary.hasExactly(text)
  const pair = SIDES.get(text)?.pair
  return vocabulary.has(text) || (pair !== undefined && sides.has(pair))
}

function isIn(words: Word[], { text: wanted }: Word): boolean {
  return words.some(({ text }) => isOfSameMeaning(text, wanted))
}

/** The clause that says all of it, otherwise the whole sentence. */
function partOf({ clauses, words }: Unit, wanted: Word[]): Pick<Place, 'words' | 'rest'> {
  const own = wanted.filter((word) => isIn(words, word))
  const part = clauses.find((clause) => own.every((word) => isIn(clause, word)))
  if (part === undefined || own.length === 0) return { words, rest: [] }
  return { words: part, rest: clauses.flatMap((clause) => (clause === part ? [] : clause)) }
}

const MIN_UNIT_WORDS = 3

/** A line of a word or two means something only together with the next one. */
function joined(sentences: string[]): string[] {
  const units: string[] = []
  for (const sentence of sentences) {
    const last = units.at(-1)
    if (last !== undefined && wordsOf(last).length < MIN_UNIT_WORDS) units[units.length - 1] = `${last} ${sentence}`
    else units.push(sentence)
  }
  return units
}

/** `Open on Monday: 8–18` and `Open on Tuesday: 8–18` together say what is told of the week. */
function linesAlike(text: string): string[] {
  const labelled = text.split('\n').filter((line) => line.includes(': '))
  const byValue = Map.groupBy(labelled, (line) => line.slice(line.indexOf(': ') + 2))
  return [...byValue.values()].filter((lines) => lines.length > 1).map((lines) => lines.join('\n'))
}

const DATE = /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/gu
const CLOCK = /(?<!\d)(\d{1,2}):(\d{2})(?!\d)/gu
const HALF_DAY = /(?<!\d)(\d{1,2})(?::\d{2})? ?([ap])\.?m\b/giu

/** Other usual forms of dates and clock times: `2026-03-06` is Friday, 6 March; `14:30` is 2:30 pm. */
function otherForms(text: string, language: string | undefined): Word[] {
  const figures = [
    ...[...text.matchAll(CLOCK)].map(([, hour]) => Number(hour) % 12 || 12),
    ...[...text.matchAll(HALF_DAY)].map(
      ([, hour, half]) => (Number(hour) % 12) + (half?.toLowerCase() === 'p' ? 12 : 0),
    ),
  ]
  const dates = language === undefined ? [] : [...text.matchAll(DATE)].flatMap(([date]) => namesOf(date, language))
  return [...figures.map((figure) => ({ text: String(figure), isFigure: true })), ...dates]
}

function namesOf(date: string, language: string): Word[] {
  const instant = Date.parse(`${date}T00:00Z`)
  if (Number.isNaN(instant)) return []
  const options = { weekday: 'long', month: 'long', timeZone: 'UTC' } as const
  return wordsOf(new Intl.DateTimeFormat([language, 'en'], options).format(instant))
}

/** Without list marker and final punctuation. */
function bare(line: string): string {
  return trimEndWhere(line.replace(/^[-*•]\s+/u, ''), oneOf('.,;:!')).trim()
}

const WORD_CHARACTER = /[\p{L}\p{N}]/u

function hasWholeWords(text: string, start: number, end: number): boolean {
  return isEdge(text[start - 1], text[start]) && isEdge(text[end - 1], text[end])
}

function isEdge(before: string | undefined, after: string | undefined): boolean {
  if (before === undefined || after === undefined) return true
  // Unspaced scripts have no word boundaries to check.
  const joins = WORD_CHARACTER.test(before) && WORD_CHARACTER.test(after)
  return !joins || UNSPACED.test(before) || UNSPACED.test(after)
}

function isTelling(words: string): boolean {
  const letters = words.match(/[\p{L}\p{N}]/gu) ?? []
  if (letters.filter((letter) => UNSPACED.test(letter)).length >= MIN_UNSPACED_CHARS) return true
  const count = words.split(' ').filter((word) => WORD_CHARACTER.test(word)).length
  return count >= MIN_WORDS && letters.length >= MIN_LETTERS
}
