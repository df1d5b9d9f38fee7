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
  goOn: '{when} · Continue',
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
  pickPerson: 'Who would you like to see?',
  anyone: 'Anyone',
  partySize: 'How many people?',
}

export type Texts = typeof en
