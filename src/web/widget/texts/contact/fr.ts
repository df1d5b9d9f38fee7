import type { Texts } from './en.ts'

export const fr: Texts = {
  contactIntro: 'Laissez vos coordonnées, {name} vous recontactera.',
  message: 'Message',
  thanks: 'Merci. Votre message a été transmis.',
  sendAnother: 'En envoyer un autre',
  callbackDone: 'Merci. Nous appellerons le {phone}.',
  callbackIntro: 'Laissez votre numéro, et {name} vous rappellera.',
  callbackRefused: 'Nous ne pouvons pas vous rappeler maintenant.',
  callbackSimulated: 'Ceci est une démonstration : aucun téléphone ne sonne.',
  tooManyCallbacks: 'Il n’est pas possible de demander un autre rappel d’ici pour le moment.',
  tooManyContacts: 'Il n’est pas possible d’envoyer un autre message d’ici pour le moment.',
}
