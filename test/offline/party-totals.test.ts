import { describe, expect, test } from 'vitest'
import type { TurnRequest } from '../../src/models/chat-model.ts'
import { partyFor } from '../../src/offline/facts/asked-party.ts'
import { totalFor } from '../../src/offline/facts/party-totals.ts'

const sumFor = (price: string, size: number, hasChildren = false) => totalFor(price, { size, hasChildren })

describe('the sum for a party', () => {
  test.each([
    ['£95 per person', 2, '£190'],
    ['£12.50 a head', 3, '£37.50'],
    ['$1,250 each', 2, '$2500'],
    ['£22 per person, adults and children', 4, '£88'],
    ['69 € je Person inklusive Material', 2, '138 €'],
    ['12,50 € pro Person', 2, '25 €'],
    ['9,90 € pro Kopf', 3, '29,70 €'],
    ['60 € por puesto', 3, '180 €'],
    ['15 euros por persona', 2, '30 euros'],
    ['145 € par personne', 2, '290 €'],
    ['1 200 € par participant', 2, '2400 €'],
    ['1\u00a0200 € par participant', 2, '2400 €'],
    ['1\u202f250,50 € par personne', 2, '2501 €'],
    ['£40 per person, the whole day', 2, '£80'],
    ['40 € pro Person, ganzer Tag', 2, '80 €'],
    ['40 € por persona, todo el día', 2, '80 €'],
    ['40 € par personne, toute la journée', 2, '80 €'],
  ])('%s, for %i', (price, size, sum) => {
    expect(sumFor(price, size)).toEqual({ people: size, sum, isForAdults: false, isLeast: false })
  })

  test.each([
    ['Adults £14, children (6–15) £8', 2, '£28'],
    ['Erwachsene 14 €, Kinder (6–15) 8 €, Familienkarte 36 €', 2, '28 €'],
    ['22 € por persona; 14 € de 6 a 12 años', 5, '110 €'],
    ['15 € adultos; 9 € de 5 a 14 años; menores de 5 años gratis', 2, '30 €'],
    ['14 € par adulte, 9 € de 3 à 11 ans, gratuit avant 3 ans', 6, '84 €'],
  ])('is for adults, where others pay another rate: %s', (price, size, sum) => {
    expect(sumFor(price, size)).toEqual({ people: size, sum, isForAdults: true, isLeast: false })
  })

  test.each([
    ['£48 per person, at least £288', 5, '£288'],
    ['7 € je Person, mindestens 77 €', 10, '77 €'],
    ['30 € por persona, mínimo 120 €', 3, '120 €'],
    ['30 € par personne, minimum 120 €', 3, '120 €'],
  ])('is no less than the least: %s', (price, size, sum) => {
    expect(sumFor(price, size)).toMatchObject({ sum, isLeast: true })
  })

  test.each([
    '£36 per session',
    '£30',
    'from £20 per person',
    '£20 per hour per person',
    '£40 per person, £30 for members',
    '£19 each further child',
    '£30 per person, 2 to 4 people',
    '£52 per person, materials extra',
    '45 €',
    'ab 20 € pro Person',
    '20 € je Stunde und Person',
    '189 € bis 6 Kinder, jedes weitere Kind 19 €',
    '25 € je Paar',
    '30 € pro Person zzgl. Material',
    '190 € por grupo, hasta 6 personas',
    'desde 20 € por persona',
    '8 € por alumno, mínimo 160 € por grupo',
    '20 € por hora',
    '210 € jusqu’à 8 enfants, puis 22 € par enfant',
    'dès 20 € par personne',
    '80 € par couple',
    '20 € de l’heure par personne',
    '£10 per person/hour',
    '£10 per person and hour',
    '£20 each hour',
    '£12 each way',
    '£20 per person + booking fee',
    '£10 per person, drinks not included',
    '12 € pro Person und Stunde',
    '20 € pro Person/Tag',
    '20 € pro Person, einfache Fahrt',
    '25 € pro Person + Material',
    '20 € pro Person, Getränke nicht enthalten',
    '10 € por persona y hora',
    '20 € por persona y noche',
    '20 € por persona, bebidas no incluidas',
    '30 € par personne / heure',
    '20 € par personne et jour',
    '20 € par personne, boissons non comprises',
  ])('is not told where the price is not plainly for one: %s', (price) => {
    expect(sumFor(price, 2)).toBeUndefined()
  })

  test('is not told for one, or with children', () => {
    expect(sumFor('£95 per person', 1)).toBeUndefined()
    expect(sumFor('14 € par adulte, 9 € de 3 à 11 ans', 4, true)).toBeUndefined()
  })
})

