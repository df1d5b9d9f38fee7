import type { Token } from './tokens.ts'
import { isOfKind, type Senses } from './vocabulary.ts'

/** A reading of tokens: its value, and the index of the token after it. */
interface Match<T> {
  value: T
  next: number
}

/**
 * Returns all readings that begin at a token. No rule repeats without a bound, so the time is linear in the number of
 * tokens.
 */
export type Parser<T> = (tokens: Token[], at: number) => Match<T>[]

/** No reading. Shared, because most rules return it for most tokens. */
const NONE: never[] = []

/** Reads a phrase of this kind. A number within a longer figure does not count. */
export function sense<Kind extends keyof Senses>(kind: Kind): Parser<Senses[Kind]> {
  return (tokens, at) => {
    const token = tokens[at]
    if (token === undefined || !token.senses.some((one) => one.kind === kind)) return NONE
    if (token.isDigits && kind === 'number' && (token.isJoinedBefore || token.isJoinedBehind)) return NONE
    return token.senses.filter((one) => isOfKind(one, kind)).map(({ value, next }) => ({ value, next }))
  }
}

/** Reads digits as written, also within a longer figure. */
export function digits(least: number, most: number): Parser<number> {
  return (tokens, at) => {
    const token = tokens[at]
    if (token === undefined || !token.isDigits || token.text.length < least || token.text.length > most) return []
    return [{ value: Number(token.text), next: at + 1 }]
  }
}

/** Reads only at the beginning of a figure. */
export function opening<T>(parser: Parser<T>): Parser<T> {
  return (tokens, at) => (tokens[at]?.isJoinedBefore === true ? [] : parser(tokens, at))
}

/** Reads only up to the end of a figure. */
export function closing<T>(parser: Parser<T>): Parser<T> {
  return (tokens, at) => parser(tokens, at).filter(({ next }) => tokens[next - 1]?.isJoinedBehind !== true)
}

/** Reads a punctuation mark; `tight`: without a space before it. */
export function mark(text: string, { tight = false } = {}): Parser<string> {
  return (tokens, at) => {
    const token = tokens[at]
    return token?.text === text && (!tight || token.isGlued) ? [{ value: text, next: at + 1 }] : []
  }
}

/** Reads only without a space before it. */
export function glued<T>(parser: Parser<T>): Parser<T> {
  return (tokens, at) => (tokens[at]?.isGlued === true ? parser(tokens, at) : [])
}

/** Reads the parsers one after the other. */
export function seq<T extends unknown[]>(...parsers: { [Index in keyof T]: Parser<T[Index]> }): Parser<T> {
  // A tuple of mapped types is no array to the compiler while `T` is open.
  const [first, ...others] = parsers as Parser<unknown>[]
  return (tokens, at) => {
    const begun = first?.(tokens, at) ?? NONE
    if (begun.length === 0) return NONE
    let matches: Match<unknown[]>[] = begun.map(({ value, next }) => ({ value: [value], next }))
    for (const parser of others) {
      const longer: Match<unknown[]>[] = []
      for (const { value, next } of matches)
        for (const more of parser(tokens, next)) longer.push({ value: [...value, more.value], next: more.next })
      if (longer.length === 0) return NONE
      matches = longer
    }
    // Each match has one value per parser by now, in their order.
    return matches as Match<T>[]
  }
}

/** Reads any of the parsers. */
export function anyOf<T>(...parsers: Parser<T>[]): Parser<T> {
  return (tokens, at) => {
    const matches: Match<T>[] = []
    for (const parser of parsers) for (const match of parser(tokens, at)) matches.push(match)
    return matches
  }
}

/** Reads the parser or nothing. */
export function maybe<T>(parser: Parser<T>): Parser<T | undefined> {
  return (tokens, at) => [...parser(tokens, at), { value: undefined, next: at }]
}

/** Converts the value of each reading; undefined drops the reading. */
export function map<T, U>(parser: Parser<T>, meaning: (value: T) => U | undefined): Parser<U> {
  return (tokens, at) => {
    const matches = parser(tokens, at)
    if (matches.length === 0) return NONE
    return matches.flatMap(({ value, next }) => {
      const meant = meaning(value)
      return meant === undefined ? [] : [{ value: meant, next }]
    })
  }
}

/** Reads only where the first token fulfils the condition. */
export function where<T>(parser: Parser<T>, isSuch: (token: Token, tokens: Token[]) => boolean): Parser<T> {
  return (tokens, at) => {
    const token = tokens[at]
    return token !== undefined && isSuch(token, tokens) ? parser(tokens, at) : []
  }
}

/** Reads only where `follower` can be read after it. */
export function before<T>(parser: Parser<T>, follower: Parser<unknown>): Parser<T> {
  return (tokens, at) => parser(tokens, at).filter(({ next }) => follower(tokens, next).length > 0)
}

/** Reads only where `follower` cannot be read after it. */
export function notBefore<T>(parser: Parser<T>, follower: Parser<unknown>): Parser<T> {
  return (tokens, at) => parser(tokens, at).filter(({ next }) => follower(tokens, next).length === 0)
}

/**
 * Memoises a parser for each token, because several rules begin with it. Of readings with equal ends it keeps the
 * first.
 */
export function memoised<T>(parser: Parser<T>): Parser<T> {
  return (tokens, at) => {
    const read = tokens[at]?.read
    // A parser stores its own readings only.
    let matches = read?.get(parser) as Match<T>[] | undefined
    if (matches === undefined) {
      matches = distinct(parser(tokens, at))
      read?.set(parser, matches)
    }
    return matches
  }
}

/** Of readings with equal ends, keeps the one of the first rule. */
function distinct<T>(matches: Match<T>[]): Match<T>[] {
  if (matches.length < 2) return matches
  const ends = new Set<number>()
  return matches.filter(({ next }) => !ends.has(next) && ends.add(next).has(next))
}

/** The longest reading; of equally long ones, that of the first rule. */
export function longest<T>(matches: Match<T>[]): Match<T> | undefined {
  let best: Match<T> | undefined
  for (const match of matches) if (best === undefined || match.next > best.next) best = match
  return best
}
