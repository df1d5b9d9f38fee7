import { inAnyLanguage, LANGUAGES, spokenLanguage } from '../../languages/index.ts'
import { mostCommonWords } from './common-words.ts'
import { fold, has, wordsOf } from './text.ts'

const marks = new Map<string, Set<string>>()
/** Minimum lead of another language over the current one, in words. */
const CLEARLY = 2
/** Maximum length of a first message that is judged without that lead: "¡hola!", "Preise?". */
const FEW_WORDS = 10
const MIN_TELLING_LENGTH = 2
/** Shorter words do not count if they are among the most frequent of another language: "am" is English and German. */
const LONG = 4
const COMMONEST = 450

/** The language of a message: `soFar`, unless another one is clear. */
export function languageOf(message: string, soFar: string): string {
  const counts = countsIn(message)
  const [best, next] = counts
  const words = wordsOf(fold(message.replaceAll(ADDRESS, ' ')))
  const own = counts.find(({ language }) => language === spokenLanguage(soFar))?.count ?? 0
  // "De la" belongs to two languages, so neither is clear.
  const isClear = best !== undefined && best.count - own >= CLEARLY && best.count !== next?.count
  if (isClear) return best.language
  return own > 0 ? soFar : (commonLanguage(words, MANY_COMMON) ?? soFar)
}

/**
 * The language that a visitor writes in, by their messages, oldest first. `otherwise` is the language of the page or of
 * the business, returned until another one is clear. `names`: services, whose words are no evidence.
 */
export function languageOfVisitor(messages: string[], otherwise: string, names: string[] = []): string {
  const said = messages.map((message) => withoutNames(message, names))
  const [first = ''] = said
  return said.reduce<string>((soFar, message) => languageOf(message, soFar), firstLanguage(first, otherwise))
}

/** A service keeps its name in every language: "One-to-one lesson", as a button has it, is no English. */
function withoutNames(message: string, names: string[]): string {
  return names.reduce((rest, name) => (name === '' ? rest : rest.split(name).join(' ')), message)
}

/**
 * The language of the first message. English words are no evidence, because its greetings are used everywhere; nor are
 * short words of several languages, because a name can be one.
 */
function firstLanguage(message: string, otherwise: string): string {
  const words = wordsOf(fold(message))
  if (words.length > FEW_WORDS) return otherwise
  const telling = words.filter((word) => word.length >= MIN_TELLING_LENGTH)
  const counts = countsIn(message, telling, isOfOneLanguage)
  const [best, next] = counts
  if (best === undefined || best.count === 0) return commonLanguage(telling, FEW_COMMON) ?? otherwise
  const isForeign = counts.find(({ language }) => language === spokenLanguage(otherwise))?.count === 0
  return isForeign && best.count > (next?.count ?? 0) && best.language !== 'en' ? best.language : otherwise
}

const FEW_COMMON = 2
/** A service's name has fewer words, so picking one in another language does not change the language. */
const MANY_COMMON = 3

/**
 * The only language with at least `least` common words that no other language has: "Behandeln Sie Kinder?" has no
 * marker word.
 */
function commonLanguage(words: string[], least: number): string | undefined {
  const languages = Object.keys(LANGUAGES)
  const counts = new Map(languages.map((language) => [language, 0]))
  for (const word of words) {
    const [only, other] = languages.filter((language) => mostCommonWords(language).has(word))
    if (only !== undefined && other === undefined) counts.set(only, counts.get(only)! + 1)
  }
  const [best, next] = [...counts].sort(([, a], [, b]) => b - a)
  return best !== undefined && best[1] >= least && next?.[1] === 0 ? best[0] : undefined
}

const ADDRESS = /(?<!\S)\S{1,64}@\S{1,64}/gu

/** The one place of "ü" in Spanish, "vergüenza", where German has none. */
const SPANISH_DIAERESIS = /(?<=g)ü(?=[ei])/gu

/**
 * Counts the marker words of each language. Each counts once, and e-mail addresses do not: "Al Reed al@mail.example" is
 * no Spanish.
 */
