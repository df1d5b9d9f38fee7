import { describe, expect, it } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import { openBoats, SAILING } from './boats.ts'
import { ADA, YES } from './pottery.ts'
import { LANGUAGES } from './practice.ts'

interface Said {
  /** A message with a number among its words, and its text. */
  message: string
  text: string
  /** Agrees to pass it on, by the verb and with a refusal beside it. */
  pass: string
  /** Speaks of a service and wishes for a call instead. */
  talk: string
  /** Stops a booking while a call back is to be confirmed. */
  stop: string
  /** Refuses to book and dictates another text while the contact is asked for. */
  dictated: string
  other: string
  /** Wishes for an appointment, and then for a message in place of it, with its text. */
  wish: string
  instead: string
  bill: string
  /** Wants the team to know more, behind a message that it has. */
  known: string
}

const SAID: Record<Language, Said> = {
  en: {
    message: `a message please: Tim, 11, summer camp from 3rd to 5th August. ${ADA}`,
    text: 'Tim, 11, summer camp from 3rd to 5th August.',
    pass: 'no lesson, just pass the message on to the team please',
    talk: 'I’d rather talk about a rowing course first. can somebody call me on Tuesday morning? Ada Byron, 020 7946 0018',
    stop: 'forget the booking please. I only want somebody to call me',
    dictated: 'I don’t want to book anything! only leave a message: grey cap, lost on the jetty',
    other: 'grey cap, lost on the jetty',
    wish: 'I’d like an appointment',
    instead: `no, no appointment, only a message to the team: bill 4711 is wrong. ${ADA}`,
    bill: 'bill 4711 is wrong.',
    known: 'I just want to make sure they know it was the small boat with the red sail',
  },
  de: {
    message: `eine Nachricht bitte: Tim, 11, Ferienlager vom 3. bis 5. August. ${ADA}`,
    text: 'Tim, 11, Ferienlager vom 3. bis 5. August.',
    pass: 'nein keine Stunde, einfach die Nachricht ans Team weiterleiten bitte',
    talk: 'einen Ruderkurs würde ich lieber erst besprechen. kann mich jemand am Dienstagvormittag anrufen? Ada Byron, 0171 2345678',
    stop: 'stopp, keine Buchung. ich möchte nur einen Rückruf',
    dictated: 'ich will nichts buchen! nur eine Nachricht: graue Mütze, am Steg verloren',
    other: 'graue Mütze, am Steg verloren',
    wish: 'ich möchte einen Termin',
    instead: `nein, keinen Termin, nur eine Nachricht ans Team: die Rechnung 4711 ist falsch. ${ADA}`,
    bill: 'die Rechnung 4711 ist falsch.',
    known: 'ich will nur sichergehen, dass sie wissen, dass es das kleine Boot mit dem roten Segel war',
  },
  es: {
    message: `un mensaje por favor: Tim, 11, campamento del 3 al 5 de agosto. ${ADA}`,
    text: 'Tim, 11, campamento del 3 al 5 de agosto.',
    pass: 'no, ninguna clase, solo pasad el mensaje al equipo por favor',
    talk: 'prefiero hablar antes de un curso de remo. ¿me puede llamar alguien el martes por la mañana? Ada Byron, 612 334 455',
    stop: 'no quiero reservar, solo que me llamen',
    dictated: '¡no quiero reservar nada! solo dejar un mensaje: gorra gris, perdida en el muelle',
    other: 'gorra gris, perdida en el muelle',
    wish: 'quiero una cita',
    instead: `no, ninguna cita, solo un mensaje para el equipo: la factura 4711 está mal. ${ADA}`,
    bill: 'la factura 4711 está mal.',
    known: 'quiero asegurarme de que sepan que era el barco pequeño de la vela roja',
  },
  fr: {
    message: `un message svp : Tim, 11, colonie du 3 au 5 août. ${ADA}`,
    text: 'Tim, 11, colonie du 3 au 5 août.',
    pass: 'non pas de cours, transmettez juste le message à l’équipe svp',
    talk: 'je préfère d’abord parler d’un stage d’aviron. quelqu’un peut m’appeler mardi matin ? Ada Byron, 06 12 34 56 78',
    stop: 'pas de réservation, je veux juste qu’on me rappelle',
    dictated: 'je ne veux rien réserver ! juste laisser un message : casquette grise, perdue sur le ponton',
    other: 'casquette grise, perdue sur le ponton',
    wish: 'je voudrais un rendez-vous',
    instead: `non, pas de rendez-vous, juste un message pour l’équipe : la facture 4711 est fausse. ${ADA}`,
    bill: 'la facture 4711 est fausse.',
    known: 'je veux juste être sûre qu’ils savent que c’était le petit bateau à voile rouge',
  },
}

const told = (shop: Awaited<ReturnType<typeof openBoats>>): unknown[] =>
  shop.calls().flatMap(({ name, arguments: given }) => (name === 'capture_lead' ? [given['message']] : []))

describe.each(LANGUAGES)('a message or a call back under way (%s)', (language) => {
  const said = SAID[language]

  it('is passed on where that is said instead of a yes, with the numbers of its text', async () => {
    const shop = await openBoats(language, [said.message, said.pass])
    expect(told(shop)).toEqual([said.text])
    expect(shop.state().tasks).toEqual([])
  })

  it('takes the place of a service that the same message names without a day', async () => {
    const shop = await openBoats(language, [said.talk])
    expect(shop.state()).toMatchObject({ question: 'confirm', tasks: [{ name: 'call_back' }] })
    expect(shop.state().tasks).toHaveLength(1)
  })

  it('stays where only a booking is stopped', async () => {
    const shop = await openBoats(language, [said.talk, said.stop])
    expect(shop.state()).toMatchObject({ question: 'confirm', tasks: [{ name: 'call_back' }] })
  })

  it('takes another text while the contact is asked for', async () => {
    const shop = await openBoats(language, [said.message.replace(` ${ADA}`, ''), said.dictated, ADA, YES[language]])
    expect(told(shop)).toEqual([said.other])
  })

  it('has nothing of the appointment that it takes the place of', async () => {
    const shop = await openBoats(language, [said.wish, said.instead, YES[language]])
    expect(told(shop)).toEqual([said.bill])
  })

  it('is followed by what else the team has to know, and by no booking', async () => {
    const shop = await openBoats(language, [
      SAILING[language],
      ADA,
      YES[language],
      said.message,
      YES[language],
      said.known,
    ])
    expect(shop.state().tasks).toMatchObject([{ name: 'message' }])
    expect(shop.state().tasks).toHaveLength(1)
  })
})
