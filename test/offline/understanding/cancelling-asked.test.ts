import { describe, expect, it } from 'vitest'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import type { Table } from '../../../src/models/understanding.ts'
import { aTable } from './table.ts'

const SERVICES = [{ id: 'lesson', name: 'Driving lesson', aliases: ['Fahrstunde'], partyMin: null, partyMax: null }]

const BOOKING = { reference: 'ABCDEF', serviceId: 'lesson', date: '2026-12-05', time: '10:00' }

function heard(message: string, language: string, changes: Partial<Table> = {}) {
  const commands = understandOffline(message, aTable({ language, services: SERVICES, ...changes }))
  return commands.flatMap((one) => (one.type === 'start' ? [one.task] : one.type === 'ask' ? ['ask'] : []))
}

describe('a question about cancelling', () => {
  it.each([
    ['en', 'What if I have to cancel?'],
    ['en', 'Can I cancel at short notice?'],
    ['en', 'Can I cancel the same day?'],
    ['en', 'In case I need to cancel, is that free?'],
    ['en', 'Suppose I cancel the evening before, what do I pay?'],
    ['de', 'Kann ich auch kurzfristig absagen?'],
    ['de', 'Kann ich einen Termin am selben Tag noch absagen?'],
    ['de', 'Angenommen, ich sage ab, kostet das etwas?'],
    ['es', '¿Puedo cancelar a última hora?'],
    ['es', 'Pongamos que tengo que anular, ¿me cobráis algo?'],
    ['fr', 'Et si je dois annuler ?'],
    ['fr', 'Je peux annuler au dernier moment ?'],
    ['fr', 'Imaginons que je doive annuler, je paie quand même ?'],
  ])('cancels nothing: %s %s', (language, message) => {
    expect(heard(message, language)).toEqual(['ask'])
  })

  it.each([
    ['en', 'Can I cancel my lesson tomorrow?'],
    ['en', 'I’d like to cancel my lesson at short notice'],
    ['de', 'Ich muss leider kurzfristig absagen'],
    ['de', 'Ich müsste meinen Termin am Freitag absagen'],
    ['es', 'Anule mi cita, por favor'],
    ['fr', 'J’ai besoin d’annuler mon rendez-vous'],
  ])('is no wish to cancel one: %s %s', (language, message) => {
    expect(heard(message, language)).toEqual(['cancel'])
  })
})

describe('a question behind a booking', () => {
  it.each([
    ['en', 'Could you call me about the cancellation fee?'],
    ['en', 'Will you call me when it’s cancelled?'],
    ['en', 'Will you cancel in bad weather?'],
    ['en', 'Can you cancel it in bad weather?'],
    ['en', 'Could you please not cancel my booking?'],
    ['de', 'Stornieren Sie bei schlechtem Wetter?'],
    ['de', 'Sagen Sie die Tour bei Regen ab?'],
    ['de', 'Können Sie mir die Stornierungskosten nennen?'],
    ['de', 'Können Sie den Termin bitte nicht stornieren?'],
    ['es', '¿Podéis cancelar por lluvia?'],
    ['es', '¿Podéis no cancelar mi reserva?'],
    ['fr', 'Vous annulez en cas de mauvais temps ?'],
    ['fr', 'Vous pouvez annuler en cas de pluie ?'],
    ['fr', 'Vous pouvez ne pas annuler ma réservation ?'],
  ])('cancels no booking of the visitor: %s %s', (language, message) => {
    expect(heard(message, language, { booking: BOOKING })).not.toContain('cancel')
  })

  it.each([
    ['en', 'Can you cancel it please?'],
    ['en', 'Could you call it off for me?'],
    ['en', 'Can you cancel my lesson?'],
    ['de', 'Können Sie ihn stornieren?'],
    ['de', 'Können Sie meine Fahrstunde bitte absagen?'],
    ['de', 'Können Sie meinen Termin wegen Krankheit absagen?'],
    ['es', '¿Podéis cancelarla?'],
    ['es', '¿Me podéis anular la reserva?'],
    ['fr', 'Vous pouvez annuler ma réservation ?'],
    ['fr', 'Pouvez-vous l’annuler ?'],
    ['en', 'I’d like it cancelled'],
    ['en', 'I want my lesson cancelled please'],
    ['de', 'Ich würde den Termin gern storniert haben'],
    ['de', 'Ich hätte gerne meinen Termin abgesagt'],
    ['es', 'Quiero mi clase cancelada'],
    ['fr', 'Mon rendez-vous est à annulé svp'],
  ])('cancels the booking that it asks to cancel: %s %s', (language, message) => {
    expect(heard(message, language, { booking: BOOKING })).toEqual(['cancel'])
  })
})

describe('a cancellation of before', () => {
  it.each([
    ['en', 'I had to cancel my driving lesson last time, I’d like a new one'],
    ['en', 'I cancelled last week, can I get a new lesson on Friday?'],
    ['de', 'Letzte Woche musste ich absagen, ich hätte gern eine neue Fahrstunde'],
    ['de', 'Ich habe meine letzte Stunde abgesagt und möchte eine neue am Freitag'],
    ['es', 'Tuve que cancelar la semana pasada, quería una nueva clase'],
    ['es', 'Anulé la última clase, quiero otra el jueves'],
    ['fr', 'J’ai dû annuler la dernière fois, je voudrais une nouvelle leçon'],
  ])('leaves the wish to book: %s %s', (language, message) => {
    expect(heard(message, language)).toEqual(['book'])
  })
})
