import { describe, expect, it } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import type { MemoryShop } from '../../support/fakes/shop-in-memory.ts'
import { ADA, openPottery, WISH, YES } from './pottery.ts'
import { LANGUAGES, say } from './practice.ts'

interface Said {
  /** A yes to ten o'clock with a second lesson at noon for Joan behind it. */
  behindYes: string[]
  /** At the summary, two lessons in place of the one: ten for the visitor, noon for Joan. */
  both: string[]
  /** Two lessons from the start, at ten and at noon. */
  fromStart: string[]
  /** At the summary of the second, its name. */
  renamed: string[]
  /** A yes with a question or a remark, which opens no second lesson. */
  single: string[]
  /** Another hour in place of the one that is read back. */
  instead: string[]
}

const SAID: Record<Language, Said> = {
  en: {
    behindYes: [
      'Yes please, 10:00 for me, and could you then book 12:00 for Joan as well?',
      'yes and can you also do 12 o’clock for Joan?',
      'Yes, book it. And please book 12:00 for Joan too.',
      'yes and the 12 oclock one for Joan too yeah?',
    ],
    both: [
      'No sorry, two lessons. Mine at 10:00, Joan’s at 12:00. Can you book mine first?',
      'No sorry, two lessons. Mine at 10:00, Ada. Joan’s at 12:00. Can you book mine first?',
      'no, two lessons: one at 10:00 for me and one at 12:00 for Joan',
    ],
    fromStart: [
      '2 throwing lessons then, Tuesday at 10 n 12?',
      'two throwing lessons please, on Tuesday at 10 and at 12',
    ],
    renamed: ['put it under Joan not me but same email', 'the name should be Joan please', 'book this one under Joan'],
    single: ['yes please, see you at 10:00 then', 'yes, and how much is it for Joan as well?'],
    instead: ['could you book 12:00 instead?', 'no, rather 12:00 please'],
  },
  de: {
    behindYes: [
      'Ja bitte, 10 Uhr für mich, und könnten Sie dann auch noch 12 Uhr für Joan buchen?',
      'ja und kannst du auch 12 Uhr für Joan buchen?',
      'Ja, buchen Sie. Und bitte auch 12 Uhr für Joan buchen.',
      'ja und den um 12 Uhr für Joan auch, ja?',
    ],
    both: [
      'Nein, zwei Kurse. Meiner um 10 Uhr, der von Joan um 12 Uhr. Können Sie meinen zuerst buchen?',
      'Nein, zwei Kurse. Meiner um 10 Uhr, Ada. Der von Joan um 12 Uhr.',
      'nein, zwei Kurse: einen um 10 Uhr für mich und einen um 12 Uhr für Joan',
    ],
    fromStart: ['2 Drehkurse dann, Dienstag um 10 und 12?', 'zwei Drehkurse bitte, am Dienstag um 10 und um 12 Uhr'],
    renamed: [
      'auf Joan bitte und nicht auf mich, aber gleiche Mail',
      'der Name soll Joan sein bitte',
      'diesen bitte auf Joan buchen',
    ],
    single: ['ja bitte, dann bis 10 Uhr', 'ja, und was kostet es für Joan auch?'],
    instead: ['könnten Sie stattdessen 12 Uhr buchen?', 'nein, lieber 12 Uhr bitte'],
  },
  es: {
    behindYes: [
      'Sí, por favor, a las 10:00 para mí, ¿y podría luego reservar también a las 12:00 para Joan?',
      'sí, ¿y me puedes reservar también a las 12 para Joan?',
      'Sí, resérvela. Y reserve también a las 12:00 para Joan, por favor.',
      'sí y la de las 12 para Joan también, ¿vale?',
    ],
    both: [
      'No, perdone, dos clases. La mía a las 10:00, la de Joan a las 12:00. ¿Puede reservar primero la mía?',
      'No, dos clases. La mía a las 10:00, Ada. La de Joan a las 12:00.',
      'no, dos clases: una a las 10:00 para mí y otra a las 12:00 para Joan',
    ],
    fromStart: [
      '2 clases de torno entonces, el martes a las 10 y a las 12?',
      'dos clases de torno por favor, el martes a las 10 y a las 12',
    ],
    renamed: [
      'ponla a nombre de Joan, no mío, pero con el mismo correo',
      'el nombre debe ser Joan por favor',
      'esta resérvala a nombre de Joan',
    ],
    single: ['sí, entonces a las 10', 'sí, ¿y cuánto cuesta también para Joan?'],
    instead: ['¿podría reservar a las 12:00 en su lugar?', 'no, mejor a las 12:00'],
  },
  fr: {
    behindYes: [
      'Oui s’il vous plaît, 10h pour moi, et pourriez-vous ensuite réserver aussi 12h pour Joan ?',
      'oui et tu peux réserver aussi 12h pour Joan ?',
      'Oui, réservez. Et réservez aussi 12h00 pour Joan svp.',
      'oui et celui de 12h pour Joan aussi hein ?',
    ],
    both: [
      'Non pardon, deux cours. Le mien à 10h, celui de Joan à 12h. Pouvez-vous réserver le mien d’abord ?',
      'Non, deux cours. Le mien à 10h, Ada. Celui de Joan à 12h.',
      'non, deux cours : un à 10h pour moi et un à 12h pour Joan',
    ],
    fromStart: [
      'deux cours de tournage alors, mardi à 10h et 12h ?',
      'deux cours de tournage svp, mardi à 10h et à 12h',
    ],
    renamed: [
      'mettez-le au nom de Joan, pas au mien, mais même mail',
      'le nom doit être Joan svp',
      'celui-ci, réservez-le au nom de Joan',
    ],
    single: ['oui, alors à 10h', 'oui, et combien ça coûte pour Joan aussi ?'],
    instead: ['pourriez-vous réserver 12h à la place ?', 'non, plutôt 12h'],
  },
}

