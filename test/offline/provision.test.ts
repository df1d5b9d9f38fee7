import { describe, expect, test } from 'vitest'
import { asksProvision } from '../../src/offline/answers/question-words.ts'
import { told, type Place } from './places.ts'

describe('a question for a thing that is lent or brought', () => {
  test.each([
    ['do you lend binoculars?', 'en'],
    ['do we need to bring our own apron?', 'en'],
    ['Stellen Sie Schürzen oder brauchen wir eigene?', 'de'],
    ['Verleiht ihr Ferngläser?', 'de'],
    ['¿Hace falta llevar prismáticos?', 'es'],
    ['¿prestáis delantales?', 'es'],
    ['vous prêtez le tablier ?', 'fr'],
    ['faut-il apporter un tablier ?', 'fr'],
  ] as const)('is recognised: %s', (question, language) => {
    expect(asksProvision(question, language)).toBe(true)
  })

  test.each([
    ['how long does it take?', 'en'],
    ['is it on the ground floor?', 'en'],
    ['Wie lange dauert das?', 'de'],
    ['Wo kann man parken?', 'de'],
    ['¿Se puede pagar con tarjeta?', 'es'],
    ['¿Cuánto dura?', 'es'],
    ['on peut payer par carte ?', 'fr'],
    ['où peut-on se garer ?', 'fr'],
  ] as const)('is another one: %s', (question, language) => {
    expect(asksProvision(question, language)).toBe(false)
  })

  test('is answered by the sentence on lending, and not below a heading with the thing', async () => {
    const place: Place = {
      services: [{ name: 'Dawn walk' }],
      documents: [
        [
          'Questions › I have never used binoculars. Is it for me?',
          'The short walk is best with children; the dawn walk without them.',
        ],
        ['Extras', '- Binoculars: included in every walk.\n- Lunch: 12 € a person.'],
      ],
      isRead: true,
    }
    expect(await told('do we need to bring binoculars?', { written: 'en', place, at: 0 })).toContain(
      'included in every walk',
    )
  })
})
