import { describe, expect, test } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import type { MemoryShop } from '../../support/fakes/shop-in-memory.ts'
import { openPottery } from './pottery.ts'
import { LANGUAGES, say } from './practice.ts'

const MESSAGE: Record<Language, string> = {
  en: 'please leave a message for the team: the handle of my cup is broken',
  de: 'bitte eine Nachricht ans Team: der Henkel meiner Tasse ist abgebrochen',
  es: 'un mensaje para el equipo por favor: el asa de mi taza está rota',
  fr: 'un message pour l’équipe svp : l’anse de ma tasse est cassée',
}
const WHO = 'Ada Byron, ada@example.com'
const YES: Record<Language, string> = { en: 'yes', de: 'ja', es: 'sí', fr: 'oui' }

/** Additions to the text that was read back: all words, those that are added, and those that are for the desk. */
const ADDED: Record<Language, [said: string, added: string, left: string][]> = {
  en: [
    ['The end is missing: I also ask how to pay from abroad. Can you add it?', 'how to pay from abroad', 'missing'],
    [
      "You've left off the date. It was the class on Saturday 14th November, please put that in",
      'Saturday 14th November',
      'left off',
    ],
  ],
  de: [
    [
      'Es fehlt der Schluss: ich frage auch, wie man aus dem Ausland zahlt. Können Sie das hinzufügen?',
      'aus dem Ausland zahlt',
      'fehlt',
    ],
    [
      'Sie haben das Datum vergessen. Es war der Kurs am Samstag, 14. November, bitte schreiben Sie das dazu',
      '14. November',
      'vergessen',
    ],
  ],
  es: [
    [
      'Falta el final: también pregunto cómo se paga desde el extranjero. ¿Puede añadirlo?',
      'desde el extranjero',
      'Falta',
    ],
    [
      'Se os ha olvidado la fecha. Fue la clase del sábado 14 de noviembre, ponedlo por favor',
      '14 de noviembre',
      'olvidado',
    ],
  ],
  fr: [
    [
      'Il manque la fin : je demande aussi comment payer à distance, par virement par exemple. Vous pouvez l’ajouter ?',
      'comment payer à distance',
      'manque',
    ],
    ['Vous avez oublié la date. C’était le cours du samedi 14 novembre, ajoutez-le svp', '14 novembre', 'oublié'],
  ],
}

/** Texts with the same words in their matter. */
const MATTER: Record<Language, [said: string, kept: string]> = {
  en: ['And a piece of the saucer is missing. It was blue.', 'a piece of the saucer is missing'],
  de: ['Und ein Stück der Untertasse fehlt. Sie war blau.', 'ein Stück der Untertasse fehlt'],
  es: ['Y falta un trozo del platillo. Era azul.', 'falta un trozo del platillo'],
  fr: ['Et il manque un morceau de la soucoupe. Elle était bleue.', 'manque un morceau de la soucoupe'],
}

/** A text behind a colon whose second half is a question, and a question in a text without one. */
const DICTATED: Record<Language, [said: string, end: string]> = {
  en: [
    'The message: does the class suit somebody of sixty who sees badly, and how do I pay for the voucher?',
    'how do I pay for the voucher',
  ],
  de: [
    'Die Nachricht: passt der Kurs für jemanden von sechzig, der schlecht sieht, und wie bezahle ich den Gutschein?',
    'wie bezahle ich den Gutschein',
  ],
  es: ['El mensaje: ¿la clase sirve para alguien de sesenta que ve mal, y cómo pago el bono?', 'cómo pago el bono'],
  fr: [
    'Le message : est-ce que le cours convient à une personne malvoyante de 60 ans, et comment payer le bon à distance ?',
    'comment payer le bon à distance',
  ],
}

async function sentBy(shop: MemoryShop, yes: string): Promise<string> {
  await shop.say(yes)
  return String(shop.calls().at(-1)?.arguments['message'])
}

describe.each(LANGUAGES)('a message that is read back (%s)', (language) => {
  test.each(ADDED[language])(
    'takes what is said to be missing, and is read back once more: %s',
    async (said, added, left) => {
      const shop = await openPottery(language)
      await say(shop, [MESSAGE[language], WHO, said])
      expect(shop.calls()).toEqual([])
      expect(shop.plan()).toContainEqual(expect.objectContaining({ say: 'messageSummary' }))
      expect(shop.plan().some((part) => 'answer' in part)).toBe(false)
      const sent = await sentBy(shop, YES[language])
      expect(sent).toContain(added)
      expect(sent).not.toContain(left)
    },
  )

  test('keeps a missing thing that is its matter', async () => {
    const [said, kept] = MATTER[language]
    const shop = await openPottery(language)
    await say(shop, [MESSAGE[language], WHO, said])
    expect(await sentBy(shop, YES[language])).toContain(kept)
  })

  test('goes on to the end of the words behind a colon', async () => {
    const [said, end] = DICTATED[language]
    const shop = await openPottery(language)
    await say(shop, [MESSAGE[language], `${WHO}. ${said}`])
    expect(shop.plan().filter((part) => 'answer' in part)).toEqual([])
    expect(await sentBy(shop, YES[language])).toContain(end)
  })
})

/** The end of a text that only agrees, and the visitor's own name in front of it. */
const AGREED: Record<Language, [said: string, added: string, left: string]> = {
  en: [
    "Yes, that's fine, send it please. I'd like an answer by the end of next week.",
    'an answer by the end of next week',
    'send it',
  ],
  de: [
    'Ja, passt so, bitte abschicken. Ich hätte gern eine Antwort bis Ende nächster Woche.',
    'eine Antwort bis Ende nächster Woche',
    'abschicken',
  ],
  es: [
    'Sí, está bien, envíelo por favor. Quisiera una respuesta antes del final de la semana que viene.',
    'una respuesta antes del final',
    'envíelo',
  ],
  fr: [
    'Oui, c’est bon, envoyez-le svp. Je voudrais une réponse avant la fin de la semaine prochaine.',
    'une réponse avant la fin',
    'envoyez',
  ],
}

describe.each(LANGUAGES)('a yes with more (%s)', (language) => {
  test('adds nothing of the yes itself', async () => {
    const [said, added, left] = AGREED[language]
    const shop = await openPottery(language)
    await say(shop, [MESSAGE[language], WHO])
    const sent = await sentBy(shop, said)
    expect(sent).toContain(added)
    expect(sent).not.toContain(left)
  })
})
