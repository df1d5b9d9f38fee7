import { describe, expect, test } from 'vitest'
import { told, type Language, type Place } from './places.ts'

/** Services of a mill with its name in one of them, a list of rules, a question, and words of the own item and of the other. */
const LISTS: [Language, string[], string, string, [own: string, other: string]][] = [
  [
    'en',
    ['Baking lesson', 'Birthday at the Seehof'],
    '- Baking lesson: free of charge until two days ahead. Later half the price is due.\n- Birthdays: the deposit is kept from a week ahead, except if the birthday child falls ill.',
    'what if one of us falls ill?',
    ['two days ahead', 'birthday child'],
  ],
  [
    'de',
    ['Backkurs', 'Geburtstag auf dem Seehof'],
    '- Backkurs: bis zwei Tage vorher kostenlos absagen. Danach ist die Hälfte fällig.\n- Geburtstage: die Anzahlung wird ab einer Woche vorher einbehalten, außer wenn das Geburtstagskind krank ist.',
    'Was ist, wenn einer von uns krank wird?',
    ['zwei Tage vorher', 'Geburtstagskind'],
  ],
  [
    'es',
    ['Taller de pan', 'Cumpleaños en el Seehof'],
    '- Taller de pan: se cancela gratis hasta dos días antes. Después se paga la mitad.\n- Cumpleaños: la señal no se devuelve desde una semana antes, salvo si el niño del cumpleaños está enfermo.',
    '¿Y si uno de nosotros se pone enfermo?',
    ['dos días antes', 'el niño del cumpleaños'],
  ],
  [
    'fr',
    ['Atelier pain', 'Anniversaire au Seehof'],
    "- Atelier pain : annulation sans frais jusqu'à deux jours avant. Ensuite, la moitié est due.\n- Anniversaires : acompte conservé dès une semaine avant, sauf si l'enfant fêté est malade.",
    "Et si l'un de nous tombe malade ?",
    ['deux jours avant', "l'enfant fêté"],
  ],
]

describe('an item below one word of a name that else has the name of the business', () => {
  test.each(LISTS)('%s: is not told for another service', async (written, names, list, question, [own, other]) => {
    const place: Place = { services: names.map((name) => ({ name })), documents: [['Cancelling', list]] }
    const reply = await told(question, { written, place, at: 0 })
    expect(reply).not.toContain(other)
    expect(await told(question, { written, place, at: 1 })).toContain(other)
    expect(own).not.toBe(other)
  })
})

/** The own service, whose name most passages have, another one, a sentence of the own section that names the other, and a question. */
const OWN: [Language, [own: string, other: string], string, string][] = [
  [
    'en',
    ['Pottery party', 'Glazing evening'],
    'Parents stay and pay nothing, as at the glazing evening.',
    'do the parents stay?',
  ],
  [
    'de',
    ['Töpferfeier', 'Glasurabend'],
    'Die Eltern bleiben dabei und zahlen nichts, wie beim Glasurabend.',
    'bleiben die Eltern dabei?',
  ],
  [
    'es',
    ['Fiesta de cerámica', 'Noche de esmaltes'],
    'Los padres se quedan y no pagan, como en la noche de esmaltes.',
    '¿se quedan los padres?',
  ],
  [
    'fr',
    ['Fête de la poterie', 'Soirée émaillage'],
    'Les parents restent et ne paient rien, comme à la soirée émaillage.',
    'les parents restent-ils ?',
  ],
]

describe('a section below the whole name of the own service', () => {
  test.each(OWN)('%s: keeps its sentences that name another one', async (written, names, sentence, question) => {
    const rest = ['A', 'B', 'C', 'D', 'E', 'F'].map((letter): [string, string] => [letter, `${names[0]}.`])
    const place: Place = { services: names.map((name) => ({ name })), documents: [[names[0], sentence], ...rest] }
    expect(await told(question, { written, place, at: 0 })).toContain(sentence)
  })
})
