import type { Texts } from './en.ts'

export const fr: Texts = {
  taken: '{time} vient d’être pris. Voici les créneaux les plus proches.',
  takenLast: '{time} vient d’être pris, et rien d’autre n’est libre prochainement.',
}
