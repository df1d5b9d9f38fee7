import type { Texts } from '../index.ts'

export const states: Texts['states'] = {
  noPage: 'Aquí no hay ninguna página',
  noPageText: 'Quizá se movió. La página de inicio lleva a todas partes.',
  home: 'A la página de inicio',
  forbidden: 'Esta página necesita a la administración',
  forbiddenText: 'La administración puede hacer esto o cambiar su rol.',
  gone: 'Esto ya no existe',
  goneText: 'Se eliminó, o la dirección es incorrecta.',
  offline: 'Sin conexión',
  offlineText: 'No se alcanzó el servidor. No se ha perdido nada; inténtelo cuando vuelva la conexión.',
  failed: 'Esto no se pudo leer',
  failedText: 'Algo falló en el servidor. No se ha perdido nada.',
  tooMany: 'Demasiadas consultas',
  again: 'Intentar de nuevo',
}
