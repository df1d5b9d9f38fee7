import { describe, expect, it } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import { LANGUAGES, openPractice, say, SERVICES } from './practice.ts'

interface Said {
  wish: string
  yes: string
  /** A fact for the team, and a word of it. */
  told: [fact: string, word: string]
  leave: string[]
  /** Look like a request to leave out a note, and are none. */
  kept: string[]
  talk: string[]
}

const ADA = 'Ada Byron, ada@example.com'

const SAID: Record<Language, Said> = {
  en: {
    wish: 'on Tuesday at 10',
    yes: 'yes',
    told: ['My sister is in a wheelchair.', 'wheelchair'],
    leave: [
      'Yes please, but you could leave out the bit about the wheelchair.',
      'leave out the note about the wheelchair',
    ],
    kept: [
      'Yes, and please leave the door open.',
      'I don’t need to mention the bit about the wheelchair again, right?',
    ],
    talk: ['ok thats fine, yes go ahead please', 'sounds good to me, yes'],
  },
  de: {
    wish: 'am Dienstag um 10',
    yes: 'ja',
    told: ['Meine Schwester sitzt im Rollstuhl.', 'Rollstuhl'],
    leave: [
      'Ja bitte. Aber die Notiz mit dem Rollstuhl können Sie weglassen, das war nur so dahingesagt',
      'lassen Sie das mit dem Rollstuhl weg',
    ],
    kept: [
      'Ja, und bitte lassen Sie die Tür offen.',
      'Das mit dem Rollstuhl muss ich dann nicht nochmal sagen?',
      'Das mit dem Rollstuhl muss nicht extra kosten, oder?',
      'Das mit dem Rollstuhl muss nicht extra kosten.',
    ],
    talk: ['alles klar, ja, machen wir so', 'klingt gut, ja'],
  },
  es: {
    wish: 'el martes a las 10',
    yes: 'sí',
    told: ['Mi hermana va en silla de ruedas.', 'ruedas'],
    leave: ['Sí, por favor. Pero podéis quitar lo de la silla de ruedas', 'quita lo de la silla de ruedas'],
    kept: ['Sí, y por favor dejad la puerta abierta.', 'No hace falta decir lo de la silla de ruedas otra vez, ¿no?'],
    talk: ['vale pues perfecto entonces, sí', 'me parece bien, sí'],
  },
  fr: {
    wish: 'mardi à 10h',
    yes: 'oui',
    told: ['Ma sœur est en fauteuil roulant.', 'fauteuil'],
    leave: [
      'Oui. Mais vous pouvez enlever la remarque sur le fauteuil roulant',
      'enlevez la note sur le fauteuil roulant',
    ],
    kept: ['Oui, et laissez la porte ouverte svp.', 'Pas besoin de dire encore le détail du fauteuil roulant, non ?'],
    talk: ['d’accord c’est bon, oui allez-y', 'ça me va, oui'],
  },
}

describe.each(LANGUAGES)('the notes of a booking under way (%s)', (language) => {
  const { wish, yes, told, leave, kept, talk } = SAID[language]
  const [, pilates] = SERVICES[language]
  const begun = [`${pilates} ${wish}`]

  async function notesAfter(messages: string[]): Promise<string> {
    const shop = openPractice(language)
    await say(shop, [...begun, ...messages])
    if (shop.state().booking === null) await shop.say(yes)
    const made = shop.calls().find(({ name }) => name === 'create_booking')
    expect(made).toBeDefined()
    return String(made!.arguments['notes'] ?? '')
  }

  it.each(leave)('are left out on request, and the request is none: %s', async (message) => {
    expect(await notesAfter([`${told[0]} ${ADA}`, message])).toBe('')
  })

  it.each(kept)('stay without one: %s', async (message) => {
    expect(await notesAfter([`${told[0]} ${ADA}`, message])).toContain(told[1])
  })

  it.each(talk)('have no agreement: %s', async (message) => {
    expect(await notesAfter([ADA, message])).toBe('')
  })
})
