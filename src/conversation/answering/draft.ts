import type { Hit } from '../../knowledge/index.ts'
import { forLanguage, inAnyLanguage } from '../../languages/index.ts'
import {
  FACTS,
  type AssistantFacts,
  type Citation,
  type Correction,
  type ModelEvent,
  type Offer,
  type Outcome,
  type Step,
  type Suggestion,
  type ToolCall,
  type Unproven,
} from '../../models/chat-model.ts'
import type { TurnDone, TurnEvent } from './turn-event.ts'
import { confirmationOf, type Receipt } from '../verification/receipt.ts'
import { quotedFrom } from '../verification/quotation.ts'
import { ReceiptCheck, type FalseClaim } from '../verification/receipt-check.ts'
import type { Source } from './source.ts'
import type { Account, Speaker } from './speaker.ts'
import type { ToolRun } from '../tools/runner.ts'
import { presentOffer, understoodIn, type Repair, type Trace } from './trace.ts'
import { offerFound } from '../dialogue/offer.ts'
import type { Understood } from '../dialogue/understander.ts'

interface DraftOptions {
  hits: Hit[]
  /** Passages beyond `hits`, for the built-in engine; the trace has only the cited ones. */
  others?: Hit[]
  facts: AssistantFacts
  /** Language of the engine's own sentences. */
  language: string
  /** Emitted before the first words. */
  disclosure: string | undefined
  /** Undefined if no understanding has read the message. */
  understood: Understood | undefined
}

const MACHINE = inAnyLanguage(({ grounding }) => grounding.machine)
const AUTOMATIC = new RegExp(`(?<!\\p{L})(?:${MACHINE})(?!\\p{L})`, 'iu')
const ASSISTANT = /assist/iu
// Anchored at the space, because a look-behind at every character is slow.
const AUTOMATIC_ASSISTANT = new RegExp(`\\s(?<=assist\\p{L}*\\s)(?:de )?(?:${MACHINE})(?!\\p{L})`, 'iu')

/** A reply in progress: its text, sources and actions. */
export class Draft {
  memory: unknown
  suggestions: Suggestion[] = []
  /** The starts that the built-in engine offers. */
  offer: Offer | null = null
  calls: ToolCall[] = []
  readonly check: ReceiptCheck
  readonly repairs: Repair[] = []
  readonly runs: ToolRun[] = []
  /** Sentences of this round that neither material nor receipts prove. */
  doubts: Correction[] = []
  readonly #receipts: Receipt[] = []
  readonly #said = new Set<string>()
  #reply = ''
  #isNewPart = false
  #space = ''
  #struck = 0
  #step: Step | undefined
  #tokens: Outcome['tokens']
  #outcome: Outcome = { type: 'outcome', band: 'decline', coverage: undefined }
  readonly #sources: Source[] = []
  /** Range of the reply that the newest citation proves. */
  #proven: [from: number, to: number] = [0, 0]
  readonly #cited = new Set<number>()
  readonly #options: DraftOptions

