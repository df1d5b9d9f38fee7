import { isSpace } from '../../core/text-scan.ts'

/** Maximum length of a sentence; beyond it, text is checked without waiting for an end. */
const MAX_SENTENCE_CHARS = 2_000
const CLOSING: Record<string, string> = { '“': '”', '„': '“', '«': '»' }

/** Splits streamed text into sentences without losing characters. A quotation is one sentence. */
export class SentenceStream {
  #rest = ''
  #first = new FirstSentence()

  add(text: string): string[] {
    this.#rest += text
    const whole: string[] = []
    for (let end = this.#first.endIn(this.#rest); end !== undefined; end = this.#first.endIn(this.#rest)) {
      whole.push(this.#rest.slice(0, end))
      this.#rest = this.#rest.slice(end)
      this.#first = new FirstSentence()
    }
    return whole
  }

  end(): string[] {
    const rest = this.#rest
    this.#rest = ''
    this.#first = new FirstSentence()
    return rest === '' ? [] : [rest]
  }
}

/** Resumes after each piece, so that streamed text is scanned once. */
class FirstSentence {
  #index = 0
  #hasWords = false
  readonly #open: string[] = []

  /** Undefined while the sentence may continue. */
  endIn(text: string): number | undefined {
    // The last character is undecided until the next one, which may complete a boundary.
    for (; this.#index < text.length; this.#index += 1) {
      const index = this.#index
      const isLast = index === text.length - 1
      const open = isLast ? [...this.#open] : this.#open
      follow(open, text[index]!)
      const hasWords = this.#hasWords || /[\p{L}\p{N}]/u.test(text[index]!)
      const isEnd = open.length === 0 && hasWords && isBoundary(text, index)
      if (isEnd || index >= MAX_SENTENCE_CHARS) return endOfGap(text, index + 1)
      if (isLast) return undefined
      this.#hasWords = hasWords
    }
    return undefined
  }
}

/** Updates the open quotation marks with this character. */
function follow(open: string[], character: string): void {
  const closing = CLOSING[character]
  if (character === open.at(-1)) open.pop()
  else if (closing !== undefined) open.push(closing)
}

/** Includes the white space after a sentence as far as it has arrived; waiting for more would delay the sentence. */
function endOfGap(text: string, start: number): number {
  let end = start
  while (end < text.length && isSpace(text[end]!)) end += 1
  return end
}

function isBoundary(text: string, index: number): boolean {
  if (text[index] === '\n') return true
  const next = text[index + 1]
  if (next === undefined || !isSpace(next)) return false
  if (!/[.!?…。！？]["”»“’)\]*]*$/u.test(text.slice(Math.max(0, index - 4), index + 1))) return false
  // The title in brackets belongs to the quotation before it.
  return text[endOfGap(text, index + 1)] !== '('
}
