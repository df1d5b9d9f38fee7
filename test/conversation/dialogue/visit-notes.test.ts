import { describe, expect, it } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import { ADA, openPottery, WISH, YES } from './pottery.ts'
import { LANGUAGES, say } from './practice.ts'

/** Messages behind a wish for a lesson, the note that the booking has, and what it has not. */
type Said = [what: string, messages: string[], note: RegExp, never?: RegExp]

const SAID: Record<Language, Said[]> = {
  en: [
    [
      'takes the sentence before a request that only refers to it',
      [`${ADA}. My son has his arm in a cast. Could you put that down?`],
      /^My son has his arm in a cast$/u,
    ],
    [
      'takes the message before',
      ['My daughter has never left her pram.', `can you note that please? ${ADA}`],
      /pram/u,
      /note that/u,
    ],
    [
      'takes what a thing refers to',
      [`${ADA}. please don’t ring the shop phone, it is a surprise`, 'yes, and please note the thing about the phone'],
      /^please don’t ring the shop phone, it is a surprise$/u,
    ],
    ['has a wish beside the details', [`then with an apron please. ${ADA}`], /with an apron/u],
    [
      'is read back where it is insisted on, and not written twice',
      [`then with an apron please. ${ADA}`, 'the note about the apron is important to me', 'yes'],
      /^then with an apron please$/u,
    ],
    ['has a preference beside a yes', [ADA, 'yes, and rather white clay than the red one'], /rather white clay/u],
    [
      'has a preference with its question',
      [ADA, 'yes. and better white clay instead of the red, is that possible?'],
      /white clay instead of the red/u,
    ],
    [
      'has a request that begins as a question',
      [ADA, 'yes, and would it be possible to mention that we bring our own glaze?'],
      /^we bring our own glaze$/u,
    ],
    [
      'goes on to the end of what is dictated',
      [ADA, 'Please note: one guest with a walking frame. Set up on the ground floor.', 'yes'],
      /walking frame. Set up on the ground floor/u,
    ],
  ],
  de: [
    [
      'takes the sentence before a request that only refers to it',
      [`${ADA}. Mein Sohn hat den Arm in Gips. Können Sie das so vermerken?`],
      /^Mein Sohn hat den Arm in Gips$/u,
    ],
    [
      'takes the message before',
      ['Meine Tochter kommt nur mit Kinderwagen.', `könnt ihr das bitte notieren? ${ADA}`],
      /Kinderwagen/u,
      /notieren/u,
    ],
    [
      'takes what a thing refers to',
      [
        `${ADA}. bitte nicht im Laden anrufen, das ist eine Überraschung`,
        'ja, und bitte die Sache mit dem Laden vermerken',
      ],
      /^bitte nicht im Laden anrufen, das ist eine Überraschung$/u,
    ],
    ['has a wish beside the details', [`dann bitte mit Schürze. ${ADA}`], /mit Schürze/u],
    [
      'is read back where it is insisted on, and not written twice',
      [`dann bitte mit Schürze. ${ADA}`, 'die Notiz mit der Schürze ist mir wichtig', 'ja'],
      /^dann bitte mit Schürze$/u,
    ],
    ['has a preference beside a yes', [ADA, 'ja, und lieber weißen Ton als roten'], /lieber weißen Ton/u],
    [
      'has a preference with its question',
      [ADA, 'ja. und besser weißer Ton statt rotem, geht das noch?'],
      /weißer Ton statt rotem/u,
    ],
    [
      'has a request that begins as a question',
      [ADA, 'ja, und ist es möglich zu vermerken, dass wir unsere eigene Glasur mitbringen?'],
      /^wir unsere eigene Glasur mitbringen$/u,
    ],
    [
      'goes on to the end of what is dictated',
      [ADA, 'Bitte notieren: ein Gast mit Gehwagen. Bitte im Erdgeschoss aufbauen.', 'ja'],
      /Gehwagen. Bitte im Erdgeschoss aufbauen/u,
    ],
  ],
  es: [
    [
      'takes the sentence before a request that only refers to it',
      [`${ADA}. Mi hijo lleva el brazo escayolado. ¿Lo podéis apuntar?`],
      /^Mi hijo lleva el brazo escayolado$/u,
    ],
    [
      'takes the message before',
      ['Mi hija va siempre en carrito.', `¿puede anotarlo, por favor? ${ADA}`],
      /carrito/u,
      /anotarlo/u,
    ],
    [
      'takes what a thing refers to',
      [`${ADA}. por favor no llaméis a la tienda, que es una sorpresa`, 'sí, y por favor apuntad lo de la tienda'],
      /^por favor no llaméis a la tienda, que es una sorpresa$/u,
    ],
    ['has a wish beside the details', [`con delantal por favor. ${ADA}`], /con delantal/u],
    [
      'is read back where it is insisted on, and not written twice',
      [`con delantal por favor. ${ADA}`, 'la nota del delantal es importante', 'sí'],
      /^con delantal por favor$/u,
    ],
    ['has a preference beside a yes', [ADA, 'sí, y mejor barro blanco en vez de rojo'], /mejor barro blanco/u],
    [
      'has a preference with its question',
      [ADA, 'sí. y mejor barro blanco en vez de rojo, ¿es posible?'],
      /barro blanco en vez de rojo/u,
    ],
    [
      'has a request that begins as a question',
      [ADA, 'sí, ¿y es posible anotar que traemos nuestro esmalte?'],
      /^traemos nuestro esmalte$/u,
    ],
    [
      'goes on to the end of what is dictated',
      [ADA, 'Apunte: un invitado con andador. Preparadlo en la planta baja.', 'sí'],
      /andador. Preparadlo en la planta baja/u,
    ],
  ],
  fr: [
    [
      'takes the sentence before a request that only refers to it',
      [`${ADA}. Mon fils a le bras dans le plâtre. Vous pouvez le noter ?`],
      /^Mon fils a le bras dans le plâtre$/u,
    ],
    [
      'takes the message before',
      ['Ma fille ne quitte pas sa poussette.', `pouvez-vous le noter svp ? ${ADA}`],
      /poussette/u,
      /noter/u,
    ],
    [
      'takes what a thing refers to',
      [`${ADA}. n’appelez pas la boutique svp, c’est une surprise`, 'oui, et notez svp l’histoire de la boutique'],
      /^n’appelez pas la boutique svp, c’est une surprise$/u,
    ],
    ['has a wish beside the details', [`avec un tablier svp. ${ADA}`], /avec un tablier/u],
    [
      'is read back where it is insisted on, and not written twice',
      [`avec un tablier svp. ${ADA}`, 'la note avec le tablier est importante pour moi', 'oui'],
      /^avec un tablier svp$/u,
    ],
    [
      'has a preference beside a yes',
      [ADA, 'oui, et plutôt de l’argile blanche que de la rouge'],
      /plutôt de l’argile blanche/u,
    ],
    [
      'has a preference with its question',
      [ADA, 'oui. et plutôt de l’argile blanche à la place de la rouge, c’est possible ?'],
      /argile blanche à la place de la rouge/u,
    ],
    [
      'has a request that begins as a question',
      [ADA, 'oui, et c’est possible de préciser que nous apportons notre émail ?'],
      /^nous apportons notre émail$/u,
    ],
    [
      'goes on to the end of what is dictated',
      [ADA, 'Notez bien : un invité avec déambulateur. Installez tout au rez-de-chaussée.', 'oui'],
      /déambulateur. Installez tout au rez-de-chaussée/u,
    ],
  ],
}

