import { describe, expect, it } from 'vitest'
import { conceptsIn } from '../../src/languages/dictionary.ts'
import { LANGUAGES } from '../../src/languages/index.ts'
import { relatedWords } from '../../src/knowledge/related-words.ts'
import { loadSearchLanguages } from '../../src/knowledge/search-languages.ts'

const MAX_WORDS = 6
const CONCEPTS = [...conceptsIn(LANGUAGES.en.dictionary).keys()]

describe.each(Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[])('the dictionary in %s', (language) => {
  const { dictionary } = LANGUAGES[language]
  const concepts = conceptsIn(dictionary)

  it('has the concepts of the others, each once', () => {
    expect([...concepts.keys()]).toEqual(CONCEPTS)
    expect(dictionary.trim().split('\n').length).toBe(concepts.size)
  })

  it('has a few words for each, none empty and none twice', () => {
    for (const [concept, words] of concepts) {
      expect(words, concept).not.toContain('')
      expect(new Set(words).size, concept).toBe(words.length)
      expect(words.length, concept).toBeLessThanOrEqual(MAX_WORDS)
    }
  })
})

async function equivalentsOf(query: string, language: string, spoken: string): Promise<string[]> {
  const languages = await loadSearchLanguages({ query, language, spoken })
  const words = languages.question.analyzer.words(query)
  return relatedWords(languages)(words).flatMap(({ equivalents = [] }) => equivalents)
}

it.each([
  ['en', 'de', 'is the clay washed before it is burnt?', 'gewasch'],
  ['de', 'en', 'Welche Farbe haben die Räder?', 'wheel'],
  ['de', 'es', 'Wird das Fahrrad am selben Tag fertig?', 'biciclet'],
  ['es', 'fr', '¿puedo devolver el regalo?', 'rendr'],
  ['fr', 'en', 'le train a du retard', 'delai'],
])('a word in %s has its equivalents in %s: %s', async (spoken, language, query, stem) => {
  expect(await equivalentsOf(query, language, spoken)).toContain(stem)
})

it('adds nothing to a question in the language of the documents', async () => {
  expect(await equivalentsOf('is the clay washed before it is burnt?', 'en', 'en')).toEqual([])
})
