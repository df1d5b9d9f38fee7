import { describe, expect, it } from 'vitest'
import type { Command, OpenTask, Table } from '../../../src/models/understanding.ts'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable } from './table.ts'

type Language = 'en' | 'de' | 'fr' | 'es'
type Sentences = Record<Language, string[]>

const COUNTRIES: Record<Language, string> = { en: 'GB', de: 'DE', fr: 'FR', es: 'ES' }
const NAMES: Record<Language, [string, string]> = {
  en: ['Swedish massage', 'Facial'],
  de: ['Rückenmassage', 'Gesichtspflege'],
  fr: ['Massage suédois', 'Soin du visage'],
  es: ['Masaje sueco', 'Limpieza facial'],
}
const SATURDAY = { from: '2026-11-28', to: '2026-11-28' }
const AT_ELEVEN: OpenTask = {
  task: 'book',
  serviceId: 'massage',
  day: SATURDAY,
  time: { at: '11:00' },
  partySize: null,
  offered: [{ date: '2026-11-28', time: '11:00' }],
}
const THURSDAY = { reference: '5QZVWH', serviceId: 'massage', date: '2026-12-03', time: '09:00' }
const FRIDAY = { reference: 'B4FZ4T', serviceId: 'facial', date: '2026-12-04', time: '16:00' }

function hear(language: Language, message: string, table: Partial<Table>): Command[] {
  const [massage, facial] = NAMES[language]
  const bounds = { aliases: [], partyMin: null, partyMax: null }
  const services = [
    { id: 'massage', name: massage, ...bounds },
    { id: 'facial', name: facial, ...bounds },
  ]
  return understandOffline(message, aTable({ language, country: COUNTRIES[language], services, ...table }))
}

/** The commands by their types, values with their slots. */
function kinds(commands: Command[]): string[] {
  return commands.map((one) => ('value' in one ? `${one.type} ${one.value.slot}` : one.type))
}

function each(title: string, sentences: Sentences, table: Partial<Table>, check: (commands: Command[]) => void): void {
  const all = Object.entries(sentences).flatMap(([language, own]) =>
    own.map((one) => [language as Language, one] as const),
  )
  describe(title, () => {
    it.each(all)('%s: %s', (language, message) => check(hear(language, message, table)))
  })
}

const changes = (commands: Command[]): Command[] =>
  commands.filter((one) => ['correct', 'others', 'abandon', 'reject', 'start', 'unclear'].includes(one.type))

each(
  'a yes and a question with a day or a part of the day in it',
  {
    en: [
      'yes! and am I allowed to swim on Sunday?',
      'yes please. can I drive home that evening?',
      'Yes. Do I have to fast on Saturday morning?',
      'yes, and can my sister wait inside on Saturday?',
    ],
    de: [
      'ja! und darf ich am Sonntag schwimmen?',
      'Ja bitte. Muss ich am Samstag nüchtern kommen?',
      'ja, und kann ich am Abend noch Auto fahren?',
      'ja gern. Tut das am nächsten Tag weh?',
    ],
    fr: [
      'oui ! et est-ce que je peux nager dimanche ?',
      'Oui. Je dois être à jeun samedi matin ?',
      'oui merci, et je peux conduire le soir ?',
      'oui, et ça fait mal le lendemain ?',
    ],
    es: [
      '¡sí! ¿y puedo nadar el domingo?',
      'Sí. ¿Tengo que venir en ayunas el sábado?',
      'sí, ¿y puedo conducir por la noche?',
      'sí por favor. ¿duele al día siguiente?',
    ],
  },
  { question: 'confirm', task: AT_ELEVEN },
  (commands) => {
    expect(kinds(commands)).toContain('confirm')
    expect(kinds(commands)).toContain('ask')
    expect(changes(commands)).toEqual([])
  },
)

