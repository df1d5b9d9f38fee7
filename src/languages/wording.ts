/** Frame of the offline engine's quotes. No sentence may promise an action. */
export interface AnswerWording {
  quote(text: string, title: string): string
  /** Introduces a document's more specific rule after the answer from the settings. */
  alsoSays: string
  /** Introduces quotes that may not answer the question; `topic` is their heading, or empty. */
  closest(topic: string): string
  /** The same for quotes in another language than the reply; `language` is its name in the reply's language. */
  closestIn(language: string): string
  /** Follows quotes that are only the closest on a call, which has no buttons. */
  offerAfterClosest: string
  decline(business: string): string
  /** Short refusal, beside another answer or a question. */
  declineBeside: string
  /** The same with the question, for messages with several. */
  declineOf(question: string): string
  /** On a call, after a reply that is no sure answer: names headings of the documents, in quotation marks, that the caller may ask for. */
  nearTopics(topics: string[]): string
  /** A refusal after an earlier one. */
  declineAgain(business: string): string
  /** Replaces a refusal to a question for advice, because it may be urgent. */
  callFirst(phone: string): string
  /** Introduces quotes in another language than the reply; `language` is its name in the reply's language. */
  quotedIn(language: string): string
  /** Follows a refusal if the documents are in another language; `language` is its name in the reply's language. */
  writtenIn(language: string): string
  greeting(assistant: string, business: string): string
  thanks: string
  goodbye: string
  /** Answers "Are you a robot?" truthfully. */
  identity(assistant: string, business: string): string
  /** Answers a bare "yes" to an offer of further help. */
  goOn: string
}

/** The heading after a quote, or nothing. */
export function inBrackets(title: string): string {
  return title === '' ? '' : ` (${title})`
}

/** A sentence in its form after "no,". */
export function lowered(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1)
}

/** A sum and the people who pay it together. */
interface PartySum {
  people: number
  sum: string
  /** Others pay another rate, so that the people are adults. */
  isForAdults: boolean
  /** The numbers of adults and children, where their rates differ. */
  groups?: { adults: number; children: number }
}

/** Replies on opening hours, services and contacts. No sentence may sound like a completed action. */
export interface FactWording {
  /** Locale of dates and times, with the region that sets their format. */
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
  /** "No, on Friday we are closed", as the answer to whether it is open. */
  no(sentence: string): string
  opensAgain(opens: { day: string; time: string }): string
  /** A weekday in general: "Saturday" becomes "Saturdays". */
  everyWeekday(name: string): string
  openEvery(days: string, periods: string): string
  closedEvery(days: string): string
  openNow(until: string): string
  closedNow(opens: { day: string; time: string } | undefined): string
  /** A duration that is no whole number of hours: "1 hour 30 minutes". */
  hoursAndMinutes(hours: number, minutes: number): string
  /** "Balayage: $180, 2 hours". */
  entry(service: string, details: string): string
  takes(service: string, time: string): string
  /** The sum that so many people pay; adults and children, where they pay different rates. */
  forParty(total: PartySum): string
  prices(list: string): string
  services(list: string): string
  staff(names: string): string
  /** The days and hours of a person; `days` is a list such as "Monday 9:00 AM to 5:00 PM". */
  attends(name: string, days: string): string
  /** The person works on this weekday. */
  attendsOn(name: string, day: string, periods: string): string
  /** The person does not work on this weekday. */
  awayOn(name: string, day: string): string
  staffFor(service: string, names: string): string
  address(text: string): string
  phone(text: string): string
  email(text: string): string
  website(text: string): string
}

/** Replacements of unproven assertions, and confirmations of receipts. `facts` are those of the receipt. */
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
  /** A person is available; `wait` is in minutes, and `seen` is `no` while nobody is at the desk. */
  handed_off(facts: Record<string, string>): string
  /** A person takes over a phone call. */
  transferred: string
  /** No person is available now; `contact` is the visitor's known contact. */
  closed(facts: Record<string, string>): string
  /** No person came in time, and the assistant is back: without a contact, with one, and with a message for the team. */
  nobodyCame: Record<'unknown' | 'reachable' | 'noted', string>
  /** The assistant is switched off, and the team answers. */
  switchedOff: string
  /** States at the first contact that the assistant is a machine. */
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
  /** Precedes the tenant's own disclosure, which may lack the name. */
  thisIs(business: string): string
  howCanIHelp: string
  /** For a visitor who asked for the call. */
  youAsked: string
  /** Asked before a language model states the reason of the call. */
  haveYouGotAMoment: string
  /** Asked by the offline assistant, which knows no reason. */
  canIDoSomething: string
  /** The reason of the call, as a whole sentence. */
  about(reason: string): string
  /** Tells a reason that addresses the called person, and is said verbatim, from an instruction to the assistant. */
  address: AddressPatterns
  /** To a machine that asks for whom the call is; null without a name. */
  forYou(name: string | null): string
  /** The end of a message that has a reason. */
  messageAbout(number: string | null): string
  /** On a voicemail. */
  message(business: string, number: string | null): string
  /** Replaces an answer after an error. */
  sorry: string
  /** Replaces an answer that cannot be spoken at all. */
  notForTheEar: string
  /** The dash of "9–17", spoken. */
  to: string
  /** Sounds by which people say that they listen, with repeated letters once, separated by spaces. */
  hums: string
  /** Last words of an unfinished sentence, in lower case. */
  unfinished: ReadonlySet<string>
  machines: MachinePatterns
  voice: VoiceWording
  notices: PhoneNotices
  callee: CalleeWording
}

