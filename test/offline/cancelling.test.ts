import { describe, expect, test } from 'vitest'
import { aboutCancelling } from '../../src/offline/index.ts'

const read = (question: string, language: string, said: string[] = []) =>
  aboutCancelling(question, { language }, { history: said.map((text) => ({ role: 'visitor', text })) })

describe('a question on not coming', () => {
  test.each([
    ['What happens if I fall ill that day?', 'en'],
    ['and what if something comes up?', 'en'],
    ["do I lose my deposit if I can't be there?", 'en'],
    ["will it cost me if I can't make it after all?", 'en'],
    ['can I have a refund if I am sick?', 'en'],
    ['Was passiert, wenn ich krank werde?', 'de'],
    ['was ist denn, wenn mir was dazwischenkommt?', 'de'],
    ['kostet das was, wenn ich dann doch nicht kann?', 'de'],
    ['verliere ich das Geld, wenn ich verhindert bin?', 'de'],
    ['¿Qué pasa si me pongo enferma?', 'es'],
    ['si al final no puedo ir, ¿pierdo la señal?', 'es'],
    ['¿me devolvéis el dinero si me surge algo?', 'es'],
    ["Qu'est-ce qui se passe si je suis malade ?", 'fr'],
    ["si j'ai un empêchement, c'est remboursé ?", 'fr'],
    ['ça me coûte quelque chose si je peux pas finalement ?', 'fr'],
  ] as const)('finds the rule on cancelling: %s', (question, language) => {
    expect(read(question, language)).not.toBe(question)
  })

  test.each([
    ['What happens to my old clothes?', 'en'],
    ["I can't do Tuesdays", 'en'],
    ['Was passiert bei der ersten Sitzung?', 'de'],
    ['Dienstag kann ich nicht', 'de'],
    ['¿Qué pasa en la primera clase?', 'es'],
    ['el martes no puedo', 'es'],
    ['Que se passe-t-il la première fois ?', 'fr'],
    ['mardi je peux pas', 'fr'],
  ] as const)('is none without both: %s', (question, language) => {
    expect(read(question, language)).toBe(question)
  })

  test('is not made of a day that does not suit', () => {
    expect(read('What happens then?', 'en', ["I can't do Tuesdays"])).toBe('What happens then?')
    expect(read('Does that cost anything?', 'en', ['Please cancel my appointment'])).toContain('cancel')
  })
})
