import { ENGLISH } from './words/english.ts'
import { FRENCH } from './words/french.ts'
import { GERMAN } from './words/german.ts'
import { SPANISH } from './words/spanish.ts'

export const LANGUAGES = ['en', 'de', 'es', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

/**
 * Days and deeds of a language. Patterns are regular expressions on folded text (lower case, no accents, `ß` is `ss`,
 * apostrophes are spaces) and stand between word boundaries.
 */
export interface Lexicon {
  /** Words of the deeds in which slips are put right. */
  deeds: string
  days: { pattern: string; days: number }[]
  /** `{n}` is a number. */
  inDays: string
  inWeeks: string
  /** Monday first, with short forms. */
  weekdays: [string, string, string, string, string, string, string]
  nextWeek: string
  /** Before or after a weekday. */
  next: string
  /** "Next Friday" is that of next week, not the coming one. */
  nextIsNextWeek: boolean
  /** `{n}` is the day of a month that is not named. */
  dayOfMonth: string[]
  numbers: Record<string, number>
}

const LEXICONS: Record<Language, Lexicon> = { en: ENGLISH, de: GERMAN, es: SPANISH, fr: FRENCH }

export function lexiconOf(language: Language): Lexicon {
  return LEXICONS[language]
}

/** The language of a tag such as `de-AT`; English where there are no tables. */
export function languageOfTag(tag: string): Language {
  const base = tag.toLowerCase().split(/[-_]/, 1)[0] ?? ''
  return LANGUAGES.find((language) => language === base) ?? 'en'
}
