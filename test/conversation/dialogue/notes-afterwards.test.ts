import { describe, expect, it } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import { openBooked } from './pottery.ts'
import { LANGUAGES, say } from './practice.ts'

interface Said {
  /** Wishes for the booking that was made, and their notes. */
  wishes: [message: string, note: RegExp][]
  /** Questions whether they are stored. */
  stored: [question: string, note: RegExp][]
  /** A question for a note that nobody asked for, and one for something said before. */
  unknown: string
  said: string
  isSaid: string
  /** Other messages behind a booking. */
  move: string
  fact: string
  forTeam: string
}

const SAID: Record<Language, Said> = {
  en: {
    wishes: [
      ['can you put us at the window?', /window/u],
      ['and 6 plates please', /6 plates/u],
      ['my friend comes too btw', /friend comes too/u],
      ['please don’t call the landline', /landline/u],
      ['we’ll bring our own clay. could you put that on the booking?', /^we’ll bring our own clay$/u],
      ['could you add a note to my booking: one of us is deaf', /^one of us is deaf$/u],
      ['invoice to Feldmann Ltd please', /Feldmann/u],
      ['can you put us at the window? my son gets dizzy near the kiln', /window[^]*dizzy near the kiln/u],
    ],
    stored: [
      ['did you put the window thing on it?', /window/u],
      ['is my note about the plates saved?', /plates/u],
    ],
    unknown: 'and did you write down the parrot?',
    said: 'the kiln frightens my boy',
    isSaid: 'did you note the bit about the kiln?',
    move: 'I need to move it to Wednesday at 11',
    fact: 'can you also fire big pots?',
    forTeam: 'please tell the team that the bell is broken',
  },
  de: {
    wishes: [
      ['könnt ihr uns ans Fenster setzen?', /Fenster/u],
      ['und dann bitte 6 Teller dazu', /6 Teller/u],
      ['meine Freundin kommt auch mit', /Freundin/u],
      ['ruft bitte nicht auf dem Festnetz an', /Festnetz/u],
      ['wir bringen eigenen Ton mit. könnt ihr das zur Buchung schreiben?', /^wir bringen eigenen Ton mit$/u],
      ['könntest du eine Notiz zu meinem Termin hinzufügen: eine von uns ist gehörlos', /^eine von uns ist gehörlos$/u],
      ['Rechnung bitte an Feldmann GmbH', /Feldmann/u],
      ['könnt ihr uns ans Fenster setzen? mein Sohn bekommt schlecht Luft', /Fenster[^]*schlecht Luft/u],
    ],
    stored: [
      ['steht das mit dem Fenster drin?', /Fenster/u],
      ['ist meine Notiz mit den Tellern gespeichert?', /Teller/u],
    ],
    unknown: 'habt ihr auch den Papagei notiert?',
    said: 'der Brennofen macht meinem Jungen Sorgen',
    isSaid: 'steht das mit dem Brennofen drin?',
    move: 'ich muss ihn auf Mittwoch um 11 verschieben',
    fact: 'brennt ihr auch große Töpfe?',
    forTeam: 'bitte sagt dem Team, dass die Klingel kaputt ist',
  },
  es: {
    wishes: [
      ['¿nos podéis poner junto a la ventana?', /ventana/u],
      ['y 6 platos por favor', /6 platos/u],
      ['mi amiga viene también', /amiga/u],
      ['por favor no llaméis al fijo', /fijo/u],
      ['traemos nuestro barro. ¿lo podéis apuntar en la reserva?', /^traemos nuestro barro$/u],
      ['¿podéis añadir una nota a mi cita: una de nosotras es sorda', /^una de nosotras es sorda$/u],
      ['la factura a nombre de Feldmann SL', /Feldmann/u],
      ['¿nos podéis poner junto a la ventana? mi hijo se marea con el polvo', /ventana[^]*se marea con el polvo/u],
    ],
    stored: [
      ['¿habéis apuntado lo de la ventana?', /ventana/u],
      ['¿está guardada mi nota de los platos?', /platos/u],
    ],
    unknown: '¿y apuntáis lo del loro?',
    said: 'el horno le asusta a mi niño',
    isSaid: '¿habéis apuntado lo del horno?',
    move: 'tengo que cambiarla al miércoles a las 11',
    fact: '¿cocéis también piezas grandes?',
    forTeam: 'decidle al equipo que el timbre está roto',
  },
  fr: {
    wishes: [
      ['vous pouvez nous mettre près de la fenêtre ?', /fenêtre/u],
      ['et 6 assiettes svp', /6 assiettes/u],
      ['mon amie vient aussi', /amie/u],
      ['n’appelez pas le fixe svp', /fixe/u],
      ['on apporte notre argile. vous pouvez le noter sur la réservation ?', /^on apporte notre argile$/u],
      ['pouvez-vous ajouter une note à mon rendez-vous : l’une de nous est sourde', /^l’une de nous est sourde$/u],
      ['la facture au nom de Feldmann SARL svp', /Feldmann/u],
      [
        'vous pouvez nous mettre près de la fenêtre ? mon fils supporte mal la poussière',
        /fenêtre[^]*supporte mal la poussière/u,
      ],
    ],
    stored: [
      ['vous avez bien noté l’histoire de la fenêtre ?', /fenêtre/u],
      ['ma note sur les assiettes est enregistrée ?', /assiettes/u],
    ],
    unknown: 'et vous avez noté le perroquet ?',
    said: 'le four inquiète mon petit',
    isSaid: 'vous avez noté l’histoire du four ?',
    move: 'je dois le déplacer à mercredi 11h',
    fact: 'vous cuisez aussi les grandes pièces ?',
    forTeam: 'dites à l’équipe que la sonnette est cassée',
  },
}

