import { plainLetters } from '../core/words.ts'
import { conceptsIn } from '../languages/dictionary.ts'
import { CONTACT_FORMS } from '../languages/contact-forms.ts'
import { LANGUAGES, forLanguage, speaks } from '../languages/index.ts'
import type { Language } from '../languages/language.ts'
import { formTerm, type Analyzer } from './analyzer.ts'
import type { SearchLanguages } from './search-languages.ts'

/** Stems that a word may stand for; several ones with spaces between them count only together. */
export interface Relation {
  /** In the question's language. */
  related: string[]
  /** In the other languages. */
  translations: string[]
  /** Those of `translations` that mean the same, and not only belong to the same matter. */
  equivalents?: string[]
  /** Those of `related` that only the synonyms know. */
  loose?: string[]
  /** The word is a compound, and these stand for its head alone. */
  isOfHead?: boolean
}

/** The relations of a question's words, in their order. */
export type RelatedWords = (words: string[]) => Relation[]

/** A word, or several as stems with spaces between them, with the relations it has in one language. */
type Column = Pick<ReadonlyMap<string, Sense>, 'get'>

export interface Sense {
  /** Matters of the glossary, and lines of the synonyms. */
  matters: Set<string>
  /** Those that the word names, and does not only ask for. */
  named?: Set<string>
  /** Concepts of the dictionary; none without `columnWithConcepts`. */
  concepts: Set<string>
  /** Terms of the contacts that the word asks for. */
  forms: string[]
  /** From outside the glossary: it adds to what its words stand for, while an entry of the glossary replaces it. */
  isLoose?: boolean
  isOfHead?: boolean
}

interface Entry {
  asking: string[]
  words: string[]
}

/** Words of the longest entry that a question is searched for. */
const MAX_ENTRY_LENGTH = 4
/** The head of a compound says what it is: "Zahnarztrechnung" is an invoice. Shorter ends are ends by chance. */
const MIN_HEAD_LENGTH = 5
const MIN_REST_LENGTH = 4
const MAX_COMPOUND_LENGTH = 32

const NOTHING: Relation = { related: [], translations: [] }

/** The front desk's glossary, and the dictionary, between the language of a question and the documents of a tenant. */
export function relatedWords({ tenant, question, analyzers }: SearchLanguages): RelatedWords {
  const { analyzer, everyday } = question
  const isForeign = analyzer.language !== tenant.analyzer.language
  const column = isForeign ? columnWithConcepts(analyzer) : columnOf(analyzer)
  const tenantColumn = columnOf(tenant.analyzer)
  const sought = soughtOf(tenant, analyzers)
  const equivalents: Equivalents = isForeign ? equivalentsIn(tenant.analyzer) : new Map()
  const keyOf = createKeys(analyzer)
  return (words) => {
    const keys = words.map(keyOf)
    const senses = keys.map((key, place) => {
      const word = words[place]!
      const own = column.get(key)
      if (own !== undefined || isTopicless(key)) return own
      // A word of no matter in this language may be one of the tenant's: "Is the Parkplatz free?"
      const foreign = everyday.isListed(key) ? undefined : tenantColumn.get(tenant.analyzer.stem(word))
      return foreign ?? headOf(word, analyzer, column)
    })
    const all = [...keys.keys()]
    const content = all.filter((place) => !isTopicless(keys[place]!))
    for (const { places, sense } of [...entriesIn(content, keys, column), ...entriesIn(all, keys, column)]) {
      for (const place of places) senses[place] = within(sense, senses[place])
    }
    return senses.map((sense) =>
      sense === undefined ? NOTHING : gathered(sense, { sought, equivalents }, analyzer.language),
    )
  }
}

/** A word of a text, and what it stands for in its language. */
export interface SensedWord {
  stem: string
  /** A word that carries no topic, such as "when". */
  isTopicless: boolean
  sense: Sense | undefined
}

