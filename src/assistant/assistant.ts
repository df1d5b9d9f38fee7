import type { Hit, SearchResult } from '../knowledge/index.ts'
import { FACTS, type AssistantFacts, type Citation, type Outcome, type PastMessage } from '../models/chat-model.ts'
import type { Source } from './source.ts'
import type { Account, Speaker } from './speaker.ts'
import type { Trace } from './trace.ts'

/** One question, whatever channel it came by. */
export interface Turn {
  tenantId: string
  /** What the tenant's settings say about the assistant. */
  facts: AssistantFacts
  history: PastMessage[]
  question: string
}

export type TurnEvent = { type: 'delta'; text: string } | { type: 'source'; source: Source } | TurnDone

export interface TurnDone {
  type: 'done'
  reply: string
  sources: Source[]
  actions: string[]
  band: Outcome['band']
  coverage: number
  trace: Trace
}

export interface Assistant {
  /** Answers from the tenant's knowledge, piece by piece; ends with `done`. Throws when it cannot, or when `signal` aborts. */
  answer(turn: Turn, signal: AbortSignal): AsyncGenerator<TurnEvent, void>
}

interface AssistantDeps {
  search(tenantId: string, query: string, limit: number): Promise<SearchResult>
  speaker: Speaker
}

/** How many passages a reply may stand on. */
const PASSAGES = 5

/** The conversation engine: what is asked is looked up, what is found is said, what is said has its source. */
export function createAssistant({ search, speaker }: AssistantDeps): Assistant {
  return {
    async *answer(turn, signal) {
      const began = performance.now()
      const { hits, statistics } = await search(turn.tenantId, turn.question, PASSAGES)
      signal.throwIfAborted()
      const found = performance.now()
      const draft = new Draft(hits, turn.facts)
      const request = {
        assistant: turn.facts,
        history: turn.history,
        question: turn.question,
        passages: hits.map((hit) => ({ id: String(hit.chunkId), title: hit.title, text: hit.text, score: hit.score })),
        statistics,
      }
      const account = yield* draft.take(speaker.speak(request, signal))
      const milliseconds = { retrieval: rounded(found - began), reply: rounded(performance.now() - found) }
      yield draft.done(account, milliseconds)
    },
  }
}

/** A reply while it is made. */
class Draft {
  #reply = ''
  #outcome: Outcome = { type: 'outcome', band: 'decline', coverage: undefined }
  readonly #sources: Source[] = []
  readonly #cited = new Set<number>()
  readonly #hits: Hit[]
  readonly #facts: AssistantFacts

  constructor(hits: Hit[], facts: AssistantFacts) {
    this.#hits = hits
    this.#facts = facts
  }

  /** Passes on what is said, and returns who said it. */
  async *take(spoken: ReturnType<Speaker['speak']>): AsyncGenerator<TurnEvent, Account> {
    try {
      for (;;) {
        const { done, value } = await spoken.next()
        if (done) return value
        if (value.type === 'outcome') this.#outcome = value
        else if (value.type === 'text') yield this.#say(value.text)
        else if (value.type === 'citation') yield* this.#cite(value)
      }
    } finally {
      // Whoever stops listening stops the model.
      await spoken.return?.(undefined as never)
    }
  }

  #say(text: string): TurnEvent {
    this.#reply += text
    return { type: 'delta', text }
  }

  /** A citation of a passage that was not given is none. */
  *#cite({ passageId, quote }: Citation): Generator<TurnEvent> {
    const hit = this.#hits.find(({ chunkId }) => String(chunkId) === passageId)
    if (hit === undefined && passageId !== FACTS) return
    if (hit !== undefined) this.#cited.add(hit.chunkId)
    const source = {
      document_id: hit?.documentId ?? null,
      title: hit?.title ?? this.#facts.business,
      url: null,
      snippet: quote,
      score: hit === undefined ? 1 : rounded(hit.coverage),
    }
    this.#sources.push(source)
    yield { type: 'source', source }
  }

  done({ model, fallback }: Account, milliseconds: Trace['milliseconds']): TurnDone {
    const { band, tokens, struck } = this.#outcome
    const coverage = this.#coverage()
    const trace: Trace = {
      model,
      fallback,
      band,
      coverage,
      passages: this.#hits.map((hit) => this.#read(hit)),
      tokens: tokens ?? null,
      struck: struck ?? 0,
      milliseconds,
    }
    const { reply, sources } = { reply: this.#reply, sources: this.#sources }
    return { type: 'done', reply, sources, actions: [], band, coverage: coverage ?? 0, trace }
  }

  /** Models that have no measure of their own are measured by the best passage that they cite. */
  #coverage(): number | null {
    if (this.#outcome.coverage !== undefined) return rounded(this.#outcome.coverage)
    const cited = this.#hits.filter(({ chunkId }) => this.#cited.has(chunkId))
    return cited.length === 0 ? null : rounded(Math.max(...cited.map((hit) => hit.coverage)))
  }

  #read(hit: Hit): Trace['passages'][number] {
    return {
      document_id: hit.documentId,
      title: hit.title,
      text: hit.text,
      score: rounded(hit.score),
      coverage: rounded(hit.coverage),
      cited: this.#cited.has(hit.chunkId),
    }
  }
}

function rounded(value: number): number {
  return Math.round(value * 1_000) / 1_000
}
