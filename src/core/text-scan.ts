/*
 * Linear replacements for expressions such as /[.!]+$/, which restart at every mark of a run that does not end the text, so
 * their cost is quadratic in the run.
 */

/** Takes one UTF-16 unit. */
type Test = (character: string) => boolean

export function trimEndWhere(text: string, isTrimmed: Test): string {
  let end = text.length
  while (end > 0 && isTrimmed(text[end - 1]!)) end -= 1
  return text.slice(0, end)
}

export function trimStartWhere(text: string, isTrimmed: Test): string {
  let start = 0
  while (start < text.length && isTrimmed(text[start]!)) start += 1
  return text.slice(start)
}

/** True for one of these characters (no surrogate pairs). */
export function oneOf(characters: string): Test {
  const known = new Set(characters)
  return (character) => known.has(character)
}

/** `\s` of expressions. */
export function isSpace(character: string): boolean {
  return character.trim() === ''
}
