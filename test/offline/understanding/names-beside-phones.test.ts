import { describe, expect, it } from 'vitest'
import type { Command, Table } from '../../../src/models/understanding.ts'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable, servicesFrom } from './table.ts'

const LANGUAGES = ['en', 'de', 'es', 'fr'] as const
type Language = (typeof LANGUAGES)[number]
type Asked = NonNullable<Table['question']> | null

/** Messages to a tailor, behind a question, and the name that each gives. */
const SAID: Record<Language, [said: string, question: Asked, name: string | null][]> = {
  en: [
    ['ring me: 07700 900123, zoltan', null, 'zoltan'],
    ['07700 900123, Imogen.', 'phone', 'Imogen'],
    ['07700 900123, thanks', 'phone', null],
    ['07700 900123, mobile', 'phone', null],
    ['imogen. imogen pryce', 'name', 'imogen pryce'],
    ['Imogen Pryce. could somebody ring me on Monday?', 'name', 'Imogen Pryce'],
    ['Hello. Can I park outside?', 'name', null],
    ["I told you already, it's Imogen Pryce", 'name', 'Imogen Pryce'],
    ['only imogen pryce, not imogen imogen pryce', 'confirm', 'imogen pryce'],
  ],
  de: [
    ['ruft an: 0176 5550123, köhlke', null, 'köhlke'],
    ['0176 5550123, ich heiße ben. aber erst ab 17 Uhr', 'contact', 'ben'],
    ['0176 5550123, danke', 'phone', null],
    ['0176 5550123, handy', 'phone', null],
    ['tjark. tjark ohmsen', 'name', 'tjark ohmsen'],
    ['Tjark Ohmsen. kann mich am Montag jemand anrufen?', 'name', 'Tjark Ohmsen'],
    ['Hallo. Kann ich da parken?', 'name', null],
    ['nur tjark ohmsen nicht tjark tjark ohmsen', 'confirm', 'tjark ohmsen'],
  ],
  es: [
    ['llámame: 612 555 034, Itziar', null, 'Itziar'],
    ['612 555 034, gracias', 'phone', null],
    ['612 555 034, móvil', 'phone', null],
    ['itziar. itziar landa', 'name', 'itziar landa'],
    ['Itziar Landa. ¿me pueden llamar el lunes?', 'name', 'Itziar Landa'],
    ['ya te lo he dicho, me llamo Itziar Landa', 'name', 'Itziar Landa'],
    ['solo itziar landa no itziar itziar landa', 'confirm', 'itziar landa'],
  ],
  fr: [
    ['rappelez-moi au 06 12 55 50 22, Maëlys', null, 'Maëlys'],
    ['06 12 55 50 22, merci', 'phone', null],
    ['06 12 55 50 22, portable', 'phone', null],
    ['maëlys. maëlys kerdoncuf', 'name', 'maëlys kerdoncuf'],
    ['Maëlys Kerdoncuf. pouvez-vous me rappeler lundi ?', 'name', 'Maëlys Kerdoncuf'],
    ['Bonjour. On peut se garer devant ?', 'name', null],
    ['juste maëlys kerdoncuf pas maëlys maëlys kerdoncuf', 'confirm', 'maëlys kerdoncuf'],
  ],
}

const COUNTRIES: Record<Language, string> = { en: 'GB', de: 'DE', es: 'ES', fr: 'FR' }

function namesIn(commands: Command[]): unknown[] {
  return commands.flatMap((one) =>
    (one.type === 'set' || one.type === 'correct') && one.value.slot === 'name' ? [one.value.value] : [],
  )
}

describe.each(LANGUAGES)('names beside phone numbers and sentences in %s', (language) => {
  it.each(SAID[language])('"%s" behind the question %s gives %s', (said, question, name) => {
    const services = servicesFrom([['hem', 'Hem', '']])
    const task: Table['task'] =
      question === null
        ? null
        : { task: 'call_back', serviceId: null, day: null, time: null, partySize: null, offered: [] }
    const table = aTable({ language, country: COUNTRIES[language], services, question, task })
    expect(namesIn(understandOffline(said, table))).toEqual(name === null ? [] : [name])
  })
})
