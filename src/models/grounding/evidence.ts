import { addressesIn } from './addresses.ts'
import { FACTS, type Citation, type Doubt, type Passage } from '../chat-model.ts'
import { normalised } from './normalised-text.ts'
import { clausesOf, isOfSameMeaning, mismatchBetween } from './mismatch.ts'
import { Source, type Place } from './source.ts'
import { forSpeech, withoutAnswer, type Speech } from './statement.ts'
import { SELF, wordsOf, type Word } from './words.ts'

/** A quoted piece of evidence, verified against the material. */
export interface Proof {
  citation: Citation
  title: string
}

/** Where a line says its evidence stands. Without words it is only a hint. */
export interface Mark {
  label: string
  quote: string
}

export interface Finding {
  proof: Proof | undefined
  doubt: Doubt | undefined
  /** Sentence of the material on the same topic, where the line is not proven. */
  nearest: Proof | undefined
}

/** Label of the facts in marks; passages are labelled by number. */
const FACTS_LABEL = 'F'
/** Label prefix of tool results, followed by the call's number in its turn. */
const RESULT_LABEL = 'T'
/** Share of a line's telling words in one sentence that is quoted in its place. */
const NEAR_SHARE = 0.6
const MIN_NEAR_WORDS = 2

interface Material {
  passages: Passage[]
  facts: string | undefined
  /** Results of this turn's tools, as lines. */
  results?: string[]
  /** The visitor's message: what a sentence leaves out may be what was asked. */
  question?: string
  /** Names that need no evidence: of the business, the assistant and the visitor. */
  names?: string[]
  /** Everything the visitor wrote; a line about a tool's result may repeat it. */
  visitorWords?: string
  language: string
}

/** The material of one turn: looks up what a line says, with or without a mark. */
export class Evidence {
  readonly #sources = new Map<string, Source>()
  readonly #speech: Speech
  readonly #asked: Word[]

  constructor({ passages, facts, results = [], question = '', names = [], visitorWords = '', language }: Material) {
    for (const [index, passage] of passages.entries()) this.#sources.set(String(index + 1), new Source(passage))
    if (facts) this.#sources.set(FACTS_LABEL, new Source({ id: FACTS, title: '', text: facts }))
    for (const [index, text] of results.entries()) {
      const label = `${RESULT_LABEL}${index + 1}`
      this.#sources.set(label, new Source({ id: label, title: '', text }, { isResult: true, language }))
    }
    this.#speech = forSpeech(language, { names, visitorWords })
    this.#asked = wordsOf(question)
  }

  /** Undefined for an unknown source, absent words, or a meaningless quote. */
  prove({ label, quote }: Mark): Proof | undefined {
    const source = this.#sources.get(label.toUpperCase())
    const words = source?.find(quote)
    if (source === undefined || words === undefined) return undefined
    return { citation: { type: 'citation', passageId: source.id, quote: words }, title: source.title }
  }

  /** True for a sentence that states nothing. */
  isIdle(sentence: string): boolean {
    return this.#tellingWords(wordsOf(withoutAnswer(sentence))).length === 0
  }

  /** True without figures and addresses, which could do harm in a question. */
  isPlain(sentence: string): boolean {
    return !wordsOf(sentence).some(({ isFigure }) => isFigure)
  }

  /** True for a mere "Yes, of course.". */
  isAnswer(sentence: string): boolean {
    return this.isIdle(sentence) && withoutAnswer(sentence) !== sentence
  }

