import { forLanguage, inAnyLanguage } from '../../../languages/index.ts'
import { mostCommonWords } from '../common-words.ts'
import { isInflected } from '../similar-words.ts'
import { withoutBrackets } from './service-names.ts'
import { expression, fold, has, wordsOf } from '../text.ts'
import { translatedIn, translatingWords } from './translated-names.ts'

interface Catalogue {
  /** Headings of the passages found for the message. */
  headings: string[]
  services: { id: string; name: string; aliases?: string[]; description?: string }[]
  language: string
}

/** A heading on booking itself, and no thing to book. */
const BOOKING = inAnyLanguage(({ understanding }) => understanding.appointment)
const NOT = inAnyLanguage(({ functionWords }) => functionWords.not)
const MIN_WORD_LENGTH = 4
/** Words up to this frequency rank name nothing. */
const COMMON_RANK = 450

/**
 * Heading of a document about something that a wish names and that is no service: "I'd like to sign up for the make-up
 * course". Undefined for an appointment in general. `named` are the words read as a service: if one of them is in a
 * service's name, that service is meant; a mere hint ("my son") decides nothing. So is a service whose name the wish translates.
 */
export function unlistedIn(
  wish: string,
  named: string,
  { headings, services, language }: Catalogue,
): string | undefined {
  const text = fold(wish)
  if (has(text, forLanguage(language).understanding.appointment)) return undefined
  // Words of intents name nothing that could be booked: "I want to book, and change nothing", "How late can I book?"
  const { move, cancel, denied, book } = forLanguage(language).understanding.intents
  const said = wordsOf(text.replaceAll(expression(`(?:${denied}|${NOT}) \\S+(?: \\S+)?|${move}|${cancel}`), ' '))
  const common = mostCommonWords(language, COMMON_RANK)
  const all = services.map(({ id, name, aliases = [], description = '' }) => ({
    id,
    names: [name, ...aliases].flatMap(withoutBrackets),
    about: description,
  }))
  if (translatedIn(text, all, language).length > 0) return undefined
  const listed = [
    ...all.flatMap(({ names }) => names).flatMap((name) => wordsOf(fold(name))),
    ...translatingWords(text, all, language),
  ]
  if (wordsOf(fold(named)).some(isAmong(listed))) return undefined
  return headings.find((heading) => {
    const words = wordsOf(fold(heading)).filter(
      (word) => word.length >= MIN_WORD_LENGTH && !common.has(word) && !has(word, `${book}|${BOOKING}`),
    )
    if (words.length === 0 || words.some(isAmong(listed))) return false
    return words.filter(isAmong(said)).length >= Math.ceil(words.length / 2)
  })
}

function isAmong(all: string[]): (word: string) => boolean {
  return (word) => all.some((one) => one === word || isInflected(one, word))
}
