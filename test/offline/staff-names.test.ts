import { describe, expect, it } from 'vitest'
import { mayBePerson } from '../../src/offline/facts/persons.ts'
import { told, type Language } from './places.ts'

/** A kitchen school: a cook, a room with a name in small letters, and a document on somebody else. */
const SCHOOLS: Record<Language, { all: string; room: string; course: string; ofCourse: string; team: string }> = {
  en: {
    all: 'Who works there?',
    room: 'Big kitchen (ground floor)',
    course: 'Pasta course',
    ofCourse: 'Who does the pasta course?',
    team: 'Lucia Ferri does the pasta course.',
  },
  de: {
    all: 'Wer arbeitet bei euch?',
    room: 'Große Küche im Erdgeschoss',
    course: 'Pastakurs',
    ofCourse: 'Wer macht den Pastakurs?',
    team: 'Lucia Ferri macht den Pastakurs.',
  },
  es: {
    all: '¿Quién trabaja ahí?',
    room: 'Cocina grande',
    course: 'Curso de pasta',
    ofCourse: '¿Quién hace el curso de pasta?',
    team: 'Lucia Ferri hace el curso de pasta.',
  },
  fr: {
    all: 'Qui travaille chez vous ?',
    room: 'Grande cuisine du rez-de-chaussée',
    course: 'Cours de pâtes',
    ofCourse: 'Qui fait le cours de pâtes ?',
    team: 'Lucia Ferri fait le cours de pâtes.',
  },
}

describe.each(Object.entries(SCHOOLS) as [Language, (typeof SCHOOLS)['en']][])(
  'the people of the team (%s)',
  (written, { all, room, course, ofCourse, team }) => {
    const services = [
      { name: 'Sushi', price: '80 €', staff: [{ id: 'res_1', name: 'Kenji de la Torre' }] },
      { name: course, price: '70 €', staff: [{ id: 'res_2', name: room }] },
    ]
    const place = { services, documents: [['Info › 1', team]] as [string, string][] }

    it('are listed without rooms', async () => {
      const reply = await told(all, { written, place, at: null })
      expect(reply).toContain('Kenji de la Torre')
      expect(reply).not.toContain(room)
    })

    it('come from documents for a service that has only a room', async () => {
      const reply = await told(ofCourse, { written, place, at: null })
      expect(reply).toContain('Lucia Ferri')
      expect(reply).not.toContain(room)
    })
  },
)

describe('a name', () => {
  it.each([
    'Dr. med. Anna Weber',
    'Anna Weber (Physio)',
    'Anna Weber (2nd floor)',
    'Marie coiffeuse',
    'Lucía – masajista',
    'Jeanne d’Albret',
    'Jan ter Horst',
    'Piet van Dijk',
    'Tom Hall',
    'anna',
  ])('may be a person: %s', (name) => {
    expect(mayBePerson(name)).toBe(true)
  })

  it.each([
    'Sala de catas',
    'Raum 2',
    'Behandlungsraum Süd',
    'Museum coach (platform 1)',
    'Bus 3',
    'Petite salle',
    'Große Küche im Erdgeschoss',
  ])('tells a room or a thing: %s', (name) => {
    expect(mayBePerson(name)).toBe(false)
  })
})
