/** `YYYY-MM-DD` and `HH:MM` on the clock of the business. */
export interface When {
  date: string
  time: string
}

/** Values of a wish that are repeated with its free times: each once, so that a visitor who was misread notices. */
export interface WishTold {
  service?: string | undefined
  staff?: string | undefined
  partySize?: number | undefined
}

export interface Appointment extends When {
  service: string
  reference?: string | undefined
  /** Given if the visitor asked for a person. */
  staff?: string | undefined
  partySize?: number | undefined
}

export interface Person {
  name?: string | undefined
  email?: string | undefined
  phone?: string | undefined
}

/** Readings of the same words, among which the visitor chooses. */
export type Choice = { date: string } | { time: string } | { name: string }

/** Parts of a summary that a visitor can change. */
export type Part = 'service' | 'day' | 'time' | 'staff' | 'party_size' | 'name' | 'email' | 'phone'

/**
 * Sentences of the dialogues. Only those of the section "After a result" say that something was done. A question has a
 * second form (`…Again`), because a question that was not answered is asked again in other words, with its choices.
 */
export interface DialogueWording {
  // Questions
  /** `when`: the day that was named, with its time, or '' without one. */
  askService(names: string[], when?: When): string
  askServiceAgain(names: string[]): string
  /** Asked again where the visitor's words fit none of those listed. */
  askServiceNearest(names: string[]): string
  /** Answers "none of these", with the choice of a person or a message. */
  noneOfThese: string
  /** Asked again after an answer, if the services were listed before. */
  askServiceBack: string
  /** `service`: its name, unless it was said before. */
  askPartySize(service?: string): string
  askPartySizeAgain: string
  askDay: string
  askDayAgain: string
  chooseTime(slots: When[], about: WishTold): string
  chooseTimeAgain(slots: When[]): string
  /** Asked again after an answer, if the times were listed before. */
  chooseTimeBack: string
  askNewTime(booking: Appointment): string
  askDetails: string
  askDetailsAgain: string
  askName: string
  askNameAgain: string
  askContact: string
  askContactAgain: string
  askPhone: string
  askPhoneAgain: string
  askReference: string
  askReferenceAgain: string
  askBookingContact: string
  askBookingContactAgain: string
  askMessage: string
  askMessageAgain: string
  clarify(choices: Choice[]): string
  askChange: string
  askChangeAgain: string
  anythingElse: string
  whatElse: string
  offerHelp: string
  abilities: string

  // Summaries
  /** Names the chosen start before the details are asked for. Its service is empty if it was named before. */
  startFree(appointment: Appointment): string
  summary(appointment: Appointment, person: Person, changed: Part[]): string
  /** `to`: the new start, with the person and party size if they were requested. */
  moveSummary(booking: Appointment, to: When & Pick<Appointment, 'staff' | 'partySize'>): string
  /** Another party size at the same time. */
  sizeSummary(booking: Appointment, size: number): string
  cancelSummary(booking: Appointment): string
  messageSummary(person: Person, text: string): string
  /** The correction of a booking's contact, for the team: the new parts and the old ones. */
  correction(booking: Appointment, now: Person, before: Person): string
  /** Notes for a booking into which they cannot be written. */
  bookingNote(booking: Appointment, texts: string[]): string
  correctionSummary(text: string): string
  /** A wish that cannot be booked here, for the team: for new appointments, or for one with a reference. */
  wishForTeam(about: Appointment, first: When, last: string): string
  requestSummary(person: Person, text: string): string
  /** `wanted`: when to call, in the visitor's own words. */
  callBackSummary(person: Person, wanted: string): string
  shallIBook: string
  shallIMove: string
  shallICancel: string
  shallIPassOn: string
  shallIAsk: string

