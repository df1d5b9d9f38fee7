import type { Texts } from './en.ts'

export const de: Texts = {
  details: 'Ihre Angaben',
  notes: 'Sollten wir etwas wissen? (freiwillig)',
  heldUntil: 'Für Sie reserviert bis {time}',
  confirm: 'Buchen für {when}',
  people: '{count} Personen',
  tooManyBookings: 'Von hier aus lässt sich gerade kein weiterer Termin buchen.',
  booked: 'Ihr Termin ist gebucht.',
  bookedMail: 'Eine Bestätigung ist unterwegs an {email}.',
  bookAnother: 'Weiteren Termin buchen',
}
