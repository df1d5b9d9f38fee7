import { describe, expect, it } from 'vitest'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable, servicesFrom } from './table.ts'

const SERVICES = servicesFrom([
  ['single', 'Single kayak', 'A kayak for one, with paddle and vest.'],
  ['tour', 'Moonlight tour', 'Three hours on the lake by night.'],
])

function typesOf(message: string, language: string): string[] {
  const commands = understandOffline(message, aTable({ language, services: SERVICES }))
  return commands.filter(({ type }) => type === 'start' || type === 'ask').map(({ type }) => type)
}

const LANGUAGES = ['en', 'de', 'es', 'fr']

/** Whether an appointment is needed at all. */
const NEEDED: Record<string, string[]> = {
  en: [
    'Do I have to book, or can I just turn up?',
    'is a reservation necessary for Sunday?',
    'can we come without a booking?',
    'Do you need to make an appointment to return a paddle?',
  ],
  de: [
    'Muss ich mich vorher anmelden?',
    'braucht man für Sonntag eine Reservierung?',
    'können wir auch ohne Termin kommen?',
    'Kann man am Sonntag einfach so vorbeikommen?',
  ],
  es: [
    '¿Hace falta reservar o puedo ir sin más?',
    '¿es obligatorio pedir cita el domingo?',
    '¿hay que apuntarse antes?',
    '¿Podemos ir sin reserva?',
  ],
  fr: [
    'Faut-il réserver, ou on peut passer comme ça ?',
    'est-ce obligatoire de réserver le dimanche ?',
    'on doit prendre rendez-vous ?',
    'On peut venir sans réservation ?',
  ],
}

/** Whether there is something that is no service. */
const THINGS: Record<string, string[]> = {
  en: ['Is there a ferry on Sundays?', 'do you have lockers on Saturday?', 'anything free in the boathouse?'],
  de: ['Fährt sonntags eine Fähre?', 'gibt es am Samstag Schließfächer?', 'Ist noch was frei im Bootshaus?'],
  es: ['¿Los domingos hay ferry?', '¿tenéis taquillas el sábado?', '¿hay sitio libre en el cobertizo?'],
  fr: ['Il y a un ferry le dimanche ?', 'vous avez des casiers le samedi ?', 'il reste une place dans le hangar ?'],
}

/** Wishes in much the same words. */
const WISHES: Record<string, string[]> = {
  en: [
    'Do you have anything on Saturday?',
    'is there space for three on Sunday?',
    'do you have a single kayak on Sunday?',
  ],
  de: [
    'Habt ihr am Samstag was frei?',
    'gibt es am Sonntag noch Platz für drei?',
    'Kann ich am Samstag um 10 vorbeikommen?',
  ],
  es: ['¿Tenéis algo el sábado?', '¿hay sitio para tres el domingo?', 'necesito cita para el sábado'],
  fr: [
    'Vous avez quelque chose samedi ?',
    'il y a de la place pour trois dimanche ?',
    'vous auriez un créneau samedi ?',
  ],
}

describe.each(LANGUAGES)('questions that are no wish (%s)', (language) => {
  it.each([...NEEDED[language]!, ...THINGS[language]!])('asks: %s', (message) => {
    expect(typesOf(message, language)).toEqual(['ask'])
  })

  it.each(WISHES[language]!)('wishes: %s', (message) => {
    expect(typesOf(message, language)).toEqual(['start'])
  })
})

/** The time that somebody else has left, which is no free time. */
it.each([
  ['en', 'how long does she have to use it up?'],
  ['de', 'Wie lange hat er Zeit, ihn zurückzubringen?'],
  ['es', '¿Cuánto tiempo tiene para usarlo?'],
  ['fr', 'Elle a combien de temps pour l’utiliser ? Combien de temps a-t-elle ?'],
])('asks how much time is left (%s)', (language, message) => {
  expect(new Set(typesOf(message, language))).toEqual(new Set(['ask']))
})
