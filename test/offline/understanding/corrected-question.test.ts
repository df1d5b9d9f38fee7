import { describe, expect, it } from 'vitest'
import type { Command, Table } from '../../../src/models/understanding.ts'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable } from './table.ts'

type Language = 'en' | 'de' | 'fr' | 'es'

const NAMES: Record<Language, [string, string]> = {
  en: ['Baby osteopathy', 'Sports massage'],
  de: ['Osteopathie für Babys', 'Sportmassage'],
  fr: ['Ostéopathie bébé', 'Massage sportif'],
  es: ['Osteopatía para bebés', 'Masaje deportivo'],
}
const BROUGHT: Record<Language, string> = {
  en: 'what do I have to bring?',
  de: 'was muss ich mitbringen?',
  fr: "qu'est-ce que je dois apporter ?",
  es: '¿qué tengo que llevar?',
}

function hear(language: Language, message: string, table: Partial<Table> = {}): Command[] {
  const [baby, massage] = NAMES[language]
  const bounds = { aliases: [], partyMin: null, partyMax: null }
  const services = [
    { id: 'baby', name: baby, ...bounds },
    { id: 'massage', name: massage, ...bounds },
  ]
  const topic = { question: BROUGHT[language], serviceId: null }
  return understandOffline(message, aTable({ language, services, topic, ...table }))
}

/** A correction, the word that the question has then, and one that it must not have. */
type Corrected = [message: string, has: RegExp, hasNot: RegExp]

const CORRECTED: Record<Language, Corrected[]> = {
  en: [
    ['no, for a baby!', /bring.*baby/iu, /no,/u],
    ['No, I meant the massage', /bring.*massage/iu, /meant/u],
    ['I was asking about the massage, not the osteopathy', /bring.*massage/iu, /osteopathy/u],
    ['no no, for the sports massage', /bring.*massage/iu, /no/u],
    ['i meant for my daughter, not for me', /bring.*daughter/iu, /meant|for me/u],
  ],
  de: [
    ['nein, für ein Baby!', /mitbringen.*Baby/u, /nein/iu],
    ['Nein, ich meinte die Massage', /mitbringen.*Massage/u, /meinte/u],
    ['Es ging mir um die Massage, nicht um die Osteopathie', /mitbringen.*Massage/u, /Osteopathie/u],
    ['nee, für die Sportmassage', /mitbringen.*massage/iu, /nee/u],
    ['Ich meinte für meine Tochter, nicht für mich', /mitbringen.*Tochter/u, /meinte|mich/u],
  ],
  fr: [
    ["non, pour un bébé chez l'ostéo !", /apporter.*bébé/u, /non/iu],
    ['non, je parlais du massage', /apporter.*massage/u, /parlais/u],
    ["je parlais du massage, pas de l'ostéo", /apporter.*massage/u, /ostéo/u],
    ['non non, pour le massage sportif', /apporter.*massage/u, /non/u],
    ['je voulais dire pour ma fille, pas pour moi', /apporter.*fille/u, /dire|moi/u],
  ],
  es: [
    ['no, ¡para un bebé!', /llevar.*bebé/u, /no,/u],
    ['No, me refería al masaje', /llevar.*masaje/u, /refería/u],
    ['hablaba del masaje, no de la osteopatía', /llevar.*masaje/u, /osteopatía/u],
    ['no, para el masaje deportivo', /llevar.*masaje/u, /no/u],
    ['quise decir para mi hija, no para mí', /llevar.*hija/u, /decir|mí/u],
  ],
}

describe('a correction of the question that was answered', () => {
  const all = Object.entries(CORRECTED).flatMap(([language, own]) =>
    own.map((one) => [language as Language, ...one] as const),
  )
  it.each(all)('%s: %s', (language, message, has, hasNot) => {
    const commands = hear(language, message)
    expect(commands).toMatchObject([{ type: 'ask', question: expect.stringMatching(has) }])
    expect(commands).not.toMatchObject([{ question: expect.stringMatching(hasNot) }])
  })

  it('replaces the object of the question', () => {
    const topic = { question: 'How much is the day ticket?', serviceId: null }
    expect(hear('en', 'no, I meant the membership', { topic })).toMatchObject([
      { type: 'ask', question: 'How much is the membership?' },
    ])
  })

  it('leaves a refused word out of the question', () => {
    const topic = { question: 'Spricht jemand Englisch oder Deutsch?', serviceId: null }
    const [asked] = hear('de', 'Nein, ich meinte Deutsch, nicht Englisch', { topic })
    expect(asked).toMatchObject({ type: 'ask', question: expect.not.stringContaining('Englisch') })
  })
})

/** Messages that begin like a correction and correct no question. */
const OTHERS: Record<Language, string[]> = {
  en: ['no, thanks', 'no, for now that is all', 'no, a massage please', "no, I'd like a massage", 'no, for Friday'],
  de: ['nein, danke', 'nein, für heute war das alles', 'nein, eine Massage bitte', 'nein, ich möchte eine Massage'],
  fr: ['non, merci', "non, c'est tout", 'non, un massage svp', 'non, je voudrais un massage'],
  es: ['no, gracias', 'no, para nada', 'no, un masaje por favor', 'no, quisiera un masaje'],
}

describe('no correction', () => {
  const all = Object.entries(OTHERS).flatMap(([language, own]) =>
    own.map((one) => [language as Language, one] as const),
  )
  it.each(all)('%s: %s', (language, message) => {
    expect(hear(language, message)).not.toContainEqual(expect.objectContaining({ type: 'ask' }))
  })

  it('is a correction of the booking under way', () => {
    const task = { task: 'book' as const, serviceId: null, day: null, time: null, partySize: null, offered: [] }
    expect(hear('en', 'No, I meant the massage', { task, question: 'service' })).toContainEqual(
      expect.objectContaining({ value: { slot: 'service', value: ['massage'] } }),
    )
  })
})