/** The senses of a text's words by themselves, whatever is known of a tenant. */
export function sensesIn(text: string, analyzer: Analyzer): SensedWord[] {
  const words = analyzer.words(text)
  const column = columnOf(analyzer)
  const keys = words.map(createKeys(analyzer))
  const senses = keys.map((key, place) => column.get(key) ?? headOf(words[place]!, analyzer, column))
  const all = [...keys.keys()]
  const content = all.filter((place) => !isTopicless(keys[place]!))
  for (const { places, sense } of [...entriesIn(content, keys, column), ...entriesIn(all, keys, column)]) {
    for (const place of places) senses[place] = within(sense, senses[place])
  }
  return words.map((word, place) => ({
    stem: analyzer.stem(word),
    isTopicless: isTopicless(keys[place]!),
    sense: senses[place],
  }))
}

/** The meaning of a word within an entry of several: "phone number" still asks for what "phone" does. */
function within(sense: Sense, own: Sense | undefined): Sense {
  const isLoose = sense.isLoose === true
  return {
    ...sense,
    matters: new Set([...sense.matters, ...((isLoose && own?.matters) || [])]),
    concepts: new Set([...sense.concepts, ...((isLoose && own?.concepts) || [])]),
    forms: [...sense.forms, ...(own?.forms ?? [])],
  }
}

function headOf(word: string, { stem }: Analyzer, column: Column): Sense | undefined {
  if (word.length > MAX_COMPOUND_LENGTH) return undefined
  for (let start = MIN_REST_LENGTH; start <= word.length - MIN_HEAD_LENGTH; start += 1) {
    const head = column.get(stem(word.slice(start)))
    if (head !== undefined) return { ...head, isOfHead: true }
  }
  return undefined
}

/** Entries of several words in the question, the longest first: in "gift card" there is no card. */
function* entriesIn(content: number[], stems: string[], column: Column): Generator<{ places: number[]; sense: Sense }> {
  for (let at = 0; at < content.length; at += 1) {
    for (let length = MAX_ENTRY_LENGTH; length > 1; length -= 1) {
      const places = content.slice(at, at + length)
      const sense = places.length < length ? undefined : column.get(places.map((place) => stems[place]).join(' '))
      if (sense === undefined) continue
      yield { places, sense }
      at += length - 1
      break
    }
  }
}

/** Words of the documents, by matter of the glossary and by concept of the dictionary. */
interface Vocabulary {
  sought: Sought
  equivalents: Equivalents
}

function gathered(
  { matters, concepts, forms, isOfHead = false }: Sense,
  { sought, equivalents }: Vocabulary,
  language: string,
): Relation {
  const related = new Set(forms)
  const translations = new Set<string>()
  const akin = new Set<string>()
  for (const matter of matters) {
    for (const [spoken, entries] of sought.get(matter) ?? []) {
      const kind = isLine(matter) ? akin : spoken === language ? related : translations
      for (const entry of entries) kind.add(entry)
    }
  }
  const same = [...new Set([...concepts].flatMap((concept) => equivalents.get(concept) ?? []))]
  const others = [...new Set([...same, ...translations])].filter((entry) => !related.has(entry))
  const loose = [...akin].filter((entry) => !related.has(entry) && !translations.has(entry))
  return {
    related: [...related, ...loose],
    translations: others,
    ...(same.length > 0 ? { equivalents: same } : {}),
    ...(loose.length > 0 ? { loose } : {}),
    ...(isOfHead ? { isOfHead } : {}),
  }
}

const columns = new WeakMap<Analyzer, ReadonlyMap<string, Sense>>()
const columnsWithConcepts = new WeakMap<Analyzer, Column>()

/** Meanings of the words of a question in the analyzer's language. */
function columnOf(analyzer: Analyzer): ReadonlyMap<string, Sense> {
  const known = columns.get(analyzer)
  if (known !== undefined) return known
  const column = new Map<string, Sense>()
  if (speaks(analyzer.language)) readColumn(analyzer, column)
  columns.set(analyzer, column)
  return column
}

