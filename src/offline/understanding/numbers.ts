import type { UnderstandingPatterns } from '../../languages/understanding.ts'

const tables = new Map<string, Map<string, number>>()

function numbersOf({ numbers, roughly }: UnderstandingPatterns): Map<string, number> {
  let table = tables.get(numbers)
  if (table === undefined) {
    const entries = numbers
      .split(',')
      .flatMap((words, index) => words.split('/').map((word) => [word, index + 1] as const))
    const about = roughly.split(',').map((entry) => {
      const [words = '', value] = entry.split('=')
      return [words, Number(value)] as const
    })
    table = new Map([...entries, ...about])
    tables.set(numbers, table)
  }
  return table
}

/** The value of a number in figures or in words; undefined for another word. */
export function numberOf(word: string, patterns: UnderstandingPatterns): number | undefined {
  return /^\d{1,4}$/u.test(word) ? Number(word) : numbersOf(patterns).get(word)
}

const numberPatterns = new WeakMap<UnderstandingPatterns, string>()

/** Pattern of a number of up to three digits, or in words; cached, because every message is read with it a hundred times. */
export function numberPattern(patterns: UnderstandingPatterns): string {
  let pattern = numberPatterns.get(patterns)
  if (pattern === undefined) {
    const known = numbersOf(patterns)
    const words = [...known.keys()].sort((a, b) => b.length - a.length)
    // Where "une quinzaine de" is refused for the minutes behind it, "une quinzaine" is no number either.
    const whole = words.map((word) => {
      const rests = words.filter((longer) => word.includes(' ') && longer.startsWith(`${word} `))
      return rests.length === 0
        ? word
        : `${word}(?! (?:${rests.map((longer) => longer.slice(word.length + 1)).join('|')})(?!\\p{L}))`
    })
    pattern = `(?:${whole.join('|')}|(?<![\\d:.,/])\\d{1,3}(?![\\d:/]|[.,]\\d))`
    numberPatterns.set(patterns, pattern)
  }
  return pattern
}
