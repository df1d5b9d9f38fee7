import type { Texts } from './en.ts'

export const de: Texts = {
  allTimes: 'Alle freien Zeiten',
  addToCalendar: 'In den Kalender',
  manage: 'Ändern',
  reference: 'Referenz {reference}',
}