/** Name and time of the bookings that were made. */
function made(shop: MemoryShop): Promise<[string, string][]> {
  return shop.rows().then(({ bookings }) => bookings.map(({ name, start }) => [name, start.slice(11)]))
}

describe.each(LANGUAGES)('a second booking of the same service at another hour (%s)', (language) => {
  const said = SAID[language]
  const summary = [WISH[language], ADA]

  it.each(said.behindYes)('opens behind the yes to the first, for the person named: %s', async (message) => {
    const shop = await openPottery(language, summary)
    const reply = await shop.say(message)
    expect(await made(shop)).toEqual([['Ada Byron', '10:00']])
    expect(reply).toContain('12:00')
    expect(reply).toContain('Joan')
    await shop.say(YES[language])
    expect(await made(shop)).toEqual([
      ['Ada Byron', '10:00'],
      ['Joan', '12:00'],
    ])
    expect(shop.state().contact.name).toBe('Ada Byron')
  })

  it.each(said.both)('is taken up beside a refusal, and waits for the first: %s', async (message) => {
    const shop = await openPottery(language, summary)
    const first = await shop.say(message)
    expect(await made(shop)).toEqual([])
    expect(first).toContain('10:00')
    const second = await shop.say(YES[language])
    expect(second).toContain('12:00')
    await shop.say(YES[language])
    expect((await made(shop)).map(([, time]) => time)).toEqual(['10:00', '12:00'])
  })

  it.each(said.fromStart)('waits behind the first of two in the wish: %s', async (message) => {
    const shop = await openPottery(language, [message, ADA, YES[language]])
    expect((await made(shop)).map(([, time]) => time)).toEqual(['10:00'])
    expect(shop.state().tasks).toMatchObject([{ name: 'book', wish: { day: { from: '2026-12-01' } } }])
  })

  it.each(said.renamed)('has the name that is told at its summary: %s', async (message) => {
    const shop = await openPottery(language, [...summary, said.behindYes[0]!.replace('Joan', 'Ada')])
    const reply = await shop.say(message)
    expect(reply).toContain('Joan')
    await shop.say(YES[language])
    expect((await made(shop)).at(-1)).toEqual(['Joan', '12:00'])
  })

  it.each(said.single)('is none in: %s', async (message) => {
    const shop = await openPottery(language, [...summary, message])
    expect(await made(shop)).toEqual([['Ada Byron', '10:00']])
    expect(shop.state().tasks).toEqual([])
  })

  it.each(said.instead)('is none where the hour replaces the first: %s', async (message) => {
    const shop = await openPottery(language, summary)
    await say(shop, [message, YES[language]])
    expect(await made(shop)).toEqual([['Ada Byron', '12:00']])
    expect(shop.state().tasks).toEqual([])
  })
})
