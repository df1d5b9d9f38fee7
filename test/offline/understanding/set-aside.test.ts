import { describe, expect, test } from 'vitest'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable, servicesFrom } from './table.ts'

const ROWS = {
  en: [
    ['boat', 'Boat trip', ''],
    ['walk', 'Family walk', ''],
  ],
  de: [
    ['boat', 'Bootsfahrt', ''],
    ['walk', 'Familienwanderung', ''],
  ],
  es: [
    ['boat', 'Ruta en barca', ''],
    ['walk', 'Paseo familiar', ''],
  ],
  fr: [
    ['boat', 'Sortie en bateau', ''],
    ['walk', 'Balade familiale', ''],
  ],
} as const

function asked(language: keyof typeof ROWS, message: string): unknown[] {
  const services = servicesFrom(ROWS[language].map(([id, name, about]) => [id, name, about]))
  const commands = understandOffline(message, aTable({ language, services }))
  return commands.flatMap((one) => (one.type === 'ask' ? [one.service] : []))
}

describe('a service that a message sets aside', () => {
  test.each([
    ['en', "I wasn't talking about the boat trip, how long does the other one take?"],
    ['de', 'Ich rede nicht von der Bootsfahrt, wie lange dauert das andere?'],
    ['es', 'no hablo de la ruta en barca, ¿cuánto dura lo otro?'],
    ['fr', "je ne parlais pas de la sortie en bateau, l'autre dure combien de temps ?"],
    ['en', "I don't mean the boat trip, how long does the other one take?"],
    ['en', 'not the boat trip, how long does the family walk take?'],
    ['de', 'Ich meine nicht die Bootsfahrt, wie lange dauert das andere?'],
    ['de', 'nein, nicht die Bootsfahrt, wie lange dauert die Familienwanderung?'],
    ['es', 'no la ruta en barca, ¿cuánto dura el paseo familiar?'],
    ['fr', 'pas la sortie en bateau, la balade familiale dure combien de temps ?'],
  ] as const)('%s: is not the one asked about: %s', (language, message) => {
    expect(asked(language, message)).not.toContain('boat')
  })

  test.each([
    ['en', 'how long does the boat trip take?'],
    ['en', 'I could not find the times: how long does the boat trip take?'],
    ['de', 'Wie lange dauert die Bootsfahrt?'],
    ['es', '¿cuánto dura la ruta en barca?'],
    ['fr', 'la sortie en bateau dure combien de temps ?'],
    ['en', "don't you do the boat trip?"],
    ['en', 'is the boat trip not for children?'],
    ['de', 'Gibt es die Bootsfahrt nicht?'],
    ['de', 'Haben Sie keine Bootsfahrt?'],
    ['es', '¿no tenéis ruta en barca?'],
    ['es', '¿no es la ruta en barca para niños?'],
    ['fr', 'Vous ne faites pas de sortie en bateau ?'],
    ['fr', 'il y a pas la sortie en bateau ?'],
  ] as const)('%s: is asked about without such words: %s', (language, message) => {
    expect(asked(language, message)).toContain('boat')
  })

  test('leaves the one that the message names instead', () => {
    const message = 'no no, la ruta en barca no, te decía el paseo familiar. ¿Precio y duración?'
    expect(asked('es', message)).toContain('walk')
  })
})
