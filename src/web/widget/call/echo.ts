/** Minimum words that tell a visitor from a misheard echo. */
const FEW = 2
/** An echo has so much of its text in common with it. */
const ALIKE = 0.6
/** A window of the spoken text is this much longer than what was heard, because words get lost. */
const LEEWAY = 1.3

/**
 * The visitor's part of recognised words, without those that the microphone took from the loudspeaker: '' for an echo alone.
 * `spoken` is what sounded meanwhile. `isFinal`: recognition will not change the words.
 */
export function visitorWords(heard: string, spoken: string, isFinal: boolean): string {
  const words = wordsOf(heard)
  const said = wordsOf(spoken)
  if (said.length === 0 || words.length === 0) return heard.trim()
  const { count, last } = bestMatch(words, said)
  const tail = words.length - 1 - last
  // Recognition gets a fifth of an echo wrong, in any place: a longer end, or one after the end of the text, is a visitor who
  // speaks over it.
  const isBehindEcho = last >= FEW && count >= (last + 1) * ALIKE
  const isPastEnd = isFinal && tail > 0 && words[last] === said.at(-1)
  if (isBehindEcho && (isPastEnd || (tail > FEW && tail > words.length / 4))) return lastWords(heard, tail)
  const others = words.length - count
  const isVisitor = others >= FEW ? count < words.length / 2 : isFinal && count === 0 && said.length > FEW
  return isVisitor ? heard.trim() : ''
}

/** Most words in order within one window of the text, and the last of `words` among them. */
function bestMatch(words: string[], said: string[]): { count: number; last: number } {
  const size = Math.ceil(words.length * LEEWAY) + 1
  let best = { count: 0, last: -1 }
  for (let from = 0; from === 0 || from + size <= said.length; from += 1) {
    const match = commonOf(words, said.slice(from, from + size))
    if (match.count > best.count) best = match
  }
  return best
}

/** Longest common subsequence. */
function commonOf(words: string[], said: string[]): { count: number; last: number } {
  let row = said.map(() => 0)
  let best = { count: 0, last: -1 }
  for (const [index, word] of words.entries()) {
    let before = 0
    let left = 0
    row = row.map((above, at) => {
      left = said[at] === word ? before + 1 : Math.max(above, left)
      before = above
      return left
    })
    if ((row.at(-1) ?? 0) > best.count) best = { count: row.at(-1)!, last: index }
  }
  return best
}

const WORD = /[\p{L}\p{N}]+/gu

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(WORD) ?? []).slice(-80)
}

/** The end of the text with so many words. */
function lastWords(text: string, count: number): string {
  const at = [...text.matchAll(WORD)].at(-count)?.index ?? 0
  return text.slice(at).trim()
}
