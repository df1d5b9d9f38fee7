import { describe, expect, it } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import { LANGUAGES, openPractice } from './practice.ts'
import { YES } from './pottery.ts'

/** Names of the services of a dry cleaner: cleaning of curtains, and alterations. */
const SERVICES: Record<Language, [curtains: string, alterations: string]> = {
  en: ['Curtain cleaning', 'Alterations'],
  de: ['Gardinenreinigung', 'Änderungsschneiderei'],
  es: ['Limpieza de cortinas', 'Arreglos de ropa'],
  fr: ['Nettoyage de rideaux', 'Retouches'],
}

const WHO = 'Ada Byron, ada@example.com'

interface Script {
  story: string
  /** The wish for the money, with the name of a service. */
  refund: string
  heard: string
  /** The statement in `heard`, beside its question. */
  told: string
  manager: string
  /** A question for a discount. */
  redress: string
  refusal: string
  /** An appointment beside the complaint. */
  visit: string
}

const SCRIPTS: Record<Language, Script> = {
  en: {
    story: 'I picked up my curtains on Monday, nobody greeted me and the lady at the counter was rude. not happy',
    refund: "I'd like a refund of the curtain cleaning tbh",
    heard: 'neither! they are hanging at home already. I am complaining, did you get that?',
    told: 'they are hanging at home already',
    manager: 'no, it is not ok. please pass my complaint to the manager',
    redress: 'can I have a discount on the alterations at least?',
    refusal: 'no, forget it, I do not want to complain',
    visit: 'and I want to book alterations on Tuesday at 10',
  },
  de: {
    story:
      'Ich habe am Montag meine Gardinen abgeholt, niemand hat gegrüßt und die Dame war unfreundlich. Bin nicht zufrieden',
    refund: 'Ich hätte gern die Gardinenreinigung erstattet',
    heard: 'keins von beiden! sie hängen schon zu Hause. ich beschwere mich, ist das angekommen?',
    told: 'sie hängen schon zu Hause',
    manager: 'nein, das ist nicht okay. bitte gebt meine Beschwerde an die Chefin weiter',
    redress: 'bekomme ich wenigstens einen Rabatt auf die Änderungsschneiderei?',
    refusal: 'nein, vergesst es, ich will mich nicht beschweren',
    visit: 'und ich möchte einen Termin für Änderungsschneiderei am Dienstag um 10 buchen',
  },
  es: {
    story: 'Recogí mis cortinas el lunes, nadie me atendió y la señora fue muy maleducada. no estoy contenta',
    refund: 'Quiero que me devolváis lo de la limpieza de cortinas',
    heard: '¡ninguno! ya están colgadas en casa. me estoy quejando, ¿lo habéis entendido?',
    told: 'ya están colgadas en casa',
    manager: 'no, no está bien. pasad mi queja a la encargada por favor',
    redress: '¿me hacéis al menos un descuento en los arreglos de ropa?',
    refusal: 'no, déjalo, no quiero quejarme',
    visit: 'y quiero reservar arreglos de ropa el martes a las 10',
  },
  fr: {
    story: 'J’ai récupéré mes rideaux lundi, personne ne m’a saluée et la dame était désagréable. pas contente',
    refund: 'J’aimerais être remboursée du nettoyage de rideaux',
    heard: 'aucun ! ils sont déjà accrochés chez moi. je me plains, vous avez compris ?',
    told: 'ils sont déjà accrochés chez moi',
    manager: 'non, ce n’est pas normal. transmettez ma plainte à la responsable svp',
    redress: 'vous me faites au moins une remise sur les retouches ?',
    refusal: 'non, laissez tomber, je ne veux pas me plaindre',
    visit: 'et je voudrais réserver des retouches mardi à 10h',
  },
}

function open(language: Language) {
  const services = SERVICES[language].map((name) => ({ name, minutes: 60 }))
  return openPractice(language, { services, staff: ['Ida Gray', 'Grace Murray'] })
}

