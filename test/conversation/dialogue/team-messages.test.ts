import { describe, expect, it } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import { openBoats, SAILING } from './boats.ts'
import { ADA, YES } from './pottery.ts'
import { LANGUAGES, say } from './practice.ts'

interface Said {
  /** Messages with their text, and the text that the team has to get. */
  dictated: [message: string, text: string][]
  /** A wish for a message without its text. */
  bare: string
  text: string
  /** Questions before a message, of which the team needs nothing. */
  questions: string[]
  /** A request that refers to the statement before. */
  lost: string
  ask: string
  /** A message that names a service and the booking that was made. */
  ofBooking: string
  /** Leaves a booking or a move for a message. */
  noBooking: string
  move: string
  noMove: string
  call: string
  /** A message, with parts to leave out, another text in its place, and an addition when it was passed on. */
  message: string
  leaveOut: string
  kept: string
  instead: string
  short: string
  addition: string
  added: string
}

const SAID: Record<Language, Said> = {
  en: {
    dictated: [
      [`please pass on to the team: the gate at the jetty is broken. ${ADA}`, 'the gate at the jetty is broken.'],
      ['then a message please: Ada Byron, two caps lost on Sunday, ada@example.com', 'two caps lost on Sunday'],
    ],
    bare: 'just a message to the team, that’s all',
    text: 'I left my cap in the kayak',
    questions: ['do you rent wetsuits?', 'is there a shower?'],
    lost: 'my grey cap went overboard',
    ask: 'yes please, ask the team whether they found it',
    ofBooking: 'please forward to the team: we bring a dog to the sailing lesson and need the small boat',
    noBooking: 'only a message to the team, no booking!',
    move: 'can I move it?',
    noMove: 'No new appointment, only a message to the team!',
    call: 'could somebody call me about the rowing course? 020 7946 0018',
    message: `a message please: my cap is lost, I am a diabetic and need it back. ${ADA}`,
    leaveOut: 'please leave out the part about diabetes',
    kept: 'my cap is lost.',
    instead: 'that is too long. only: cap lost',
    short: 'cap lost',
    addition: 'just add that to my message: ring after 4pm',
    added: 'ring after 4pm',
  },
  de: {
    dictated: [
      [`Bitte leiten Sie weiter: das Tor am Steg ist kaputt. ${ADA}`, 'das Tor am Steg ist kaputt.'],
      [
        'dann bitte eine Nachricht: Ada Byron, zwei Mützen am Sonntag verloren, ada@example.com',
        'zwei Mützen am Sonntag verloren',
      ],
    ],
    bare: 'nur eine Nachricht an das Team, mehr nicht',
    text: 'ich habe meine Mütze im Kajak vergessen',
    questions: ['verleiht ihr Neopren?', 'gibt es eine Dusche?'],
    lost: 'meine graue Mütze ist über Bord gegangen',
    ask: 'ja bitte, fragt das Team ob sie gefunden wurde',
    ofBooking:
      'Bitte leiten Sie dem Team weiter: wir bringen einen Hund zur Segelstunde mit und brauchen das kleine Boot',
    noBooking: 'nur eine Nachricht an das Team, keine Buchung!',
    move: 'kann ich den Termin verschieben?',
    noMove: 'Kein anderer Termin! Nur eine Nachricht an das Team',
    call: 'kann mich jemand wegen dem Ruderkurs zurückrufen? 0171 2345678',
    message: `eine Nachricht bitte: meine Mütze ist weg, ich bin Diabetikerin und brauche sie. ${ADA}`,
    leaveOut: 'bitte lasst das mit der Diabetes weg',
    kept: 'meine Mütze ist weg.',
    instead: 'das ist zu lang. nur: Mütze weg',
    short: 'Mütze weg',
    addition: 'schreibt das bitte noch zu meiner Nachricht: nach 16 Uhr anrufen',
    added: 'nach 16 Uhr anrufen',
  },
  es: {
    dictated: [
      [`por favor pasad al equipo: la verja del muelle está rota. ${ADA}`, 'la verja del muelle está rota.'],
      [
        'pues un mensaje por favor: Ada Byron, dos gorras perdidas el domingo, ada@example.com',
        'dos gorras perdidas el domingo',
      ],
    ],
    bare: 'solo un mensaje para el equipo, nada más',
    text: 'me dejé la gorra en el kayak',
    questions: ['¿alquiláis neoprenos?', '¿hay ducha?'],
    lost: 'mi gorra gris cayó por la borda',
    ask: 'sí, por favor, preguntad al equipo si la han encontrado',
    ofBooking: 'por favor trasladad al equipo: llevamos un perro a la clase de vela y necesitamos el barco pequeño',
    noBooking: 'solo un mensaje para el equipo, ¡nada de reservar!',
    move: '¿puedo cambiar la cita?',
    noMove: '¡Ninguna otra cita! Solo un mensaje para el equipo',
    call: '¿me puede llamar alguien por el curso de remo? 612 334 455',
    message: `un mensaje por favor: he perdido la gorra, soy diabética y la necesito. ${ADA}`,
    leaveOut: 'quitad lo de la diabetes por favor',
    kept: 'he perdido la gorra.',
    instead: 'es demasiado largo. solo: gorra perdida',
    short: 'gorra perdida',
    addition: 'añadid a mi mensaje: llamar después de las 16',
    added: 'llamar después de las 16',
  },
  fr: {
    dictated: [
      [`transmettez svp à l’équipe : le portail du ponton est cassé. ${ADA}`, 'le portail du ponton est cassé.'],
      [
        'alors un message svp : Ada Byron, deux casquettes perdues dimanche, ada@example.com',
        'deux casquettes perdues dimanche',
      ],
    ],
    bare: 'un message pour l’équipe, c’est tout',
    text: 'j’ai oublié ma casquette dans le kayak',
    questions: ['vous louez des combinaisons ?', 'il y a une douche ?'],
    lost: 'ma casquette grise est tombée par-dessus bord',
    ask: 'oui svp, demandez à l’équipe s’ils l’ont trouvée',
    ofBooking: 'merci de transmettre à l’équipe : nous amenons un chien au cours de voile et il faut le petit bateau',
    noBooking: 'juste un message pour l’équipe, pas de réservation !',
    move: 'je peux déplacer le rendez-vous ?',
    noMove: 'Pas d’autre rendez-vous ! Juste un message pour l’équipe',
    call: 'quelqu’un peut me rappeler pour le stage d’aviron ? 06 12 34 56 78',
    message: `un message svp : ma casquette est perdue, je suis diabétique et j’en ai besoin. ${ADA}`,
    leaveOut: 'enlevez la partie sur le diabète svp',
    kept: 'ma casquette est perdue.',
    instead: 'c’est trop long. juste : casquette perdue',
    short: 'casquette perdue',
    addition: 'ajoutez à mon message : appeler après 16h',
    added: 'appeler après 16h',
  },
}

