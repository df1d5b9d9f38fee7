import { describe, expect, test } from 'vitest'
import { loadAnalyzer } from '../../src/knowledge/analyzer.ts'
import { loadSearchLanguages } from '../../src/knowledge/search-languages.ts'
import { splitSentences } from '../../src/knowledge/sentences.ts'
import { findAnswer } from '../../src/offline/answers/knowledge-answer.ts'
import { MemoryIndex, type IndexedChunk } from '../bench/memory-index.ts'

async function quotesFor(question: string, chunks: IndexedChunk[], language: string) {
  return (await bandFor(question, chunks, language)).quotes
}

async function bandFor(question: string, chunks: IndexedChunk[], language: string) {
  const index = new MemoryIndex(await loadSearchLanguages({ query: '', language }), chunks)
  const { hits, statistics } = index.search(question, 5)
  const passages = hits.map(({ chunk, score }) => ({ ...chunk, score }))
  const assistant = { name: 'Ada', business: 'B', language }
  const turn = { assistant, history: [], question, passages, statistics }
  const { quotes, band } = await findAnswer(question, turn, { loadAnalyzer, splitSentences })
  return { band, quotes: quotes.map(({ text }) => text) }
}

const FILLING =
  'Our pottery studio lies in an old mill by the river and has been run by the same family for three generations. '

describe('the sentence beside the match', () => {
  test('is quoted with a short paragraph, where it is the exception', async () => {
    const section = 'Con tijeras infantiles se puede cortar fieltro. No dejamos la sierra a menores de doce años.'
    const passage = { id: '1', title: 'Taller › Herramientas', text: section }
    expect(await quotesFor('¿mi hijo puede cortar fieltro?', [passage], 'es')).toEqual([section])
  })

  test.each([
    ['negates', 'Glazing is included in every course. Gold lustre is not.', 'Gold lustre is not.'],
    ['goes on', 'Glazing is included in every course. It takes a week to fire.', 'It takes a week to fire.'],
    [
      'is asked for',
      'Glazing is included in every course. Extra glazing costs 9 euros.',
      'Extra glazing costs 9 euros.',
    ],
  ])('is quoted from a long paragraph if it %s', async (_, told, next) => {
    const text = `${FILLING.repeat(3)}${told} ${FILLING.repeat(2).trim()}`
    const [quote] = await quotesFor('Is glazing included in the course?', [{ id: '1', title: '', text }], 'en')
    expect(quote).toContain(next)
    expect(quote).not.toContain('old mill')
    expect(text).toContain(quote)
  })

  test.each([
    ['en', 'Is parking free?', 'Parking is free for the first week. From the second week on, 2 € are due each day.'],
    [
      'en',
      'What does parking cost?',
      'Parking is offered to all who are our guests. The fee is 2 €, due each evening.',
    ],
    ['de', 'Ist Parken kostenlos?', 'Parken ist eine Woche kostenlos. Ab der zweiten Woche nehmen wir 2 € am Tag.'],
    ['de', 'Ist Parken kostenlos?', 'Parken ist eine Woche kostenlos. Jeder weitere Tag schlägt mit 2 € zu Buche.'],
    ['es', '¿Es gratis aparcar?', 'Aparcar es gratis una semana. A partir de la segunda cobramos 2 € al día.'],
    [
      'fr',
      'Le parking est gratuit ?',
      'Le parking est gratuit une semaine. Après une semaine, il en coûte 2 € par jour.',
    ],
  ])('is quoted from a long paragraph if it limits or tells the price: %s %s', async (language, question, told) => {
    const text = `${FILLING.repeat(3)}${told} ${FILLING.repeat(2).trim()}`
    const [quote] = await quotesFor(question, [{ id: '1', title: '', text }], language)
    expect(quote).toBe(told)
  })

  test('before it is quoted if the match refers to it', async () => {
    const told = 'Für den Brennofen nehmen wir ein Pfand von 40 Euro. Es wird mit der Kreditkarte hinterlegt.'
    const filling =
      'Die Werkstatt liegt in einer alten Mühle am Fluss und gehört seit drei Generationen derselben Familie. '
    const text = `${filling.repeat(3)}${told} ${filling.repeat(2).trim()}`
    const [quote] = await quotesFor('Wird die Kreditkarte hinterlegt?', [{ id: '1', title: '', text }], 'de')
    expect(quote).toBe(told)
  })

  test('is a list, where the match announces one', async () => {
    const text = `${FILLING.repeat(4).trim()}\nBring to the first course:\n- an apron\n- a towel`
    const [quote] = await quotesFor('What do I bring to the first course?', [{ id: '1', title: '', text }], 'en')
    expect(quote).toBe('Bring to the first course:\n- an apron\n- a towel')
  })

  test('is not another item of a list', async () => {
    const text = '- Kiln rental: 30 euros\n- Clay, 10 kilos: 14 euros'
    expect(await quotesFor('How much is the clay?', [{ id: '1', title: 'Prices', text }], 'en')).toEqual([
      'Clay, 10 kilos: 14 euros',
    ])
  })
})