each(
  'a yes that changes the hour',
  {
    en: ['yes, but could we make it twelve?', 'yes but at 12 please'],
    de: ['ja, aber geht auch 12 Uhr?', 'ja, nur lieber um 12'],
    fr: ['oui, mais plutôt à 12h', 'oui mais à 12h si possible'],
    es: ['sí, pero ¿puede ser a las 12?', 'sí, mejor a las 12'],
  },
  { question: 'confirm', task: AT_ELEVEN },
  (commands) => expect(kinds(commands)).toEqual(['correct time']),
)

each(
  'a name with a question that has a day in it',
  {
    en: ['Ada Byron, ada@example.com. Will I be able to lift weights on Sunday?'],
    de: ['Ada Byron, ada@example.com. Darf ich am Sonntag wieder Gewichte heben?'],
    fr: ['Ada Byron, ada@example.com. Je pourrai soulever des poids dimanche ?'],
    es: ['Ada Byron, ada@example.com. ¿Podré levantar pesas el domingo?'],
  },
  { question: 'details', task: AT_ELEVEN },
  (commands) => {
    expect(kinds(commands)).toEqual(['set name', 'set email', 'ask'])
  },
)

each(
  'a service in a question, which is not refused',
  {
    en: ['at eleven. must I eat nothing before, and come without a facial?'],
    de: ['um elf Uhr. muss ich vorher ohne Gesichtspflege kommen?'],
    fr: ['à 11h. je dois venir sans soin du visage avant ?'],
    es: ['a las 11. ¿tengo que venir sin limpieza facial?'],
  },
  {
    question: 'time',
    task: { ...AT_ELEVEN, day: null, time: null },
    options: [{ kind: 'start', date: '2026-11-28', time: '11:00' }],
  },
  (commands) => {
    expect(kinds(commands)).not.toContain('abandon')
    expect(kinds(commands).some((kind) => kind === 'set time' || kind === 'choose')).toBe(true)
  },
)

each(
  'a question of what may come to pass, which cancels nothing',
  {
    en: [
      "if I can't make it Thursday what happens",
      'if I have to cancel do I pay anything',
      'can I cancel if my son falls ill?',
    ],
    de: [
      'wenn ich am Donnerstag nicht kann was passiert dann',
      'kann ich absagen, falls mein Sohn krank wird?',
      'wenn ich absagen muss, kostet das was?',
    ],
    fr: [
      'si je ne peux pas venir jeudi il se passe quoi',
      'je peux annuler si mon fils tombe malade ?',
      'si je dois annuler, ça coûte combien ?',
    ],
    es: [
      'si no puedo ir el jueves qué pasa',
      '¿puedo anular si mi hijo se pone enfermo?',
      'si tengo que anular, ¿me cobráis algo?',
    ],
  },
  { booking: THURSDAY, bookings: [THURSDAY] },
  (commands) => {
    expect(kinds(commands)).toContain('ask')
    expect(changes(commands)).toEqual([])
  },
)

const reference = (commands: Command[]): string | undefined =>
  commands.flatMap((one) => ('value' in one && one.value.slot === 'reference' ? [one.value.value] : []))[0]

each(
  'the one of two bookings that is to be cancelled',
  {
    en: [
      'please cancel the Thursday one',
      'cancel Thursday 3 December, keep Friday',
      'can you cancel the massage, but not the facial',
      'scrap the 9 am appointment',
    ],
    de: [
      'bitte den am Donnerstag absagen',
      'Donnerstag absagen, Freitag bleibt',
      'die Massage bitte stornieren, die Gesichtspflege lassen',
      'sagen Sie den um 9 Uhr ab',
    ],
    fr: [
      'annulez celui de jeudi svp',
      'annulez le massage et gardez le soin du visage',
      'il faut annuler jeudi, gardez vendredi',
      'annulez le rendez-vous de 9h',
    ],
    es: [
      'anula la del jueves por favor',
      'cancela el masaje y deja la limpieza facial',
      'quiero que canceles la cita del jueves',
      'anula la de las 9',
    ],
  },
  { booking: FRIDAY, bookings: [THURSDAY, FRIDAY] },
  (commands) => {
    expect(commands[0]).toMatchObject({ type: 'start', task: 'cancel' })
    expect(reference(commands)).toBe(THURSDAY.reference)
    expect(kinds(commands)).not.toContain('set day')
  },
)

