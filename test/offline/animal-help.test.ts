import { describe, expect, it } from 'vitest'
import { loadAnalyzer } from '../../src/knowledge/analyzer.ts'
import { loadSearchLanguages } from '../../src/knowledge/search-languages.ts'
import { splitSentences } from '../../src/knowledge/sentences.ts'
import { emergencyHelp } from '../../src/offline/index.ts'
import { MemoryIndex } from '../bench/memory-index.ts'

/** Documents of a farm shop, with what they say on an animal in danger. */
const DOCUMENTS = {
  en: {
    found: 'If you find an injured owl, do not touch it and call the owl rescue on 01632 960123.',
    other: 'The owls are fed at noon. Owl feathers are in the shop from 3 pounds.',
    message: 'help, we found an injured owl on the road',
  },
  de: {
    found: 'Wer eine verletzte Eule findet, fasst sie nicht an und ruft die Eulenstation an: 04421 5550123.',
    other: 'Die Eulen werden mittags gefüttert. Eulenfedern gibt es im Laden ab 3 Euro.',
    message: 'Hilfe, wir haben eine verletzte Eule gefunden',
  },
  es: {
    found: 'Si encuentra una lechuza herida, no la toque y llame al rescate de lechuzas: 963 555 012.',
    other: 'Las lechuzas comen a mediodía. Hay plumas de lechuza en la tienda desde 3 euros.',
    message: 'ayuda, hemos encontrado una lechuza herida',
  },
  fr: {
    found: 'Si vous trouvez une chouette blessée, ne la touchez pas et appelez le centre de soins : 04 93 55 50 12.',
    other: 'Les chouettes mangent à midi. Il y a des plumes de chouette à la boutique dès 3 euros.',
    message: 'aidez-nous, on a trouvé une chouette blessée',
  },
}

const LANGUAGES = ['en', 'de', 'es', 'fr'] as const

async function helpOn(message: string, language: (typeof LANGUAGES)[number], texts: string[]): Promise<string> {
  const documents = texts.map((text, index) => ({ id: `d${index}`, title: 'Farm › Animals', text }))
  const index = new MemoryIndex(await loadSearchLanguages({ query: '', language }), documents)
  const { hits, statistics } = index.search(message, 5)
  const turn = {
    assistant: { name: 'Ada', business: 'Hill Farm', language },
    history: [],
    question: message,
    passages: hits.map(({ chunk, score }) => ({ ...chunk, score })),
    statistics,
  }
  const events = await emergencyHelp(message, { language, isOfAnimal: true }, turn, { loadAnalyzer, splitSentences })
  return events.map((event) => (event.type === 'text' ? event.text : '')).join('')
}

describe.each(LANGUAGES)('help for an animal in danger (%s)', (language) => {
  const { found, other, message } = DOCUMENTS[language]

  it('is the sentence with the number or the instruction', async () => {
    const help = await helpOn(message, language, [`${other} ${found}`])
    expect(help).toContain(found)
    expect(help).not.toContain(other.split('. ')[0]!)
  })

  it('is none where the documents tell other things', async () => {
    expect(await helpOn(message, language, [other])).toBe('')
  })
})
