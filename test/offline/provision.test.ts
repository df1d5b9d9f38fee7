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
    ['can we borrow a helmet?', 'en'],
    ['Können wir Helme ausleihen?', 'de'],
    ['¿tengo que llevarlos?', 'es'],
    ['est-ce que vous fournissez le casque ?', 'fr'],
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
    ['Can I bring my dog?', 'en'],
    ['Can we bring our own lunch?', 'en'],
    ['Do I have to take a test?', 'en'],
    ['Darf ich meinen Hund mitbringen?', 'de'],
    ['Kann ich meine eigene Schürze mitbringen?', 'de'],
    ['Brauche ich einen Termin?', 'de'],
    ['¿Puedo llevar a mi perro?', 'es'],
    ['¿Se puede llevar la propia comida?', 'es'],
    ['¿Tengo que trabajar ese día?', 'es'],
    ['Puis-je apporter mon vélo ?', 'fr'],
    ['Faut-il prendre rendez-vous ?', 'fr'],
    ['Quand ma voiture sera-t-elle prête ?', 'fr'],
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

  test('is not answered by what else to bring where permission is asked for', async () => {
    const place: Place = {
      services: [{ name: 'Dawn walk' }],
      documents: [
        ['Questions › Are dogs allowed?', 'No, sorry, only guide dogs.'],
        ['What to bring', 'Bring a lead and a towel for your dog.'],
      ],
      isRead: true,
    }
    expect(await told('Can I bring my dog?', { written: 'en', place, at: 0 })).toContain('only guide dogs')
  })
})
