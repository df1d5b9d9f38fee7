import type { CallKey } from './en.ts'

export type { CallKey } from './en.ts'

/** Text of the call view by key, with `{names}` filled in. */
export type CallSay = (key: CallKey, values?: Record<string, string>) => string

const LANGUAGES: Record<string, () => Promise<Record<CallKey, string>>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  es: async () => (await import('./es.ts')).es,
  fr: async () => (await import('./fr.ts')).fr,
}

/** In the language of the panel, with the words of the tenant in place of ours. */
export async function loadCallTexts(locale: string, overrides: Record<string, string>): Promise<CallSay> {
  const load = LANGUAGES[locale.toLowerCase().split('-', 1)[0]!] ?? LANGUAGES['en']!
  const texts = { ...(await load()), ...overrides }
  return (key, values = {}) => texts[key].replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all)
}
