import { describe, expect, it } from 'vitest'
import { loadAnalyzer } from '../../src/knowledge/analyzer.ts'
import { loadSearchLanguages } from '../../src/knowledge/search-languages.ts'
import { splitSentences } from '../../src/knowledge/sentences.ts'
import { findAnswer } from '../../src/offline/answers/knowledge-answer.ts'
import { MemoryIndex } from '../bench/memory-index.ts'

type Language = 'en' | 'de' | 'es' | 'fr'

/** Three people, each in a paragraph that names them once, and a price list with two validities. */
const TEAM: Record<Language, string> = {
  en: 'Clara Holt has been with us since 2004. She looks after backs, stiff shoulders and knees above all. She speaks fluent English.\nHugo Reed is our masseur. He followed the players of the rugby club for five seasons and runs marathons himself. He speaks Spanish and gets by in English.\nInes Webb studied in Lyon. She looks after babies and pregnant women. She speaks Arabic and German: she worked in Freiburg for three years.',
  de: 'Clara Holt ist seit 2004 bei uns. Sie kümmert sich vor allem um Rücken, steife Schultern und Knie. Sie spricht fließend Englisch.\nHugo Reed ist unser Masseur. Er begleitete fünf Saisons lang die Spieler des Rugbyvereins und läuft selbst Marathon. Er spricht Spanisch und kommt auf Englisch zurecht.\nInes Webb hat in Lyon studiert. Sie betreut Babys und schwangere Frauen. Sie spricht Arabisch und Deutsch: Sie hat drei Jahre in Freiburg gearbeitet.',
  es: 'Clara Holt está con nosotros desde 2004. Se ocupa sobre todo de espaldas, hombros rígidos y rodillas. Habla inglés con fluidez.\nHugo Reed es nuestro masajista. Acompañó cinco temporadas a los jugadores del club de rugby y corre maratones. Habla español y se defiende en inglés.\nInes Webb estudió en Lyon. Atiende a bebés y a mujeres embarazadas. Habla árabe y alemán: trabajó tres años en Friburgo.',
  fr: "Clara Holt est chez nous depuis 2004. Elle s'occupe surtout du dos, de l'épaule opérée et des genoux. Elle parle anglais couramment.\nHugo Reed est notre masseur. Il a suivi pendant cinq saisons les joueurs du club de rugby et court lui-même des marathons. Il parle espagnol et se débrouille en anglais.\nInes Webb a étudié à Lyon. Elle reçoit les bébés et les femmes enceintes. Elle parle arabe et allemand : elle a travaillé trois ans à Fribourg.",
}

const VOUCHERS: Record<Language, string> = {
  en: 'Ten classes cost £160; the card is valid for six months. Gift vouchers are sold at the desk. They are valid for two years.',
  de: 'Zehn Stunden kosten 160 €; die Karte ist sechs Monate gültig. Gutscheine gibt es an der Kasse. Sie sind zwei Jahre gültig.',
  es: 'Diez clases cuestan 160 €; el bono vale seis meses. Las tarjetas regalo se venden en la recepción. Son válidas dos años.',
  fr: "Dix cours coûtent 160 € ; la carte est valable six mois. Des bons cadeaux sont en vente à l'accueil. Ils sont valables deux ans.",
}

async function quotesFor(
  text: string,
  written: Language,
  question: string,
  { spoken = written, title = 'Info' }: { spoken?: Language; title?: string } = {},
) {
  const documents = [
    { id: '1', title, text },
    { id: '2', title: 'Web', text: 'www.example.com' },
  ]
  const index = new MemoryIndex(await loadSearchLanguages({ query: '', language: written }), documents)
  const languages = await loadSearchLanguages({ query: question, language: written, spoken })
  const { hits, statistics } = index.search(question, 5, languages)
  const passages = hits.map(({ chunk, score }) => ({ ...chunk, score }))
  const assistant = { name: 'Ada', business: 'Holt & Reed', language: written }
  const turn = { assistant, history: [], question, passages, statistics }
  const { quotes } = await findAnswer(question, turn, { loadAnalyzer, splitSentences })
  return quotes.map((quote) => quote.text).join('\n')
}

