import type { Texts } from './en.ts'

export const fr: Texts = {
  thanks: 'Merci. Votre message a été transmis.',
  sendAnother: 'En envoyer un autre',
  callbackDone: 'Merci. Nous appellerons le {phone}.',
  callbackSimulated: 'Ceci est une démonstration : aucun téléphone ne sonne.',
  callbackHeard: 'Voici comment l’appel se passerait :',
  captions: 'Ce qui se dit',
}
