import { describe, expect, test } from 'vitest'
import { loadAnalyzer } from '../../src/knowledge/analyzer.ts'
import { loadSearchLanguages } from '../../src/knowledge/search-languages.ts'
import { splitSentences } from '../../src/knowledge/sentences.ts'
import { createReplies, searchQuery } from '../../src/offline/index.ts'
import type { PastMessage } from '../../src/models/chat-model.ts'
import { MemoryIndex } from '../bench/memory-index.ts'

const FERRY = [
  {
    id: 'bikes',
    title: 'Ferry › Bicycles',
    text: 'A bicycle crosses for 4 euros. Tandems pay twice. Trailers travel on the cargo deck.',
  },
  { id: 'dogs', title: 'Ferry › Dogs', text: 'Dogs cross free of charge on the open deck.' },
]

async function replies(
  questions: string[],
  language: string = 'en',
  writtenIn?: string[],
  message = questions.join('\n'),
  history: PastMessage[] = [],
): Promise<string[]> {
  const index = new MemoryIndex(await loadSearchLanguages({ query: '', language: 'en' }), FERRY)
  const question = questions.join('\n')
  const { hits, statistics } = index.search(message, 5)
  const turn = {
    assistant: { name: 'Ada', business: 'Lake Ferry', language: 'en' },
    history,
    question,
    passages: hits.map(({ chunk, score }) => ({ ...chunk, score })),
    statistics,
    ...(writtenIn === undefined ? {} : { writtenIn }),
  }
  const answer = createReplies({ language, spokenOf: null }, turn, { loadAnalyzer, splitSentences })
  const told: string[] = []
  for (const one of questions) {
    const reply = await answer(one)
    told.push(reply?.events.map((event) => (event.type === 'text' ? event.text : '')).join('') ?? '')
  }
  return told
}

describe('a question with something around it', () => {
  test('is searched with the rest of its message, and a follow-up with the message before', () => {
    const spoken = { message: 'My dog is with me. Is that ok?', before: 'What does a bicycle cost?', language: 'en' }
    expect(searchQuery(['Is that ok?'], spoken)).toContain('My dog is with me')
    expect(searchQuery(['Is that ok?'], spoken)).not.toContain('bicycle')
    expect(searchQuery(['Is that ok?'], { ...spoken, message: 'Is that ok?' })).toContain('bicycle')
    expect(searchQuery(['Where do trailers travel on a Sunday?'], spoken)).not.toContain('bicycle')
    expect(searchQuery([], spoken)).toBe(spoken.message)
  })

  test.each([
    ['en', 'And does anybody there speak Portuguese?', 'And how deep?', 'Can I borrow a kayak?', 'kayak'],
    ['de', 'Und gibt es bei euch vegane Kuchen?', 'Und wie tief?', 'Kann ich ein Kajak leihen?', 'Kajak'],
    ['es', '¿Y hay tartas veganas sin azúcar?', '¿Y cómo es de hondo?', '¿Puedo alquilar un kayak?', 'kayak'],
    ['fr', 'Et vous vendez des gâteaux véganes ?', 'Et c’est profond ?', 'Je peux louer un kayak ?', 'kayak'],
  ])('is searched by its own topic, also behind "and" (%s)', (language, own, followUp, before, topic) => {
    expect(searchQuery([own], { message: own, before, language })).not.toContain(topic)
    expect(searchQuery([followUp], { message: followUp, before, language })).toContain(topic)
  })

  test.each([
    ['en', 'and I am a pensioner,', 'do I get anything off?'],
    ['de', 'ich bin Rentnerin,', 'gibt es da was?'],
    ['es', 'soy jubilada,', '¿me hacéis algo?'],
    ['fr', 'je suis retraitée,', 'il y a quelque chose ?'],
  ])('is searched by the topic beside it (%s)', (language, told, question) => {
    const message = `${told} ${question}`
    expect(searchQuery([question], { message, before: 'zzkayak', language })).not.toContain('zzkayak')
  })

  test('is searched without the contact beside it', () => {
    const message = 'Jo Reed, jo@student-mail.example, +44 20 7946 0958. Do I pay on the day?'
    const query = searchQuery(['Do I pay on the day?'], { message, before: undefined, language: 'en' })
    expect(query).toContain('Jo Reed')
    expect(query).not.toMatch(/student|7946/u)
  })

  test('is answered by the passage on what stands around it', async () => {
    const [reply] = await replies(['Is that ok?'], 'en', undefined, 'My dog comes along. Is that ok?')
    expect(reply).toContain('Dogs cross free of charge')
  })
})

