import type { BookableService, Fact } from '../../models/chat-model.ts'
import { questionWords } from '../answers/question-words.ts'
import { mostCommonWords } from '../understanding/common-words.ts'
import { isAmong } from '../understanding/spelling.ts'
import { fold, wordsOf } from '../understanding/text.ts'
import type { Told } from './answer.ts'
import type { FactWording } from './wording.ts'

/** Words as frequent as these tell no topic. */
const MOST_COMMON = 450
const SHORTEST_WORD = 3
/** Share of the question's topic words that the service must have. */
const LEAST_SHARE = 0.6
const MOST_TOLD = 2

/** "Do you service boilers that run on LPG?", which only the description of a service answers. */
export function describedIn(
  question: string,
  language: string,
  { services, wording }: { services: Fact<BookableService>[]; wording: FactWording },
): Told[] {
  const common = mostCommonWords(language, MOST_COMMON)
  const asking = new Set(wordsOf(fold(questionWords(question, language))))
  const topic = [...new Set(wordsOf(fold(question)))].filter(
    (word) => word.length >= SHORTEST_WORD && !common.has(word) && !asking.has(word),
  )
  return services
    .filter(({ value }) => isDescribed(value, topic))
    .slice(0, MOST_TOLD)
    .map(({ value, line }) => ({ text: wording.entry(value.name, value.description!), quote: line }))
}

/** True where the description has a word of the topic that the name lacks, and both together most of them. */
function isDescribed({ name, aliases = [], description }: BookableService, topic: string[]): boolean {
  if (description === undefined) return false
  const [named, described] = [[name, ...aliases].join(' '), description].map((text) => wordsOf(fold(text)))
  const inDescription = topic.filter((word) => isAmong(word, described!))
  const inEither = topic.filter((word) => isAmong(word, named!) || isAmong(word, described!))
  return inDescription.some((word) => !isAmong(word, named!)) && inEither.length >= LEAST_SHARE * topic.length
}
