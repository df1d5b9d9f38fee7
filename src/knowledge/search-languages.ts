import { baseLanguage, LANGUAGES } from '../languages/index.ts'
import { languageOfText } from '../languages/text-language.ts'
import { loadAnalyzer, type Analyzer } from './analyzer.ts'
import { loadBackgroundFrequencies, type BackgroundFrequencies } from './background-frequencies.ts'

interface Reading {
  analyzer: Analyzer
  everyday: BackgroundFrequencies
}

/** The languages of one search. The tenant's stems all documents that show no language of their own. */
export interface SearchLanguages {
  tenant: Reading
  question: Reading
  /** Of the languages that are spoken, by their tags. */
  analyzers: ReadonlyMap<string, Analyzer>
}

interface Asked {
  query: string
  /** The tenant's. */
  language: string
  /** The visitor's, as far as their conversation tells. */
  spoken?: string | undefined
}

/** The question's own words tell its language; where they do not, the conversation does, and then the tenant. */
export async function loadSearchLanguages({ query, language, spoken }: Asked): Promise<SearchLanguages> {
  const asked = languageOfText(query) ?? spoken ?? language
  const [tenant, analyzers] = await Promise.all([loadReading(language), loadSpokenAnalyzers()])
  const question = baseLanguage(asked) === tenant.analyzer.language ? tenant : await loadReading(asked)
  return { tenant, question, analyzers }
}

async function loadSpokenAnalyzers(): Promise<ReadonlyMap<string, Analyzer>> {
  const analyzers = await Promise.all(Object.keys(LANGUAGES).map(loadAnalyzer))
  return new Map(analyzers.map((analyzer) => [analyzer.language, analyzer]))
}

async function loadReading(language: string): Promise<Reading> {
  const [analyzer, everyday] = await Promise.all([loadAnalyzer(language), loadBackgroundFrequencies(language)])
  return { analyzer, everyday }
}

/** The imagined passages that contain a term; a word of the question is as common as in the language that has it more often. */
export function passagesWith(
  { stem, words: [word] = [] }: { stem: string; words?: string[] },
  { tenant, question }: SearchLanguages,
): number {
  const found = tenant.everyday.containing(stem)
  if (word === undefined || tenant === question) return found
  return Math.max(found, question.everyday.containing(question.analyzer.stem(word)))
}

/** True for a word that one of the languages has in its list. */
export function isEveryday(word: string, { tenant, question }: SearchLanguages): boolean {
  return [tenant, question].some(({ analyzer, everyday }) => everyday.isListed(analyzer.stem(word)))
}
