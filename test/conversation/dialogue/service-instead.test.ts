import { describe, expect, it } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import { openBoats } from './boats.ts'
import { bookedIn, LANGUAGES, say } from './practice.ts'

interface Said {
  /** A wish for a kayak on a day, for one person. */
  wish: string
  /** Refuses it for the sailing lesson. */
  sailing: string[]
  /** Refuses it for something that no service is called by. */
  unnamed: string
  /** Refuses it, and wishes for nothing else. */
  left: string[]
  /** A wish without a service, and a place in the list. */
  open: string
  second: string
  /** A booking and its cancellation, then a wish without a service. */
  booked: string[]
  again: string
  /** Asks for another service, and then wishes for a day; and an appointment made elsewhere. */
  since: [asked: string, wish: string]
  elsewhere: string
}

const SAID: Record<Language, Said> = {
  en: {
    wish: 'kayak hire on Tuesday at 10 please',
    sailing: [
      'no, not the kayak hire, the sailing lesson please!',
      'instead of the kayak hire I’d like the sailing lesson',
    ],
    unnamed: 'nah, not the kayak hire, the thing with the oars please!',
    left: ['no kayak hire, thank you', 'I don’t want the kayak hire. what do you charge for parking?'],
    open: 'I’d like to book something on Tuesday',
    second: 'the second, the one from before',
    booked: ['kayak hire on Tuesday at 10. Ada Byron, ada@example.com', 'yes', 'please cancel my booking', 'yes'],
    again: 'thanks. could it be on Friday?',
    since: ['do you do sailing lessons, what do they cost?', 'ok, Friday at 10'],
    elsewhere: 'I’d also like to move my other appointment to Friday',
  },
  de: {
    wish: 'Kajakverleih am Dienstag um 10 bitte',
    sailing: [
      'nee, nicht den Kajakverleih, die Segelstunde bitte!',
      'statt dem Kajakverleih möchte ich die Segelstunde',
    ],
    unnamed: 'nee, nicht den Kajakverleih, das mit den Paddeln bitte!',
    left: ['kein Kajakverleih, danke', 'ich will keinen Kajakverleih. was kostet das Parken?'],
    open: 'ich möchte am Dienstag etwas buchen',
    second: 'das zweite, das von vorhin',
    booked: [
      'Kajakverleih am Dienstag um 10. Ada Byron, ada@example.com',
      'ja',
      'bitte sagen Sie meinen Termin ab',
      'ja',
    ],
    again: 'danke. ginge es am Freitag?',
    since: ['machen Sie Segelstunden, was kostet eine Segelstunde?', 'ok, Freitag um 10'],
    elsewhere: 'ich möchte auch meinen anderen Termin auf Freitag verschieben',
  },
  es: {
    wish: 'alquiler de kayak el martes a las 10 por favor',
    sailing: [
      'no, no el alquiler de kayak, ¡la clase de vela por favor!',
      'en vez del alquiler de kayak quiero la clase de vela',
    ],
    unnamed: 'no, no el alquiler de kayak, ¡lo de las palas por favor!',
    left: ['ningún alquiler de kayak, gracias', 'no quiero el alquiler de kayak. ¿cuánto cuesta aparcar?'],
    open: 'quiero reservar algo el martes',
    second: 'el segundo, el de antes',
    booked: [
      'alquiler de kayak el martes a las 10. Ada Byron, ada@example.com',
      'sí',
      'quiero cancelar mi reserva',
      'sí',
    ],
    again: 'gracias. ¿podría ser el viernes?',
    since: ['¿hacen clases de vela, cuánto cuesta la clase de vela?', 'vale, el viernes a las 10'],
    elsewhere: 'también quiero cambiar mi otra cita al viernes',
  },
  fr: {
    wish: 'location de kayak mardi à 10h svp',
    sailing: [
      'non, pas la location de kayak, le cours de voile svp !',
      'au lieu de la location de kayak je voudrais le cours de voile',
    ],
    unnamed: 'non, pas la location de kayak, le truc avec les pagaies svp !',
    left: ['pas de location de kayak, merci', 'je ne veux pas la location de kayak. combien coûte le parking ?'],
    open: 'je voudrais réserver quelque chose mardi',
    second: 'le deuxième, celui d’avant',
    booked: [
      'location de kayak mardi à 10h. Ada Byron, ada@example.com',
      'oui',
      'je veux annuler mon rendez-vous',
      'oui',
    ],
    again: 'merci. ce serait possible vendredi ?',
    since: ['vous faites des cours de voile, combien coûte le cours de voile ?', 'ok, vendredi à 10h'],
    elsewhere: 'je voudrais aussi déplacer mon autre rendez-vous à vendredi',
  },
}

describe.each(LANGUAGES)('a service in place of another (%s)', (language) => {
  const { wish, sailing, unnamed, left, open, second, booked, again, since, elsewhere } = SAID[language]

  it.each(sailing)('is taken with the day: %s', async (message) => {
    const shop = await openBoats(language, [wish, message])
    const [task] = shop.state().tasks
    expect(task?.wish.service).toBe('svc_0')
    expect(task?.wish.day).toEqual({ from: '2026-12-01', to: '2026-12-01' })
  })

  it('is asked for where no service is called so', async () => {
    const shop = await openBoats(language, [wish, unnamed])
    const [task] = shop.state().tasks
    expect(task?.wish.service).not.toBe('svc_1')
    expect(task?.name).toBe('book')
  })

  it.each(left)('is none where nothing else is wished for: %s', async (message) => {
    const shop = await openBoats(language, [wish, message])
    expect(shop.state().tasks).toEqual([])
  })

  it('is chosen by its place, whatever stands beside it', async () => {
    const shop = await openBoats(language, [open, second])
    expect(shop.state().tasks[0]?.wish.service).toBe('svc_1')
  })

  it('is the one that was cancelled, where none is named', async () => {
    const shop = await openBoats(language)
    await say(shop, [...booked, again])
    expect(shop.state().tasks[0]?.wish.service).toBe('svc_1')
    expect(await bookedIn(shop)).toHaveLength(1)
  })

  it('is one that was asked for since the cancellation', async () => {
    const shop = await openBoats(language)
    await say(shop, [...booked, ...since])
    expect(shop.state().tasks[0]?.wish.service).toBe('svc_0')
  })

  it('is none where another appointment is to be moved', async () => {
    const shop = await openBoats(language)
    await say(shop, [...booked, elsewhere])
    expect(shop.state().tasks.map(({ name }) => name)).not.toContain('book')
  })
})
