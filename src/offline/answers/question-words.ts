import { baseLanguage, forLanguage, inAnyLanguage, LANGUAGES, speaks } from '../../languages/index.ts'
import type { QuestionPatterns } from '../../languages/patterns.ts'
import { readAges } from '../understanding/party/told-ages.ts'
import { begins, expression, fold, has, wordsOf } from '../understanding/text.ts'

type Patterns = Pick<QuestionPatterns, 'asking' | 'forNumber'> &
  Partial<
    Pick<
      QuestionPatterns,
      | 'chatter'
      | 'ofVisit'
      | 'bringing'
      | 'telling'
      | 'duration'
      | 'price'
      | 'which'
      | 'idle'
      | 'ageTold'
      | 'hourAsked'
      | 'whoAsked'
      | 'provision'
      | 'sinceAsked'
    >
  >

const KINDS = ['duration', 'price'] as const
/** Documents may be in another language than the question. */
const TOLD = {
  duration: Object.values(LANGUAGES)
    .map(({ questions }) => questions.duration.told)
    .join('|'),
  price: Object.values(LANGUAGES)
    .map(({ questions }) => questions.price.told)
    .join('|'),
}
const PROVISION_TOLD = inAnyLanguage(({ questions }) => questions.provision.told)
const AGE_TOLD = Object.values(LANGUAGES)
  .map(({ questions }) => questions.ageTold)
  .join('|')
const NOTHING = '(?!)'
const HOUR_TOLD = new RegExp(
  `\\d{1,2} ?(?:[:.h] ?\\d{2}|h|${inAnyLanguage(({ questions }) => questions.hourTold)})(?![\\p{L}\\p{N}])|\\d{1,2} ?h ?\\d{0,2}(?!\\p{L})`,
  'iu',
)
const YEAR_TOLD = /(?<!\d)(?:1[89]|20)\d\d(?!\d)/u
/** First and family name, in any language. */
const NAME_TOLD = /(?<!\p{L})\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u

/** True for a sentence with a time of day. */
export function tellsHour(sentence: string): boolean {
  return HOUR_TOLD.test(sentence)
}

/** True for a sentence with a price. */
export function tellsPrice(sentence: string): boolean {
  return has(fold(sentence), TOLD.price)
}

/** True for a question for a price or for a number. */
export function asksPrice(question: string, language: string): boolean {
  const patterns = patternsOf(language)
  if (patterns === undefined) return true
  const folded = fold(question)
  const facts = speaks(language) ? forLanguage(language).questions.facts.kinds.price : NOTHING
  const verbs = new Set(wordsOf(fold(patterns.price?.verbs ?? '')))
  if (wordsOf(folded).some((word) => verbs.has(word))) return true
  return has(folded, patterns.price?.asked ?? NOTHING) || has(folded, facts) || patterns.forNumber.test(question)
}

/** Chinese has no language tables, but documents in it are searched and quoted. */
const CHINESE: Patterns = {
  asking: `什么 谁 哪 哪里 哪儿 哪个 哪些 哪一 多少 几 几个 怎么 怎样 如何 为什么 何 何时 何地 是 的 了 在 吗 呢 有 和 与 被 请 请问 我 你 您 我们 你们`,
  forNumber: /多少|几|何时|什么时候|哪一?年|多[大高长久远]/,
}

/** The stop words of a question; empty for an unknown language. */
export function questionWords(question: string, language: string): string {
  const patterns = patternsOf(language)
  if (patterns === undefined) return ''
  const { asking, chatter = '', telling = NOTHING, duration, idle = NOTHING } = patterns
  const folded = fold(question)
  const verbs = duration !== undefined && has(folded, duration.asked) ? duration.verbs : ''
  // "Is that a problem?" is about what was said before.
  const idly = expression(idle).exec(folded)?.[0] ?? ''
  const list = `${asking} ${chatter} ${verbs} ${idly}`
  const told = new Set(folded.match(expression(telling)))
  return told.size === 0
    ? list
    : list
        .split(/\s+/u)
        .filter((word) => !told.has(fold(word)))
        .join(' ')
}