describe('of a block', () => {
  const blocks = {
    en: 'The small hall holds forty guests and costs £300. The large hall holds ninety guests. You may bring your own cake. A deposit of 20 % is due on booking. It is paid back up to ten days before.',
    de: 'Der kleine Saal fasst vierzig Gäste und kostet 300 €. Der große Saal fasst neunzig Gäste. Kuchen dürfen Sie selbst mitbringen. Bei der Buchung wird eine Anzahlung von 20 % fällig. Voraussetzung ist, dass Sie schriftlich buchen.',
    es: 'La sala pequeña admite cuarenta invitados y cuesta 300 €. La sala grande admite noventa invitados. Podéis traer vuestra propia tarta. Se pide una señal del 20 %. Pasado ese plazo, la señal no se devuelve.',
    fr: 'La petite salle accueille quarante invités et coûte 300 €. La grande salle accueille quatre-vingt-dix invités. Vous pouvez apporter votre gâteau. Un acompte de 20 % est demandé. Passé ce délai, il est perdu.',
  }
  const quoteOf = async (question: string, language: keyof typeof blocks) =>
    (await quotesFor(question, [{ id: '1', title: 'Hall', text: blocks[language] }], language)).join('\n')

  test.each([
    ['May we bring a cake?', 'en', 'You may bring your own cake.'],
    ['can i bring my own cake then', 'en', 'You may bring your own cake.'],
    ['Darf man Kuchen mitbringen?', 'de', 'Kuchen dürfen Sie selbst mitbringen.'],
    ['können wir den kuchen selbst mitbringen', 'de', 'Kuchen dürfen Sie selbst mitbringen.'],
    ['¿Podemos traer una tarta?', 'es', 'Podéis traer vuestra propia tarta.'],
    ['se puede llevar tarta propia', 'es', 'Podéis traer vuestra propia tarta.'],
    ['Peut-on apporter un gâteau ?', 'fr', 'Vous pouvez apporter votre gâteau.'],
    ['je peux apporter mon gâteau', 'fr', 'Vous pouvez apporter votre gâteau.'],
  ] as const)('the sentence that answers is quoted: %s', async (question, language, told) => {
    expect(await quoteOf(question, language)).toBe(told)
  })

  test.each([
    ['How high is the deposit?', 'en', 'It is paid back'],
    ['Wie hoch ist die Anzahlung?', 'de', 'Voraussetzung ist'],
    ['¿De cuánto es la señal?', 'es', 'no se devuelve'],
    ["De combien est l'acompte ?", 'fr', 'il est perdu'],
  ] as const)('it keeps its condition: %s', async (question, language, condition) => {
    const quote = await quoteOf(question, language)
    expect(quote).toContain('20 %')
    expect(quote).toContain(condition)
    expect(quote).not.toContain('300')
  })

  test('a yes or no at its beginning stays with what explains it', async () => {
    const text = `No. Dogs wait in the yard, where there is water and shade. ${FILLING.repeat(2).trim()}`
    const [quote] = await quotesFor('Can my dog come in?', [{ id: '1', title: 'Can my dog come in?', text }], 'en')
    expect(quote).toMatch(/^No\. Dogs wait/)
  })
})

