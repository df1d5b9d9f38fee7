import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../src/languages/index.ts'
import { loadAnalyzer } from '../../src/knowledge/analyzer.ts'
import { relatedWords } from '../../src/knowledge/related-words.ts'
import { loadSearchLanguages } from '../../src/knowledge/search-languages.ts'

/** "Payment" asks for all the ways to pay; a word with more matters than that says nothing. */
const MAX_MATTERS = 6
const MAX_ENTRY_LENGTH = 4

async function meaningOf(query: string, language: string, spoken = language) {
  const languages = await loadSearchLanguages({ query, language, spoken })
  const words = languages.tenant.analyzer.words(query)
  const relations = relatedWords(languages)(words)
  return Object.fromEntries(words.map((word, place) => [word, relations[place]!]))
}

async function translationsOf(query: string, language: string, spoken: string) {
  const meanings = Object.values(await meaningOf(query, language, spoken))
  return meanings.flatMap(({ translations }) => translations)
}

describe.each(Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[])('the glossary in %s', (language) => {
  const entries = Object.entries(LANGUAGES[language].glossary).map(([matter, text]) => ({
    matter,
    entries: text.split(/[,>]/u).map((entry) => entry.trim()),
    arrows: text.split('>').length - 1,
  }))

  it('has the matters of the others', () => {
    expect(Object.keys(LANGUAGES[language].glossary)).toEqual(Object.keys(LANGUAGES.en.glossary))
  })

  it('has no empty entry, none twice, and one arrow at most', () => {
    for (const { matter, entries: own, arrows } of entries) {
      const lower = own.map((entry) => entry.toLowerCase())
      expect(own, matter).not.toContain('')
      expect(new Set(lower).size, matter).toBe(lower.length)
      expect(arrows, matter).toBeLessThanOrEqual(1)
    }
  })

  it('has entries that are short enough to be looked up', async () => {
    const analyzer = await loadAnalyzer(language)
    const topicless = new Set(analyzer.words(LANGUAGES[language].questions.asking))
    const long = entries.flatMap(({ entries: own }) =>
      own.filter((entry) => {
        const words = analyzer.words(entry)
        const content = words.filter((word) => !topicless.has(word))
        return (content.length > 1 ? content : words).length > MAX_ENTRY_LENGTH
      }),
    )
    expect(long).toEqual([])
  })

  it('leads from no word to too many matters', async () => {
    const analyzer = await loadAnalyzer(language)
    const matters = new Map<string, Set<string>>()
    for (const { matter, entries: own } of entries) {
      for (const entry of own) {
        const stems = analyzer.terms(entry).join(' ')
        matters.set(stems, (matters.get(stems) ?? new Set()).add(matter))
      }
    }
    const unclear = [...matters].filter(([, found]) => found.size > MAX_MATTERS)
    expect(unclear.map(([word, found]) => `${word}: ${[...found].join(', ')}`)).toEqual([])
  })
})

describe.each(Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[])('the synonyms in %s', (language) => {
  const lines = LANGUAGES[language].synonyms.split('\n').filter((line) => line.trim() !== '')

  it('have no empty entry and one arrow at most', () => {
    for (const line of lines) {
      expect(line.split(/[,>]/u).map((entry) => entry.trim())).not.toContain('')
      expect(line.split('>').length, line).toBeLessThanOrEqual(2)
    }
  })

  it('have entries that are short enough to be looked up', async () => {
    const analyzer = await loadAnalyzer(language)
    const topicless = new Set(analyzer.words(LANGUAGES[language].questions.asking))
    const long = lines
      .flatMap((line) => line.split(/[,>]/u))
      .filter((entry) => {
        const words = analyzer.words(entry)
        const content = words.filter((word) => !topicless.has(word))
        return (content.length > 1 ? content : words).length > MAX_ENTRY_LENGTH
      })
    expect(long).toEqual([])
  })
})

describe('a word of a question', () => {
  it('adds its synonyms to what the glossary says of it', async () => {
    const { dachshund, grey } = await meaningOf('dachshund grey', 'en')
    expect(dachshund?.related).toContain('dog')
    expect(grey?.related).toContain('root')
    expect((await meaningOf('Rüde', 'de'))['rüde']?.related).toContain('hund')
  })

  it('stands for the words of its matter in its own language and in the others', async () => {
    const { park } = await meaningOf('Where can I park?', 'de')
    expect(park!.related).toContain('park space')
    expect(park!.translations).toEqual(expect.arrayContaining(['parkplatz', 'aparc']))
  })

  it('is looked up in the language of the question only', async () => {
    const [english, german] = await Promise.all([
      meaningOf('a gift for her', 'de', 'en'),
      meaningOf('ist das Gift?', 'de'),
    ])
    expect(english['gift']!.translations).toContain('gutschein')
    expect(german['gift']!.related).not.toContain('gutschein')
  })

  it('is looked up in that of the tenant where its own does not know it', async () => {
    expect((await meaningOf('is the Parkplatz free?', 'de'))['parkplatz']!.translations).toContain('park')
  })

  it('counts only together with the others of its entry', async () => {
    expect(await translationsOf('do you make house calls?', 'de', 'en')).toContain('hausbesuch')
    expect(await translationsOf('a call from my house', 'de', 'en')).not.toContain('hausbesuch')
    expect(await translationsOf('do you have a gift card?', 'de', 'en')).not.toContain('kreditkart')
  })

  it('may be the head of a compound', async () => {
    expect(await translationsOf('Bekomme ich eine Zahnarztrechnung?', 'en', 'de')).toContain('invoic')
  })

  it('asks in one direction only where its matter says so', async () => {
    expect((await meaningOf('Do you treat pets?', 'en'))['pets']!.related).toContain('dog')
    expect((await meaningOf('Do you treat dogs?', 'en'))['dogs']!.related).not.toContain('cat')
  })

  it('is no everyday word of the tenant in another meaning', async () => {
    expect(await translationsOf('Do you sell bread?', 'en', 'en')).not.toContain('pain')
  })

  it('that only asks has the matter of no word with its stem', async () => {
    const { para, parada } = await meaningOf('¿hay parada para mi?', 'es')
    expect(para!.related).toEqual([])
    expect(parada!.related).not.toEqual([])
  })
})
