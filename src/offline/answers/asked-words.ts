import type { QuestionStatistics, QuestionWord } from '../../models/chat-model.ts'
import { fold } from '../understanding/text.ts'

// Part of a compound ("Öffnung" in "Öffnungszeiten"): half a match. Shorter parts match by chance.
const MIN_PART_LENGTH = 5
const MIN_TAIL_LENGTH = 4
const MAX_CUT = 2
const PART_CREDIT = 0.5
const RELATED_CREDIT = 0.7
/** A stem with up to two more letters: a form that the stemmer left apart, such as "motorbike suits". */
const INFLECTED_CREDIT = 0.8
const MIN_INFLECTED_LENGTH = 6
const MAX_INFLECTED = 2
/** A word related by synonyms only: less than any match that proves an answer. */
const LOOSE_CREDIT = 0.49
/** A word related only by the head of a compound: too little to be shown if the question has no other word. */
const HEAD_CREDIT = 0.25
/** A word of the same meaning in the documents' language. */
const TRANSLATED_CREDIT = 0.9

const RELATED_PART_CREDIT = 0.4
const TRANSLATED_PART_CREDIT = 0.5
const MIN_RELATED_PART_LENGTH = 4

/** Weight of the noun after "which": the bus, in "which bus stops near you?" */
const SOUGHT_WORTH = 1.5
/** Weight of the verb of a question for a price, which occurs beside every price. */
const VERB_WORTH = 0.5
/** Weight of words of any visit, such as the appointment. */
const VISIT_WORTH = 0.3
/** Weight of the commonest words of the language, which occur in passages on anything. */
const COMMON_WORTH = 0.3

interface Match {
  stem: string
  credit: number
}

/** Stop words, which have no topic. */
export interface StopWords {
  words: ReadonlySet<string>
  stems: ReadonlySet<string>
}

/** Folded words that tell less or more of the topic than their rarity says. */
export interface TopicWeights {
  common: ReadonlySet<string>
  verbs: ReadonlySet<string>
  /** Words of any visit, such as the appointment. */
  ofVisit: ReadonlySet<string>
  /** The noun after "which", which tells more. */
  sought: ReadonlySet<string>
}

const NONE: TopicWeights = { common: new Set(), verbs: new Set(), ofVisit: new Set(), sought: new Set() }

/** The content words of a question. Measures the share of them that a text covers. */
export class AskedWords {
  readonly #words: QuestionWord[]
  /** False if the question has stop words only, which match by their related words and not by themselves. */
  readonly #hasTopic: boolean
  readonly #weights: Map<string, number>
  readonly #total: number
  /** Number of words of full weight: neither common, nor the verb of a question for a price, nor of any visit. */
  readonly topicCount: number
  readonly #entries: (Match & { stems: string[] })[]
  readonly #matches = new Map<string, Match[]>()

