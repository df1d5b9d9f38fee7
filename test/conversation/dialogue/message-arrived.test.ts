import { describe, expect, test } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import { openBoats } from './boats.ts'
import { LANGUAGES, say } from './practice.ts'

const MESSAGE: Record<Language, string> = {
  en: 'please leave a message for the team: the zip of my life jacket is torn',
  de: 'bitte eine Nachricht ans Team: der Reißverschluss meiner Schwimmweste ist kaputt',
  es: 'un mensaje para el equipo por favor: la cremallera de mi chaleco está rota',
  fr: 'un message pour l’équipe svp : la fermeture de mon gilet est cassée',
}
const ADA = 'Ada Byron, ada@example.com'
const YES: Record<Language, string> = { en: 'yes', de: 'ja', es: 'sí', fr: 'oui' }

const ARRIVED: Record<Language, string[]> = {
  en: [
    'did it go through?',
    "I'm asking if my message about the jacket has actually gone to someone",
    'so who calls me?',
  ],
  de: [
    'ist das rausgegangen?',
    'ich will nur wissen ob meine Nachricht über die Weste wirklich bei jemandem angekommen ist',
    'wer ruft mich denn an und wann?',
  ],
  es: [
    '¿se ha enviado?',
    'sólo pregunto si mi mensaje sobre el chaleco le ha llegado a alguien',
    '¿y quién me llama y cuándo?',
  ],
  fr: [
    'c’est bien parti ?',
    'je demande si mon message sur le gilet est vraiment arrivé à quelqu’un',
    'et qui m’appelle, et quand ?',
  ],
}

/** A matter beside the contact of a message, which names a service and a day. */
const LOST: Record<Language, [asked: string, told: string, word: string]> = {
  en: [
    'can you pass a message to the office please?',
    'Ann Smith, ann@example.com. it’s a blue cap, she left it in the kayak on Sunday afternoon',
    'blue cap',
  ],
  de: [
    'können Sie dem Büro bitte etwas ausrichten?',
    'Eva Klein, eva@example.com. es ist eine blaue Kappe, sie hat sie Sonntagnachmittag im Kajak liegen lassen',
    'blaue Kappe',
  ],
  es: [
    '¿pueden pasar un mensaje a la oficina?',
    'Ana Ruiz, ana@example.com. es una gorra azul, la dejó en el kayak el domingo por la tarde',
    'gorra azul',
  ],
  fr: [
    'vous pouvez transmettre un message au bureau svp ?',
    'Solène Marchal, solene@example.com. c’est une casquette bleue, elle l’a laissée dans le kayak dimanche après-midi',
    'casquette bleue',
  ],
}

const UNSAID: Record<Language, [wish: string, unsaid: string]> = {
  en: [
    'can we book the rowing course?',
    'hang on, I haven’t said I want to book it. my question is whether beginners can row',
  ],
  de: [
    'ich möchte den Ruderkurs buchen',
    'moment, ich hab nicht gesagt dass ich buchen will. meine Frage ist ob Anfänger rudern dürfen',
  ],
  es: [
    'quiero reservar el curso de remo',
    'espere, no he dicho que quiera reservar. mi pregunta es si un principiante puede remar',
  ],
  fr: [
    'je voudrais réserver le stage d’aviron',
    'attendez, je n’ai pas dit que je voulais réserver. ma question est de savoir si un débutant peut ramer',
  ],
}

const PRESSED: Record<Language, string> = {
  en: 'Tuesday, but like I said I have a bad shoulder, can I do it or not?',
  de: 'Dienstag, aber wie gesagt ich habe eine kaputte Schulter, darf ich das oder nicht?',
  es: 'el martes, pero como dije tengo el hombro mal, ¿puedo hacerlo o no?',
  fr: 'mardi, mais comme je l’ai dit j’ai mal à l’épaule, est-ce que je peux ou non ?',
}

describe.each(LANGUAGES)('what the team was given, in %s', (language) => {
  test.each(ARRIVED[language])('is told: %s', async (message) => {
    const shop = await openBoats(language, [MESSAGE[language], ADA, YES[language]])
    await shop.say(message)
    expect(shop.plan()).toMatchObject([{ say: expect.stringMatching(/teamHas|teamAnswers/u) }])
    expect(shop.state().tasks).toEqual([])
  })

  test('keeps a thing that was left behind', async () => {
    const [asked, told, word] = LOST[language]
    const shop = await openBoats(language, [asked])
    const reply = await say(shop, [told])
    expect(shop.state().tasks.map(({ name }) => name)).toEqual(['message'])
    expect(reply).toContain(word)
  })
})

describe.each(LANGUAGES)('a question during a booking, in %s', (language) => {
  test('puts the booking aside that was not wished for', async () => {
    const [wish, unsaid] = UNSAID[language]
    const shop = await openBoats(language, [wish, unsaid])
    expect(shop.state().tasks).toEqual([])
    expect(shop.plan().filter((part) => 'answer' in part)).toHaveLength(1)
  })

  test('is asked with its reason', async () => {
    const shop = await openBoats(language, [UNSAID[language][0], PRESSED[language]])
    expect(shop.plan().some((part) => 'answer' in part)).toBe(true)
  })
})
