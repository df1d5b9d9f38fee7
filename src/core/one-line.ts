/** Of somebody's text so much at most: a name is no place for a message of one's own. */
const MAX_TEXT_LENGTH = 120

/** Somebody's text where one line is expected: no line break, no control, nothing that turns the direction of reading. */
export function oneLine(value: string, longest = MAX_TEXT_LENGTH): string {
  const clean = value.replace(/[\s\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim()
  const characters = [...clean]
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : clean
}
