import type { Texts } from '../index.ts'

export const form: Texts['form'] = {
  offline: 'No se alcanzó el servidor. Lo que escribió sigue aquí; envíelo cuando vuelva la conexión.',
  signedOut: 'Su sesión ha terminado. Inicie sesión y envíelo de nuevo.',
  tooMany: 'Han sido demasiadas veces. No se ha perdido nada; inténtelo de nuevo dentro de {time}.',
  waitOver: 'Ya puede intentarlo de nuevo. No se ha perdido nada.',
  failed: 'Algo falló en el servidor. Lo que escribió sigue aquí; inténtelo de nuevo.',
  again: 'De nuevo en {time}',
  close: 'Cerrar',
  undo: 'Deshacer',
  keep: 'Conservar',
  copy: 'Copiar',
  copied: 'Copiado',
}
