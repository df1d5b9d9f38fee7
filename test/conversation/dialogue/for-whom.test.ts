import { describe, expect, it } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import type { MemoryShop } from '../../support/fakes/shop-in-memory.ts'
import { LANGUAGES, openPractice, say } from './practice.ts'

/** A climbing course for one to four, and a birthday party for six to twelve. */
const CLIMBING: Record<Language, [course: string, party: string]> = {
  en: ['Climbing course', 'Birthday party'],
  de: ['Kletterkurs', 'Geburtstagsfeier'],
  es: ['Curso de escalada', 'Fiesta de cumpleaños'],
  fr: ['Cours d’escalade', 'Fête d’anniversaire'],
}

function openClimbing(language: Language): MemoryShop {
  const [course, party] = CLIMBING[language]
  const services = [
    { name: course, minutes: 60, partyMin: 1, partyMax: 4 },
    { name: party, minutes: 120, partyMin: 6, partyMax: 12 },
  ]
  return openPractice(language, { services })
}

/** Messages with the number of people that the booking has then; undefined: it is asked for. */
const WISHES: Record<Language, [words: string, size: number | undefined][]> = {
  en: [
    ['a climbing course for my son Ben, 8 years old, we are on holiday in January', 1],
    ['a climbing course for my daughter', 1],
    ['I need a climbing course for my son and my daughter', 2],
    ['a climbing course for my husband please', 1],
    ['a climbing course for my son and his friends', undefined],
    ['a climbing course for my daughter with some friends', undefined],
    ['a climbing course for the kids', undefined],
    ['a birthday party for my daughter', undefined],
  ],
  de: [
    ['ein Kletterkurs für meine Tochter (8), wir sind im Urlaub', 1],
    ['ein Kletterkurs für meinen Sohn Ben', 1],
    ['ich brauche einen Kletterkurs für meinen Sohn und meine Tochter', 2],
    ['ein Kletterkurs für meinen Mann bitte', 1],
    ['ein Kletterkurs für meinen Sohn und seine Freunde', undefined],
    ['ein Kletterkurs für meine Tochter mit ein paar Freundinnen', undefined],
    ['ein Kletterkurs für die Kinder', undefined],
    ['eine Geburtstagsfeier für meine Tochter', undefined],
  ],
  es: [
    ['un curso de escalada para mi hijo Leo de 8 años, estamos de vacaciones', 1],
    ['un curso de escalada para mi hija', 1],
    ['necesito un curso de escalada para mi hijo y mi hija', 2],
    ['un curso de escalada para mi marido por favor', 1],
    ['un curso de escalada para mi hijo y sus amigos', undefined],
    ['un curso de escalada para mi hija con unas amigas', undefined],
    ['un curso de escalada para los niños', undefined],
    ['una fiesta de cumpleaños para mi hija', undefined],
  ],
  fr: [
    ["un cours d'escalade pour mon fils Hugo, 8 ans, nous sommes en vacances", 1],
    ["un cours d'escalade pour ma fille", 1],
    ["il me faut un cours d'escalade pour mon fils et ma fille", 2],
    ["un cours d'escalade pour mon mari svp", 1],
    ["un cours d'escalade pour mon fils et ses amis", undefined],
    ["un cours d'escalade pour ma fille avec des copines", undefined],
    ["un cours d'escalade pour les enfants", undefined],
    ["une fête d'anniversaire pour ma fille", undefined],
  ],
}

const ANSWERS: Record<Language, [words: string, size: number][]> = {
  en: [
    ['just him', 1],
    ['only her. I come along of course', 1],
    ['1, the boy. oh and me, I come along', 1],
    ['just my son', 1],
    ['the two of us', 2],
  ],
  de: [
    ['nur er', 1],
    ['nur sie. ich komme natürlich mit', 1],
    ['1, der Junge', 1],
    ['nur meine Tochter', 1],
    ['nur wir beide', 2],
    ['2, die Kinder', 2],
  ],
  es: [
    ['solo él', 1],
    ['solo ella. yo la acompaño claro', 1],
    ['1, el niño. ah y yo que lo acompaño claro', 1],
    ['solo mi hija', 1],
    ['nosotros dos', 2],
    ['2, los niños', 2],
  ],
  fr: [
    ['seulement lui', 1],
    ['juste elle. moi je viens avec', 1],
    ['1, le petit', 1],
    ['juste mon fils', 1],
    ['nous deux', 2],
    ['2, les enfants', 2],
  ],
}

describe.each(LANGUAGES)('those for whom something is wished (%s)', (language) => {
  it.each(WISHES[language])('are counted: %s', async (words, size) => {
    const shop = openClimbing(language)
    await shop.say(words)
    const [task] = shop.state().tasks
    expect(task?.wish.partySize).toBe(size)
    expect(shop.state().question === 'party_size').toBe(size === undefined)
  })

  it.each(ANSWERS[language])('answer how many come: %s', async (words, size) => {
    const shop = openClimbing(language)
    await say(shop, [CLIMBING[language][0], words])
    expect(shop.state().tasks[0]?.wish.partySize).toBe(size)
  })
})

describe('a second person behind "just him"', () => {
  it('is not left out', async () => {
    const shop = openClimbing('en')
    await say(shop, [CLIMBING.en[0], 'just him and his sister'])
    expect(shop.state().tasks[0]?.wish.partySize).not.toBe(1)
  })
})
