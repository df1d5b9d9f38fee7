import { describe, expect, it } from 'vitest'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import type { OpenTask, Table } from '../../../src/models/understanding.ts'
import { aTable, servicesFrom } from './table.ts'

const SERVICES = servicesFrom([['tour', 'Workshop tour', '']]).map((one) => ({ ...one, partyMin: 1, partyMax: 8 }))

function atSummary(task: OpenTask['task'], partySize: number): Partial<Table> {
  const booking = { reference: 'AB12CD', serviceId: 'tour', date: '2026-12-01', time: '10:00', partySize }
  return {
    services: SERVICES,
    question: 'confirm',
    task: {
      task,
      serviceId: 'tour',
      day: { from: '2026-12-01', to: '2026-12-01' },
      time: { at: '10:00' },
      partySize,
      offered: [{ date: '2026-12-01', time: '10:00' }],
    },
    booking: task === 'move' ? booking : null,
  }
}

/** The numbers of people that a message sets, and whether it agrees. */
function heardIn(language: string, message: string, at: Partial<Table>): { sizes: number[]; isAgreed: boolean } {
  const commands = understandOffline(message, aTable({ language, ...at }))
  const sizes = commands.flatMap((one) =>
    (one.type === 'set' || one.type === 'correct') && one.value.slot === 'party_size' ? [one.value.value] : [],
  )
  return { sizes, isAgreed: commands.some(({ type }) => type === 'confirm') }
}

describe('a number of people that was misunderstood, at the summary for one', () => {
  it.each([
    ['en', 'it isn’t for one person, but two: my daughter and I', 2],
    ['en', 'not one person, three of us', 3],
    ['de', 'es ist nicht für eine Person, sondern für zwei: meine Tochter und ich', 2],
    ['de', 'das sind nicht 1 sondern 3 Leute', 3],
    ['es', 'Perdone usted, pero no es para una sola persona, sino para dos: mi hija y yo.', 2],
    ['fr', 'ce n’est pas pour une personne, mais pour deux : ma fille et moi', 2],
  ])('is the one that is not denied (%s): %s', (language, message, size) => {
    expect(heardIn(language, message, atSummary('book', 1))).toEqual({ sizes: [size], isAgreed: false })
  })

  it.each([
    ['en', 'sorry, three people including two children', 3],
    ['de', 'ein Missverständnis: wir kommen mit drei Personen, darunter zwei Kinder', 3],
    ['es', 'hay un malentendido, seremos tres personas, incluidos dos niños', 3],
    ['fr', 'il y a un malentendu, nous serons trois personnes, dont deux enfants', 3],
  ])('is that of all, without its parts (%s): %s', (language, message, size) => {
    expect(heardIn(language, message, atSummary('book', 1)).sizes).toEqual([size])
  })

  it.each([
    ['en', 'it’s just for one person', 1],
    ['de', 'nur für eine Person bitte', 1],
    ['es', 'no, es para una sola persona', 1],
    ['fr', 'non, pour une personne seulement', 1],
  ])('is one where one is said to come (%s): %s', (language, message, size) => {
    expect(heardIn(language, message, atSummary('book', 2)).sizes).toEqual([size])
  })
})

describe('one more who may come', () => {
  it.each([
    ['en', 'if my flatmate comes too we’d be 3, is that ok?'],
    ['de', 'wenn meine Mitbewohnerin auch kommt, wären wir 3, geht das?'],
    ['es', 'si viene también mi compañera de piso seríamos 3, ¿se puede?'],
    ['fr', 'si ya ma coloc qui vient aussi, on serait 3, ça passe ?'],
  ])('is counted where it is asked whether that is possible (%s): %s', (language, message) => {
    expect(heardIn(language, message, atSummary('book', 2))).toEqual({ sizes: [3], isAgreed: false })
  })

  it.each([
    ['en', 'if we were 3, what would it cost?'],
    ['de', 'was kostet es, wenn wir 3 wären?'],
    ['es', 'si fuéramos 3, ¿cuánto costaría?'],
    ['fr', 'si on est 3, c’est combien ?'],
  ])('changes nothing in a question for the price (%s): %s', (language, message) => {
    expect(heardIn(language, message, atSummary('book', 2)).sizes).toEqual([])
  })
})

describe('another number beside the yes to a move', () => {
  it.each([
    ['en', 'Yes please, and would you kindly make it three persons, with our grandson.'],
    ['en', 'yes and could you make it 3 people please?'],
    ['de', 'Ja bitte, und machen Sie bitte drei Personen daraus, mit unserem Enkel.'],
    ['de', 'ja, und könnt ihr auf 3 Personen erhöhen?'],
    ['es', 'Sí, por favor, y que sean tres personas, con nuestro nieto.'],
    ['es', 'sí, ¿y podéis poner 3 personas?'],
    ['fr', 'Oui s’il vous plaît, et mettez trois personnes, avec notre petit-fils.'],
    ['fr', 'oui, et vous pouvez mettre 3 personnes ?'],
  ])('belongs to it, and is read back before the yes (%s): %s', (language, message) => {
    expect(heardIn(language, message, atSummary('move', 2))).toEqual({ sizes: [3], isAgreed: false })
  })

  it.each([
    ['en', 'yes, and how much is it for three people?'],
    ['en', 'yes, and can the 3 of us have lunch there?'],
    ['de', 'ja. und was zahlen wir zu dritt?'],
    ['de', 'ja, und können die 3 Kinder da frühstücken?'],
    ['es', 'sí, ¿y cuánto pagamos los 3?'],
    ['fr', 'oui, et on paie combien à 3 ?'],
  ])('is none in a question about something else (%s): %s', (language, message) => {
    expect(heardIn(language, message, atSummary('move', 2))).toEqual({ sizes: [], isAgreed: true })
  })
})
