/** Nobody writes longer ones; what has no end is checked as it is. */
const LONGEST = 2_000
const CLOSING: Record<string, string> = { '“': '”', '„': '“', '«': '»' }

/** Cuts a text that comes in pieces into whole sentences. A quotation is one, with all that it quotes; nothing is lost. */
export class Sentences {
  #rest = ''

  add(text: string): string[] {
    this.#rest += text
    const whole: string[] = []
    for (let end = endOfFirst(this.#rest); end !== undefined; end = endOfFirst(this.#rest)) {
      whole.push(this.#rest.slice(0, end))
      this.#rest = this.#rest.slice(end)
    }
    return whole
  }

  end(): string[] {
    const rest = this.#rest
    this.#rest = ''
    return rest === '' ? [] : [rest]
  }
}

/** Undefined while more may belong to it. */
function endOfFirst(text: string): number | undefined {
  const open: string[] = []
  let hasWords = false
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] as string
    if (character === open.at(-1)) open.pop()
    else if (character in CLOSING) open.push(CLOSING[character] as string)
    hasWords ||= /[\p{L}\p{N}]/u.test(character)
    const isEnd = open.length === 0 && hasWords && isBoundary(text, index)
    if (!isEnd && index < LONGEST) continue
    const gap = /^\s*/u.exec(text.slice(index + 1))![0].length
    // White space at the end of the piece may go on in the next one, but what is said already needs no waiting for it.
    return index + 1 + gap
  }
  return undefined
}

function isBoundary(text: string, index: number): boolean {
  if (text[index] === '\n') return true
  const next = text[index + 1]
  // The title in brackets belongs to the quotation before it.
  if (/^\s+\(/u.test(text.slice(index + 1))) return false
  return (
    next !== undefined &&
    /\s/u.test(next) &&
    /[.!?…。！？]["”»“’)\]*]*$/u.test(text.slice(Math.max(0, index - 4), index + 1))
  )
}