type Shop = Awaited<ReturnType<typeof openBoats>>

const told = (shop: Shop): unknown[] =>
  shop.calls().flatMap(({ name, arguments: given }) => (name === 'capture_lead' ? [given['message']] : []))

describe.each(LANGUAGES)('a message to the team (%s)', (language) => {
  const said = SAID[language]
  const yes = YES[language]
  const booked = [SAILING[language], ADA, yes]

  it.each(said.dictated)('has what the visitor wants told, and nothing else: %s', async (message, text) => {
    const shop = await openBoats(language, [...said.questions, message, yes])
    expect(told(shop)).toEqual([text])
    expect(shop.state().contact.name).toBe('Ada Byron')
  })

  it('asks for a text that is to come, though it names a service', async () => {
    const shop = await openBoats(language, [said.bare])
    expect(shop.state()).toMatchObject({ question: 'message', tasks: [{ name: 'message' }] })
    await say(shop, [said.text, ADA, yes])
    expect(told(shop)).toEqual([said.text])
  })

  it('has the statement that it refers to', async () => {
    const shop = await openBoats(language, [said.lost, said.ask, ADA, yes])
    expect(told(shop)).toHaveLength(1)
    expect(told(shop)[0]).toContain(said.lost)
  })

  it('is taken at once behind a booking, and begins none', async () => {
    const shop = await openBoats(language, [...booked, said.ofBooking, yes])
    expect(told(shop)).toEqual([said.ofBooking.split(/ ?: /u)[1]])
    expect(shop.state().tasks).toEqual([])
    const called = await openBoats(language, [...booked, said.call])
    expect(called.state().tasks).toMatchObject([{ name: 'call_back' }])
  })

  it('leaves a booking or a move that is refused for it', async () => {
    const draft = await openBoats(language, [SAILING[language], said.noBooking])
    expect(draft.state().tasks).toMatchObject([{ name: 'message' }])
    await say(draft, [said.text, ADA, yes])
    expect(told(draft)).toEqual([said.text])
    expect(draft.state().tasks).toEqual([])
    const moving = await openBoats(language, [...booked, said.move, said.noMove])
    expect(moving.state().tasks).toMatchObject([{ name: 'message' }])
  })

  it('leaves out what the visitor does not want told, and takes another text in its place', async () => {
    const shop = await openBoats(language, [said.message, said.leaveOut, yes])
    expect(told(shop)).toEqual([said.kept])
    const shorter = await openBoats(language, [said.message, said.instead, yes])
    expect(told(shorter)).toEqual([said.short])
  })

  it('is added to without a second yes, and never passed on twice', async () => {
    const shop = await openBoats(language, [said.message, yes, said.addition])
    expect(told(shop).at(-1)).toBe(said.added)
    expect(shop.plan().at(-1)).toMatchObject({ say: 'notedText', values: [said.added] })
    await say(shop, [said.message])
    expect(shop.plan().at(-1)).toMatchObject({ say: 'teamHas' })
    expect(told(shop)).toHaveLength(2)
  })
})
