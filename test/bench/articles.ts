import { chunkText } from '../../src/knowledge/chunks.ts'
import { createRetrieval } from '../../src/knowledge/retrieval.ts'
import { addDocument, addTenant, openEmbedded } from './knowledge-base.ts'
import { articleOf, languageOf, type QuestionSet } from './question-set.ts'
import { percentile, type Result } from './report.ts'

/** Context size of a model. */
const CONTEXT_WORDS = 800
/** Reference with paragraphs as written: 0.959. */
const BAR = 0.955
const HITS = 20

/** Whole articles, their paragraphs joined, split by the product: is the answer in the passages the assistant would read? */
export async function measureArticles(set: QuestionSet): Promise<Result[]> {
  const bench = await openEmbedded()
  const language = languageOf(set.name)
  try {
    const tenantId = await addTenant(bench.database)
    const sizes: number[] = []
    for (const [title, text] of joined(set)) {
      const chunks = chunkText({ title, text, language })
      sizes.push(...chunks.map((chunk) => words(chunk.text).length))
      await addDocument(bench.database, tenantId, chunks, language)
    }
    const retrieval = createRetrieval(bench)
    const asked = set.questions.filter(({ answers, relevant }) => answers.length > 0 && relevant.size > 0)
    let found = 0
    for (const { text, answers } of asked) {
      const { hits } = await retrieval.search(tenantId, { query: text, limit: HITS, language })
      const context = words(hits.map((hit) => hit.text).join('\n'))
        .slice(0, CONTEXT_WORDS)
        .join(' ')
      if (answers.some((answer) => context.includes(words(answer).join(' ')))) found += 1
    }
    return [
      { name: `${set.name}.articles.chunk-words`, value: percentile(sizes, 0.5), unit: 'words' },
      {
        name: `${set.name}.articles.answer-in-context`,
        value: found / asked.length,
        unit: 'share',
        against: 'paragraphs-as-written:0.959',
        bar: { atLeast: BAR },
      },
    ]
  } finally {
    await bench.close()
  }
}

function joined({ documents }: QuestionSet): Map<string, string> {
  const articles = new Map<string, string>()
  const titles = new Map(documents.map(({ id, title }) => [articleOf(id), title]))
  for (const { id, text } of documents) {
    const title = titles.get(articleOf(id)) ?? ''
    articles.set(title, articles.has(title) ? `${articles.get(title)}\n\n${text}` : text)
  }
  return articles
}

function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '')
}
