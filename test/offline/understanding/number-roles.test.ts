import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { forLanguage, LANGUAGES } from '../../../src/languages/index.ts'
import type { Question, Table } from '../../../src/models/understanding.ts'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { numberRoles, type Role } from '../../../src/offline/understanding/number-roles/roles.ts'
import { markedIn } from '../../../src/offline/understanding/number-roles/training/marked-numbers.ts'
import { fold } from '../../../src/offline/understanding/text.ts'
import { aTable } from './table.ts'

const SENTENCES = 'src/offline/understanding/number-roles/training/sentences'
const TAGS = ['en', 'de', 'es', 'fr'] as const
type Language = (typeof TAGS)[number]

/** Numbers that are neither people nor an hour or day of the visit, after some question. */
const ELSE: Record<Language, [said: string, question: Question | null][]> = {
  en: [
    ["so that's 20 pounds for an inspection", 'service'],
    ['we live about 9 miles away', null],
    ['it has 4 broken tiles and 2 of them are loose', null],
    ['we would stay for 2 hours', 'details'],
  ],
  de: [
    ['das kostet also 20 Euro pro Stück', 'service'],
    ['wir wohnen etwa 9 Kilometer entfernt', null],
    ['es hat 4 kaputte Fliesen', null],
    ['wir würden 2 Stunden bleiben', 'details'],
  ],
  es: [
    ['entonces son 20 euros por pieza', 'service'],
    ['vivimos a unos 9 kilómetros', null],
    ['tiene 4 baldosas rotas', null],
    ['nos quedaríamos 2 horas', 'details'],
  ],
  fr: [
    ['donc ça fait 20 euros la pièce', 'service'],
    ['on habite à 9 kilomètres environ', null],
    ['il y a 4 carreaux cassés', null],
    ['on resterait 2 heures', 'details'],
  ],
}

/** Numbers of people in forms that no pattern has. */
const PEOPLE: Record<Language, [said: string, size: number][]> = {
  en: [['4ppl', 4]],
  de: [['Wir sind 4: Oma, mein Mann, ich und der Kleine', 4]],
  es: [['pues 5 d momento', 5]],
  fr: [['3 jai dit', 3]],
}

/** The likeliest role of the last number. */
const LIKELIEST: Record<Language, [said: string, question: Question | null, role: Role][]> = {
  en: [
    ['a vegetarian lunch for two of us, we are six', null, 'people'],
    ['is it £20 for an inspection?', null, 'money'],
    ['9 tomorrow please', 'time', 'hour'],
    ['he turns 7 in May', null, 'age'],
  ],
  de: [
    ['es sind jetzt nur noch 8 Kinder', null, 'people'],
    ['kostet das 20 Euro?', null, 'money'],
    ['9 Uhr morgen passt', 'time', 'hour'],
    ['sie wird im Mai 7', null, 'age'],
  ],
  es: [
    ['al final seremos 14 niños', null, 'people'],
    ['¿cuesta 20 euros?', null, 'money'],
    ['mañana a las 9 me va bien', 'time', 'hour'],
    ['mi hijo tiene 7 años', null, 'age'],
  ],
  fr: [
    ['finalement nous serons 14', null, 'people'],
    ["c'est 20 euros ?", null, 'money'],
    ['demain 9h ça me va', 'time', 'hour'],
    ['ma fille a 7 ans', null, 'age'],
  ],
}

/** Near-misses: these are values of the visit. */
const OF_VISIT: Record<Language, [said: string, question: Question | null, slot: string][]> = {
  en: [
    ['for 4', 'party_size', 'party_size'],
    ['at 10', 'time', 'time'],
    ['the 14th', 'day', 'day'],
    ['there will be 9 of us', null, 'party_size'],
  ],
  de: [
    ['zu 4.', 'party_size', 'party_size'],
    ['um 10', 'time', 'time'],
    ['am 14.', 'day', 'day'],
    ['wir sind 9', null, 'party_size'],
  ],
  es: [
    ['para 4', 'party_size', 'party_size'],
    ['a las 10', 'time', 'time'],
    ['el 14', 'day', 'day'],
    ['somos 9', null, 'party_size'],
  ],
  fr: [
    ['pour 4', 'party_size', 'party_size'],
    ['à 10h', 'time', 'time'],
    ['le 14', 'day', 'day'],
    ['nous sommes 9', null, 'party_size'],
    ['Je souhaite un rendez-vous le 17 mars à 10h30 pour le contrôle des freins', null, 'time'],
  ],
}

function slotsIn(said: string, language: Language, question: Question | null): [slot: string, value: unknown][] {
  const services = [{ id: 'svc_1', name: 'Atelier Lindenhof', aliases: [], partyMin: 1, partyMax: 12 }]
  const task: Table['task'] = { task: 'book', serviceId: 'svc_1', day: null, time: null, partySize: null, offered: [] }
  const table = aTable({ language, services, task: question === null ? null : task, question })
  return understandOffline(said, table).flatMap((one): [string, unknown][] =>
    one.type === 'set' || one.type === 'correct' ? [[one.value.slot, one.value.value]] : [],
  )
}

function rolesIn(said: string, language: Language, question: Question | null) {
  return numberRoles(fold(said), { language, patterns: forLanguage(language).understanding, question })
}

describe.each(TAGS)('the roles of numbers (%s)', (language) => {
  it.each(ELSE[language])('are something else: %s', (said, question) => {
    expect(slotsIn(said, language, question).filter(([slot]) => slot !== 'service')).toEqual([])
  })

  it.each(PEOPLE[language])('are people: %s', (said, size) => {
    expect(slotsIn(said, language, 'party_size')).toContainEqual(['party_size', size])
  })

  it.each(OF_VISIT[language])('are of the visit: %s', (said, question, slot) => {
    expect(slotsIn(said, language, question).map(([name]) => name)).toContain(slot)
  })

  it.each(LIKELIEST[language])('%s', (said, question, role) => {
    const { likelihoods } = rolesIn(said, language, question).at(-1)!
    expect(Object.entries(likelihoods).toSorted(([, a], [, b]) => b - a)[0]![0]).toBe(role)
  })

  it('are read in the first words of a long text only', () => {
    expect(rolesIn('for 2, '.repeat(500), language, null).length).toBeLessThan(100)
  })
})

test('the weights were trained on the sentences as they are', () => {
  const numbers = readdirSync(SENTENCES).flatMap((name) =>
    markedIn(readFileSync(`${SENTENCES}/${name}`, 'utf8'), name.slice(0, 2)),
  )
  expect(readFileSync(`${SENTENCES}/../report.md`, 'utf8')).toContain(`Trained on ${numbers.length} marked numbers`)
})

test('every language has sentences, and each mark stands behind a number', () => {
  const files = readdirSync(SENTENCES)
  for (const language of Object.keys(LANGUAGES)) {
    const own = files.filter((name) => name.startsWith(`${language}-`))
    expect(own.length, language).toBeGreaterThan(0)
    for (const name of own) {
      const file = readFileSync(`${SENTENCES}/${name}`, 'utf8')
      const marks = [...file.matchAll(/\{\w\}/gu)].length
      expect(markedIn(file, language).length / marks, name).toBeGreaterThan(0.9)
    }
  }
})
