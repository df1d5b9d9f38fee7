import { describe, expect, it } from 'vitest'
import type { Command, Table } from '../../../src/models/understanding.ts'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable, servicesFrom } from './table.ts'

const LANGUAGES = ['en', 'de', 'es', 'fr'] as const
type Language = (typeof LANGUAGES)[number]

const NAMES: Record<Language, [pasta: string, knives: string]> = {
  en: ['Fresh pasta workshop', 'Knife skills'],
  de: ['Pasta-Werkstatt', 'Messerkunde'],
  es: ['Taller de pasta fresca', 'Manejo del cuchillo'],
  fr: ['Atelier pâtes fraîches', 'Technique du couteau'],
}

function commandsOf(said: string, language: Language, changes: Partial<Table> = {}): Command[] {
  const [pasta, knives] = NAMES[language]
  const services = servicesFrom([
    ['pasta', pasta, ''],
    ['knives', knives, ''],
  ])
  return understandOffline(said, aTable({ language, services, ...changes }))
}

/** Questions for the price for so many, which name no service. */
const COUNTED: Record<Language, string[]> = {
  en: [
    'with nine adults, how much would it be?',
    "there'd be seven of us, what would that come to",
    'for ten people what are we looking at',
    'how much for us three?',
    'what would six of us pay',
    'for two grown ups and three kids on Sunday, what does that cost?',
  ],
  de: [
    'mit neun Erwachsenen, wie viel wäre das?',
    'wir wären zu siebt, was macht das',
    'für zehn Leute, was kommt da zusammen?',
    'was kostet das für uns drei?',
    'was würden sechs Leute zahlen',
    'für zwei Erwachsene und drei Kinder am Sonntag, was kostet das?',
  ],
  es: [
    'con nueve adultos, ¿cuánto sería?',
    'seríamos siete, cuánto nos saldría',
    'para diez personas a cuánto sale',
    '¿cuánto cuesta para nosotros tres?',
    'nosotros seis cuánto pagaríamos',
    'para dos adultos y tres niños el domingo, ¿qué precio tiene?',
  ],
  fr: [
    'avec neuf adultes, ça ferait combien ?',
    'on serait sept, ça nous reviendrait à combien',
    'pour dix personnes ça monte à combien',
    "c'est combien pour nous trois ?",
    'à six on paierait combien',
    'pour deux adultes et trois enfants dimanche, ça coûte combien ?',
  ],
}

/** A service, a number and a bare question for the price, in any order. */
const NAMED: Record<Language, string[]> = {
  en: [
    'Fresh pasta workshop for four people, how much?',
    "we're four. fresh pasta workshop, what would that cost?",
    'Fresh pasta workshop, how much for four',
    "how much? we're 4 for the fresh pasta workshop",
  ],
  de: [
    'Pasta-Werkstatt für vier Personen, wie teuer ist das?',
    'wir sind zu viert. Pasta-Werkstatt, was kostet das?',
    'Pasta-Werkstatt, was kostet das für vier',
    'was kostet das? wir sind 4 für die Pasta-Werkstatt',
  ],
  es: [
    'Taller de pasta fresca para cuatro personas, ¿cuánto es?',
    'somos cuatro. taller de pasta fresca, ¿cuánto cuesta?',
    'Taller de pasta fresca, cuánto para cuatro',
    '¿cuánto es? somos 4 para el taller de pasta fresca',
  ],
  fr: [
    "Atelier pâtes fraîches pour quatre personnes, c'est combien ?",
    'on est quatre. atelier pâtes fraîches, ça coûte combien ?',
    'Atelier pâtes fraîches, combien pour quatre',
    "c'est combien ? on est 4 pour l'atelier pâtes fraîches",
  ],
}

/** A follow-up to a question for a price, which names the number alone. */
const FOLLOWED: Record<Language, [before: string, said: string]> = {
  en: ['how much is knife skills?', 'and for five'],
  de: ['was kostet Messerkunde?', 'und zu fünft'],
  es: ['¿cuánto cuesta manejo del cuchillo?', 'y si somos cinco'],
  fr: ["c'est combien technique du couteau ?", 'et à cinq'],
}

/** Wishes that are beside a question for the price. */
const WISHED: Record<Language, string[]> = {
  en: [
    "I'd like to book for four people, how much is it?",
    'Fresh pasta workshop for four on Saturday at 11, how much is it?',
  ],
  de: [
    'ich möchte für vier Personen buchen, was kostet das?',
    'Pasta-Werkstatt für vier am Samstag um 11, was kostet das?',
  ],
  es: [
    'quiero reservar para cuatro personas, ¿cuánto cuesta?',
    'Taller de pasta fresca para cuatro el sábado a las 11, ¿cuánto cuesta?',
  ],
  fr: [
    'je voudrais réserver pour quatre personnes, ça coûte combien ?',
    'Atelier pâtes fraîches pour quatre samedi à 11h, ça coûte combien ?',
  ],
}

describe.each(LANGUAGES)('a number of people in a question for a price (%s)', (language) => {
  it.each(COUNTED[language])('asks alone: %s', (said) => {
    expect(commandsOf(said, language)).toMatchObject([{ type: 'ask', question: said.replace(/^¿/u, '') }])
    const topic = { question: 'x', serviceId: 'knives' }
    expect(commandsOf(said, language, { topic }).map(({ type }) => type)).toEqual(['ask'])
  })

  it.each(NAMED[language])('asks for the service named beside it: %s', (said) => {
    expect(commandsOf(said, language)).toMatchObject([{ type: 'ask', service: 'pasta' }])
  })

  it('asks again behind a question for a price', () => {
    const [question, said] = FOLLOWED[language]
    const topic = { question, serviceId: 'knives' }
    expect(commandsOf(said, language, { topic }).map(({ type }) => type)).toEqual(['ask'])
  })

  it('asks during a booking', () => {
    const task: Table['task'] = {
      task: 'book',
      serviceId: 'pasta',
      day: null,
      time: null,
      partySize: 1,
      offered: [{ date: '2026-11-28', time: '10:00' }],
    }
    const [said] = COUNTED[language].slice(3)
    expect(commandsOf(said!, language, { task, question: 'time' }).map(({ type }) => type)).toEqual(['ask'])
  })

  it.each(WISHED[language])('stays a value of a wish: %s', (said) => {
    const types = commandsOf(said, language).map(({ type }) => type)
    expect(types).toContain('start')
    expect(types).toContain('ask')
  })
})
