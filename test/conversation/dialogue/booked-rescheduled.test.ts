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
    'can I change from 10 to 14:30?',
    'no, the change of time I want you to do: 14:30 instead of 10',
    'just answer me, can you move my booking to 14:30 or not',
    "no don't send it. please change the lesson from 10:00 to 14:30",
  ],
  de: [
    'kann ich von 10 auf 14:30 verschieben?',
    'nein, die Zeit sollen Sie ändern: 14:30 statt 10',
    'können Sie meinen Termin jetzt auf 14:30 verschieben oder nicht?',
    'nein, nicht abschicken. bitte die Stunde von 10 auf 14:30 legen',
  ],
  es: [
    '¿puedo cambiar a las 14:30 en vez de las 10?',
    'no, el cambio de hora quiero que lo hagáis vosotros: a las 14:30 en vez de las 10',
    'pero ¿podéis cambiar mi reserva a las 14:30 o no?',
    'no, no lo envíe. cambie la clase de las 10 a las 14:30 por favor',
  ],
  fr: [
    'je peux changer pour 14h30 au lieu de 10h ?',
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

/** Hours beside words of a change that move nothing, and hours that are refused. */
const STAYS: Record<Language, string[]> = {
  en: [
    'Is there somewhere to change at 9:45, before the lesson at 10?',
    'Sorry, tell Bernard we are at the café at 9:30, our lesson is at 10',
    "Please don't move it from 10 to 14:30",
  ],
  de: [
    'Kann man sich um 9:45 umziehen, vor dem Kurs um 10?',
    'Kommt die andere Gruppe um 12? Wir sind um 10 dran',
    'Bitte nicht von 10 auf 14:30 verschieben',
  ],
  es: [
    '¿Podemos cambiarnos a las 9:45, antes de la clase de las 10?',
    'Perdón, dígale a Bernard que estamos en el café a las 9:30, la clase es a las 10',
    'No la cambie de las 10 a las 14:30',
  ],
  fr: [
    'On peut se changer à 9h45, avant notre cours à 10h ?',
    'Pardon, dites à Bernard qu’on est au café à 9h30, notre cours est à 10h',
    'Ne le déplacez pas de 10h à 14h30',
  ],
}

/** An hour that is refused, beside the booked one that suits. */
const REFUSED: Record<Language, string> = {
  en: "Please don't move it to 14:30, 10 is fine",
  de: 'Bitte nicht auf 14:30 verschieben, 10 passt',
  es: 'No lo cambie a las 14:30, a las 10 está bien',
  fr: 'Ne le déplacez pas à 14h30, 10h c’est bien',
}

/** Texts for the message under way: hours at which something happened. */
const TOLD: Record<Language, string[]> = {
  en: ['The lesson was at 10 but actually began at 10:45', 'Why was it at 14:30 instead of 10?'],
  de: ['Der Kurs war um 10, begann aber eigentlich erst um 10:45', 'Warum kam sie um 14:30 statt um 10?'],
  es: ['La clase era a las 10 pero en realidad empezó a las 10:45', '¿Por qué empezó a las 14:30 en vez de las 10?'],
  fr: ['Le cours était à 10h mais en fait il a commencé à 10h45', 'Pourquoi a-t-il commencé à 14h30 au lieu de 10h ?'],
}

/** A move, with a question. */
const BESIDE: Record<Language, string> = {
  en: 'Please change the lesson from 10 to 14:30. And is there a car park?',
  de: 'Bitte den Kurs von 10 auf 14:30 verschieben. Und gibt es einen Parkplatz?',
  es: 'Cambie la clase de las 10 a las 14:30 por favor. ¿Y hay aparcamiento?',
  fr: 'Déplacez le cours de 10h à 14h30 svp. Et il y a un parking ?',
}

/** A move, with a message that begins. */
const WITH_TEXT: Record<Language, string> = {
  en: 'Please change the lesson from 10 to 14:30. And please leave a message for the team: we bring cake',
  de: 'Bitte den Kurs von 10 auf 14:30 verschieben. Und eine Nachricht ans Team bitte: wir bringen Kuchen mit',
  es: 'Cambie la clase de las 10 a las 14:30 por favor. Y un mensaje para el equipo: llevamos pastel',
  fr: 'Déplacez le cours de 10h à 14h30 svp. Et un message pour l’équipe : on apporte un gâteau',
}

/** Words for the team, with an hour of somebody else. */
const FOR_TEAM: Record<Language, string> = {
  en: 'Please tell the team that my mother comes at 14:30 instead of 10',
  de: 'Bitte sagen Sie dem Team, dass meine Mutter um 14:30 statt um 10 kommt',
  es: 'Dígale al equipo que mi madre llega a las 14:30 en lugar de las 10',
  fr: 'Dites à l’équipe que ma mère vient à 14h30 au lieu de 10h',
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

  test.each(STAYS[language])('the booking stays: %s', async (message) => {
    const shop = await openBooked(language)
    await say(shop, [message])
    expect(
      shop
        .state()
        .tasks.map(({ name }) => name)
        .filter((name) => name === 'move' || name === 'book'),
    ).toEqual([])
  })

  test('no refused hour is the new one', async () => {
    const shop = await openBooked(language)
    await say(shop, [REFUSED[language]])
    expect(JSON.stringify(shop.state().tasks)).not.toContain('14:30')
  })

  test.each(TOLD[language])('what happened is a text for the message: %s', async (message) => {
    const shop = await openBooked(language)
    await say(shop, [MESSAGE[language], message])
    expect(shop.state().tasks.map(({ name }) => name)).not.toContain('move')
  })

  test('a question beside the move leaves it', async () => {
    const shop = await openBooked(language)
    await say(shop, [BESIDE[language]])
    expect(shop.state().tasks[0]).toMatchObject({ name: 'move', slot: { time: '14:30' } })
  })

  test('a message beside the move is kept', async () => {
    const shop = await openBooked(language)
    await say(shop, [WITH_TEXT[language]])
    const names = shop.state().tasks.map(({ name }) => name)
    expect(names.toSorted()).toEqual(['message', 'move'])
  })

  test('what the team is to be told moves nothing', async () => {
    const shop = await openBooked(language)
    await say(shop, [FOR_TEAM[language]])
    expect(shop.state().tasks.map(({ name }) => name)).not.toContain('move')
  })
})
