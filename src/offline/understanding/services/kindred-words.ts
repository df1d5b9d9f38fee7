import { pairsIn } from '../../../core/keys.ts'
import { LANGUAGES, forLanguage } from '../../../languages/index.ts'
import type { Matter } from '../../../languages/glossary.ts'
import { isInflected } from '../similar-words.ts'
import { fold } from '../text.ts'

export const MIN_WORD_LENGTH = 3
/** Words up to this frequency rank do not distinguish services. */
export const COMMON_RANK = 200
/** Compounds with a common beginning of this length are about the same matter: "Familienfotos", "Familienshooting". */
const MIN_FIRST_PART_LENGTH = 6
const MIN_COMPOUND_LENGTH = 10
export const MIN_PART_LENGTH = 4

/** True for the word itself or an inflected form. */
export function isWord(said: string, word: string): boolean {
  // "In der" is no form of "in den", as it is in "Ausritt in den Wald".
  if (said.includes(' ') && said.split(' ').some((one) => one.length < MIN_WORD_LENGTH)) return said === word
  if (/^\d/u.test(word)) return said === word && word.length > 1
  return Math.min(said.length, word.length) >= MIN_WORD_LENGTH && (said === word || isInflected(said, word))
}

/**
 * True for a word and its compound ("Baby" and "Babyshooting"), and for compounds that begin alike ("Familienfotos" and
 * "Familienshooting").
 */
export function sharesPart(said: string, word: string): boolean {
  // "Diagnosis on Monday" is no compound.
  if (said.includes(' ')) return false
  const isPart = said.length >= MIN_PART_LENGTH && word.length > said.length + MIN_PART_LENGTH
  return (isPart && (word.startsWith(said) || word.endsWith(said))) || beginAlike(said, word)
}

function beginAlike(said: string, word: string): boolean {
  if (Math.min(said.length, word.length) < MIN_COMPOUND_LENGTH) return false
  let alike = 0
  while (alike < said.length && said[alike] === word[alike]) alike += 1
  return alike >= MIN_FIRST_PART_LENGTH && alike * 2 >= Math.min(said.length, word.length)
}

/** True for a synonym by the glossary, in any language. */
export function isSynonym(said: string, word: string, language: string): boolean {
  if (Math.min(said.length, word.length) < MIN_WORD_LENGTH) return false
  const matters = mattersOf(language).get(said)
  return matters !== undefined && Object.keys(LANGUAGES).some((one) => sharesOne(matters, mattersOf(one).get(word)))
}

export function sharesOne<T>(some: ReadonlySet<T>, others: ReadonlySet<T> | undefined): boolean {
  return others !== undefined && [...some].some((one) => others.has(one))
}

const known = new Map<string, Map<string, Set<Matter>>>()

/** Index from a folded word or pair of words to its matters in the glossary. */
function mattersOf(language: string): ReadonlyMap<string, ReadonlySet<Matter>> {
  let found = known.get(language)
  if (found !== undefined) return found
  found = new Map()
  for (const [matter, text] of pairsIn(forLanguage(language).glossary))
    for (const entry of text.split(/[,>]/u)) {
      const words = fold(entry.trim())
      if (words !== '') found.set(words, (found.get(words) ?? new Set()).add(matter))
    }
  known.set(language, found)
  return found
}
