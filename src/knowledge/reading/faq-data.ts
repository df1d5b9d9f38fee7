import type { CheerioAPI } from 'cheerio/slim'
import { isRecord } from '../../core/keys.ts'
import { loadHtml } from './html-walker.ts'
import { oneLine, type Part } from './parts.ts'

const MAX_PAIRS = 2_000
const MAX_DEPTH = 20

/** Questions and answers in a page's structured data (schema.org FAQPage in JSON-LD). */
export function readFaqData($: CheerioAPI): Part[] {
  const pairs: Part[] = []
  for (const script of $('script[type="application/ld+json" i]').toArray()) {
    collect(parse($(script).text()), pairs, 0)
  }
  return pairs
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function collect(value: unknown, pairs: Part[], depth: number): void {
  if (!isRecord(value) || depth > MAX_DEPTH || pairs.length >= MAX_PAIRS) return
  if (Array.isArray(value)) {
    for (const entry of value) collect(entry, pairs, depth + 1)
    return
  }
  if (value['@type'] === 'Question') pairs.push(...pairOf(value))
  else for (const key of ['@graph', 'mainEntity', 'hasPart']) collect(value[key], pairs, depth + 1)
}

function pairOf(entry: Record<string, unknown>): Part[] {
  const question = plain(entry['name'])
  const [accepted]: unknown[] = [entry['acceptedAnswer']].flat()
  const isWritten = typeof accepted === 'object' && accepted !== null && 'text' in accepted
  const answer = plain(isWritten ? accepted.text : undefined)
  return question === '' || answer === ''
    ? []
    : [{ kind: 'question', question, answer: [{ kind: 'paragraph', text: answer }] }]
}

/** Answers may contain HTML. */
function plain(value: unknown): string {
  return typeof value === 'string' ? oneLine(loadHtml(value.replace(/<(?:br|\/p|\/li)\b[^<>]*>/gi, ' ')).text()) : ''
}
