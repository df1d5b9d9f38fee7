import type { Texts } from '../index.ts'

export const shell: Texts['shell'] = {
  skip: 'Aller à la page',
  navigation: 'Pages',
  find: 'Tout trouver',
  fold: 'replier ou déplier la barre latérale',
  keys: 'Toutes les touches',
  goTo: 'Aller à {page}',
  manual: 'Manuel',
  signOut: 'Se déconnecter',
  title: '{page} · {business}',
  ended: 'Votre session a pris fin',
  endedText: 'Reconnectez-vous et continuez : ce que vous avez saisi est toujours là.',
  lost: 'La connexion pour les nouveautés est interrompue. Cette page est relue toutes les 10 secondes.',
  more: 'Plus',
  open: { calls: 'au téléphone', leads: 'nouveaux', questions: 'sans réponse' },
  answering: {
    on: 'Chat et téléphone actifs',
    off: 'Chat et téléphone coupés',
    chatOff: 'Le chat est coupé',
    phoneOff: 'Le téléphone est coupé',
    title: 'À quoi l’assistant répond',
    chat: 'Chat',
    chatHint: 'Coupé : les messages des visiteurs vous attendent dans la boîte de réception.',
    phone: 'Téléphone',
    phoneHint: 'Coupé : vos téléphones sonnent, sinon un message est enregistré.',
  },
}
