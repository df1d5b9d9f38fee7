import { FOREIGN_COURTESIES } from '../../languages/small-talk.ts'
import type { UnderstandingPatterns } from '../../languages/understanding.ts'
import { expression, opening, wordsOf, type Span } from './text.ts'

type AnswerKind = 'yes' | 'no' | 'thanks' | 'goodbye' | 'greeting' | 'none'

/** An answer or a courtesy within a clause. */
export interface Answer extends Span {
  kind: AnswerKind
}

const MAX_ANSWERS = 6
const ENDS = String.raw`(?=\s{0,3}(?:$|[,.!?;:…)\-–—]|\p{Extended_Pictographic}))`

/**
 * Splits off yes, no and courtesies at the beginning of a clause ("ok thanks bye"). `rest` is the offset after them, or
 * the end of the clause if only fillers follow.
 */
export function answersAt(clause: string, patterns: UnderstandingPatterns): { answers: Answer[]; rest: number } {
  const answers: Answer[] = []
  let at = 0
  while (answers.length < MAX_ANSWERS) {
    const found = answerAt(clause, at, patterns)
    if (found === undefined) break
    answers.push(found)
    at = found.end
  }
  const filler = fillersOf(patterns)
  const isEmpty = wordsOf(clause.slice(at)).every((word) => filler.has(word))
  return { answers, rest: answers.length > 0 && isEmpty ? clause.length : at }
}

function answerAt(clause: string, at: number, { answers, courtesy }: UnderstandingPatterns): Answer | undefined {
  const rest = clause.slice(at)
  // "That's it for me ta": an answer also ends before a courtesy.
  const ends = `(?:${ENDS}|(?= (?:${courtesy.thanks}|${courtesy.goodbye})(?![\\p{L}\\p{N}])))`
  const alone = (pattern: string): RegExpExecArray | null => opening(`(?:${pattern})${ends}`).exec(rest)
  const kinds: [AnswerKind, RegExpExecArray | null][] = [
    ['none', opening(answers.harmless).exec(rest)],
    ['no', alone(answers.noAlone)],
    ['yes', alone(answers.yesAlone)],
    ['no', opening(answers.no).exec(rest)],
    ['yes', opening(answers.yes).exec(rest)],
    ['thanks', opening(saidFor('thanks', courtesy)).exec(rest)],
    ['goodbye', opening(saidFor('goodbye', courtesy)).exec(rest)],
    ['greeting', opening(saidFor('greeting', courtesy)).exec(rest)],
  ]
  const [kind, match] = kinds.find(([, one]) => one !== null) ?? []
  if (kind === undefined || match === null || match === undefined) return undefined
  const start = at + match[0].search(/[\p{L}\p{N}]/u)
  return { kind, start, end: at + match[0].length }
}

type Courtesies = UnderstandingPatterns['courtesy']

/** Pattern of a courtesy in the language and in those of guests. */
function saidFor(kind: 'thanks' | 'goodbye' | 'greeting', courtesy: Courtesies): string {
  return `${courtesy[kind]}|${FOREIGN_COURTESIES[kind]}`
}

/** At most two words after a courtesy that still belong to it: "thanks for everything". */
const BEHIND_COURTESY = /^(?: [\p{L}\p{N}]{1,12}){0,2}[^\p{L}\p{N}]{0,20}$/u

/** The last farewell or thanks in a clause, if almost nothing follows: "it was a joke, bye". */
export function closingCourtesy(clause: string, { courtesy }: UnderstandingPatterns): Answer | undefined {
  for (const kind of ['goodbye', 'thanks'] as const) {
    const last = [...clause.matchAll(expression(saidFor(kind, courtesy)))].at(-1)
    if (last === undefined) continue
    const end = last.index + last[0].length
    if (BEHIND_COURTESY.test(clause.slice(end))) return { kind, start: last.index, end }
  }
  return undefined
}

const fillers = new Map<string, ReadonlySet<string>>()

/** Words without a meaning of their own, which may stand beside answers and values. Cached. */
export function fillersOf({ answers }: UnderstandingPatterns): ReadonlySet<string> {
  let found = fillers.get(answers.filler)
  if (found === undefined) {
    found = new Set(answers.filler.split(' '))
    fillers.set(answers.filler, found)
  }
  return found
}

const approvals = new WeakMap<UnderstandingPatterns, ReadonlySet<string>>()

/** Words beside a figure that only accept it: "9 would be great". */
export function approving(patterns: UnderstandingPatterns): ReadonlySet<string> {
  let found = approvals.get(patterns)
  if (found === undefined) {
    const { filler, yes, yesAlone } = patterns.answers
    const written = [yes, yesAlone, patterns.intents.wish, patterns.correction].join(' ')
    found = new Set([...filler.split(' '), ...(written.match(/\p{L}+/gu) ?? [])])
    approvals.set(patterns, found)
  }
  return found
}