/**
 * The same with the concepts of the dictionary, for documents in another language. Entries are stemmed at the first look-up of a word
 * that begins as they do, because stemming all of them takes a second.
 */
function columnWithConcepts(analyzer: Analyzer): Column {
  const known = columnsWithConcepts.get(analyzer)
  if (known !== undefined) return known
  const own = columnOf(analyzer)
  const read = new Map<string, Sense>()
  const keyOf = createKeys(analyzer)
  const unread = speaks(analyzer.language)
    ? entriesByBeginning(forLanguage(analyzer.language).dictionary)
    : new Map<string, DictionaryEntry[]>()
  const column: Column = {
    get(key) {
      const beginning = beginningOf(key)
      const entries = unread.get(beginning) ?? []
      unread.delete(beginning)
      for (const { concept, entry } of entries) {
        const entered = entryKey(analyzer.words(entry).map(keyOf))
        const sense = read.get(entered) ?? { ...(own.get(entered) ?? newSense()), concepts: new Set() }
        read.set(entered, { ...sense, concepts: sense.concepts.add(concept) })
      }
      return read.get(key) ?? own.get(key)
    },
  }
  columnsWithConcepts.set(analyzer, column)
  return column
}

interface DictionaryEntry {
  concept: string
  entry: string
}

/** The entries of a dictionary by the beginning of each of their words, since a key may leave out the first. */
function entriesByBeginning(dictionary: string): Map<string, DictionaryEntry[]> {
  const found = new Map<string, DictionaryEntry[]>()
  for (const [concept, words] of conceptsIn(dictionary))
    for (const entry of words.flatMap(spellingsOf))
      for (const beginning of new Set(entry.split(BETWEEN_WORDS).map(beginningOf)))
        found.getOrInsertComputed(beginning, () => []).push({ concept, entry })
  return found
}

const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u
/** Letters at the beginning of a word that stems keep. */
const BEGINNING_LENGTH = 2

function beginningOf(word: string): string {
  return plainLetters(word.replace(TOPICLESS, '')).slice(0, BEGINNING_LENGTH)
}

function senseAt(column: Map<string, Sense>, key: string): Sense {
  const sense = column.get(key) ?? newSense()
  column.set(key, sense)
  return sense
}

function newSense(): Sense {
  return { matters: new Set(), concepts: new Set(), forms: [], isLoose: true }
}

function readColumn(analyzer: Analyzer, column: Map<string, Sense>): void {
  const keyOf = createKeys(analyzer)
  const language = forLanguage(analyzer.language)
  for (const [matter, text] of mattersOf(language, analyzer.language)) {
    const { asking, words } = entriesOf(text)
    for (const entry of [...asking, ...words].flatMap(spellingsOf)) {
      const sense = senseAt(column, entryKey(analyzer.words(entry).map(keyOf)))
      sense.matters.add(matter)
      if (words.some((word) => spellingsOf(word).includes(entry))) sense.named = (sense.named ?? new Set()).add(matter)
      if (Object.hasOwn(language.glossary, matter)) sense.isLoose = false
    }
  }
  const { questions } = language
  for (const form of CONTACT_FORMS) {
    for (const word of analyzer.words(questions.written[form])) senseAt(column, keyOf(word)).forms.push(formTerm(form))
  }
}

