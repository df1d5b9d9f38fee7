import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { packageFile } from '../../src/core/package-files.ts'
import { encode } from '../../src/offline/matters/encoder.ts'
import { likeness } from '../../src/offline/matters/likeness.ts'
import { featuresOf } from '../../src/offline/matters/features.ts'
import { DESKS, desksIn } from '../../src/offline/matters/training/desks.ts'
import { examplesIn } from '../../src/offline/matters/training/sentences.ts'
import { findAnswer } from '../../src/offline/answers/knowledge-answer.ts'
import { loadAnalyzer } from '../../src/knowledge/analyzer.ts'
import { splitSentences } from '../../src/knowledge/sentences.ts'

const SENTENCES = 'src/offline/matters/training/sentences'
const LANGUAGES = ['en', 'de', 'es', 'fr'] as const
type Language = (typeof LANGUAGES)[number]

/** Four sentences of an invented pottery in each language, about the way there, payment, the dog and a cold. */
const WRITTEN: Record<Language, Record<'way' | 'payment' | 'dog' | 'ill', string>> = {
  en: {
    way: 'Tram 4 stops two hundred metres from our gate.',
    payment: 'We take notes, coins and all common cards.',
    dog: 'Well-behaved dogs may lie under the table.',
    ill: 'Please stay in bed with a fever and tell us in the morning.',
  },
  de: {
    way: 'Die Straßenbahn 4 hält zweihundert Meter vor unserem Tor.',
    payment: 'Wir nehmen Scheine, Münzen und alle üblichen Karten.',
    dog: 'Brave Hunde dürfen unter dem Tisch liegen.',
    ill: 'Mit Fieber bleiben Sie bitte im Bett und sagen uns morgens Bescheid.',
  },
  es: {
    way: 'El tranvía 4 para a doscientos metros de nuestra puerta.',
    payment: 'Aceptamos billetes, monedas y todas las tarjetas habituales.',
    dog: 'Los perros tranquilos pueden tumbarse debajo de la mesa.',
    ill: 'Con fiebre quédese en la cama y avísenos por la mañana.',
  },
  fr: {
    way: 'Le tram 4 s’arrête à deux cents mètres de notre portail.',
    payment: 'Nous prenons les billets, les pièces et toutes les cartes courantes.',
    dog: 'Les chiens sages peuvent se coucher sous la table.',
    ill: 'Avec de la fièvre, restez au lit et prévenez-nous le matin.',
  },
}

const ASKED: [Language, keyof (typeof WRITTEN)['en'], string][] = [
  ['en', 'way', 'which bus brings me to your place?'],
  ['en', 'payment', 'is apple pay fine or do I need cash on me?'],
  ['de', 'way', 'wie komme ich ohne Auto zu euch?'],
  ['de', 'dog', 'kann mein Hund mit rein?'],
  ['es', 'payment', '¿se puede pagar con el móvil?'],
  ['es', 'ill', 'estoy resfriada, ¿puedo ir igual?'],
  ['fr', 'dog', 'je peux venir avec mon chien ?'],
  ['fr', 'way', 'on arrive comment en bus ?'],
]

describe('the likeness of subjects', () => {
  it.each(ASKED.flatMap((asked) => LANGUAGES.map((written) => [written, ...asked] as const)))(
    'puts the right sentence first (documents %s, question %s about %s): %s',
    (written, spoken, matter, question) => {
      const sentences = Object.entries(WRITTEN[written])
      const likest = sentences.toSorted(([, a], [, b]) => like(question, b) - like(question, a))[0]!
      expect(likest[0]).toBe(matter)

      function like(one: string, other: string): number {
        return likeness(encode(one, spoken), encode(other, written))
      }
    },
  )

  it('is a number for texts without a word that is known, and in a language without tables', () => {
    for (const text of ['', '???', 'zzqx', '🙂'])
      for (const language of ['en', 'nl', 'zh'])
        expect(likeness(encode(text, language), encode(WRITTEN.en.way, 'en'))).toBeGreaterThanOrEqual(-1)
  })

  it('reads a bounded part of a text', () => {
    const words = Array.from({ length: 50_000 }, (_, index) => `word${index}`)
    expect(featuresOf(words.join(' '), 'en').length).toBeLessThan(60 * 60)
  })
})

test('every language has every matter, with questions and sentences', () => {
  const examples = examplesIn(packageFile(SENTENCES))
  const matters = [...new Set(examples.map(({ matter }) => matter))]
  const lacking = LANGUAGES.flatMap((language) =>
    matters.filter((matter) => {
      const own = examples.filter((one) => one.language === language && one.matter === matter)
      return !own.some(({ kind }) => kind === 'question') || !own.some(({ kind }) => kind === 'sentence')
    }),
  )
  expect(lacking).toEqual([])
})

test('the weights were trained on the sentences and desks as they are', () => {
  const examples = examplesIn(packageFile(SENTENCES))
  const report = readFileSync(packageFile('src/offline/matters/training/report.md'), 'utf8')
  const matters = new Set(examples.map(({ matter }) => matter)).size
  expect(report).toContain(
    `${matters} matters, ${examples.length} sentences, ${desksIn(packageFile(DESKS)).length} desks`,
  )
})

test('every desk has facts and services, and messages for each of them', () => {
  const lacking = desksIn(packageFile(DESKS)).filter(({ facts, services, questions, wishes }) => {
    const answered = new Set(questions.map(({ answer }) => answer))
    const met = new Set(wishes.map(({ answer }) => answer))
    return facts.length === 0 || !facts.every((_, at) => answered.has(at)) || !services.every((_, at) => met.has(at))
  })
  expect(lacking.map(({ name }) => name)).toEqual([])
})

test('every language has desks', () => {
  const languages = new Set(desksIn(packageFile(DESKS)).map(({ language }) => language))
  expect([...languages].toSorted()).toEqual([...LANGUAGES].toSorted())
})

describe('a passage that shares no word with the question', () => {
  it.each([
    ['en', 'de', 'kann mein Hund mit rein?', 'dog'],
    ['es', 'es', 'estoy resfriada, ¿puedo ir igual?', 'ill'],
    ['fr', 'fr', 'on arrive comment en bus ?', 'way'],
  ] as const)('is found by its matter (documents %s, question %s): %s', async (written, spoken, question, matter) => {
    const others = Object.entries(WRITTEN[written]).map(([id, text]) => ({
      id,
      title: 'House',
      text,
      questions: '',
      language: written,
      score: 0,
    }))
    const words = question.split(/[^\p{L}]+/u).filter((word) => word !== '')
    const statistics = {
      chunks: others.length,
      language: spoken,
      words: words.map((word) => ({
        stem: word,
        spokenStem: word,
        words: [word],
        count: 1,
        df: 0,
        weight: 3,
        related: [],
        translations: [],
      })),
    }
    const turn = {
      assistant: { name: 'Pip', business: 'Mudlark', language: written },
      history: [],
      question,
      passages: [],
      others,
      statistics,
    }
    const found = await findAnswer(question, turn as never, { loadAnalyzer, splitSentences })
    expect(found.band).not.toBe('decline')
    expect(found.quotes[0]?.passageId).toBe(matter)
  })
})
