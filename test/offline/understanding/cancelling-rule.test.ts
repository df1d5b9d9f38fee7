import { describe, expect, it } from 'vitest'
import type { Table } from '../../../src/models/understanding.ts'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable } from './table.ts'

const SERVICES = [
  { id: 'boat', name: 'Boat trip', aliases: ['Bootsfahrt', 'paseo', 'promenade'], partyMin: 1, partyMax: 8 },
]
const BOOKING = { reference: 'AB12CD', serviceId: 'boat', date: '2026-12-02', time: '14:00', staff: null }

function heard(message: string, language: string, changes: Partial<Table> = {}) {
  const commands = understandOffline(message, aTable({ language, services: SERVICES, ...changes }))
  return commands.flatMap((one) => (one.type === 'start' ? [one.task] : one.type === 'ask' ? ['ask'] : []))
}

const booked = { booking: BOOKING } as Partial<Table>

describe('a question for the rule on cancelling', () => {
  it.each([
    ['en', 'without wind is it cancelled or do we go by bus?'],
    ['en', 'and if im poorly can i cancel and get the money back'],
    ['en', "if I'm ill can I cancel and get my money back"],
    ['de', 'ohne Wind ist das dann abgesagt oder fahren wir Bus?'],
    ['de', 'wenn ich krank bin kann ich dann noch stornieren'],
    ['es', '¿sin viento se cancela o vamos en autobús?'],
    ['es', 'si tengo que anular, ¿me cobráis?'],
    ['es', 'como hago si tengo que anular?'],
    ['fr', 'sans vent c’est annulé ou on prend le bus ?'],
    ['fr', "si j'anule je paye quelque chose ?"],
    ['fr', 'et si je suis malade je peux annuler'],
  ])('begins nothing, with a booking or without: %s %s', (language, message) => {
    expect(heard(message, language)).toEqual(['ask'])
    expect(heard(message, language, booked)).toEqual(['ask'])
  })

  it.each([
    ['en', 'can I still cancel later?'],
    ['de', 'kann ich das später noch stornieren?'],
    ['es', '¿puedo anular luego?'],
    ['fr', 'je peux annuler plus tard ?'],
  ])('keeps the booking that is not made yet: %s %s', (language, message) => {
    const task = { task: 'book', serviceId: 'boat', day: null, time: null, staffId: null, partySize: null, offered: [] }
    const changes = { task, question: 'details' } as unknown as Partial<Table> // The fields that understanding reads.
    expect(heard(message, language, changes)).toEqual(['ask'])
  })

  it.each([
    ['en', 'yes, and if I fall ill, can I cancel?'],
    ['de', 'ja, und wenn ich krank werde, kann ich dann absagen?'],
    ['es', 'sí, y si me pongo mala, ¿puedo cancelar?'],
    ['fr', 'oui, et si je suis malade, je peux annuler ?'],
  ])('stands behind its condition: %s %s', (language, message) => {
    expect(heard(message, language, booked)).toEqual(['ask'])
  })

  it.each([
    ['en', 'Oh, I have to work on Wednesday. What do I pay if I cancel?'],
    ['de', 'Mist, am Mittwoch muss ich arbeiten. Was kostet es, wenn ich absage?'],
    ['es', 'me acaban de cambiar el turno. ¿Me cobráis si tengo que anular?'],
    ['fr', "je viens de voir que je bosse mercredi. si j'annule je paye quelque chose ?"],
  ])('outweighs the hindrance beside it: %s %s', (language, message) => {
    expect(heard(message, language, booked)).toEqual(['ask'])
  })

  it.each([
    ['en', 'Can you move it to Thursday? And what do I pay if I cancel?', ['move', 'ask']],
    ['de', 'Können Sie ihn auf Donnerstag verschieben? Und was zahle ich, wenn ich absage?', ['move', 'ask']],
    ['es', '¿La podéis cambiar al jueves? ¿Y qué pago si anulo?', ['move', 'ask']],
    ['fr', 'Vous pouvez le déplacer à jeudi ? Et je paye quoi si j’annule ?', ['move', 'ask']],
  ])('leaves a move that is asked for: %s %s', (language, message, commands) => {
    expect(heard(message, language, booked)).toEqual(commands)
  })
})

describe('how a booking is cancelled', () => {
  it.each([
    ['en', 'how do I cancel this?'],
    ['de', 'wie kann ich das wieder absagen'],
    ['de', 'Wie storniere ich das?'],
    ['es', '¿cómo puedo cancelarla?'],
    ['fr', 'comment je fais pour annuler ?'],
  ])('is an offer to cancel it behind the booking, and a question without one: %s %s', (language, message) => {
    expect(heard(message, language, booked)).toEqual(['cancel'])
    expect(heard(message, language)).toEqual(['ask'])
  })

  it.each([
    ['en', 'how long before can I cancel?'],
    ['de', 'wie lange vorher kann ich absagen?'],
    ['es', '¿hasta cuándo puedo anular?'],
    ['fr', 'jusqu’à quand je peux annuler ?'],
  ])('is another question than how long before: %s %s', (language, message) => {
    expect(heard(message, language, booked)).toEqual(['ask'])
  })
})

describe('a wish to cancel', () => {
  it.each([
    ['en', 'can you cancel it please, I am ill'],
    ['en', 'I have to cancel, sorry'],
    ['de', 'ich bin krank, können Sie den Termin bitte absagen?'],
    ['de', 'Wenn Sie ihn nicht verschieben können, sagen Sie ihn bitte ab'],
    ['es', 'estoy enferma, ¿me la podéis anular?'],
    ['es', 'sí, cancélala'],
    ['fr', 'annulez mon rendez-vous s’il vous plaît, je suis malade'],
    ['fr', 'Pouvez-vous annuler mon rendez-vous ?'],
    // The reason is negated, and not the wish.
    ['en', "Could you cancel my appointment, I can't make it?"],
    ['de', 'Können Sie meinen Termin bitte absagen, ich kann nicht kommen?'],
    ['de', 'Könnt ihr unsere Tour bei dem Wetter bitte stornieren?'],
    ['es', '¿Me podéis anular la cita porque no puedo ir?'],
    ['es', '¿Podéis anular mi cita por falta de tiempo?'],
    ['fr', 'Pouvez-vous annuler mon rendez-vous car je ne peux pas venir ?'],
    ['fr', 'Pouvez-vous annuler ma réservation par manque de temps ?'],
  ])('is no question for a rule: %s %s', (language, message) => {
    expect(heard(message, language, booked)).toEqual(['cancel'])
  })

  it.each([
    ['de', 'Mein Kurs ist abgesagt, ich möchte am Samstag eine Bootsfahrt buchen'],
    ['es', 'se cancela mi curso, quiero reservar un paseo el sábado'],
    ['fr', 'Mon cours est annulé, je voudrais une promenade samedi'],
  ])('is not told by something else that is cancelled: %s %s', (language, message) => {
    expect(heard(message, language)).toEqual(['book'])
  })
})
