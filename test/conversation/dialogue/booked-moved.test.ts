import { describe, expect, it } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import type { MemoryShop } from '../../support/fakes/shop-in-memory.ts'
import { LANGUAGES, openPractice, say } from './practice.ts'

interface Script {
  services: [lesson: string, other: string]
  first: string
  second: string
  yes: string
  /** Changes of the booking of Wednesday. */
  moves: string[]
  /** With a new day. */
  toFriday: string
  /** No change is asked for. */
  others: string[]
}

const WHO = 'Marta Gray, marta@example.com'

const SCRIPTS: Record<Language, Script> = {
  en: {
    services: ['Singing lesson', 'Tuning'],
    first: 'a singing lesson on Wednesday 2 December at 9:00',
    second: 'and another singing lesson on Thursday 3 December at 10:00',
    yes: 'yes',
    moves: [
      "no, change Tim's appointment of Wednesday, the 9:00 one",
      'can you move the lesson on Wednesday?',
      'the one on Wednesday at 9, change it',
    ],
    toFriday: 'change the appointment of Wednesday to Friday',
    others: ['how much is it to change the appointment on Wednesday?', "don't change the appointment of Wednesday"],
  },
  de: {
    services: ['Gesangsstunde', 'Stimmen'],
    first: 'eine Gesangsstunde am Mittwoch, 2. Dezember um 9:00',
    second: 'und noch eine Gesangsstunde am Donnerstag, 3. Dezember um 10:00',
    yes: 'ja',
    moves: [
      'nein, Tims Termin vom Mittwoch ändern, den um 9:00',
      'können Sie die Stunde am Mittwoch verschieben?',
      'den am Mittwoch um 9, den Termin ändern',
    ],
    toFriday: 'den Termin vom Mittwoch auf Freitag verschieben',
    others: ['was kostet es, den Termin am Mittwoch zu ändern?', 'den Termin am Mittwoch bitte nicht ändern'],
  },
  es: {
    services: ['Clase de canto', 'Afinación'],
    first: 'una clase de canto el miércoles 2 de diciembre a las 9:00',
    second: 'y otra clase de canto el jueves 3 de diciembre a las 10:00',
    yes: 'sí',
    moves: [
      'no, cambiar la cita de Tim del miércoles, la de las 9:00',
      '¿podéis cambiar la clase del miércoles?',
      'la del miércoles a las 9, cambiarla',
    ],
    toFriday: 'cambiar la cita del miércoles, mejor el viernes',
    others: ['¿cuánto cuesta cambiar la cita del miércoles?', 'no quiero cambiar la cita del miércoles'],
  },
  fr: {
    services: ['Cours de chant', 'Accordage'],
    first: 'un cours de chant le mercredi 2 décembre à 9h',
    second: 'et un autre cours de chant le jeudi 3 décembre à 10h',
    yes: 'oui',
    moves: [
      'non, changer le rendez-vous de Tim de mercredi, celui de 9h',
      'vous pouvez déplacer le cours de mercredi ?',
      'celui de mercredi à 9h, changer le rendez-vous',
    ],
    toFriday: 'déplacer le rendez-vous de mercredi, plutôt vendredi',
    others: [
      'combien coûte de changer le rendez-vous de mercredi ?',
      'je ne veux pas changer le rendez-vous de mercredi',
    ],
  },
}

describe.each(LANGUAGES)('a change of a booking named by its own day (%s)', (language) => {
  const { services, first, second, yes, moves, toFriday, others } = SCRIPTS[language]

  async function openBooked(more: string[] = []): Promise<MemoryShop> {
    const shop = openPractice(language, { services: services.map((name) => ({ name, minutes: 60 })) })
    await say(shop, [first, WHO, yes, ...more])
    return shop
  }

  it.each(moves)('moves it: %s', async (words) => {
    const shop = await openBooked()
    await shop.say(words)
    expect(shop.state().tasks).toMatchObject([{ name: 'move', booking: { date: '2026-12-02', time: '09:00' } }])
    expect(shop.state().question).toBe('day')
  })

  it('moves the one of several that it names', async () => {
    const shop = await openBooked([second, yes])
    expect(shop.state().bookings).toHaveLength(2)
    await shop.say(moves[0]!)
    expect(shop.state().tasks[0]).toMatchObject({ name: 'move', booking: { date: '2026-12-02' } })
  })

  it('takes a new day beside it', async () => {
    const shop = await openBooked()
    await shop.say(toFriday)
    expect(shop.state().tasks[0]).toMatchObject({ name: 'move', slot: { date: '2026-12-04' } })
  })

  it.each(others)('is no move: %s', async (words) => {
    const shop = await openBooked()
    await shop.say(words)
    expect(shop.state().tasks).toEqual([])
  })
})
