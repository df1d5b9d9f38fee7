import { beforeAll, describe, expect, it } from 'vitest'
import { loadAnalyzer } from '../../src/knowledge/analyzer.ts'
import { loadSearchLanguages } from '../../src/knowledge/search-languages.ts'
import { splitSentences } from '../../src/knowledge/sentences.ts'
import { findAnswer, sayAnswer } from '../../src/offline/answers/knowledge-answer.ts'
import { MemoryIndex } from '../bench/memory-index.ts'

const CLINIC = [
  {
    id: 'anfahrt',
    title: 'Anfahrt',
    text: 'Stellplätze für Patienten liegen hinter dem Haus. Die Straßenbahn 4 hält vor der Tür. Der Eingang ist ebenerdig, mit dem Rollstuhl kommen Sie bis in jeden Raum.',
  },
  {
    id: 'zahlung',
    title: 'Bezahlung',
    text: 'Sie bezahlen bar oder mit der Bankomatkarte. Ab 300 Euro ist Ratenzahlung in drei Teilbeträgen möglich.',
  },
  {
    id: 'absagen',
    title: 'Termine absagen',
    text: 'Absagen sind bis 24 Stunden vorher kostenlos. Danach verrechnen wir eine Ausfallgebühr von 40 Euro.',
  },
  {
    id: 'besuche',
    title: 'Hausbesuche',
    text: 'Hausbesuche machen wir am Mittwochnachmittag in Graz. Die Anfahrtspauschale beträgt 25 Euro.',
  },
  {
    id: 'abschied',
    title: 'Abschied',
    text: 'Eine Einschläferung besprechen wir in Ruhe mit Ihnen. Auf Wunsch vermitteln wir eine Tierbestattung.',
  },
  {
    id: 'impfung',
    title: 'Impfungen',
    text: 'Welpen impfen wir ab der achten Woche. Bringen Sie den Impfpass mit.',
  },
]

let index: MemoryIndex<(typeof CLINIC)[number]>

beforeAll(async () => {
  index = new MemoryIndex(await loadSearchLanguages({ query: '', language: 'de' }), CLINIC)
})

async function ask(question: string, spoken: string) {
  const languages = await loadSearchLanguages({ query: question, language: 'de', spoken })
  const { hits, statistics } = index.search(question, 5, languages)
  const passages = hits.map(({ chunk, score }) => ({ ...chunk, score }))
  const assistant = { name: 'Mia', business: 'Tierklinik', language: 'de' }
  const turn = { assistant, history: [], question, passages, statistics }
  const found = await findAnswer(question, turn, { loadAnalyzer, splitSentences })
  const events = [...sayAnswer(found, { language: spoken, written: 'de', business: 'Tierklinik' })]
  const reply = events.map((event) => (event.type === 'text' ? event.text : '')).join('')
  return { band: found.band, from: found.quotes[0]?.passageId, reply }
}

describe('a question in another language than the documents', () => {
  it.each([
    ['en', 'Where can I park?', 'anfahrt'],
    ['en', 'is your entrance accessible with a wheelchair?', 'anfahrt'],
    ['en', 'can i pay in instalments?', 'zahlung'],
    ['en', 'any fee if I cancel?', 'absagen'],
    ['en', 'do you make house calls?', 'besuche'],
    ['en', 'I need to put my cat to sleep', 'abschied'],
    ['en', 'when do puppies get their jabs?', 'impfung'],
    ['es', '¿se puede aparcar?', 'anfahrt'],
    ['es', '¿puedo pagar a plazos?', 'zahlung'],
    ['es', '¿hacen visitas a domicilio?', 'besuche'],
    ['es', '¿a qué edad se vacuna a un cachorro?', 'impfung'],
    ['fr', 'où puis-je me garer ?', 'anfahrt'],
    ['fr', 'vous prenez la carte bancaire ?', 'zahlung'],
    ['fr', "y a-t-il des frais d'annulation ?", 'absagen'],
    ['fr', 'faites-vous des visites à domicile ?', 'besuche'],
  ])('%s: %s', async (spoken, question, passage) => {
    const { band, from } = await ask(question, spoken)
    expect([band, from]).toEqual([expect.stringMatching(/answer|closest/u), passage])
  })

  it('is told in its language in which one the quote is', async () => {
    const { reply } = await ask('do you make house calls?', 'en')
    expect(reply).toContain(
      'In German, as our documents have it:\n“Hausbesuche machen wir am Mittwochnachmittag in Graz.',
    )
    expect((await ask('¿hacen visitas a domicilio?', 'es')).reply).toContain('En alemán, tal como figura')
    expect((await ask('faites-vous des visites à domicile ?', 'fr')).reply).toContain('En allemand, tel que')
  })

  it.each([
    ['en', 'What is the capital of Peru?'],
    ['en', 'Who won the world cup in 2014?'],
    ['en', 'do you sell aquariums?'],
    ['es', '¿cuál es la capital de Francia?'],
    ['es', '¿venden acuarios?'],
    ['fr', 'qui a peint la Joconde ?'],
    ['fr', 'quelle est la recette de la ratatouille ?'],
  ])('%s: %s is declined', async (spoken, question) => {
    expect(await ask(question, spoken)).toMatchObject({ band: 'decline' })
  })

  it('is compared with the documents by numbers and negations only', async () => {
    expect((await ask('Is it free to cancel 12 hours before?', 'en')).band).not.toBe('answer')
    expect((await ask('can I come without a vaccination card?', 'en')).band).not.toBe('answer')
  })
})

describe('a question in other words than the documents', () => {
  it.each([
    ['Kann ich auf Raten zahlen?', 'zahlung'],
    ['Ich muss meinen Hund erlösen lassen', 'abschied'],
    ['Was kostet es, wenn ich nicht erscheine?', 'absagen'],
    ['Wo kann ich das Auto abstellen?', 'anfahrt'],
  ])('%s', async (question, passage) => {
    const { band, from } = await ask(question, 'de')
    expect([band, from]).toEqual([expect.stringMatching(/answer|closest/u), passage])
  })
})
