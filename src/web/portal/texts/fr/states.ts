import type { Texts } from '../index.ts'

export const states: Texts['states'] = {
  noPage: 'Il n’y a pas de page ici',
  noPageText: 'Elle a peut-être déménagé. La page d’accueil mène partout.',
  home: 'À la page d’accueil',
  forbidden: 'Cette page demande l’administration',
  forbiddenText: 'L’administration peut le faire ou changer votre rôle.',
  gone: 'Cela n’existe plus',
  goneText: 'C’est supprimé, ou l’adresse est fausse.',
  offline: 'Pas de connexion',
  offlineText: 'Le serveur n’a pas été atteint. Rien n’est perdu ; réessayez quand la connexion est revenue.',
  failed: 'Cela n’a pas pu être lu',
  failedText: 'Quelque chose a échoué sur le serveur. Rien n’est perdu.',
  tooMany: 'Trop de demandes',
  again: 'Réessayer',
}
