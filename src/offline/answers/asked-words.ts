import type { QuestionStatistics, QuestionWord } from '../../models/chat-model.ts'
import { fold } from '../understanding/text.ts'

// A word inside a longer one ("Öffnung" in "Öffnungszeiten") is half a match; shorter parts match by chance.
const MIN_PART_LENGTH = 5
const MIN_TAIL_LENGTH = 4
const MOST_CUT = 2
const PART_CREDIT = 0.5
const RELATED_CREDIT = 0.7
/** A stem with one or two letters more is another form of the word: "motorbike suits", which the stemmer left apart. */
const INFLECTED_CREDIT = 0.8
const MIN_INFLECTED_LENGTH = 6
const MOST_INFLECTED = 2
/** For a word that only the synonyms know: less than any match that proves what was asked. */
const LOOSE_CREDIT = 0.49
/** Too little to be shown where a question has no other word. */
const HEAD_CREDIT = 0.25
/** For a word that the tenant's material lacks: nothing else can match it. */
const TRANSLATED_CREDIT = 0.9

const RELATED_PART_CREDIT = 0.4
const MIN_RELATED_PART_LENGTH = 4

/** Weight of the noun behind "which": the bus, in "which bus stops near you?" */
const SOUGHT_WORTH = 1.5
/** For the verb of a question for a price, which stands beside every price. */
const VERB_WORTH = 0.5
/** For the commonest words of the language, which stand in passages on anything. */
const COMMON_WORTH = 0.3

interface Match {
  stem: string
  credit: number
}

/** Words that only ask. */
export interface Topicless {
  words: ReadonlySet<string>
  stems: ReadonlySet<string>
}

/** Words that tell less of the topic than their rarity says, folded. */
export interface Lesser {
  common: ReadonlySet<string>
  verbs: ReadonlySet<string>
  /** The noun behind "which", which tells more. */
  sought: ReadonlySet<string>
}

const NONE: Lesser = { common: new Set(), verbs: new Set(), sought: new Set() }

/** The content words of a question, and the share of them that a text covers. */
export class AskedWords {
  readonly #words: QuestionWord[]
  readonly #weights: Map<string, number>
  readonly #total: number
  /** Words that tell of a topic: not the commonest ones, nor the verb of a question for a price. */
  readonly telling: number
  readonly #entries: (Match & { stems: string[] })[]
  readonly #matches = new Map<string, Match[]>()

