import { describe, expect, it } from 'vitest'
import type { Command, Table } from '../../../src/models/understanding.ts'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable, servicesFrom } from './table.ts'

const LANGUAGES = ['en', 'de', 'es', 'fr'] as const
type Language = (typeof LANGUAGES)[number]

const DAY = '2027-01-15'
const services = servicesFrom([
  ['team', 'Team day', ''],
  ['children', 'Kinder-Nachmittag', ''],
]).map((one) => ({ ...one, partyMin: 1, partyMax: 20 }))

/** A booking for seven that is read back. */
const READ_BACK: Partial<Table> = {
  question: 'confirm',
  options: [{ kind: 'yes' }, { kind: 'no' }],
  task: {
    task: 'book',
    serviceId: 'team',
    day: { from: DAY, to: DAY },
    time: { at: '10:00', isHalfDayKnown: true },
    partySize: 7,
    offered: [{ date: DAY, time: '10:00' }],
  },
}

const ASKED: Partial<Table> = {
  question: 'party_size',
  task: { task: 'book', serviceId: 'team', day: null, time: null, partySize: null, offered: [] },
}

/** A booking for eight that was made. */
const BOOKED: Partial<Table> = {
  booking: { reference: 'AB12CD', serviceId: 'children', date: DAY, time: '14:00', partySize: 8 },
}

const CANCELLING: Partial<Table> = {
  ...BOOKED,
  question: 'confirm',
  options: [{ kind: 'yes' }, { kind: 'no' }],
  task: { task: 'cancel', serviceId: null, day: null, time: null, partySize: null, offered: [] },
}

function commandsOf(language: Language, said: string, at: Partial<Table>): Command[] {
  return understandOffline(said, aTable({ language, services, ...at }))
}

function sizeIn(commands: Command[]): number | undefined {
  return commands.flatMap((one) => ('value' in one && one.value.slot === 'party_size' ? [one.value.value] : [])).at(-1)
}

/** Numbers beside a booking for seven that are none of its party. */
const NOT_THEIRS: Record<Language, string[]> = {
  en: [
    'could you do a vegetarian lunch for two of us?',
    'two of us are vegetarian',
    'two of us have never done it before',
    'which other appointment? I only want one',
  ],
  de: [
    'könnten Sie für zwei von uns ein vegetarisches Essen machen?',
    'zwei von uns sind Vegetarier',
    'welcher andere Termin? ich will nur einen',
  ],
  es: [
    'no somos seis',
    '¿podría haber un menú vegetariano para dos de nosotros?',
    'dos de nosotros son celíacos',
    'solo quiero una',
    'una sola basta',
  ],
  fr: [
    "est-ce possible d'avoir un repas végétarien pour deux d'entre nous ?",
    "deux d'entre nous sont végétariens",
    "quel autre rendez-vous ? je n'en veux qu'un",
    'une seule suffit',
  ],
}

/** Numbers beside a booking for seven that are that of the party. */
const THEIRS: Record<Language, [said: string, size: number][]> = {
  en: [
    ["we'd like only 1 place now", 1],
    ["I'd like to change it to just me", 1],
    ["We're only 3 now and one of them is vegetarian", 3],
    ['Sorry, make it two of us please', 2],
    ['seven is right, not six of us', 7],
    ['no, 7, not 6', 7],
    ['6, not 7', 6],
    ['only two of us are coming', 2],
    ['there are two of us now', 2],
    ["two of us can't come", 5],
    ['two more children are coming, so 9 children', 9],
  ],
  de: [
    ['Wir sind doch nur 3 und alle vegetarisch', 3],
    ['ich brauche nur noch einen Platz', 1],
    ['sieben ist richtig, nicht sechs', 7],
    ['nur zwei von uns kommen', 2],
    ['wir sind zwei, von 10 bis 12 Uhr', 2],
    ['es kommen noch zwei Cousins, also 8 Kinder bitte', 8],
    ['wir sind nur noch 5 Kinder', 5],
  ],
  es: [
    ['Al final somos 3 y todos veganos', 3],
    ['quiero solo una plaza', 1],
    ['siete es correcto, no somos seis', 7],
    ['solo una persona', 1],
    ['ponme 8 niños', 8],
  ],
  fr: [
    ['Finalement on sera 3 végétariens', 3],
    ['je voudrais juste une place', 1],
    ["sept c'est juste, pas six", 7],
    ['une seule personne', 1],
    ['encore 2 enfants, donc 9 enfants en tout', 9],
  ],
}

