import { withMessageOffered, type Answering, type Asked, type TurnDone, type TurnEvent } from '../conversation/index.ts'
import { cut, storable } from '../core/text.ts'
import type { Database } from '../db/database.ts'
import { NotFound } from '../errors.ts'
import { forLanguage } from '../languages/index.ts'
import type { CallConversation, CallConversations } from './call-conversation.ts'
import { transcriptLines as lines } from './transcript-lines.ts'
import { replyToMachine, asksToRepeat } from './ready-replies.ts'
import type { CallProgress } from './progress.ts'
import { callsRepository as calls } from './repository.ts'
import { SpokenText } from './spoken-text.ts'
import { TalkTurn } from './talk-turn.ts'
import { greetingFor, reasonUnsaid } from './greeting.ts'
import { GrowingLine } from './growing-line.ts'

interface CallTalkDeps {
  database: Database
  answering: Pick<Answering, 'answer'>
  isBuiltIn: boolean
  conversations: CallConversations
  progress: Pick<CallProgress, 'said' | 'leftMessage'>
  now(): Date
  log: { error(details: object, message: string): void }
}

/** A phone call over text: the carrier hears and speaks, the engine answers. */
export interface CallTalk {
  /** The first words, for a caller who can hear them; stored as the first line. They are not to be interrupted. */
  greeting(tenantId: string, callId: string): Promise<string>
  /** The words for a caller whom nobody of the team took; stored, and the next answer goes on from their offer of a message. */
  nobodyThere(tenantId: string, callId: string): Promise<string>
  /**
   * Answers the caller's words, for the ear. The answers of a call are serial: new words or `signal` stop the current
   * one, and its words so far stay as an interrupted line. Ends with `done`, except when it was stopped, when it failed
   * (an apology was said), when the call is over, and when the last answer is only repeated. @throws where the call could not be
   * read: the carrier, which knows its language, apologises.
   */
  answer(tenantId: string, callId: string, words: string, signal: AbortSignal): AsyncGenerator<TurnEvent>
  /** The caller interrupted: cuts a line, the last by default, to the words heard, and stops the current answer. */
  heard(tenantId: string, callId: string, heard: string, lineId?: string): Promise<void>
  /** True after the assistant said goodbye: the carrier hangs up once the last words were heard. */
  isEnding(tenantId: string, callId: string): Promise<boolean>
  /** The call is over: stops the current answer; resolves once its words are written. */
  over(callId: string): Promise<void>
  /** Stops all answers of this process. */
  stop(): Promise<void>
}

const MAX_UTTERANCE_CHARS = 4_000

export function createCallTalk(deps: CallTalkDeps): CallTalk {
  const { database, isBuiltIn, conversations, progress } = deps
  const running = new Map<string, TalkTurn>()
  /** Lines that are being cut to the words heard; the next answer waits for them. */
  const cuts = new Map<string, Promise<void>>()

  const cutLast = async (
    tenantId: string,
    callId: string,
    { heard, lineId }: { heard: string; lineId: string | undefined },
    turn: TalkTurn | undefined,
  ): Promise<void> => {
    await turn?.ended
    const said = await database.tenant(tenantId, (tx) => lines.list(tx, tenantId, callId))
    const last = said.findLast(({ role, id }) => role === 'agent' && (lineId === undefined || id === lineId))
    if (last === undefined) return
    const { position, band } = last
    const text = heardOf(last.text, heard)
    const cutOff = { interrupted: true, position, unsaid: last.text.slice(text.length).trim() }
    await progress.said(tenantId, callId, { role: 'agent', text, band: band ?? undefined, ...cutOff })
  }

  return {
    async greeting(tenantId, callId) {
      const { call, tenant, language } = await conversations.of(tenantId, callId)
      const text = greetingFor({ call, tenant, language }, isBuiltIn)
      await progress.said(tenantId, callId, { role: 'agent', text, band: 'talk' })
      return text
    },

    async nobodyThere(tenantId, callId) {
      const { call, language } = await conversations.of(tenantId, callId)
      const text = forLanguage(language).calls.notices.nobodyThere
      await progress.said(tenantId, callId, { role: 'agent', text, band: 'talk' })
      const memory = withMessageOffered(call.memory)
      await database.tenant(tenantId, (tx) => calls.change(tx, tenantId, callId, { memory }))
      return text
    },

    async *answer(tenantId, callId, words, signal) {
      const before = running.get(callId)
      before?.cancel()
      const cutting = cuts.get(callId)
      const turn = new TalkTurn(async (own) => {
        await before?.ended
        await cutting
        await runTurn(deps, own, { tenantId, callId, words: cut(storable(words).trim(), MAX_UTTERANCE_CHARS) })
        if (running.get(callId) === own) running.delete(callId)
      })
      running.set(callId, turn)
      const stop = () => turn.cancel()
      signal.addEventListener('abort', stop)
      if (signal.aborted) stop()
      try {
        yield* turn.read()
      } finally {
        signal.removeEventListener('abort', stop)
      }
    },

    async heard(tenantId, callId, heard, lineId) {
      const turn = running.get(callId)
      turn?.cancel()
      const cutting = cutLast(tenantId, callId, { heard, lineId }, turn)
      const settled = cutting.catch(() => {})
      cuts.set(callId, settled)
      await cutting.finally(() => {
        if (cuts.get(callId) === settled) cuts.delete(callId)
      })
    },

    isEnding: (tenantId, id) => isEnding(database, { tenantId, id }),

    async over(callId) {
      const turn = running.get(callId)
      turn?.cancel()
      await turn?.ended
      await cuts.get(callId)
    },

    async stop() {
      const turns = [...running.values()]
      for (const turn of turns) turn.cancel()
      await Promise.all(turns.map(({ ended }) => ended))
    },
  }
}