  constructor({ words }: QuestionStatistics, topicless: Topicless, lesser = NONE) {
    // In Spanish "parada" (stop) has the stem of "para" (for), and is a matter of the glossary.
    const isContent = (word: QuestionWord) =>
      !topicless.stems.has(word.stem) || (isRelated(word) && !word.words.some((form) => topicless.words.has(form)))
    const content = words.filter(isContent)
    // "Where are you?" has no content words, but its words relate to the address.
    this.#words = content.length > 0 ? content : words.filter(isOfMatter)
    this.#entries = this.#words.flatMap((word) =>
      [...word.related, ...word.translations]
        .filter((entry) => entry.includes(' '))
        .map((entry) => ({ stem: word.stem, credit: creditFor(word, entry), stems: entry.split(' ') })),
    )
    this.#weights = new Map(this.#words.map((word) => [word.stem, worthOf(word, lesser) * word.weight]))
    this.telling = this.#words.filter((word) => worthOf(word, lesser) >= 1).length
    this.#total = [...this.#weights.values()].reduce((sum, weight) => sum + weight, 0)
  }

  /** Of all words together. */
  get weight(): number {
    return this.#total
  }

  /** Distinct words that carry the question's content. */
  get count(): number {
    return this.#words.length
  }

  /** True where the terms cover a word that is not among these, or where the question has none but these. */
  coversBeyond(common: ReadonlySet<string>, terms: string[]): boolean {
    const rare = new Set(this.#words.filter(({ words }) => !words.every((form) => common.has(form))))
    if (rare.size === 0) return true
    const stems = new Set([...rare].map(({ stem }) => stem))
    return [...terms.flatMap((term) => this.#matchesOf(term)), ...this.#entriesIn(terms)].some(({ stem }) =>
      stems.has(stem),
    )
  }

  /** True where no word of the topic is known, neither to the tenant nor to the glossary. */
  get isUnknown(): boolean {
    return this.telling > 0 && this.#words.every((word) => word.df === 0 && !isRelated(word))
  }

  /** True where the terms cover the word that tells most of the question. */
  coversHeaviest(terms: string[]): boolean {
    const heaviest = [...this.#weights].toSorted(([, a], [, b]) => b - a)[0]?.[0]
    return [...terms.flatMap((term) => this.#matchesOf(term)), ...this.#entriesIn(terms)].some(
      ({ stem, credit }) => stem === heaviest && credit > LOOSE_CREDIT,
    )
  }

  /** The share of the question's weight covered by the terms, 0 to 1; 0 without content words. */
  coveredBy(terms: string[]): number {
    return this.#share(terms, (credit) => credit)
  }

  /** The same with related words and parts of compounds as whole matches; a loose one is no proof of what was asked. */
  touchedBy(terms: string[]): number {
    return this.#share(terms, (credit) => (credit > LOOSE_CREDIT ? 1 : credit))
  }

  /** The share of the question's weight whose words stand in the text in the form that the question has. */
  writtenIn(words: string[]): number {
    const known = new Set(words)
    const found = this.#words.filter((word) => word.words.some((form) => known.has(form)))
    return this.#total === 0
      ? 0
      : found.reduce((sum, { stem }) => sum + (this.#weights.get(stem) ?? 0), 0) / this.#total
  }

  #share(terms: string[], worth: (credit: number) => number): number {
    if (this.#total === 0) return 0
    const credits = new Map<string, number>()
    for (const { stem, credit } of [...terms.flatMap((term) => this.#matchesOf(term)), ...this.#entriesIn(terms)]) {
      if (credit > (credits.get(stem) ?? 0)) credits.set(stem, credit)
    }
    let covered = 0
    for (const [stem, credit] of credits) covered += worth(credit) * (this.#weights.get(stem) ?? 0)
    return covered / this.#total
  }

  /** Matches of several words: "house call" is neither a house nor a call. */
  #entriesIn(terms: string[]): Match[] {
    if (this.#entries.length === 0) return []
    const known = new Set(terms)
    return this.#entries.filter(({ stems }) => stems.every((stem) => known.has(stem)))
  }

  #matchesOf(term: string): Match[] {
    let matches = this.#matches.get(term)
    if (matches === undefined) {
      matches = this.#words.flatMap((word) => {
        const credit = creditFor(word, term)
        return credit === 0 ? [] : { stem: word.stem, credit }
      })
      this.#matches.set(term, matches)
    }
    return matches
  }
}

function worthOf({ words }: QuestionWord, { common, verbs, sought }: Lesser): number {
  const forms = words.map(fold)
  if (forms.some((form) => sought.has(form))) return SOUGHT_WORTH
  if (forms.some((form) => verbs.has(form))) return VERB_WORTH
  return forms.every((form) => common.has(form)) ? COMMON_WORTH : 1
}

function isRelated({ related, translations }: QuestionWord): boolean {
  return related.length + translations.length > 0
}

/** True for a word of the glossary, and not only of the synonyms. */
function isOfMatter({ related, translations, loose = [] }: QuestionWord): boolean {
  return related.length + translations.length > loose.length
}

function creditFor(
  { stem, spokenStem, df, related, translations, loose = [], isOfHead = false }: QuestionWord,
  term: string,
): number {
  if (stem === term || spokenStem === term) return 1
  const isTranslated = translations.includes(term)
  if (isTranslated || related.includes(term)) {
    if (isOfHead) return HEAD_CREDIT
    if (loose.includes(term)) return LOOSE_CREDIT
    return df === 0 && isTranslated ? TRANSLATED_CREDIT : RELATED_CREDIT
  }
  const part =
    spokenStem === stem ? partCredit(stem, term) : Math.max(partCredit(stem, term), partCredit(spokenStem, term))
  if (part > 0 || isOfHead) return part
  return related.some((entry) => isPartOf(entry, term)) ? RELATED_PART_CREDIT : 0
}

/** "Impfung" in "Tollwutimpfung", "Ausweis" in "Impfausweis". */
function isPartOf(entry: string, term: string): boolean {
  if (entry.length < MIN_RELATED_PART_LENGTH || term.length < entry.length + MIN_TAIL_LENGTH) return false
  return term.endsWith(entry) || term.startsWith(entry)
}

function partCredit(stem: string, term: string): number {
  const [part, whole] = stem.length < term.length ? [stem, term] : [term, stem]
  if (part.length < MIN_PART_LENGTH) return 0
  if (part.length >= MIN_INFLECTED_LENGTH && whole.length - part.length <= MOST_INFLECTED && whole.startsWith(part))
    return INFLECTED_CREDIT
  return whole.startsWith(part) || whole.endsWith(part) || isTail(stem, term) ? PART_CREDIT : 0
}

/** "Reinigung" has the stem "reinig", "Zahnreinigung" has "zahnrein": a longer word may lose more of its end. */
function isTail(stem: string, term: string): boolean {
  const most = Math.min(MOST_CUT, stem.length - MIN_TAIL_LENGTH)
  for (let cut = 1; cut <= most; cut += 1) {
    // Before the tail stands a word of its own: a "stand" is no tandem.
    const isLong = term.length - (stem.length - cut) >= MIN_TAIL_LENGTH
    if (isLong && term.endsWith(stem.slice(0, -cut))) return true
  }
  return false
}
