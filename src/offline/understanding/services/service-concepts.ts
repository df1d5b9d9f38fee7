import { conceptsIn } from '../../../languages/dictionary.ts'
import { forLanguage } from '../../../languages/index.ts'
import { mostCommonWords } from '../common-words.ts'
import { byBeginning, inflectedIn, type WordsByBeginning } from '../similar-words.ts'
import { fold, wordsOf } from '../text.ts'

/** Words up to this frequency rank name no concept of a service. */
const COMMON_RANK = 300
const MAX_ENTRY_WORDS = 3

interface Column {
  concepts: ReadonlyMap<string, ReadonlySet<string>>
  alike: WordsByBeginning
}

const columns = new Map<string, Column>()

/** The dictionary's entries of one language, folded. Read on the first message in another language than the services. */
function columnOf(language: string): Column {
  const known = columns.get(language)
  if (known !== undefined) return known
  const concepts = new Map<string, Set<string>>()
  for (const [concept, entries] of conceptsIn(forLanguage(language).dictionary)) {
    for (const entry of entries) {
      const words = wordsOf(fold(entry))
      if (words.length === 0 || words.length > MAX_ENTRY_WORDS) continue
      const key = words.join(' ')
      concepts.set(key, (concepts.get(key) ?? new Set()).add(concept))
    }
  }
  const single = [...concepts.keys()].filter((key) => !key.includes(' '))
  const column = { concepts, alike: byBeginning(single) }
  columns.set(language, column)
  return column
}

const NONE: ReadonlySet<string> = new Set()

/** The concepts of a folded word, or of neighbouring words, as they are listed or in another form. */
export function conceptsOf(words: string, language: string): ReadonlySet<string> {
  if (mostCommonWords(language, COMMON_RANK).has(words)) return NONE
  const { concepts, alike } = columnOf(language)
  const exact = concepts.get(words)
  if (words.includes(' ')) return exact ?? NONE
  // "Cachorros" may be listed as young animals, and "cachorro" as a puppy.
  return new Set([...(exact ?? NONE), ...inflectedIn(alike, words).flatMap((one) => [...concepts.get(one)!])])
}
