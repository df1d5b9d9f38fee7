import { describe, expect, it } from 'vitest'
import type { Language } from '../../scenarios/scenario.ts'
import { LANGUAGES, openPractice } from './practice.ts'
import { ADA, WISH, YES, openPottery } from './pottery.ts'

interface Script {
  /** Begins a booking, with facts about the visitor's child. */
  first: string
  facts: RegExp
  start: string
  /** Details, and a note. */
  noted: string
  note: string
  /** A question with a fact beside it, before the booking. */
  asked: string
  fact: string
  question: string
  /** A question about a discount, before the booking. */
  discount: string
  /** Asks to note a fact again. */
  insisted: string
  allergy: string
}

const SCRIPTS: Record<Language, Script> = {
  en: {
    first: 'My son Tom is 8 and has a peanut allergy. I would like a throwing lesson',
    facts: /Tom is 8 .* peanut allergy/u,
    start: 'Tuesday at 10',
    noted: `${ADA}, and please note that he is afraid of loud noises`,
    note: 'he is afraid of loud noises',
    asked: 'I am allergic to latex, is that a problem?',
    fact: 'I am allergic to latex',
    question: 'is that a problem',
    discount: 'and do you give pensioners a discount with a voucher?',
    insisted: `${ADA}, and please note my latex allergy`,
    allergy: 'latex',
  },
  de: {
    first: 'Mein Sohn Tom ist 8 und hat eine Erdnussallergie. Ich hätte gern einen Drehkurs',
    facts: /Tom ist 8 .* Erdnussallergie/u,
    start: 'Dienstag um 10',
    noted: `${ADA}, und bitte notieren, dass er Angst vor lauten Geräuschen hat`,
    note: 'er Angst vor lauten Geräuschen hat',
    asked: 'Ich bin gegen Latex allergisch, ist das ein Problem?',
    fact: 'Ich bin gegen Latex allergisch',
    question: 'ist das ein Problem',
    discount: 'und gebt ihr Rentnern mit Gutschein einen Rabatt?',
    insisted: `${ADA}, und bitte notiert, dass ich gegen Latex allergisch bin`,
    allergy: 'Latex',
  },
  es: {
    first: 'Mi hijo Tom tiene 8 años y alergia al cacahuete. Quiero una clase de torno',
    facts: /Tom tiene 8 .* alergia al cacahuete/u,
    start: 'el martes a las 10',
    noted: `${ADA}, y por favor apuntad que le dan miedo los ruidos fuertes`,
    note: 'le dan miedo los ruidos fuertes',
    asked: 'Soy alérgica al látex, ¿es un problema?',
    fact: 'Soy alérgica al látex',
    question: 'es un problema',
    discount: '¿y hacéis descuento con un bono a los jubilados?',
    insisted: `${ADA}, y por favor apuntad mi alergia al látex`,
    allergy: 'látex',
  },
  fr: {
    first: 'Mon fils Tom a 8 ans et une allergie aux arachides. Je voudrais un cours de tournage',
    facts: /Tom a 8 .* allergie aux arachides/u,
    start: 'mardi à 10h',
    noted: `${ADA}, et notez svp qu’il a peur des bruits forts`,
    note: 'il a peur des bruits forts',
    asked: 'Je suis allergique au latex, c’est un problème ?',
    fact: 'Je suis allergique au latex',
    question: 'un problème',
    discount: 'et vous faites une remise aux retraités avec un bon ?',
    insisted: `${ADA}, et notez bien mon allergie au latex svp`,
    allergy: 'latex',
  },
}

describe.each(LANGUAGES)('the check of a booking (%s)', (language) => {
  const script = SCRIPTS[language]

  /** The notes of the row, which are all in the replies. */
  async function bookedNotes(says: string[]): Promise<string> {
    const shop = await openPottery(language)
    const replies: string[] = []
    for (const message of [...says, YES[language]]) replies.push(await shop.say(message))
    const booked = shop.calls().find(({ name }) => name === 'create_booking')
    const notes = String(booked?.arguments['notes'] ?? '')
    expect(booked).toBeDefined()
    for (const line of notes.split('\n')) expect(replies.join('\n')).toContain(line)
    return notes
  }

  it('shows the facts of the first message', async () => {
    const notes = await bookedNotes([script.first, script.start, ADA])
    expect(notes).toMatch(script.facts)
  })

  it('shows a note beside the details once, and neither name nor contact in it', async () => {
    const notes = await bookedNotes([script.first, script.start, script.noted])
    expect(notes.split(script.note)).toHaveLength(2)
    expect(notes).not.toMatch(/Ada Byron|ada@/u)
    expect(notes).toMatch(script.facts)
  })

  it('shows of a question before the booking only the fact beside it', async () => {
    const notes = await bookedNotes([script.asked, WISH[language], ADA])
    expect(notes).toContain(script.fact)
    expect(notes).not.toContain(script.question)
  })

  it('shows no bare question', async () => {
    expect(await bookedNotes([script.discount, WISH[language], ADA])).toBe('')
  })

  it('shows a fact once that is to be noted again', async () => {
    const notes = await bookedNotes([script.asked, WISH[language], script.insisted])
    expect(notes.split(script.allergy)).toHaveLength(2)
    expect(notes).not.toMatch(/Ada Byron|ada@/u)
  })
})

it('keeps a note with another figure', async () => {
  const shop = openPractice('en')
  for (const words of [
    'a Pilates class on Tuesday at 10 please',
    'Ada Byron, ada@example.com, please note that my daughter is 8',
    'please note that my daughter is 9',
    'yes',
  ])
    await shop.say(words)
  const booked = shop.calls().find(({ name }) => name === 'create_booking')
  expect(String(booked?.arguments['notes'])).toContain('9')
})
