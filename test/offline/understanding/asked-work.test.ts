import { describe, expect, it } from 'vitest'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable } from './table.ts'

const service = (name: string, description = '') => ({
  id: name,
  name,
  aliases: [],
  description,
  partyMin: null,
  partyMax: null,
})

/** A shop that writes in Spanish. */
const BIKES = [
  service('Revisión básica', 'Frenos, cambios y presión de ruedas. Engrasamos la cadena.'),
  service('Diagnóstico de bici eléctrica', 'Batería, motor y software.'),
  service('Alquiler de bici de paseo', 'Con candado y casco.'),
]
/** One that writes in English. */
const FLOWERS = [service('Wreath workshop'), service('Bouquet class'), service('Wedding consultation')]
/** One that writes in German. */
const HAIR = [service('Waschen und Schneiden'), service('Strähnen'), service('Bart trimmen')]

function heard(message: string, language: string, services: ReturnType<typeof service>[]) {
  const commands = understandOffline(message, aTable({ language, services }))
  return {
    starts: commands.flatMap((one) => (one.type === 'start' ? [one.task] : [])),
    services: commands.flatMap((one) => (one.type === 'set' && one.value.slot === 'service' ? one.value.value : [])),
    asks: commands.filter(({ type }) => type === 'ask').length,
  }
}

describe('a request to do something to the visitor’s own thing', () => {
  it.each([
    ['de', 'Kann jemand die Bremse nachstellen?', BIKES, 'Revisión básica'],
    ['de', 'Meine Schaltung hakt. Könntet ihr euch das mal anschauen?', BIKES, 'Revisión básica'],
    ['es', '¿Podéis mirarme la cadena?', BIKES, 'Revisión básica'],
    ['en', 'Could you fix my electric bike’s battery?', BIKES, 'Diagnóstico de bici eléctrica'],
    ['en', 'My brakes are squeaking, could someone have a look?', BIKES, 'Revisión básica'],
    ['fr', 'Est-ce que quelqu’un pourrait régler mes freins ?', BIKES, 'Revisión básica'],
    ['fr', 'Mes freins couinent, vous pourriez y jeter un œil ?', BIKES, 'Revisión básica'],
    ['de', 'Wäre es möglich, dass mir jemand den Bart stutzt?', HAIR, 'Bart trimmen'],
  ])('is the wish for a service: %s %s', (language, message, services, name) => {
    expect(heard(message, language, services)).toEqual({ starts: ['book'], services: [name], asks: 0 })
  })

  it('keeps the question beside it', () => {
    const { starts, services, asks } = heard('Könntet ihr die Bremse nachstellen, und was kostet das?', 'de', BIKES)
    expect([starts, services, asks]).toEqual([['book'], ['Revisión básica'], 1])
  })

  it.each([
    ['en', 'Can you tell me whether the rental includes a helmet?', BIKES],
    ['en', 'Do you repair brakes?', BIKES],
    ['de', 'Repariert ihr auch Bremsen?', BIKES],
    ['de', 'Könnt ihr mir sagen, was eine Durchsicht der Bremse umfasst?', BIKES],
    ['es', '¿Podéis llevar la bici al hotel?', BIKES],
    ['fr', 'Pouvez-vous me dire combien coûte la location ?', BIKES],
    ['de', 'Könnt ihr auch Perücken schneiden?', HAIR],
  ])('is none where knowledge or something else is asked for: %s %s', (language, message, services) => {
    expect(heard(message, language, services).starts).not.toContain('book')
  })
})

describe('a wish', () => {
  it.each([
    ['de', 'Ich müsste mal wieder zum Schneiden', HAIR, 'Waschen und Schneiden'],
    ['es', 'Me gustaría cortarme el pelo', HAIR, 'Waschen und Schneiden'],
    ['de', 'Ich würde gern mal lernen, wie man einen Kranz bindet', FLOWERS, 'Wreath workshop'],
    ['fr', 'J’aimerais apprendre à faire une couronne', FLOWERS, 'Wreath workshop'],
    ['es', 'Me gustaría aprender a hacer una corona', FLOWERS, 'Wreath workshop'],
    ['en', 'I’d love to learn how to make a wreath', FLOWERS, 'Wreath workshop'],
  ])('names the service by its word in any language: %s %s', (language, message, services, name) => {
    expect(heard(message, language, services)).toMatchObject({ starts: ['book'], services: [name] })
  })
})
