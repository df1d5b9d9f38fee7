import { type Weekday } from '../../core/days.ts'
import { plainWords } from '../../core/words.ts'
import type { Span } from '../../languages/day-parts.ts'

/** A value that may be taken over, as it would be stored. */
export type Value =
  | { kind: 'address' | 'phone' | 'email' | 'greeting'; text: string }
  /** No spans: closed. */
  | { kind: 'hours'; day: Weekday; spans: Span[] }
  | ServiceValue
  | { kind: 'staff'; name: string; role: string | null }
  | { kind: 'questions'; questions: string[] }
  /** The pages of a website, as knowledge. */
  | { kind: 'knowledge'; url: string; pages: number }

export interface ServiceValue {
  kind: 'service'
  name: string
  duration_minutes: number | null
  /** The page says no duration, and this one is usual in the trade. */
  is_duration_usual: boolean
  price: string | null
  aliases: string[]
}

export const KINDS = [
  'address',
  'phone',
  'email',
  'hours',
  'service',
  'staff',
  'greeting',
  'questions',
  'knowledge',
] as const satisfies Value['kind'][]

/** The origin of a value: structured data, words of a page, or the template of the trade. */
export const ORIGINS = ['markup', 'text', 'template'] as const

/** A value, and where it was found. */
export interface Finding {
  value: Value
  origin: (typeof ORIGINS)[number]
  /** The sentence, or the structured data as it is written. Null for a template. */
  quote: string | null
  /** The address of the page. */
  page: string | null
  /** A contact of somebody else, such as a car park: proposed where there is no other. */
  isForeign?: boolean
}

/** A value in a text, before its page is known. */
export type Found = Pick<Finding, 'value' | 'isForeign'> & { quote: string }

const QUOTE_CHARS = 300

export function quoted(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  return plain.length <= QUOTE_CHARS ? plain : `${plain.slice(0, QUOTE_CHARS - 1).toWellFormed()}…`
}

/** Letters and figures alone, for comparison. */
export function bare(text: string): string {
  return plainWords(text).join('')
}

/** The text without these marks at its end. */
export function withoutEnd(text: string, marks: string): string {
  let end = text.length
  while (end > 0 && marks.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}
