import { describe, expect, it } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import { openBoats, SAILING } from './boats.ts'
import { ADA } from './pottery.ts'
import { LANGUAGES, say } from './practice.ts'

interface Said {
  /** A message, with the contact and without. */
  message: string
  bare: string
  /** Agrees that it is sent. */
  sent: string[]
  /** Agrees and adds a fact, with a word of it. */
  added: string
  word: string
  /** Refuses it. */
  refused: string
  /** Refuses it and wishes for a lesson. */
  booked: string[]
  /** The contact with the visitor's school. */
  school: string
  /** An hour with the address to write to. */
  contact: string
  /** Says no such thing, and leaves the message as it is. */
  open: string[]
  /** Words that are not to be sent like that. */
  unsent: string[]
  /** Agrees, and wishes for a lesson too. */
  both: string
  /** A yes that is held back. */
  held: string
}

const SAID: Record<Language, Said> = {
  en: {
    message: `a message please: the jetty lamp is broken. ${ADA}`,
    bare: 'a message please: the jetty lamp is broken',
    sent: ['yes that’s all correct, send it', 'ok, send it off please'],
    added: 'yes, and it was the one on the left by the way',
    word: 'on the left',
    refused: 'no, don’t send it',
    booked: [
      'no, I’d like to book! the sailing lesson, Tuesday at 10',
      'don’t send anything. I just want to book a sailing lesson',
    ],
    school: `${ADA}, from the rowing school`,
    contact: 'at 10. I’m Ada Byron, write to me at ada@example.com',
    open: ['if you don’t tell them, who does?', 'they never tell anybody anything.'],
    unsent: [
      'don’t send it like that!',
      'you can’t send it like that.',
      'I’d rather you didn’t send it.',
      'please do not send it',
      'No need to send it.',
    ],
    both: 'No changes, send it. And I’d like to book a sailing lesson for Tuesday at 10',
    held: 'Yes please, but the number is still wrong',
  },
  de: {
    message: `eine Nachricht bitte: die Lampe am Steg ist kaputt. ${ADA}`,
    bare: 'eine Nachricht bitte: die Lampe am Steg ist kaputt',
    sent: ['ja, stimmt alles so, schicken Sie es bitte ab', 'ja, kann so raus'],
    added: 'ja, und es war übrigens die linke Lampe',
    word: 'linke Lampe',
    refused: 'nein, bitte nicht abschicken',
    booked: [
      'nein, ich will buchen! Segelstunde, Dienstag um 10',
      'schicken Sie nichts ab, ich möchte nur eine Segelstunde buchen',
    ],
    school: `${ADA}, von der Ruderschule`,
    contact: 'um 10. ich heiße Ada Byron, schreiben Sie mir an ada@example.com',
    open: ['Einen Aufzug gibt es nicht.', 'Das gibt es nicht!', 'Der Kollege sagte nichts.'],
    unsent: [
      'Das darf so nicht abgeschickt werden!',
      'Bitte so nicht absenden.',
      'Abschicken bitte noch nicht.',
      'Weitergeben sollten Sie das nicht.',
    ],
    both: 'Nein, passt so, abschicken. Außerdem möchte ich eine Segelstunde am Dienstag um 10 buchen',
    held: 'Ja bitte, aber die Nummer von mir ist noch falsch',
  },
  es: {
    message: `un mensaje por favor: la lámpara del muelle está rota. ${ADA}`,
    bare: 'un mensaje por favor: la lámpara del muelle está rota',
    sent: ['sí, todo correcto, envíelo', 'vale, mándelo ya'],
    added: 'sí, y fue la de la izquierda, por si ayuda',
    word: 'izquierda',
    refused: 'no, no lo envíe',
    booked: [
      'no, ¡quiero reservar! la clase de vela, martes a las 10',
      'no envíe nada. solo quiero reservar una clase de vela',
    ],
    school: `${ADA}, de la escuela de remo`,
    contact: 'a las 10. soy Ada Byron, escríbanme a ada@example.com',
    open: ['No pasa nada.', 'No me digas.'],
    unsent: ['No puede enviarlo así.', 'No, todavía no puede enviarlo.'],
    both: 'No, así está bien, envíelo. También quiero reservar una clase de vela el martes a las 10',
    held: 'Sí, pero espere hasta que lo hable con mi mujer',
  },
  fr: {
    message: `un message svp : la lampe du ponton est cassée. ${ADA}`,
    bare: 'un message svp : la lampe du ponton est cassée',
    sent: ['oui c’est tout bon, envoyez-le', 'ok, vous pouvez l’envoyer'],
    added: 'oui, et c’était celle de gauche, si ça peut aider',
    word: 'gauche',
    refused: 'non, ne l’envoyez pas',
    booked: [
      'non je veux réserver ! le cours de voile, mardi 10h',
      'non ne transmettez rien. je veux juste réserver un cours de voile',
    ],
    school: `${ADA}, de l’école d’aviron`,
    contact: 'à 10h. je suis Ada Byron, écrivez-moi : ada@example.com',
    open: ['Si vous ne le dites pas, personne ne le saura.', 'si vous ne l’envoyez pas, qui le fera ?'],
    unsent: ['Non, il ne faut pas envoyer ça.', 'Ne pas envoyer.', 'Ne transmettez pas encore.'],
    both: 'Non c’est bon, envoyez. Je voudrais aussi réserver un cours de voile mardi à 10h',
    held: 'Oui, mais attendez que je demande à ma femme',
  },
}

