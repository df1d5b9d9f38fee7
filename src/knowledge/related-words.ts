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
      const others = related.get(stem) ?? new Set()
      for (const other of matter) if (other !== stem) others.add(other)
      related.set(stem, others)
    }
  }
  const stems = new Map([...related].map(([stem, others]) => [stem, [...others]]))
  return (stem) => stems.get(stem) ?? []
}
