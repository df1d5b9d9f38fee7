import { describe, expect, it } from 'vitest'
import { languageOf, languageOfVisitor } from '../../../src/offline/understanding/language.ts'

describe('the language of a message', () => {
  it.each([
    ['How much is it?', 'de', 'en'],
    ['Wo sind Sie?', 'en', 'de'],
    ['¿Precio?', 'en', 'es'],
    ['Quels sont vos tarifs ?', 'en', 'fr'],
    ['Ist das nicht zu spät für mich?', 'de-AT', 'de-AT'],
    // Names, places and single words speak for nothing.
    ['Oscar de la Renta', 'en', 'en'],
    ['Ludwig van Beethoven', 'en', 'en'],
    ['no', 'en', 'en'],
    ['Merci', 'de', 'de'],
    ['', 'fr', 'fr'],
    ['12:30', 'es', 'es'],
  ])('%s after %s is %s', (message, soFar, language) => {
    expect(languageOf(message, soFar)).toBe(language)
  })
})

describe('the language of a visitor', () => {
  it('is that of their page until their messages are clear', () => {
    expect(languageOfVisitor(['ok', '?'], 'fr-CA')).toBe('fr-CA')
    expect(languageOfVisitor(['ok', 'Ich hätte gern einen Termin', 'ok'], 'fr-CA')).toBe('de')
    expect(
      languageOfVisitor(['Ich hätte gern einen Termin', 'Sorry, could you say that in English please'], 'fr'),
    ).toBe('en')
    expect(languageOfVisitor([], 'es')).toBe('es')
  })

  it('is not that of a service, whose name is the same in every language', () => {
    const said = ['Was kostet eine Stunde?', 'One-to-one lesson']
    expect(languageOfVisitor(said, 'de')).toBe('en')
    expect(languageOfVisitor(said, 'de', ['One-to-one lesson'])).toBe('de')
  })

  it('is heard in a first greeting, but not in a later word, nor in English', () => {
    expect(languageOfVisitor(['Hola'], 'en')).toBe('es')
    expect(languageOfVisitor(['The clinic is closed, is it?', 'Hola'], 'en')).toBe('en')
    expect(languageOfVisitor(['Hello'], 'de')).toBe('de')
  })

  it.each([
    ['Y a-t-il un parking ?', 'fr'],
    ['Où se garer ?', 'fr'],
    ['¿Atienden a niños?', 'es'],
    ['Behandelt ihr Angstpatienten?', 'de'],
    ['Gibt es einen Aufzug?', 'de'],
    ['Un parking à côté ?', 'fr'],
    ['My name is Jürgen Müller', 'en'],
    ['Check-up on Monday', 'en'],
    ['I am Ada, ada@example.com', 'en'],
    ['Am Montag um zehn', 'de'],
    ['De la Cruz', 'en'],
    ['Ella Fitzgerald', 'en'],
  ])('of the first message "%s" is %s', (message, language) => {
    expect(languageOfVisitor([message], 'en')).toBe(language)
  })
})
