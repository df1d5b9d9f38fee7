import { forLanguage, speaks } from '../languages/index.ts'
import type { Analyzer } from './analyzer.ts'

/** The stems that a stem may stand for. */
type RelatedWords = (stem: string) => string[]

const prepared = new WeakMap<Analyzer, RelatedWords>()

export function relatedWords(analyzer: Analyzer): RelatedWords {
  let related = prepared.get(analyzer)
  if (related === undefined) {
    related = readMatters(analyzer)
    prepared.set(analyzer, related)
  }
  return related
}

function readMatters(analyzer: Analyzer): RelatedWords {
  const matters = speaks(analyzer.language) ? forLanguage(analyzer.language).questions.related.split('\n') : []
  const related = new Map<string, Set<string>>()
  for (const line of matters) {
    const [words = '', asking = ''] = line.split('>').toReversed()
    const matter = analyzer.terms(words)
    for (const stem of [...matter, ...analyzer.terms(asking)]) {
      related.set(stem, new Set([...(related.get(stem) ?? []), ...matter]))
    }
  }
  const stems = new Map([...related].map(([stem, words]) => [stem, [...words].filter((other) => other !== stem)]))
  return (stem) => stems.get(stem) ?? []
}
