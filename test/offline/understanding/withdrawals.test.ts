import { describe, expect, it } from 'vitest'
import type { Table } from '../../../src/models/understanding.ts'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable } from './table.ts'

const SERVICES = [
  { id: 'boat', name: 'Boat trip', aliases: ['Bootsfahrt', 'paseo', 'balade'], partyMin: 1, partyMax: 8 },
]

const OFFERED = {
  question: 'time',
  options: [
    { kind: 'start', date: '2026-12-05', time: '14:00' },
    { kind: 'start', date: '2026-12-05', time: '16:00' },
  ],
  task: {
    task: 'book',
    serviceId: 'boat',
    day: { from: '2026-12-05', to: '2026-12-05' },
    time: null,
    staffId: null,
    partySize: 2,
    offered: [
      { date: '2026-12-05', time: '14:00', staff: [] },
      { date: '2026-12-05', time: '16:00', staff: [] },
    ],
  },
} as unknown as Partial<Table> // The fields of a task that understanding reads.

function types(message: string, language: string) {
  return understandOffline(message, aTable({ language, services: SERVICES, ...OFFERED })).map(({ type }) => type)
}

describe('words of what is not possible at the moment', () => {
  it.each([
    ['en', 'She can walk, but not at the moment.'],
    ['de', 'Treppensteigen geht im Moment nicht.'],
    ['de', 'Laufen kann er vorerst nicht.'],
    ['es', 'Puede andar, pero de momento no.'],
    ['fr', 'Elle peut marcher, mais pour l’instant non.'],
  ])('leave the booking: %s %s', (language, message) => {
    expect(types(message, language)).not.toContain('abandon')
  })
})

describe('a withdrawal while times are on offer', () => {
  it.each([
    ['en', "I'm just looking thanks"],
    ['en', "Nah don't book anything thanks, I'll talk to them first"],
    ['en', "2pm's no good. I'll have to ask the girls and come back to you"],
    ['en', 'maybe another time'],
    ['en', 'I’m not ready to book'],
    ['de', 'ich buch noch nicht'],
    ['de', 'erstmal nicht, danke'],
    ['de', 'ich bin noch unentschlossen'],
    ['es', 'aún no lo tengo claro'],
    ['es', 'tengo que mirar mi agenda primero'],
    ['fr', 'pour l’instant je ne prends rien'],
    ['fr', 'je dois d’abord regarder mon agenda'],
    ['de', 'ich schau nur mal'],
    ['de', 'ich red erst mit den anderen'],
    ['de', 'muss das erst mit meiner Frau klären'],
    ['es', 'no sé, mejor lo dejo de momento y lo hablo con estos'],
    ['es', 'solo estoy mirando'],
    ['fr', 'je ne réserve pas encore, je me renseigne'],
    ['fr', 'je regarde juste pour l’instant'],
    ['fr', 'j’en parle d’abord avec les autres'],
  ])('leaves the booking: %s %s', (language, message) => {
    const commands = types(message, language)
    expect(commands).toContain('abandon')
    expect(commands).not.toContain('others')
    expect(commands).not.toContain('start')
  })

  it.each([
    ['en', "I'll leave it for now. Can you book the same day?"],
    ['de', 'Ich buch noch nicht. Kann man am selben Tag buchen?'],
    ['es', 'mejor lo dejo. ¿Se puede reservar el mismo día?'],
    ['fr', 'je ne réserve pas encore. On peut réserver le jour même ?'],
  ])('makes no wish of the question behind it: %s %s', (language, message) => {
    const commands = types(message, language)
    expect(commands).toContain('abandon')
    expect(commands).toContain('ask')
    expect(commands).not.toContain('correct')
  })

  it.each([
    ['en', 'just looking for a slot on Friday'],
    ['en', 'can I talk to someone first?'],
    ['en', 'is there another time?'],
    ['de', 'geht es nicht später?'],
    ['es', '¿hay otra hora?'],
    ['fr', 'pas pour l’instant de 14h, plutôt 16h'],
    ['de', 'ich wollte nur schauen ob am Freitag was frei ist'],
    ['de', 'kann ich erst mit jemandem sprechen?'],
    ['es', 'estoy mirando si el viernes hay hueco'],
    ['es', '¿puedo hablar antes con alguien?'],
    ['fr', 'je regarde pour vendredi'],
    ['fr', 'je peux d’abord parler à quelqu’un ?'],
  ])('is not heard in a wish: %s %s', (language, message) => {
    expect(types(message, language)).not.toContain('abandon')
  })
})

describe('a no to the answer at the summary', () => {
  const read = (message: string, language: string, topic: Table['topic']) =>
    understandOffline(
      message,
      aTable({ language, services: SERVICES, ...OFFERED, question: 'confirm', options: [], topic }),
    ).map(({ type }) => type)

  const topic = { question: 'Where is the station?', serviceId: null }

  it.each([
    ['en', 'no I don’t care about the station, what is the price for two?'],
    ['de', 'nein der Bahnhof ist mir gleich, was kostet das für zwei?'],
    ['es', 'no la estación no, ¿cuánto cuesta el paseo?'],
    ['fr', 'non la gare on s’en fiche, c’est combien pour deux ?'],
  ])('asks, and refuses no booking: %s %s', (language, message) => {
    expect(read(message, language, topic)).toEqual(['ask'])
  })

  it.each([
    ['en', 'no'],
    ['de', 'nein'],
    ['es', 'no'],
    ['fr', 'non'],
  ])('is a refusal by itself: %s %s', (language, message) => {
    expect(read(message, language, topic)).toEqual(['reject'])
  })

  it.each([
    ['en', 'No do you have anything cheaper?'],
    ['de', 'Nein gibt es das auch günstiger?'],
    ['fr', 'Non vous avez moins cher ?'],
  ])('asks for something else, and refuses the booking: %s %s', (language, message) => {
    expect(read(message, language, topic)).toContain('reject')
  })
})
