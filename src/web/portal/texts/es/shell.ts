import type { Texts } from '../index.ts'

export const shell: Texts['shell'] = {
  skip: 'Ir a la página',
  navigation: 'Páginas',
  find: 'Buscar',
  keys: 'Todas las teclas',
  goTo: 'Ir a {page}',
  manual: 'Manual',
  signOut: 'Cerrar sesión',
  title: '{page} · {business}',
  ended: 'Su sesión ha terminado',
  endedText: 'Inicie sesión de nuevo y continúe: lo que escribió sigue aquí.',
  lost: 'La conexión para novedades está interrumpida. Esta página se vuelve a leer cada 10 segundos.',
  more: 'Más',
}
