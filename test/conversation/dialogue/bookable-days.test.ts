import { describe, expect, test } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import { LANGUAGES, bookedIn, openPractice, say } from './practice.ts'
import { ADA, YES } from './pottery.ts'

const NAMES: Record<Language, string> = {
  en: 'Sailing lesson',
  de: 'Segelkurs',
  es: 'Clase de vela',
  fr: 'Cours de voile',
}

/** A sailing school, on Saturday, 28 November 2026, that takes bookings for thirty days, and a day ahead. */
function openSchool(language: Language) {
  const bookable = { noticeMinutes: 24 * 60, daysAhead: 30 }
  const other = { name: 'Boot', minutes: 30 }
  const services = [{ name: NAMES[language], minutes: 60, partyMin: 1, partyMax: 8, bookable }, other]
  return openPractice(language, { services })
}

const LATE: Record<Language, [wish: string, day: RegExp, until: RegExp, no: string, other: string, message: string]> = {
  en: [
    'a sailing lesson for four people on 10 February at 11 please',
    /10 February/u,
    /until Monday,? 28 December/u,
    'no',
    '15 December at 11 then',
    'then leave the team a message please',
  ],
  de: [
    'einen Segelkurs für vier Personen am 10. Februar um 11 bitte',
    /10\. Februar/u,
    /bis Montag, 28\. Dezember/u,
    'nein',
    'dann am 15. Dezember um 11',
    'dann bitte eine Nachricht ans Team',
  ],
  es: [
    'una clase de vela para cuatro personas el 10 de febrero a las 11 por favor',
    /10 de febrero/u,
    /hasta el lunes, 28 de diciembre/u,
    'no',
    'entonces el 15 de diciembre a las 11',
    'entonces páselo al equipo',
  ],
  fr: [
    'un cours de voile pour quatre personnes le 10 février à 11h svp',
    /10 février/u,
    /jusqu’au lundi 28 décembre/u,
    'non',
    'alors le 15 décembre à 11h',
    "alors laissez un message à l'équipe svp",
  ],
}

const LATER: Record<Language, string> = {
  en: 'can you move it to 10 February at 11?',
  de: 'können Sie den Termin auf den 10. Februar um 11 Uhr verschieben?',
  es: '¿puede cambiar la cita al 10 de febrero a las 11?',
  fr: 'pouvez-vous déplacer le rendez-vous au 10 février à 11h ?',
}

const FOR_TWO = { en: 'for 2 people', de: 'für 2 Personen', es: 'para 2 personas', fr: 'pour 2 personnes' }

describe.each(LANGUAGES)('a day that cannot be booked yet (%s)', (language) => {
  const [wish, day, until, no, other, message] = LATE[language]

  test('tells until when the service can be booked, and passes the wish on', async () => {
    const shop = openSchool(language)
    expect(await shop.say(wish)).toMatch(until)
    await say(shop, [YES[language]])
    const summary = await shop.say(ADA)
    expect(summary).toMatch(day)
    expect(summary).toContain(NAMES[language])
    await shop.say(YES[language])
    const { leads } = await shop.rows()
    expect(leads).toHaveLength(1)
    expect(shop.calls().at(-1)?.arguments['message']).toMatch(day)
    expect(shop.state().tasks).toEqual([])
  })

  test('takes a message in the visitor’s own words instead of the booking', async () => {
    const shop = openSchool(language)
    await say(shop, [wish, message, ADA, YES[language]])
    expect(shop.calls().at(-1)?.arguments['message']).toMatch(day)
    expect(shop.state().tasks).toEqual([])
  })

  test('takes contact details for a yes to the message', async () => {
    const shop = openSchool(language)
    await say(shop, [wish, ADA, YES[language]])
    expect(shop.calls().at(-1)).toMatchObject({
      name: 'capture_lead',
      arguments: { message: expect.stringMatching(day) },
    })
  })

  test('books an earlier day', async () => {
    const shop = openSchool(language)
    await say(shop, [wish, other, ADA, YES[language]])
    expect(await bookedIn(shop)).toEqual([[NAMES[language], '2026-12-15T11:00']])
  })

  test('asks for another day after a no', async () => {
    const shop = openSchool(language)
    await say(shop, [wish, no])
    expect(shop.plan()).toEqual([{ say: 'askDay', values: [] }])
    await say(shop, [other, ADA, YES[language]])
    expect(await bookedIn(shop)).toEqual([[NAMES[language], '2026-12-15T11:00']])
  })

  test('keeps a booking whose new day cannot be booked', async () => {
    const shop = openSchool(language)
    await say(shop, [wish, other, ADA, YES[language], LATER[language]])
    expect(shop.plan()).toMatchObject([{ say: 'bookableUntil', values: [NAMES[language], '2026-12-28'] }])
    await shop.say(no)
    expect(shop.plan()[0]).toEqual({ say: 'kept', values: [] })
    expect(await bookedIn(shop)).toEqual([[NAMES[language], '2026-12-15T11:00']])
  })

  test('passes on the new day of a booking that cannot be booked', async () => {
    const shop = openSchool(language)
    await say(shop, [wish, other, ADA, YES[language], LATER[language], YES[language]])
    const { reference } = shop.state().bookings[0]!
    await shop.say(YES[language])
    expect(shop.calls().at(-1)?.arguments['message']).toContain(reference)
    expect(shop.calls().at(-1)?.arguments['message']).toMatch(day)
  })

  test('offers the first days behind the notice', async () => {
    const today = { en: 'today', de: 'heute', es: 'hoy', fr: "aujourd'hui" }[language]
    const shop = openSchool(language)
    await shop.say(`${NAMES[language]}, ${FOR_TWO[language]}, ${today}`)
    const [told, offered] = shop.plan()
    expect(told).toEqual({ say: 'bookableFrom', values: [NAMES[language], '2026-11-29'] })
    expect(offered).toMatchObject({ say: 'chooseTime' })
    expect(shop.state().tasks[0]?.offered?.[0]?.date).toBe('2026-11-30')
  })
})
