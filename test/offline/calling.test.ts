import { describe, expect, test } from 'vitest'
import { askedFacts } from '../../src/offline/facts/asked.ts'
import { callsBack } from '../../src/offline/facts/written.ts'
import { asksCallBack } from '../../src/offline/facts/asked-kinds.ts'

const NOW = { now: new Date('2026-03-02T15:00:00Z'), timeZone: 'Europe/Berlin', country: 'DE' }

const kindsOf = (language: string, question: string) =>
  askedFacts(question, language, { moment: NOW, services: [{ id: 's', name: 'Yoga' }], business: 'House' })?.kinds ?? []

describe('a question for the phone number', () => {
  test.each([
    ['en', 'what number can I call?'],
    ['en', 'is there a number to ring?'],
    ['de', 'unter welcher Nummer kann ich anrufen?'],
    ['de', 'wie ist denn die Nummer?'],
    ['es', '¿a qué número os puedo llamar?'],
    ['es', '¿hay algún número para llamar?'],
    ['fr', 'et le numéro c’est quoi svp ?'],
    ['fr', 'à quel numéro je peux vous joindre ?'],
  ])('has it alone (%s): %s', (language, question) => {
    expect(kindsOf(language, question)).toEqual(['phone'])
  })

  test.each([
    ['en', 'what number can I ring you on and when?'],
    ['de', 'unter welcher Nummer kann ich anrufen, und wann?'],
    ['es', '¿a qué horas atienden ustedes el teléfono?'],
    ['fr', 'Y a-t-il un numéro où je peux appeler directement et à quelles heures ?'],
  ])('and when it is answered has the opening hours as well (%s): %s', (language, question) => {
    expect(kindsOf(language, question).toSorted()).toEqual(['hours', 'phone'])
  })

  test.each([
    ['en', 'Should I call you when I’m outside?'],
    ['de', 'Soll ich anrufen, wenn ich da bin?'],
    ['es', '¿Puedo llamaros cuando llegue?'],
    ['fr', 'Je peux vous appeler quand j’arrive ?'],
  ])('at the time of arriving has no opening hours (%s): %s', (language, question) => {
    expect(kindsOf(language, question)).not.toContain('hours')
  })

  test.each([
    ['en', 'what number of people can come?'],
    ['en', 'which number bus do I take?'],
    ['de', 'welche Nummer hat der Bus?'],
    ['de', 'unter welcher Nummer steht mein Termin?'],
    ['es', '¿qué número de plazas hay?'],
    ['es', '¿cuál es el número máximo de personas?'],
    ['fr', 'quel est le numéro de la réservation ?'],
    ['fr', 'le numéro du bus est le 8 ?'],
  ])('is none (%s): %s', (language, question) => {
    expect(kindsOf(language, question)).not.toContain('phone')
  })
})

describe('a call back', () => {
  test.each([
    ['en', 'do you know roughly how quick they ring back?'],
    ['en', 'when will somebody call me?'],
    ['de', 'wie schnell rufen Sie zurück?'],
    ['de', 'bis wann bekomme ich einen Rückruf?'],
    ['es', '¿y cuándo me van a llamar?'],
    ['es', '¿cuánto tardan en contestar?'],
    ['fr', 'et on me rappelle quand à peu près ?'],
    ['fr', 'dans combien de temps vous me répondez ?'],
  ])('is asked about (%s): %s', (language, question) => {
    expect(asksCallBack(question, language)).toBe(true)
  })

  test.each([
    ['en', 'when can I call you?'],
    ['en', 'how long is the class?'],
    ['en', 'when do I get my money back?'],
    ['de', 'wann kann ich Sie anrufen?'],
    ['de', 'wann kommen wir zurück?'],
    ['es', '¿cuándo puedo llamar?'],
    ['es', '¿cuándo nos vemos?'],
    ['fr', 'quand puis-je vous rappeler ?'],
    ['fr', 'quand est-ce que le cours commence ?'],
  ])('is not asked about (%s): %s', (language, question) => {
    expect(asksCallBack(question, language)).toBe(false)
  })

  const told = (text: string, language: 'en' | 'de' | 'es' | 'fr') =>
    callsBack({
      passages: [{ id: '1', documentId: '1', title: 'T', text, score: 1, language }] as never,
      tables: undefined,
      splitSentences: (whole) => whole.split(/(?<=\.) /u),
      language,
    }).map((one) => one.text)

  test.each([
    ['en', 'Leave a message. We ring you back before the evening.', 'We ring you back before the evening.'],
    ['de', 'Sprechen Sie aufs Band. Wir rufen noch am selben Tag zurück.', 'Wir rufen noch am selben Tag zurück.'],
    ['es', 'Deje un mensaje. Le devolvemos la llamada por la tarde.', 'Le devolvemos la llamada por la tarde.'],
    ['fr', 'Laissez un message. Nous rappelons avant le soir.', 'Nous rappelons avant le soir.'],
  ] as const)('is told by the sentence of a document (%s)', (language, text, sentence) => {
    expect(told(text, language)).toEqual([sentence])
  })

  test.each([
    ['en', 'If it snows, we ring or text you by 8am and you get your money back.'],
    ['de', 'Rufen Sie uns an, wenn Sie etwas vergessen haben.'],
    ['es', 'Guardamos los objetos perdidos. Llama al 925 550 147.'],
    ['fr', 'Appelez-nous avant de venir dans la journée.'],
  ] as const)('is not told by a sentence that only has a call (%s)', (language, text) => {
    expect(told(text, language)).toEqual([])
  })
})