  constructor({ words }: QuestionStatistics, topicless: StopWords, weights = NONE) {
    // A content word may have the stem of a stop word: Spanish "parada" (stop) has that of "para" (for), and the
    // glossary knows it.
    const isContent = (word: QuestionWord) =>
      !topicless.stems.has(word.stem) || (isRelated(word) && !word.words.some((form) => topicless.words.has(form)))
    const content = words.filter(isContent)
    // "Where are you?" has only stop words, of which the glossary relates some to the address, and "what if I don't like
    // it?" is a phrase of the synonyms.
    this.#hasTopic = content.length > 0
    const ofMatter = this.#hasTopic ? content : words.filter(isOfMatter)
    this.#words = ofMatter.length > 0 ? ofMatter : words.filter(isRelated)
    this.#entries = this.#words.flatMap((word) =>
      [...word.related, ...word.translations]
        .filter((entry) => entry.includes(' '))
        .map((entry) => ({ stem: word.stem, credit: creditFor(word, entry), stems: entry.split(' ') })),
    )
    this.#weights = new Map(this.#words.map((word) => [word.stem, worthOf(word, weights) * word.weight]))
    this.topicCount = this.#words.filter((word) => worthOf(word, weights) >= 1).length
    this.#total = [...this.#weights.values()].reduce((sum, weight) => sum + weight, 0)
  }

  /** Sum of the weights of all words. */
  get weight(): number {
    return this.#total
  }

  /** Number of distinct content words. */
  get count(): number {
    return this.#words.length
  }

  /** True where the terms cover a word outside of `common`, or the question has only common words. */
  coversBeyond(common: ReadonlySet<string>, terms: string[]): boolean {
    const rare = new Set(this.#words.filter(({ words }) => !words.every((form) => common.has(form))))
    if (rare.size === 0) return true
    const stems = new Set([...rare].map(({ stem }) => stem))
    return [...terms.flatMap((term) => this.#matchesOf(term)), ...this.#entriesIn(terms)].some(({ stem }) =>
      stems.has(stem),
    )
  }

  /**
   * True where the terms have a figure, or a word outside of `common` by more than a synonym. True as well for a question with only common
   * words and figures.
   */
  isProvenBeyond(common: ReadonlySet<string>, terms: string[]): boolean {
    const rare = this.#wordsBeyond(common)
    if (rare.length === 0) return true
    const credits = this.#creditsOf(terms)
    const telling = [...rare, ...this.#words.filter(({ stem }) => isFigure(stem))]
    return telling.some(({ stem }) => (credits.get(stem) ?? 0) > LOOSE_CREDIT)
  }

  /** True where the terms have a figure of the question, of two digits at least: smaller ones count people, and occur anywhere. */
  hasFigureOf(terms: string[]): boolean {
    return this.#words.some(({ stem }) => /^\d{2}/u.test(stem) && terms.includes(stem))
  }

  /** Share of the words outside of `common`, by weight, that the terms have by more than a synonym; undefined if the question has none. */
  shareProven(common: ReadonlySet<string>, terms: string[]): number | undefined {
    const rare = this.#wordsBeyond(common)
    const credits = this.#creditsOf(terms)
    const weightOf = (words: QuestionWord[]): number =>
      words.reduce((sum, { stem }) => sum + (this.#weights.get(stem) ?? 0), 0)
    const all = weightOf(rare)
    return all === 0 ? undefined : weightOf(rare.filter(({ stem }) => (credits.get(stem) ?? 0) > LOOSE_CREDIT)) / all
  }

  /** The words outside of `common`, without figures. */
  #wordsBeyond(common: ReadonlySet<string>): QuestionWord[] {
    return this.#words.filter(({ words, stem }) => !isFigure(stem) && !words.every((form) => common.has(fold(form))))
  }

  /** True where no topic word is known to the tenant's documents or the glossary. */
  get isUnknown(): boolean {
    return this.topicCount > 0 && this.#words.every((word) => word.df === 0 && !isRelated(word))
  }

  /** True where the terms cover the word with the largest weight, by more than a synonym. */
  coversHeaviest(terms: string[]): boolean {
    const heaviest = [...this.#weights].toSorted(([, a], [, b]) => b - a)[0]?.[0]
    return [...terms.flatMap((term) => this.#matchesOf(term)), ...this.#entriesIn(terms)].some(
      ({ stem, credit }) => stem === heaviest && credit > LOOSE_CREDIT,
    )
  }

  /** True where the terms have one of the words, by more than a synonym. */
  isProvenBy(terms: string[]): boolean {
    return [...terms.flatMap((term) => this.#matchesOf(term)), ...this.#entriesIn(terms)].some(
      ({ credit }) => credit > LOOSE_CREDIT,
    )
  }

  /** True where the terms have one of the words itself: its stem, another form, or its like in another language. */
  isNamedBy(terms: string[]): boolean {
    return [...terms.flatMap((term) => this.#matchesOf(term)), ...this.#entriesIn(terms)].some(
      ({ credit }) => credit >= INFLECTED_CREDIT,
    )
  }

  /** The share of the question's weight that the terms cover, 0 to 1; 0 without content words. */
  coveredBy(terms: string[]): number {
    return this.#share(terms, (credit) => credit)
  }

  /**
   * Like `coveredBy`, but related words and parts of compounds are whole matches. Synonyms stay partial, because they
   * prove nothing.
   */
  touchedBy(terms: string[]): number {
    return this.#share(terms, (credit) => (credit > LOOSE_CREDIT ? 1 : credit))
  }

  /** The share of the question's weight that the text has in the same word forms. */
  writtenIn(words: string[]): number {
    const known = new Set(words)
    const found = this.#words.filter((word) => word.words.some((form) => known.has(form)))
    return this.#total === 0
      ? 0
      : found.reduce((sum, { stem }) => sum + (this.#weights.get(stem) ?? 0), 0) / this.#total
  }

  /**
   * For each text, the share of the words that only some of the texts have, 0 to 1, weighted by their rarity in the
   * documents alone.
   */
  tellingApart(texts: string[][]): number[] {
    const credits = texts.map((terms) => this.#creditsOf(terms))
    const telling = this.#words.filter(({ stem }) => {
      const count = credits.filter((one) => one.has(stem)).length
      return count > 0 && count < texts.length
    })
    const total = telling.reduce((sum, { weight }) => sum + weight, 0)
    return credits.map((one) =>
      total === 0 ? 0 : telling.reduce((sum, { stem, weight }) => sum + weight * (one.get(stem) ?? 0), 0) / total,
    )
  }

  #share(terms: string[], worth: (credit: number) => number): number {
    if (this.#total === 0) return 0
    let covered = 0
    for (const [stem, credit] of this.#creditsOf(terms)) covered += worth(credit) * (this.#weights.get(stem) ?? 0)
    return covered / this.#total
  }

  /** The best match of each word. */
  #creditsOf(terms: string[]): Map<string, number> {
    const credits = new Map<string, number>()
    for (const { stem, credit } of [...terms.flatMap((term) => this.#matchesOf(term)), ...this.#entriesIn(terms)]) {
      if (credit > (credits.get(stem) ?? 0)) credits.set(stem, credit)
    }
    return credits
  }

  /** Matches of phrases, of which every word must occur: "house call" is neither a house nor a call. */
  #entriesIn(terms: string[]): Match[] {
    if (this.#entries.length === 0) return []
    const known = new Set(terms)
    return this.#entries.filter(({ stems }) => stems.every((stem) => known.has(stem)))
  }

  #matchesOf(term: string): Match[] {
    let matches = this.#matches.get(term)
    if (matches === undefined) {
      matches = this.#words.flatMap((word) => {
        const credit = !this.#hasTopic && word.stem === term ? 0 : creditFor(word, term)
        return credit === 0 ? [] : { stem: word.stem, credit }
      })
      this.#matches.set(term, matches)
    }
    return matches
  }
}

function worthOf({ words }: QuestionWord, { common, verbs, ofVisit, sought }: TopicWeights): number {
  const forms = words.map(fold)
  if (forms.some((form) => sought.has(form))) return SOUGHT_WORTH
  if (forms.some((form) => verbs.has(form))) return VERB_WORTH
  if (forms.some((form) => ofVisit.has(form))) return VISIT_WORTH
  return forms.every((form) => common.has(form)) ? COMMON_WORTH : 1
}

function isFigure(stem: string): boolean {
  return /^\d/u.test(stem)
}

function isRelated({ related, translations }: QuestionWord): boolean {
  return related.length + translations.length > 0
}

/** True for a word of the glossary, and not only of the synonyms. */
function isOfMatter({ related, translations, loose = [] }: QuestionWord): boolean {
  return related.length + translations.length > loose.length
}

function creditFor(
  { stem, spokenStem, related, translations, equivalents = [], loose = [], isOfHead = false }: QuestionWord,
  term: string,
): number {
  if (stem === term || spokenStem === term) return 1
  if (translations.includes(term) || related.includes(term)) {
    if (isOfHead) return HEAD_CREDIT
    if (equivalents.includes(term)) return TRANSLATED_CREDIT
    if (loose.includes(term)) return LOOSE_CREDIT
    return RELATED_CREDIT
  }
  const part =
    spokenStem === stem ? partCredit(stem, term) : Math.max(partCredit(stem, term), partCredit(spokenStem, term))
  if (part > 0 || isOfHead) return part
  if (related.some((entry) => isPartOf(entry, term))) return RELATED_PART_CREDIT
  const isTranslatedPart = (entry: string) => entry.length >= MIN_PART_LENGTH && isPartOf(entry, term)
  return equivalents.some(isTranslatedPart) ? TRANSLATED_PART_CREDIT : 0
}

/**
 * True for a word at the beginning or the end of a compound: "Impfung" in "Tollwutimpfung", "Ausweis" in "Impfausweis".
 */
function isPartOf(entry: string, term: string): boolean {
  if (entry.length < MIN_RELATED_PART_LENGTH || term.length < entry.length + MIN_TAIL_LENGTH) return false
  return term.endsWith(entry) || term.startsWith(entry)
}

function partCredit(stem: string, term: string): number {
  const [part, whole] = stem.length < term.length ? [stem, term] : [term, stem]
  if (part.length < MIN_PART_LENGTH) return 0
  if (part.length >= MIN_INFLECTED_LENGTH && whole.length - part.length <= MAX_INFLECTED && whole.startsWith(part))
    return INFLECTED_CREDIT
  return whole.startsWith(part) || whole.endsWith(part) || isTail(stem, term) ? PART_CREDIT : 0
}

/**
 * True for the end of a compound whose stem is cut further: "Reinigung" has the stem "reinig", "Zahnreinigung" has
 * "zahnrein".
 */
function isTail(stem: string, term: string): boolean {
  const most = Math.min(MAX_CUT, stem.length - MIN_TAIL_LENGTH)
  for (let cut = 1; cut <= most; cut += 1) {
    // The first part of a compound is a word, too: a "stand" is no tandem.
    const isLong = term.length - (stem.length - cut) >= MIN_TAIL_LENGTH
    if (isLong && term.endsWith(stem.slice(0, -cut))) return true
  }
  return false
}