describe.each(LANGUAGES)('a message that is read back (%s)', (language) => {
  const { message, bare, sent, added, word, refused, booked, school, contact, open, unsent, both, held } =
    SAID[language]

  it.each(sent)('is passed on as it is: %s', async (yes) => {
    const shop = await openBoats(language, [message, yes])
    const [lead] = shop.calls().filter(({ name }) => name === 'capture_lead')
    expect(lead?.arguments['message']).not.toContain(yes.slice(-6))
    expect(shop.state().tasks).toEqual([])
  })

  it('is passed on with what stands behind the yes', async () => {
    const shop = await openBoats(language, [message])
    expect(await shop.say(added)).toContain(word)
    const [lead] = shop.calls().filter(({ name }) => name === 'capture_lead')
    expect(lead?.arguments['message']).toContain(word)
  })

  it('is left where it is refused', async () => {
    const shop = await openBoats(language, [message, refused])
    expect((await shop.rows()).leads).toEqual([])
    expect(shop.state().tasks).toEqual([])
  })

  it.each(booked)('is left for a booking: %s', async (wish) => {
    const shop = await openBoats(language, [message, wish])
    expect(shop.state().tasks.map(({ name }) => name)).toEqual(['book'])
    expect(shop.state().tasks[0]?.wish.service).toBe('svc_0')
  })

  it('keeps the school of the visitor, which begins no booking', async () => {
    const shop = await openBoats(language, [bare, school])
    expect(shop.state().tasks.map(({ name }) => name)).toEqual(['message'])
  })

  it('is none where an address to write to stands beside the hour', async () => {
    const shop = await openBoats(language)
    await say(shop, [SAILING[language], contact])
    expect(shop.state().tasks.map(({ name }) => name)).toEqual(['book'])
    expect(shop.state().contact.email).toBe('ada@example.com')
    expect(shop.state().tasks[0]?.notes).toEqual([])
  })

  it.each(open)('stays open: %s', async (words) => {
    const shop = await openBoats(language, [message, words])
    expect((await shop.rows()).leads).toEqual([])
    expect(shop.state().tasks.map(({ name }) => name)).toEqual(['message'])
  })

  it.each(unsent)('is not sent against the will: %s', async (words) => {
    const shop = await openBoats(language, [message, words])
    expect((await shop.rows()).leads).toEqual([])
  })

  it('is passed on beside a wish to book', async () => {
    const shop = await openBoats(language, [message, both])
    expect((await shop.rows()).leads).toHaveLength(1)
    expect(shop.state().tasks.map(({ name }) => name)).toEqual(['book'])
  })

  it('is not passed on where the yes is held back', async () => {
    const shop = await openBoats(language, [message, held])
    expect((await shop.rows()).leads).toEqual([])
  })
})
