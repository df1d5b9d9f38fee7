/** Words of the booking view. A tenant may override each by its key (`widget.texts`). */
export const en = {
  service: 'What would you like to book?',
  noServices: 'Nothing can be booked online at the moment.',
  previousDays: 'Earlier days',
  nextDays: 'Later days',
  noTimes: 'Nothing is free in these two weeks.',
  pickDay: 'Choose a day',
  freeTimes: '{count} free times',
  pickTime: 'Choose a time',
  zones: '{zone} time, and below it yours, {own}',
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
  details: 'Your details',
  notes: 'Anything we should know? (optional)',
  heldUntil: 'Kept for you until {time}',
  confirm: 'Book for {when}',
  booked: 'Your appointment is booked.',
  bookedMail: 'A confirmation is on its way to {email}.',
  bookAnother: 'Book another',
  pickPerson: 'Who would you like to see?',
  anyone: 'Anyone',
  partySize: 'How many people?',
  people: '{count} people',
  tooManyBookings: 'No further appointment can be booked from here at the moment.',
}

export type Texts = typeof en
