import { isNear } from '../understanding/spelling.ts'
import { fold, wordsOf, type Span } from '../understanding/text.ts'

export interface Named {
  id: string
  name: string
}

export interface Mention extends Span {
  id: string
  name: string
  /** The share of the name's words that were said. */
  share: number
  /** Others that were said as well as this one. */
  rivals: string[]
}

const FILLERS = new Set(
  'and und et y e of for the a an de del la las los le les des du der die das dem den zur zum mit with con avec pour para fur dr doctor frau herr mr mrs ms'.split(
    ' ',
  ),
)
const LEAST_SHARE = 0.45
/** A part of a compound ("massage" in "ruckenmassage") must be this long. */
const SHORTEST_PART = 5

interface Token extends Span {
  word: string
}

/** Which of these a folded text names, slips allowed but in `everyday` words; in order of their place. */
export function mentionsOf(text: string, all: Named[], everyday: Set<string>): Mention[] {
  const tokens = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map((match) => ({
    word: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))
  const found = all.flatMap((one) => mentionsOfOne(tokens, one, everyday))
  return withoutWeaker(found).sort((a, b) => a.start - b.start)
}

/** Runs of neighbouring words that belong to the name. */
function mentionsOfOne(tokens: Token[], { id, name }: Named, everyday: Set<string>): Mention[] {
  const words = wordsOf(fold(name)).filter((word) => !FILLERS.has(word) && word.length > 1)
  if (words.length === 0) return []
  const mentions: Mention[] = []
  for (let index = 0; index < tokens.length; index += 1) {
    const said = new Map<string, number>()
    let last = index
    for (let next = index; next < tokens.length && next <= last + 2; next += 1) {
      const match = bestOf(words, tokens[next]!.word, said, everyday)
      if (match === undefined && next === index) break
      if (match === undefined) continue
      said.set(match.word, match.credit)
      last = next
    }
    if (said.size === 0) continue
    const share = [...said.values()].reduce((sum, credit) => sum + credit, 0) / words.length
    const longest = Math.max(...[...said.keys()].map((word) => word.length))
    if (share >= LEAST_SHARE && longest >= 3)
      mentions.push({ id, name, share, start: tokens[index]!.start, end: tokens[last]!.end, rivals: [] })
    index = last
  }
  return mentions
}

function bestOf(
  words: string[],
  typed: string,
  said: Map<string, number>,
  everyday: Set<string>,
): { word: string; credit: number } | undefined {
  const open = words.filter((word) => !said.has(word))
  const exact = open.find((word) => word === typed)
  if (exact !== undefined) return { word: exact, credit: 1 }
  // "Demain" is tomorrow, not Madame Germain.
  const near = everyday.has(typed) ? undefined : open.find((word) => isNear(typed, word))
  if (near !== undefined) return { word: near, credit: 0.9 }
  if (typed.length < SHORTEST_PART) return undefined
  const part = open.find((word) => word.length > typed.length && (word.endsWith(typed) || word.startsWith(typed)))
  return part === undefined ? undefined : { word: part, credit: 0.6 }
}

/** Of mentions at the same place the fullest stays; equal ones are rivals. */
function withoutWeaker(mentions: Mention[]): Mention[] {
  const kept: Mention[] = []
  for (const mention of mentions.toSorted((a, b) => b.share - a.share || b.end - b.start - (a.end - a.start))) {
    const stronger = kept.find((other) => other.start < mention.end && mention.start < other.end)
    if (stronger === undefined) kept.push(mention)
    else if (stronger.share === mention.share && stronger.id !== mention.id) stronger.rivals.push(mention.id)
  }
  return kept
}
