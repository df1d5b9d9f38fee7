import path from 'node:path'
import { parseArgs } from 'node:util'
import { loadAnalyzer } from '../../src/knowledge/analyzer.ts'
import { createRetrieval, type Retrieval } from '../../src/knowledge/retrieval.ts'
import { splitSentences } from '../../src/knowledge/sentences.ts'
import { findEvidence, type Evidence } from '../../src/offline/answers/evidence.ts'
import { bandOf } from '../../src/offline/index.ts'
import { addDocument, addTenant, openEmbedded, type BenchDatabase } from './knowledge-base.ts'
import {
  articleOf,
  halfOf,
  languageOf,
  loadQuestionSet,
  questionSetsIn,
  type Half,
  type QuestionSet,
  type SetQuestion,
} from './question-set.ts'
import { randomNumbers, sample } from './random.ts'
import type { Bar, Result } from './report.ts'

const PASSAGES = 5
const SMALL_SIZES = [1, 3, 10, 30]
const SMALL_TENANTS = 200
const SMALL_QUESTIONS = 5
const BARS: Record<string, Bar> = {
  'squad2.gold-quoted': { atLeast: 0.82 },
  'squad2.own-answered': { atLeast: 0.92 },
  'squad2.foreign-declined': { atLeast: 0.85 },
}
const SMALL_OWN_BAR = { atLeast: 0.9 }
const SMALL_DECLINED_BAR = { atLeast: 0.8 }

/**
 * Quoted answers and refusals of the offline answerer, through the product's index and search. Constants were tuned with
 * `--half tune`; results are reported on the other half of the articles.
 */
export async function run(args: string[]): Promise<Result[]> {
  const { values } = parseArgs({
    args,
    options: {
      data: { type: 'string' },
      small: { type: 'boolean', default: false },
      half: { type: 'string', default: 'report' },
      tenants: { type: 'string', default: String(SMALL_TENANTS) },
    },
  })
  if (values.data === undefined) return [{ name: 'answers', skipped: 'no question sets: give --data DIR' }]
  const half: Half = values.half === 'tune' ? 'tune' : 'report'
  const results: Result[] = []
  for (const directory of await questionSetsIn(values.data)) {
    const set = await loadQuestionSet(directory)
    const foreign = await foreignQuestions(directory)
    const bench = await openEmbedded()
    try {
      const measure = values.small
        ? measureSmall(bench, set, foreign, half, Number(values.tenants))
        : measureLarge(bench, set, foreign, half)
      results.push(...(await measure))
    } finally {
      await bench.close()
    }
  }
  return results
}

/** Off-topic questions: another set in the same language. */
async function foreignQuestions(directory: string): Promise<SetQuestion[]> {
  const name = path.basename(directory)
  if (languageOf(name) !== 'en') return []
  const other = path.join(path.dirname(directory), name === 'stackfaq-thread' ? 'squad2' : 'stackfaq-thread')
  const set = await loadQuestionSet(other).catch(() => undefined)
  return set?.questions.filter(({ answerable }) => answerable) ?? []
}

/** All documents of the set in one tenant. */
async function measureLarge(
  bench: BenchDatabase,
  set: QuestionSet,
  foreign: SetQuestion[],
  half: Half,
): Promise<Result[]> {
  const language = languageOf(set.name)
  const tenantId = await addTenant(bench.database)
  for (const { title, text } of set.documents) await addDocument(bench.database, tenantId, [{ title, text }], language)
  const asker = new Asker(createRetrieval(bench), tenantId, language)
  const ofHalf = set.questions.filter((question) => halfOf(homeOf(question)) === half)
  const own = await asker.askAll(ofHalf.filter(({ relevant }) => relevant.size > 0))
  const others = await asker.askAll(foreign)
  const near = await asker.askAll(ofHalf.filter(({ answerable }) => !answerable))
  const result = (label: string, value: number, unit = 'share'): Result => {
    const name = `${set.name}.${label}`
    return { name, value, unit, bar: BARS[name] }
  }
  const withGold = own.filter(({ question }) => question.answers.length > 0)
  const results = [
    result(
      'own-answered',
      share(own, ({ band }) => band === 'answer'),
    ),
    result(
      'own-closest',
      share(own, ({ band }) => band === 'closest'),
    ),
  ]
  if (withGold.length > 0) {
    results.push(
      result('gold-quoted', share(withGold, hasGold)),
      result(
        'quoted-sentences',
        withGold.reduce((sum, asked) => sum + asked.sentences, 0) / withGold.length,
        'sentences',
      ),
    )
  }
  if (others.length > 0)
    results.push(
      result(
        'foreign-declined',
        share(others, ({ band }) => band !== 'answer'),
      ),
    )
  if (near.length > 0)
    results.push(
      result(
        'near-miss-declined',
        share(near, ({ band }) => band !== 'answer'),
      ),
    )
  return results
}

