import { describe, expect, test } from 'vitest'
import { withoutBrackets, type Named } from '../../src/offline/understanding/services/service-names.ts'
import { fold } from '../../src/offline/understanding/text.ts'
import { namedByPart } from '../../src/offline/facts/named-parts.ts'

const NAMES = {
  en: ['Bespoke kayak outing', 'Sunrise paddle', 'Kayak safety briefing'],
  de: ['Kajaktour nach Maß', 'Paddeln bei Sonnenaufgang', 'Einweisung Strömungsrettung'],
  es: ['Salida privada a medida', 'Ruta en barca por la laguna', 'Salida al amanecer'],
  fr: ['Baptême de conduite d’attelage', 'Balade en traîneau', 'Balade au crépuscule'],
}

function named(language: keyof typeof NAMES, question: string): string[] {
  const services = NAMES[language].map((name): Named => ({ id: name, names: withoutBrackets(name) }))
  return namedByPart(fold(question), services, [], language).flatMap(({ ids }) => ids)
}

describe('a word that only one service has in its name', () => {
  test.each([
    ['en', 'how much is the bespoke one?', ['Bespoke kayak outing']],
    ['en', 'how long is the briefing?', ['Kayak safety briefing']],
    ['de', 'was kostet die Strömungsrettung?', ['Einweisung Strömungsrettung']],
    ['es', '¿cuánto sería la privada y cuánto la barca?', ['Salida privada a medida', 'Ruta en barca por la laguna']],
    ['fr', 'et le baptême, ça fait combien ?', ['Baptême de conduite d’attelage']],
  ] as const)('names it, behind an article (%s): %s', (language, question, services) => {
    expect(named(language, question)).toEqual(services)
  })

  test.each([
    // Several have the word, or it stands before the head noun, or without an article.
    ['en', 'how much is the kayak?'],
    ['en', 'how much is the safety?'],
    ['en', 'how much is bespoke clothing?'],
    ['de', 'was kostet die Tour?'],
    ['de', 'was kostet der Kaffee?'],
    ['es', '¿cuánto cuesta la salida?'],
    ['es', '¿cuánto cuesta una comida privada?'],
    ['fr', 'combien coûte la balade ?'],
    ['fr', 'combien coûte le parking ?'],
  ] as const)('names nothing (%s): %s', (language, question) => {
    expect(named(language, question)).toEqual([])
  })
})
