import { forLanguage } from '../../languages/index.ts'
import { mostCommonWords } from './common-words.ts'
import { isInflected } from './spelling.ts'
import { expression, fold, has, wordsOf } from './text.ts'

interface Known {
  /** Of the passages found for the message. */
  headings: string[]
  services: { name: string; aliases?: string[] }[]
  language: string
}

const SHORTEST_WORD = 4
/** Words as frequent as these name nothing. */
const MOST_COMMON = 450

/**
 * The heading of what a wish names and only a document knows: "I'd like to sign up for the make-up course". An appointment in
 * general is none of it, nor are words that name a service; those that only hint at one ("my son") name none.
 */
export function unlistedIn(wish: string, named: string, { headings, services, language }: Known): string | undefined {
  const text = fold(wish)
  if (has(text, forLanguage(language).understanding.appointment)) return undefined
  // "I want to book, and change nothing": deeds name nothing that could be booked.
  const { move, cancel, denied } = forLanguage(language).understanding.deeds
  const said = wordsOf(
    text.replaceAll(expression(`(?:${denied}|no|nicht|not|pas) \\S+(?: \\S+)?|${move}|${cancel}`), ' '),
  )
  const common = mostCommonWords(language, MOST_COMMON)
  const listed = services.flatMap(({ name, aliases = [] }) => [name, ...aliases]).flatMap((name) => wordsOf(fold(name)))
  if (wordsOf(fold(named)).some(isAmong(listed))) return undefined
  return headings.find((heading) => {
    const words = wordsOf(fold(heading)).filter((word) => word.length >= SHORTEST_WORD && !common.has(word))
    if (words.length === 0 || words.some(isAmong(listed))) return false
    return words.filter(isAmong(said)).length >= Math.ceil(words.length / 2)
  })
}

function isAmong(all: string[]): (word: string) => boolean {
  return (word) => all.some((one) => one === word || isInflected(one, word))
}