describe('what stands beside a question of the same message', () => {
  const CAMP = [
    { id: 'horses', title: 'Camp › Riding', text: 'The ponies carry children up to 60 kilos.' },
    { id: 'asthma', title: 'Camp › Health', text: 'With asthma, bring the spray and a note for the carer.' },
    { id: 'pool', title: 'Camp › Pool', text: 'The pool is open to all from June.' },
  ]

  async function told(message: string, questions: string[], asked: string): Promise<string> {
    const index = new MemoryIndex(await loadSearchLanguages({ query: '', language: 'en' }), CAMP)
    const { hits, statistics } = index.search(searchQuery(questions, { message, before: undefined, language: 'en' }), 5)
    const turn = {
      assistant: { name: 'Ada', business: 'Camp', language: 'en' },
      history: [],
      question: message,
      passages: hits.map(({ chunk, score }) => ({ ...chunk, score })),
      statistics,
      commands: questions.map((question) => ({ type: 'ask' as const, question, words: question })),
    }
    const reply = await createReplies({ language: 'en', spokenOf: null }, turn, { loadAnalyzer, splitSentences })(asked)
    return reply?.events.map((event) => (event.type === 'text' ? event.text : '')).join('') ?? ''
  }

  test('tells what it is about', async () => {
    const message = 'Our son has asthma, is that a problem?'
    expect(await told(message, ['is that a problem?'], 'is that a problem?')).toContain('bring the spray')
  })

  test('is not another question', async () => {
    const questions = ['Is there a pool?', 'does asthma matter?']
    const reply = await told('Is there a pool? And does asthma matter?', questions, 'does asthma matter?')
    expect(reply).toContain('bring the spray')
    expect(reply).not.toContain('pool')
  })
})

describe('a question about what was just quoted', () => {
  test('is answered by its sentence once more', async () => {
    const history: PastMessage[] = [
      { role: 'visitor', text: 'What does a bicycle cost?' },
      { role: 'assistant', text: `“${FERRY[0]!.text}” (Ferry › Bicycles)` },
    ]
    const question = 'So where do the trailers have to travel?'
    const [reply] = await replies([question], 'en', undefined, question, history)
    expect(reply).toContain('Trailers travel on the cargo deck.')
    expect(reply).not.toContain('4 euros')
  })
})

describe('two questions of one message', () => {
  test('quote a passage once', async () => {
    const [first, second] = await replies(['What does a bicycle cost?', 'Where do trailers travel?'])
    expect(first).toContain('Trailers travel on the cargo deck.')
    expect(second).toBe('')
  })

  test('are both answered from two passages', async () => {
    const [first, second] = await replies(['What does a bicycle cost?', 'Do dogs cross free of charge?'])
    expect(first).toContain('4 euros')
    expect(second).toContain('on the open deck')
  })

  test('without an answer are declined once', async () => {
    const [first, second] = await replies(['Do you sell theatre tickets?', 'Who won the cup in 1998?'])
    expect(first).toContain('could not find')
    expect(second).toBe('')
  })
})

describe('what a conversation had before', () => {
  const asked = (question: string, said: string) =>
    replies([question], 'en', undefined, question, [
      { role: 'visitor', text: 'What does a bicycle cost?' },
      { role: 'assistant', text: said },
    ])

  test('is not refused in the same words again', async () => {
    const [refused = ''] = await replies(['Do you sell theatre tickets?'])
    const [again] = await asked('Who won the cup in 1998?', refused)
    expect(refused).toContain('leave a message with your name')
    expect(again).toContain('could not find that either')
  })

  test('is not shown again as the closest', async () => {
    const question = 'Do you know of helmets for a bicycle?'
    const [first = ''] = await replies([question])
    expect(first).toContain('A bicycle crosses')
    expect((await asked(question, first))[0]).not.toContain('A bicycle crosses')
  })
})

describe('the language of the documents', () => {
  const HINT = 'steht auf Englisch geschrieben'

  test.each([
    ['is named where no document is in that of the visitor', 'Habt ihr Theaterkarten?', ['en'], true],
    ['is not named where one is', 'Habt ihr Theaterkarten?', ['de', 'en'], false],
    ['is not named without documents', 'Habt ihr Theaterkarten?', [], false],
    ['is not named behind a request', 'richtet dem Kapitän bitte Grüße aus', ['en'], false],
  ])('%s', async (_, question, writtenIn, isNamed) => {
    const [reply] = await replies([question], 'de', writtenIn)
    expect(reply).toContain('nichts gefunden')
    expect(reply?.includes(HINT)).toBe(isNamed)
  })
})
