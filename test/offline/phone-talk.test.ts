import { describe, expect, it } from 'vitest'
import { phoneTalkOf } from '../../src/offline/phone-talk.ts'

const ASKED = [{ role: 'assistant' as const, text: 'I have noted that. Is there anything else?' }]
const TOLD = [{ role: 'assistant' as const, text: 'A check-up takes 30 minutes.' }]

describe('a goodbye on the phone', () => {
  it.each([
    ['en', ['No', 'No thank you', "No, that's all, thanks", 'Nothing else', 'Okay, bye', 'Have a nice day, goodbye']],
    ['de', ['Nein', 'Nein danke', 'Nein, das war alles', 'Das wars', 'Danke, auf Wiederhören', 'Okay, tschüss']],
    ['es', ['No', 'No, gracias', 'Nada más, gracias', 'Eso es todo', 'Vale, adiós', 'Hasta luego']],
    ['fr', ['Non', 'Non merci', 'C’est tout, merci', 'Rien d’autre', 'D’accord, au revoir', 'À bientôt']],
  ])('is heard: %s', (language, all) => {
    expect(all.map((words) => phoneTalkOf(words, language, ASKED))).toEqual(all.map(() => 'leaving'))
  })

  it('is a "no" only after a question, and a farewell at any time', () => {
    expect(phoneTalkOf('No', 'en', TOLD)).toBeUndefined()
    expect(phoneTalkOf('No', 'en', [])).toBeUndefined()
    expect(phoneTalkOf('Thanks, bye', 'en', TOLD)).toBe('leaving')
  })

  it.each([
    [
      'en',
      ['Not yet', 'That is not all', 'No, on Friday', 'What about tomorrow?', 'Thanks', 'Goodbye present for my boss'],
    ],
    ['de', ['Nicht ganz', 'Nein, am Freitag', 'Danke', 'Wann haben Sie morgen auf?']],
    ['es', ['No, el viernes', 'Gracias', '¿Qué tal mañana?']],
    ['fr', ['Non, vendredi', 'Merci', 'Et demain ?']],
  ])('is not mistaken for somebody who goes on: %s', (language, all) => {
    expect(all.map((words) => phoneTalkOf(words, language, ASKED))).toEqual(all.map(() => undefined))
  })

  it.each([
    ['en', 'Yes, please'],
    ['de', 'Ja, bitte'],
    ['es', 'Sí, por favor'],
    ['fr', 'Oui, s’il vous plaît'],
  ])('with a yes has more to say: %s', (language, words) => {
    expect(phoneTalkOf(words, language, ASKED)).toBe('go_on')
    expect(phoneTalkOf(words, language, TOLD)).toBeUndefined()
  })
})
