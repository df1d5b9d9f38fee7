import { inAnyLanguage } from '../../../languages/index.ts'
import type { UnderstandingPatterns } from '../../../languages/understanding.ts'
import type { Table } from '../../../models/understanding.ts'
import { asksWork } from '../acts/asked-work.ts'
import type { NamedMention } from './service-names.ts'
import { begins, has, opening, wordsOf } from '../text.ts'
import type { WhenMention } from '../when/index.ts'

/** Questions whose answer may be a service. */
export const PICKS_SERVICE: ReadonlySet<Table['question']> = new Set(['service', 'choice', 'change'])

/** True where a text that names no service may hint at one: a wish, a request with a day, or one to do some work. */
export function isHinting(text: string, whens: WhenMention[], patterns: UnderstandingPatterns, table: Table): boolean {
  const isRequest =
    (begins(text, patterns.questions.request) && whens.length > 0) ||
    (table.question === null && asksWork(text, patterns)) ||
    isFurther(text, whens, patterns)
  return isWish(text, patterns, table) || (isRequest && table.task === null)
}

/** True for a request for an appointment, or an answer to the question for the service. */
function isWish(text: string, { intents, questions }: UnderstandingPatterns, { question, task }: Table): boolean {
  // "Do you have anything vegetarian?" is a question, also while a service is asked for.
  const isQuestion = text.includes('?') && begins(text, questions.start)
  if (question !== null) return PICKS_SERVICE.has(question) && task?.task === 'book' && !isQuestion
  return task === null && (hasWish(text, intents.wish) || has(text, `${intents.book}|${questions.availability}`))
}

/** True where a sentence, or what follows "and", begins with a wish: "I do triathlons and would like to be filmed". */
function hasWish(text: string, wish: string): boolean {
  return new RegExp(`(?:^|[.!?;,\\n] {0,2}|(?<!\\p{L})(?:${AND}) )(?:${wish})(?![\\p{L}\\p{N}])`, 'u').test(text)
}

const AND = inAnyLanguage(({ functionWords }) => functionWords.and)

/** Drops hints at several services by a wish amid other sentences: "And I want to give her some lessons, do you have vouchers?" */
export function withoutLateDoubts(
  hints: NamedMention[],
  text: string,
  { intents, questions }: UnderstandingPatterns,
): NamedMention[] {
  const isLate =
    hasWish(text, intents.wish) &&
    !begins(text, intents.wish) &&
    !has(text, `${intents.book}|${questions.availability}`)
  return isLate ? hints.filter(({ ids }) => ids.length === 1) : hints
}

/** The text without its greeting: "Hi, can I …" */
export function ungreeted(text: string, { courtesy }: UnderstandingPatterns): string {
  return text.slice(opening(courtesy.greeting).exec(text)?.[0].length ?? 0)
}

const MAX_WORDS_OF_FURTHER = 9

/** True for a day with few words after a lead that continues what was said: "And Pilates on Wednesday?" */
function isFurther(text: string, whens: WhenMention[], { questions }: UnderstandingPatterns): boolean {
  return daysOf(whens).length > 0 && wordsOf(text).length <= MAX_WORDS_OF_FURTHER && begins(text, questions.elliptical)
}

/** True where a message may wish for several services at once: no question, and no service is under way. */
export function isListable(text: string, { questions }: UnderstandingPatterns, { task }: Table): boolean {
  const isAsked = text.includes('?') && begins(text, questions.start) && !begins(text, questions.request)
  return !isAsked && (task === null || (task.task === 'book' && task.serviceId === null))
}

export function daysOf(whens: WhenMention[]): WhenMention[] {
  return whens.filter(({ day, candidates }) => day != null || candidates !== undefined)
}
