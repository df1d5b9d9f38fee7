import { forLanguage } from '../../../languages/index.ts'
import { topiclessWords } from '../common-words.ts'
import { languageOfServices } from './service-subjects.ts'
import { isInflected } from '../similar-words.ts'
import { fold, wordsOf } from '../text.ts'

interface Named {
  id: string
  name: string
  description?: string
}

const MIN_WORD_LENGTH = 3
/** Words up to this frequency rank make no kind, unless they are topics. */
const COMMON_RANK = 1_000

/** Common ending of two compounds of one kind: "Zweierkajak" and "Gruppenkajak". */
const MIN_COMMON_ENDING = 5

/**
 * Of some services, those of the kind of another one: they share words of their names with it, and the fewer services have a
 * word, the more it counts. "Group table" is of the kind of "Table for two".
 */
export function kindredAmong<S extends Named>(service: Named, some: S[], all: Named[]): S[] {
  const language = languageOfServices(all.flatMap(({ name, description = '' }) => [name, description]))
  const { isCompounding } = forLanguage(language).when
  const common = topiclessWords(language, COMMON_RANK)
  const telling = ({ name }: Named): string[] =>
    wordsOf(fold(name)).filter((word) => word.length >= MIN_WORD_LENGTH && !/\d/u.test(word) && !common.has(word))
  const hasKin = (words: string[], word: string): boolean => words.some((one) => isKin(one, word, isCompounding))
  const words = all.map(telling)
  const own = new Set(telling(service))
  const scored = some.map((one) => {
    const others = telling(one)
    const shared = [...own].filter((word) => hasKin(others, word))
    const score = shared.reduce((sum, word) => sum + 1 / words.filter((each) => hasKin(each, word)).length, 0)
    return { one, score }
  })
  const most = Math.max(0, ...scored.map(({ score }) => score))
  return scored.filter(({ score }) => most > 0 && score === most).map(({ one }) => one)
}

function isKin(a: string, b: string, isCompounding: boolean): boolean {
  if (a === b || isInflected(a, b)) return true
  if (!isCompounding) return false
  let alike = 0
  while (alike < Math.min(a.length, b.length) && a.at(-1 - alike) === b.at(-1 - alike)) alike += 1
  return alike >= MIN_COMMON_ENDING
}
