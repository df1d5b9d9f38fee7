import type { Hit, SearchResult } from '../knowledge/index.ts'
import type { Band, ChatModel, Citation, PastMessage } from '../models/chat-model.ts'
import type { Source } from './source.ts'
import type { Trace } from './trace.ts'

/** One question, whatever channel it came by. */
export interface Turn {
  tenantId: string
  /** What the tenant's settings say about the assistant. */
  facts: { name: string; business: string; language: string }
  history: PastMessage[]
  question: string
}

export type TurnEvent = { type: 'delta'; text: string } | { type: 'source'; source: Source } | TurnDone

export interface TurnDone {
  type: 'done'
  reply: string
  sources: Source[]
  actions: string[]
  band: Band
  coverage: number
  trace: Trace
}

export interface Assistant {
  /** Answers from the tenant's knowledge, piece by piece; ends with `done`. Throws when it cannot, or when `signal` aborts. */
  answer(turn: Turn, signal: AbortSignal): AsyncGenerator<TurnEvent, void>
}

interface AssistantDeps {
  search(tenantId: string, query: string, limit: number): Promise<SearchResult>
  model: ChatModel
}

/** How many passages a reply may stand on. */
const PASSAGES = 5

/** The conversation engine: what is asked is looked up, what is found is said, what is said has its source. */
export function createAssistant({ search, model }: AssistantDeps): Assistant {
  return {
    async *answer(turn, signal) {
      const began = performance.now()
      const { hits, statistics } = await search(turn.tenantId, turn.question, PASSAGES)
      signal.throwIfAborted()
      const found = performance.now()
      const draft = new Draft(hits)
      const request = {
        assistant: turn.facts,
        history: turn.history,
        question: turn.question,
        passages: hits.map((hit) => ({ id: String(hit.chunkId), title: hit.title, text: hit.text, score: hit.score })),
        statistics,
      }
      for await (const event of model.reply(request, signal)) {
        if (event.type === 'outcome') draft.end(event.band, event.coverage)
        else if (event.type === 'text') yield draft.say(event.text)
        else yield* draft.cite(event)
      }
      const milliseconds = { retrieval: rounded(found - began), reply: rounded(performance.now() - found) }
      yield draft.done(model.name, milliseconds)
    },
  }
}

/** A reply while it is made. */
class Draft {
  #reply = ''
  #band: Band = 'decline'
  #coverage: number | undefined
  readonly #sources: Source[] = []
  readonly #cited = new Set<number>()
  readonly #hits: Hit[]

  constructor(hits: Hit[]) {
    this.#hits = hits
  }

  say(text: string): TurnEvent {
    this.#reply += text
    return { type: 'delta', text }
  }

  /** A citation of a passage that was not given is none. */
  *cite({ passageId, quote }: Citation): Generator<TurnEvent> {
    const hit = this.#hits.find(({ chunkId }) => String(chunkId) === passageId)
    if (hit === undefined) return
    this.#cited.add(hit.chunkId)
    const source = {
      document_id: hit.documentId,
      title: hit.title,
      url: null,
      snippet: quote,
      score: rounded(hit.coverage),
    }
    this.#sources.push(source)
    yield { type: 'source', source }
  }

  end(band: Band, coverage: number | undefined): void {
    this.#band = band
    this.#coverage = coverage
  }

  done(model: string, milliseconds: Trace['milliseconds']): TurnDone {
    const passages = this.#hits.map((hit) => ({
      document_id: hit.documentId,
      title: hit.title,
      text: hit.text,
      score: rounded(hit.score),
      coverage: rounded(hit.coverage),
      cited: this.#cited.has(hit.chunkId),
    }))
    const coverage = this.#coverage === undefined ? null : rounded(this.#coverage)
    const trace = { model, band: this.#band, coverage, passages, milliseconds }
    return {
      type: 'done',
      reply: this.#reply,
      sources: this.#sources,
      actions: [],
      band: this.#band,
      coverage: coverage ?? 0,
      trace,
    }
  }
}

function rounded(value: number): number {
  return Math.round(value * 1_000) / 1_000
}
