import type { Texts } from '../index.ts'

export const team: Texts['team'] = {
  text: 'Les personnes qui travaillent à l’accueil de {business}. L’administration peut tout ; les membres font le travail quotidien et lisent les réglages.',
  invite: 'Inviter une personne',
  send: 'Envoyer l’invitation',
  person: 'Personne',
  role: 'Rôle',
  roleOf: 'Rôle de {name}',
  roleHint: 'L’administration peut tout, réglages et clés compris.',
  state: 'État',
  active: 'Compte ouvert',
  invited: 'Invitation jusqu’au {date}',
  expired: 'Invitation expirée',
  name: 'Nom (facultatif)',
  sendAgain: 'Renvoyer',
  taken: 'Cette adresse a déjà un compte.',
  remove: 'Retirer',
  removeTitle: 'Retirer {name} ?',
  removeAct: 'Retirer {name}',
  removeText: 'Déconnexion immédiate partout. Ce qui a été fait à l’accueil reste.',
}
