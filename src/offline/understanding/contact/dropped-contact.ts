import { inAnyLanguage } from '../../../languages/index.ts'
import type { CommandOf, Table } from '../../../models/understanding.ts'
import { expression, foldWithOffsets, without, type Span } from '../text.ts'

const EMAIL = inAnyLanguage(({ functionWords }) => functionWords.contact.email)
const PHONE = inAnyLanguage(({ functionWords }) => functionWords.contact.phone)
const BEFORE = inAnyLanguage(({ functionWords }) => functionWords.contact.before)
const BEHIND = inAnyLanguage(({ functionWords }) => functionWords.contact.behind)
const ONLY = inAnyLanguage(({ functionWords }) => functionWords.contact.only)
const DETERMINER = inAnyLanguage(({ functionWords }) => `${functionWords.the}|${functionWords.name.my}`)

const dropping = (own: string, other: string) =>
  `(?:(?:${BEFORE}) (?:${own})|(?:(?:${DETERMINER}) )?(?:${own}) (?:${BEHIND}))(?:,? (?:${ONLY}) (?:${other}))?`

/** Negations before and after the words: "please don't forget the mail", "vergessen Sie die Mail nicht". */
const NEGATION = inAnyLanguage(
  ({ functionWords }) => `${functionWords.not}|${functionWords.contracted}|${functionWords.no}`,
)
const NEGATED_BEFORE = `(?:${NEGATION}|n)(?: \\p{L}{1,10}){0,2} $`
const NEGATED_BEHIND = `^ (?:\\p{L}{1,8} )?(?:${NEGATION})(?! \\p{L})`
/** Another noun after the contact: "without e-mail reminders". */
const NOUN_BEHIND = '^ \\p{L}{7,}'

const FORMS = [
  { slot: 'email', pattern: dropping(EMAIL, PHONE) },
  { slot: 'phone', pattern: dropping(PHONE, EMAIL) },
] as const

interface Dropped {
  command: CommandOf<'drop'>
  /** The message without these words. */
  rest: string
}

function isMeant({ index, input, 0: words }: RegExpExecArray): boolean {
  const behind = input.slice(index + words.length)
  const isNegated = expression(NEGATED_BEFORE).test(input.slice(0, index)) || expression(NEGATED_BEHIND).test(behind)
  return !isNegated && !expression(NOUN_BEHIND).test(behind)
}

/** The contact that is taken back while the booking is read back: "forget the mail, just the phone. yes book". */
export function droppedContact(typed: string, { contact = {}, question }: Table): Dropped | undefined {
  if (question !== 'confirm' && question !== 'change') return undefined
  const { text, from, to } = foldWithOffsets(typed)
  for (const { slot, pattern } of FORMS) {
    const found = contact[slot] === undefined ? [] : [...text.matchAll(expression(pattern))].filter(isMeant)
    if (found.length === 0) continue
    const spans = found.map(({ index, 0: words }): Span => {
      return { start: from[index] ?? 0, end: to[index + words.length - 1] ?? typed.length }
    })
    const words = typed.slice(spans[0]!.start, spans[0]!.end)
    return { command: { type: 'drop', slot, words }, rest: without(typed, spans).replace(/^[\s,.;:!]{1,9}/u, '') }
  }
  return undefined
}
