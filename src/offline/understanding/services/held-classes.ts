import { LANGUAGES } from '../../../languages/index.ts'
import type { UnderstandingPatterns } from '../../../languages/understanding.ts'
import type { Named, NamedMention } from './service-names.ts'
import { expression, fold, has } from '../text.ts'

/** Maximum number of weekdays in a service's texts for a weekday to identify it. */
const MAX_WEEKDAYS = 2

/** Names of each weekday in all languages, because a guest's may be another than that of the services. */
const WEEKDAYS = Array.from({ length: 7 }, (_, day) =>
  Object.values(LANGUAGES)
    .flatMap(({ when }) => when.weekdays[day]?.split('|').map((name) => RegExp.escape(fold(name))) ?? [])
    .join('|'),
)

/** The service that "Wednesday's class" means: of those whose texts name that weekday, the only one. */
export function heldOn(
  text: string,
  services: Named[],
  { classes }: Pick<UnderstandingPatterns, 'classes'>,
): NamedMention | undefined {
  for (const [index, names] of WEEKDAYS.entries()) {
    const pattern = `(?<before>${classes})(?: \\p{L}{1,4}){0,2} (?:${names})|(?:${names})(?: s)? ?(?<behind>${classes})`
    const match = expression(pattern).exec(text)
    if (match === null) continue
    const [only, other] = services.filter(({ names: own, about = '' }) => isOn(index, [...own, about]))
    if (only === undefined || other !== undefined) continue
    const { before, behind = '' } = match.groups ?? {}
    const start = before === undefined ? match.index + match[0].length - behind.length : match.index
    return { ids: [only.id], start, end: start + (before ?? behind).length, share: 0 }
  }
  return undefined
}

function isOn(weekday: number, texts: string[]): boolean {
  const text = fold(texts.join(' '))
  const named = WEEKDAYS.flatMap((names, index) => (has(text, `(?:${names})s?`) ? [index] : []))
  return named.length <= MAX_WEEKDAYS && named.includes(weekday)
}
