/**
 * Normalises what models change when copying: white space, case, quotes and dashes, compatibility forms. Maps every character
 * back, so that matches can be cut from the original.
 */
export class NormalisedText {
  readonly original: string
  readonly text: string
  readonly #starts: number[] = []
  readonly #ends: number[] = []

  constructor(text: string) {
    this.original = text.normalize('NFC')
    let folded = ''
    let position = 0
    for (const character of this.original) {
      const next = position + character.length
      let form = normalCharacter(character)
      if (form === ' ' && (folded === '' || folded.endsWith(' '))) form = ''
      for (let unit = 0; unit < form.length; unit += 1) {
        this.#starts.push(position)
        this.#ends.push(next)
      }
      folded += form
      position = next
    }
    this.text = folded
  }

  /** The original words of a part of the normalised text. */
  cut(start: number, end: number): string {
    return this.original.slice(this.#starts[start], this.#ends[end - 1]).trim()
  }
}

export function normalised(text: string): string {
  return new NormalisedText(text).text.trim()
}

function normalCharacter(character: string): string {
  if (/[\p{Cf}]/u.test(character)) return ''
  const form = character.normalize('NFKC').toLowerCase()
  if (/^\s+$/u.test(form)) return ' '
  return form
    .replace(/[\u2018-\u201f\u00ab\u00bb\u2039\u203a\u300c-\u300f"`´]/gu, "'")
    .replace(/[\u2010-\u2015\u2212]/gu, '-')
}