  // After a result
  booked(booking: Appointment): string
  moved(booking: Appointment): string
  /** Another party size at the same time. */
  resized(booking: Appointment): string
  cancelled(booking: Appointment): string
  yourBooking(booking: Appointment): string
  /** Answers whether the booking is made. */
  isMade(booking: Appointment): string
  /** The same start is already booked for the same name. */
  bookedOnce(booking: Appointment): string
  willPassOn: string
  /** Answers when the team will. */
  teamAnswers(person: Person): string
  /** Repeats to a visitor, on their question, what the team was told. */
  teamHas(texts: string[], person: Person): string
  /** Confirms a note of the booking under way. */
  noteKept(text: string): string
  /** Confirms notes added to a booking that was made. */
  noteAdded(reference: string, texts: string[]): string
  /** Answers whether a booking that was made has the note. */
  bookingNotes(reference: string, texts: string[]): string
  /** The same where it has none. */
  notNotedYet: string
  noted: string
  /** The same with the text, where it was not read back before. */
  notedText(text: string): string
  callBackNoted(phone: string): string
  /** `isSeen`: somebody of the team is at the desk at this moment. */
  handedOff(minutes: number, isSeen: boolean): string
  /** Acknowledges the first words to a person who has not come yet. */
  waitRead(minutes: number): string
  waitReadMore: string
  /** Confirms a message of a visitor who waits. */
  waitNoted(person: Person): string
  /** Answers whether anybody is there. The person is empty while the team has no message and no contact. */
  nobodyYet(person: Person): string
  handedOffLater: string
  transferred: string

  // Obstacles
  nobodyThere: string
  kept: string
  stopped: string
  /** A booking was abandoned before it was made. */
  nothingBooked: string
  /** Answers whether a fact of the appointment is as the visitor thinks. */
  isSo(appointment: Appointment): string
  isNotSo(appointment: Appointment): string
  /** Answers whether a booking of this conversation was cancelled. */
  isCancelled(booking: Appointment): string
  isStanding(booking: Appointment): string
  /** Answers the question whether the booking under way is already made. */
  notBookedYet: string
  /** Answers the question whether a message that is not passed on yet was sent. */
  notSentYet: string
  noSuchDay: string
  noSuchTime: string
  pastDay(date: string): string
  pastTime(time: string): string
  closedOn(date: string, reason: string): string
  dayFull(date: string): string
  nothingFree: string
  /** The wished day is before the notice or the season of the service. */
  bookableFrom(service: string, date: string): string
  /** The wished day is later than the service can be booked; offers the team. */
  bookableUntil(service: string, date: string): string
  bookableUntilAgain(date: string): string
  notAt(when: When): string
  justTaken: string
  unknownStaff(names: string[]): string
  /** A person of the team who does not offer this service. */
  otherStaff(name: string, names: string[]): string
  tooMany(most: number): string
  /** The service does not take that many people; `instead`: the one that does. */
  notForSize(service: string, size: number, instead?: string): string
  /** A party wants a service that is for one person at a time. */
  oneEach: string
  badEmail: string
  badPhone: string
  whyContact: string
  bookingNotFound: string
  /** Offers a person or a message instead. */
  withoutReference: string
  notChangeable: string
  /** Something that documents mention but that is no bookable service. */
  notBookedHere: string
  withWhom(names: string[]): string
  noServices: string
  /** The named service is for other ages than those the visitor told. */
  fromAge: (service: string, from: number) => string
  notForAge(service: string): string
  noneForAge: string
  limit: string
  problem: string
  notUnderstood: string
  cannotObey: string

  // Emergencies
  /** Tells whom to call first; `number`: that of the ambulance. */
  callForHelp(number: string): string
  /** Tells whom to call for an animal; `phone`: that of the business. */
  callVet(phone?: string): string

  // Courtesies
  sorry: string
  /** Of a complaint that the team has, after a farewell. */
  sorryAgain: string
  /** To a visitor who says that they were not understood. */
  sorryMisread: string
  /** Behind it: a person, or a message. */
  helpInstead: string
  goOn: string
  alright: string
  /** Confirms that a further appointment follows the one in the summary. */
  thenOther: string
  /** Starts the next of several requested appointments. */
  next(service: string): string
  welcome: string
  /** Acknowledges small talk. */
  thanksForTelling: string
  /** Follows an acknowledged statement for which nothing was found. */
  askIfAny: string
  /** Acknowledges a fear. */
  understandable: string
  resumed: string
}

/** Buttons. The label is sent as a message, so the understanding must read it like typed text. */
export interface ButtonWording {
  yes: string
  no: string
  book: string
  message: string
  callBack: string
  person: string
  otherTimes: string
  start(when: When): string
  startMessage(when: When): string
  day(date: string): string
  dayMessage(date: string): string
  time(time: string): string
  people(count: number): string
}

/** Sentences of a dialogue with shorter versions for speech and above buttons, and the labels of its buttons. */
export interface DialogueTable {
  text: DialogueWording
  voice: Partial<DialogueWording>
  /** For replies whose offered starts are shown as buttons, so that the text needs no list. */
  aboveButtons: Partial<DialogueWording>
  buttons: ButtonWording
}
