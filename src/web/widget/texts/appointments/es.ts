import type { Texts } from './en.ts'

export const es: Texts = {
  allTimes: 'Todas las horas libres',
  addToCalendar: 'Añadir al calendario',
  manage: 'Cambiar',
  reference: 'Referencia {reference}',
}
