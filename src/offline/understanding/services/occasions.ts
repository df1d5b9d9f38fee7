import { inAnyLanguage } from '../../../languages/index.ts'
import type { Occasion } from '../../../languages/understanding.ts'
import { expression, fold, has } from '../text.ts'

/** Occasions of a larger share of the services are the business's trade: a photographer's weddings. */
const MAX_SHARE = 0.5

/**
 * Drops services for an occasion that none of the messages tells: "something for my daughter, she is 4" means no birthday party,
 * and a talk with somebody no wedding chat.
 */
export function withoutOccasions<S extends { name: string } | { names: string[] }>(
  services: S[],
  texts: string[],
): S[] {
  const said = fold(texts.join('\n'))
  const untold = OCCASIONS.filter((occasion) => !isTold(occasion, said))
  const kept = services.filter((service) => {
    const own = fold('names' in service ? service.names.join('\n') : service.name)
    return !untold.some(({ named }) => has(own, named))
  })
  return kept.length >= services.length * MAX_SHARE ? kept : services
}

const NONE = inAnyLanguage(({ understanding }) => understanding.conditions.none)

function refusalOf(words: string): RegExp {
  return expression(`(?:${NONE}) (?:\\S+ ){0,1}?(?:${words})`)
}

/** Names are in the language of the business, and messages in any. */
const OCCASIONS = (['birthday', 'wedding', 'farewell'] satisfies Occasion[]).map((occasion) => {
  const said = inAnyLanguage(({ understanding }) => understanding.occasions[occasion].said)
  const named = inAnyLanguage(({ understanding }) => understanding.occasions[occasion].named)
  return { said, named, refused: refusalOf(said), denied: refusalOf(named) }
})

function isTold({ said, refused }: (typeof OCCASIONS)[number], text: string): boolean {
  return has(text.replaceAll(refused, ' '), said)
}

const SENTENCE_END = /[!?;\n]|\. /u
/** A year in which visitors were born, and nothing is celebrated. */
const PAST_YEAR = /(?<!\d)(?:19\d\d|20[01]\d)(?!\d)/u

/** The patterns of the occasions that a folded text has by name: "we are a party of 4" tells none, nor does a date of birth. */
export function occasionsNamed(text: string): string[] {
  const said = text
    .split(SENTENCE_END)
    .filter((sentence) => !PAST_YEAR.test(sentence))
    .join('\n')
  return OCCASIONS.filter(({ named, denied }) => has(said.replaceAll(denied, ' '), named)).map(({ named }) => named)
}

/** The services for an occasion that a folded text tells: "we get married in June" leads to the wedding chat. */
export function forOccasion(services: { id: string; names: string[] }[], text: string): string[] {
  const told = OCCASIONS.filter((occasion) => isTold(occasion, text))
  const fitting = services.filter(({ names }) => told.some(({ named }) => has(fold(names.join('\n')), named)))
  return fitting.length > services.length * MAX_SHARE ? [] : fitting.map(({ id }) => id)
}
