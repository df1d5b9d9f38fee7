import { describe, expect, it, test } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import { ADA, YES } from './pottery.ts'
import { LANGUAGES, openPractice, say } from './practice.ts'

const NAMES: Record<Language, string> = {
  en: 'Canoe tour',
  de: 'Kanutour',
  es: 'Excursión en canoa',
  fr: 'Sortie en canoë',
}

/** A tour for seven on Saturday, 12 December at eleven, read back. */
const WISH: Record<Language, string> = {
  en: 'a canoe tour for 7 people on 12 December at 11 please',
  de: 'eine Kanutour für 7 Personen am 12. Dezember um 11 bitte',
  es: 'una excursión en canoa para 7 personas el 12 de diciembre a las 11 por favor',
  fr: 'une sortie en canoë pour 7 personnes le 12 décembre à 11h svp',
}

/** Corrections of seven, with the number that they make. */
const SAID: Record<Language, [said: string, size: number][]> = {
  en: [
    ['8 instead of 7', 8],
    ['only the number: 9 rather than 7. then book it', 9],
    ['one more neighbour, otherwise yes', 8],
    ['two more people are coming', 9],
    ["one of us can't come", 6],
    ['two fewer', 5],
    ["we're one more", 8],
    ['it is 8 now, one more neighbour', 8],
  ],
  de: [
    ['8 statt 7', 8],
    ['nur die Anzahl, 9 statt 7. dann buchen', 9],
    ['ein Nachbar mehr, sonst ja', 8],
    ['zwei Personen kommen noch dazu', 9],
    ['einer kommt nicht mit', 6],
    ['zwei weniger', 5],
    ['wir sind einer mehr', 8],
    ['ein Erwachsener fehlt noch, also 8', 8],
  ],
  es: [
    ['8 en vez de 7', 8],
    ['solo el número, 9 en lugar de 7. entonces reserve', 9],
    ['un vecino más, por lo demás sí', 8],
    ['vienen dos personas más', 9],
    ['uno no puede venir', 6],
    ['dos menos', 5],
    ['somos uno más', 8],
    ['que sean 8', 8],
  ],
  fr: [
    ['8 au lieu de 7', 8],
    ['juste le nombre, 9 au lieu de 7. ensuite réservez', 9],
    ['un voisin de plus, sinon oui', 8],
    ['deux personnes de plus', 9],
    ['une personne ne vient pas', 6],
    ['deux de moins', 5],
    ['on est un de plus', 8],
    ['mettez-en 8 plutôt', 8],
  ],
}

/** Words about something else than the number of people. */
const OTHERS: Record<Language, string[]> = {
  en: ['at 12 instead of 11', 'on the 13th instead of the 12th'],
  de: ['um 12 statt um 11', 'am 14. statt am 12.'],
  es: ['a las 12 en vez de a las 11', 'un día más tarde'],
  fr: ['à 12h au lieu de 11h', 'un jour plus tard'],
}

async function readBack(language: Language) {
  const services = [{ name: NAMES[language], minutes: 60, partyMin: 1, partyMax: 12 }]
  const shop = openPractice(language, { services })
  await say(shop, [WISH[language], ADA])
  return shop
}

describe.each(LANGUAGES)('the number of people corrected in %s', (language) => {
  it.each(SAID[language])('"%s" is read back with %i', async (said, size) => {
    const shop = await readBack(language)
    await shop.say(said)
    expect(shop.state()).toMatchObject({ question: 'confirm', tasks: [{ wish: { partySize: size } }] })
    expect(shop.plan().at(-1)).toMatchObject({
      say: 'summary',
      values: [{ date: '2026-12-12', partySize: size }, {}, ['party_size']],
    })
    await shop.say(YES[language])
    expect(shop.calls().at(-1)).toMatchObject({ name: 'create_booking', arguments: { party_size: size } })
  })

  test.each(OTHERS[language])('"%s" keeps the number', async (said) => {
    const shop = await readBack(language)
    await shop.say(said)
    expect(shop.state().tasks[0]?.wish.partySize).toBe(7)
  })
})