describe('the party of a question', () => {
  const partyOf = (language: string, question: string, booked?: number, before: string[] = []) =>
    partyFor({ question, language, booked }, {
      message: question,
      history: before.map((text) => ({ role: 'visitor', text })),
    } as unknown as TurnRequest)

  test.each([
    ['en', 'how much is it for the two of us?', 2],
    ['en', 'what would 9 of us pay?', 9],
    ['en', "what's the price for 9 then?", 9],
    ['en', 'and how much is that in total?', 7],
    ['en', 'how much is it for 2 hours?', 7],
    ['de', 'was kostet das für uns zwei?', 2],
    ['de', 'was kostet es insgesamt mit 9?', 9],
    ['de', 'was kostet es für 2 Stunden?', 7],
    ['es', '¿cuánto nos saldría a los 4?', 4],
    ['es', '¿cuánto es en total?', 7],
    ['es', '¿cuánto es por 2 horas?', 7],
    ['fr', 'ça fait combien pour nous deux ?', 2],
    ['fr', 'la visite à 6 ça revient à combien ?', 6],
    ['fr', 'ça fait combien pour 2 heures ?', 7],
    ['de', 'Was kostet es mit 12?', 7],
    ['es', '¿Cuánto cuesta el sábado a las 5?', 7],
    ['es', '¿cuánto sale la clase de las 6?', 7],
    ['de', 'was kostet es mit 9 insgesamt?', 9],
    ['fr', 'C’est à 20 tout compris ?', 7],
  ])('is told by it, or else booked (%s): %s', (language, question, size) => {
    expect(partyOf(language, question, 7)).toEqual({ size, hasChildren: false })
  })

  test.each([
    ['en', 'how much for 2 adults and 2 kids?'],
    ['en', 'how much for the four of us? my son is 9'],
    ['de', 'was kostet es für 2 Erwachsene und 2 Kinder?'],
    ['es', '¿cuánto es para 2 adultos y 2 niños?'],
    ['fr', 'ça fait combien pour 2 adultes et 2 ados ?'],
    ['en', 'How much for 2 adults and 2 little ones?'],
    ['en', 'how much for a family of 4?'],
    ['en', 'how much for 12 pupils?'],
    ['de', 'Was kostet es für 6 Jungs?'],
    ['de', 'Was kostet es für 20 Schüler?'],
    ['es', '¿Cuánto es para 2 adultos y 2 pequeños?'],
    ['es', '¿Cuánto para 5 críos?'],
    ['es', '¿Cuánto es para 20 alumnos?'],
    ['fr', 'ça fait combien pour 2 adultes et 2 gamins ?'],
    ['fr', 'Combien pour 20 élèves ?'],
  ])('has children (%s): %s', (language, question) => {
    expect(partyOf(language, question)?.hasChildren).toBe(true)
  })

  test('has children, of whom an earlier message told', () => {
    expect(partyOf('en', 'how much is it for the four of us?', undefined, ['we come with our daughters'])).toEqual({
      size: 4,
      hasChildren: true,
    })
  })

  test('is unknown where nobody told', () => {
    expect(partyOf('en', 'how much is it?')).toBeUndefined()
  })
})

