import type { Texts } from '../index.ts'

export const shell: Texts['shell'] = {
  skip: 'Aller à la page',
  navigation: 'Pages',
  find: 'Tout trouver',
  keys: 'Toutes les touches',
  goTo: 'Aller à {page}',
  manual: 'Manuel',
  signOut: 'Se déconnecter',
  title: '{page} · {business}',
  ended: 'Votre session a pris fin',
  endedText: 'Reconnectez-vous et continuez : ce que vous avez saisi est toujours là.',
  lost: 'La connexion pour les nouveautés est interrompue. Cette page est relue toutes les 10 secondes.',
  more: 'Plus',
}
