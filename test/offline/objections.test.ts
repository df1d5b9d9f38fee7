import { describe, expect, test } from 'vitest'
import { loadAnalyzer } from '../../src/knowledge/analyzer.ts'
import { loadSearchLanguages } from '../../src/knowledge/search-languages.ts'
import { splitSentences } from '../../src/knowledge/sentences.ts'
import { isObjection } from '../../src/offline/answers/objections.ts'
import { createReplies, searchQuery } from '../../src/offline/index.ts'
import { understandOffline } from '../../src/offline/understanding/index.ts'
import { MemoryIndex } from '../bench/memory-index.ts'
import { aTable } from './understanding/table.ts'

const LANGUAGES = ['en', 'de', 'es', 'fr'] as const
type Language = (typeof LANGUAGES)[number]

interface Said {
  documents: [title: string, text: string][]
  asked: string
  /** Each with the question that it asks. */
  objections: [message: string, question: string][]
  others: string[]
  /** A message with its matter behind a first sentence, and the words of its question. */
  matter: [message: string, has: RegExp]
  /** No note, and a question. */
  notes: [message: string, question: RegExp]
}

const SAID: Record<Language, Said> = {
  en: {
    documents: [
      ['Hire', 'A paddle costs four euros a day at the counter.'],
      ['Courses', 'In each course the paddle is included in the price.'],
    ],
    asked: 'What does a paddle cost?',
    objections: [
      ["That's about hire. I asked about the paddle in the course", 'What does a paddle cost in the course?'],
      ['no, i mean is the paddle included', 'is the paddle included'],
      ['that was not my question, is the paddle in the price?', 'is the paddle in the price?'],
      ["that shouldn't be a note. What does a paddle cost in a course?", 'What does a paddle cost in a course?'],
    ],
    others: [
      'I meant the course',
      'and in the course?',
      'that is for my daughter, is it ok?',
      'it is about four of us',
    ],
    matter: ["that's about lockers. I asked about helmets", /cost.*helmets/iu],
    notes: ["that shouldn't be a note, do you sell helmets?", /sell helmets/u],
  },
  de: {
    documents: [
      ['Verleih', 'Ein Paddel kostet vier Euro am Tag an der Theke.'],
      ['Kurse', 'In jedem Kurs ist das Paddel im Preis enthalten.'],
    ],
    asked: 'Was kostet ein Paddel?',
    objections: [
      ['Das war für den Verleih. Ich habe nach dem Paddel im Kurs gefragt', 'Was kostet ein Paddel im Kurs?'],
      ['nein, ich meine ist das Paddel enthalten', 'ist das Paddel enthalten'],
      ['das war nicht die Frage, ist das Paddel im Preis?', 'ist das Paddel im Preis?'],
      ['Das soll keine Notiz sein. Was kostet ein Paddel im Kurs?', 'Was kostet ein Paddel im Kurs?'],
    ],
    others: ['Ich meinte den Kurs', 'und im Kurs?', 'das ist für meine Tochter, geht das?'],
    matter: ['das ging um die Spinde. ich meinte die Helme', /kostet.*Helme/u],
    notes: ['das soll keine Notiz sein, verkauft ihr Helme?', /verkauft ihr Helme/u],
  },
  es: {
    documents: [
      ['Alquiler', 'Una pala cuesta cuatro euros al día en el mostrador.'],
      ['Cursos', 'En cada curso la pala está incluida en el precio.'],
    ],
    asked: '¿Cuánto cuesta una pala?',
    objections: [
      ['Eso es del alquiler. Yo preguntaba por la pala en el curso', '¿Cuánto cuesta una pala en el curso?'],
      ['no, quería decir si está incluida la pala', '¿está incluida la pala?'],
      ['no era eso, ¿está la pala en el precio?', '¿está la pala en el precio?'],
      ['eso no era una nota. ¿Cuánto cuesta una pala en el curso?', '¿Cuánto cuesta una pala en el curso?'],
    ],
    others: ['Me refería al curso', '¿y en el curso?', 'eso es para mi hija, ¿vale?'],
    matter: ['eso es sobre las taquillas. yo preguntaba por los cascos', /cuesta.*cascos/u],
    notes: ['eso no era una nota, ¿vendéis cascos?', /vendéis cascos/u],
  },
  fr: {
    documents: [
      ['Location', 'Une pagaie coûte quatre euros par jour au comptoir.'],
      ['Cours', 'Dans chaque cours la pagaie est comprise dans le prix.'],
    ],
    asked: 'Combien coûte une pagaie ?',
    objections: [
      ['Ça c’est pour la location. Je demandais pour la pagaie en cours', 'Combien coûte une pagaie en cours ?'],
      ['non, je voulais dire est-ce que la pagaie est comprise', 'est-ce que la pagaie est comprise'],
      ['ce n’était pas ma question, la pagaie est dans le prix ?', 'la pagaie est dans le prix ?'],
      ['ce n’était pas une note. Combien coûte une pagaie en cours ?', 'Combien coûte une pagaie en cours ?'],
    ],
    others: ['Je parlais du cours', 'et en cours ?', 'c’est pour ma fille, ça va ?'],
    matter: ['ça c’était pour les casiers. je demandais pour les casques', /coûte.*casques/u],
    notes: ['ce n’était pas une note, vous vendez des casques ?', /vendez des casques/u],
  },
}

