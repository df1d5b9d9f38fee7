/** Patterns of questions and requests, on folded text between word boundaries as those of the understanding (`understanding.ts`). */
export interface AskingPatterns {
  /** Begins a question. */
  start: string
  /** Begins a request in the form of a question: "could you". */
  request: string
  /** Begins a question for knowledge, even if an intent is named: "what does it cost to". */
  factual: string
  /** Makes a request a question for the rules: "without paying". */
  terms: string
  /** Makes a question about cancelling or moving one for the rules: "at short notice". */
  shortNotice: string
  /** Asks for a free time, and so starts a booking. */
  availability: string
  /** The same with a day, a time or a service: "is there a class". */
  availabilityWhen: string
  /** Quotes a statement of the business: "you told me it was free". */
  claim: string
  /** "May I …?" about an activity of the visitor. */
  mayI: string
  /** Verbs of a visit or an appointment: "come", "bring", "move". With any other verb, "may I …?" asks for advice. */
  visiting: string
  /** Asks when or whether something is ready. */
  readyAsked: string
  /** States that a question was not answered: "you haven't said anything about". */
  untold: string
  /** Contradicts the last reply, at the beginning of a sentence: "of course you can", "you offered me". */
  protest: string
  /** Begins a question what the business does: "do you restore". */
  doYou: string
  /** Asks whether an appointment is needed: "do I need to book", "can I just walk in". */
  needed: string
  /**
   * The way to the business. `means`: a means of transport, or a place from which one comes. `runs`: begins a question for one,
   * also without its mark: "does the bus". `own`: the visitor's means, about which nothing is asked.
   */
  way: { means: string; runs: string; own: string }
  /** Begins a question whether there is something: "is there", "do you have". */
  exists: string
  /** Stands before a place or a course in which something may be free: "in the". */
  within: string
  /** Asks for a deadline. */
  deadline: string
  /** Concerns the end of a contract or a membership. */
  contract: string
  /** Begins indirect questions, and each of them: "I'd like to know", "whether". `tells`: asks for an answer, "tell". */
  whether: { lead: string; word: string; tells: string }
  /** Repeats a question: "I asked whether", "my question was". */
  again: string
  /** States the topic of a question: "I meant". */
  meant: string
  /** Before the matter of a question: `about` is dropped after "I meant", `lead` begins it after a bare "no". */
  matter: { about: string; lead: string }
  /** Asks for a recommendation: "what would you suggest". */
  recommends: string
  /** Vouchers. `word`: names one; `owned`: the visitor has one to redeem, which is no question about vouchers. */
  vouchers: { word: string; owned: string }
  /** Begins a supposed case: "what if", "in case". */
  supposed: string
  /**
   * Questions on cancelling. `word`: any form of the verb. `state`: says that something is cancelled. `may`: asks for the right to
   * cancel. `way`: asks how one's own booking is cancelled. `ordered`: asks the desk to cancel, which is no question. `later`: says
   * that it is about later on. `own` is what the visitor has cancelled, or a word of request, and `inCase` a case in which the business
   * cancels: "in bad weather".
   */
  cancelling: {
    word: string
    state: string
    may: string
    way: string
    ordered: string
    own: string
    inCase: string
    later: string
  }
  /** A condition that only makes a request polite: "it would be great if you", "if you could". */
  politeIf: string
  /** A condition on the desk's side, which also only makes a request polite: "if there's room", "if it's not too late". */
  favourIf: string
  /** A whole text that only announces a question: "one more question please". */
  announced: string
  /** Says that the visitor was not understood, as a whole clause: "I don't think you got me". */
  misread: string
  /** Refuses what the last reply answered or offered: "that's not what I asked". */
  missed: string
  /** Says what the reply was about, or that the message was no note: "that's about lockers", "I asked about boots". */
  objection: string
  /**
   * Before the name of something that is not meant: "I wasn't talking about the boat". `bare` and `after` count only beside the name of
   * what is meant instead: "not the boat, the walk", "the boat, no".
   */
  setAside: { before: string; bare: string; after: string }
  /** Says that the reply was no answer; the team learns nothing from it. */
  unanswered: string
  /** Asks what to do: "what should I do". */
  advice: string
  /** After a wish, asks only whether it is possible: "is that possible". */
  feasible: string
  /** Words in a request for another day or hour: "come", "possible", "earlier". */
  scheduling: string
  /** Begins a clause that has its own verb and subject, which needs nothing of the question before: "does anybody speak". */
  ownSubject: string
  /** Begins a question that depends on the one before: "what about". */
  elliptical: string
  /** Begins a condition: "if I come on Friday". */
  condition: string
  /** Asks for the consequence of a condition: "what happens". */
  outcome: string
  /** Words of a question before its topic: "how much is". */
  frame: string
  /** Articles; before a noun they replace nothing: "an implant". */
  article: string
  /** Pronouns for the topic: "how much is that". */
  pronoun: string
}