describe('what is asked for', () => {
  test.each([
    ['Who teaches the wheel?', 'en', 'The wheel is taught by Ada Byron.', 'The wheel is in the cellar.'],
    [
      'Wer unterrichtet an der Scheibe?',
      'de',
      'An der Scheibe unterrichtet Ada Byron.',
      'Die Scheibe steht im Keller.',
    ],
    ['¿Quién da el torno?', 'es', 'El torno lo da Ada Byron.', 'El torno está en el sótano.'],
    ['Qui enseigne le tour ?', 'fr', 'Le tour est enseigné par Ada Byron.', 'Le tour est à la cave.'],
    ['What time does the wheel start?', 'en', 'The wheel starts at 18:30.', 'The wheel starts with two lessons.'],
    [
      'Um wie viel Uhr beginnt die Scheibe?',
      'de',
      'Die Scheibe beginnt um 18:30.',
      'Die Scheibe beginnt mit 2 Stunden.',
    ],
  ] as const)('comes first: %s', async (question, language, told, other) => {
    const chunks = [other, told].map((text, place) => ({ id: `${place}`, title: 'Studio', text }))
    expect((await quotesFor(question, chunks, language))[0]).toBe(told)
  })
})

describe('the passage', () => {
  const repairs = {
    id: 'repairs',
    title: 'Pottery › Repairs',
    text: 'A crack in pots that you bought from us is mended while you wait. Other repairs take from 10 euros.',
  }

  test.each([
    ['How long do pots take?', 'en', 'Pots are fired twice. They are ready in three to four weeks.', 'Pots'],
    ['Wie lange dauern Vasen?', 'de', 'Vasen werden zweimal gebrannt und sind nach drei Wochen fertig.', 'Vasen'],
  ])('has the length of time that is asked for: %s', async (question, language, text, heading) => {
    const pots = { id: 'pots', title: `Pottery › ${heading}`, text }
    expect((await quotesFor(question, [repairs, pots], language))[0]).toBe(text)
  })
})

describe('of sentences with the same word', () => {
  test('the one of the paragraph that has it twice is quoted', async () => {
    const text =
      'The tram stops in front of the house. Do not leave a bicycle in the passage of the flats. ' +
      'Walk round by the garden.\n\n' +
      'We have no bicycle room of our own. The nearest bicycle racks are behind the library, and cost nothing.'
    const getting = { id: 'getting', title: 'Getting here', text }
    expect((await quotesFor('Where can I put my bicycle?', [getting], 'en'))[0]).toContain('behind the library')
  })

  test('a word that is frequent on web pages alone weighs as a topic', async () => {
    const chunks = [
      { id: 'getting', title: 'Getting here', text: 'The map tends to send people to the yard behind the mill.' },
      { id: 'pots', title: 'Pots', text: `${FILLING}We can post pots for 6 pounds.` },
    ]
    expect((await quotesFor('Do you send things by post?', chunks, 'en'))[0]).toContain('6 pounds')
  })
})

describe('a second quote', () => {
  const wheel = { id: 'wheel', title: 'Wheels', text: 'A wheel costs 15 euros an hour.' }
  const deposit = { id: 'deposit', title: 'Keys', text: 'The deposit for a locker key is 20 euros.' }

  test('answers what the first does not', async () => {
    const told = await quotesFor('What does a wheel cost, and how high is the deposit?', [wheel, deposit], 'en')
    expect(told.toSorted()).toEqual([wheel.text, deposit.text])
  })

  test('is not shown for words that the first has', async () => {
    const other = { id: 'other', title: 'Moving', text: 'A wheel costs more than it weighs, as potters say.' }
    expect(await quotesFor('What does a wheel cost an hour?', [wheel, other, deposit], 'en')).toEqual([wheel.text])
  })
})

