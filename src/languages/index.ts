import * as de from './de/index.ts'
import * as en from './en/index.ts'
import * as es from './es/index.ts'
import * as fr from './fr/index.ts'
import type { Language } from './language.ts'

/** The spoken languages; English is first and the fallback. */
export const LANGUAGES = { en, de, es, fr } satisfies Record<string, Language>

/** Wording and patterns for a BCP 47 tag; English if its language is not spoken. */
export function forLanguage(tag: string): Language {
  return LANGUAGES[spokenLanguage(tag)]
}

/** The base language of a tag if spoken, otherwise `en`. */
export function spokenLanguage(tag: string): keyof typeof LANGUAGES {
  const base = baseLanguage(tag)
  return isSpoken(base) ? base : 'en'
}

export function speaks(tag: string): boolean {
  return isSpoken(baseLanguage(tag))
}

/** The first spoken language of `Accept-Language`, which is in order of preference, otherwise `en`. */
export function languageAsked(header: string | undefined): keyof typeof LANGUAGES {
  const asked = (header ?? '').slice(0, 200).split(',')
  return asked.map((entry) => entry.trim().slice(0, 2).toLowerCase()).find(isSpoken) ?? 'en'
}

/** `pt-BR` → `pt`, spoken or not. */
export function baseLanguage(tag: string): string {
  return tag.trim().toLowerCase().split(/[-_]/, 1)[0] || 'en'
}

function isSpoken(base: string): base is keyof typeof LANGUAGES {
  return Object.hasOwn(LANGUAGES, base)
}
