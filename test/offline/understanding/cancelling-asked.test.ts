import { describe, expect, it } from 'vitest'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable } from './table.ts'

const SERVICES = [{ id: 'lesson', name: 'Driving lesson', aliases: ['Fahrstunde'], partyMin: null, partyMax: null }]

function heard(message: string, language: string) {
  const commands = understandOffline(message, aTable({ language, services: SERVICES }))
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
