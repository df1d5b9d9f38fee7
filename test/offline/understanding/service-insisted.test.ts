import { describe, expect, it } from 'vitest'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import type { OpenTask, Question } from '../../../src/models/understanding.ts'
import { aTable, servicesFrom, servicesIn } from './table.ts'

const ROWS: Record<string, [fitting: string, weaving: string, groups: string, described: string]> = {
  en: ['Fitting (appointment)', 'Weaving course', 'Groups', 'Please book ten days before.'],
  de: ['Anprobe (Termin)', 'Webkurs', 'Gruppen', 'Zehn Tage vorher buchen.'],
  es: ['Prueba (cita)', 'Curso de telar', 'Grupos', 'Hay que reservar diez días antes.'],
  fr: ['Essayage (rendez-vous)', 'Cours de tissage', 'Groupes', 'À réserver dix jours avant.'],
}

const FITTING: OpenTask = {
  task: 'book',
  serviceId: 'fitting',
  day: { from: '2026-12-19', to: '2026-12-19' },
  time: null,
  partySize: null,
  offered: [{ date: '2026-12-19', time: '10:00' }],
}

function heard(language: string, message: string, question: Question | null) {
  const task = question === null ? null : FITTING
  const [fitting, weaving, groups, described] = ROWS[language]!
  const services = servicesFrom([
    ['fitting', fitting, ''],
    ['weaving', weaving, ''],
    ['groups', groups, described],
  ])
  return understandOffline(message, aTable({ language, services, question, task }))
}

describe('a service that is insisted on with its day and hour', () => {
  it.each([
    [
      'en',
      'But I never asked for a fitting! It is the weaving course, Saturday 19 December at 2pm, you told me that it was free',
    ],
    ['de', 'Aber ich habe nie eine Anprobe verlangt! Es ist der Webkurs, Samstag 19. Dezember um 14 Uhr'],
    ['es', '¡Pero si nunca he pedido una prueba! Es el curso de telar, el sábado 19 de diciembre a las 14:00'],
    [
      'fr',
      'Mais non je n’ai jamais demandé un essayage ! C’est le cours de tissage, samedi 19 décembre à 14h, vous m’avez dit que c’était libre',
    ],
  ])('takes the place of the one on offer (%s): %s', (language, message) => {
    const commands = heard(language, message, 'time')
    expect(commands.map(({ type }) => type)).not.toContain('order')
    expect(servicesIn(commands).at(-1)).toBe('weaving')
  })

  it.each([
    ['en', 'that was only a question. Please just book the weaving course on Saturday 19 December at 2pm'],
    ['de', 'das war nur eine Frage. Bitte einfach den Webkurs am Samstag 19. Dezember um 14 Uhr buchen'],
    ['es', 'solo era una pregunta. Por favor, reserva el curso de telar el sábado 19 de diciembre a las 14:00'],
    ['fr', 'c’était juste une question. Réservez simplement le cours de tissage samedi 19 décembre à 14h'],
  ])('is not left by a question that is taken back (%s): %s', (language, message) => {
    const commands = heard(language, message, 'time')
    expect(commands.filter(({ type }) => type === 'abandon')).toEqual([])
    expect(servicesIn(commands)).toContain('weaving')
  })

  it.each([
    ['en', 'that was only a question, I don’t want to book anything'],
    ['de', 'das war nur eine Frage, ich will nichts buchen'],
    ['es', 'solo era una pregunta, no quiero reservar nada'],
    ['fr', 'c’était juste une question, je ne veux rien réserver'],
  ])('is left where nothing is ordered behind it (%s): %s', (language, message) => {
    expect(heard(language, message, 'time').map(({ type }) => type)).toContain('abandon')
  })
})

describe('words for booking', () => {
  it.each([
    ['de', 'ich möchte Samstag um 14 Uhr buchen'],
    ['es', 'quiero reservar el sábado a las 14:00'],
    ['fr', 'je veux réserver samedi à 14h'],
  ])('hint at no service (%s): %s', (language, message) => {
    const named = heard(language, message, null).filter((one) => !('words' in one) || one.words !== '')
    expect(servicesIn(named)).toEqual([])
  })
})