async function told(language: Language, question: string, message: string): Promise<string> {
  const { documents, asked } = SAID[language]
  const chunks = documents.map(([title, text], place) => ({ id: `${place}`, title, text }))
  const index = new MemoryIndex(await loadSearchLanguages({ query: '', language }), chunks)
  const query = searchQuery([question], { message, before: undefined, language })
  const { hits, statistics } = index.search(query, 8)
  const turn = {
    assistant: { name: 'Ada', business: 'Lake Boats', language },
    history: [
      { role: 'visitor' as const, text: asked },
      { role: 'assistant' as const, text: `“${documents[0]![1]}” (${documents[0]![0]})` },
    ],
    question,
    message,
    passages: hits.map(({ chunk, score }) => ({ ...chunk, score })),
    statistics,
  }
  const answer = createReplies({ language, spokenOf: null }, turn, { loadAnalyzer, splitSentences })
  const reply = await answer(question)
  return reply?.events.map((event) => (event.type === 'text' ? event.text : '')).join('') ?? ''
}

describe.each(LANGUAGES)('an objection to the reply before (%s)', (language) => {
  const { documents, asked, objections, others, matter, notes } = SAID[language]

  test.each(objections)('is not told the same sentence again: %s', async (message, question) => {
    expect(isObjection(message, language)).toBe(true)
    const reply = await told(language, question, message)
    expect(reply).not.toContain(documents[0]![1])
    expect(reply).toContain(documents[1]![1])
  })

  test.each(others)('is no other follow-up: %s', (message) => {
    expect(isObjection(message, language)).toBe(false)
  })

  test('asks about the matter that it names', () => {
    const topic = { question: asked, serviceId: null }
    const asks = understandOffline(matter[0], aTable({ language, topic })).filter(({ type }) => type === 'ask')
    expect(asks).toEqual([expect.objectContaining({ question: expect.stringMatching(matter[1]) })])
  })

  test('to a note is none', () => {
    const task = { task: 'book', serviceId: 's', day: null, time: null, partySize: null, offered: [] } as const
    const services = [{ id: 's', name: 'Kayak', aliases: [], partyMin: null, partyMax: null }]
    const heard = understandOffline(
      notes[0],
      aTable({ language, services, task: { ...task, offered: [] }, question: 'confirm' }),
    )
    expect(heard.filter(({ type }) => type === 'message')).toEqual([])
    expect(heard).toContainEqual(expect.objectContaining({ type: 'ask', question: expect.stringMatching(notes[1]) }))
  })
})
