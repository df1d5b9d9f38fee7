import { forLanguage, speaks } from '../languages/index.ts'
import { CONTACT_FORMS } from '../languages/contact-forms.ts'
import { formTerm, type Analyzer } from './analyzer.ts'

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
  const related = new Map<string, Set<string>>()
  if (!speaks(analyzer.language)) return () => []
  const { related: matters, written } = forLanguage(analyzer.language).questions
  for (const line of matters.split('\n')) {
    const [words = '', asking = ''] = line.split('>').toReversed()
    const matter = analyzer.terms(words)
    for (const stem of [...matter, ...analyzer.terms(asking)]) {
      related.set(stem, new Set([...(related.get(stem) ?? []), ...matter]))
    }
  }
  for (const form of CONTACT_FORMS) {
    for (const stem of analyzer.terms(written[form])) {
      related.set(stem, new Set([...(related.get(stem) ?? []), formTerm(form)]))
    }
  }
  const stems = new Map([...related].map(([stem, words]) => [stem, [...words].filter((other) => other !== stem)]))
  return (stem) => stems.get(stem) ?? []
}
