import type { Texts } from './en.ts'

export const es: Texts = {
  service: '¿Qué desea reservar?',
  noServices: 'En este momento no se puede reservar nada en línea.',
  previousDays: 'Días anteriores',
  nextDays: 'Días siguientes',
  noTimes: 'No hay horas libres en estas dos semanas.',
  pickDay: 'Elija un día',
  freeTimes: '{count} horas libres',
  pickTime: 'Elija una hora',
  zones: 'Hora de {zone}, y debajo la suya, {own}',
  goOn: '{when} · Continuar',
  morning: 'Mañana',
  afternoon: 'Tarde',
  evening: 'Noche',
  pickPerson: '¿Con quién desea la cita?',
  anyone: 'Cualquiera',
  partySize: '¿Cuántas personas?',
}
