/** A conversation that a stranger led, as the data set has it. */
export interface Conversation {
  id: string
  tenant: string
  language: string
  kind: string
  turns: { said: string }[]
}

export interface Goal {
  /** Details that the visitor gives when asked. */
  name?: string
  email?: string
  phone?: string
  /** What is wanted of an appointment, said when asked. */
  service?: string
  when?: string
  party?: string
  /** Bookings that must stand in the end, and no other. */
  bookings?: Partial<BookingRow>[]
  /** Something that the note of a new lead must hold, as a regular expression. */
  lead?: string
  /** A person was fetched, or a contact was noted. */
  person?: boolean
  /** Regular expressions that some reply must match. */
  says?: string[]
  /** Regular expressions that no reply may match. */
  never?: string[]
  /** A booking that exists before: its reference takes the place of `ref` in the words. */
  given?: { ref: string; service: string; start: string; name: string; email: string }
}

export interface BookingRow {
  id: string
  service: string
  /** `YYYY-MM-DDTHH:MM` on the clock of the business; a beginning of it is enough. */
  start: string
  status: string
  party: number
  name: string
}

/** A reply with what it asks for. */
export interface Heard {
  reply: string
  task: string | null
  question: string | null
  suggestions: { label: string; message: string }[]
}

const YES: Record<string, string> = { en: 'yes', de: 'ja', es: 'sí', fr: 'oui' }
const NO: Record<string, string> = { en: 'no,', de: 'nein,', es: 'no,', fr: 'non,' }
/** A bare agreement of any of the four languages. */
const AGREES =
  /^\s*(?:yes|yeah|ok|yes please|yeah go ahead|yes you did|ja|jo|ja bitte|ja gerne|ja passt|passt|jo mach|s[íi]|vale|por favor|oui|oui svp|c'est bon)\W*$/iu
const MAX_ANSWERS = 3
const MAX_EXTRA = 7

/** Speaks the scripted words, and in between what a patient person would. */
export async function* wordsOf(
  { turns, language }: Conversation,
  goal: Goal,
  last: () => Heard | undefined,
): AsyncGenerator<string> {
  const answered = new Map<string, number>()
  const answer = (): string | undefined => {
    const heard = last()
    if (heard === undefined || heard.question === null) return undefined
    const times = answered.get(heard.question) ?? 0
    if (times >= MAX_ANSWERS) return undefined
    answered.set(heard.question, times + 1)
    // What did not help the first time is not said again: a patient person takes one of the choices.
    const choice = times === 0 ? undefined : heard.suggestions[0]?.message
    return choice ?? answerTo(heard, goal, language)
  }
  for (const { said } of turns) {
    // A scripted "yes" is for a summary: what is asked before it is answered first.
    if (AGREES.test(said)) yield* untilSummary(last, answer)
    const heard = last()
    if (AGREES.test(said) && heard?.question === 'confirm' && isOther(heard, goal)) {
      yield `${NO[language]!} ${goal.service!}`
      yield* untilSummary(last, answer)
    }
    if (AGREES.test(said) && isIdle(last())) continue
    yield said
  }
  for (let extra = 0; extra < MAX_EXTRA; extra += 1) {
    const words = answer()
    if (words === undefined) return
    yield words
  }
}

async function* untilSummary(last: () => Heard | undefined, answer: () => string | undefined): AsyncGenerator<string> {
  for (let turn = 0; turn < MAX_ANSWERS + 1; turn += 1) {
    const question = last()?.question
    if (question === null || question === undefined || question === 'confirm' || question === 'offer') return
    const words = answer()
    if (words === undefined) return
    yield words
  }
}

function isIdle(heard: Heard | undefined): boolean {
  return heard !== undefined && (heard.question === null || heard.question === 'anything_else')
}

/** Another service was read back than the one that is wanted. */
function isOther({ reply, task }: Heard, { service, given }: Goal): boolean {
  if (task !== 'book' || given !== undefined || service === undefined) return false
  return !reply.toLowerCase().includes(service.toLowerCase())
}

function answerTo(heard: Heard, goal: Goal, language: string): string | undefined {
  const { question, suggestions } = heard
  const contact = goal.email ?? goal.phone
  switch (question) {
    case 'service':
      return goal.service ?? suggestions[0]?.message
    case 'party_size':
      return goal.party ?? '1'
    case 'day':
    case 'time':
      return goal.when ?? suggestions[0]?.message
    case 'details':
      return [goal.name, contact].filter(Boolean).join(', ') || undefined
    case 'name':
      return goal.name
    case 'contact':
      return contact
    case 'phone':
      return goal.phone
    case 'confirm':
      return isOther(heard, goal) ? `${NO[language]!} ${goal.service!}` : YES[language]
    case 'reference':
      return goal.given === undefined ? undefined : goal.given.ref
    case 'choice':
      return suggestions[0]?.message
    default:
      return undefined
  }
}