interface Utterance {
  tenantId: string
  callId: string
  words: string
}

/** From the caller's words to the stored lines of both. Never throws. */
async function runTurn(deps: CallTalkDeps, turn: TalkTurn, { tenantId, callId, words }: Utterance): Promise<void> {
  if (words === '') return
  let language: string | undefined
  try {
    const conversation = await deps.conversations.of(tenantId, callId)
    language = conversation.language
    await goOn(deps.database, conversation)
    const line = await deps.progress.said(tenantId, callId, { role: 'user', text: words })
    if (line === undefined || turn.signal.aborted) return
    if (await answerMachine(deps, turn, conversation, words)) return
    if (await repeatLast(deps, turn, conversation, words)) return
    await answer(deps, turn, conversation, { turnId: line.id, words })
  } catch (error) {
    deps.log.error({ err: error, call: callId }, 'A turn of a call failed')
    // A call that is gone and a stopped turn have no listener.
    if (error instanceof NotFound || turn.signal.aborted || !turn.isSilent) return
    if (language === undefined) return turn.fail(error)
    await apologise(deps, turn, { tenantId, callId, language })
  }
}

interface Failed {
  tenantId: string
  callId: string
  language: string
}

/** Says an apology, so that the caller is not left in silence. Never throws. */
async function apologise({ progress, log }: CallTalkDeps, turn: TalkTurn, { tenantId, callId, language }: Failed) {
  const text = forLanguage(language).calls.sorry
  turn.push({ type: 'delta', text })
  await progress.said(tenantId, callId, { role: 'agent', text, band: 'talk' }).catch((error: unknown) => {
    log.error({ err: error, call: callId }, 'An apology of a call was not written down')
  })
}

/** True when a machine answered the call, or the person whom it connected is greeted. */
async function answerMachine(
  { database, isBuiltIn, progress }: CallTalkDeps,
  turn: TalkTurn,
  conversation: CallConversation,
  words: string,
): Promise<boolean> {
  const reply = replyToMachine(conversation, words, isBuiltIn)
  if (reply === undefined) return false
  const { tenantId, id } = conversation.call
  const { text, ending } = reply
  if (text !== '') {
    turn.push({ type: 'delta', text })
    if (ending === 'voicemail') await progress.leftMessage(tenantId, id, text)
    else await progress.said(tenantId, id, { role: 'agent', text, band: 'talk' })
  }
  if (ending !== undefined) await database.tenant(tenantId, (tx) => calls.noteEnding(tx, conversation.call, ending))
  return true
}

/** Repeats an answer that was not understood word for word, because it was verified when it was first said. */
async function repeatLast(
  { progress }: CallTalkDeps,
  turn: TalkTurn,
  { call: { tenantId, id }, lines: said, language }: CallConversation,
  words: string,
): Promise<boolean> {
  const last = said.at(-1)
  if (last?.role !== 'agent' || last.interrupted || !asksToRepeat(words, language)) return false
  turn.push({ type: 'delta', text: last.text })
  await progress.said(tenantId, id, { role: 'agent', text: last.text, band: 'talk' })
  return true
}