  constructor(options: DraftOptions) {
    this.#options = options
    this.check = new ReceiptCheck((sentence) => quotedFrom(sentence, this.#passages))
  }

  get isEmpty(): boolean {
    return this.#reply === ''
  }

  get band(): Outcome['band'] {
    return this.#outcome.band
  }

  get receipts(): readonly Receipt[] {
    return this.#receipts
  }

  /** Emits permitted text, collects tool calls, and returns the account of the speaker. */
  async *take(spoken: ReturnType<Speaker['speak']>): AsyncGenerator<TurnEvent, Account> {
    this.calls = []
    this.doubts = []
    this.#isNewPart = this.#reply !== ''
    try {
      for (;;) {
        const { done, value } = await spoken.next()
        if (done) {
          yield* this.#flush()
          return value
        }
        yield* this.#event(value)
      }
    } finally {
      // Stops the model when the reader of this generator stops early.
      await spoken.return?.(undefined as never)
    }
  }

  *#event(event: ModelEvent): Generator<TurnEvent> {
    switch (event.type) {
      case 'text':
        if (event.isWhole === true) return yield* this.#sayWhole(event.text)
        if (event.isQuote === true) return yield* this.#sayQuote(event.text)
        for (const sentence of this.check.take(event.text)) yield* this.#say(sentence)
        return
      case 'citation':
        yield* this.#flush()
        return yield* this.#cite(event)
      case 'unproven':
        return yield* this.#weigh(event)
      case 'tool_call':
        return void this.calls.push(event)
      case 'memory':
        return void (this.memory = event.memory)
      case 'step':
        return void (this.#step = event)
      case 'suggestions':
        this.suggestions = event.suggestions
        this.offer = event.offer
        return yield event
      case 'outcome':
        this.#outcome = event
        this.#struck += event.struck ?? 0
        this.#addTokens(event.tokens)
    }
  }

  /** Records the sentences of this round that were not said, and returns them for the speaker's correction. */
  failed(claims: FalseClaim[], outcome: Repair['outcome']): Correction[] {
    const corrections = [...claims.map(({ sentence }) => ({ sentence, reason: 'not_done' as const })), ...this.doubts]
    for (const [index, { sentence, reason }] of corrections.entries())
      this.repairs.push({ sentence, claims: claims[index]?.claims ?? [], reason, outcome })
    return corrections
  }

  add(run: ToolRun): void {
    this.runs.push(run)
    if (!run.result.ok) return
    this.check.show(run.result.shows ?? [])
    if (run.result.receipt !== undefined) this.addReceipt(run.result.receipt)
  }

  addReceipt(receipt: Receipt): void {
    this.#receipts.push(receipt)
    this.check.add(receipt)
  }

  /** Emits a sentence of the engine on a separate line. */
  *sayPlainly(text: string): Generator<TurnEvent> {
    this.#isNewPart = this.#reply !== ''
    for (const sentence of [...this.check.take(text), ...this.check.end()]) yield* this.#say(sentence)
  }

  /** Adds what the speaker omitted: a confirmation of each action, and a correction of false claims. */
  *tellTheTruth(falseClaims: number): Generator<TurnEvent> {
    const { language } = this.#options
    const wording = forLanguage(language).verification
    for (const receipt of this.check.untold()) yield* this.sayPlainly(confirmationOf(receipt, language))
    for (const reference of this.#untoldReferences()) yield* this.sayPlainly(`${wording.reference}: ${reference}.`)
    if (falseClaims === 0) return
    yield* this.sayPlainly(this.#receipts.length === 0 ? wording.nothingDone : wording.nothingElseDone)
  }

  /** A visitor needs the reference of a booking to change it later. */
  #untoldReferences(): string[] {
    const told = this.#receipts.filter(({ claims }) => claims.includes('booked') || claims.includes('moved'))
    const references = told.flatMap(({ facts }) => facts['reference'] ?? [])
    return [...new Set(references)].filter((reference) => !this.#reply.includes(reference))
  }

  /** Emits a sentence without evidence in the material if receipts prove it, otherwise the words of the material. */
  *#weigh({ text, doubt, instead }: Unproven): Generator<TurnEvent> {
    yield* this.#flush()
    if (this.check.isProven(text)) {
      this.#struck -= 1
      return yield* this.sayPlainly(text)
    }
    if (this.check.refuse(text)) return
    if (instead.length === 0) this.doubts.push({ sentence: text, reason: doubt })
    for (const { text: quote, citation } of instead) {
      this.#isNewPart = this.#reply !== ''
      yield* this.#sayQuote(quote)
      yield* this.#cite(citation)
    }
    if (instead.length > 0) this.#isNewPart = true
  }

  /** Skips text that was said before, because a repaired draft repeats it. */
  *#sayWhole(text: string): Generator<TurnEvent> {
    const words = text.trim()
    if (this.#said.has(words)) return
    this.#said.add(words)
    for (const sentence of this.check.take(text)) yield* this.#say(sentence)
    yield* this.#flush()
  }

  /** Quotations of the business are not checked for claims, because a document may mention bookings that were made. */
  *#sayQuote(text: string): Generator<TurnEvent> {
    yield* this.#flush()
    yield* this.#say(text)
  }

  *#flush(): Generator<TurnEvent> {
    for (const sentence of this.check.end()) yield* this.#say(sentence)
  }

  /** White space is emitted before the next words, so none trails when a sentence is withheld. */
  *#say(text: string): Generator<TurnEvent> {
    const words = text.trimEnd()
    const space = this.#space
    this.#space = text.slice(words.length)
    if (words === '') return void (this.#space = space + text)
    const { disclosure } = this.#options
    const isFirst = this.#reply === ''
    const before = isFirst && disclosure !== undefined && !saysWhatItIs(words) ? `${disclosure}\n\n` : ''
    const isJoined = isFirst || space.includes('\n') || words.startsWith('\n')
    const gap = this.#isNewPart && !isJoined ? '\n' : isFirst ? '' : space
    this.#isNewPart = false
    const said = before + gap + (isFirst || gap === '\n' ? words.trimStart() : words)
    this.#reply += said
    yield { type: 'delta', text: said }
  }

  /** Citations of unknown passages are ignored. */
  *#cite({ passageId, quote }: Citation): Generator<TurnEvent> {
    const { facts } = this.#options
    const hit = this.#passages.find(({ chunkId }) => String(chunkId) === passageId)
    if (hit === undefined && passageId !== FACTS) return
    if (hit !== undefined) this.#cited.add(hit.chunkId)
    const source = {
      document_id: hit?.documentId ?? null,
      title: hit?.title ?? facts.business,
      url: hit?.url ?? null,
      snippet: quote,
      score: hit === undefined ? 1 : rounded(hit.coverage),
    }
    this.#sources.push({ ...source, cites: [this.#citedRange()] })
    yield { type: 'source', source }
  }

