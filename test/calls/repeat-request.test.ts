import { expect, it } from 'vitest'
import { asksToRepeat } from '../../src/calls/ready-replies.ts'

it.each([
  ['en', ['Sorry?', 'Pardon?', 'Could you repeat that, please?', 'What did you say?', "I didn't catch that."]],
  ['de', ['Wie bitte?', 'Können Sie das bitte wiederholen?', 'Noch einmal, bitte.', 'Das habe ich nicht verstanden.']],
  ['es', ['¿Cómo dice?', '¿Perdón?', '¿Puede repetir, por favor?', 'No le he entendido.']],
  ['fr', ['Pardon ?', 'Pouvez-vous répéter, s’il vous plaît ?', 'Comment ?', 'Je n’ai pas compris.']],
])('whoever did not understand says so: %s', (language, all) => {
  expect(all.filter((words) => !asksToRepeat(words, language))).toEqual([])
})

it.each([
  [
    'en',
    ['Sorry, I meant Friday', 'Can you repeat prescriptions?', 'What does it cost?', 'Excuse me, when are you open?'],
  ],
  ['de', ['Bitte', 'Ja, bitte', 'Entschuldigung, wann haben Sie auf?', 'Wie teuer ist das?', 'Bitte sagen Sie ab']],
  ['es', ['Por favor', '¿Cómo llego?', '¿Qué cuesta?']],
  ['fr', ['Comment venir ?', 'Excusez-moi, quels sont vos horaires ?', 'Oui']],
])('whoever says more does not: %s', (language, all) => {
  expect(all.filter((words) => asksToRepeat(words, language))).toEqual([])
})