const INVOICE: Record<Language, [invoice: string, name: string]> = {
  en: ['Invoice to Feldmann Ltd please', 'no, my name is Ada Byron, only the invoice goes to Feldmann Ltd'],
  de: ['Rechnung bitte an Feldmann GmbH', 'nein, ich heiße Ada Byron, nur die Rechnung geht an die Feldmann GmbH'],
  es: ['Factura a nombre de Feldmann SL', 'no, me llamo Ada Byron, solo la factura va a nombre de Feldmann SL'],
  fr: ['Facture au nom de Feldmann SARL', 'non, je m’appelle Ada Byron, seule la facture est au nom de Feldmann SARL'],
}

describe.each(LANGUAGES)('the note of a booking (%s)', (language) => {
  it.each(SAID[language])('%s', async (_what, messages, note, never = /(?!)/u) => {
    const shop = await openPottery(language, [WISH[language]])
    await say(shop, messages)
    if (shop.state().booking === null) await shop.say(YES[language])
    const { notes } = shop.calls().find(({ name }) => name === 'create_booking')!.arguments
    expect(notes).toMatch(note)
    expect(notes).not.toMatch(never)
  })

  it('has the company of an invoice, which is never the name', async () => {
    const [invoice, name] = INVOICE[language]
    const company = /Feldmann \w+/u.exec(invoice)![0]
    const beside = await openPottery(language, [WISH[language], `${ADA}. ${invoice}`])
    expect(beside.state()).toMatchObject({ contact: { name: 'Ada Byron' }, tasks: [{ notes: [invoice] }] })
    const shop = await openPottery(language, [WISH[language], ADA, invoice])
    expect(shop.state().contact.name).toBe('Ada Byron')
    await say(shop, [name, YES[language]])
    const { arguments: made } = shop.calls().find((call) => call.name === 'create_booking')!
    expect(made).toMatchObject({ name: 'Ada Byron' })
    expect(made['notes']).toContain(company)
  })
})
