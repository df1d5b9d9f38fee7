import { isOneOf } from '../../../core/keys.ts'
import type { DocumentStatus } from './queries.ts'

/** The filters of the list, and the open dialog. */
interface DocumentSearch {
  q?: string | undefined
  state?: DocumentStatus | undefined
  add?: (typeof WAYS)[number] | undefined
}

const STATES = ['processing', 'ready', 'failed'] as const satisfies DocumentStatus[]
const WAYS = ['files', 'text', 'website'] as const

/** Unknown values of an address are left out. Numbers are words too. */
export function documentSearch({ q, state, add }: Record<string, unknown>): DocumentSearch {
  return {
    ...(typeof q === 'string' || typeof q === 'number' ? { q: String(q) } : {}),
    ...(isOneOf(STATES, state) ? { state } : {}),
    ...(isOneOf(WAYS, add) ? { add } : {}),
  }
}

export function questionSearch({ question }: Record<string, unknown>): { question?: string | undefined } {
  return question === undefined ? {} : { question: String(question) }
}

export function findSearch({ find }: Record<string, unknown>): { find?: string } {
  return find === undefined ? {} : { find: String(find) }
}
