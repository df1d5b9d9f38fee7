import { describe, expect, it } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import { LANGUAGES, openPractice, say } from './practice.ts'

/** A ride from six years on, and a walk. */
const SERVICES: Record<Language, [ride: string, described: string, walk: string]> = {
  en: ['Train ride', 'For children from 6 years with an adult', 'Walk'],
  de: ['Zugfahrt', 'Für Kinder ab 6 Jahren mit Begleitung', 'Spaziergang'],
  es: ['Paseo en tren', 'Para niños a partir de 6 años con un adulto', 'Caminata'],
  fr: ['Tour en train', 'Pour les enfants à partir de 6 ans avec un adulte', 'Promenade'],
}

/** A family of which one child is too young, a question about that child, and the wish. */
const SAID: Record<Language, [family: string, child: string, wish: string]> = {
  en: [
    'we are 2 adults and three children (4, 7 and 10)',
    'my son is 4 years old, may he?',
    'a train ride on Tuesday at 10 for 5',
  ],
  de: [
    'wir sind 2 Erwachsene und drei Kinder (4, 7 und 10)',
    'mein Sohn ist 4 Jahre alt, darf er?',
    'eine Zugfahrt am Dienstag um 10 für 5',
  ],
  es: [
    'somos 2 adultos y tres niños (4, 7 y 10)',
    'mi hijo tiene 4 años, ¿puede?',
    'un paseo en tren el martes a las 10 para 5',
  ],
  fr: [
    'nous sommes 2 adultes et trois enfants (4, 7 et 10)',
    'mon fils a 4 ans, il peut ?',
    'un tour en train mardi à 10h pour 5',
  ],
}

async function told(language: Language, said: string[]) {
  const [ride, description, walk] = SERVICES[language]
  const party = { minutes: 60, partyMin: 1, partyMax: 8 }
  const shop = openPractice(language, {
    services: [
      { name: ride, description, ...party },
      { name: walk, ...party },
    ],
  })
  await say(shop, said)
  return shop.plan().flatMap((part) => ('say' in part ? [part.say] : []))
}

describe.each(LANGUAGES)('ages of a family in %s', (language) => {
  const [family, child, wish] = SAID[language]

  it('offers what some of them may do, with its least age', async () => {
    expect(await told(language, [`${family}. ${wish}`])).toContain('fromAge')
  })

  it('refuses nothing where one of them was spoken of alone', async () => {
    expect(await told(language, [family, child, wish])).not.toContain('notForAge')
  })

  it('refuses what the only child is too young for', async () => {
    expect(await told(language, [child, wish])).toContain('notForAge')
  })
})

/** A start for a children's party, then the contact with the age of a sibling, who is no guest. */
const SIBLING: Record<Language, [wish: string, sibling: string]> = {
  en: [
    'The party on Monday at 10, for 8 people',
    'Ada Byron, ada@example.com. Her brother is 14, what can he do meanwhile?',
  ],
  de: [
    'Das Kinderfest am Montag um 10, für 8 Personen',
    'Ada Byron, ada@example.com. Ihr Bruder ist 14, was macht er solange?',
  ],
  es: [
    'La fiesta el lunes a las 10, para 8 personas',
    'Ada Byron, ada@example.com. Su hermano tiene 14 años, ¿qué hace mientras?',
  ],
  fr: [
    'La fête lundi à 10 h, pour 8 personnes',
    'Ada Byron, ada@example.com. Son frère a 14 ans, que fait-il pendant ce temps ?',
  ],
}
const PARTY: Record<Language, [name: string, description: string]> = {
  en: ['Party', 'For children from 7 to 13 years.'],
  de: ['Kinderfest', 'Für Kinder von 7 bis 13 Jahren.'],
  es: ['Fiesta', 'Para niños de 7 a 13 años.'],
  fr: ['Fête', 'Pour les enfants de 7 à 13 ans.'],
}

describe.each(LANGUAGES)('a start that was chosen, in %s', (language) => {
  it('stays where somebody of another age is asked about', async () => {
    const [name, description] = PARTY[language]
    const shop = openPractice(language, {
      services: [
        { name, description, minutes: 60, partyMin: 1, partyMax: 10 },
        { name: 'Kajak', minutes: 60, partyMin: 1, partyMax: 10 },
      ],
    })
    const [wish, sibling] = SIBLING[language]
    await say(shop, [wish])
    const slot = shop.state().tasks[0]?.slot
    expect(slot).toBeDefined()
    await say(shop, [sibling])
    expect(shop.plan()).not.toContainEqual(expect.objectContaining({ say: 'notForAge' }))
    expect(shop.state().tasks[0]?.slot).toEqual(slot)
  })
})
