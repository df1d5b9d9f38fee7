import {
  memoised,
  anyOf,
  sense,
  map,
  seq,
  maybe,
  mark,
  where,
  notBefore,
  glued,
  type Parser,
  digits,
  before,
} from './parser.ts'

export const link = memoised(anyOf(sense('link'), sense('on'), sense('theDay')))
/** Up to two words such as "on the" after an optional comma, or an opening bracket. */
export const links = memoised(
  anyOf(
    map(seq(maybe(mark(',')), maybe(link), maybe(link)), () => true),
    map(mark('('), () => true),
  ),
)

export const figure = where(sense('number'), (token) => token.isDigits)
export const inWords = where(sense('number'), (token) => !token.isDigits)
export const count = anyOf(
  sense('number'),
  map(sense('one'), () => 1),
)
/** Words after a number by which it is no day: "3 pm", "3 people", "3 %". */
export const counting = memoised(
  anyOf<unknown>(sense('unit'), sense('counted'), sense('oclock'), sense('am'), sense('pm')),
)
export const otherwise = memoised(
  anyOf<unknown>(counting, sense('number'), mark('%'), mark('€'), mark('$'), mark(':', { tight: true })),
)

export const suffixed = memoised(
  notBefore(
    map(seq(figure, glued(sense('ordinalSuffix'))), ([day]) => day),
    sense('counted'),
  ),
)
export const ordinal = memoised(anyOf(suffixed, sense('ordinal')))
export const lone = memoised(notBefore(figure, otherwise))

const SHORT = new Set(['weekday', 'shortWeekday', 'nounWeekday'])

/** A short form is a weekday beside another one: "Di oder Do". */
const eitherWeekday: Parser<number> = (tokens, at) => {
  const isDay = (index: number): boolean => tokens[index]?.senses.some(({ kind }) => SHORT.has(kind)) === true
  const isOr = (index: number): boolean => tokens[index]?.senses.some(({ kind }) => kind === 'or') === true
  const isEither = (isOr(at + 1) && isDay(at + 2)) || (isOr(at - 1) && isDay(at - 2))
  return isEither ? anyOf(sense('shortWeekday'), sense('nounWeekday'))(tokens, at) : []
}

const clock = anyOf<unknown>(digits(1, 2), sense('number'), sense('noon'), sense('lead'), sense('part'))
/** "We sat at the bar" is no Saturday. */
const atClock = seq(anyOf(sense('at'), sense('weakAt')), maybe(sense('at')), clock)

const shortWeekday = anyOf(
  eitherWeekday,
  map(seq(sense('shortWeekday'), mark('.', { tight: true })), ([day]) => day),
  before(sense('shortWeekday'), anyOf<unknown>(digits(1, 2), atClock, sense('theDay'), sense('part'), mark(','))),
  where(sense('shortWeekday'), (_, tokens) => tokens.length === 1),
)

/** A date or an hour right after a weekday: ", 15 h", ". 12", "à 15 h", "le 12". */
const datedBehind = anyOf<unknown>(
  seq(maybe(anyOf(mark(','), mark('.', { tight: true }))), maybe(sense('theDay')), digits(1, 2)),
  seq(maybe(mark(',')), atClock),
  sense('part'),
)

/** A short form that is a noun is a weekday with a figure right before or after it, or alone. */
const nounWeekday: Parser<number> = (tokens, at) => {
  const behind = before(sense('nounWeekday'), datedBehind)(tokens, at)
  if (behind.length > 0) return behind
  const [last, hour] = [tokens[at - 1], tokens[at - 2]]
  const isHour = hour?.isDigits === true && last?.senses.some(({ kind }) => kind === 'oclock') === true
  return tokens.length === 1 || last?.isDigits === true || isHour ? sense('nounWeekday')(tokens, at) : []
}

export const weekday = memoised(
  anyOf(
    map(seq(sense('weekday'), maybe(mark('.', { tight: true }))), ([day]) => day),
    shortWeekday,
    nounWeekday,
  ),
)
/** After "on", a short form is always a weekday. */
export const namedWeekday = memoised(
  anyOf(
    map(seq(links, weekday), ([, day]) => day),
    map(seq(sense('on'), sense('shortWeekday')), ([, day]) => day),
    map(seq(sense('onlyDay'), sense('nounWeekday')), ([, day]) => day),
  ),
)
