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

/** For who is unknown: the first language that their browser asks for and that is spoken here. */
export function languageAsked(header: string | undefined): string {
  const asked = (header ?? '').slice(0, 200).split(',')
  const spoken = asked.map((entry) => entry.trim().slice(0, 2).toLowerCase()).find((tag) => Object.hasOwn(WORDS, tag))
  return spoken ?? 'en'
}
