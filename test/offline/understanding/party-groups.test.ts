import { describe, expect, it } from 'vitest'
import type { Question } from '../../../src/models/understanding.ts'
import { partyTold } from '../../../src/offline/index.ts'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable, servicesFrom } from './table.ts'

const LANGUAGES = ['en', 'de', 'es', 'fr'] as const
type Language = (typeof LANGUAGES)[number]

/** Messages that count groups of different ages, with the number of all; below, figures that count one group or something else. */
const TOLD: Record<Language, [said: string, size: number | undefined][]> = {
  en: [
    ['one adult and one small dog', undefined],
    ['10 people, including 2 children and 1 baby', 10],
    ['Table for 6, with 2 kids and 1 baby', 6],
    ['my wife and I, 2 kids and 1 baby', 5],
    ['me and my wife, 2 kids and 2 babies', 6],
    ["I booked for 2 adults and 3 children but now we're only 4", 4],
    ["we'd be 5 children and 2 grown-ups", 7],
    ['just 1 adult and 2 kids', 3],
    ['2 adults and a child', 3],
    ['2 adults, a teenager and a baby', 4],
    ['2 adults, three children (4, 7 and 10)', 5],
    ["it's 5 children... well, 5 children and 2 adults", 7],
    ['for my boyfriend and for me, he is a beginner', 2],
    ['for my husband and me, I think Saturday', 2],
    ['4 of us, 2 adults and 2 children', 4],
    ['one adult per booking', undefined],
    ['for 3 children', 3],
  ],
  de: [
    ['wir sind 2 Erwachsene und 3 Kleine morgen', 5],
    ['wir haben einen großen und einen kleinen Hund dabei', undefined],
    ['2 große und 1 kleine Pizza', undefined],
    ['2 Große und 3 Kleine am Samstag', 5],
    ['10 Personen, darunter 2 Kinder und 1 Baby', 10],
    ['Tisch für 6, mit 2 Kindern und 1 Baby', 6],
    ['Meine Frau und ich, 2 Kinder und 1 Baby', 5],
    ['Gebucht waren 2 Erwachsene und 3 Kinder, wir sind jetzt aber nur 4', 4],
    ['wir wären 5 Kinder und 2 Große', 7],
    ['1 Erwachsener und zwei Kinder', 3],
    ['ein Erwachsener und ein Kind', 2],
    ['2 Erwachsene, drei Kinder (4, 7 und 10)', 5],
    ['es sind 5 Kinder ... also 5 Kinder und 2 Erwachsene', 7],
    ['für meinen Freund und für mich, er ist Anfänger', 2],
    ['wir sind 4, 2 Erwachsene und 2 Kinder', 4],
    ['ein Erwachsener je Buchung', undefined],
    ['für 3 Kinder', 3],
  ],
  es: [
    ['seremos 2 adultos y 3 pequeños mañana', 5],
    ['dos grandes y una pequeña maleta', undefined],
    ['2 mayores y 3 pequeños por favor', 5],
    ['10 personas, incluidos 2 niños y 1 bebé', 10],
    ['Mesa para 6, con 2 niños y 1 bebé', 6],
    ['mi mujer y yo, 2 niños y 1 bebé', 5],
    ['reservé para 2 adultos y 3 niños pero ahora somos solo 4', 4],
    ['seríamos 5 niños y 2 mayores', 7],
    ['en total 7 eh, 5 niños + 2 adultos', 7],
    ['un adulto y dos niños (6 y 11 años)', 3],
    ['son 5 niños... bueno 5 niños y 2 mayores', 7],
    ['para mi chico y para mí, el sábado que viene', 2],
    ['mi marido y yo, él es principiante', 2],
    ['somos 4, 2 adultos y 2 niños', 4],
    ['un adulto por reserva', undefined],
    ['para 3 niños', 3],
  ],
  fr: [
    ['On sera 2 adultes et 3 petits samedi', 5],
    ['un grand et un petit chien', undefined],
    ['une grande et une petite valise', undefined],
    ['deux grands et trois petits pour samedi', 5],
    ['10 personnes, dont 2 enfants et 1 bébé', 10],
    ['ma femme et moi, 2 enfants et 1 bébé', 5],
    ['on serait 5 enfants et 2 grands', 7],
    ['1 adulte et 2 enfants (6 et 11 ans)', 3],
    ['on serait 4 adultes et 2 ados de 13 et 15 ans', 6],
    ['un adulte et un enfant', 2],
    ['pour ma copine et pour moi, elle débute', 2],
    ['pour mon mari et moi, moi je débute', 2],
    ['on est 4, 2 adultes et 2 enfants', 4],
    ['un adulte par réservation', undefined],
    ['pour 3 enfants', 3],
  ],
}

/** Supposed cases, which change no number. */
const SUPPOSED: Record<Language, string[]> = {
  en: [
    'what if only 7 come?',
    "what happens if one of us can't come?",
    'how much is it if we are 7?',
    'if one of us is ill, can we come with 7?',
    "if there's no room, can we come with 7?",
    "if there's room, how much is it for 7?",
    'if you can only take 7, what happens?',
  ],
  de: [
    'was wenn doch nur 7 kommen?',
    'wann muss ich es sagen, wenn einer ausfällt?',
    'was kostet es, wenn wir 7 sind?',
    'falls einer krank wird, können wir auch zu siebt kommen?',
    'wenn kein Platz ist, können wir zu siebt kommen?',
    'falls noch Platz ist, was kostet es für 7?',
  ],
  es: [
    '¿y si al final solo vienen 7?',
    '¿qué pasa si uno no puede venir?',
    '¿cuánto sale si somos 7?',
    'si uno se pone malo, ¿podemos ser 7?',
    'si no hay sitio, ¿podemos ser 7?',
    'si hay sitio, ¿cuánto sale para 7?',
  ],
  fr: [
    'et si on est que 7 finalement ?',
    'ça coûte combien si on est 7 ?',
    'que se passe-t-il si 7 viennent ?',
    "si l'un de nous est malade, on peut venir à 7 ?",
    "s'il reste de la place, c'est combien pour 7 ?",
  ],
}

