import type { UnderstandingPatterns } from '../../../languages/understanding.ts'
import { begins, expression, opening, type Span } from '../text.ts'
import type { WhenMention } from './index.ts'

/** Characters beside a figure that are looked at. */
const BESIDE = 60

/** True for a figure that counts something else than days: "In the 7th grade", "au 4e étage", "im 6. Monat". */
export function isCounted(
  { start, end, day, time }: WhenMention,
  text: string,
  { counts }: UnderstandingPatterns,
): boolean {
  if (day !== undefined && time === undefined && isBirthday({ start, end }, text, counts.birthday)) return true
  const figure = FIGURE.exec(text.slice(start, end).trim())
  if (day === undefined || time !== undefined || figure === null) return false
  const own = figure[0].trim()
  if (new RegExp(`^(?:${counts.own})$`, 'u').test(own)) return true
  const before = text.slice(Math.max(0, start - BESIDE), start + figure.index)
  if (new RegExp(`(?<!\\p{L})(?:${counts.before}) ?$`, 'u').test(before)) return true
  return new RegExp(`^[.º]? (?:${counts.behind})(?!\\p{L})`, 'u').test(text.slice(end))
}

/** True for "my mum's 30th in January", which tells no date. */
function isBirthday(
  { start, end }: Span,
  text: string,
  birthday: UnderstandingPatterns['counts']['birthday'],
): boolean {
  if (!begins(text.slice(start, end), birthday.own)) return false
  return expression(`(?:${birthday.before}) $`).test(text.slice(Math.max(0, start - BESIDE), start))
}

/** A figure with at most an ending, at the end of a mention: "in der 3.", "7th". */
const FIGURE = /(?:^|\s)\d{1,2}[.ºª]?(?: ?\p{L}{1,3})?$/u

/** True for a number that counts things and is no hour: "about six small holes". */
export function isCountOfThings(
  { start, end, day, time }: WhenMention,
  text: string,
  { counts }: UnderstandingPatterns,
): boolean {
  if (day !== undefined || time?.at === undefined) return false
  const lead = opening(counts.about).exec(text.slice(start, end))?.[0]
  // More words are an hour, and so is a figure with letters: "about six o'clock", "around 3pm".
  if (lead === undefined || !/^ (?:\d{1,3}|\p{L}{2,12})$/u.test(text.slice(start + lead.length, end))) return false
  return /^ \p{L}/u.test(text.slice(end, end + 2)) && begins(text.slice(end + 1, end + BESIDE), counts.things)
}
