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

/** The concepts of a text's words. The language must be one with tables. */
export function conceptsOf(words: string[], language: string): Set<string> {
  const found = new Set<string>()
  for (const at of words.keys()) {
    const table = tableOf(language, words[at]!)
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

/** The entries that begin with these letters, read at their first look-up, because reading all of them takes half a second. */
function tableOf(language: string, word: string): Table {
  const { unread, read } = lettersOf(language)
  const letters = word.slice(0, LETTERS)
  const listed = unread.get(letters)
  return listed === undefined ? NOTHING : read.getOrInsertComputed(letters, () => tableFrom(listed))
}

/** The entries of a language by their first letters, as they are and as tables. */
interface Letters {
  unread: ReadonlyMap<string, Entry[]>
  read: Map<string, Table>
}

interface Entry {
  key: string
  concept: string
}

const LETTERS = 2
const NOTHING: Table = { entries: new Map(), beginnings: new Map() }
const languages = new Map<string, Letters>()

function lettersOf(language: string): Letters {
  return languages.getOrInsertComputed(language, () => {
    const { dictionary, glossary } = forLanguage(language)
    const unread = new Map<string, Entry[]>()
    const enter = (entry: string, concept: string): void => {
      const key = keyOf(entry)
      const [first = ''] = key.split(' ', 1)
      if (key !== '') unread.getOrInsertComputed(first.slice(0, LETTERS), () => []).push({ key, concept })
    }
    for (const [concept, words] of conceptsIn(dictionary)) for (const entry of words) enter(entry, `d:${concept}`)
    for (const [matter, text] of Object.entries(glossary))
      for (const entry of text.split(/[,>]/u)) enter(entry, `g:${matter}`)
    return { unread, read: new Map() }
  })
}

function tableFrom(listed: Entry[]): Table {
  const entries = new Map<string, Set<string>>()
  for (const { key, concept } of listed) add(entries, key, [concept])
  const beginnings = new Map<string, Set<string>>()
  for (const [entry, concepts] of entries)
    for (let ending = 1; ending <= MAX_ENDING_LENGTH && !entry.includes(' '); ending += 1) {
      const beginning = entry.slice(0, entry.length - ending)
      if (beginning.length >= MIN_BEGINNING_LENGTH) add(beginnings, beginning, concepts)
    }
  return { entries, beginnings }
}

function keyOf(entry: string): string {
  return wordsOf(fold(entry)).join(' ')
}

function add(table: Map<string, Set<string>>, key: string, concepts: Iterable<string>): void {
  const known = table.get(key) ?? new Set()
  for (const concept of concepts) known.add(concept)
  table.set(key, known)
}
