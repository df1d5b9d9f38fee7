import type { en } from './en/index.ts'

export type Texts = typeof en

const LANGUAGES = ['en', 'de', 'es', 'fr'] as const
type Language = (typeof LANGUAGES)[number]

export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch', es: 'Español', fr: 'Français' }

const LOADERS: Record<Language, () => Promise<Texts>> = {
  en: async () => (await import('./en/index.ts')).en,
  de: async () => (await import('./de/index.ts')).de,
  es: async () => (await import('./es/index.ts')).es,
  fr: async () => (await import('./fr/index.ts')).fr,
}

const KEPT_AS = 'language'

/** The texts of the reader's language, set by `loadTexts` before any page is loaded. */
export let t: Texts
export let language: Language = 'en'

/** A link in a mail names its language; else the choice of this browser counts, then the browser's own. */
export async function loadTexts(wanted: string | null): Promise<void> {
  const asked = [wanted, localStorage.getItem(KEPT_AS), ...navigator.languages]
  const known = asked.map((one) => LANGUAGES.find((name) => name === one?.slice(0, 2).toLowerCase()))
  language = known.find((one) => one !== undefined) ?? 'en'
  t = await LOADERS[language]()
  document.documentElement.lang = language
}

/** The page is drawn anew: texts are read where they are used. */
export function chooseLanguage(chosen: Language): void {
  localStorage.setItem(KEPT_AS, chosen)
  location.reload()
}

/** Puts values into the `{places}` of a text. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
