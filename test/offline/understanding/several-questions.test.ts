import { describe, expect, it } from 'vitest'
import { understandOffline } from '../../../src/offline/understanding/index.ts'
import { aTable } from './table.ts'

/** Each question of a message, as it is searched; a supposed case stands by itself. */
const ASKED: Record<string, [message: string, questions: string[]][]> = {
  en: [
    ['is there a lift? and if we’re late?', ['is there a lift?', 'and if we’re late?']],
    ['do you have aprons and what if it rains', ['do you have aprons', 'what if it rains']],
    ['can I park here? he’s very quiet', ['can I park here?']],
    ['Do you do vouchers and also where can I park?? coming by car', ['Do you do vouchers', 'where can I park??']],
  ],
  de: [
    [
      'Ist es weit vom Bahnhof? Und wenn wir zu spät kommen?',
      ['Ist es weit vom Bahnhof?', 'Und wenn wir zu spät kommen?'],
    ],
    ['gibt es einen Aufzug? und falls es regnet?', ['gibt es einen Aufzug?', 'und falls es regnet?']],
  ],
  es: [
    ['¿Está lejos de la estación? ¿Y si llegamos tarde?', ['Está lejos de la estación?', '¿Y si llegamos tarde?']],
    ['dónde puedo aparcar?? voy en coche', ['dónde puedo aparcar??']],
    ['hay ascensor? y si llueve?', ['hay ascensor?', 'y si llueve?']],
    ['¿Es seguro y qué me recomendáis?', ['Es seguro', 'qué me recomendáis?']],
    [
      'cuanto cuesta cocer piezas mías y en cuanto tiempo estan? y se puede aparcar en la puerta?',
      ['cuanto cuesta cocer piezas mías', 'en cuanto tiempo estan?', 'se puede aparcar en la puerta?'],
    ],
  ],
  fr: [
    [
      'Et depuis la gare, c’est loin à pied ? Et si on arrive en retard ?',
      ['Et depuis la gare, c’est loin à pied ?', 'Et si on arrive en retard ?'],
    ],
    ['il y a un ascenseur ? et s’il pleut ?', ['il y a un ascenseur ?', 'et s’il pleut ?']],
  ],
}

describe.each(Object.entries(ASKED))('several questions of a message (%s)', (language, cases) => {
  it.each(cases)('%s', (message, questions) => {
    const asked = understandOffline(message, aTable({ language })).flatMap((one) =>
      one.type === 'ask' ? [one.question] : [],
    )
    expect(asked).toEqual(questions)
  })
})

/** The case of the question before changes with a day or a number of people. */
it.each([
  ['en', 'and if I come on Friday?', 'what do I pay?', 'what do I pay if I come on Friday?'],
  ['de', 'und wenn ich am Freitag komme?', 'was zahle ich?', 'was zahle ich wenn ich am Freitag komme?'],
])('a case of the last question in %s: %s', (language, message, before, question) => {
  const topic = { question: before, serviceId: null }
  const [asked] = understandOffline(message, aTable({ language, topic }))
  expect(asked).toMatchObject({ type: 'ask', question })
})
