import type { Texts } from '../index.ts'

export const shell: Texts['shell'] = {
  skip: 'Ir a la página',
  navigation: 'Páginas',
  find: 'Buscar',
  fold: 'plegar o desplegar la barra lateral',
  keys: 'Todas las teclas',
  goTo: 'Ir a {page}',
  manual: 'Manual',
  signOut: 'Cerrar sesión',
  title: '{page} · {business}',
  ended: 'Su sesión ha terminado',
  endedText: 'Inicie sesión de nuevo y continúe: lo que escribió sigue aquí.',
  lost: 'La conexión para novedades está interrumpida. Esta página se vuelve a leer cada 10 segundos.',
  more: 'Más',
  open: { calls: 'al teléfono', leads: 'nuevos', questions: 'sin respuesta' },
  answering: {
    on: 'Chat y teléfono encendidos',
    off: 'Chat y teléfono apagados',
    chatOff: 'El chat está apagado',
    phoneOff: 'El teléfono está apagado',
    title: 'Qué responde el asistente',
    chat: 'Chat',
    chatHint: 'Apagado: los mensajes de los visitantes le esperan en la bandeja.',
    phone: 'Teléfono',
    phoneHint: 'Apagado: suenan sus teléfonos; si nadie contesta, se graba un mensaje.',
  },
}
