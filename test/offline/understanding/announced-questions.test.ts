import { describe, expect, it } from 'vitest'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import type { OpenTask } from '../../../src/models/understanding.ts'
import { aTable } from './table.ts'

const AT_TEN: OpenTask = {
  task: 'book',
  serviceId: 's0',
  day: { from: '2026-11-27', to: '2026-11-27' },
  time: { at: '10:00' },
  partySize: null,
  offered: [{ date: '2026-11-27', time: '10:00' }],
}

const ANNOUNCED: Record<string, string[]> = {
  en: ['one more question please', 'just one quick thing', 'wait, another question', 'I have one last question first'],
  de: ['eine frage noch', 'noch eine kurze frage bitte', 'moment, ich hab noch was', 'eins noch'],
  es: ['una pregunta más por favor', 'espera, otra cosa', 'tengo una duda', 'solo una pregunta rápida'],
  fr: [
    'encore une question svp',
    'juste une petite question avant',
    'attendez, une dernière chose',
    'j’ai une autre question',
  ],
}

const AGREED: Record<string, string[]> = {
  en: ['yes please', 'please do', 'yes, that was my question'],
  de: ['ja bitte', 'bitte buchen', 'ja, keine fragen mehr'],
  es: ['sí por favor', 'sí, sin más preguntas'],
  fr: ['oui svp', 'oui, plus de questions'],
}

describe.each(Object.keys(ANNOUNCED))('at the summary of a booking (%s)', (language) => {
  const kinds = (text: string): string[] => {
    const services = [{ id: 's0', name: 'Dog grooming', aliases: [], partyMin: null, partyMax: null }]
    return understandOffline(text, aTable({ language, services, question: 'confirm', task: AT_TEN })).map(
      ({ type }) => type,
    )
  }

  it.each(ANNOUNCED[language]!)('a question that is announced agrees to nothing: %s', (text) => {
    expect(kinds(text)).not.toContain('confirm')
  })

  it.each(AGREED[language]!)('a yes agrees: %s', (text) => {
    expect(kinds(text)).toContain('confirm')
  })
})
