import { inAnyLanguage } from '../../../languages/index.ts'
import type { UnderstandingPatterns } from '../../../languages/understanding.ts'
import { hintedIn } from './hinted-services.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { NamedMention } from './service-names.ts'
import { expression, wordsOf, overlaps, without, type Span } from '../text.ts'

const MAX_WORDS_REFUSED = 3

/**
 * Services refused by one word of their name while a service is asked for or under way: "no game master, only a table". A word of
 * several services refuses none.
 */
export function refusedByWord(
  text: string,
  named: NamedMention[],
  { services, language, patterns, table }: Pick<ReadingContext, 'services' | 'language' | 'patterns' | 'table'>,
): NamedMention[] {
  if (table.task?.task !== 'book') return []
  const lead = expression(`${patterns.intents.denied}|${patterns.intents.without}|${NO}`)
  return [...text.matchAll(lead)].flatMap(({ 0: words, index }) => {
    const start = index + words.length
    const behind = /^(?: [^\s.,;:!?]{1,30}){1,3}/u.exec(text.slice(start))?.[0] ?? ''
    // "Neither pony nor private" refuses two.
    const next = behind.search(lead)
    const piece = next < 0 ? behind : behind.slice(0, next)
    const end = start + piece.length
    if (wordsOf(piece).length > MAX_WORDS_REFUSED || isAskedIn(text, end)) return []
    if (named.some((one) => overlaps(one, { start, end }))) return []
    const own = without(text, [
      { start: 0, end: start },
      { start: end, end: text.length },
    ])
    return hintedIn(own, services, language, { isOfName: true }).filter(({ ids }) => ids.length === 1)
  })
}

/** The named services without those that are refused by other words: "the small group, not the private lesson". */
export function withoutRefused(named: NamedMention[], refused: NamedMention[], text: string): NamedMention[] {
  const isSame = (a: NamedMention, b: NamedMention): boolean =>
    text.slice(a.start, a.end) === text.slice(b.start, b.end)
  return named.flatMap((mention) => {
    if (refused.includes(mention)) return []
    const left = mention.ids.filter(
      (id) => !refused.some((one) => one.ids.length === 1 && one.ids.includes(id) && !isSame(one, mention)),
    )
    return left.length === 0 ? [] : [{ ...mention, ids: left }]
  })
}

/** True where a question continues after the mention, so that nothing is refused: "Must I come without lenses?" */
export function isAskedIn(text: string, at: number): boolean {
  return /^[^.!;\n]{0,100}\?/u.test(text.slice(at))
}

const REFUSES = 40
const NOT_ANY = inAnyLanguage(({ functionWords }) => functionWords.notAny)
const NO = inAnyLanguage(({ functionWords }) => `${functionWords.no}|${functionWords.not}`)
const REFUSED_BEHIND = new RegExp(`^ (?:${NO}) ?(?:$|[,.;!])`, 'u')
const BARE_NO = /(?:^|[.!?;\n] {0,2}|(?:please|sorry|but|and|oh),? )no $/u

/** True where a negation precedes a service or a length of time: "I don't want a booster", "not three hours". */
export function isRefused(
  { start, end }: Span,
  text: string,
  { intents, unsuitable, questions }: UnderstandingPatterns,
): boolean {
  // "No, ponystunde no, eso es para niños."
  if (REFUSED_BEHIND.test(text.slice(end))) return true
  const before = text.slice(Math.max(0, start - REFUSES), start)
  const article = `(?: (?:${questions.article}|${NOT_ANY}))?(?: \\p{L}{3,20})?`
  return (
    new RegExp(
      `(?:^|[^\\p{L}\\p{N}])(?:${intents.denied}|${intents.without}|${unsuitable.before})${article} $`,
      'u',
    ).test(before) ||
    // "No party please!": after a comma, "no" is the answer to the question before.
    BARE_NO.test(text.slice(0, start))
  )
}
