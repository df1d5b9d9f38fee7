import { ENGLISH } from './words/english.ts'
import { FRENCH } from './words/french.ts'
import { GERMAN } from './words/german.ts'
import { SPANISH } from './words/spanish.ts'

export const LANGUAGES = ['en', 'de', 'es', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

export type IntentKind = 'book' | 'move' | 'cancel' | 'callback' | 'person' | 'lead'
export type DayPart = 'morning' | 'afternoon' | 'evening'

/**
 * What the dialogues know of a language. Patterns are regular expressions on folded text (lower case, no accents, `ß` is
 * `ss`, apostrophes are spaces) and stand between word boundaries.
 */
export interface Lexicon {
  /** Words that show that a text is in this language, as few as tell it from the others. */
  marks: string
  intents: Record<IntentKind, string[]>
  /** Words of the intents in which slips are put right. */
  deeds: string
  /** With the name of a service it is a wish to book. */
  wish: string
  /** One that exists already: "my appointment". */
  existing: string
  /** Not the one of this conversation. */
  other: string
  yes: string
  no: string
  /** Holds a "no" and means yes, or nothing: "no problem". */
  harmless: string
  stop: string
  /** Keeps their details to themselves. */
  refusal: string
  farewell: string
  /** Orders to the machine itself, which is no visitor's business. */
  orders: string
  anyStaff: string
  /** Stands before the name of a person of the business. */
  withStaff: string
  /** Stands before what is not meant. */
  not: string
  lost: string
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
  /** `{h}` and `{m}` are numbers; `plus` is in minutes. The longest come first. */
  times: { pattern: string; plus?: number }[]
  fixedTimes: Record<string, string>
  /** "am" and "pm" are halves of the day here. */
  hasHalfDays: boolean
  parts: Record<DayPart, string>
  /** First, second, third, fourth of what was offered. */
  ordinals: [string, string, string, string]
  /** On the text as it stands, case ignored; what follows is a name. */
  nameLeads: string
  /** Follows a name. */
  nameTails: string
  /** Ends a name written in small letters. */
  nameStops: string
  question: string
  /** Joins two wishes. */
  joins: string
  at: string
  dot: string
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

const compiled = new Map<string, RegExp>()

/** A pattern of a lexicon between word boundaries, global. */
export function expression(pattern: string): RegExp {
  let found = compiled.get(pattern)
  if (found === undefined) {
    found = new RegExp(`(?<![\\p{L}\\p{N}_])(?:${pattern})(?![\\p{L}\\p{N}_])`, 'gu')
    compiled.set(pattern, found)
  }
  found.lastIndex = 0
  return found
}

export function has(text: string, pattern: string): boolean {
  return pattern !== '' && expression(pattern).test(text)
}
