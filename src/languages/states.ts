/**
 * Patterns of questions what became of the visitor's own booking or message, and of what is missing in a text that is read back,
 * on folded text between word boundaries as those of the understanding (`understanding.ts`).
 */
export interface StatePatterns {
  /** Names what the team is given: "my message", "the complaint". */
  told: string
  /** Says that it was sent, or reached the team: "gone off", "passed on". */
  sent: string
  /** Asks whether the booking or everything is in order, where hardly another word stands beside it: "are we all set". */
  allWell: string
  /** Words beside `allWell` that change nothing of its meaning. */
  beside: string
  /** Says that something is missing in the text that was read back, or asks to put it in: "can you add it". */
  missing: string
  /** The same, said to the desk: "you left off the date". */
  leftOff: string
  /** Names the note of a booking. */
  note: string
  /** Corrects what a note says, before its new text: "the note should say", and names the old one after a comma: "not". */
  noteSays: string
  /** Words that leave the note out altogether. */
  noteDropped: string
  insteadOf: string
  /** Wants a booking without a note: "no note". */
  noNote: string
  /** Verbs that ask to put something down beside a yes. */
  putDown: string
  /** Says that a number is of all who come: "altogether". */
  total: string
}
