import type { Texts } from './en.ts'

export const fr: Texts = {
  tooMany: 'Il y a eu trop de messages en peu de temps.',
  tryIn: 'Veuillez réessayer {when}.',
  orCall: 'Ou appelez-nous : {phone}.',
  orContact: 'Ou laissez vos coordonnées sous « {contact} ».',
  ended: 'Cette conversation est terminée.',
  startOver: 'En commencer une autre',
}