/** Answers to the question for how many. */
const ANSWERS: Record<Language, [said: string, size: number][]> = {
  en: [
    ['I need 1 place', 1],
    ['I want it just for me', 1],
    ['I only want to come alone', 1],
    ['3 i said', 3],
    ['i told you, 3', 3],
    ['about a dozen', 12],
    ['around ten', 10],
  ],
  de: [
    ['Ich brauche nur einen Platz', 1],
    ['Ich möchte nur für mich buchen', 1],
    ['Ein Platz reicht', 1],
    ['3 hab ich gesagt', 3],
    ['3 sagte ich doch', 3],
    ['etwa ein Dutzend', 12],
  ],
  es: [
    ['Quiero solo para mí', 1],
    ['Necesito 1 plaza', 1],
    ['3 he dicho', 3],
    ['ya te dije, 3', 3],
    ['unos diez', 10],
    ['una docena', 12],
  ],
  fr: [
    ['Je voudrais juste pour moi', 1],
    ['Il me faut 1 place', 1],
    ['3 jai dit', 3],
    ['une dizaine', 10],
    ['on serait une quinzaine', 15],
  ],
}

/** Changes of a booking for eight, beside words for cancelling. */
const CHANGED: Record<Language, [said: string, size: number][]> = {
  en: [
    ['3 people instead of 8 please', 3],
    ["no no don't cancel the whole thing! just one child less, so 7 instead of 8", 7],
  ],
  de: [
    ['bitte 3 personen statt 8 am sa', 3],
    ['sind jz doch zu 3. is alles ok so?', 3],
    ['die Lina hat jetzt doch abgesagt, also nur noch 7 Kinder. können Sie das ändern?', 7],
    ['nein nein nicht den ganzen Termin absagen! nur ein Kind weniger, also 7 statt 8', 7],
  ],
  es: [['no hay que cancelar la cita, solo un niño menos, 7 en vez de 8', 7]],
  fr: [
    ['non, pas annuler tout le rendez-vous ! juste un enfant en moins, donc 7 au lieu de 8', 7],
    ['Lina a annulé, donc plus que 7 enfants', 7],
  ],
}

const CANCELLED: Record<Language, string> = {
  en: "please cancel, we're only 4 now",
  de: 'bitte den Termin absagen, wir sind nur noch 2',
  es: '¿puede cancelar la reserva para 8 personas?',
  fr: 'annulez la réservation pour 8 personnes',
}

describe.each(LANGUAGES)('numbers of a party in %s', (language) => {
  it.each(NOT_THEIRS[language])('"%s" changes no number', (said) => {
    expect(sizeIn(commandsOf(language, said, READ_BACK))).toBeUndefined()
  })

  it.each(THEIRS[language])('"%s" tells %i', (said, size) => {
    expect(sizeIn(commandsOf(language, said, READ_BACK))).toBe(size)
  })

  it.each(ANSWERS[language])('"%s" answers %i', (said, size) => {
    expect(sizeIn(commandsOf(language, said, ASKED))).toBe(size)
  })

  it.each(CHANGED[language])('"%s" changes the booking to %i', (said, size) => {
    const commands = commandsOf(language, said, BOOKED)
    expect(sizeIn(commands)).toBe(size)
    expect(commands.filter(({ type }) => type === 'start')).toEqual([])
    expect(commands.some((one) => 'value' in one && one.value.slot === 'service')).toBe(false)
  })

  it('cancels where it is asked for beside a number', () => {
    const commands = commandsOf(language, CANCELLED[language], BOOKED)
    expect(commands).toContainEqual(expect.objectContaining({ type: 'start', task: 'cancel' }))
  })
})

/** Cancellations beside the number that would be left. */
const LEAVES: Record<Language, string[]> = {
  en: ['Only three of us would be left so we cancel the booking', 'please cancel, we are only 2 now'],
  de: ['Nur 2 von uns könnten kommen daher sagen wir den Termin ab'],
  es: ['Solo quedamos 2 así que queremos cancelar la reserva', 'Somos solo 2 ahora y tenemos que anular la reserva'],
  fr: ["On n'est plus que 2 donc on annule la réservation", "On n'est plus que 2 alors il faut annuler"],
}

/** The same while the cancellation is read back. */
const LEAVES_READ_BACK: Record<Language, string[]> = {
  en: ["please cancel, we're only 2 now", 'Cancel it for both of us'],
  de: ['Bitte absagen, wir sind nur noch zu zweit', 'Ich meine die Buchung für zwei Personen'],
  es: ['Cancélala, solo somos 2', 'cancélala para los dos'],
  fr: ['Annulez, nous ne sommes plus que 2', 'annulez pour nous deux'],
}

