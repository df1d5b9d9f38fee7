import { describe, expect, it } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import { LANGUAGES, openPractice, say } from './practice.ts'

const YES = { en: 'yes', de: 'ja', es: 'sí', fr: 'oui' }
const TO_TEAM = { en: ['a message'], de: ['eine Nachricht'], es: ['un mensaje'], fr: ['un message'] }

/** One service for several, and one without a size. */
const SERVICES: Record<Language, [sized: string, plain: string]> = {
  en: ['Bouldering intro', 'Private coaching'],
  de: ['Boulder-Einführung', 'Privattraining'],
  es: ['Introducción al búlder', 'Clase particular'],
  fr: ['Initiation bloc', 'Cours particulier'],
}

const SAID: Record<Language, { groups: string[]; pair: string }> = {
  en: {
    groups: [
      'we want to come with 30 people on Friday evening, would that be possible?',
      'I need something for our works outing, there are 18 of us',
    ],
    pair: 'private coaching for two people on Friday',
  },
  de: {
    groups: [
      'wir würden gern am Freitagabend mit 30 Leuten kommen, ginge das?',
      'ich suche einen Termin für unseren Betriebsausflug, wir sind 18 Personen',
    ],
    pair: 'Privattraining für zwei Personen am Freitag',
  },
  es: {
    groups: [
      'quisiéramos ir 30 personas el viernes por la tarde, ¿sería posible?',
      'necesito una cita para la salida de la empresa, somos 18 personas',
    ],
    pair: 'una clase particular para dos personas el viernes',
  },
  fr: {
    groups: [
      'on voudrait venir à 30 personnes vendredi soir, ce serait possible ?',
      'il me faut un rendez-vous pour la sortie de notre entreprise, nous sommes 18 personnes',
    ],
    pair: 'un cours particulier pour deux personnes vendredi',
  },
}

describe.each(LANGUAGES)('more people than any service takes (%s)', (language) => {
  const [sized, plain] = SERVICES[language]
  const services = [
    { name: sized, minutes: 60, partyMax: 8 },
    { name: plain, minutes: 60 },
  ]

  it.each(SAID[language].groups)('are answered by the documents and the team: %s', async (message) => {
    const shop = openPractice(language, { services })
    await shop.say(message)
    expect(shop.plan()).toMatchObject([{ answer: expect.any(String) }, { say: 'notBookedHere' }])
    expect(shop.state().tasks).toEqual([])
    await say(shop, [...TO_TEAM[language], 'Ada Byron, ada@example.com', YES[language]])
    const call = shop.calls().findLast(({ name }) => name === 'capture_lead')
    expect(call?.arguments['message']).toContain(message)
  })

  it('are not two', async () => {
    const shop = openPractice(language, { services })
    await shop.say(SAID[language].pair)
    expect(shop.state().tasks).toMatchObject([{ name: 'book', wish: { service: 'svc_1' } }])
  })
})
