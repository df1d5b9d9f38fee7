import { isSpace } from '../../core/text-scan.ts'
import { inAnyLanguage } from '../../languages/index.ts'

/** Ends of abbreviations that stand within a sentence. */
const ABBREVIATION = new RegExp(
  `(?:^|[\\s(])(?:\\p{Lu}|\\p{N}{1,2}|${inAnyLanguage(({ grounding }) => grounding.abbreviations)})\\.$`,
  'iu',
)

/** True for the last character of a sentence, which white space follows. */
export function endsSentence(text: string, index: number): boolean {
  if ('。！？'.includes(text[index]!)) return true
  const next = text[index + 1]
  if (next === undefined || !isSpace(next)) return false
  const before = text.slice(Math.max(0, index - 12), index + 1)
  return /[.!?…]["”»’)*]*$/u.test(before) && !ABBREVIATION.test(before)
}

/** The sentences of a text, each within one line. */
export function sentencesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const sentences: string[] = []
    let start = 0
    for (let index = 0; index < line.length; index += 1) {
      if (index < line.length - 1 && !endsSentence(line, index)) continue
      sentences.push(line.slice(start, index + 1).trim())
      start = index + 1
    }
    return sentences.filter((sentence) => sentence !== '')
  })
}