function countsIn(
  message: string,
  words = [...new Set(wordsOf(fold(message.replaceAll(ADDRESS, ' '))))],
  isTelling: (word: string, language: string) => boolean = () => true,
): { language: string; count: number }[] {
  const isMarked = /[¿¡]/u.test(message)
  const letters = new Set(message.normalize('NFC').toLowerCase().replaceAll(SPANISH_DIAERESIS, ''))
  const counts = Object.entries(LANGUAGES).map(([language, { understanding }]) => {
    const own = marksOf(language)
    const count = words.filter((word) => own.has(word) && isTelling(word, language)).length
    const isWritten = understanding.letters.some((letter) => letters.has(letter))
    return { language, count: count + (isWritten ? 1 : 0) + (isMarked && language === 'es' ? CLEARLY : 0) }
  })
  return counts.sort((a, b) => b.count - a.count)
}

function isOfOneLanguage(word: string, language: string): boolean {
  if (word.length >= LONG) return true
  return Object.keys(LANGUAGES).every((other) => other === language || !mostCommonWords(other, COMMONEST).has(word))
}

function marksOf(language: string): Set<string> {
  let found = marks.get(language)
  if (found === undefined) {
    const { understanding, when } = LANGUAGES[spokenLanguage(language)]
    const weekdays = wordsOf(fold(when.weekdays.join(' '))).filter((word) => word.length > LONG)
    found = new Set([...understanding.marks.split(' '), ...weekdays])
    marks.set(language, found)
  }
  return found
}

/** True for folded text that names a language of the product: "with the English version". */
export function namesLanguage(text: string): boolean {
  return has(text, OWN_NAMES)
}

const OWN_NAMES = inAnyLanguage(({ understanding }) => understanding.ownNames)

/** True for a service that is called by a language: "Spanish course", "Deutschkurs". */
export function isCalledByLanguage(name: string): boolean {
  return has(fold(name), `(?:${OWN_NAMES})\\p{L}{0,12}`)
}

/** True where a folded text asks to speak in a language of the product, and not for one: "in English", "auf Deutsch". */
export function namesSpoken(text: string): boolean {
  return has(text, `(?:in|auf|en) (?:${OWN_NAMES})`)
}

/**
 * The language that a folded clause requests, if it says nothing else: "can we speak German?" Whether somebody speaks a language is a
 * question, unless it is asked in that language.
 */
export function languageAsked(text: string): string | undefined {
  const own = text.replaceAll(/[^\p{L}\p{N} ]/gu, '').trim()
  if (wordsOf(own).length > MAX_WORDS_OF_REQUEST) return undefined
  return requests().find(({ whole }) => whole.test(own))?.language
}

/** The language that a sentence of a folded message begins by requesting: "in English please, I'm from York". */
export function languageRequested(text: string): string | undefined {
  return requests().find(({ begun }) => begun.test(text))?.language
}

const MAX_WORDS_OF_REQUEST = 10
let compiled: { language: string; whole: RegExp; begun: RegExp }[] | undefined

/** Patterns of a request for each language, in the words of any language. */
function requests(): { language: string; whole: RegExp; begun: RegExp }[] {
  compiled ??= Object.entries(LANGUAGES).map(([language, { understanding }]) => {
    const named = (ways: string[]): string => ways.join('|').replaceAll('{language}', `(?:${understanding.ownNames})`)
    const all = Object.values(LANGUAGES).map((one) => one.understanding)
    const whole = named([...all.map(({ speak }) => speak), understanding.speaksAsked])
    const begun = named(all.map(({ speakPlease }) => speakPlease))
    return {
      language,
      whole: new RegExp(`^(?:\\p{L}{1,8} )?(?:${whole})$`, 'u'),
      begun: new RegExp(`(?:^|[.!?;:] ?)[¡¿]?(?:\\p{L}{1,8}, ?)?(?:${begun})(?= ?(?:$|[,.!?;:]))`, 'u'),
    }
  })
  return compiled
}
