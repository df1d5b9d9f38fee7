import type { Texts } from './en.ts'

export const fr: Texts = {
  allTimes: 'Tous les créneaux',
  addToCalendar: 'Ajouter à l’agenda',
  manage: 'Modifier',
  reference: 'Référence {reference}',
}
