import { type Weekday } from '../core/days.ts'
import type { Hit } from '../knowledge/index.ts'
import type { ContactForm } from '../languages/contact-forms.ts'
import type { Span } from '../languages/day-parts.ts'
import type { BookableService } from '../models/chat-model.ts'
import type { Tenant } from '../tenants/index.ts'

/** A setting from which a sentence differs, with the sentence's value for it. */
type Differing =
  /** Null: no sentence says when the rest of the day ends. */
  | { kind: 'opening_hours'; days: Weekday[]; periods: Span[] | null }
  | { kind: 'price'; serviceId: string; amount: string }
  | { kind: ContactForm; contact: string }

/** A sentence of a document that differs from the tenant's settings, which the assistant follows. */
export interface Contradiction {
  differing: Differing
  documentId: string
  title: string
  sentence: string
  documentSays: string
  settingsSay: string
  /** The settings after they took the document's value; null where a person has to enter it. */
  settingsWouldSay: string | null
  /** The sentence with the value of the settings; null where only a person can write it. */
  documentWouldSay: string | null
}

export interface Sources {
  tenant: Tenant
  services: BookableService[]
  search(query: string): Promise<Pick<Hit, 'documentId' | 'title' | 'text'>[]>
}

/** A sentence of a document that contains a searched name. */
export interface Mention {
  hit: Pick<Hit, 'documentId' | 'title'>
  sentence: string
}

export function placeOf({ hit, sentence }: Mention): Pick<Contradiction, 'documentId' | 'title' | 'sentence'> {
  return { documentId: hit.documentId, title: hit.title, sentence }
}

export function replaced(
  sentence: string,
  { text, at = sentence.indexOf(text) }: { text: string; at?: number },
  by: string,
) {
  return sentence.slice(0, at) + by + sentence.slice(at + text.length)
}

export function sentencesOf({ text }: Pick<Hit, 'text'>): string[] {
  return text.split(/(?<=[.!?])\s+|\n/u).map((sentence) => sentence.trim())
}
