/** Frame of the offline answerer's quotes. Nothing here may promise an action. */
export interface AnswerWording {
  quote(text: string, title: string): string
  /** Precedes a document's more specific rule behind the settings' answer. */
  alsoSays: string
  /** Precedes quotes that may not answer the question; `topic` is their heading, or empty. */
  closest(topic: string): string
  /** Follows quotes that are only the closest. */
  offerAfterClosest: string
  decline(business: string): string
  /** Short refusal, for a reply that has another answer or a question beside it. */
  declineBeside: string
  /** The same with the question, where a message has several. */
  declineOf(question: string): string
  /** Behind a reply on a call that is no sure answer: headings of the documents, in quotation marks, that the caller may ask for. */
  nearTopics(topics: string[]): string
  /** A refusal behind another one. */
  declineAgain(business: string): string
  /** Replaces a refusal where somebody asks what to do, because it may be urgent. */
  callFirst(phone: string): string
  /** Precedes quotes in another language than the reply, named in this one. */
  quotedIn(language: string): string
  /** Follows a refusal where the documents are in another language, named in this one. */
  writtenIn(language: string): string
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

/** A sentence behind a "no". */
export function lowered(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1)
}

/** Replies on opening hours, services and contacts. Nothing here may sound like a completed action. */
export interface FactWording {
  /** Locale of dates and times, with the region whose customs they follow. */
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
  /** "No, on Friday we are closed", where it was asked. */
  no(sentence: string): string
  opensAgain(opens: { day: string; time: string }): string
  /** "Saturday" in general: "Saturdays". */
  everyWeekday(name: string): string
  openEvery(days: string, periods: string): string
  closedEvery(days: string): string
  openNow(until: string): string
  closedNow(opens: { day: string; time: string } | undefined): string
  /** A length of time that is no whole number of hours: "1 hour 30 minutes". */
  hoursAndMinutes(hours: number, minutes: number): string
  /** "Balayage: $180, 2 hours". */
  entry(service: string, details: string): string
  takes(service: string, time: string): string
  prices(list: string): string
  services(list: string): string
  staff(names: string): string
  /** The days and hours of a person; `days` is a list such as "Monday 9:00 AM to 5:00 PM". */
  attends(name: string, days: string): string
  /** A person is there on this day of the week. */
  attendsOn(name: string, day: string, periods: string): string
  /** A person is not there on this day of the week. */
  awayOn(name: string, day: string): string
  staffFor(service: string, names: string): string
  address(text: string): string
  phone(text: string): string
  email(text: string): string
  website(text: string): string
}

/** Replacements of unproven assertions, and confirmations of receipts. `facts` come from the receipt. */
export interface VerificationWording {
  /** Replaces an assertion without a receipt. */
  nothingDone: string
  /** Replaces it when something else was done. */
  nothingElseDone: string
  booked(appointment: string): string
  moved(appointment: string): string
  cancelled(appointment: string): string
  /** Label of a booking's reference. */
  reference: string
  noted: string
  callback(facts: Record<string, string>): string
  /** A person is available; `wait` is in minutes. */
  handed_off(facts: Record<string, string>): string
  /** A person takes over a phone call. */
  transferred: string
  /** No person is available now; `contact` is the visitor's known contact. */
  closed(facts: Record<string, string>): string
  /** No person came in time, and the assistant is back. */
  nobodyCame: string
  /** The assistant is switched off, and the team answers. */
  switchedOff: string
  /** Discloses the machine at first contact. */
  disclosure(assistant: string, business: string): string
}

/** The outcome of a conversation as a sentence. */
export interface OutcomeWording {
  booked: string
  moved: string
  cancelled: string
  handed_off: string
  contact_left: string
  call_back: string
  message: string
  answered: string
  unanswered: string
  nothing_asked: string
}

/** The platform's own sentences on calls. */
export interface CallWording {
  hello(name: string | null): string
  /** Precedes the tenant's own disclosure, which may not name it. */
  thisIs(business: string): string
  howCanIHelp: string
  /** For a visitor who asked for the call. */
  youAsked: string
  /** A language model states its reason once the person has time. */
  haveYouGotAMoment: string
  /** The offline assistant knows no reason. */
  canIDoSomething: string
  /** The reason that was given for the call, a whole sentence. */
  about(reason: string): string
  /** Tells a reason that speaks to the person called, and is said as it is, from one that tells the assistant what to do. */
  address: AddressPatterns
  /** For a machine that asks whom the call is for; null for nobody by name. */
  forYou(name: string | null): string
  /** The end of a message with a reason. */
  messageAbout(number: string | null): string
  /** On a voicemail. */
  message(business: string, number: string | null): string
  /** Replaces an answer after an error. */
  sorry: string
  /** Replaces an answer that cannot be read out at all. */
  notForTheEar: string
  /** The dash of "9–17" read out. */
  to: string
  /** Last words of a sentence that goes on, in small letters. */
  unfinished: ReadonlySet<string>
  machines: MachinePatterns
  voice: VoiceWording
  notices: PhoneNotices
  callee: CalleeWording
}

interface AddressPatterns {
  /** Speaks to somebody. */
  person: RegExp
  /** Speaks of somebody, or begins as an instruction does. */
  instruction: RegExp
}