/** A caller who speaks after the goodbye cancels it. */
async function goOn(database: Database, { call }: CallConversation): Promise<void> {
  if (call.ending !== 'agent' && call.ending !== 'silence') return
  await database.tenant(call.tenantId, (tx) => calls.change(tx, call.tenantId, call.id, { ending: null }))
}

async function isEnding(
  database: Database,
  { tenantId, id }: Pick<CallConversation['call'], 'tenantId' | 'id'>,
): Promise<boolean> {
  const call = await database.tenant(tenantId, (tx) => calls.find(tx, tenantId, id))
  return call?.ending === 'agent'
}

async function answer(
  deps: CallTalkDeps,
  turn: TalkTurn,
  { call, context, state, untold, language, lines: said }: CallConversation,
  asked: Asked,
): Promise<void> {
  const { tenantId, id: callId } = call
  const growing = call.channel === 'web' ? new GrowingLine(deps.progress, call) : undefined
  const reply = new Reply(turn, language, { now: deps.now, growing })
  let done: TurnDone | undefined
  try {
    const spoken = await deps.answering.answer({ context, state, asked }, turn.signal, (event) => {
      if (event.type === 'delta') reply.say(event.text)
      else if (event.type === 'source') turn.push(event)
    })
    done = spoken.done
    const isBuiltIn = deps.isBuiltIn || (done !== undefined && done.trace.fallback !== null)
    const reason = isBuiltIn ? reasonUnsaid({ call, language }, said) : undefined
    if (reason !== undefined && !(await isEnding(deps.database, call))) reply.say(` ${reason}`)
    if (done !== undefined && reply.text === '') reply.say(forLanguage(language).calls.notForTheEar)
  } catch (error) {
    deps.log.error({ err: error, call: callId }, 'An answer on a call failed')
    reply.say(forLanguage(language).calls.sorry)
  }
  const isWhole = done !== undefined
  const interrupted = turn.signal.aborted && !isWhole
  const { firstAt: at, latencyMs } = reply
  const words = { text: reply.text, band: done?.band ?? ('talk' as const), interrupted, at, latencyMs }
  const position = await growing?.written()
  const line = { role: 'agent' as const, ...words, position, actions: done?.actions ?? [] }
  if (reply.text !== '') await deps.progress.said(tenantId, callId, line)
  const told = untold.map(({ id }) => id)
  const { turnId } = asked
  await deps.conversations.recordTurn(tenantId, callId, { turnId, told, isTold: isWhole, memory: done?.memory })
  if (done !== undefined) turn.push({ ...done, reply: reply.text })
}

class Reply {
  text = ''
  /** Time of its first words. */
  firstAt: Date | undefined
  /** From the caller's words to the first of the reply, without the carrier's own hearing and speaking. */
  latencyMs: number | undefined
  readonly #askedAt: Date
  readonly #now: () => Date
  readonly #turn: TalkTurn
  readonly #spoken: SpokenText
  readonly #growing: GrowingLine | undefined

  constructor(
    turn: TalkTurn,
    language: string,
    { now, growing }: { now: () => Date; growing: GrowingLine | undefined },
  ) {
    this.#now = now
    this.#growing = growing
    this.#askedAt = now()
    this.#turn = turn
    this.#spoken = new SpokenText(language)
  }

  say(words: string): void {
    const text = this.#spoken.add(words)
    if (text === '') return
    if (this.firstAt === undefined) {
      this.firstAt = this.#now()
      this.latencyMs = this.firstAt.getTime() - this.#askedAt.getTime()
    }
    this.text += text
    this.#turn.push({ type: 'delta', text })
    this.#growing?.write(this.text, this.firstAt)
  }
}

/** Prefix of the line by the number of words heard, because a transcription may spell them differently. */
function heardOf(line: string, heard: string): string {
  const words = heard.trim().split(/\s+/u).filter(Boolean).length
  if (words === 0) return '…'
  const matches = [...line.matchAll(/\S+/gu)]
  const last = matches[Math.min(words, matches.length) - 1]
  return last === undefined ? '…' : line.slice(0, last.index + last[0].length)
}