each(
  'whether a booking stands, and which there are',
  {
    en: ['is the Thursday one still on?', 'which appointments do I have?', 'could you summarise that for me?'],
    de: [
      'Steht mein Termin am Donnerstag noch?',
      'Mein Termin bleibt aber schon, oder?',
      'welche Termine hab ich jetzt?',
    ],
    fr: ['mon rdv de jeudi est bien maintenu ?', 'quels rendez-vous ai-je ?', 'vous pouvez récapituler ?'],
    es: ['¿mi cita del jueves sigue en pie?', '¿qué citas tengo?', '¿cómo queda todo?'],
  },
  { booking: FRIDAY, bookings: [THURSDAY, FRIDAY] },
  (commands) => expect(kinds(commands)).toEqual(['recall']),
)

each(
  'another name for the booking under way',
  {
    en: ['sorry, can you change the name to Aoife Byrne', 'please put the name to Aoife Byrne'],
    de: ['Können Sie den Namen auf Aoife Byrne ändern?', 'ändern Sie bitte den Namen in Aoife Byrne'],
    fr: ['changez le nom en Aoife Byrne', 'mettez le nom pour Aoife Byrne'],
    es: ['cambie el nombre a Aoife Byrne'],
  },
  { question: 'confirm', task: AT_ELEVEN },
  (commands) =>
    expect(commands).toContainEqual(expect.objectContaining({ value: { slot: 'name', value: 'Aoife Byrne' } })),
)

each(
  'whether the booking under way is made',
  {
    en: ['am I booked already?', 'so is it confirmed now?', 'wait, is that booked?'],
    de: ['bin ich jetzt schon eingetragen?', 'Ist das damit gebucht?'],
    fr: ['c’est déjà réservé ?', 'est-ce que je suis bien inscrite ?'],
    es: ['¿queda reservado?', 'entonces, ¿estoy apuntada?'],
  },
  { question: 'service', task: { ...AT_ELEVEN, serviceId: null, time: null } },
  (commands) => expect(kinds(commands)).toContain('recall'),
)

each(
  'one place, where three are read back',
  {
    en: ['no, only one place', 'just one seat please', 'No, 1 person, not 3', 'it should be just one'],
    de: ['Nein, nur ein Platz', 'bitte nur einen', 'nein, 1 Person, nicht 3', 'es soll bloß ein Platz sein'],
    fr: ['non, une seule place', 'juste une place', 'non, 1 personne, pas 3', 'seulement une'],
    es: ['no, solo una plaza', 'solo una por favor', 'no, 1 persona, no 3', 'una sola plaza'],
  },
  { question: 'confirm', task: { ...AT_ELEVEN, partySize: 3 } },
  (commands) => {
    expect(commands).toHaveLength(1)
    expect(commands[0]).toMatchObject({ type: 'correct', value: { slot: 'party_size', value: 1 } })
  },
)

each(
  'two places, where three are booked for',
  {
    en: ['no, two, not three', 'just two', 'not 3 people, 2', 'only 2 of us'],
    de: ['zwei, nicht drei', 'nur 2 bitte', 'nicht drei, sondern zwei', 'Nein, nur zu zweit'],
    fr: ['non, deux, pas trois', 'juste deux', 'pas trois mais deux', 'seulement 2 personnes'],
    es: ['dos, no tres', 'solo somos dos', 'no somos 3, somos 2', 'no, solo para dos'],
  },
  {
    question: 'time',
    options: ['09:00', '11:00'].map((time) => ({ kind: 'start' as const, date: '2026-11-28', time })),
    task: { ...AT_ELEVEN, time: null, partySize: 3 },
  },
  (commands) => {
    expect(commands).toContainEqual(
      expect.objectContaining({ type: 'correct', value: { slot: 'party_size', value: 2 } }),
    )
    expect(commands.filter(({ type }) => !['correct', 'no'].includes(type))).toEqual([])
  },
)

