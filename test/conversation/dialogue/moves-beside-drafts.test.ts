import { describe, expect, test } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import { ADA, openPottery, WISH, YES } from './pottery.ts'
import { LANGUAGES } from './practice.ts'

/** A second booking that begins behind the first. */
const SECOND: Record<Language, string> = {
  en: 'I’d also like a glazing hour',
  de: 'ich möchte auch noch eine Glasierstunde',
  es: 'quiero también un taller de esmaltado',
  fr: 'je voudrais aussi un atelier émaillage',
}

/** Moves of the first booking, by its reference, as the visitor's own, or against a second one. */
const MOVED: Record<Language, string[]> = {
  en: [
    'No, I want to move booking REF from Tuesday to Friday at 2pm',
    'I don’t need a second one, one is enough. But some of us can’t on Tuesday, could you move our booking to Friday at 2pm?',
  ],
  de: [
    'Nein, ich will die Reservierung REF vom Dienstag auf Freitag um 14 Uhr verschieben',
    'Ich brauche keine zweite, eine reicht. Aber könnten Sie unsere Buchung auf Freitag um 14 Uhr verschieben?',
  ],
  es: [
    'No, quiero cambiar la reserva REF del martes al viernes a las 14:00',
    'No necesito una segunda, con una basta. ¿Pero podéis pasar nuestra reserva al viernes a las 14:00?',
  ],
  fr: [
    'Non, je veux déplacer la réservation REF du mardi au vendredi à 14h',
    'Il ne m’en faut pas une deuxième, une seule suffit. Par contre pourriez-vous décaler notre réservation au vendredi à 14h ?',
  ],
}

/** Another time for the second booking. */
const ITS_OWN: Record<Language, string> = {
  en: 'on Thursday at 11 please',
  de: 'am Donnerstag um 11 bitte',
  es: 'el jueves a las 11 por favor',
  fr: 'jeudi à 11h svp',
}

describe.each(LANGUAGES)('a move of the booking that was made (%s)', (language) => {
  test.each(MOVED[language])('is one while another booking is begun: %s', async (said) => {
    const shop = await openPottery(language, [WISH[language], ADA, YES[language], SECOND[language]])
    await shop.say(said.replace('REF', shop.state().booking?.reference ?? ''))
    expect(shop.state().tasks).toMatchObject([{ name: 'move' }])
    await shop.say(YES[language])
    const names = shop.calls().map(({ name }) => name)
    expect(names.filter((name) => name === 'create_booking')).toHaveLength(1)
    expect(shop.state().booking).toMatchObject({ time: '14:00' })
  })

  test('is not meant by the time of the other one', async () => {
    const shop = await openPottery(language, [WISH[language], ADA, YES[language], SECOND[language]])
    await shop.say(ITS_OWN[language])
    expect(shop.state().tasks[0]?.name).toBe('book')
  })

  test('is not needed behind words against a second one', async () => {
    const shop = await openPottery(language, [WISH[language], ADA, YES[language]])
    await shop.say(AGAINST[language])
    expect(shop.state().tasks).toEqual([])
    expect(shop.calls().map(({ name }) => name)).not.toContain('add_note')
  })
})

const AGAINST: Record<Language, string> = {
  en: 'I don’t need a second one, one is enough.',
  de: 'Ich brauche keine zweite, eine reicht.',
  es: 'No necesito una segunda, con una basta.',
  fr: 'Il ne m’en faut pas une deuxième, une seule suffit.',
}
