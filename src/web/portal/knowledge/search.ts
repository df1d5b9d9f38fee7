import type { DocumentStatus } from './queries.ts'

/** The filters of the list, and the open dialog. */
interface DocumentSearch {
  q?: string | undefined
  state?: DocumentStatus | undefined
  add?: 'files' | 'text' | 'website' | undefined
}

const STATES: readonly unknown[] = ['processing', 'ready', 'failed'] satisfies DocumentStatus[]
const WAYS: readonly unknown[] = ['files', 'text', 'website'] satisfies DocumentSearch['add'][]

/** Unknown values of an address are left out. Numbers are words too. */
export function documentSearch({ q, state, add }: Record<string, unknown>): DocumentSearch {
  return {
    ...(typeof q === 'string' || typeof q === 'number' ? { q: String(q) } : {}),
    ...(STATES.includes(state) ? { state: state as DocumentStatus } : {}),
    ...(WAYS.includes(add) ? { add: add as NonNullable<DocumentSearch['add']> } : {}),
  }
}

export function questionSearch({ question }: Record<string, unknown>): { question?: string | undefined } {
  return question === undefined ? {} : { question: String(question) }
}

export function findSearch({ find }: Record<string, unknown>): { find?: string } {
  return find === undefined ? {} : { find: String(find) }
}