each(
  'two hours, of which one is offered',
  {
    en: ['9 or 12', '9 and 12 would be fine'],
    de: ['9 oder 12', '9 und 12 ginge bei mir'],
    fr: ['9 ou 12'],
    es: ['9 o 12'],
  },
  {
    question: 'time',
    options: ['09:00', '11:00'].map((time) => ({ kind: 'start' as const, date: '2026-11-28', time })),
    task: { ...AT_ELEVEN, time: null },
  },
  (commands) => expect(commands).toMatchObject([{ type: 'choose', option: 1 }]),
)

each(
  'who may come along, behind the choice of a time',
  {
    en: ['can we come with 3 people?'],
    de: ['Dürfen wir zu dritt kommen?'],
    fr: ['on peut venir à trois ?'],
    es: ['¿podemos venir 3 personas?'],
  },
  { question: 'details', task: AT_ELEVEN },
  (commands) => expect(kinds(commands)).toEqual(['ask']),
)

const days = (commands: Command[]): string[] =>
  commands.flatMap((one) =>
    one.type === 'set' && one.value.slot === 'day' && one.value.value !== null ? (one.value.value.only ?? []) : [],
  )

each(
  'a week without one of its days',
  {
    en: ['a massage next week, but not on Tuesday', 'massage next week, any day except Tuesday please'],
    de: [
      'eine Rückenmassage nächste Woche, aber nicht am Dienstag',
      'Rückenmassage nächste Woche, Dienstag geht nicht',
    ],
    fr: ['un massage la semaine prochaine, mais pas le mardi', 'massage la semaine prochaine, sauf mardi'],
    es: ['un masaje la semana que viene, pero no el martes', 'un masaje la semana que viene menos el martes'],
  },
  {},
  (commands) => {
    expect(days(commands)).not.toContain('2026-12-01')
    expect(days(commands)).toContain('2026-12-02')
  },
)

each(
  'not before a week',
  {
    en: ['a massage, not before next week'],
    de: ['eine Rückenmassage, nicht vor nächster Woche'],
    fr: ['un massage, pas avant la semaine prochaine'],
    es: ['un masaje, no antes de la semana que viene'],
  },
  {},
  (commands) => {
    const day = commands.find((one) => one.type === 'set' && one.value.slot === 'day')
    expect(day).toMatchObject({ value: { value: { from: '2026-11-30' } } })
  },
)

each(
  'an hour for each of two',
  {
    en: ['at 9 for me and at 11 for my brother', 'nine o clock for the first and the second one at 11'],
    de: ['9 Uhr für mich und für meinen Bruder um 11', '9 Uhr für den ersten und der zweite dann um 11'],
    fr: ['9h pour moi et mon frère à 11h', '9h pour le premier et le deuxième à 11h'],
    es: ['a las 9 yo y mi hermano a las 11', 'a las 9 la primera y la segunda a las 11'],
  },
  {
    question: 'time',
    task: {
      ...AT_ELEVEN,
      day: SATURDAY,
      time: null,
      offered: [{ date: '2026-11-28', time: '09:00' }, ...AT_ELEVEN.offered],
    },
    options: [
      { kind: 'start', date: '2026-11-28', time: '09:00' },
      { kind: 'start', date: '2026-11-28', time: '11:00' },
    ],
  },
  (commands) => {
    const hours = commands.flatMap((one) => ('value' in one && one.value.slot === 'time' ? [one.value.value?.at] : []))
    expect(hours).toEqual(['09:00', '11:00'])
    expect(commands.filter((one) => one.type === 'start')).toMatchObject([{ task: 'book', isOtherBooking: true }])
  },
)