describe('a sentence whose paragraph names its subject', () => {
  it.each([
    ['en', 'en', 'Does Hugo speak English?'],
    ['de', 'de', 'Spricht Hugo Englisch?'],
    ['es', 'es', '¿Hugo habla inglés?'],
    ['fr', 'fr', 'Est-ce que Hugo parle anglais ?'],
    ['fr', 'en', 'Does Hugo speak English?'],
    ['de', 'fr', 'Est-ce que Hugo parle anglais ?'],
    ['en', 'de', 'Spricht Hugo Englisch?'],
    ['fr', 'es', '¿Hugo habla inglés?'],
  ] as const)(
    'is preferred to the same of others (documents %s, question %s): %s',
    async (written, spoken, question) => {
      const quoted = await quotesFor(TEAM[written], written, question, { spoken })
      expect(quoted).toContain('Hugo')
      expect(quoted).not.toContain('Clara')
    },
  )

  it.each([
    ['en', 'en', 'how long is a gift voucher valid?', 'two years'],
    ['de', 'de', 'wie lange ist ein Gutschein gültig?', 'zwei Jahre'],
    ['es', 'es', '¿cuánto tiempo es válida una tarjeta regalo?', 'dos años'],
    ['fr', 'fr', 'combien de temps un bon cadeau est-il valable ?', 'deux ans'],
    ['fr', 'en', 'how long is the voucher valid?', 'deux ans'],
    ['de', 'es', '¿cuánto tiempo es válido el vale regalo?', 'zwei Jahre'],
  ] as const)('is quoted with it (documents %s, question %s): %s', async (written, spoken, question, told) => {
    const quoted = await quotesFor(VOUCHERS[written], written, question, { spoken })
    expect(quoted).toContain(told)
  })
})

describe('a language', () => {
  it.each([
    ['en', 'en', 'Does anybody speak German?'],
    ['de', 'de', 'Spricht jemand bei Ihnen Deutsch?'],
    ['es', 'es', '¿Alguien habla alemán?'],
    ['fr', 'fr', "Quelqu'un parle-t-il allemand ?"],
    ['fr', 'de', 'Spricht jemand bei Ihnen Deutsch?'],
    ['de', 'en', 'Does anybody speak German?'],
    ['en', 'es', '¿Alguien habla alemán?'],
    ['es', 'fr', "Quelqu'un parle-t-il allemand ?"],
  ] as const)('is no other one (documents %s, question %s): %s', async (written, spoken, question) => {
    const quoted = await quotesFor(TEAM[written], written, question, { spoken })
    expect(quoted).toMatch(/Arab|árabe|arabe/u)
    expect(quoted).not.toContain('Hugo')
  })
})

describe('the bare answer of an entry to its own question', () => {
  const ENTRIES: Record<Language, [title: string, text: string]> = {
    en: [
      'Do I have to be sporty for Pilates?',
      'Not at all. The class suits beginners and people with a bad back. Mats are provided, and please bring socks that do not slip on the floor. There is no class in the school holidays.',
    ],
    de: [
      'Muss ich für Pilates sportlich sein?',
      'Überhaupt nicht. Der Kurs ist für Anfänger und Leute mit Rückenschmerzen geeignet. Matten sind da, bringen Sie bitte rutschfeste Socken mit. In den Schulferien ist kein Kurs.',
    ],
    es: [
      '¿Hay que ser deportista para Pilates?',
      'En absoluto. La clase es apta para principiantes y personas con dolor de espalda. Hay esterillas, traiga calcetines antideslizantes. En las vacaciones escolares no hay clase.',
    ],
    fr: [
      'Faut-il être sportif pour le Pilates ?',
      "Pas du tout. Le cours convient aux débutants et aux personnes qui ont mal au dos. Les tapis sont fournis, apportez des chaussettes antidérapantes. Il n'y a pas de cours pendant les vacances scolaires.",
    ],
  }

  it.each([
    ['en', 'is the class ok for a total beginner?', 'is it necessary to be sporty for pilates?'],
    ['de', 'ist der Kurs was für Anfänger?', 'muss man für Pilates sportlich sein?'],
    ['es', '¿la clase es para principiantes?', '¿tengo que ser deportista para Pilates?'],
    ['fr', 'le cours convient aux débutants ?', 'il faut être sportif pour le Pilates ?'],
  ] as const)('is quoted for that question alone (%s)', async (language, other, own) => {
    const [title, text] = ENTRIES[language]
    const [bare] = text.split('. ')
    const first = await quotesFor(text, language, other, { title })
    expect(first).not.toBe('')
    expect(first.startsWith(bare!)).toBe(false)
    expect(await quotesFor(text, language, own, { title })).toContain(bare)
  })

  it.each([
    ['en', 'does the teacher of the Pilates speak Dutch?'],
    ['de', 'spricht die Lehrerin von Pilates Niederländisch?'],
    ['es', '¿la profesora de Pilates habla holandés?'],
    ['fr', 'la professeure de Pilates parle néerlandais ?'],
  ] as const)('answers no question that only shares the matter of its heading (%s)', async (language, other) => {
    const [title, text] = ENTRIES[language]
    const [bare] = text.split('. ')
    expect((await quotesFor(text, language, other, { title })).startsWith(bare!)).toBe(false)
  })
})