/** In a chat, apostrophes are left out: "dont like", "jai froid". */
function spellingsOf(entry: string): string[] {
  const plain = entry.replaceAll(/['’]/gu, '')
  return plain === entry ? [entry] : [entry, plain]
}

/** The glossary's matters, and each line of synonyms as one of its own. */
function mattersOf({ glossary, synonyms }: Language, tag: string): [matter: string, text: string][] {
  const lines = synonyms.split('\n').filter((line) => line.trim() !== '')
  return [...Object.entries(glossary), ...lines.map((line, at): [string, string] => [`${tag}:${at}`, line])]
}

/** True for a line of synonyms. */
export function isLine(matter: string): boolean {
  return matter.includes(':')
}

const TOPICLESS = '='

function isTopicless(key: string): boolean {
  return key.startsWith(TOPICLESS)
}

/**
 * The keys of words in a language: stems, but words without a topic as they are, because their stems are those of others: in
 * Spanish, "para" (for) and "parada" (stop) have one.
 */
function createKeys(analyzer: Analyzer): (word: string) => string {
  const asking = speaks(analyzer.language) ? forLanguage(analyzer.language).questions.asking : ''
  const topicless = new Set(analyzer.words(asking))
  return (word) => (topicless.has(word) ? TOPICLESS + word : analyzer.stem(word))
}

/** An entry with a single word of a topic is matched with its others: "to go" is not "go". */
function entryKey(keys: string[]): string {
  const content = keys.filter((key) => !isTopicless(key))
  return (content.length > 1 ? content : keys).join(' ')
}

/** The stems of each matter's entries by their language, as documents in it have them. */
type Sought = ReadonlyMap<string, [language: string, entries: string[]][]>

const prepared = new WeakMap<Analyzer, Sought>()

function soughtOf(
  { analyzer: own, everyday }: SearchLanguages['tenant'],
  analyzers: SearchLanguages['analyzers'],
): Sought {
  const known = prepared.get(own)
  if (known !== undefined) return known
  const sought = new Map<string, [string, string[]][]>()
  for (const [language, table] of Object.entries(LANGUAGES)) {
    const { questions } = table
    const analyzer = analyzers.get(language) ?? own
    const topicless = new Set(analyzer.words(questions.asking))
    // "Pain" is bread in French: an everyday word of the tenant's language is nothing else in its documents.
    const isOwn = (entry: string) => language !== own.language && everyday.isListed(entry)
    for (const [matter, text] of mattersOf(table, language)) {
      const entries = entriesOf(text).words.map((entry) => stemsOf(entry, analyzer, topicless))
      const kept = [...new Set(entries)].filter((entry) => entry !== '' && !isOwn(entry))
      sought.set(matter, [...(sought.get(matter) ?? []), [language, kept]])
    }
  }
  prepared.set(own, sought)
  return sought
}

/** The stems of a concept's words in the documents' language. */
type Equivalents = Pick<ReadonlyMap<string, string[]>, 'get'>

const equivalentsOf = new WeakMap<Analyzer, Equivalents>()

/** Stems the words of a concept when it is looked up. */
function equivalentsIn(analyzer: Analyzer): Equivalents {
  const known = equivalentsOf.get(analyzer)
  if (known !== undefined) return known
  const equivalents = speaks(analyzer.language) ? stemmedConcepts(analyzer) : new Map<string, string[]>()
  equivalentsOf.set(analyzer, equivalents)
  return equivalents
}

function stemmedConcepts(analyzer: Analyzer): Equivalents {
  const { questions, dictionary } = forLanguage(analyzer.language)
  const topicless = new Set(analyzer.words(questions.asking))
  const concepts = conceptsIn(dictionary)
  const stemmed = new Map<string, string[]>()
  const stemmedOf = (concept: string): string[] => [
    ...new Set((concepts.get(concept) ?? []).map((entry) => stemsOf(entry, analyzer, topicless))),
  ]
  return { get: (concept) => stemmed.getOrInsertComputed(concept, stemmedOf) }
}

/** The words of an entry as stems; those without a topic count only where there is no other. */
function stemsOf(entry: string, analyzer: Analyzer, topicless: ReadonlySet<string>): string {
  const words = analyzer.words(entry)
  const content = words.filter((word) => !topicless.has(word))
  return (content.length > 1 ? content : words).map(analyzer.stem).join(' ')
}

/** "much > price, fee": words that only ask, and those that are asked for as well. */
function entriesOf(text: string): Entry {
  const [words = '', asking = ''] = text.split('>').toReversed()
  return { asking: listed(asking), words: listed(words) }
}

function listed(entries: string): string[] {
  return entries.split(',').flatMap((entry) => entry.trim() || [])
}
