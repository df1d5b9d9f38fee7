import type { Texts } from './en.ts'

export const fr: Texts = {
  beforeTitle: 'Avant de parler',
  beforeText: 'Votre navigateur transforme votre voix en mots. Où peut-il le faire ?',
  onDevice: 'Sur cet appareil',
  onDeviceText: 'Aucun son ne le quitte.',
  onDeviceLoads: 'Charge une fois : {language}. Aucun son ne quitte l’appareil.',
  atService: 'Chez {maker}, par {browser}',
  atServiceText: 'Commence tout de suite. Le son va à {maker}.',
  wordsOnly: '{name} ne reçoit que les mots. Aucun son n’est enregistré.',
  spokenHere: 'Votre appareil lit les réponses à voix haute. Parlez quand vous voulez, il s’arrête.',
  spokenService: '{browser} lit les réponses : leurs mots vont à {maker}. Parlez quand vous voulez, il s’arrête.',
  spokenNot: 'Les réponses sont affichées et non lues : cet appareil n’a pas de voix ({language}).',
  agreeStart: 'Accepter et commencer',
  noRecognizer: 'Ce navigateur ne peut pas transformer la voix en mots. Vous écrivez, l’assistant répond.',
  noLocal: 'Cet appareil ne peut pas transformer lui-même la voix en mots. Vous écrivez, l’assistant répond.',
  insecure: 'Le microphone ne marche que sur les pages sécurisées (https). Vous écrivez, l’assistant répond.',
}