describe('the sum for adults and children', () => {
  const party = (adults: number, children: number, ages: number[] = []) => ({
    size: adults + children,
    hasChildren: true,
    groups: { adults, children, ages },
  })

  test.each([
    ['£14 adults, £12 concessions, £8 ages 8 to 15', 3, 9, '£114'],
    ['28 € adulto, 20 € de 8 a 12 años', 1, 9, '208 €'],
    ['19 € Erwachsene, 12 € Kinder (6–14)', 2, 1, '50 €'],
    ['38 € Erwachsene, 24 € Kinder (6–14), mit Korb', 1, 2, '86 €'],
    ['14 € par adulte, 9 € à partir de 3 ans', 2, 2, undefined],
    ['79 € par adulte, 55 € par enfant de 4 à 11 ans', 2, 2, '268 €'],
    ['£45 per person, under 16 £34', 1, 1, '£79'],
    ['12 € adulto, 6 € de 6 a 12 años', 2, 1, '30 €'],
    ['39 € pro Person, 29 € von 10 bis 15 Jahren', 2, 2, '136 €'],
    ['24 € par enfant', 0, 8, '192 €'],
    ['16 € pro Kind', 0, 5, '80 €'],
    ['24 € par enfant', 2, 8, undefined],
    ['£22 per person', 2, 1, undefined],
    ['9 € Erwachsene, 5 € von 6 bis 16 Jahren, unter 6 frei', 2, 1, undefined],
    ['189 € bis 10 Personen, jede weitere 15 €', 2, 9, undefined],
    ['195 € de 8 à 10 enfants, puis 16 € par enfant', 0, 11, undefined],
    ['£240 for up to 8 children, £24 each further child', 0, 9, undefined],
    ['£11 per person, £7 school pupils', 2, 9, undefined],
    ['48 € la journée par enfant (129 € les trois jours)', 0, 2, undefined],
  ])('%s, for %i and %i', (price, adults, children, sum) => {
    expect(totalFor(price, party(adults, children))?.sum).toBe(sum)
  })

  test('counts nobody of an age that has another rate', () => {
    expect(totalFor('28 € adulto, 20 € de 8 a 12 años', party(1, 2, [8, 12]))?.sum).toBe('68 €')
    expect(totalFor('28 € adulto, 20 € de 8 a 12 años', party(1, 2, [8, 7]))).toBeUndefined()
  })

  test('is not told where somebody may pay a reduced rate', () => {
    const price = '£14 adults, £12 concessions, £8 ages 8 to 15'
    expect(totalFor(price, { size: 2, hasChildren: false })?.sum).toBe('£28')
    expect(totalFor(price, { size: 2, hasChildren: false, isReduced: true })).toBeUndefined()
  })

  test.each([
    ['en', 'What would it come to for 9 eight year olds and 3 adults?', 3, 9],
    ['es', 'Seríamos 9 niños y yo. ¿Cuánto saldría en total?', 1, 9],
    ['es', 'son 5 niños y 2 mayores', 2, 5],
    ['de', '2 erw 1 kind, was kostet das', 2, 1],
    ['de', 'zwei Erwachsene und ein Kind', 2, 1],
    ['fr', 'combien pour 2 adultes et 3 enfants ?', 2, 3],
    ['en', 'how much for a child and two parents?', 2, 1],
  ])('counts the groups of a question (%s): %s', (language, question, adults, children) => {
    const read = partyFor({ question, language }, { message: question, history: [] } as unknown as TurnRequest)
    expect(read?.groups).toMatchObject({ adults, children })
  })

  test.each([
    ['en', 'how much for 2 adults, 1 child and a baby?'],
    ['de', 'Was kostet es für 5 Kinder, 2 Erwachsene und 3 Kinder?'],
  ])('counts no groups where one is free or told twice (%s): %s', (language, question) => {
    const read = partyFor({ question, language }, { message: question, history: [] } as unknown as TurnRequest)
    expect(read?.groups).toBeUndefined()
  })

  test('counts the groups of an earlier message, where they are as many as booked', () => {
    const history = [{ role: 'visitor', text: 'we would be 8 children and 3 adults' }]
    const turn = { message: 'what is it in total?', history } as unknown as TurnRequest
    const read = (booked: number) => partyFor({ question: turn.message!, language: 'en', booked }, turn)?.groups
    expect(read(11)).toMatchObject({ adults: 3, children: 8 })
    expect(read(12)).toBeUndefined()
  })
})
