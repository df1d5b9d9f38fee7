import type { Texts } from '../index.ts'

export const snippet: Texts['snippet'] = {
  text: 'La línea que pone el chat de {business} en un sitio web, antes del final del body.',
  line: 'La línea para su sitio web',
  websites: 'Sitios web que pueden mostrar el chat',
  websitesHint: 'Uno por línea, como example.com o *.example.com. El asterisco no incluye example.com.',
  save: 'Guardar los sitios web',
  saved: 'Guardado',
  own: 'Sin un sitio web aquí, el chat responde solo en las páginas de esta instalación.',
  manual: 'Todos los atributos están en el manual',
  addOwn: 'Añadir {host}, su sitio web',
}
