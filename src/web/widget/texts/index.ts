import { en, type TextKey, type Texts } from './en.ts'

/** Text by key, with `{names}` filled in. */
export type Say = (key: TextKey, values?: Record<string, string | number>) => string

const OTHERS: Record<string, () => Promise<Texts>> = {
  de: async () => (await import('./de.ts')).de,
  es: async () => (await import('./es.ts')).es,
  fr: async () => (await import('./fr.ts')).fr,
}

export interface Language {
  say: Say
  /** BCP 47, for dates and for `lang`. */
  locale: string
}

/** Picks the page's language, else the visitor's, else the tenant's, among those available. */
export async function loadLanguage({
  locale,
  tenant,
  overrides,
}: {
  locale: string | undefined
  tenant: string
  overrides: Record<string, string>
}): Promise<Language> {
  const wanted = [locale, ...(locale === undefined ? navigator.languages : []), tenant].filter(
    (tag): tag is string => tag !== undefined,
  )
  const chosen = wanted.find((tag) => base(tag) === 'en' || base(tag) in OTHERS) ?? 'en'
  const texts = await (OTHERS[base(chosen)]?.() ?? en)
  // A page in an unsupported language (right-to-left included) uses the tenant's own texts.
  const shown = locale !== undefined && Object.keys(overrides).length > 0 ? locale : chosen
  return { say: sayer({ ...texts, ...overrides }), locale: isLocale(shown) ? shown : 'en' }
}

function sayer(texts: Record<string, string>): Say {
  return (key, values = {}) => texts[key]!.replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all))
}

function base(tag: string): string {
  return tag.toLowerCase().split('-', 1)[0]!
}

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}
