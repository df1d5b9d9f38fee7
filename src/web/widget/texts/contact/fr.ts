import type { Texts } from './en.ts'

export const fr: Texts = {
  contactIntro: 'Laissez vos coordonnées, {name} vous recontactera.',
  message: 'Message',
  callbackIntro: 'Laissez votre numéro, et {name} vous rappellera.',
  callbackRefused: 'Nous ne pouvons pas vous rappeler maintenant.',
  tooManyCallbacks: 'Il n’est pas possible de demander un autre rappel d’ici pour le moment.',
  tooManyContacts: 'Il n’est pas possible d’envoyer un autre message d’ici pour le moment.',
}
