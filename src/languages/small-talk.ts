import { lowerWords } from '../core/words.ts'
import { forLanguage, LANGUAGES } from './index.ts'
import type { SmallTalkPatterns } from './patterns.ts'

/** Kind of a message without a question. */
export type SmallTalk = 'greeting' | 'thanks' | 'goodbye' | 'identity'

/** Maximum words of a courtesy; a longer message is more than that. */
const MAX_WORDS = 8
const MAX_WORDS_OF_IDENTITY = 12

/** End of a clause; a comma within a number is none. */
const CLAUSE_END = /(?<![.!?…;:])[.!?…;:]+(?=\s)|,(?=\s)|\n+|\s[-–—]\s/u

/** Classifies a message that consists of courtesies; undefined for any other. */
export function smallTalkOf(message: string, language: string): SmallTalk | undefined {
  const words = lowerWords(message)
  if (words.length === 0 || words.length > MAX_WORDS_OF_IDENTITY) return undefined
  if (Object.values(LANGUAGES).some(({ smallTalk }) => smallTalk.identity.test(words.join(' ')))) return 'identity'
  if (words.length > MAX_WORDS) return undefined
  // English courtesies are common in every language.
  return courtesyIn(words, forLanguage(language).smallTalk) ?? courtesyIn(words, LANGUAGES.en.smallTalk)
}

/**
 * The message without clauses that only greet or thank in one of the languages, because no passage contains their
 * words. A message of nothing else stays as it is.
 */
export function withoutCourtesies(message: string, languages: string[]): string {
  const clauses = clausesOf(message)
  const rest = clauses.filter((clause) => languages.every((language) => smallTalkOf(clause, language) === undefined))
  return rest.length === 0 || rest.length === clauses.length ? message : rest.join(', ').trim()
}

/** Splits a message at punctuation and line breaks. */
export function clausesOf(message: string): string[] {
  return message.split(CLAUSE_END)
}

/** Courtesies of unsupported languages, folded, because guests use them beside a supported one. */
export const FOREIGN_COURTESIES = {
  greeting:
    'merhaba|selam|gunaydin|bon dia|bona tarda|kaixo|egun on|buongiorno|buonasera|salve|bom dia|boa (?:tarde|noite)|dzien dobry|czesc|zdravo|dobar dan|dobry (?:den|vecer)|ahoj|goddag|hejsan|god (?:morgen|dag|morgon)|goede(?:morgen|middag|navond)|goeiedag|buna ziua|salam(?: al?eikum| alaikum)?|namaste|konnichiwa|kalimera|shalom|привет|здравствуйте|добрый день|доброе утро|привіт|добрий день',
  thanks:
    'tesekkur(?:ler| ederim| ederiz)?|sag ?ol(?:un)?|grazie(?: mille)?|obrigad[oa]|(?:moltes |merces )?gracies|eskerrik asko|dziekuj\\w{1,3}|hvala|dekuji|dakujem|tusen takk|tack sa mycket|mange tak|dank (?:je|u)(?: wel)?|bedankt|multumesc|koszonom|arigato|shukran|efharisto|спасибо|дякую',
  goodbye:
    'gule gule|hosca ?kal(?:in)?|gorusuruz|arrivederci|ciao(?: ciao)?|tchau|ate (?:logo|breve|amanha)|adeu|a reveure|fins (?:aviat|dema|ara)|agur|do widzenia|dovidenja|na shledanou|hej da|ha det|tot ziens|doei|la revedere|sayonara|до свидания|до побачення',
} as const

function courtesyIn(words: string[], patterns: SmallTalkPatterns): SmallTalk | undefined {
  const { all, ...known } = COURTESIES.get(patterns)!
  if (!words.every((word) => all.has(word))) return undefined
  // "Thanks, bye" is a goodbye; "hello and thanks" is thanks.
  return (['goodbye', 'thanks', 'greeting'] as const).find((kind) => words.some((word) => known[kind].has(word)))
}

const COURTESIES = new Map(
  Object.values(LANGUAGES).map(({ smallTalk }) => {
    const { greeting, thanks, goodbye, filler } = smallTalk
    const known = { greeting: list(greeting), thanks: list(thanks), goodbye: list(goodbye) }
    return [smallTalk, { ...known, all: list([greeting, thanks, goodbye, filler].join(' ')) }]
  }),
)

function list(words: string): Set<string> {
  return new Set(words.split(' '))
}
