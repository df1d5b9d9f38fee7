import { describe, expect, it } from 'vitest'
import type { Command } from '../../../src/models/understanding.ts'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable, servicesFrom } from './table.ts'

const LANGUAGES = ['en', 'de', 'es', 'fr'] as const
type Language = (typeof LANGUAGES)[number]

/** Wishes beside a journey or an event of the visitor's own. */
const EVENTS: Record<Language, string[]> = {
  en: [
    'I am off to Kenya in January and need a massage',
    'we fly on 3 March, can I get a massage?',
    'I would like a massage, I have a wedding on 19 December',
    'the marathon is on the 14th of December, I need a massage before',
    'a massage before our holiday on 20 December',
    'I need a massage, my sister gets married on 12 December',
  ],
  de: [
    'ich fahre im Januar in die Berge und brauche eine Massage',
    'im Februar fahren wir nach Kreta, ich brauche eine Massage',
    'ich möchte eine Massage, am 19. Dezember bin ich auf einer Hochzeit',
    'am 14. Dezember ist der Marathon, ich brauche vorher eine Massage',
    'eine Massage vor unserem Urlaub am 20. Dezember',
    'ich brauche eine Massage, meine Schwester heiratet am 12. Dezember',
  ],
  es: [
    'me voy a Perú el 20 de enero y necesito un masaje',
    'nuestro viaje empieza el 20 de enero, ¿podría tener un masaje?',
    'quiero un masaje, tengo una boda el 19 de diciembre',
    'el 14 de diciembre es el maratón, necesito un masaje antes',
    'un masaje antes de las vacaciones del 20 de diciembre',
    'necesito un masaje, mi hermana se casa el 12 de diciembre',
  ],
  fr: [
    'je pars au Kenya en janvier et il me faut un massage',
    'notre voyage commence le 20 janvier, je pourrais avoir un massage ?',
    "je voudrais un massage, j'ai un mariage le 19 décembre",
    'le marathon est le 14 décembre, il me faut un massage avant',
    'un massage avant nos vacances du 20 décembre',
    'il me faut un massage, ma sœur se marie le 12 décembre',
  ],
}

/** Days that are wished for, beside an event or without one. */
const WISHED: Record<Language, [words: string, day: string][]> = {
  en: [
    ['Can I come for a massage on the 14th of December, we fly on the 20th', '2026-12-14'],
    ['a massage on 14 December and a facial, please', '2026-12-14'],
    ['is there a massage on 14 December?', '2026-12-14'],
  ],
  de: [
    ['Kann ich am 14. Dezember zur Massage kommen, wir fliegen am 20.', '2026-12-14'],
    ['eine Massage am 14. Dezember und eine Maniküre bitte', '2026-12-14'],
    ['geht eine Massage am 14. Dezember?', '2026-12-14'],
  ],
  es: [
    ['¿Puedo ir a un masaje el 14 de diciembre? volamos el 20', '2026-12-14'],
    ['un masaje el 14 de diciembre y una manicura, por favor', '2026-12-14'],
    ['¿hay un masaje el 14 de diciembre?', '2026-12-14'],
  ],
  fr: [
    ["Je peux venir pour un massage le 14 décembre, on s'envole le 20", '2026-12-14'],
    ['un massage le 14 décembre et une manucure svp', '2026-12-14'],
    ['il y a un massage le 14 décembre ?', '2026-12-14'],
  ],
}

const SERVICES = servicesFrom([
  ['svc_0', 'Massage', ''],
  ['svc_1', 'Facial', ''],
]).map((service) => (service.id === 'svc_0' ? { ...service, aliases: ['masaje'] } : service))

function daysIn(message: string, language: Language): string[] {
  const commands: Command[] = understandOffline(message, aTable({ language, services: SERVICES }))
  return commands.flatMap((one) =>
    (one.type === 'set' || one.type === 'correct') && one.value.slot === 'day' ? [one.value.value?.from ?? ''] : [],
  )
}

describe.each(LANGUAGES)('an event of the visitor’s own (%s)', (language) => {
  it.each(EVENTS[language])('is no wished day: %s', (message) => {
    expect(daysIn(message, language)).toEqual([])
  })

  it.each(WISHED[language])('leaves the wished day: %s', (message, day) => {
    expect([...new Set(daysIn(message, language))]).toEqual([day])
  })
})
