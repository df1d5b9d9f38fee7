/** Words of the last step of a booking. A tenant may override each by its key (`widget.texts`). */
export const en = {
  details: 'Your details',
  notes: 'Anything we should know? (optional)',
  heldUntil: 'Kept for you until {time}',
  confirm: 'Book for {when}',
  people: '{count} people',
  tooManyBookings: 'No further appointment can be booked from here at the moment.',
  booked: 'Your appointment is booked.',
  bookedMail: 'A confirmation is on its way to {email}.',
  bookAnother: 'Book another',
}

export type Texts = typeof en