interface AddressPatterns {
  /** Addresses a person. */
  person: RegExp
  /** Speaks about a person, or begins like an instruction. */
  instruction: RegExp
}

/**
 * Expressions of machines that answer a call, in lower case without accents and punctuation. A kind of machine is
 * recognised if all of its expressions match.
 */
export interface MachinePatterns {
  /** Asks for name and reason before connecting the person. */
  screening: RegExp[]
  /** Offers a choice of keys. */
  menu: RegExp[]
  /** Records a message. */
  voicemail: RegExp[]
  /** Asks for patience. */
  hold: RegExp[]
}

/** Sentences a speech model must say verbatim. */
export interface VoiceWording {
  oneMoment: string
  /** Said to a caller who is still waiting. */
  stillWorking: string
  /** Words that the key 0 stands for. */
  personPlease: string
  stillThere: string
  goodbye: string
  /** The maximum length of a call is reached. */
  timeIsUp: string
  /** To a visitor on a page: the process stops, and takes calls again in a moment. */
  stopping: string
  /** No answer came in time. */
  sorry: string
  /** The caller's words could not be heard. */
  sayAgain: string
}

/** Phone notices outside of a conversation: before there is one, or when it cannot continue. */
export interface PhoneNotices {
  /** An error of the platform. */
  apology: string
  /** The person did not pick up; the assistant is back. */
  nobodyThere: string
  /** The person did not pick up, and the call ends. */
  nobodyThereGoodbye: string
  /** The assistant failed, and a person is called. */
  puttingThrough: string
  /** Asks for a message after the tone, because no person could be reached either. */
  leaveMessage: string
  /** Follows `leaveMessage` if a key ends the message as well. */
  finishMessage: string
  messageKept: string
  /** The caller was silent after the tone. */
  noMessage: string
  /** Announces the call to the person of the team who answered. `said`: last words of the caller, or empty. */
  whisper(business: string, caller: string, said: string): string
  /** Replaces a withheld phone number. */
  withheld: string
  /** Tells in the mail about a recorded message where to listen to it. */
  recorded(seconds: number): string
  /** The number belongs to no tenant. */
  unknownNumber: string
  /** All lines are busy, and no person can take the call. */
  linesBusy: string
  /** The minutes are used up, and so is the reserve for messages. */
  noMinutes: string
  /** The caller's number is blocked by the business. */
  blocked: string
}

/** Sentences of the called person at the simulated carrier. */
export interface CalleeWording {
  price(service: string): string
  duration(service: string): string
  hours: string
  where: string
  /** Null if the business has no service. */
  book(service: string | null): string
  /** Chooses the first of the offered times. */
  first: string
  name(name: string): string
  callMeBack(name: string): string
  yes: string
  /** Machines at simulated numbers, and the first words of the person whom a screening service connects. */
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

/** Texts of `/`, which presents the product to visitors who are not signed in. */
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
  /** A conversation in an illustration. */
  example: { open: string; asked: string; answered: string; days: [string, string] }
}

export interface DemoPageWording {
  /** The bar above the page, which tells that this is a demo. */
  isDemo: string
  text: string
  ask: string
  question: string
  own: string
  /** The website of the practice. */
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
  /** The line with the visitor's name: "for Ada Byron". */
  for(name: string): string
  reference(reference: string): string
  yourTime(time: string, city: string): string
  footer(business: string): string
  /** State of the booking. */
  cancelled: string
  over: string
  moved: string
  /** Follows `moved` if there is an e-mail address. */
  mailed: string
  calendar: string
  move: {
    title: string
    heading: string
    /** Above the time that it has. */
    now: string
    /** Tells that the old time becomes free. */
    freed: string
    /** Returns without a change. */
    keep: string
    /** Cities of the time zones, the business's first. */
    zone(city: string): string
    zones(city: string, own: string): string
    morning: string
    afternoon: string
    evening: string
    earlier: string
    later: string
    /** Label of the list of days. */
    days: string
    none: string
    button: string
    /** Label of the button once a time is chosen. */
    to(when: string): string
    /** Shown if no time was chosen. */
    choose: string
    taken: string
    impossible: string
  }
  cancel: { title: string; question: string; warning: string; reason: string; button: string; keep: string }
  /** Undoes a cancellation. */
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
