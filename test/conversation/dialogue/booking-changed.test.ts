import { describe, expect, it, test } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import { ADA, YES } from './pottery.ts'
import { LANGUAGES, openPractice, say } from './practice.ts'

const NAMES: Record<Language, [climb: string, boulder: string]> = {
  en: ['Climbing taster', 'Boulder hall'],
  de: ['Schnupperklettern', 'Boulderhalle'],
  es: ['Iniciación a la escalada', 'Sala de búlder'],
  fr: ["Initiation à l'escalade", 'Salle de bloc'],
}

/** A taster for two on Tuesday, 8 December at three. */
const WISH: Record<Language, string> = {
  en: 'a climbing taster for 2 people on 8 December at 15:00 please',
  de: 'Schnupperklettern für 2 Personen am 8. Dezember um 15 Uhr bitte',
  es: 'iniciación a la escalada para 2 personas el 8 de diciembre a las 15:00 por favor',
  fr: "une initiation à l'escalade pour 2 personnes le 8 décembre à 15h svp",
}

/** Begins another booking of it. */
const ANOTHER: Record<Language, string> = {
  en: 'another climbing taster',
  de: 'noch ein Schnupperklettern',
  es: 'otra iniciación a la escalada',
  fr: "encore une initiation à l'escalade",
}

/** Moves to the fifteenth at three, behind the booking or while another one is under way. */
const MOVED: Record<Language, string[]> = {
  en: [
    'then rather a week later, same time',
    'I just want to move the booking, from the 8th to the 15th at 3pm',
    'no second booking please, move the old one to 15 December at 3pm',
  ],
  de: [
    'dann lieber eine Woche später, gleiche Uhrzeit',
    'ich möchte die Buchung nur verschieben, vom 8. auf den 15. um 15 Uhr',
    'bitte keine zweite Buchung, die alte auf den 15. Dezember um 15 Uhr verschieben',
  ],
  es: [
    'entonces mejor una semana más tarde, a la misma hora',
    'solo quiero cambiar la reserva, del 8 al 15 a las 15:00',
    'ninguna reserva nueva, mover la anterior al 15 de diciembre a las 15:00',
  ],
  fr: [
    'alors plutôt une semaine plus tard, à la même heure',
    'je veux juste déplacer la réservation, du 8 au 15 à 15h',
    "pas de nouvelle réservation, déplacer l'ancienne au 15 décembre à 15h",
  ],
}

/** The day of the other booking, and the refusal of it in favour of the made one. */
const REPLACED: Record<Language, [day: string, said: string]> = {
  en: ['on 15 December at 3pm', 'no new booking, the old one has to go'],
  de: ['am 15. Dezember um 15 Uhr', 'keine neue Buchung, die alte soll weg'],
  es: ['el 15 de diciembre a las 15:00', 'ninguna reserva nueva, la anterior que se quite'],
  fr: ['le 15 décembre à 15h', "pas de nouvelle réservation, l'ancienne doit sauter"],
}

/** Corrections of the two people, with their number. */
const RESIZED: Record<Language, [said: string, size: number][]> = {
  en: [
    ['sorry, just one child after all, could you change that?', 1],
    ["we're one more", 3],
    ['4 instead of 2 please', 4],
  ],
  de: [
    ['es ist doch nur ein Kind, kannst du das ändern?', 1],
    ['wir sind jetzt einer mehr', 3],
    ['4 statt 2 bitte', 4],
  ],
  es: [
    ['al final es solo una niña, ¿lo puede cambiar?', 1],
    ['somos uno más', 3],
    ['4 en vez de 2 por favor', 4],
  ],
  fr: [
    ['finalement un seul enfant, vous pouvez le changer ?', 1],
    ['on est un de plus', 3],
    ['4 au lieu de 2 svp', 4],
  ],
}

async function openBooked(language: Language, said: string[] = []) {
  const [climb, boulder] = NAMES[language]
  const services = [
    { name: climb, minutes: 60, partyMin: 1, partyMax: 6 },
    { name: boulder, minutes: 60 },
  ]
  const shop = openPractice(language, { services })
  await say(shop, [WISH[language], ADA, YES[language], ...said])
  return shop
}

describe.each(LANGUAGES)('a booking changed after it was made (%s)', (language) => {
  it.each(MOVED[language])('"%s" moves it', async (said) => {
    const shop = await openBooked(language, [said, YES[language]])
    expect(shop.calls().at(-1)?.name).toBe('reschedule_booking')
    expect((await shop.rows()).bookings.map(({ start }) => start)).toEqual(['2026-12-15T15:00'])
  })

  it.each(MOVED[language].slice(1))('"%s" moves it and leaves the draft of another one', async (said) => {
    const shop = await openBooked(language, [ANOTHER[language], said, YES[language]])
    expect((await shop.rows()).bookings.map(({ start }) => start)).toEqual(['2026-12-15T15:00'])
    expect(shop.state().tasks).toEqual([])
  })

  test('the draft of another one takes its place', async () => {
    const [day, said] = REPLACED[language]
    const shop = await openBooked(language, [ANOTHER[language], day, said, YES[language]])
    expect((await shop.rows()).bookings.map(({ start }) => start)).toEqual(['2026-12-15T15:00'])
    expect(shop.state().tasks).toEqual([])
  })

  test('without another start, it is cancelled after a yes', async () => {
    const shop = await openBooked(language, [ANOTHER[language], REPLACED[language][1]])
    expect(shop.state()).toMatchObject({ question: 'confirm', tasks: [{ name: 'cancel' }] })
    await shop.say(YES[language])
    expect((await shop.rows()).bookings.map(({ status }) => status)).toEqual(['cancelled'])
  })

  it.each(RESIZED[language])('"%s" changes the number of people', async (said, size) => {
    const shop = await openBooked(language, [said])
    expect(shop.plan()).toMatchObject([{ say: 'sizeSummary', values: [{ date: '2026-12-08' }, size] }])
    await shop.say(YES[language])
    expect(shop.calls().at(-1)).toMatchObject({ name: 'reschedule_booking', arguments: { party_size: size } })
  })

  test('another wish still begins another booking', async () => {
    const shop = await openBooked(language, [ANOTHER[language]])
    expect(shop.state().tasks).toMatchObject([{ name: 'book' }])
  })
})
