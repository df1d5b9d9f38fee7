/** Patterns of what a clause wants, on folded text between word boundaries as those of the understanding (`understanding.ts`). */
export interface ClauseIntentPatterns {
  book: string
  move: string
  /** Verbs of changing, which move a booking that is named beside them: "change". */
  change: string
  cancel: string
  call_back: string
  person: string
  /** A wish to leave a message; after a colon the message follows. */
  message: string
  /** Introduces a fact about a visit: "please note", "don't forget", "tell her that". */
  note: string
  /** Asks to write something down, anywhere in a clause. */
  noted: string
  /** Mentions a phone call; an hour beside it is not that of a visit. */
  calls: string
  /** Dissatisfaction with the business, not with an illness or a broken thing. */
  complaint: string
  /** Wants no further booking: "no new booking". */
  noNew: string
  /** Means the booking that was made: "the old one". */
  standing: string
  /** Tells that it is not to stay: "has to go". */
  gone: string
  /** The day that a booking leaves and its new one, `{n}` in figures: "from the 6th to the 13th". */
  fromTo: string
  /** Moves a booking beside its old and its new hour: "change the lesson"; no visitors who change their clothes. */
  shifts: string
  /** Precedes the new hour, where `{h}` is the old one: "from {h} to". */
  fromHour: string
  /** "Rather", "instead". */
  rather: string
  /** Puts a day or an hour in the place of that of the booking: "instead". */
  instead: string
  /** Says that something happened, beside `past`: "began". */
  happened: string
  /** Negates an intent: "I don't want to book". */
  denied: string
  /** Refuses a call back, a message or a person: "no call back". */
  refused: Record<'call_back' | 'message' | 'person', string>
  /** The visitor cannot come. Without a known booking this cancels nothing. */
  absent: string
  /** States that nothing was booked: "I haven't booked anything". */
  noneMade: string
  /** Refuses the service that follows: "no massage". */
  without: string
  /** Names a cancellation, in any form of the verb. */
  cancelling: string
  /** Reports a cancellation of before, which cancels nothing now: "I had to cancel". */
  cancelled: string
  /** Wishes for a new appointment after such a report: "a new one". */
  anew: string
  /** Wishes to learn something: "to learn how". */
  learn: string
  /** A wish to talk to somebody of the team, `{who}`; `byPhone` among its words means a call. */
  talk: { to: string; byPhone: string }
  /** The visitor will call the business. */
  ownCall: string
  /** A talk with the visitor's own people, which is no wish for one of the team: "I'll ask my husband". */
  ownTalk: string
  /** Introduces a rule of the business: "your site says". */
  quoted: string
  /** Words for a necessity or an intention of the speaker: "I have to", "I'll". A quoted rule has none. */
  must: string
  /** Refuses an appointment: "no booking", "just a question". */
  unwanted: string
  /** Facts for the person who does the appointment: an illness, a fear, a voucher. */
  matter: string
  /** Reasons to visit a business of any trade: pain, damage, something that has expired. */
  problem: string
  /** Begins a wish: "I'd like". */
  wish: string
}
