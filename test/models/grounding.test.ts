import { describe, expect, it } from 'vitest'
import { Evidence } from '../../src/models/grounding/evidence.ts'

interface Material {
  language: string
  text: string
  facts?: string
  /** Sentences that it bears out, or that need no evidence. */
  said: string[]
  withheld: string[]
}

const MATERIAL: Material[] = [
  {
    language: 'de',
    text: 'Der Ölwechsel kostet ab 89 €. Einen Leihwagen gibt es für 29 € am Tag, 100 km sind frei. Mieter müssen mindestens 21 Jahre alt sein. Hunde sind bei uns nicht erlaubt. Die Stornierung ist bis 24 Stunden vorher kostenlos.',
    said: [
      'Der Ölwechsel kostet bei uns ab 89 €.',
      'Ja, es gibt einen Leihwagen für 29 € pro Tag.',
      'Leider sind Hunde bei uns nicht erlaubt.',
      'Sie müssen mindestens 21 Jahre alt sein.',
      'Das tut mir sehr leid!',
      'Gerne helfe ich Ihnen weiter.',
    ],
    withheld: [
      'Ein Leihwagen kostet 19 € am Tag.',
      'Ja, Hunde sind bei uns erlaubt.',
      'Sie müssen mindestens 18 Jahre alt sein.',
      'Die Stornierung ist immer kostenlos.',
      'Die Stornierung ist kostenpflichtig.',
      'Der Ölwechsel ist kostenlos.',
    ],
  },
  {
    language: 'es',
    text: 'El menú del día cuesta 14 € de lunes a viernes. Tenemos platos vegetarianos y sin gluten. No hacemos comida a domicilio. La terraza está abierta en verano. Los perros están permitidos en la terraza.',
    said: [
      'El menú del día cuesta 14 €.',
      'Sí, tenemos platos vegetarianos y sin gluten.',
      'No, no hacemos comida a domicilio.',
      '¡Lo siento mucho!',
    ],
    withheld: [
      'Sí, hacemos comida a domicilio.',
      'El menú del día cuesta 12 €.',
      'La terraza está cerrada en verano.',
      'Los perros están permitidos en el comedor.',
    ],
  },
  {
    language: 'fr',
    text: 'Le premier cours coûte 10 €. La carte de 10 cours coûte 150 € et reste valable six mois. Nous ne remboursons pas les cours manqués. Le yoga prénatal commence à la 14e semaine.',
    said: [
      'Le premier cours coûte 10 €.',
      'Non, les cours manqués ne sont pas remboursés.',
      'La carte de 10 cours est à 150 €, valable six mois.',
      'Je suis désolé de l’entendre !',
    ],
    withheld: [
      'Le premier cours est gratuit.',
      'Les cours manqués sont remboursés.',
      'Le yoga prénatal commence à la 10e semaine.',
    ],
  },
  {
    language: 'en',
    text: 'Ibuprofen is suitable for most adults. Parking is available behind the house. Children under 6 eat free. The lift reaches every floor, and all rooms are accessible by wheelchair.',
    facts: 'Phone: +1 415 555 0177',
    said: [
      'You can park behind the house.',
      'Yes, all rooms are accessible by wheelchair, and the lift reaches every floor.',
      'Our phone number is +1 415 555 0177.',
    ],
    withheld: [
      'Ibuprofen is suitable for children.',
      'You can park in front of the house.',
      'Children under 12 eat free.',
      'Children eat free.',
      'Our phone number is +1 415 555 0178.',
    ],
  },
]

describe.each(MATERIAL)('in $language', ({ language, text, facts, said, withheld }) => {
  const passages = [{ id: '1', title: 'Info', text, score: 1 }]
  const evidence = new Evidence({ passages, facts, language })
  const isSayable = (sentence: string) => evidence.isIdle(sentence) || evidence.check(sentence).proof !== undefined

  it.each(said)('this is said: %s', (sentence) => {
    expect(isSayable(sentence)).toBe(true)
  })

  it.each(withheld)('this is not: %s', (sentence) => {
    expect(isSayable(sentence)).toBe(false)
  })
})
