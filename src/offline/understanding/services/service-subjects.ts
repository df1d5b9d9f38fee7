import { pairsIn } from '../../../core/keys.ts'
import { RecentResults } from '../../../core/recent-results.ts'
import { baseLanguage, LANGUAGES, forLanguage } from '../../../languages/index.ts'
import type { ServiceSubject } from '../../../languages/service-words.ts'
import { mostCommonWords } from '../common-words.ts'
import { byBeginning, inflectedIn, type WordsByBeginning } from '../similar-words.ts'
import { fold, wordsOf } from '../text.ts'

/** Minimum length of a part of a compound. */
const MIN_LENGTH = 4
/** Minimum length of a compound: "Katzenimpfung". */
const MIN_COMPOUND_LENGTH = 9
/** Words up to this frequency rank match as they are listed only. */
const COMMON_RANK_WHOLE = 1_000

interface Vocabulary {
  /** Subjects by folded word. */
  words: ReadonlyMap<string, ReadonlySet<ServiceSubject>>
  alike: WordsByBeginning
  phrases: readonly { pattern: RegExp; subject: ServiceSubject }[]
}

const vocabularies = new Map<string, Vocabulary>()

function vocabularyOf(language: string): Vocabulary {
  const known = vocabularies.get(language)
  if (known !== undefined) return known
  const words = new Map<string, Set<ServiceSubject>>()
  const phrases: { pattern: RegExp; subject: ServiceSubject }[] = []
  for (const [subject, text] of pairsIn(forLanguage(language).serviceWords)) {
    for (const entry of text.split(',')) {
      const own = wordsOf(fold(entry.trim()))
      const [word, more] = own
      if (word === undefined) continue
      if (more === undefined) words.set(word, (words.get(word) ?? new Set()).add(subject))
      else
        phrases.push({
          pattern: new RegExp(`(?<![\\p{L}\\p{N}])${own.join('[^\\p{L}\\p{N}]{1,3}')}(?![\\p{L}\\p{N}])`, 'u'),
          subject,
        })
    }
  }
  const vocabulary = { words, alike: byBeginning(words.keys()), phrases }
  vocabularies.set(language, vocabulary)
  return vocabulary
}

const NONE: ReadonlySet<ServiceSubject> = new Set()

/** The subjects of a folded word: as it is listed, in another form, or as a part of a compound. */
export function subjectsOf(word: string, language: string): ReadonlySet<ServiceSubject> {
  const { words, alike } = vocabularyOf(language)
  const exact = words.get(word) ?? words.get(withoutPronoun(word, language))
  if (exact !== undefined) return exact
  // Forms of the commonest words are mostly another word: German "andere" is no form of "ändern".
  if (word.length < MIN_LENGTH || word.includes(' ') || mostCommonWords(language, COMMON_RANK_WHOLE).has(word))
    return NONE
  const forms = inflectedIn(alike, word)
  if (forms.length > 0) return new Set(forms.flatMap((one) => [...words.get(one)!]))
  if (word.length < MIN_COMPOUND_LENGTH) return NONE
  // "Katzenimpfung" is about the cat and the vaccination.
  const parts = [...words.keys()].filter(
    (one) => one.length >= MIN_LENGTH && (word.startsWith(one) || word.endsWith(one)),
  )
  const whole = parts.filter((one) => !parts.some((other) => other.length > one.length && other.includes(one)))
  return new Set(whole.flatMap((one) => [...words.get(one)!]))
}

const PRONOUN = /(?<=\p{L}{2}[aei]r)(?:me|te|se|nos|l[aeo]s?|mel[ao]s?)$/u

/** A Spanish infinitive without the pronoun after it: "cortarme". */
function withoutPronoun(word: string, language: string): string {
  return baseLanguage(language) === 'es' ? word.replace(PRONOUN, '') : word
}

/** The subjects of listed phrases in a folded text: "tour de potier". */
export function phrasesAbout(
  text: string,
  language: string,
): { subject: ServiceSubject; start: number; end: number }[] {
  return vocabularyOf(language).phrases.flatMap(({ pattern, subject }) => {
    const match = pattern.exec(text)
    return match === null ? [] : [{ subject, start: match.index, end: match.index + match[0].length }]
  })
}

/** All subjects of a folded text in one language. */
export function subjectsIn(text: string, language: string): ReadonlySet<ServiceSubject> {
  return new Set([
    ...wordsOf(text).flatMap((word) => [...subjectsOf(word, language)]),
    ...phrasesAbout(text, language).map(({ subject }) => subject),
  ])
}

const languages = new RecentResults<string>(500)

/**
 * The language in which a business writes about its services, by its most common words; where these are equally many, that
 * of the listed words.
 */
export function languageOfServices(texts: string[]): string {
  return languages.of(texts.join('\n'), () => {
    const words = texts.flatMap((text) => wordsOf(fold(text)))
    const scores = Object.keys(LANGUAGES).map((language) => {
      const common = mostCommonWords(language, COMMON_RANK)
      const { words: listed } = vocabularyOf(language)
      const count = words.filter((word) => common.has(word)).length + words.filter((word) => listed.has(word)).length
      return { language, count }
    })
    return scores.reduce((best, one) => (one.count > best.count ? one : best)).language
  })
}

const COMMON_RANK = 300
