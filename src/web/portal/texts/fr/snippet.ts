import type { Texts } from '../index.ts'

export const snippet: Texts['snippet'] = {
  text: 'La ligne qui met le chat de {business} sur un site, avant la fin du body.',
  line: 'La ligne pour votre site',
  websites: 'Sites qui peuvent montrer le chat',
  websitesHint: 'Un par ligne, comme example.com ou *.example.com. L’astérisque n’inclut pas example.com.',
  save: 'Enregistrer les sites',
  saved: 'Enregistré',
  own: 'Sans site ici, le chat ne répond que sur les pages de cette installation.',
  manual: 'Tous les attributs sont dans le manuel',
  addOwn: 'Ajouter {host}, votre site',
}
