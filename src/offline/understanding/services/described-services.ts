import type { UnderstandingPatterns } from '../../../languages/understanding.ts'
import { hintedIn } from './hinted-services.ts'
import type { Named, NamedMention } from './service-names.ts'
import { expression, fold, has, without, type Span } from '../text.ts'

/** Maximum length of a description, in characters. */
const MAX_LENGTH = 60

/** The one service that words in place of a name describe: "the one for people who are afraid of heights", "the video thing". */
export function describedIn(
  text: string,
  services: Named[],
  {
    language,
    patterns,
  }: { language: string; patterns: Pick<UnderstandingPatterns, 'described' | 'questions' | 'party'> },
): NamedMention | undefined {
  const { before, behind } = patterns.described
  const { article } = patterns.questions
  const leads = [...text.matchAll(expression(`(?:${before}) (?<words>[^.,;:!?\\n]{3,${MAX_LENGTH}})`))]
  const tails = [
    ...text.matchAll(expression(`(?:${article}|that) (?<words>[^.,;:!?\\n]{3,${MAX_LENGTH}}?) (?:${behind})`)),
  ]
  for (const match of [...leads, ...tails]) {
    const place = { start: match.index, end: match.index + match[0].length }
    const own = without(text, [
      { start: 0, end: place.start },
      { start: place.end, end: text.length },
      ...relativesIn(text, services, patterns),
    ])
    const [hint] = hintedIn(own, services, language, { isDescribed: true })
    const [id, other] = hint?.ids ?? []
    if (id !== undefined && other === undefined) return { ids: [id], ...place, share: 0 }
  }
  return undefined
}

/**
 * The visitor's own people, who describe no service unless one is named or described by them: "what about grandma, may she fetch
 * him?" means no tour of the school.
 */
function relativesIn(text: string, services: Named[], { party }: Pick<UnderstandingPatterns, 'party'>): Span[] {
  const texts = fold(services.flatMap(({ names, about = '' }) => [...names, about]).join('\n'))
  return [...text.matchAll(expression(party.relatives))]
    .filter(([word]) => !has(texts, RegExp.escape(word)))
    .map(({ index, 0: word }) => ({ start: index, end: index + word.length }))
}
