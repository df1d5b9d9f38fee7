import { LANGUAGES } from './index.ts'

const READ_CHARACTERS = 6_000
/** Minimum share of stop words in a text of the language; in another language they are a few per cent. */
const MIN_SHARE = 0.15
const CLEARLY = 1.5

/** The language of a document by its stop words. Null if none is clear, so also for unsupported languages. */
export function languageOfText(text: string): string | null {
  const words =
    text
      .slice(0, READ_CHARACTERS)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  if (words.length === 0) return null
  const shares = Object.entries(LANGUAGES).map(([language, { questions }]) => {
    const common = new Set(questions.asking.split(/\s+/u))
    return { language, share: words.filter((word) => common.has(word)).length / words.length }
  })
  const [best, next] = shares.sort((a, b) => b.share - a.share)
  if (best === undefined || best.share < MIN_SHARE || best.share < CLEARLY * (next?.share ?? 0)) return null
  return best.language
}
