import { describe, expect, it } from 'vitest'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import type { OpenTask } from '../../../src/models/understanding.ts'
import { aTable, servicesFrom, servicesIn, type ServiceRow } from './table.ts'

type Language = 'en' | 'de' | 'es' | 'fr'

const JEWELLER: ServiceRow[] = [
  ['resize', 'Ring resizing', 'We make a ring larger or smaller by up to three sizes.'],
  ['clean', 'Cleaning and polishing', 'Ultrasonic bath and a new shine for gold and silver.'],
  ['bespoke', 'Bespoke engagement ring', 'We design your ring with you, from the sketch to the stone.'],
  ['ears', 'Ear piercing', 'With sterile studs, from the age of seven.'],
]

function heard(language: Language, message: string) {
  return understandOffline(message, aTable({ language, services: servicesFrom(JEWELLER) }))
}

const NEEDS: [language: Language, message: string, needed: string][] = [
  ['en', 'my grandmother’s wedding band keeps slipping off my finger', 'resize'],
  ['de', 'der Ehering meiner Oma rutscht mir dauernd vom Finger', 'resize'],
  ['es', 'el anillo de mi abuela me queda enorme, se me cae', 'resize'],
  ['fr', 'la bague de ma grand-mère est trop petite pour moi', 'resize'],
  ['en', 'my silver necklace has gone all black', 'clean'],
]

const QUESTIONS: [language: Language, message: string][] = [
  ['en', 'is there anywhere to park nearby'],
  ['de', 'muss ich für die Beratung was bezahlen'],
  ['es', 'cuánto tarda en estar listo'],
  ['fr', 'vous rachetez l’or'],
]

describe('a message that opens a matter in its own words', () => {
  it.each(NEEDS)('tells a need (%s): %s', (language, message, needed) => {
    const commands = heard(language, message)
    expect(commands.map(({ type }) => type)).toContain('start')
    expect(servicesIn(commands)).toContain(needed)
  })

  it.each(QUESTIONS)('asks a question alone (%s): %s', (language, message) => {
    expect(heard(language, message).map(({ type }) => type)).toEqual(['ask'])
  })

  it('is read as it stands while something is under way', () => {
    const table = aTable({
      services: servicesFrom(JEWELLER),
      question: 'confirm',
      options: [{ kind: 'yes' }, { kind: 'no' }],
    })
    const commands = understandOffline('my silver necklace has gone all black', table)
    expect(commands.map(({ type }) => type)).not.toContain('start')
  })
})

const OBJECTIONS: [language: Language, message: string][] = [
  ['en', 'no no, the silver cleaning'],
  ['de', 'nein nein, den Silberschmuck reinigen'],
  ['es', 'no no, limpiar la plata'],
  ['fr', 'non non, le nettoyage de mes bijoux'],
]

describe('an objection during a booking', () => {
  const task: OpenTask = { task: 'book', serviceId: 'ears', day: null, time: null, partySize: null, offered: [] }

  it.each(OBJECTIONS)('tells the service that is meant, in any language (%s): %s', (language, message) => {
    const table = aTable({ language, services: servicesFrom(JEWELLER), question: 'day', task })
    expect(servicesIn(understandOffline(message, table))).toContain('clean')
  })
})
