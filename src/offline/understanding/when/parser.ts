import type { Token } from './tokens.ts'
import type { Senses } from './vocabulary.ts'

/** A reading of the tokens from one place on, and where it ends. */
export interface Match<T> {
  value: T
  next: number
}

/**
 * All readings from a place on. Nothing here repeats without a bound, so that a text costs a constant for each of its words.
 */
export type Parser<T> = (tokens: Token[], at: number) => Match<T>[]

/** A phrase with this meaning. A number that is a part of a longer figure is none. */
export function sense<Kind extends keyof Senses>(kind: Kind): Parser<Senses[Kind]> {
  return (tokens, at) => {
    const token = tokens[at]
    if (token === undefined || (token.isDigits && kind === 'number' && (token.isJoinedBefore || token.isJoinedBehind)))
      return []
    return token.senses
      .filter((one) => one.kind === kind)
      .map(({ value, next }) => ({ value: value as Senses[Kind], next }))
  }
}

/** Digits as written, also within a longer figure. */
export function digits(least: number, most: number): Parser<number> {
  return (tokens, at) => {
    const token = tokens[at]
    if (token === undefined || !token.isDigits || token.text.length < least || token.text.length > most) return []
    return [{ value: Number(token.text), next: at + 1 }]
  }
}

/** The beginning of a figure: nothing is written onto it. */
export function opening<T>(parser: Parser<T>): Parser<T> {
  return (tokens, at) => (tokens[at]?.isJoinedBefore === true ? [] : parser(tokens, at))
}

/** The end of a figure: nothing follows that would make it another one. */
export function closing<T>(parser: Parser<T>): Parser<T> {
  return (tokens, at) => parser(tokens, at).filter(({ next }) => tokens[next - 1]?.isJoinedBehind !== true)
}

/** A mark of punctuation; `tight`: without a space before it. */
export function mark(text: string, { tight = false } = {}): Parser<string> {
  return (tokens, at) => {
    const token = tokens[at]
    return token?.text === text && (!tight || token.isGlued) ? [{ value: text, next: at + 1 }] : []
  }
}

/** Without a space before it. */
export function glued<T>(parser: Parser<T>): Parser<T> {
  return (tokens, at) => (tokens[at]?.isGlued === true ? parser(tokens, at) : [])
}

export function seq<T extends unknown[]>(...parsers: { [Index in keyof T]: Parser<T[Index]> }): Parser<T> {
  return (tokens, at) => {
    let matches: Match<unknown[]>[] = [{ value: [], next: at }]
    for (const parser of parsers) {
      matches = matches.flatMap(({ value, next }) =>
        parser(tokens, next).map((more) => ({ value: [...value, more.value], next: more.next })),
      )
      if (matches.length === 0) return []
    }
    return matches as Match<T>[]
  }
}

export function anyOf<T>(...parsers: Parser<T>[]): Parser<T> {
  return (tokens, at) => parsers.flatMap((parser) => parser(tokens, at))
}

export function maybe<T>(parser: Parser<T>): Parser<T | undefined> {
  return (tokens, at) => [...parser(tokens, at), { value: undefined, next: at }]
}

/** What a reading means; undefined: it is none. */
export function map<T, U>(parser: Parser<T>, meaning: (value: T) => U | undefined): Parser<U> {
  return (tokens, at) =>
    parser(tokens, at).flatMap(({ value, next }) => {
      const meant = meaning(value)
      return meant === undefined ? [] : [{ value: meant, next }]
    })
}

/** Only where the first of its tokens is such. */
export function where<T>(parser: Parser<T>, isSuch: (token: Token, tokens: Token[]) => boolean): Parser<T> {
  return (tokens, at) => {
    const token = tokens[at]
    return token !== undefined && isSuch(token, tokens) ? parser(tokens, at) : []
  }
}

/** Only where the other follows. */
export function before<T>(parser: Parser<T>, follower: Parser<unknown>): Parser<T> {
  return (tokens, at) => parser(tokens, at).filter(({ next }) => follower(tokens, next).length > 0)
}

/** Only where the other does not follow. */
export function notBefore<T>(parser: Parser<T>, follower: Parser<unknown>): Parser<T> {
  return (tokens, at) => parser(tokens, at).filter(({ next }) => follower(tokens, next).length === 0)
}

/** Read once for each place, because several rules begin with it. */
export function once<T>(parser: Parser<T>): Parser<T> {
  const read = new WeakMap<Token[], Map<number, Match<T>[]>>()
  return (tokens, at) => {
    const places = read.get(tokens) ?? new Map<number, Match<T>[]>()
    read.set(tokens, places)
    let matches = places.get(at)
    if (matches === undefined) {
      matches = distinct(parser(tokens, at))
      places.set(at, matches)
    }
    return matches
  }
}

/** Of readings that end at the same place, the first rule's. */
function distinct<T>(matches: Match<T>[]): Match<T>[] {
  const ends = new Set<number>()
  return matches.filter(({ next }) => !ends.has(next) && ends.add(next).has(next))
}

/** The longest reading; of equally long ones, the first rule's. */
export function longest<T>(matches: Match<T>[]): Match<T> | undefined {
  let best: Match<T> | undefined
  for (const match of matches) if (best === undefined || match.next > best.next) best = match
  return best
}
