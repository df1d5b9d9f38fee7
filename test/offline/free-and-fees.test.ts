import { describe, expect, test } from 'vitest'
import { askedFacts } from '../../src/offline/facts/asked.ts'
import { aboutCancelling } from '../../src/offline/facts/cancelling.ts'

const SERVICES = [
  { id: 'wheel', name: 'Piano tuning' },
  { id: 'stimmen', name: 'Klavier stimmen' },
  { id: 'afinar', name: 'Afinación de piano' },
  { id: 'accord', name: 'Accord de piano' },
]
const today = { now: new Date('2026-11-23T12:00:00Z'), timeZone: 'Europe/Vienna', country: 'AT' }

function asked(question: string, language: string, before?: string) {
  return askedFacts(question, language, { moment: today, services: SERVICES, business: 'Octave', before })
}

describe('a service that may be free', () => {
  test.each<[string, string, string]>([
    ['en', 'is the piano tuning free of charge for schools?', 'wheel'],
    ['en', 'your colleague told me on the phone that the piano tuning is free', 'wheel'],
    ['de', 'ist klavier stimmen beim ersten mal gratis? das hat man mir am telefon gesagt', 'stimmen'],
    ['es', 'me dijeron por teléfono que la afinación de piano era gratis', 'afinar'],
    ['fr', "on m'a dit au téléphone que l'accord de piano est gratuit", 'accord'],
  ])('is answered by its price: %s %s', (language, question, service) => {
    expect(asked(question, language)).toMatchObject({ kinds: ['price'], services: [service], isFree: true })
  })

  test.each<[string, string]>([
    ['en', 'is it free?'],
    ['de', 'ist das gratis?'],
    ['es', '¿es gratis?'],
    ['fr', "c'est gratuit ?"],
  ])('may be the one that was spoken of: %s %s', (language, question) => {
    expect(asked(question, language)).toMatchObject({ kinds: ['price'], services: [], foreign: [], isFree: true })
  })

  test('is none where a time is free', () => {
    expect(asked('is it free on monday?', 'en')?.isFree ?? false).toBe(false)
  })
})

describe('a fee for cancelling', () => {
  test.each<[string, string]>([
    ['en', "if I don't show up do you charge?"],
    ['de', 'wenn ich absage, kostet das was?'],
    ['es', 'si no voy, cuánto cuesta?'],
    ['fr', 'si je dois annuler, ça coûte combien ?'],
  ])('is no question for the list of prices: %s %s', (language, question) => {
    expect(asked(question, language)).toBeUndefined()
  })

  const cancel = { type: 'start' as const, task: 'cancel' as const, words: 'x' }
  const spoken = { history: [], assistant: { language: 'de-AT' } }

  test('is searched by the word for it', () => {
    expect(aboutCancelling('any fee?', { language: 'en' }, { ...spoken, commands: [cancel] })).toBe('any fee? (cancel)')
    const history = [{ role: 'visitor' as const, text: 'ich muss den termin stornieren' }]
    expect(aboutCancelling('kostet das was?', { language: 'de' }, { ...spoken, history })).toContain('absagen')
  })

  test('is not read into other questions', () => {
    expect(aboutCancelling('what does it cost?', { language: 'en' }, spoken)).toBe('what does it cost?')
    expect(aboutCancelling('where are you?', { language: 'en' }, { ...spoken, commands: [cancel] })).toBe(
      'where are you?',
    )
  })
})

describe('hours', () => {
  test.each<[string, string]>([
    ['de', 'wann habts ihr am donnerstag offen'],
    ['de', 'wann hobts heute auf'],
    ['de', 'bis wann seids ihr da'],
    ['es', 'a q hora cerrais el jueves'],
    ['es', 'a k hora abris mañana'],
    ['fr', 'vous fermez qd le jeudi'],
    ['en', 'whens closingtime today'],
    ['en', 'wat time u close on thursday'],
  ])('are understood in dialect: %s %s', (language, question) => {
    expect(asked(question, language)?.kinds).toEqual(['hours'])
  })

  test.each<[string, string, string, string]>([
    ['en', 'and december 31?', 'are you open on december 24?', '2026-12-31'],
    ['es', '¿y el 24?', '¿abren el 23 de diciembre?', '2026-11-24'],
    ['de', 'und am 31.12.?', 'habt ihr am 24.12. offen?', '2026-12-31'],
    ['fr', 'et le 31 décembre ?', 'vous êtes ouverts le 24 décembre ?', '2026-12-31'],
  ])('of a second day follow the first: %s %s', (language, question, before, day) => {
    expect(asked(question, language)).toBeUndefined()
    expect(asked(question, language, before)).toMatchObject({ kinds: ['hours'], days: [day] })
    expect(asked(question, language, 'hello')).toBeUndefined()
  })
})