each(
  'what is to be noted beside a yes',
  {
    en: ["yes. she's allergic to latex, write it down please"],
    de: ['ja. sie hat eine Latexallergie, bitte notieren'],
    fr: ["oui. elle est allergique au latex, notez-le s'il vous plaît"],
    es: ['sí. tiene alergia al látex, apúntalo por favor'],
  },
  { question: 'confirm', task: AT_ELEVEN },
  (commands) => {
    expect(kinds(commands)).toContain('confirm')
    expect(kinds(commands)).toContain('message')
  },
)

each(
  'a farewell while times are offered',
  {
    en: ['perfect, thank you, good night', 'haha ok, bye'],
    de: ['alles klar, danke, pfiat euch', 'haha ok, tschüss'],
    fr: ['parfait, merci, bonne nuit', 'mdr ok, au revoir'],
    es: ['vale, gracias, adiós', 'jajaja vale, adiós'],
  },
  {
    question: 'time',
    task: { ...AT_ELEVEN, day: null, time: null },
    options: [{ kind: 'start', date: '2026-11-28', time: '11:00' }],
  },
  (commands) => expect(kinds(commands).filter((kind) => kind !== 'courtesy')).toEqual([]),
)

each(
  'a question beside times, which takes none of them',
  {
    en: ['right. how much is it then?'],
    de: ['genau. was kostet das denn?'],
    fr: ['parfait. ça coûte combien ?'],
    es: ['perfecto. ¿cuánto cuesta?'],
  },
  {
    question: 'time',
    task: { ...AT_ELEVEN, day: null, time: null },
    options: [{ kind: 'start', date: '2026-11-28', time: '11:00' }],
  },
  (commands) => expect(kinds(commands)).toEqual(['ask']),
)

describe('a word that names the matter of the shop', () => {
  const bounds = { aliases: [], partyMin: null, partyMax: null }
  const services = [
    { id: 'rental', name: 'Boat rental', ...bounds },
    { id: 'wash', name: 'Boat washing', ...bounds },
    { id: 'check', name: 'Engine check', ...bounds },
  ]
  it.each(['not sure what my boat needs, it has been out all winter', 'bit late to talk to a boat shop, is it not'])(
    '%s begins no booking, unless nothing answers it',
    (message) => {
      const commands = understandOffline(message, aTable({ country: 'GB', services }))
      const isEither = commands.some((one) => one.type === 'ask' && one.either !== undefined)
      expect(kinds(commands)).toContain('ask')
      if (isEither) return
      expect(kinds(commands)).not.toContain('set service')
      expect(kinds(commands)).not.toContain('start')
    },
  )

  it('is an answer where a service is asked for', () => {
    const task: OpenTask = { ...AT_ELEVEN, serviceId: null, day: null, time: null, offered: [] }
    const commands = understandOffline(
      'the boat washing',
      aTable({ country: 'GB', services, question: 'service', task }),
    )
    expect(commands).toMatchObject([{ type: 'set', value: { slot: 'service', value: ['wash'] } }])
  })
})

describe('a service for a state', () => {
  const bounds = { aliases: [], partyMin: null, partyMax: null }
  const services = [
    { id: 'pregnant', name: 'Femme enceinte', ...bounds },
    { id: 'adult', name: 'Séance adulte', ...bounds },
  ]
  const ids = (message: string, recent: string[]): string[] =>
    understandOffline(message, aTable({ language: 'fr', country: 'FR', services, recent })).flatMap((one) =>
      'value' in one && one.value.slot === 'service' ? one.value.value : [],
    )

  it('is not meant where somebody speaks of a wife, or denies the state', () => {
    expect(ids('un rdv lundi à 9h', ["ma femme m'a dit de venir"])).not.toContain('pregnant')
    expect(ids('un rdv lundi à 9h', ['je ne suis pas enceinte'])).not.toContain('pregnant')
  })

  it('is meant where the state was told', () => {
    expect(ids('un rdv lundi à 9h', ['je suis enceinte de cinq mois'])).toEqual(['pregnant'])
  })
})
