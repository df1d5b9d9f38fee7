import { describe, expect, it } from 'vitest'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import type { OpenTask } from '../../../src/models/understanding.ts'
import { aTable, servicesFrom } from './table.ts'

const MOVE: OpenTask = {
  task: 'move',
  serviceId: 'tour',
  day: { from: '2026-12-05', to: '2026-12-05' },
  time: { at: '13:30' },
  partySize: 4,
  offered: [{ date: '2026-12-05', time: '13:30' }],
}
const SERVICES = servicesFrom([['tour', 'Workshop tour', '']])

function typesOf(language: string, message: string, question: 'confirm' | 'anything_else'): string[] {
  const task = question === 'confirm' ? MOVE : null
  return understandOffline(message, aTable({ language, services: SERVICES, question, task })).map(({ type }) => type)
}

describe('a question with a number of people behind a yes', () => {
  it.each([
    ['en', 'Yes, change it. And what do the 4 of us pay?'],
    ['de', 'Ja, ändern. Und was zahlen wir 4 dann?'],
    ['es', 'Sí, cámbiala. ¿Y cuánto pagamos los 4?'],
    ['fr', 'Oui, changez. Et combien paie-t-on à 4 ?'],
  ])('is no other hour (%s): %s', (language, message) => {
    expect(typesOf(language, message, 'confirm')).toEqual(['confirm', 'ask'])
  })

  it.each([
    ['en', 'yes but could it be 10 instead?'],
    ['es', 'sí, pero ¿mejor a las 4?'],
  ])('is another hour where it corrects (%s): %s', (language, message) => {
    expect(typesOf(language, message, 'confirm')).toContain('correct')
  })
})

describe('a question without its mark behind the end of the talk', () => {
  it.each([
    ['en', 'nope thats all, ta. oh is there parking'],
    ['en', 'no thats it thanks. what do i have to bring'],
    ['de', 'nein das war alles, danke. ach wo kann ich parken'],
    ['es', 'no, eso es todo, gracias. ah dónde puedo aparcar'],
    ['fr', 'non c’est tout merci. ah où peut-on se garer'],
  ])('is asked (%s): %s', (language, message) => {
    expect(typesOf(language, message, 'anything_else')).toContain('ask')
  })

  it.each([
    ['en', 'nope thats all, ta. my sister will be thrilled'],
    ['de', 'nein das war alles, danke. wir freuen uns schon'],
    ['es', 'no, eso es todo, gracias. hasta el sábado'],
    ['fr', 'non c’est tout merci. à samedi'],
  ])('is none in a farewell (%s): %s', (language, message) => {
    expect(typesOf(language, message, 'anything_else')).not.toContain('ask')
  })
})
