import { describe, expect, it } from 'vitest'
import { loadAnalyzer } from '../../src/knowledge/analyzer.ts'
import { loadSearchLanguages } from '../../src/knowledge/search-languages.ts'
import { splitSentences } from '../../src/knowledge/sentences.ts'
import { findAnswer } from '../../src/offline/answers/knowledge-answer.ts'
import { MemoryIndex } from '../bench/memory-index.ts'

async function quoteFor(question: string, language: string, title: string, text: string): Promise<string | undefined> {
  const index = new MemoryIndex(await loadSearchLanguages({ query: '', language }), [{ id: '1', title, text }])
  const { hits, statistics } = index.search(question, 5)
  const passages = hits.map(({ chunk, score }) => ({ ...chunk, score }))
  const turn = { assistant: { name: 'Ada', business: 'B', language }, history: [], question, passages, statistics }
  const { quotes } = await findAnswer(question, turn, { loadAnalyzer, splitSentences })
  return quotes[0]?.text
}

/** A question that one sentence has the words of, and a section on its matter, where others matter as much. */
const ON_MATTER: Record<string, { question: string; sure?: string; heading: string; other: string; text: string }> = {
  en: {
    question: 'can we leave the car in the yard overnight?',
    heading: 'Visit › Parking',
    other: 'Visit › About us',
    text: 'There are nine free spaces for customers. When they are taken, use the public car park on Shore Lane, five minutes away on foot. Nobody may leave a car in the yard overnight, because the gate is locked at eight in the evening. Bicycles stand under the roof beside the door.',
  },
  de: {
    question: 'darf man über Nacht im Hof parken?',
    sure: 'wird das Tor zum Hof abends um acht Uhr geschlossen?',
    heading: 'Besuch › Parken',
    other: 'Besuch › Über uns',
    text: 'Für Kundschaft gibt es neun kostenlose Stellplätze. Sind sie belegt, nehmen Sie den Parkplatz an der Uferstraße, fünf Minuten zu Fuß. Über Nacht darf im Hof niemand parken, weil das Tor um acht Uhr abends geschlossen wird. Fahrräder stehen unter dem Dach neben der Tür.',
  },
  es: {
    question: '¿se puede dejar el coche en el patio por la noche?',
    heading: 'Visita › Aparcamiento',
    other: 'Visita › Quiénes somos',
    text: 'Hay nueve plazas gratuitas para clientes. Si están ocupadas, usen el aparcamiento público de la calle del Río, a cinco minutos a pie. Por la noche no se puede dejar el coche en el patio, porque la puerta se cierra a las ocho. Las bicicletas van bajo el tejado, junto a la entrada.',
  },
  fr: {
    question: 'peut-on laisser la voiture dans la cour la nuit ?',
    heading: 'Venir › Stationnement',
    other: 'Venir › Qui sommes-nous',
    text: "Neuf places gratuites sont à la disposition des clients. Si elles sont prises, utilisez le parking public de la rue du Port, à cinq minutes à pied. On ne peut pas laisser de voiture dans la cour la nuit, car le portail ferme à huit heures. Les vélos vont sous l'auvent, à côté de la porte.",
  },
}

describe.each(Object.keys(ON_MATTER))('a section of several sentences (%s)', (language) => {
  const { question, sure, heading, other, text } = ON_MATTER[language]!

  it('is quoted whole below a heading on the matter of the question', async () => {
    expect(await quoteFor(question, language, heading, text)).toBe(text)
  })

  it('is quoted by its sentence below another one, where that is a sure answer', async () => {
    const quote = await quoteFor(sure ?? question, language, other, text)
    expect(text).toContain(quote)
    expect(quote?.length).toBeLessThan(text.length)
  })
})
