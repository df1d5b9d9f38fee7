/**
 * Patterns of what visitors want noted for a visit, on folded text between word boundaries as those of the understanding
 * (`understanding.ts`).
 */
export interface NotePatterns {
  /** Asks to be contacted by the team: "can somebody get back to me". */
  contacted: string
  /** A word of a request to note, which says nothing of its matter: "note", "booking", "important". */
  frame: string
  /** Joins a request to its matter: "that". */
  that: string
  /** Refers to a matter that was told: "the thing about", "… bit". */
  about: string
  /** Insists on a note, anywhere in a clause: "the note about the ramp matters to me", "the video is still missing". */
  insists: string
  /** Asks whether a note was written down, anywhere in a question: "is my note saved", "did you put it on the booking". */
  stored: string
  /** Asks whether or when the team will be in touch: "will they ring today". */
  assured: string
  /** Asks whether the desk has understood, as a whole piece of a sentence: "did you get that", "is that clear". */
  heard: string
  /** Says that a message is not needed, as a whole clause after a no: "that's sorted", "no need for that". */
  settled: string
  /** Names the team or a message, so that the words are for them and not for the booking. */
  team: string
  /** Wishes for a message to the team, by its noun, anywhere in a clause: "just a message to the team", "a message:". */
  message: string
  /** Wants the team to know something, anywhere in a clause: "I want to be sure they know". */
  known: string
  /** The same by a verb, after fillers: "pass on to the team", "ask the team". */
  passOn: string
  /** Words before or after the sending that refuse it: "you can't send it like that". */
  unsent: string
  /** Agrees to send the message that is read back: "send it off". */
  sendOff: string
  /** Asks the team something, in the same place: "ask the team". */
  askTeam: string
  /** Begins a question told to the team: "whether". */
  whether: string
  /** Wishes for nothing else: "just". */
  only: string
  /** Adds to a message: "add that to my message". */
  addTo: string
  /** Leaves something out of a message: "leave out the part about", "no need to say". */
  leaveOut: string
  /** Replaces the text of a message by what follows: "only:", "that is too long". */
  instead: string
  /**
   * Behind a request, or beside "please", arranges something for the visit without another value: "put us in", "keep us". Joined
   * with the words of the visitor's own in `us`.
   */
  arranges: string
  us: string
  /** A wish for the visit that needs no request: "with a ramp, please", "don't ring the bell", "we bring our own drums". */
  told: string
  /** A thing of the visitor's own, as a whole piece of a sentence ("with my own drum"), and one that they hire ("I'll hire boots"). */
  mine: string
  hires: string
  /** The size of a thing, as a whole piece: "size 44". */
  size: string
  /** Another person who comes along: "my friend comes too". */
  along: string
  /** Prefers one thing to another: "rather X than Y". */
  rather: string
  /** To whom an invoice is made out. */
  invoice: string
}
