import { baseLanguage, forLanguage, speaks } from '../../languages/index.ts'
import type { QuestionPatterns } from '../../languages/patterns.ts'

type Patterns = Pick<QuestionPatterns, 'asking' | 'forNumber'>

/** Chinese has no language tables, but documents in it are searched and quoted. */
const CHINESE: Patterns = {
  asking: `什么 谁 哪 哪里 哪儿 哪个 哪些 哪一 多少 几 几个 怎么 怎样 如何 为什么 何 何时 何地 是 的 了 在 吗 呢 有 和 与 被 请 请问 我 你 您 我们 你们`,
  forNumber: /多少|几|何时|什么时候|哪一?年|多[大高长久远]/,
}

/** Question words without a topic; empty for an unknown language. */
export function questionWords(language: string): string {
  return patternsOf(language)?.asking ?? ''
}

export function asksForNumber(question: string, language: string): boolean {
  return patternsOf(language)?.forNumber.test(question) ?? false
}

function patternsOf(language: string): Patterns | undefined {
  if (speaks(language)) return forLanguage(language).questions
  return baseLanguage(language) === 'zh' ? CHINESE : undefined
}
