import type { Texts } from '../index.ts'

export const unsaved: Texts['unsaved'] = {
  bar: 'Cambios sin guardar',
  fields: 'Aún sin guardar: {fields}',
  save: 'Guardar',
  leaveTitle: '¿Salir sin guardar?',
  leaveText: 'Sus cambios en esta página se pierden. Lo que se guardó antes se queda.',
  leave: 'Salir sin guardar',
  stay: 'Quedarse aquí',
  dialog: 'Lo que ha escrito no está guardado.',
  discard: 'Descartar',
  goOn: 'Seguir editando',
}
