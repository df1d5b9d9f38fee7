import { describe, expect, test } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import { openBooked, openPottery, ADA, WISH, YES } from './pottery.ts'
import { LANGUAGES, say } from './practice.ts'

/** Questions whether the booking that was made is in order, in words of many kinds. */
const WELL: Record<Language, string[]> = {
  en: [
    'so am i all sorted for tues 10?',
    'so has the booking gone through',
    'so we’re all good for tuesday?',
    'everything fine with it?',
    'is everything ok?',
  ],
  de: [
    'is alles ok so?',
    'passt das jetzt so alles?',
    'steht das jz so drin, alles ok?',
    'bin ich jetzt eingetragen?',
    'hat die buchung geklappt?',
  ],
  es: [
    'entonces está todo bien?',
    'todo listo para el martes a las 10?',
    'me habéis apuntado?',
    '¿se ha hecho la reserva?',
    'quedo apuntada?',
  ],
  fr: [
    'tout est bon alor ?',
    'c’est tout bon pour mardi 10h ?',
    'ma réservation est bien passée ?',
    'je suis bien inscrite ?',
    'on est bons ?',
  ],
}

/** Questions of the same words about something else. */
const OF_ELSE: Record<Language, string[]> = {
  en: ['is everything ok with the parking?', 'are we good to bring dogs?', 'is all the clay included?'],
  de: ['ist alles ok mit dem parken?', 'passt alles in den ofen?', 'ist alles glutenfrei?'],
  es: ['¿está todo bien señalizado?', '¿todo el barro está incluido?', '¿está listo el horno?'],
  fr: ['tout est bon marché ?', 'c’est bon pour les enfants ?', 'tout est compris dans le prix ?'],
}

describe.each(LANGUAGES)('the state of a booking (%s)', (language) => {
  test.each(WELL[language])('is told from the booking that was made: %s', async (asked) => {
    const shop = await openBooked(language)
    await shop.say(asked)
    expect(shop.plan()).toContainEqual(expect.objectContaining({ say: 'isMade' }))
    expect(shop.plan().some((part) => 'answer' in part)).toBe(false)
    expect(shop.state().tasks).toEqual([])
  })

  test.each(OF_ELSE[language])('is not what a question about something else asks: %s', async (asked) => {
    const shop = await openBooked(language)
    await shop.say(asked)
    expect(shop.plan()).not.toContainEqual(expect.objectContaining({ say: 'isMade' }))
  })

  test('is “not yet” while the summary waits for a yes, which is then answered by the deed', async () => {
    const shop = await openPottery(language, [WISH[language], ADA])
    await shop.say(ALL_WELL[language])
    expect(shop.plan()).toContainEqual(expect.objectContaining({ say: 'notBookedYet' }))
    await shop.say(`${YES[language]}. ${ALL_WELL[language]}`)
    expect(shop.plan()).toContainEqual(expect.objectContaining({ say: 'booked' }))
    expect(shop.plan().some((part) => 'answer' in part)).toBe(false)
  })
})

const ALL_WELL: Record<Language, string> = {
  en: 'are we all set then?',
  de: 'ist jetzt alles ok?',
  es: 'está todo listo?',
  fr: 'c’est tout bon alors ?',
}

const MESSAGE: Record<Language, string> = {
  en: 'please leave a message for the team: the handle of my cup is broken',
  de: 'bitte eine Nachricht ans Team: der Henkel meiner Tasse ist abgebrochen',
  es: 'un mensaje para el equipo por favor: el asa de mi taza está rota',
  fr: 'un message pour l’équipe svp : l’anse de ma tasse est cassée',
}

/** Questions whether the message reached the team. */
const SENT: Record<Language, string[]> = {
  en: [
    'so has the whole message gone off, with the bit about the handle too?',
    'Did my message about the cup get passed on to your team?',
  ],
  de: [
    'ist meine ganze Nachricht jetzt raus, auch das mit dem Henkel?',
    'Wurde die Nachricht mit der Tasse an das Team weitergegeben?',
  ],
  es: ['¿se ha enviado el mensaje entero, también lo del asa?', 'pero el mensaje, ¿lo habéis mandado o no?'],
  fr: ['Mais le message, vous l’avez envoyé ou pas ?', 'mon message sur la tasse a bien été transmis à l’équipe ?'],
}

describe.each(LANGUAGES)('the state of a message (%s)', (language) => {
  test.each(SENT[language])('is told from what the team has: %s', async (asked) => {
    const shop = await openPottery(language)
    await say(shop, [MESSAGE[language], ADA, YES[language], asked])
    expect(shop.plan()).toContainEqual(expect.objectContaining({ say: 'teamHas' }))
    expect(shop.plan().some((part) => 'answer' in part)).toBe(false)
    expect(shop.calls()).toHaveLength(1)
  })

  test.each(SENT[language])('is “not yet” before the yes, and the question stands in no text: %s', async (asked) => {
    const shop = await openPottery(language)
    await say(shop, [MESSAGE[language], ADA, asked])
    expect(shop.plan()).toContainEqual(expect.objectContaining({ say: 'notSentYet' }))
    await shop.say(YES[language])
    const [call] = shop.calls()
    expect(String(call?.arguments['message'])).not.toContain('?')
  })

  test('is “not yet” behind a message that was left', async () => {
    const shop = await openPottery(language)
    await say(shop, [MESSAGE[language], ADA, NO[language], SENT[language][0]!])
    expect(shop.plan()).toContainEqual(expect.objectContaining({ say: 'notSentYet' }))
    expect(shop.calls()).toEqual([])
  })

  test('is a question for the documents where no message was begun', async () => {
    const shop = await openPottery(language)
    await shop.say(EARLIER[language])
    expect(shop.plan()).not.toContainEqual(expect.objectContaining({ say: 'notSentYet' }))
    expect(shop.plan()).not.toContainEqual(expect.objectContaining({ say: 'teamHas' }))
  })
})

const NO: Record<Language, string> = { en: 'no', de: 'nein', es: 'no', fr: 'non' }
const EARLIER: Record<Language, string> = {
  en: 'did the e-mail I sent last week reach you?',
  de: 'ist meine Mail von letzter Woche angekommen?',
  es: '¿os ha llegado el correo de la semana pasada?',
  fr: 'mon mail de la semaine dernière est bien arrivé ?',
}

/** Questions on another matter, in words that may be about a message. */
const OF_ANOTHER: Record<Language, string[]> = {
  en: ['Could I request a table when we arrive?', 'Who should I email if we arrive late?'],
  de: ['Haben Sie bitte meine Zahlung erhalten?', 'Können Sie mir bitte sagen, ob mein Päckchen angekommen ist?'],
  es: ['¿ha llegado mi paquete?', '¿han recibido mi pago?'],
  fr: ['mon colis est-il arrivé ?', 'avez-vous reçu mon paiement ?'],
}

describe.each(LANGUAGES)('what else reached the team (%s)', (language) => {
  test.each(OF_ANOTHER[language])('is not told from a message: %s', async (asked) => {
    const shop = await openBooked(language)
    await say(shop, [MESSAGE[language], YES[language], asked])
    const told = ['teamHas', 'notSentYet']
    expect(shop.plan().some((part) => 'say' in part && told.includes(part.say))).toBe(false)
  })
})