  /** Looks a sentence up in every source, first in the marked ones. */
  check(sentence: string, marks: Mark[] = []): Finding {
    const labels = marks.map(({ label }) => label.toUpperCase())
    const sources = [...this.#sources].toSorted(([a], [b]) => rank(labels, a) - rank(labels, b))
    const clauses = clausesOf(withoutAnswer(sentence), (word) => this.#speech.isTelling(word))
    const addresses = addressesIn(normalised(sentence))
    const isDeed = this.#isDeed(clauses.flat())
    let best: Attempt | undefined
    for (const [, source] of sources) {
      if (isDeed && !source.isResult) continue
      const attempt = this.#attempt(clauses, addresses, source)
      if (attempt.doubt === undefined) return { proof: attempt.at, doubt: undefined, nearest: undefined }
      if (best === undefined || attempt.share > best.share) best = attempt
    }
    const isNear = best !== undefined && best.share >= NEAR_SHARE
    const nearest = isNear ? best?.at : this.#ofMarkedFigures(sentence, labels)
    return { proof: undefined, doubt: best?.doubt ?? 'unknown', nearest }
  }

  /** A line in another language than the material shares its figures with the passage that it is marked with. */
  #ofMarkedFigures(sentence: string, labels: string[]): Proof | undefined {
    const figures = wordsOf(sentence).filter(({ text, isFigure }) => isFigure && text !== '0')
    for (const label of labels) {
      const source = this.#sources.get(label)
      const quote = source?.isResult === false ? source.withFigures(figures) : undefined
      if (source !== undefined && quote !== undefined) return proofAt(source, quote)
    }
    return undefined
  }

  #attempt(clauses: Word[][], addresses: string[], source: Source): Attempt {
    const isSaid = addresses.every((address) => source.said.includes(address))
    const found = clauses.map((clause) => this.#clauseIn(clause, source))
    const isNothing = found.every(({ telling }) => telling === 0)
    const topic = found.reduce((sum, one) => sum + one.topic, 0)
    const onTopic = found.reduce((sum, one) => sum + one.onTopic, 0)
    const doubt = isSaid ? found.find((one) => one.doubt !== undefined)?.doubt : 'address'
    const first = found.toSorted((a, b) => b.shared - a.shared)[0]
    const at = first?.quote === undefined ? undefined : proofAt(source, first.quote)
    const isQuotable = onTopic >= MIN_NEAR_WORDS && !source.isResult && found.some(({ isAsked }) => isAsked)
    const isFound = at !== undefined && !isNothing
    return { at, doubt: doubt ?? (isFound ? undefined : 'unknown'), share: isQuotable ? onTopic / topic : 0 }
  }

  /** The sentence of a source that says a clause, or the one nearest to it. */
  #clauseIn(clause: Word[], source: Source): FoundClause {
    const telling = this.#tellingWords(clause, source.isResult)
    const place = source.place(telling)
    const shared = place?.shared ?? 0
    const topic = telling.filter(({ isFigure }) => !isFigure).length
    const onTopic = place === undefined ? 0 : topic - place.missing.filter(({ isFigure }) => !isFigure).length
    const isAsked = this.#isAsked(place)
    const found = { telling: telling.length, shared, topic, onTopic, isAsked, quote: place?.quote }
    if (telling.length === 0) return found
    if (place === undefined || shared < telling.length)
      return { ...found, doubt: place?.missing.every(({ isFigure }) => isFigure) ? 'number' : 'unknown' }
    if (source.isResult) return found
    return { ...found, doubt: mismatchBetween(clause, place.words) ?? this.#leftOut(clause, place.rest) }
  }

  /** True for a passage that shares a word with the question: only such a one may stand in for a struck sentence. */
  #isAsked(place: Place | undefined): boolean {
    const asked = this.#tellingWords(this.#asked)
    if (place === undefined || asked.length === 0) return place !== undefined
    return asked.some(({ text }) => place.all.some((word) => isOfSameMeaning(word.text, text)))
  }

  /** A condition in the rest of the sentence matters where the visitor asked about it. */
  #leftOut(clause: Word[], rest: Word[]): Doubt | undefined {
    const asked = this.#tellingWords(this.#asked).filter((word) => !clause.some(({ text }) => text === word.text))
    const isAsked = rest.some(({ text }) => asked.some((word) => word.text === text))
    return isAsked && mismatchBetween(clause, [...clause, ...rest]) !== undefined ? 'restriction' : undefined
  }

  /** "I called them": something that the assistant itself has done. */
  #isDeed(words: Word[]): boolean {
    return this.#tellingWords(words).length <= 1 && words.some(({ text }) => SELF.has(text))
  }

  #tellingWords(words: Word[], isAboutResult = false): Word[] {
    return words.filter((word) => this.#speech.isTelling(word, isAboutResult))
  }
}

interface Attempt {
  at: Proof | undefined
  doubt: Doubt | undefined
  /** Share of the telling words besides figures that one sentence has. */
  share: number
}

interface FoundClause {
  telling: number
  shared: number
  /** Telling words besides figures, and those of them that were found. */
  topic: number
  onTopic: number
  /** The sentence is about the visitor's question. */
  isAsked: boolean
  quote: string | undefined
  doubt?: Doubt | undefined
}

function rank(labels: string[], label: string): number {
  return labels.includes(label) ? 0 : 1
}

function proofAt(source: Source, quote: string): Proof {
  return { citation: { type: 'citation', passageId: source.id, quote }, title: source.title }
}
