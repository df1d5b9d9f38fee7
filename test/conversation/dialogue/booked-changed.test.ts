import { describe, expect, it } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import { openMusicSchool } from './music-school.ts'
import { bookedIn, LANGUAGES, say } from './practice.ts'

interface Said {
  /** A booking for three people, and a yes. */
  booked: string[]
  /** Another day, or another hour, by words that name no booking. */
  moved: string[]
  /** A remark with another number of people. */
  more: string
  four: RegExp
  /** A cancellation with a question for its fee, once behind a day that does not suit. */
  cancelled: string[]
  /** Only asks. */
  asked: string[]
}

const SAID: Record<Language, Said> = {
  en: {
    booked: ['a harp lesson for 3 people on Wednesday 9 December at 10. Ada Byron, ada@example.com', 'yes'],
    moved: ['actually can we come on Thursday instead, same time?', 'could you push that to Thursday at 10?'],
    more: 'oh and my cousin might join us, can you make it 4 people?',
    four: /4 people/u,
    cancelled: [
      'I have to cancel it, will you charge me for that?',
      'oh no, I work that Wednesday. I need to cancel it, do I pay anything?',
    ],
    asked: [
      'if I have to cancel it, will you charge me?',
      'Your site says I can cancel my appointment free until the day before, is that right?',
      'On your page it says one can cancel it online, how?',
    ],
  },
  de: {
    booked: ['eine Harfenstunde für 3 Personen am Mittwoch, 9. Dezember um 10. Ada Byron, ada@example.com', 'ja'],
    moved: [
      'können wir doch lieber am Donnerstag kommen, gleiche Zeit?',
      'können wir das auf Donnerstag 10 Uhr schieben?',
    ],
    more: 'ach ja, meine Cousine kommt vielleicht mit, können Sie 4 Personen daraus machen?',
    four: /4 Personen/u,
    cancelled: [
      'ich muss das leider absagen, kostet mich das etwas?',
      'oh je, an dem Mittwoch arbeite ich. ich muss das absagen, zahle ich da etwas?',
    ],
    asked: [
      'wenn ich absagen muss, kostet mich das etwas?',
      'und für eine Absage, rufe ich da an?',
      'Bei Ihnen steht, man kann 24 Stunden vorher stornieren, stimmt das?',
    ],
  },
  es: {
    booked: [
      'una clase de arpa para 3 personas el miércoles 9 de diciembre a las 10. Ada Byron, ada@example.com',
      'sí',
    ],
    moved: ['al final ¿podemos ir mejor el jueves, a la misma hora?', '¿lo puede pasar al jueves a las 10?'],
    more: 'ah, y a lo mejor viene mi prima, ¿puede poner 4 personas?',
    four: /4 personas/u,
    cancelled: ['tengo que anularlo, ¿me cobran algo?', 'uy, ese miércoles trabajo. tengo que cancelarla, ¿pago algo?'],
    asked: [
      'si tengo que anularlo, ¿me cobran algo?',
      'y para anular, ¿llamo por teléfono?',
      'En su web pone que se puede cancelar la cita hasta el día antes, ¿es así?',
    ],
  },
  fr: {
    booked: ['un cours de harpe pour 3 personnes le mercredi 9 décembre à 10h. Ada Byron, ada@example.com', 'oui'],
    moved: ['finalement on peut venir jeudi plutôt, même heure ?', 'on peut décaler ça à jeudi 10h ?'],
    more: 'ah et ma cousine viendra peut-être aussi, vous pouvez mettre 4 personnes ?',
    four: /4 personnes/u,
    cancelled: [
      'je dois annuler, ça me coûte quelque chose ?',
      'zut, ce mercredi je travaille. je dois l’annuler, je paie quelque chose ?',
    ],
    asked: [
      'si je dois annuler, ça me coûte quelque chose ?',
      'et pour annuler, je vous appelle ?',
      'Votre site dit qu’on peut annuler le rendez-vous jusqu’à la veille, c’est vrai ?',
    ],
  },
}

describe.each(LANGUAGES)('a booking of the same conversation (%s)', (language) => {
  const { booked, moved, more, four, cancelled, asked } = SAID[language]

  it.each(moved)('moves: %s', async (message) => {
    const shop = openMusicSchool(language)
    await say(shop, [...booked, message])
    expect(shop.state().tasks[0]?.name).toBe('move')
    await say(shop, [booked[1]!])
    expect((await bookedIn(shop)).map(([, start]) => start)).toEqual(['2026-12-10T10:00'])
  })

  it('takes another number of people beside a remark', async () => {
    const shop = openMusicSchool(language)
    expect(await say(shop, [...booked, more])).toMatch(four)
    expect(shop.state().tasks[0]?.name).toBe('move')
    expect(shop.calls().map(({ name }) => name)).not.toContain('add_note')
  })

  it.each(cancelled)('is cancelled, and the question is answered: %s', async (message) => {
    const shop = openMusicSchool(language)
    await say(shop, [...booked, message])
    expect(shop.state().tasks[0]?.name).toBe('cancel')
    expect(shop.plan().some((part) => 'answer' in part)).toBe(true)
  })

  it.each(asked)('stays beside a question: %s', async (message) => {
    const shop = openMusicSchool(language)
    await say(shop, [...booked, message])
    expect(shop.state().tasks).toEqual([])
  })
})
