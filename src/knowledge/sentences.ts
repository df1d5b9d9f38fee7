import { trimEndWhere } from '../core/text-scan.ts'
import { inAnyLanguage } from '../languages/index.ts'

/** Abbreviations that may precede a capital letter within a sentence. Without the last dot, lower case. */
const ABBREVIATIONS = words(inAnyLanguage(({ documents }) => documents.abbreviations.any, ' '))
/** Abbreviations that are also words ("Is it free? No."), so only a number after them continues the sentence. */
const BEFORE_NUMBERS = words(inAnyLanguage(({ documents }) => documents.abbreviations.beforeNumber, ' '))
// Matches only at the first mark of a run; starting at each mark would be quadratic.
const CANDIDATE = /(?<![.!?…])[.!?…]+(?:["'”“’)\]»«]|[ \u00a0\u202f]»(?=\s|$))*(?=\s)|[。！？।॥…]+[”’」』）]*/gu
// Possible start of a sentence; lower case continues the previous one.
const START = /^\s+(?:["'“„«»¿¡([*-]|\p{Lu}|\p{Lt}|\p{Lo}|\p{N})/u
const NUMBER_NEXT = /^\s+\p{N}/u
const OPENING = /[\s("'“„«]/u
const ORDINAL_LANGUAGES = new Set([
  'de',
  'da',
  'no',
  'nb',
  'nn',
  'fi',
  'cs',
  'sk',
  'hu',
  'pl',
  'et',
  'lv',
  'sl',
  'hr',
  'sr',
  'tr',
])

/** Sentences and list items in order, each a verbatim substring. A line break always ends one. */
export function splitSentences(text: string, language = 'en'): string[] {
  return text.split('\n').flatMap((line) => splitLine(line, language))
}

function splitLine(line: string, language: string): string[] {
  if (line.trim() === '') return []
  const sentences = []
  let start = 0
  for (const match of line.matchAll(CANDIDATE)) {
    const end = match.index + match[0].length
    if (!endsSentence(line, { start, mark: match.index, end }, language)) continue
    sentences.push(line.slice(start, end).trim())
    start = end
  }
  sentences.push(line.slice(start).trim())
  return sentences.filter((sentence) => sentence !== '')
}

/** Positions in the line: the sentence's start, the first mark at its possible end, and the character after the marks. */
interface Candidate {
  start: number
  mark: number
  end: number
}

function endsSentence(line: string, { start, mark, end }: Candidate, language: string): boolean {
  const sign = line[mark] ?? ''
  if (/[。！？।॥]/u.test(sign)) return true
  // A short window, because copying the rest of a one-line page per dot would be quadratic.
  if (!START.test(line.slice(end, end + 8))) return false
  if (sign !== '.' || end - mark > 1) return true
  const before = lastWord(line.slice(Math.max(start, mark - 24), mark)).toLowerCase()
  if (ABBREVIATIONS.has(before)) return false
  if (BEFORE_NUMBERS.has(before) && NUMBER_NEXT.test(line.slice(end, end + 8))) return false
  // Initials ("J. Smith"), and in some languages ordinals ("am 3. Oktober").
  if (/^\p{L}$/u.test(before)) return false
  return !(/^\d{1,2}$/.test(before) && (ORDINAL_LANGUAGES.has(language) || line.slice(start, mark).trim() === before))
}

function lastWord(text: string): string {
  return text.slice(trimEndWhere(text, (character) => !OPENING.test(character)).length)
}

function words(list: string): Set<string> {
  return new Set(list.split(' '))
}
