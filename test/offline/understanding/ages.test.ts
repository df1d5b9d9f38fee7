import { describe, expect, it } from 'vitest'
import { suitedTo } from '../../../src/offline/understanding/party/ages.ts'
import { readAges } from '../../../src/offline/understanding/party/told-ages.ts'

describe('ages in the words of visitors', () => {
  it.each([
    ['en', 'My daughter is 5, do you have something for her?', [5]],
    ['en', 'a cut for my 9-year-old', [9]],
    ['en', 'my sons (11) and (8) want to come', [11, 8]],
    ['en', 'my baby is 8 months old', [0]],
    ['en', 'my daughter of 5, how much is a cut?', [5]],
    ['en', 'for my son, 5', [5]],
    ['de', 'sie ist 4, nicht größer als der Tisch', [4]],
    ['de', 'meine Tochter von 5, was kostet ein Schnitt?', [5]],
    ['de', 'mein Sohn, 7, braucht einen Schnitt', [7]],
    ['de', 'für meine 5 Jahre alte Tochter', [5]],
    ['de', 'für meine vierjährige Tochter', [4]],
    ['de', 'ich bin 41 und mein Sohn ist 7', [7]],
    ['es', 'mi hijo de 9 años', [9]],
    ['fr', 'mon bébé a 10 jours', [0]],
    ['fr', 'pour ma fille qui a 12 ans', [12]],
  ])('%s: %s', (language, message, years) => {
    expect(readAges(message, language)?.years).toEqual(years)
  })

  it.each([
    ['en', 'table for 2 at 9'],
    ['en', 'for me and my wife, 2.'],
    ['en', 'a room with my kids, 2'],
    ['de', 'für mich und meine Kinder, 3'],
    ['en', 'I had it done 3 years ago'],
    ['de', 'das ist zehn Jahre her'],
    ['es', 'hace 5 años que no voy'],
    ['fr', 'je suis venue il y a 10 ans'],
  ])('are none in %s: %s', (language, message) => {
    expect(readAges(message, language)).toBeUndefined()
  })

  it('are those of who writes only where nobody else is named', () => {
    expect(readAges('I am 34 and have never climbed', 'en')).toEqual({ years: [34], isOwn: true })
    expect(readAges('ich bin 15', 'de')).toEqual({ years: [15], isOwn: false })
  })
})

describe('services for an age', () => {
  const services = [
    'Tanzmäuse (3–5 Jahre)',
    'Kids (ab 10)',
    'Cours poney (6–9 ans)',
    'Lessons for adults',
    'Under 12s swim',
    'Massage 60 min',
  ].map((name) => ({ id: name, name }))
  const suited = (age: number) => suitedTo(services, { years: [age], isOwn: false }).map(({ name }) => name)

  it('are those whose names say so, for a child', () => {
    expect(suited(4)).toEqual(['Tanzmäuse (3–5 Jahre)', 'Under 12s swim'])
    expect(suited(7)).toEqual(['Cours poney (6–9 ans)', 'Under 12s swim'])
    expect(suited(11)).toEqual(['Kids (ab 10)', 'Under 12s swim'])
  })

  it('are all that do not exclude them, for a grown-up', () => {
    expect(suited(40)).toEqual(['Lessons for adults', 'Massage 60 min'])
  })

  it('may be none', () => {
    const [only] = services
    expect(suitedTo([only!, services[5]!], { years: [9], isOwn: false })).toEqual([])
  })

  it('are told by the description too', () => {
    const course = { id: 'a', name: 'Intro', description: 'For adults and teens from 13 who have never climbed.' }
    expect(suitedTo([course, { id: 'b', name: 'Open hour' }], { years: [9], isOwn: false })).toEqual([])
    expect(suitedTo([course], { years: [14], isOwn: false })).toEqual([course])
  })

  it.each(['9 € adults, 5 € from 6 to 14 years, under 6 free', '12 € adults, 6 € children', '9 €, Kinder frei'])(
    'have a visit with a price for children: %s',
    (price) => {
      const course = { id: 'a', name: 'Pruning course', description: 'From 16 years.' }
      const visit = { id: 'b', name: 'Guided visit', price }
      expect(suitedTo([course, visit], { years: [5], isOwn: false })).toEqual([visit])
      expect(suitedTo([course, { ...visit, price: '9 €' }], { years: [5], isOwn: false })).toEqual([])
    },
  )

  it.each([
    'A walk through the works. Under 6 free.',
    'Un paseo por los esteros. Menores de 6 años gratis.',
    'Rundgang durch die Halle. Kinder unter 6 frei.',
    'Visite de l’atelier. Moins de 6 ans gratuits.',
  ])('have a visit whose description tells who pays nothing: %s', (description) => {
    const visit = { id: 'b', name: 'Visit', description }
    expect(suitedTo([visit], { years: [68], isOwn: false })).toEqual([visit])
  })

  it('are none of a course that excludes them, whatever its price says', () => {
    const course = {
      id: 'a',
      name: 'Pruning course',
      description: 'From 16 years.',
      price: '75 €, children’s tools 5 €',
    }
    expect(suitedTo([course], { years: [5], isOwn: false })).toEqual([])
  })
})
