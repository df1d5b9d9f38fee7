import type { Texts } from './en.ts'

export const fr: Texts = {
  service: 'Que souhaitez-vous réserver ?',
  noServices: 'Rien ne peut être réservé en ligne pour le moment.',
  previousDays: 'Jours précédents',
  nextDays: 'Jours suivants',
  noTimes: 'Aucun créneau libre pendant ces deux semaines.',
  pickDay: 'Choisissez un jour',
  freeTimes: '{count} créneaux libres',
  pickTime: 'Choisissez une heure',
  zones: 'Heure de {zone} et, au-dessous, la vôtre, {own}',
  goOn: '{when} · Continuer',
  morning: 'Matin',
  afternoon: 'Après-midi',
  evening: 'Soir',
  pickPerson: 'Avec qui souhaitez-vous prendre rendez-vous ?',
  anyone: 'Peu importe',
  partySize: 'Combien de personnes ?',
}
