import { describe, expect, test } from 'vitest'
import { told, type Language, type Place } from './places.ts'

const PLACE: Record<Language, Place> = {
  en: placeOf('An hour for beginners. From 12 years.', 'Six places, lunch included. From 16 years.'),
  de: placeOf('Eine Stunde zum Probieren. Ab 12 Jahren.', 'Sechs Plätze, Essen inklusive. Ab 16 Jahren.'),
  es: placeOf('Una hora para probar. Desde 12 años.', 'Seis plazas, comida incluida. Desde 16 años.'),
  fr: placeOf('Une heure pour essayer. Dès 12 ans.', 'Six places, repas compris. Dès 16 ans.'),
}

function placeOf(...descriptions: string[]): Place {
  const names = ['Minerva', 'Aurora']
  return { services: descriptions.map((description, at) => ({ name: names[at]!, description })), documents: [] }
}

describe('a question for what there is for an age', () => {
  test.each([
    ['what could a 13 year old do with you then?', 'en'],
    ['is there anything for a 14 year old?', 'en'],
    ['Was kann ein 13-Jähriger bei euch machen?', 'de'],
    ['¿Qué puede hacer un niño de 13 años?', 'es'],
    ['que peut faire un enfant de 13 ans ?', 'fr'],
    ['Haben Sie etwas für einen 13-Jährigen?', 'de'],
    ['¿Hay algo para un niño de 13 años?', 'es'],
    ['vous avez quelque chose pour un enfant de 13 ans ?', 'fr'],
  ] as const)('is answered by the services for it: %s', async (question, written) => {
    const reply = await told(question, { written, place: PLACE[written], at: null })
    expect(reply).toContain('Minerva')
    expect(reply).toContain('12')
    expect(reply).not.toContain('Aurora')
  })

  test.each([
    ['what does a 13 year old need to wear?', 'en'],
    ['what does a 13 year old pay?', 'en'],
    ['Was muss ein 13-Jähriger anziehen?', 'de'],
    ['¿Qué ropa lleva un niño de 13 años?', 'es'],
    ['que doit porter un enfant de 13 ans ?', 'fr'],
    ['What would the price be for a 13 year old?', 'en'],
    ['Do you have a price for a 13 year old?', 'en'],
    ['which day is for 13 year olds?', 'en'],
    ['Haben Sie Zeit für meinen 13-Jährigen?', 'de'],
    ['Welcher Tag ist für 13-Jährige?', 'de'],
    ['Gibt es einen Preis für einen 13-Jährigen?', 'de'],
    ['¿Hay sitio para un niño de 13 años?', 'es'],
    ['¿Cuál es el precio para un niño de 13 años?', 'es'],
    ['Quel jour pour un enfant de 13 ans ?', 'fr'],
    ['Il y a encore de la place pour un enfant de 13 ans ?', 'fr'],
  ] as const)('is not one with another topic: %s', async (question, written) => {
    expect(await told(question, { written, place: PLACE[written], at: null })).not.toContain('Minerva: ')
  })
})

test('a list without a service for the age, whose ages are in its name, is not told', async () => {
  const services = [{ name: 'Minerva', description: 'An hour. From 12 years.' }, { name: 'Pottery (from 10 years)' }]
  const place: Place = { services, documents: [] }
  expect(await told('what could a 13 year old do?', { written: 'en', place, at: null })).not.toContain('Minerva: ')
})
