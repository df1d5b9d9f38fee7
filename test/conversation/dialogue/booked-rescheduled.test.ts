import { describe, expect, test } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import { openBooked } from './pottery.ts'
import { LANGUAGES, say } from './practice.ts'

/** A message to the team behind the booking on Tuesday at ten. */
const MESSAGE: Record<Language, string> = {
  en: 'please leave a message for the team: my bowl from last week is still there',
  de: 'bitte eine Nachricht ans Team: meine Schale von letzter Woche ist noch da',
  es: 'un mensaje para el equipo por favor: mi cuenco de la semana pasada sigue ahí',
  fr: 'un message pour l’équipe svp : mon bol de la semaine dernière est encore là',
}

/** Wishes to move the booking, beside the message that is read back. */
const MOVED: Record<Language, string[]> = {
  en: [
    'no, the change of time I want you to do: 14:30 instead of 10',
    'just answer me, can you move my booking to 14:30 or not',
    "no don't send it. please change the lesson from 10:00 to 14:30",
  ],
  de: [
    'nein, die Zeit sollen Sie ändern: 14:30 statt 10',
    'können Sie meinen Termin jetzt auf 14:30 verschieben oder nicht?',
    'nein, nicht abschicken. bitte die Stunde von 10 auf 14:30 legen',
  ],
  es: [
    'no, el cambio de hora quiero que lo hagáis vosotros: a las 14:30 en vez de las 10',
    'pero ¿podéis cambiar mi reserva a las 14:30 o no?',
    'no, no lo envíe. cambie la clase de las 10 a las 14:30 por favor',
  ],
  fr: [
    'non, le changement d’heure c’est vous qui devez le faire : 14h30 au lieu de 10h',
    'mais pouvez-vous déplacer mon rendez-vous à 14h30 ou non ?',
    'non ne l’envoyez pas. mettez plutôt le cours de 10h à 14h30',
  ],
}

/** The message is passed on and the booking moved. */
const BOTH: Record<Language, string> = {
  en: 'yes pass it on. oh and could we change it to 14:30 instead, the bus is late',
  de: 'ja weitergeben. und könnten wir das auf 14:30 verschieben?',
  es: 'sí, páselo. ¿y podríamos cambiarlo a las 14:30?',
  fr: 'oui transmettez. et on pourrait plutôt passer à 14h30 ?',
}

/** Text of the message, with hours that move nothing. */
const TEXT: Record<Language, string> = {
  en: 'and add that I can pick it up between 10 and 14:30',
  de: 'und schreiben Sie dazu, dass ich sie zwischen 10 und 14:30 abholen kann',
  es: 'y añada que puedo recogerlo entre las 10 y las 14:30',
  fr: 'et ajoutez que je peux le récupérer entre 10h et 14h30',
}

describe.each(LANGUAGES)('beside a message, in %s', (language) => {
  test.each(MOVED[language])('the booking moves: %s', async (message) => {
    const shop = await openBooked(language)
    await say(shop, [MESSAGE[language], message])
    expect(shop.state().tasks[0]).toMatchObject({ name: 'move', slot: { date: '2026-12-01', time: '14:30' } })
    expect(
      shop
        .state()
        .tasks.flatMap(({ said, name }) => (name === 'message' ? said : []))
        .join(),
    ).not.toContain('14')
  })

  test('the message is passed on, and the booking moves', async () => {
    const shop = await openBooked(language)
    await say(shop, [MESSAGE[language], BOTH[language]])
    expect(shop.state().passedOn).toHaveLength(1)
    expect(shop.state().tasks[0]).toMatchObject({ name: 'move', slot: { time: '14:30' } })
  })

  test('hours of the text move nothing', async () => {
    const shop = await openBooked(language)
    await say(shop, [MESSAGE[language], TEXT[language]])
    expect(shop.state().tasks.map(({ name }) => name)).not.toContain('move')
  })
})
