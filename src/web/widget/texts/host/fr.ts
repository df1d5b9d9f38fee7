import type { Texts } from './en.ts'

export const fr: Texts = {
  waiting: 'Une personne va vous répondre ici sous peu.',
  next: 'C’est bientôt votre tour.',
  before: 'Avant vous : {count}.',
  neverMind: 'Ce n’est plus la peine',
  joined: 'Une personne de notre équipe vous répond maintenant.',
  joinedAs: '{name} vous a rejoint',
  left: '{name} n’est plus là. {assistant} vous répond à nouveau.',
  ratherCall: 'Appelez-moi plutôt',
}
