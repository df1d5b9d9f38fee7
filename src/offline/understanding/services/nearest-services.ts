import { mostCommonWords } from '../common-words.ts'
import { languageOfServices, subjectsIn } from './service-subjects.ts'
import { fold, wordsOf } from '../text.ts'
import { COMMON_RANK, MIN_WORD_LENGTH, isWord, sharesPart } from './kindred-words.ts'

const MAX_NEAREST = 3

/** The services nearest to a message that names none: by any word or subject that they share with it. */
export function nearestServices<S extends Describable>(message: string, services: S[], language: string): S[] {
  const text = fold(message)
  const common = mostCommonWords(language, COMMON_RANK)
  const written = languageOfServices(services.flatMap(({ name, description = '' }) => [name, description]))
  const said = wordsOf(text).filter((word) => word.length >= MIN_WORD_LENGTH && !common.has(word))
  const meant = subjectsIn(text, language)
  const scored = services.map((service) => {
    const own = fold([service.name, ...(service.aliases ?? []), service.description ?? ''].join(' . '))
    const words = wordsOf(own)
    const shared = said.filter((word) => words.some((one) => isWord(word, one) || sharesPart(word, one))).length
    const subjects = [...subjectsIn(own, written)].filter((one) => meant.has(one)).length
    return { service, score: shared + subjects }
  })
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MAX_NEAREST)
    .map(({ service }) => service)
}

interface Describable {
  name: string
  aliases?: string[]
  description?: string
}