/** Many tenants with a few passages each, as businesses start. */
async function measureSmall(
  bench: BenchDatabase,
  set: QuestionSet,
  foreign: SetQuestion[],
  half: Half,
  tenants: number,
): Promise<Result[]> {
  const language = languageOf(set.name)
  const retrieval = createRetrieval(bench)
  const random = randomNumbers(SMALL_SIZES.length)
  const documents = set.documents.filter(({ id }) => halfOf(id) === half)
  const answerable = set.questions.filter(({ relevant }) => relevant.size > 0)
  const results: Result[] = []
  for (const size of SMALL_SIZES) {
    const own: Asked[] = []
    const fromElsewhere: Asked[] = []
    const fromOtherArticles: Asked[] = []
    for (let count = 0; count < tenants; count++) {
      const chosen = sample(documents, size, random)
      const tenantId = await addTenant(bench.database)
      await addDocument(bench.database, tenantId, chosen, language)
      const ids = new Set(chosen.map(({ id }) => id))
      const articles = new Set(chosen.map(({ id }) => articleOf(id)))
      const asker = new Asker(retrieval, tenantId, language)
      const askSome = (questions: SetQuestion[]) => asker.askAll(sample(questions, SMALL_QUESTIONS, random))
      own.push(...(await askSome(answerable.filter((question) => ids.has(homeOf(question))))))
      fromElsewhere.push(...(await askSome(foreign)))
      fromOtherArticles.push(
        ...(await askSome(answerable.filter((question) => !articles.has(articleOf(homeOf(question)))))),
      )
    }
    const name = `${set.name}.small-${size}`
    const declined = (asked: Asked[]) => share(asked, ({ band }) => band === 'decline')
    results.push({
      name: `${name}.own-shown`,
      value: share(own, ({ band }) => band !== 'decline'),
      unit: 'share',
      bar: SMALL_OWN_BAR,
    })
    if (foreign.length > 0) {
      results.push({
        name: `${name}.foreign-declined`,
        value: declined(fromElsewhere),
        unit: 'share',
        bar: SMALL_DECLINED_BAR,
      })
    }
    // Other threads of a FAQ about the same programs are near-misses rather than off-topic.
    const bar = set.name === 'stackfaq-thread' ? undefined : SMALL_DECLINED_BAR
    results.push({ name: `${name}.other-articles-declined`, value: declined(fromOtherArticles), unit: 'share', bar })
  }
  return results
}

interface Asked {
  question: SetQuestion
  band: ReturnType<typeof bandOf>
  quotes: Evidence['quotes']
  sentences: number
}

class Asker {
  readonly #retrieval: Retrieval
  readonly #tenantId: string
  readonly #language: string

  constructor(retrieval: Retrieval, tenantId: string, language: string) {
    this.#retrieval = retrieval
    this.#tenantId = tenantId
    this.#language = language
  }

  async askAll(questions: SetQuestion[]): Promise<Asked[]> {
    const asked: Asked[] = []
    for (const question of questions) asked.push(await this.#ask(question))
    return asked
  }

  async #ask(question: SetQuestion): Promise<Asked> {
    const language = this.#language
    const request = { query: question.text, limit: PASSAGES, language }
    const { hits, statistics } = await this.#retrieval.search(this.#tenantId, request)
    const passages = hits.map(({ chunkId, title, text, score }) => ({ id: String(chunkId), title, text, score }))
    const asked = { text: question.text, language, passages, statistics }
    const { coverage, quotes } = await findEvidence(asked, { loadAnalyzer, splitSentences })
    const sentences = quotes.reduce((sum, quote) => sum + splitSentences(quote.text, language).length, 0)
    return { question, band: bandOf(coverage), quotes, sentences }
  }
}

/** The document a question was written for. */
function homeOf({ relevant, nearDocument }: SetQuestion): string {
  return relevant.keys().next().value ?? nearDocument ?? ''
}

function hasGold({ question, quotes }: Asked): boolean {
  return quotes.some(({ text }) => question.answers.some((answer) => text.toLowerCase().includes(answer.toLowerCase())))
}

function share<T>(all: T[], holds: (one: T) => boolean): number {
  return all.filter(holds).length / all.length
}