describe.each(LANGUAGES)('a complaint goes on (%s)', (language) => {
  const script = SCRIPTS[language]

  it('with the wish for the money, which begins no booking', async () => {
    const shop = open(language)
    await shop.say(script.story)
    const reply = await shop.say(`${WHO}. ${script.refund}`)
    expect(shop.state().tasks.map(({ name }) => name)).toEqual(['message'])
    expect(reply).toContain(script.story)
    expect(reply).toContain(script.refund)
  })

  it('until it is passed on, with all that was told and no contact', async () => {
    const shop = open(language)
    await shop.say(script.story)
    await shop.say(`${WHO}. ${script.refund}`)
    await shop.say(script.heard)
    const readBack = await shop.say(script.manager)
    expect(shop.state().tasks.map(({ name }) => name)).toEqual(['message'])
    await shop.say(YES[language])
    const [told, ...others] = shop.calls()
    expect(others).toEqual([])
    expect(told).toMatchObject({ name: 'capture_lead', arguments: { intent: 'complaint', name: 'Ada Byron' } })
    const { message } = told!.arguments as { message: string }
    for (const words of [script.story, script.refund, script.told]) expect(message).toContain(words)
    expect(message).not.toMatch(/Ada|\?/u)
    for (const line of message.split('\n')) expect(readBack).toContain(line)
  })

  it('with a question for a discount, which is answered and told to the team', async () => {
    const shop = open(language)
    await shop.say(script.story)
    await shop.say(script.redress)
    expect(shop.plan()).toContainEqual({ answer: expect.any(String) })
    expect(await shop.say(WHO)).toContain(script.redress)
  })

  it('unless it is refused', async () => {
    const shop = open(language)
    await shop.say(script.story)
    await shop.say(script.refusal)
    expect(shop.state().tasks).toEqual([])
  })

  it('behind an appointment that is named as one', async () => {
    const shop = open(language)
    await shop.say(script.story)
    await shop.say(script.visit)
    expect(shop.state().tasks[0]).toMatchObject({ name: 'book', wish: { service: 'svc_1' } })
  })
})

const WITHHELD: [Language, string][] = [
  [
    'en',
    'My ladder went back to you on the 9th and you STILL have not paid out the deposit. more than three weeks, not good enough',
  ],
  ['en', 'The catalogue was never delivered although I paid for it in October'],
  ['en', 'You have had our clock for over two months and it is still not running'],
  [
    'de',
    'Die Leiter ist seit dem 9. wieder bei euch und ihr habt die Kaution IMMER NOCH nicht ausgezahlt. Das geht so nicht',
  ],
  ['de', 'Der Katalog kam nie an, obwohl ich ihn im Oktober bezahlt habe'],
  ['de', 'Seit über zwei Monaten habt ihr unsere Uhr und sie läuft immer noch nicht'],
  [
    'es',
    'Devolví la escalera el día 9 y TODAVÍA no me habéis devuelto la fianza del alquiler cancelado. No es de recibo',
  ],
  ['es', 'El catálogo no llegó nunca aunque lo pagué en octubre'],
  ['es', 'Tenéis nuestro reloj desde hace más de dos meses y sigue sin funcionar'],
  ['fr', 'L’échelle est rendue depuis le 9 et vous n’avez TOUJOURS pas libéré la caution. ce n’est pas sérieux'],
  ['fr', 'Le catalogue n’est jamais arrivé alors que je l’ai payé en octobre'],
]

describe('money or goods kept back', () => {
  it.each(WITHHELD)('are a complaint (%s): %s', async (language, message) => {
    const shop = open(language)
    await shop.say(message)
    expect(shop.state().tasks[0]).toMatchObject({ name: 'message', isComplaint: true, said: [message] })
  })

  it.each<[Language, string]>([
    ['en', 'what is your deposit for a ladder and when do you release it?'],
    ['en', 'I still have not decided, what do alterations cost?'],
    ['de', 'Habt ihr meine Kaution noch nicht erhalten?'],
    ['es', 'todavía no me he decidido, cuánto cuestan los arreglos?'],
    ['fr', 'je n’ai toujours pas choisi, les retouches coûtent combien ?'],
  ])('are none in a question (%s): %s', async (language, message) => {
    const shop = open(language)
    await shop.say(message)
    expect(shop.plan()).not.toContainEqual({ say: 'sorry' })
    expect(shop.state().tasks.some(({ isComplaint }) => isComplaint === true)).toBe(false)
  })
})

describe('a name with an address', () => {
  it.each(['de', 'es', 'fr'] as const)('is in no other language (%s)', async (language) => {
    const shop = open(language)
    await shop.say(SCRIPTS[language].story)
    const reply = await shop.say('Ann Lee, ann@example.com')
    expect(reply).not.toContain('Shall I')
  })
})
