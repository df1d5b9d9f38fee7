import type { Texts } from './en.ts'

export const es: Texts = {
  details: 'Sus datos',
  notes: '¿Algo que debamos saber? (opcional)',
  heldUntil: 'Reservado para usted hasta las {time}',
  confirm: 'Reservar para {when}',
  people: '{count} personas',
  tooManyBookings: 'De momento no se puede reservar otra cita desde aquí.',
  booked: 'Su cita está reservada.',
  bookedMail: 'La confirmación va en camino a {email}.',
  bookAnother: 'Reservar otra',
}
