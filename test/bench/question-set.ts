import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { termNumber } from '../../src/knowledge/bm25.ts'

export interface SetDocument {
  id: string
  title: string
  text: string
}

export interface SetQuestion {
  id: string
  text: string
  answerable: boolean
  /** Gold answers, if the set has them. */
  answers: string[]
  /** For an unanswerable question: the passage it was written against. */
  nearDocument: string | undefined
  /** Relevant documents with their grade. */
  relevant: Map<string, number>
}

/** Documents, questions and judgements of one folder: `corpus.jsonl`, `queries.jsonl`, `qrels.tsv`. */
export interface QuestionSet {
  name: string
  documents: SetDocument[]
  questions: SetQuestion[]
}

export async function loadQuestionSet(directory: string): Promise<QuestionSet> {
  const [corpus, queries, qrels] = await Promise.all(
    ['corpus.jsonl', 'queries.jsonl', 'qrels.tsv'].map((file) => readFile(path.join(directory, file), 'utf8')),
  )
  const relevant = new Map<string, Map<string, number>>()
  for (const line of (qrels ?? '').split('\n').slice(1)) {
    const [query, document, grade] = line.split('\t')
    if (query === undefined || document === undefined) continue
    const graded = relevant.get(query) ?? new Map<string, number>()
    relevant.set(query, graded.set(document, Number(grade)))
  }
  return {
    name: path.basename(directory),
    documents: jsonLines<SetDocument>(corpus ?? ''),
    questions: jsonLines<RawQuestion>(queries ?? '').map((raw) => ({
      id: raw.id,
      text: raw.text,
      answerable: raw.answerable ?? true,
      answers: raw.answers ?? [],
      nearDocument: raw.near_doc,
      relevant: relevant.get(raw.id) ?? new Map<string, number>(),
    })),
  }
}

interface RawQuestion {
  id: string
  text: string
  answerable?: boolean
  answers?: string[]
  near_doc?: string
}

function jsonLines<T>(text: string): T[] {
  const lines = text.split('\n').filter((line) => line !== '')
  return lines.map((line) => JSON.parse(line) as T)
}

/** Documents of one article share the id before `#` or `p`; constants are tuned on one half of the articles only. */
export function articleOf(documentId: string): string {
  return documentId.replace(/(?:#|p)\d+$/, '')
}

export type Half = 'tune' | 'report'

export function halfOf(documentId: string): Half {
  return termNumber(articleOf(documentId)) % 2 === 0 ? 'tune' : 'report'
}

/** Language suffix of the set's name (`xquad-de`), otherwise English. */
export function languageOf(set: string): string {
  return /-(de|en|es|fr|zh)$/.exec(set)?.[1] ?? 'en'
}

/** The folder itself if it is a set, otherwise its subfolders. */
export async function questionSetsIn(directory: string): Promise<string[]> {
  if (existsSync(path.join(directory, 'corpus.jsonl'))) return [directory]
  const names = (await readdir(directory)).sort()
  return names.map((name) => path.join(directory, name)).filter((set) => existsSync(path.join(set, 'corpus.jsonl')))
}
