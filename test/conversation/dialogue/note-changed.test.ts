import { describe, expect, it } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import { LANGUAGES, openPractice, say, SERVICES } from './practice.ts'

interface Said {
  wish: string
  yes: string
  /** A fact for the team, and a word of it. */
  told: [fact: string, word: string]
  /** Want the booking without its note; the first ones agree to it. */
  agreed: string[]
  dropped: string[]
  /** Ask or tell something about the note, which stays. */
  kept: string[]
  /** Orders beside the yes to write something into the note, with a word of it. */
  added: [words: string, word: string][]
  /** Words that replace the note, and a word of the new one. */
  replaced: [words: string, word: string]
  /** Words for a note that says nothing else, and a word of it. */
  only: [words: string, word: string]
  /** A yes with a value, which is no note. */
  value: string
}

const ADA = 'Ada Byron, ada@example.com'

const SAID: Record<Language, Said> = {
  en: {
    wish: 'on Tuesday at 10',
    yes: 'yes',
    told: ['My sister is allergic to bees.', 'bees'],
    agreed: ['Yes, but please take that note out, it is not needed.', 'fine, but without the note'],
    dropped: [
      'no note please',
      'Please remove the note first',
      'the note is wrong, delete it',
      'yes please. You don’t need that note though!',
    ],
    kept: ['Is the note in there?', 'the note matters to me'],
    added: [
      ['yes, and put the name of my sister: Laura', 'Laura'],
      ['Yes please. Add that we bring a pram', 'pram'],
    ],
    replaced: ['yes, but take the bees out of the note, put down that we bring a pram', 'pram'],
    only: ['the note is too long; it need only say that we bring a pram', 'pram'],
    value: 'yes, put us down for 11 o’clock instead',
  },
  de: {
    wish: 'am Dienstag um 10',
    yes: 'ja',
    told: ['Meine Schwester hat eine Bienenallergie.', 'Bienen'],
    agreed: ['Ja, aber die Notiz bitte raus', 'ja, aber ohne die Anmerkung'],
    dropped: ['Bitte keine Notiz', 'Die Notiz können Sie streichen, die ist überholt', 'Die Notiz brauchen Sie nicht'],
    kept: ['Steht die Notiz drin?', 'Die Notiz ist mir wichtig'],
    added: [
      ['ja, und schreiben Sie den Namen meiner Schwester dazu: Laura', 'Laura'],
      ['Ja. Vermerken Sie bitte den Kinderwagen', 'Kinderwagen'],
    ],
    replaced: [
      'ja, aber das mit den Bienen bitte aus der Notiz streichen, vermerken Sie den Kinderwagen',
      'Kinderwagen',
    ],
    only: ['die Notiz ist zu lang, da soll nur stehen: wir kommen mit Kinderwagen', 'Kinderwagen'],
    value: 'ja, schreiben Sie lieber 11 Uhr',
  },
  es: {
    wish: 'el martes a las 10',
    yes: 'sí',
    told: ['Mi hermana es alérgica a las abejas.', 'abejas'],
    agreed: ['Sí, pero quite la nota', 'sí, pero sin la nota'],
    dropped: ['sin nota, por favor', 'borre esa nota, ya no hace falta', 'no hace falta la nota'],
    kept: ['¿Está la nota?', 'la nota es importante'],
    added: [
      ['sí, y ponga el nombre de mi hermana: Laura', 'Laura'],
      ['Sí. Añada que llevamos un carrito', 'carrito'],
    ],
    replaced: ['sí, pero quite lo de las abejas de la nota, ponga que llevamos un carrito', 'carrito'],
    only: ['la nota es muy larga, solo debe decir que llevamos un carrito', 'carrito'],
    value: 'sí, pero ponga las 11',
  },
  fr: {
    wish: 'mardi à 10h',
    yes: 'oui',
    told: ['Ma sœur est allergique aux abeilles.', 'abeilles'],
    agreed: ['Oui, mais enlevez la note s’il vous plaît', 'oui, mais sans la remarque'],
    dropped: ['pas de note s’il vous plaît', 'supprimez cette note, ce n’est plus utile', 'pas besoin de la note'],
    kept: ['La note y est ?', 'la note est importante'],
    added: [
      ['Oui, et mettez le nom de ma sœur : Laura', 'Laura'],
      ['oui, ajoutez que nous venons avec une poussette', 'poussette'],
    ],
    replaced: ['oui, mais enlevez les abeilles de la note, ajoutez que nous avons une poussette', 'poussette'],
    only: ['la note est trop longue, elle doit juste dire que nous avons une poussette', 'poussette'],
    value: 'oui, mais mettez plutôt 11h',
  },
}

describe.each(LANGUAGES)('the note of a booking that is read back (%s)', (language) => {
  const { wish, yes, told, agreed, dropped, kept, added, replaced, only, value } = SAID[language]
  const [, , massage] = SERVICES[language]

  /** The notes that the booking is made with after these messages, and a yes where they give none. */
  async function notesAfter(messages: string[]): Promise<{ notes: string; reply: string }> {
    const shop = openPractice(language)
    expect(await say(shop, [`${massage} ${wish}`, `${told[0]} ${ADA}`])).toContain(told[1])
    const reply = await say(shop, messages)
    if (shop.state().booking === null) await shop.say(yes)
    const made = shop.calls().filter(({ name }) => name === 'create_booking')
    expect(made).toHaveLength(1)
    return { notes: String(made[0]!.arguments['notes'] ?? ''), reply }
  }

  it.each([...agreed, ...dropped])('is left out: %s', async (words) => {
    expect((await notesAfter([words])).notes).toBe('')
  })

  it.each(kept)('stays: %s', async (words) => {
    expect((await notesAfter([words])).notes).toContain(told[1])
  })

  it.each(added)('takes what is to be put down, and the reply has it: %s', async (words, word) => {
    const { notes, reply } = await notesAfter([words])
    expect([notes, reply]).toEqual([expect.stringContaining(word), expect.stringContaining(word)])
  })

  it.each([replaced, only])('gives way to another one: %s', async (words, word) => {
    const { notes } = await notesAfter([words])
    expect(notes).toContain(word)
    expect(notes).not.toContain(told[1])
  })

  it(`takes no hour: ${value}`, async () => {
    expect((await notesAfter([value])).notes).not.toContain('11')
  })
})
