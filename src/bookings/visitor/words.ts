import { languageAsked } from '../../core/accept-language.ts'
import { de } from './wording/de.ts'
import { en } from './wording/en.ts'
import { es } from './wording/es.ts'
import { fr } from './wording/fr.ts'

/** All that the page of a booking says, in one language. */
export interface Words {
  title: string
  service: string
  when: string
  where: string
  name: string
  /** What has become of it. */
  cancelled: string
  over: string
  moved: string
  calendar: string
  move: {
    title: string
    /** Of which zone the times are. */
    zone(zone: string): string
    earlier: string
    later: string
    none: string
    button: string
    /** Nothing was chosen. */
    choose: string
    taken: string
    impossible: string
  }
  cancel: { title: string; warning: string; reason: string; button: string }
  changed: string
  contact: string
  unknown: { title: string; text: string }
  failed: { title: string; text: string }
  refused: { title: string; text: string }
}

const WORDS: Record<string, Words> = { de, en, es, fr }

/** @param language one of those that mails speak */
export function wordsIn(language: string): Words {
  return WORDS[language] ?? en
}

/** For an unknown visitor: the language of their browser. */
export function languageOfBrowser(header: string | undefined): string {
  return languageAsked(header, WORDS) ?? 'en'
}
