/** `YYYY-MM-DD` and `HH:MM` on the clock of the business. */
export interface When {
  date: string
  time: string
}

/** Of a wish, what is said with its free times: each part once, so that a visitor who was misread notices. */
export interface WishTold {
  service?: string | undefined
  staff?: string | undefined
  partySize?: number | undefined
}

export interface Appointment extends When {
  service: string
  reference?: string | undefined
  /** Named where the visitor asked for a person. */
  staff?: string | undefined
  partySize?: number | undefined
}

export interface Person {
  name?: string | undefined
  email?: string | undefined
  phone?: string | undefined
}

/** Readings of the same words. */
export type Choice = { date: string } | { time: string } | { name: string }

/** Parts of a summary that a visitor can change. */
export type Part = 'service' | 'day' | 'time' | 'staff' | 'party_size' | 'name' | 'email' | 'phone'

/**
 * Sentences of the dialogues. Only those of the section "After a result" say that something was done. A question has a second
 * form (`…Again`), because a question that was not answered is put once more in other words, with its choices.
 */
export interface DialogueWording {
  // Questions
  /** `when`: the day that was named, with its hour or ''. */
  askService(names: string[], when?: When): string
  askServiceAgain(names: string[]): string
  /** Behind an answer, where the services were listed before. */
  askServiceBack: string
  askPartySize: string
  askPartySizeAgain: string
  askDay: string
  askDayAgain: string
  chooseTime(slots: When[], about: WishTold): string
  chooseTimeAgain(slots: When[]): string
  /** Behind an answer, where the times were listed before. */
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
  /** Before the details are asked for: the start that was chosen. */
  /** Its service is empty where it was said before. */
  startFree(appointment: Appointment): string
  summary(appointment: Appointment, person: Person, changed: Part[]): string
  /** `to`: with the person and the number of people that were asked for. */
  moveSummary(booking: Appointment, to: When & Pick<Appointment, 'staff' | 'partySize'>): string
  /** At the same time, for another number of people. */
  sizeSummary(booking: Appointment, size: number): string
  cancelSummary(booking: Appointment): string
  messageSummary(person: Person, text: string): string
  /** `wanted`: when, in the visitor's own words. */
  callBackSummary(person: Person, wanted: string): string
  shallIBook: string
  shallIMove: string
  shallICancel: string
  shallIPassOn: string
  shallIAsk: string

  // After a result
  booked(booking: Appointment): string
  moved(booking: Appointment): string
  /** Another number of people at the same time. */
  resized(booking: Appointment): string
  cancelled(booking: Appointment): string
  yourBooking(booking: Appointment): string
  /** The same start was booked for the same name before. */
  bookedOnce(booking: Appointment): string
  willPassOn: string
  /** Read back to a visitor who asks whether it was passed on. */
  teamHas(texts: string[], person: Person): string
  /** Of a booking under way, what the visitor wants to be known about it. */
  noteKept(text: string): string
  noted: string
  callBackNoted(phone: string): string
  handedOff: string
  handedOffLater: string
  transferred: string

  // Obstacles
  nobodyThere: string
  kept: string
  stopped: string
  /** A booking was given up before it was made. */
  nothingBooked: string
  /** Asked whether the booking under way stands. */
  notBookedYet: string
  noSuchDay: string
  noSuchTime: string
  pastDay(date: string): string
  pastTime(time: string): string
  closedOn(date: string, reason: string): string
  dayFull(date: string): string
  nothingFree: string
  notAt(when: When): string
  justTaken: string
  unknownStaff(names: string[]): string
  /** Somebody of the team, but not for this service. */
  otherStaff(name: string, names: string[]): string
  tooMany(most: number): string
  /** A party wants a service for one person at a time. */
  oneEach: string
  badEmail: string
  badPhone: string
  whyContact: string
  bookingNotFound: string
  /** Offers a person or a message. */
  withoutReference: string
  notChangeable: string
  /** A thing of the documents, which is no service. */
  notBookedHere: string
  withWhom(names: string[]): string
  noServices: string
  /** The service that was named is for other ages than those told. */
  notForAge(service: string): string
  noneForAge: string
  limit: string
  problem: string
  notUnderstood: string
  cannotObey: string

  // Courtesies
  sorry: string
  goOn: string
  alright: string
  /** Confirms that a further appointment follows the one that is read back. */
  thenOther: string
  /** The next wish of a visitor with several. */
  next(service: string): string
  welcome: string
  /** Meets small talk. */
  thanksForTelling: string
  /** Behind what was told, and could not be looked up. */
  askIfAny: string
  /** Meets a fear. */
  understandable: string
  resumed: string
}

/** Buttons: the label is what is sent, so that it is understood as if it had been typed. */
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

/** Sentences of a dialogue, with shorter ones for the ear and above buttons, and the words of its buttons. */
export interface DialogueTable {
  text: DialogueWording
  voice: Partial<DialogueWording>
  /** Where the offered starts are buttons below the reply, which need no list in it. */
  aboveButtons: Partial<DialogueWording>
  buttons: ButtonWording
}
