import { describe, expect, test } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import type { MemoryShop } from '../../support/fakes/shop-in-memory.ts'
import { LANGUAGES, openPractice, say } from './practice.ts'

const NAME: Record<Language, string> = {
  en: 'Children’s pottery',
  de: 'Kindertöpfern',
  es: 'Cerámica infantil',
  fr: 'Poterie pour enfants',
}
const WISH: Record<Language, string> = {
  en: 'children’s pottery on Tuesday at 10 for 7 children',
  de: 'Kindertöpfern am Dienstag um 10 für 7 Kinder',
  es: 'cerámica infantil el martes a las 10 para 7 niños',
  fr: 'poterie pour enfants mardi à 10h pour 7 enfants',
}
const YES: Record<Language, string> = { en: 'yes', de: 'ja', es: 'sí', fr: 'oui' }

async function openBookedParty(language: Language): Promise<MemoryShop> {
  const other = { en: 'Glazing hour', de: 'Glasierstunde', es: 'Taller de esmaltado', fr: 'Atelier émaillage' }
  const services = [
    { name: NAME[language], minutes: 60, partyMin: 2, partyMax: 12 },
    { name: other[language], minutes: 60 },
  ]
  const shop = openPractice(language, { services })
  await say(shop, [WISH[language], 'Ada Byron, ada@example.com', YES[language]])
  return shop
}

/** Messages that one person less comes, with the number that is left. */
const FEWER: Record<Language, string[]> = {
  en: [
    'Lina has cancelled, so only 6 children now. can you change that',
    'one of them dropped out, so we are 6. could you change it?',
  ],
  de: [
    'die lina hat jetzt doch abgesagt, also nur noch 6 kinder. können sie das ändern',
    'sind jz doch zu 6. wo genau ist das?',
  ],
  es: ['lina al final no viene, así que somos 6. ¿lo podéis cambiar?', 'seremos 6 en vez de 7. ¿dónde es exactamente?'],
  fr: [
    'lina ne vient plus finalement, donc nous serons 6. vous pouvez le changer ?',
    '6 enfants au lieu de 7 svp. c’est où exactement ?',
  ],
}

/** The whole booking is cancelled first, and taken back with another number. */
const KEPT: Record<Language, [cancelled: string, kept: string]> = {
  en: ['cancel my booking please', 'no no, not the whole booking! just one child less, so 6 instead of 7'],
  de: ['absagen bitte', 'nein nein nicht den ganzen termin absagen! nur ein kind weniger, also 6 statt 7'],
  es: ['quiero anular la cita', 'no no, no anular toda la cita. solo un niño menos, 6 en vez de 7'],
  fr: [
    'je veux annuler le rendez-vous',
    'non non, pas annuler tout le rendez-vous ! juste un enfant de moins, 6 au lieu de 7',
  ],
}

/** Cancellations, whatever number stands beside them. */
const CANCELLED: Record<Language, string> = {
  en: 'please cancel the booking for 7 children',
  de: 'bitte den Termin für 7 Kinder absagen',
  es: 'anulad la cita para 7 niños por favor',
  fr: 'annulez le rendez-vous pour 7 enfants svp',
}

describe.each(LANGUAGES)('fewer people (%s)', (language) => {
  test.each(FEWER[language])('change the booking, and cancel nothing: %s', async (said) => {
    const shop = await openBookedParty(language)
    await shop.say(said)
    expect(shop.state().tasks[0]).toMatchObject({ name: 'move', wish: { partySize: 6 } })
    expect(shop.state().question).toBe('confirm')
    await shop.say(YES[language])
    expect(shop.calls().map(({ name }) => name)).not.toContain('cancel_booking')
    expect(shop.state().booking?.partySize).toBe(6)
  })

  test('take the place of a cancellation that is read back', async () => {
    const shop = await openBookedParty(language)
    const [cancelled, kept] = KEPT[language]
    await say(shop, [cancelled, kept])
    expect(shop.state().tasks[0]).toMatchObject({ name: 'move', wish: { partySize: 6 } })
    await shop.say(YES[language])
    expect(shop.calls().map(({ name }) => name)).not.toContain('cancel_booking')
    expect(shop.state().booking?.partySize).toBe(6)
  })

  test('are not meant by the number of a booking that is cancelled', async () => {
    const shop = await openBookedParty(language)
    await shop.say(CANCELLED[language])
    expect(shop.state().tasks[0]?.name).toBe('cancel')
  })
})
