import type { Part } from '../index.ts'
import { en } from './en.ts'

export const words: Part = {
  en,
  others: {
    de: async () => (await import('./de.ts')).de,
    es: async () => (await import('./es.ts')).es,
    fr: async () => (await import('./fr.ts')).fr,
  },
}
