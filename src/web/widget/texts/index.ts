import type { Texts as AppointmentTexts } from './appointments/en.ts'
import type { Texts as BookingTexts } from './booking/en.ts'
import type { Texts as CallTexts } from './call/en.ts'
import type { Texts as CallConsentTexts } from './call-consent/en.ts'
import type { Texts as CallStagesTexts } from './call-stages/en.ts'
import type { Texts as ConsentTexts } from './consent/en.ts'
import type { Texts as ContactTexts } from './contact/en.ts'
import type { Texts as DetailsTexts } from './details/en.ts'
import { en, type Texts } from './en.ts'
import type { Texts as HostTexts } from './host/en.ts'
import type { Texts as RefusalTexts } from './refusal/en.ts'
import type { Texts as SentTexts } from './sent/en.ts'
import type { Texts as TakenTexts } from './taken/en.ts'
import type { Config } from '../shell.ts'

export type Key = keyof (Texts &
  AppointmentTexts &
  BookingTexts &
  CallTexts &
  CallConsentTexts &
  CallStagesTexts &
  ContactTexts &
  ConsentTexts &
  DetailsTexts &
  HostTexts &
  RefusalTexts &
  SentTexts &
  TakenTexts)

/** Text by key, with `{names}` filled in. */
export type Say = (key: Key, values?: Record<string, string | number>) => string

type Words = Record<string, string>

/** The words of a view in the languages that there are. English comes with the view. */
export interface Part {
  en: Words
  others: Record<string, () => Promise<Words>>
}

const PANEL: Part = {
  en,
  others: {
    de: async () => (await import('./de.ts')).de,
    es: async () => (await import('./es.ts')).es,
    fr: async () => (await import('./fr.ts')).fr,
  },
}

export interface Language {
  say: Say
  /** BCP 47, for dates and for `lang`. */
  locale: string
  /** Adds the words of a view, before it is drawn. */
  learn(part: Part): Promise<void>
}

/** The tenant's own texts come before ours; its country decides between 14:00 and 2:00 PM. */
type Tenant = Pick<Config, 'language' | 'country' | 'texts'>

/**
 * Picks the page's language (`locale`), else the visitor's, else the tenant's, among those available. `parts` are the views whose
 * words are known already; `learn` adds to them.
 */
export async function loadLanguage(locale: string | undefined, tenant: Tenant, parts: Part[]): Promise<Language> {
  const { language, country, texts: overrides } = tenant
  const wanted = [...(locale === undefined ? navigator.languages : [locale]), language]
  const chosen = wanted.find((tag) => base(tag) === 'en' || base(tag) in PANEL.others) ?? 'en'
  const texts: Words = {}
  const add = async (part: Part) =>
    void Object.assign(texts, await (part.others[base(chosen)]?.() ?? part.en), overrides)
  await Promise.all([PANEL, ...parts].map(add))
  // A page in an unsupported language (right-to-left included) uses the tenant's own texts.
  const shown = locale !== undefined && Object.keys(overrides).length > 0 ? locale : `${base(chosen)}-${country}`
  return {
    say: (key, values = {}) => texts[key]!.replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all)),
    locale: isLocale(shown) ? shown : 'en',
    async learn(part) {
      if (parts.includes(part)) return
      await add(part)
      parts.push(part)
    },
  }
}

export function base(tag: string): string {
  return tag.toLowerCase().split('-', 1)[0]!
}

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}