/**
 * Words of machines that answer a call, in small letters without accents and punctuation. A machine says something that
 * each expression of its kind matches.
 */
export interface MachinePatterns {
  /** Asks for name and reason, before it connects the person. */
  screening: RegExp[]
  /** Offers keys. */
  menu: RegExp[]
  /** Records a message. */
  voicemail: RegExp[]
  /** Asks for patience. */
  hold: RegExp[]
}

/** Sentences a speech model must say verbatim. */
export interface VoiceWording {
  oneMoment: string
  /** To a caller who still waits. */
  stillWorking: string
  /** Words for the key 0, as if the caller had said them. */
  personPlease: string
  stillThere: string
  goodbye: string
  /** The maximum length of a call is reached. */
  timeIsUp: string
  /** To a visitor on a page: the process stops, and takes calls again in a moment. */
  stopping: string
  /** No answer came in time. */
  sorry: string
  /** The caller's words were lost. */
  sayAgain: string
}

/** Phone notices outside of a conversation: where there is none, or where it cannot continue. */
export interface PhoneNotices {
  /** An error on our side. */
  apology: string
  /** The person did not pick up; the assistant is back. */
  nobodyThere: string
  /** The person did not pick up, and the call ends. */
  nobodyThereGoodbye: string
  /** The assistant broke, and a person is phoned. */
  puttingThrough: string
  /** Nobody could be reached either: a message is recorded after the tone. */
  leaveMessage: string
  /** Follows `leaveMessage` where a key ends the message, too. */
  finishMessage: string
  messageKept: string
  /** The caller was silent after the tone. */
  noMessage: string
  /** Announces the call to a person of the team who picked up. `said`: last words of the caller, or empty. */
  whisper(business: string, caller: string, said: string): string
  /** Stands for the number of a caller who withholds it. */
  withheld: string
  /** Says in the mail about a recorded message where it can be heard. */
  recorded(seconds: number): string
  /** The number belongs to no tenant. */
  unknownNumber: string
  /** All lines are busy, and no person can take the call. */
  linesBusy: string
  /** The budget of minutes is exhausted, and what it leaves for messages, too. */
  noMinutes: string
  /** The caller's number is blocked by the business. */
  blocked: string
}

/** Sentences of the person called by the simulated carrier. */
export interface CalleeWording {
  price(service: string): string
  duration(service: string): string
  hours: string
  where: string
  /** Null where the business lists no service. */
  book(service: string | null): string
  /** Among the times that were offered. */
  first: string
  name(name: string): string
  callMeBack(name: string): string
  yes: string
  /** Machines of simulated numbers, and the first words of the person that a screening service connects. */
  screening: string
  hold: string
  pickedUp: string
  menu: string
  goodbye: string
}

/** Server-rendered pages. */
export interface PageWording {
  booking: BookingPageWording
  error: ErrorPageWording
  home: HomePageWording
  demo: DemoPageWording
}

/** Texts of `/`, which explains the product to those who are not signed in. */
export interface HomePageWording {
  heading: string
  lead: string
  demo: string
  manual: string
  reference: string
  signIn: string
  register: string
  facts: { sources: Message; times: Message; calls: Message }
  /** Names the script tag to copy. */
  tag: string
  own: string
  status: string
  /** A conversation as a picture. */
  example: { open: string; asked: string; answered: string; days: [string, string] }
}

/** The website of the demo. */
export interface DemoPageWording {
  /** The bar above the page, which says what it is. */
  isDemo: string
  text: string
  ask: string
  question: string
  own: string
  /** The page of the practice. */
  navigation: string
  treatments: string
  findUs: string
  book: string
  heading: string
  lead: string
  bookAppointment: string
  welcome: string
  costs: string
  costsText: string
  firstVisit: string
  firstVisitText: string
  afraid: string
  hours: string
  closed: string
  team: string
  teamHeading: string
  unreal: string
}

interface Message {
  title: string
  text: string
}

/** Texts of the visitor's booking page. */
export interface BookingPageWording {
  title: string
  /** Names the visitor. */
  for(name: string): string
  reference(reference: string): string
  yourTime(time: string, city: string): string
  footer(business: string): string
  /** State of the booking. */
  cancelled: string
  over: string
  moved: string
  /** After `moved`, where there is an address to write to. */
  mailed: string
  calendar: string
  move: {
    title: string
    heading: string
    /** Above the time that it has. */
    now: string
    /** The old time becomes free. */
    freed: string
    /** Goes back without a change. */
    keep: string
    /** Cities of the times, the business's first. */
    zone(city: string): string
    zones(city: string, own: string): string
    morning: string
    afternoon: string
    evening: string
    earlier: string
    later: string
    /** Name of the days. */
    days: string
    none: string
    button: string
    /** The button, once a time is chosen. */
    to(when: string): string
    /** Shown when nothing was chosen. */
    choose: string
    taken: string
    impossible: string
  }
  cancel: { title: string; question: string; warning: string; reason: string; button: string; keep: string }
  /** A cancellation is taken back. */
  again: { button: string; done: string; gone: string }
  changed: string
  unknown: Message
  failed: Message
  refused: Message
}

interface ErrorPageWording {
  unknown: Message
  refused: Message
  failed: Message
  ways: { home: string; guide: string; reference: string }
}
