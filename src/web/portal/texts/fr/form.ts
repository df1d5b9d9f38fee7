import type { Texts } from '../index.ts'

export const form: Texts['form'] = {
  offline: 'Le serveur n’a pas été atteint. Votre saisie est toujours là ; renvoyez-la quand la connexion est revenue.',
  signedOut: 'Votre session a pris fin. Connectez-vous, puis renvoyez.',
  tooMany: 'C’était trop souvent. Rien n’est perdu ; réessayez dans {time}.',
  waitOver: 'Vous pouvez réessayer maintenant. Rien n’est perdu.',
  failed: 'Quelque chose a échoué sur le serveur. Votre saisie est toujours là ; réessayez.',
  again: 'À nouveau dans {time}',
  close: 'Fermer',
  undo: 'Annuler l’action',
  keep: 'Garder',
  copy: 'Copier',
  copied: 'Copié',
}
