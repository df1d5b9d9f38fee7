import { describe, expect, it } from 'vitest'
import { Draft } from '../../src/conversation/answering/draft.ts'
import { quotedFrom } from '../../src/conversation/verification/quotation.ts'
import { loadAnalyzer } from '../../src/knowledge/analyzer.ts'
import { loadSearchLanguages } from '../../src/knowledge/search-languages.ts'
import { chunkText } from '../../src/knowledge/chunks.ts'
import { splitSentences } from '../../src/knowledge/sentences.ts'
import { forLanguage } from '../../src/languages/index.ts'
import type { ModelEvent, TurnRequest } from '../../src/models/chat-model.ts'
import { createBuiltinModel } from '../../src/conversation/dialogue/builtin-model.ts'
import { createOfflineUnderstanding } from '../../src/offline/index.ts'
import { MemoryIndex } from '../bench/memory-index.ts'
import { SPA } from './spa.ts'

const model = createBuiltinModel({
  text: { loadAnalyzer, splitSentences },
  understanding: createOfflineUnderstanding(),
})
const ACCOUNT = { model: 'builtin', fallback: null, isBuiltIn: true, isCut: false }

interface Replied {
  reply: string
  cited: { title: string; snippet: string }[]
  draft: Draft
}

async function reply(events: AsyncIterable<ModelEvent>, { passages, language = 'en' }: TurnRequest): Promise<Replied> {
  const hits = passages.map(({ id, ...passage }) => ({
    questions: '',
    language: null,
    url: null,
    ...passage,
    chunkId: Number(id),
    documentId: 'doc',
    coverage: 1,
  }))
  const draft = new Draft({
    hits,
    facts: { name: 'Spa', business: 'Corner Spa', language },
    language,
    disclosure: undefined,
    understood: undefined,
  })
  const replied: Replied = { reply: '', cited: [], draft }
  const spoken = async function* () {
    yield* events
    return ACCOUNT
  }
  for await (const event of draft.take(spoken())) {
    if (event.type === 'delta') replied.reply += event.text
    else if (event.type === 'source') replied.cited.push(event.source)
  }
  return replied
}

async function turnOn(question: string, language: string): Promise<TurnRequest> {
  const chunks = chunkText({ title: 'Corner Spa (FAQ)', text: SPA[language]!.text, language })
  const indexed = chunks.map((chunk, place) => ({ id: String(place), ...chunk }))
  const index = new MemoryIndex(await loadSearchLanguages({ query: '', language }), indexed)
  const { hits, statistics } = index.search(question, 5)
  const passages = hits.map(({ chunk, score }) => ({ ...chunk, score }))
  const assistant = { name: 'Spa', business: 'Corner Spa', language }
  return { assistant, history: [], question, passages, statistics, language }
}

const ASKED = Object.entries(SPA).flatMap(([language, { questions }]) =>
  questions.map((one) => [language, one] as const),
)

describe('a quote of a document that tells of completed actions', () => {
  it.each(ASKED)('%s: %s', async (language, question) => {
    const turn = await turnOn(question, language)
    const { reply: said, cited, draft } = await reply(model.reply(turn, new AbortController().signal), turn)
    expect(cited.length).toBeGreaterThan(0)
    for (const { title, snippet } of cited) expect(said).toContain(forLanguage(language).answers.quote(snippet, title))
    expect(draft.check.falseClaims).toEqual([])
    expect(said).not.toContain(forLanguage(language).verification.nothingDone)
  })
})

describe('the words of a language model', () => {
  const passages = [{ title: 'FAQ › Moved (or not)?', text: 'Your visit has been moved. Bring a towel.' }]

  it.each([
    ['“Your visit has been moved.” (FAQ › Moved (or not)?)', 'quotation'],
    ['“Your visit has been moved. Bring a towel.”', 'quotation'],
    ['« Bring a towel. »', 'quotation'],
    ['Your visit has been moved.', 'words'],
    ['“Your visit has been moved.', 'words'],
    ['“Your visit has been cancelled.”', undefined],
    ['I say: “Your visit has been moved.”', undefined],
    ['“”', undefined],
  ])('%s', (sentence, quoted) => {
    expect(quotedFrom(sentence, passages)).toBe(quoted)
  })
})