  /** Range of the reply since the previous citation; a second citation of the same words has the same range. */
  #citedRange(): [number, number] {
    const [, last] = this.#proven
    const to = this.#reply.length
    if (to > last) this.#proven = [to - this.#reply.slice(last).trimStart().length, to]
    return [...this.#proven]
  }

  #addTokens(tokens: Outcome['tokens']): void {
    if (tokens === undefined) return
    const { input, output } = this.#tokens ?? { input: 0, output: 0 }
    this.#tokens = { input: input + tokens.input, output: output + tokens.output }
  }

  done({ model, fallback }: Account, milliseconds: Trace['milliseconds']): TurnDone {
    const others = (this.#options.others ?? []).filter(({ chunkId }) => this.#cited.has(chunkId))
    const coverage = this.#coverage()
    const band = this.#receipts.length > 0 ? 'talk' : this.#outcome.band
    const offer = this.offer ?? this.#foundByModel()
    const trace: Trace = {
      model,
      fallback,
      band,
      coverage,
      ...(this.#options.understood === undefined ? {} : understoodIn(this.#options.understood)),
      step: this.#step === undefined ? null : { task: this.#step.task, question: this.#step.question },
      suggestions: this.suggestions,
      offer: offer === null ? null : presentOffer(offer),
      passages: [...this.#options.hits, ...others].map((hit) => this.#read(hit)),
      tools: this.runs.map(({ name, arguments: given, result: { ok, data }, milliseconds: taken }) => ({
        name,
        arguments: given,
        ok,
        result: data,
        milliseconds: taken,
      })),
      repairs: this.repairs,
      tokens: this.#tokens ?? null,
      struck: Math.max(0, this.#struck),
      milliseconds,
    }
    return {
      type: 'done',
      reply: this.#reply,
      sources: this.#sources,
      actions: [...new Set(this.#receipts.map(({ action }) => action))],
      suggestions: this.suggestions,
      memory: this.memory,
      band,
      coverage: coverage ?? 0,
      trace,
    }
  }

  /** A speaking model reports no offer, so it is taken from its last lookup. The built-in engine reports its own. */
  #foundByModel(): Offer | null {
    const last = this.runs.at(-1)
    if (this.#step !== undefined || last?.name !== 'find_slots' || !last.result.ok) return null
    return offerFound(last.result.data, this.#options.language)
  }

  /** For models without a measure, the coverage is that of the best cited passage. */
  #coverage(): number | null {
    if (this.#outcome.coverage !== undefined) return rounded(this.#outcome.coverage)
    const cited = this.#passages.filter(({ chunkId }) => this.#cited.has(chunkId))
    return cited.length === 0 ? null : rounded(Math.max(...cited.map((hit) => hit.coverage)))
  }

  get #passages(): Hit[] {
    return [...this.#options.hits, ...(this.#options.others ?? [])]
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

/** True for text that discloses the assistant itself, so that no disclosure is added. */
function saysWhatItIs(text: string): boolean {
  if (AUTOMATIC_ASSISTANT.test(text)) return true
  return text.split(/[\n\r\u2028\u2029]/u).some((line) => {
    const found = AUTOMATIC.exec(line)
    return found !== null && ASSISTANT.test(line.slice(found.index + found[0].length))
  })
}

export function rounded(value: number): number {
  return Math.round(value * 1_000) / 1_000
}