/** The noun after "which", folded. */
export function soughtWord(question: string, language: string): string | undefined {
  const which = patternsOf(language)?.which
  if (which === undefined) return undefined
  const folded = fold(question)
  const found = expression(`^(?:${which})`).exec(folded)
  return found === null ? undefined : wordsOf(folded.slice(found[0].length))[0]
}

/** Verbs of a question for a price, which occur wherever something costs. */
export function costVerbs(question: string, language: string): string {
  const price = patternsOf(language)?.price
  return price !== undefined && has(fold(question), price.asked) ? price.verbs : ''
}

/**
 * Words of any visit, folded, such as the appointment; "to bring" too, except in a question for what to bring: "can I bring
 * my dog?" is about dogs.
 */
export function visitWords(question: string, language: string): ReadonlySet<string> {
  const { ofVisit = '', bringing } = patternsOf(language) ?? {}
  const verbs = bringing === undefined || has(fold(question), bringing.asked) ? '' : bringing.verbs
  return new Set(wordsOf(fold(`${ofVisit} ${verbs}`)))
}

/**
 * A test for sentences with the expected kind of answer: a length of time, a price, a time of day, a person, otherwise
 * a number.
 */
export type Expected = (sentence: string) => boolean

/**
 * The test of sentences for the kind of answer that a question expects; false for all if it expects none. `message` may tell an
 * age beside it: "my lad is 13, could he do it?"
 */
export function expectedBy(question: string, language: string, message = question): Expected {
  const patterns = patternsOf(language)
  if (patterns === undefined) return () => false
  const asked = fold(question)
  if (has(asked, patterns.sinceAsked ?? NOTHING)) return (sentence) => YEAR_TOLD.test(sentence)
  const kind = KINDS.find((one) => has(asked, patterns[one]?.asked ?? NOTHING))
  if (kind !== undefined) return (sentence) => has(fold(sentence), TOLD[kind])
  if (has(asked, patterns.hourAsked ?? NOTHING)) return tellsHour
  if (begins(asked, patterns.whoAsked ?? NOTHING)) return (sentence) => NAME_TOLD.test(sentence)
  // An age in the question ("My son is five") is answered by a sentence with an age.
  const tellsAge = (text: string): boolean => speaks(language) && readAges(text, language) !== undefined
  if (tellsAge(question)) return (sentence) => has(fold(sentence), AGE_TOLD)
  if (patterns.forNumber.test(question)) return (sentence) => /\p{N}/u.test(sentence)
  return message !== question && tellsAge(message) ? (sentence) => has(fold(sentence), AGE_TOLD) : () => false
}

/**
 * True for a question whether the business lends or has a thing, or visitors bring it. "Can I bring my dog?" asks for permission,
 * and is not answered by "bring a lead for your dog".
 */
export function asksProvision(question: string, language: string): boolean {
  const provision = patternsOf(language)?.provision
  const folded = fold(question)
  return provision !== undefined && has(folded, provision.asked) && !has(folded, provision.may)
}

/**
 * The test of sentences for what the business lends, has or asks visitors to bring, for a question about one thing: "do we
 * need our own binoculars?" False for all if nothing of the kind is asked.
 */
export function providedBy(question: string, language: string): Expected {
  if (!asksProvision(question, language)) return () => false
  return (sentence) => has(fold(sentence), PROVISION_TOLD)
}

function patternsOf(language: string): Patterns | undefined {
  if (speaks(language)) return forLanguage(language).questions
  return baseLanguage(language) === 'zh' ? CHINESE : undefined
}

/** True for a question by its mark or its first words. */
export function hasFormOfQuestion(text: string, language: string): boolean {
  const { start, frame } = forLanguage(language).understanding.questions
  return text.includes('?') || begins(fold(text), `${start}|${frame}`)
}
