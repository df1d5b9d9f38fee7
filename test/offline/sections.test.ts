import { describe, expect, it } from 'vitest'
import { loadAnalyzer } from '../../src/knowledge/analyzer.ts'
import { splitSentences } from '../../src/knowledge/sentences.ts'
import { sectionNamed } from '../../src/offline/answers/sections.ts'
import type { TurnRequest } from '../../src/models/chat-model.ts'

const WAY = 'Walk up from the quay. Bus 7 stops at the gate. There is no car park.'
const LONG = `${'The court is swept twice a day by hand. '.repeat(30)}That is all.`
const PASSAGES = [
  { id: 'way', title: 'The club › How to find us', text: WAY, questions: [], score: 2 },
  {
    id: 'summer',
    title: 'Questions › Are you open in summer?',
    text: 'In July. In August we are away.',
    questions: [],
    score: 1,
  },
  { id: 'court', title: 'The club › The court', text: LONG, questions: [], score: 1 },
  { id: 'club', title: 'The club', text: 'We are a club.', questions: [], score: 1 },
] as unknown as TurnRequest['passages']

function quoted(question: string, language = 'en'): string[] {
  const turn = {
    passages: PASSAGES,
    assistant: { name: 'Ada', business: 'Club', language: 'en' },
  } as unknown as TurnRequest
  return sectionNamed(question, language, turn, { loadAnalyzer, splitSentences }).map(({ text }) => text)
}

describe('a question that is the heading of a section', () => {
  it.each([
    ['How to find us', 'en'],
    ['how to find us?', 'en'],
    ['What can you tell me about How to find us?', 'en'],
    ['Was können Sie mir zu How to find us sagen?', 'de'],
    ['¿Qué me puede decir sobre How to find us?', 'es'],
    ['Que pouvez-vous me dire sur How to find us ?', 'fr'],
  ])('is answered by it: %s', (question, language) => {
    expect(quoted(question, language)).toEqual([WAY])
  })

  it('may be a question itself', () => {
    expect(quoted('Are you open in summer?')).toEqual(['In July. In August we are away.'])
  })

  it('quotes a long one from its beginning', () => {
    const [quote = ''] = quoted('The court')
    expect(LONG.startsWith(quote)).toBe(true)
    expect(quote.length).toBeGreaterThan(300)
    expect(quote.length).toBeLessThan(720)
  })

  it.each(['The club', 'How to find us by bus', 'Where is the court?'])('is no other one: %s', (question) => {
    expect(quoted(question)).toEqual([])
  })

  it('is told whole, with sentences that were cut out as those on another service', () => {
    const cut = PASSAGES.flatMap((one) =>
      one.id === 'way' ? [{ ...one, text: 'Bus 7 stops at the gate.', whole: WAY }] : [],
    )
    const assistant = { name: 'Ada', business: 'Club', language: 'en' }
    const turn = { passages: [...cut, ...cut], assistant } as unknown as TurnRequest
    const told = sectionNamed('How to find us', 'en', turn, { loadAnalyzer, splitSentences })
    expect(told.map(({ text }) => text)).toEqual([WAY])
  })
})
