import { conceptsIn } from '../../languages/dictionary.ts'
import { forLanguage } from '../../languages/index.ts'
import { fold, wordsOf } from '../understanding/text.ts'

/** The concepts of a word or phrase: names of the dictionary and of the glossary, the same in every language. */
type Concepts = ReadonlyMap<string, ReadonlySet<string>>

interface Table {
  /** By the words of an entry with spaces between them. */
  entries: Concepts
  /** By single words without their last letters, which inflection changes. */
  beginnings: Concepts
}

/** Maximum words of an entry. */
const MAX_PHRASE_LENGTH = 3
const MIN_BEGINNING_LENGTH = 4
const MAX_ENDING_LENGTH = 2

const tables = new Map<string, Table>()

/** The concepts of a text's words. The language must be one with tables. */
export function conceptsOf(words: string[], language: string): Set<string> {
  const table = tableOf(language)
  const found = new Set<string>()
  for (const at of words.keys()) {
    for (const concept of ofWord(words[at]!, table)) found.add(concept)
    for (let length = 2; length <= MAX_PHRASE_LENGTH; length += 1)
      for (const concept of table.entries.get(words.slice(at, at + length).join(' ')) ?? []) found.add(concept)
  }
  return found
}

function ofWord(word: string, { entries, beginnings }: Table): Iterable<string> {
  for (let ending = 0; ending <= MAX_ENDING_LENGTH; ending += 1) {
    const beginning = word.slice(0, word.length - ending)
    if (ending > 0 && beginning.length < MIN_BEGINNING_LENGTH) break
    const found =
      entries.get(beginning) ?? (beginning.length < MIN_BEGINNING_LENGTH ? undefined : beginnings.get(beginning))
    if (found !== undefined) return found
  }
  return []
}

function tableOf(language: string): Table {
  const known = tables.get(language)
  if (known !== undefined) return known
  const { dictionary, glossary } = forLanguage(language)
  const entries = new Map<string, Set<string>>()
  for (const [concept, words] of conceptsIn(dictionary))
    for (const entry of words) add(entries, keyOf(entry), [`d:${concept}`])
  for (const [matter, text] of Object.entries(glossary))
    for (const entry of text.split(/[,>]/u)) add(entries, keyOf(entry), [`g:${matter}`])
  const beginnings = new Map<string, Set<string>>()
  for (const [entry, concepts] of entries)
    for (let ending = 1; ending <= MAX_ENDING_LENGTH && !entry.includes(' '); ending += 1) {
      const beginning = entry.slice(0, entry.length - ending)
      if (beginning.length >= MIN_BEGINNING_LENGTH) add(beginnings, beginning, concepts)
    }
  const table = { entries, beginnings }
  tables.set(language, table)
  return table
}

function keyOf(entry: string): string {
  return wordsOf(fold(entry)).join(' ')
}

function add(table: Map<string, Set<string>>, key: string, concepts: Iterable<string>): void {
  if (key === '') return
  const known = table.get(key) ?? new Set()
  for (const concept of concepts) known.add(concept)
  table.set(key, known)
}
