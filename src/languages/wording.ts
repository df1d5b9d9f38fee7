/** What the built-in answerer says around its quotes. Nothing here promises what was not done. */
export interface AnswerWording {
  quote(text: string, title: string): string
  closest: string
  /** Follows quotes that are only the closest. */
  offerAfterClosest: string
  decline(business: string): string
  greeting(assistant: string, business: string): string
  thanks: string
  goodbye: string
  /** "Are you a robot?" gets the truth. */
  identity(assistant: string, business: string): string
  /** A bare "yes" to an offer of further help. */
  goOn: string
}

export function inBrackets(title: string): string {
  return title === '' ? '' : ` (${title})`
}

/** What is said of opening hours, services and contacts. Nothing here may sound as if something was done. */
export interface FactWording {
  /** Of dates and times, with the region whose manner they follow. */
  locale: string
  /** Joins the last two items of a list. */
  and: string
  period(start: string, end: string): string
  allDay: string
  week(days: string): string
  closed: string
  openOn(day: string, periods: string): string
  closedOn(day: string, reason: string): string
  closedFrom(from: string, to: string, reason: string): string
  openNow(until: string): string
  closedNow(opens: { day: string; time: string } | undefined): string
  minutes(count: number): string
  /** "Balayage: $180, 120 minutes". */
  entry(service: string, details: string): string
  takes(service: string, time: string): string
  prices(list: string): string
  services(list: string): string
  staff(names: string): string
  staffFor(service: string, names: string): string
  address(text: string): string
  phone(text: string): string
  email(text: string): string
  website(text: string): string
}

/** What replaces an unproven assertion, and what a receipt proves. `facts` are those of the receipt. */
export interface VerificationWording {
  /** In the place of an assertion without a receipt. */
  nothingDone: string
  /** The same, where something else was done. */
  nothingElseDone: string
  booked(appointment: string): string
  moved(appointment: string): string
  cancelled(appointment: string): string
  /** The label of a booking's reference. */
  reference: string
  noted: string
  callback(facts: Record<string, string>): string
  /** Somebody is there; `wait` is in minutes. */
  handed_off(facts: Record<string, string>): string
  /** Of a phone call that a person takes over. */
  transferred: string
  /** Nobody is there now; `contact` is what is known of the visitor. */
  closed(facts: Record<string, string>): string
  /** Nobody came in time, and the assistant is back. */
  nobodyCame: string
  /** That a machine speaks, at first contact. */
  disclosure(assistant: string, business: string): string
}

/** The outcome of a conversation as a sentence. */
export interface OutcomeWording {
  booked: string
  moved: string
  cancelled: string
  handed_off: string
  contact_left: string
  answered: string
  unanswered: string
  nothing_asked: string
}

/** What is said on calls in the platform's own words. */
export interface CallWording {
  hello(name: string | null): string
  /** Where the tenant's own disclosure follows, which may not name it. */
  thisIs(business: string): string
  howCanIHelp: string
  /** Of a visitor who asked for the call. */
  youAsked: string
  /** A language model comes to the reason once the person has time. */
  haveYouGotAMoment: string
  /** The built-in assistant knows no reason. */
  canIDoSomething: string
  /** On a voicemail. */
  message(business: string, number: string | null): string
  /** Something broke: in the place of an answer. */
  sorry: string
  /** All of an answer was of the kind that cannot be read out. */
  notForTheEar: string
  /** The dash of "9–17" read out. */
  to: string
  voice: VoiceWording
  notices: PhoneNotices
  callee: CalleeWording
}

/** What a speech model says word for word. */
export interface VoiceWording {
  oneMoment: string
  stillThere: string
  goodbye: string
  /** The longest call is over. */
  timeIsUp: string
  /** Nothing came back in time. */
  sorry: string
  /** Words of the caller were lost. */
  sayAgain: string
}

/** What is said on the phone beside a conversation: where there is none, or where it cannot go on. */
export interface PhoneNotices {
  /** Our side failed. */
  apology: string
  /** Nobody picked up where the caller was put through; the assistant is back. */
  nobodyThere: string
  /** The same, where nobody is back. */
  nobodyThereGoodbye: string
  /** Nobody is phoned on this number. */
  unknownNumber: string
  /** All lines are taken, and no person can take the call. */
  linesBusy: string
  /** The minutes are used up. */
  noMinutes: string
  /** To a number that the business blocked. */
  blocked: string
}

/** What the person called by the simulated carrier says. */
export interface CalleeWording {
  price(service: string): string
  duration(service: string): string
  hours: string
  where: string
  callMeBack(name: string): string
  yes: string
  goodbye: string
}

/** Pages that the server makes. */
export interface PageWording {
  booking: BookingPageWording
  error: ErrorPageWording
}

interface Message {
  title: string
  text: string
}

/** All that the visitor's page of a booking says. */
export interface BookingPageWording {
  title: string
  service: string
  when: string
  where: string
  name: string
  /** What has become of it. */
  cancelled: string
  over: string
  moved: string
  calendar: string
  move: {
    title: string
    /** Of which zone the times are. */
    zone(zone: string): string
    earlier: string
    later: string
    none: string
    button: string
    /** Nothing was chosen. */
    choose: string
    taken: string
    impossible: string
  }
  cancel: { title: string; warning: string; reason: string; button: string }
  changed: string
  contact: string
  unknown: Message
  failed: Message
  refused: Message
}

export interface ErrorPageWording {
  unknown: Message
  refused: Message
  failed: Message
  ways: { home: string; guide: string; reference: string }
}
