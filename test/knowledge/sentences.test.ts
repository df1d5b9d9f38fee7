import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitSentences } from '../../src/knowledge/sentences.ts'

describe('splitting into sentences', () => {
  const cases: [language: string, text: string, sentences: string[]][] = [
    [
      'en',
      'Dr. Smith is in at 9 a.m. daily. Call us! Open?',
      ['Dr. Smith is in at 9 a.m. daily.', 'Call us!', 'Open?'],
    ],
    ['en', 'See No. 5. Is it free? No. You pay $3.50.', ['See No. 5.', 'Is it free?', 'No.', 'You pay $3.50.']],
    ['en', 'J. R. Ewing came. "Really?" she said.', ['J. R. Ewing came.', '"Really?" she said.']],
    ['de', 'Wir öffnen am 3. Oktober. Z.B. Dr. Maier kommt.', ['Wir öffnen am 3. Oktober.', 'Z.B. Dr. Maier kommt.']],
    ['de', 'Er kam. »Wann?« Um acht.', ['Er kam.', '»Wann?«', 'Um acht.']],
    ['es', '¿Qué hora es? ¡Pase! El Sr. Paz viene.', ['¿Qué hora es?', '¡Pase!', 'El Sr. Paz viene.']],
    ['fr', 'Bonjour M. Dupont. « Bien. » Il part.', ['Bonjour M. Dupont.', '« Bien. »', 'Il part.']],
    ['zh', '我们九点开门。周末休息！好吗？', ['我们九点开门。', '周末休息！', '好吗？']],
  ]

  test.each(cases)('in %s: %s', (language, text, sentences) => {
    expect(splitSentences(text, language)).toEqual(sentences)
  })

  test('takes each list item and each line by itself', () => {
    expect(splitSentences('Bring:\n- your card\n- X-rays\n1. Knock. 2. Enter.', 'en')).toEqual([
      'Bring:',
      '- your card',
      '- X-rays',
      '1. Knock.',
      '2. Enter.',
    ])
  })

  test('loses no character but the spaces between', () => {
    const piece = fc.constantFrom(
      'Open. ',
      'e.g. ',
      'No. 5 ',
      '"So?" ',
      'a',
      '\n',
      '。',
      ' » ',
      'Dr. ',
      '3. ',
      'Ö',
      '…',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), fc.constantFrom('en', 'de', 'fr', 'zh'), (pieces, language) => {
        const text = pieces.join('')
        expect(splitSentences(text, language).join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''))
      }),
    )
  })
})
