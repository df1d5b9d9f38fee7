/** Names longer than this could carry a message of their own. */
const MAX_TEXT_LENGTH = 120

/** Untrusted text on one line: no line breaks, controls or bidirectional marks. */
export function oneLine(value: string, longest = MAX_TEXT_LENGTH): string {
  const clean = value.replace(/[\s\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim()
  const characters = [...clean]
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : clean
}
