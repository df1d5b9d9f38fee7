import { expect, it } from 'vitest'
import { distinguishedIn, hintedIn } from '../../../src/offline/understanding/services/hinted-services.ts'
import { fold } from '../../../src/offline/understanding/text.ts'

const named = (names: string[]) => names.map((name) => ({ id: name, names: [name] }))

it.each([
  ['en', 'I have never been to you', ['Consultation', 'New patient exam'], ['New patient exam']],
  ['de', 'mein Mann und ich hätten gern etwas zusammen', ['Ganzkörpermassage', 'Paarmassage'], ['Paarmassage']],
  ['es', 'soy principiante', ['Guitarra avanzada', 'Guitarra iniciación'], ['Guitarra iniciación']],
  [
    'fr',
    'pour un gros chien, un labrador',
    ['Toilettage petit chien', 'Toilettage grand chien'],
    ['Toilettage grand chien'],
  ],
])('%s: "%s" hints at what only one service is', (language, said, names, expected) => {
  expect(hintedIn(fold(said), named(names), language).flatMap(({ ids }) => ids)).toEqual(expected)
})

it.each([
  ['en', 'then the private one', ['Private coaching', 'Group class'], 'Private coaching'],
  ['es', 'prefiero la de grupo', ['Clase de surf en grupo', 'Clase particular'], 'Clase de surf en grupo'],
  ['fr', 'je prends plutôt la séance confirmée', ['Cours débutant', 'Cours confirmé'], 'Cours confirmé'],
])('%s: "%s" names the one that a word tells from the others', (language, said, names, expected) => {
  expect(distinguishedIn(fold(said), named(names), language)?.ids).toEqual([expected])
})

it('names none where the words fit several or no name', () => {
  const services = named(['Clase de surf en grupo', 'Clase particular'])
  expect(distinguishedIn('prefiero la clase', services, 'es')).toBeUndefined()
  expect(distinguishedIn('prefiero por la tarde', services, 'es')).toBeUndefined()
})
