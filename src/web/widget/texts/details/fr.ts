import type { Texts } from './en.ts'

export const fr: Texts = {
  details: 'Vos coordonnées',
  notes: 'Quelque chose à nous dire ? (facultatif)',
  heldUntil: 'Gardé pour vous jusqu’à {time}',
  confirm: 'Réserver pour {when}',
  people: '{count} personnes',
  tooManyBookings: 'Il n’est pas possible de réserver un autre rendez-vous d’ici pour le moment.',
  booked: 'Votre rendez-vous est réservé.',
  bookedMail: 'Une confirmation part à l’adresse {email}.',
  bookAnother: 'Réserver un autre rendez-vous',
}
