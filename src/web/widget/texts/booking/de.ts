import type { Texts } from './en.ts'

export const de: Texts = {
  service: 'Was möchten Sie buchen?',
  noServices: 'Zurzeit kann online nichts gebucht werden.',
  previousDays: 'Frühere Tage',
  nextDays: 'Spätere Tage',
  noTimes: 'In diesen zwei Wochen ist nichts frei.',
  pickDay: 'Tag wählen',
  freeTimes: '{count} freie Zeiten',
  pickTime: 'Uhrzeit wählen',
  zones: 'Zeit in {zone}, darunter Ihre, {own}',
  goOn: '{when} · Weiter',
  morning: 'Vormittag',
  afternoon: 'Nachmittag',
  evening: 'Abend',
  pickPerson: 'Zu wem möchten Sie?',
  anyone: 'Egal wer',
  partySize: 'Wie viele Personen?',
}
