import { describe, expect, it } from 'vitest'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable, servicesFrom } from './table.ts'

type Language = 'en' | 'de' | 'es' | 'fr'

const services = servicesFrom([
  ['tour', 'Cellar tour', 'An hour between the barrels, with three wines.'],
  ['tasting', 'Tasting', 'Five wines and bread.'],
])

const commandsOf = (language: Language, message: string) => understandOffline(message, aTable({ language, services }))
const spokenIn = (language: Language, message: string) =>
  commandsOf(language, message).flatMap((one) => (one.type === 'speak' ? [one.language] : []))

describe('a question whether somebody speaks another language', () => {
  it.each<[Language, string]>([
    ['en', 'Do you speak German?'],
    ['en', 'and do you speak Spanish? My friend is from Chile'],
    ['en', 'does the guide speak German?'],
    ['de', 'Sprechen Sie Englisch?'],
    ['de', 'Sprecht ihr auch Französisch?'],
    ['es', '¿Y habláis inglés? que viene un amigo irlandés'],
    ['es', '¿Hablan alemán?'],
    ['fr', 'Parlez-vous anglais ?'],
    ['fr', 'Est-ce que vous parlez allemand ? Ma mère vient de Bonn'],
  ])('is answered, and switches nothing (%s): %s', (language, message) => {
    expect(spokenIn(language, message)).toEqual([])
    expect(commandsOf(language, message).map(({ type }) => type)).toContain('ask')
  })
})

describe('a language', () => {
  it.each<[Language, string, Language]>([
    ['en', 'Do you speak English?', 'en'],
    ['en', 'can we speak German?', 'de'],
    ['en', 'in Spanish please', 'es'],
    ['en', 'English please', 'en'],
    ['de', 'Können wir Englisch reden?', 'en'],
    ['de', 'auf Deutsch bitte', 'de'],
    ['es', '¿Podemos hablar en inglés?', 'en'],
    ['fr', 'On peut parler anglais ?', 'en'],
    ['es', 'Parlez-vous français ?', 'fr'],
    // More stands behind.
    ['en', 'En español por favor, yo soy de Valladolid. ¿Hay grullas en enero?', 'es'],
    ['es', 'In English please, I’m from York. When does it begin?', 'en'],
    ['en', 'Auf Deutsch bitte, ich komme aus Köln. Wann geht es los?', 'de'],
    ['en', 'En français s’il vous plaît, je suis de Lyon.', 'fr'],
  ])('is requested (%s): %s', (language, message, wished) => {
    expect(spokenIn(language, message)).toEqual([wished])
  })

  it.each<[Language, string]>([
    ['en', 'two books in Spanish, please hold them for me'],
    ['en', 'is the tour in German?'],
    ['de', 'Gibt es die Führung auf Englisch?'],
    ['es', '¿la visita es en inglés?'],
    ['fr', 'la visite est en anglais ?'],
    ['fr', 'je voudrais la visite en anglais, c’est possible ?'],
  ])('of a thing is not requested (%s): %s', (language, message) => {
    expect(spokenIn(language, message)).toEqual([])
  })
})