/** Numbers that are told or asked for, beside words of a condition. */
const CHANGED: Record<Language, string[]> = {
  en: [
    'we are 7 after all',
    'is it possible if we are 7?',
    'if possible, 7 people',
    "if there's room, could we be 7 instead of 8?",
    'would you mind if we were 7 instead of 8?',
    'it would be great if you could make it 7 instead of 8?',
  ],
  de: [
    'wir sind doch nur 7',
    'wenn möglich, 7 Personen',
    'falls noch Platz ist, können wir zu siebt kommen?',
    'wenn es kein Problem ist, können wir 7 statt 8 sein?',
    'macht es Ihnen was aus, wenn wir 7 statt 8 sind?',
  ],
  es: [
    'sí, somos 7',
    '¿puede ser si somos 7?',
    'si es posible, 7 personas',
    'si hay sitio, ¿podemos ser 7 en vez de 8?',
    '¿te importaría si somos 7?',
  ],
  fr: [
    'si, on est 7',
    'est-ce possible si on est 7 ?',
    'si possible, 7 personnes',
    "s'il reste de la place, on peut être 7 au lieu de 8 ?",
    'serait-il possible si on est 7 ?',
  ],
}

/** Groups without an adult that are a part of the eight known. */
const PARTS: Record<Language, string[]> = {
  en: ["there's a baby and 2 toddlers with us, do you have highchairs?", 'there will be 2 kids and a baby with us'],
  de: ['es kommen 2 Kinder und 1 Baby mit, haben Sie Hochstühle?', 'davon sind übrigens 2 Kinder und 1 Baby'],
  es: ['vienen 2 niños y 1 bebé con nosotros, ¿tienen tronas?', 'de ellos hay 2 niños y 1 bebé'],
  fr: ['on a 2 enfants et 1 bébé avec nous, vous avez des chaises hautes ?', 'parmi nous il y a 2 enfants et 1 bébé'],
}

/** The known eight once more, with a no and a question that is taken back. */
const AGAIN: Record<Language, string> = {
  en: 'No wait, 8 please, the 7 was only a question',
  de: 'Nein halt, 8 Kinder bitte! Die 7 war nur eine Frage, falls noch eins absagt.',
  es: 'No, espera, 8 niños por favor, lo de 7 era solo una pregunta',
  fr: "Non attendez, 8 enfants s'il vous plaît, 7 c'était juste une question",
}

function sizesIn(language: Language, said: string, question: Question | null): unknown[] {
  const services = servicesFrom([
    ['walk', 'Crane walk', ''],
    ['boat', 'Boat', ''],
  ]).map((one) => ({ ...one, partyMin: 1, partyMax: 20 }))
  const start = { day: { from: '2026-12-19', to: '2026-12-19' }, time: { at: '11:00' } }
  const task = { task: 'book' as const, serviceId: 'walk', ...start, partySize: 8, offered: [] }
  const table = aTable({ language, services, question, task })
  return understandOffline(said, table).flatMap((one) => {
    if (one.type === 'confirm') return ['yes']
    return 'value' in one && one.value.slot !== 'name' ? [one.value.value] : []
  })
}

describe.each(LANGUAGES)('groups of people in %s', (language) => {
  it.each(TOLD[language])('"%s" tells %s', (said, size) => {
    expect(partyTold(said, language)).toBe(size)
  })

  it.each(SUPPOSED[language])('a supposed case changes nothing: %s', (said) => {
    expect(sizesIn(language, said, 'confirm')).toEqual([])
    expect(sizesIn(language, said, 'details')).toEqual([])
  })

  it.each(PARTS[language])('a part of the known number neither replaces it nor agrees: %s', (said) => {
    expect(sizesIn(language, said, 'confirm').filter((one) => one !== 8)).toEqual([])
  })

  it('the known number said again leaves nothing', () => {
    expect(sizesIn(language, AGAIN[language], 'confirm')).toEqual([8])
  })

  it.each(CHANGED[language])('a number is taken: %s', (said) => {
    expect(sizesIn(language, said, 'confirm')).toContain(7)
  })
})

describe('a service that is called by its guests', () => {
  it.each([
    ['en', "we'd be 5 children and 2 grown-ups"],
    ['de', 'wir wären 5 Kinder und 2 Große'],
    ['es', 'seríamos 5 niños y 2 mayores'],
    ['fr', 'on serait 5 enfants et 2 grands'],
  ] as const)('does not count them alone: %s', (language, said) => {
    const names = { en: 'Children', de: 'Kinder', es: 'Niños', fr: 'Enfants' }
    const services = servicesFrom([
      ['walk', names[language], ''],
      ['boat', 'Boat', ''],
    ]).map((one) => ({ ...one, partyMin: 1, partyMax: 20 }))
    const task = { task: 'book' as const, serviceId: 'walk', day: null, time: null, partySize: null, offered: [] }
    const commands = understandOffline(said, aTable({ language, services, question: 'party_size', task }))
    const sizes = commands.flatMap((one) =>
      'value' in one && one.value.slot === 'party_size' ? [one.value.value] : [],
    )
    expect(sizes).toEqual([7])
  })
})
