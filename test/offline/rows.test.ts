import { describe, expect, test } from 'vitest'
import { loadAnalyzer } from '../../src/knowledge/analyzer.ts'
import { loadSearchLanguages } from '../../src/knowledge/search-languages.ts'
import { splitSentences } from '../../src/knowledge/sentences.ts'
import { findAnswer } from '../../src/offline/answers/knowledge-answer.ts'
import { measureFit, measuresIn } from '../../src/offline/answers/measures.ts'
import { MemoryIndex } from '../bench/memory-index.ts'

/** The quotes from a table, for a question or for the message around it. */
async function quotedRows(language: string, rows: string, question: string, message = question): Promise<string[]> {
  const documents = [
    { id: '1', title: 'Tarif', text: rows },
    { id: '2', title: 'Haus', text: 'www.example.com' },
  ]
  const index = new MemoryIndex(await loadSearchLanguages({ query: '', language }), documents)
  const { hits, statistics } = index.search(message, 5)
  const passages = hits.map(({ chunk, score }) => ({ ...chunk, score }))
  const assistant = { name: 'Ada', business: 'B', language }
  const turn = { assistant, history: [], question, message, passages, statistics }
  const { quotes } = await findAnswer(question, turn, { loadAnalyzer, splitSentences })
  return quotes.map(({ text }) => text)
}

const CUTS = {
  en: '- Cut, students, Price: £24\n- Cut, kids, Price: £16\n- Cut, short hair, Price: £31\n- Cut, long hair, Price: £39',
  de: '- Schnitt, Studierende: 24 €\n- Schnitt, Kinder: 16 €\n- Schnitt, kurzes Haar: 31 €\n- Schnitt, langes Haar: 39 €',
  es: '- Corte, estudiantes: 24 €\n- Corte, niños: 16 €\n- Corte, pelo corto: 31 €\n- Corte, pelo largo: 39 €',
  fr: '- Coupe, étudiants : 24 €\n- Coupe, enfants : 16 €\n- Coupe, cheveux courts : 31 €\n- Coupe, cheveux longs : 39 €',
}

