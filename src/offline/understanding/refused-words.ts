import { inAnyLanguage } from '../../languages/index.ts'
import { hintedIn } from './hinted-services.ts'
import type { ReadingContext } from './reading-context.ts'
import type { NamedMention } from './services.ts'
import { isWhole, type Span } from './text.ts'

const AND = inAnyLanguage(({ functionWords }) => functionWords.and)
const NOT = inAnyLanguage(({ functionWords }) => functionWords.not)
const ARTICLES = inAnyLanguage(({ understanding }) => understanding.questions.article)
const BUT = inAnyLanguage(({ understanding }) => understanding.but.word)
const END = `(?= ?(?:$|[.,;!]|(?:${BUT}) ))`

/**
 * Words that begin with a refusal and hint at one service without naming it: "no game master, just a table", "not singing". Only
 * during a booking, or where services were listed; else "no experience" tells of the visitor.
 */
export function refusedByWords(
  text: string,
  named: Span[],
  { services, language, patterns, table }: ReadingContext,
): NamedMention[] {
  const isOpen = table.task?.task === 'book' || (table.listed?.length ?? 0) > 0
  if (!isOpen || services.length < 2) return []
  const negation = `(?:${patterns.intents.without})|(?:${NOT}) (?:${ARTICLES})|(?:${NOT})(?=(?: \\p{L}{3,20}){1,2}${END})`
  const refusal = new RegExp(
    `(?:^|[.,;:!\\n]\\s{0,2}|(?<!\\p{L})(?:${AND}|${BUT}) )(?:${negation})(?<what>(?: \\p{L}{1,20}){1,3}?)${END}`,
    'gu',
  )
  return [...text.matchAll(refusal)].flatMap(({ index, 0: words, groups }) => {
    const what = groups?.['what'] ?? ''
    const end = index + words.length
    const place = { start: end - what.trimStart().length, end }
    const isNamed = named.some((one) => one.start < place.end && place.start < one.end)
    if (isNamed || isWhole(what, patterns.appointment)) return []
    const [hint] = hintedIn(what, services, language, { isOfName: true })
    const [id, other] = hint?.ids ?? []
    return id === undefined || other !== undefined ? [] : [{ ids: [id], ...place, share: 0 }]
  })
}