describe.each(LANGUAGES)('a wish for a booking that was made (%s)', (language) => {
  const { wishes, stored, unknown, said, isSaid, move, fact, forTeam } = SAID[language]
  const notes = (shop: Awaited<ReturnType<typeof openBooked>>) =>
    shop.calls().flatMap(({ name, arguments: given }) => (name === 'add_note' ? [given] : []))

  it.each(wishes)('is written into its notes and read back: %s', async (message, note) => {
    const shop = await openBooked(language)
    const reply = await shop.say(message)
    const { reference } = shop.state().booking!
    expect(notes(shop)).toMatchObject([{ reference, email: 'ada@example.com', note: expect.stringMatching(note) }])
    expect(reply).toContain(reference)
    expect(shop.plan().at(-1)).toMatchObject({ say: 'noteAdded' })
  })

  it('is confirmed from the booking, and never searched', async () => {
    const shop = await openBooked(language)
    await say(shop, [wishes[0]![0], wishes[1]![0]])
    for (const [question, note] of stored) {
      await shop.say(question)
      expect(shop.plan()).toMatchObject([
        { say: 'bookingNotes', values: [expect.anything(), [expect.stringMatching(note)]] },
      ])
    }
    expect(notes(shop)).toHaveLength(2)
    await shop.say(unknown)
    expect(shop.plan()).toMatchObject([{ say: 'notNotedYet' }, { say: 'askMessage' }])
  })

  it('is noted on a question for it, where it was said but not noted', async () => {
    const shop = await openBooked(language)
    await shop.say(said)
    await shop.say(isSaid)
    expect(notes(shop).at(-1)).toMatchObject({ note: said })
  })

  it('is passed to the team with the reference where the booking cannot take it', async () => {
    const shop = await openBooked(language)
    const { reference } = shop.state().booking!
    shop.refuse('add_note', 'not_changeable')
    await shop.say(wishes[0]![0])
    expect(shop.plan().at(-1)).toMatchObject({ say: 'correctionSummary', values: [expect.stringContaining(reference)] })
  })

  it('is neither a move, nor a question, nor a message', async () => {
    for (const [message, task] of [
      [move, 'move'],
      [fact, undefined],
      [forTeam, 'message'],
    ] as const) {
      const shop = await openBooked(language)
      await shop.say(message)
      expect(shop.state().tasks[0]?.name).toBe(task)
      expect(notes(shop)).toEqual([])
    }
  })
})