describe('of the rows of a table', () => {
  test.each([
    ['en', 'how much is a cut for long hair?', '39'],
    ['en', 'how much is a cut for kids?', '16'],
    ['de', 'was kostet der Schnitt für langes Haar?', '39'],
    ['de', 'was kostet der Schnitt für Studierende?', '24'],
    ['es', '¿cuánto cuesta el corte de pelo largo?', '39'],
    ['fr', 'combien coûte une coupe cheveux longs ?', '39'],
  ] as const)('the one with the words of the question is quoted: %s %s', async (language, question, told) => {
    const quotes = await quotedRows(language, CUTS[language], question)
    expect(quotes).toEqual([expect.stringContaining(told)])
    expect(quotes[0]).not.toContain('\n')
  })

  test.each([
    ['en', 'how much is a cut?', 'my daughter is 5, how much is a cut?'],
    ['de', 'was kostet ein Schnitt?', 'meine Tochter ist 5, was kostet ein Schnitt?'],
    ['es', '¿cuánto cuesta un corte?', 'mi hija tiene 5 años, ¿cuánto cuesta un corte?'],
    ['fr', 'combien coûte une coupe ?', 'ma fille a 5 ans, combien coûte une coupe ?'],
  ] as const)('the one for the age of the message is quoted: %s %s', async (language, question, message) => {
    expect(await quotedRows(language, CUTS[language], question, message)).toEqual([expect.stringContaining('16')])
  })

  test('the narrowest ages fit best, and months are none of years', async () => {
    const rows =
      '- Kurs Fische, Alter: 4 bis 12 Monate, Preis: 104 €\n- Kurs Robben, Alter: 5 bis 7 Jahre, Preis: 149 €\n' +
      '- Kurs Wale, Alter: ab 5 Jahren, Preis: 135 €'
    const quotesFor = (message: string) => quotedRows('de', rows, 'was kostet der Kurs?', message)
    expect(await quotesFor('meine Tochter ist 6, was kostet der Kurs?')).toEqual([expect.stringContaining('149')])
    expect(await quotesFor('mein Sohn ist 11, was kostet der Kurs?')).toEqual([expect.stringContaining('135')])
    expect(await quotesFor('mein Kind ist 8 Monate alt, was kostet der Kurs?')).toEqual([
      expect.stringContaining('104'),
    ])
  })

  test.each([
    ['en', '- Wash, dogs under 10 kg: £18\n- Wash, dogs over 10 kg: £29', 'what is a wash for a dog of 25 kg?', '£29'],
    ['de', '- Bad, Hund bis 10 kg: 18 €\n- Bad, Hund ab 10 kg: 29 €', 'was kostet das Bad, Hund mit 4 kg?', '18 €'],
    ['es', '- Baño, hasta 10 kg: 18 €\n- Baño, más de 10 kg: 29 €', '¿cuánto cuesta el baño, 25 kg?', '29 €'],
    ['fr', "- Bain, jusqu'à 10 kg : 18 €\n- Bain, plus de 10 kg : 29 €", 'combien coûte le bain, 25 kg ?', '29 €'],
  ])('the one whose bounds hold a measure is quoted: %s', async (language, rows, question, told) => {
    const quotes = await quotedRows(language, rows, question)
    expect(quotes).toEqual([expect.stringContaining(told)])
  })

  test.each([
    ['en', '- Adult: £7\n- Child: £4\n- Camper van: £17\n- Dog: £3', 'how much is a camper van with one adult?'],
    ['de', '- Erwachsene: 7 €\n- Kinder: 4 €\n- Wohnmobil: 17 €', 'was kostet ein Wohnmobil mit zwei Erwachsenen?'],
    ['es', '- Adulto: 7 €\n- Niño: 4 €\n- Autocaravana: 17 €', '¿cuánto cuesta una autocaravana con dos adultos?'],
    ['fr', '- Adulte : 7 €\n- Enfant : 4 €\n- Caravane : 17 €', 'combien coûte une caravane avec deux adultes ?'],
  ])('each is quoted that the question names: %s', async (language, rows, question) => {
    const quotes = (await quotedRows(language, rows, question)).join('\n')
    expect(quotes).toContain('17')
    expect(quotes).toMatch(/(?<!1)7/u)
    expect(quotes).not.toContain('4')
  })

  test('all are quoted that fit as well', async () => {
    const rows = '- Neutering, male: £84\n- Neutering, female: £112\n- Microchip: £19'
    expect(await quotedRows('en', rows, 'how much is neutering?')).toEqual([
      '- Neutering, male: £84\n- Neutering, female: £112',
    ])
  })
})

describe('bounds of a measure', () => {
  test.each([
    ['Dogs of 10–25 kg', '12 kg', 1],
    ['Dogs of 10 kg to 25 kg', '30 kg', -1],
    ['Hund über 15 kg', '32 Kilo', 1],
    ['Boards from 2.5 m', '3 m', 1],
    ['Parcels under 10 kg', '1,5 kg', 1],
    ['Parcels under 10 kg', '3 m', 0],
    ['Trips of 5 miles and over', '8 miles', 1],
  ])('%s for %s', (row, told, fit) => {
    expect(measureFit(row, measuresIn(told))).toBe(fit)
  })
})

test('a message of a thousand weights is compared by its first ones', () => {
  const weights = Array.from({ length: 1_000 }, (_, n) => `${n + 1} kg`).join(', ')
  expect(measuresIn(`3 cm, ${weights}`).slice(0, 2)).toEqual([
    { value: 3, unit: 'cm' },
    { value: 1, unit: 'kg' },
  ])
  expect(measuresIn(weights)).toHaveLength(8)
})