describe.each(LANGUAGES)('a cancellation with the number that would be left in %s', (language) => {
  it.each(LEAVES[language])('"%s" cancels', (said) => {
    const starts = commandsOf(language, said, BOOKED).filter(({ type }) => type === 'start')
    expect(starts).toEqual([expect.objectContaining({ task: 'cancel' })])
  })

  it.each(LEAVES_READ_BACK[language])('"%s" moves nothing while it is read back', (said) => {
    const commands = commandsOf(language, said, CANCELLING)
    expect(commands.some((one) => one.type === 'start' && one.task === 'move')).toBe(false)
  })
})

/** A move of a booking for three at ten to three o'clock, which is read back. */
const MOVING: Partial<Table> = {
  ...READ_BACK,
  booking: { reference: 'AB12CD', serviceId: 'team', date: DAY, time: '10:00', partySize: 3 },
  task: {
    task: 'move',
    serviceId: null,
    day: { from: DAY, to: DAY },
    time: { at: '15:00', isHalfDayKnown: true },
    partySize: null,
    offered: [],
  },
}

it.each([
  ['en', 'Make it 4 instead of 3'],
  ['de', 'Nein, 4 statt 3'],
  ['es', '4 en vez de 3'],
  ['fr', '4 au lieu de 3'],
] as const)('takes the hour on offer for no number of people (%s)', (language, said) => {
  expect(sizeIn(commandsOf(language, said, MOVING))).toBeUndefined()
})

it.each([
  ['fr', 'pour une quinzaine de minutes'],
  ['fr', "C'est pour une dizaine de jours"],
] as const)('takes about as many of a time for no number of people (%s)', (language, said) => {
  expect(sizeIn(commandsOf(language, said, READ_BACK))).toBeUndefined()
})

it.each([['es', 'Con una me basta']] as const)(
  'abandons no second draft by the answer to how many (%s)',
  (language, said) => {
    expect(commandsOf(language, said, { ...BOOKED, ...ASKED }).some(({ type }) => type === 'abandon')).toBe(false)
  },
)

it.each([
  ['en', "We'd like the team day for 5. Could I also leave a message?"],
  ['en', "I'd like to do the team day. Can I also leave a message?"],
  ['de', 'Ich möchte gerne den Kinder-Nachmittag machen. Kann ich auch eine Nachricht hinterlassen?'],
  ['es', 'Me gustaría hacer el team day. ¿Puedo dejar también un mensaje?'],
  ['fr', "J'aimerais faire le team day. Puis-je aussi laisser un message ?"],
] as const)('keeps a booking beside a message (%s)', (language, said) => {
  const commands = commandsOf(language, said, {})
  expect(commands).toContainEqual(expect.objectContaining({ type: 'start', task: 'book' }))
})

it('cancels a draft beside a part of the party', () => {
  const commands = commandsOf('en', 'Two of us have never done it so cancel this', READ_BACK)
  expect(commands.some((one) => one.type === 'abandon' || (one.type === 'start' && one.task === 'cancel'))).toBe(true)
})

it('takes a first message for one', () => {
  expect(sizeIn(commandsOf('en', "I'd like to book a team day for 1 on Friday at 10", {}))).toBe(1)
})

describe('a cancellation that is read back', () => {
  it.each([
    ['en', "don't cancel the whole thing! just one child less, so 7 instead of 8"],
    ['de', 'nein nicht den ganzen Termin absagen! nur ein Kind weniger, also 7 statt 8'],
    ['es', 'no, no cancelar toda la cita, solo un niño menos, 7 en vez de 8'],
    ['fr', 'non pas annuler tout le rendez-vous ! juste un enfant en moins, donc 7 au lieu de 8'],
  ] as const)('becomes another number of people (%s)', (language, said) => {
    const commands = commandsOf(language, said, CANCELLING)
    expect(commands).toContainEqual(expect.objectContaining({ type: 'start', task: 'move' }))
    expect(sizeIn(commands)).toBe(7)
  })

  it.each([
    ['en', 'yes, cancel it'],
    ['de', 'ja, absagen'],
    ['es', 'sí, cancélala'],
    ['fr', 'oui, annulez'],
  ] as const)('stays where it is agreed to (%s)', (language, said) => {
    expect(commandsOf(language, said, CANCELLING).some(({ type }) => type === 'confirm')).toBe(true)
  })
})