describe('rules by time in one list', () => {
  test.each([
    [
      'en',
      'Do I have to pay if I cancel my course?',
      '- More than 7 days before the course: cancelling is free.\n- Between 7 and 2 days before: you pay half.\n- Less than 2 days before, or if you stay away: you pay all of it.',
    ],
    [
      'de',
      'Was kostet es, wenn ich den Kurs storniere?',
      '- Mehr als 7 Tage vor dem Kurs: Stornieren ist kostenlos.\n- Zwischen 7 und 2 Tagen vorher: Sie zahlen die Hälfte.\n- Weniger als 2 Tage vorher: Sie zahlen alles.',
    ],
    [
      'es',
      '¿Cuánto me cobráis si cancelo el curso?',
      '- Con más de 7 días antes del curso: cancelar no cuesta nada.\n- Entre 7 y 2 días antes: cobramos la mitad.\n- Con menos de 2 días: se cobra todo.',
    ],
    [
      'fr',
      "Combien ça coûte si j'annule le cours ?",
      '- Plus de 7 jours avant le cours : annuler est gratuit.\n- Entre 7 et 2 jours avant : la moitié est due.\n- Moins de 2 jours avant : tout est dû.',
    ],
  ])('are quoted together, because the case may be the next one (%s)', async (language, question, text) => {
    expect(await quotesFor(question, [{ id: '1', title: 'Terms', text }], language)).toEqual([text])
  })

  test.each([
    ['en', 'How do I glaze a bowl?', '- Glazing a bowl takes 2 days.', '- The kiln cools for 12 hours.'],
    ['de', 'Wie glasiert man eine Schale?', '- Eine Schale glasieren: 2 Tage.', '- Der Ofen kühlt 12 Stunden ab.'],
    ['es', '¿Cómo se esmalta un cuenco?', '- Esmaltar un cuenco lleva 2 días.', '- El horno se enfría en 12 horas.'],
    ['fr', 'Comment émailler un bol ?', '- Émailler un bol prend 2 jours.', '- Le four refroidit 12 heures.'],
  ])('are no other items with lengths of time (%s)', async (language, question, item, other) => {
    const [quote] = await quotesFor(question, [{ id: '1', title: '', text: `${item}\n${other}` }], language)
    expect(quote).not.toContain(other.slice(2))
  })
})

describe('a sentence that is no sure answer', () => {
  const LONG = {
    en: [
      'My mother would like to film a little near the kiln, may she?',
      'While the kiln is being unloaded, please stay behind the yellow line. Cameras are welcome anywhere else in the house. Bags go into the lockers beside the door.',
    ],
    de: [
      'Meine Mutter würde gern ein wenig am Ofen filmen, darf sie?',
      'Während der Ofen ausgeräumt wird, bleiben Sie bitte hinter der gelben Linie. Kameras sind sonst überall im Haus willkommen. Taschen kommen in die Fächer neben der Tür.',
    ],
    es: [
      '¿Puedo hacer fotografías mientras se vacía el horno?',
      'Mientras se vacía el horno, quedaos detrás de la línea amarilla. Las cámaras son bienvenidas en el resto de la casa. Los bolsos van en las taquillas junto a la puerta.',
    ],
    fr: [
      'Peut-on filmer pendant que le four est vidé ?',
      "Pendant que le four est vidé, restez derrière la ligne jaune. Les appareils sont les bienvenus partout ailleurs dans la maison. Les sacs vont dans les casiers à côté de l'entrée.",
    ],
  }

  test.each(Object.entries(LONG))('is told with its paragraph (%s)', async (language, [question, text]) => {
    const band = await bandFor(question!, [{ id: '1', title: '', text: text! }], language)
    expect(band).toEqual({ band: 'closest', quotes: [text] })
  })
})
