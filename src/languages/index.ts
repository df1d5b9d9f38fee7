import * as de from './de/index.ts'
import { dialogueIn } from './en/dialogue.ts'
import * as en from './en/index.ts'
import * as es from './es/index.ts'
import * as fr from './fr/index.ts'
import type { Language } from './language.ts'

/** The supported languages; English is first and the fallback. */
export const LANGUAGES = { en, de, es, fr } satisfies Record<string, Language>

/**
 * Wording and patterns for a BCP 47 tag; English if its language is not supported. The region of an English tag sets
 * the format of dates and times: 3 March, 14:00 or March 3, 2:00 PM. The other languages have one format for all
 * regions.
 */
export function forLanguage(tag: string): Language {
  const spoken = spokenLanguage(tag)
  return spoken === 'en' ? englishOf(REGION.exec(tag)?.[1]?.toUpperCase() ?? 'US') : LANGUAGES[spoken]
}

/** Joins the patterns of all languages, for words that may stand in a message of any of them. */
export function inAnyLanguage(patternOf: (language: Language) => string, joint = '|'): string {
  return Object.values(LANGUAGES).map(patternOf).join(joint)
}

/** The tag of a language in a country (ISO 3166-1): `en`, `GB` → `en-GB`. */
export function inCountry(tag: string, country: string): string {
  return `${baseLanguage(tag)}-${country}`
}

const REGION = /^en[-_]([a-z]{2})$/iu

const englishByRegion = new Map<string, Language>([['US', en]])

function englishOf(region: string): Language {
  return englishByRegion.getOrInsertComputed(region, () => {
    const locale = `en-${region}`
    return { ...en, dialogue: dialogueIn(locale), facts: { ...en.facts, locale } }
  })
}

/** The base language of a tag if supported, otherwise `en`. */
export function spokenLanguage(tag: string): keyof typeof LANGUAGES {
  const base = baseLanguage(tag)
  return isSpoken(base) ? base : 'en'
}

/** True for a tag whose base language is supported. */
export function speaks(tag: string): boolean {
  return isSpoken(baseLanguage(tag))
}

/** The first supported language of an `Accept-Language` header, which is in order of preference, otherwise `en`. */
export function languageAsked(header: string | undefined): keyof typeof LANGUAGES {
  const asked = (header ?? '').slice(0, 200).split(',')
  return asked.map((entry) => entry.trim().slice(0, 2).toLowerCase()).find(isSpoken) ?? 'en'
}

/** The base language of a tag, supported or not: `pt-BR` → `pt`; `en` for an empty one. */
export function baseLanguage(tag: string): string {
  return tag.trim().toLowerCase().split(/[-_]/, 1)[0] || 'en'
}

function isSpoken(base: string): base is keyof typeof LANGUAGES {
  return Object.hasOwn(LANGUAGES, base)
}
