import type { Clock } from '../../../core/time.ts'
import type { Database } from '../../../db/database.ts'
import { forLanguage } from '../../../languages/index.ts'
import type { CallWording } from '../../../languages/wording.ts'
import type { TwilioConfig } from '../../../provider-config.ts'
import type { Tenants } from '../../../tenants/index.ts'
import type { Attendance } from '../../attendance.ts'
import type { CallConversations } from '../../call-conversation.ts'
import { reasonUnsaid } from '../../greeting.ts'
import { recogniserNames } from '../../recogniser-names.ts'
import type { CallProgress } from '../../progress.ts'
import { callsRepository as calls, type CallRow } from '../../repository.ts'
import type { Rung } from '../../states.ts'
import type { CallTalk } from '../../talk.ts'
import { transcriptLines as lines, type CallLine } from '../../transcript-lines.ts'
import type { PutThrough, Transfers } from '../../transfers.ts'
import type { Addresses } from './addresses.ts'
import type { TeamPhones } from './team-phones.ts'
import type { MediaTokens } from './connections.ts'
import * as twiml from './twiml.ts'

interface LadderDeps {
  database: Database
  tenants: Pick<Tenants, 'find'>
  transfers: Transfers
  progress: CallProgress
  talk: Pick<CallTalk, 'greeting' | 'nobodyThere' | 'over'>
  conversations: Pick<CallConversations, 'of'>
  tokens: MediaTokens
  addresses: Addresses
  phones: TeamPhones
  strategy: TwilioConfig['strategy']
  attendance: Pick<Attendance, 'isOurs'>
  clock: Clock
}

export type Ladder = ReturnType<typeof createLadder>

/** The conversations of this platform; the other rungs are people and machines. */
export type Speaking = Extract<Rung, 'voice' | 'relay'>

interface Connecting {
  /** Earlier connections of this rung. */
  again: number
  /** Said in place of the greeting. */
  first?: string
  /** A person who was to take over did not pick up: position of the last line before. */
  back?: number | undefined
}

/** Languages and lines of calls, and fixed words that are said on them. */
function createWords({ database, tenants, progress }: Pick<LadderDeps, 'database' | 'tenants' | 'progress'>) {
  const languageOf = async ({ tenantId, locale }: CallRow) => locale ?? (await tenants.find(tenantId))?.language ?? 'en'
  const saidOn = ({ tenantId, id }: CallRow) => database.tenant(tenantId, (tx) => lines.list(tx, tenantId, id))
  return {
    languageOf,
    saidOn,

    async wordingOf(call: CallRow): Promise<{ language: string; wording: CallWording }> {
      const language = await languageOf(call)
      return { language, wording: forLanguage(language).calls }
    },

    /** Writes down what the carrier says next. */
    async say({ tenantId, id }: CallRow, text: string): Promise<string> {
      await progress.said(tenantId, id, { role: 'agent', text, band: 'talk' })
      return text
    },

    lastLineOf: async (call: CallRow): Promise<number> => (await saidOn(call)).at(-1)?.position ?? 0,
  }
}

/**
 * The ladder of a call: voice model, text assistant, team, recorded message. Each next one takes over where
 * the one before breaks, knows what was said, and no caller is hung up on before the last one.
 */
export function createLadder(deps: LadderDeps) {
  const { database, transfers, progress, talk, tokens, addresses, phones, strategy } = deps

  const { languageOf, wordingOf, saidOn, say, lastLineOf } = createWords(deps)

  /** True for a caller who came back from the team's phones and was told nothing of it since. */
  const isUntold = async (call: CallRow, back: number | undefined): Promise<boolean> =>
    back !== undefined && (await lastLineOf(call)) <= back

  /** A caller who fell onto the text assistant stays with it. */
  const speakingOn = ({ rungs }: CallRow): Speaking =>
    strategy === 'relay' || rungs.some((rung) => rung !== 'voice') ? 'relay' : 'voice'

  const connect = async (call: CallRow, { again, first, back }: Connecting): Promise<string> => {
    const { tenantId, id } = call
    const token = await tokens.issue(tenantId, id)
    if (token === undefined) return twiml.hangUp()
    const rung = speakingOn(call)
    const isBack = await isUntold(call, back)
    const came = { again: String(again), rung, ...(isBack ? { back: String(back) } : {}) }
    const action = addresses.hook('after', call, came)
    if (rung === 'voice') {
      // The voice model greets by itself and has the history.
      const parameters = isBack ? { back: '1' } : {}
      return twiml.stream({ url: addresses.socket('media', id, token), action, parameters })
    }
    await progress.takenBy(tenantId, id, 'relay')
    const text = first ?? (again > 0 ? await goingOn(call) : await greeting(call))
    const language = await languageOf(call)
    const known = await deps.conversations.of(tenantId, id)
    // The name of a voice is one of the voice model where that answers first.
    const voice = strategy === 'relay' ? known.tenant.voice.voice : null
    const url = addresses.socket('relay', id, token)
    return twiml.relay({ url, action, first: { text, language }, hints: recogniserNames(known), voice })
  }

  /** The greeting; a repeated hook gets the same words. */
  const greeting = async (call: CallRow): Promise<string> => {
    const [first] = await saidOn(call)
    return first?.text ?? talk.greeting(call.tenantId, call.id)
  }

  /** Said after a break of the connection: what was not heard, or a question for words that were not answered. */
  const goingOn = async (call: CallRow): Promise<string> => {
    // This process may still be writing what was heard.
    await talk.over(call.id)
    const said = await saidOn(call)
    if (!said.some(({ role }) => role === 'user')) return greeting(call)
    const last = said.at(-1)!
    const { wording } = await wordingOf(call)
    if (last.role === 'user' || last.interrupted) return say(call, last.unsaid || wording.voice.sorry)
    // A process that died told nobody how far its last words were heard.
    return !deps.attendance.isOurs(call.id) && isBeingSaid(call, last, deps.clock.now()) ? last.text : ''
  }

  /** A greeting for a caller who has said nothing yet; for any other an apology, after the call's reason if the model never gave it. */
  const takingOver = async (call: CallRow): Promise<string> => {
    const { lines: said, language } = await deps.conversations.of(call.tenantId, call.id)
    if (!said.some(({ role }) => role === 'user')) return greeting(call)
    const reason = reasonUnsaid({ call, language }, said)
    const { sorry } = forLanguage(language).calls.voice
    return say(call, reason === undefined ? sorry : `${reason} ${sorry}`)
  }

  /** The text assistant goes on where the voice model broke. `back`: see `Connecting`. */
  const takeOver = async (call: CallRow, back?: number): Promise<string> => {
    const { tenantId, id } = call
    await progress.takenBy(tenantId, id, 'relay')
    const first = (await isUntold(call, back)) ? await talk.nobodyThere(tenantId, id) : await takingOver(call)
    return connect({ ...call, rungs: [...call.rungs, 'relay'] }, { again: 0, first })
  }

  const holdWords = async (call: CallRow): Promise<twiml.Spoken> => {
    const { language, wording } = await wordingOf(call)
    return { text: await say(call, wording.notices.puttingThrough), language }
  }

  /** A person is phoned because the caller asked: hold words, unless the assistant has said something to the wish. */
  const putThrough = async (call: CallRow, person: PutThrough): Promise<string> => {
    const isUnanswered = (await saidOn(call)).at(-1)?.role !== 'agent'
    return phones.ring(call, person, isUnanswered ? { first: await holdWords(call) } : {})
  }

  const phoneTeam = async (call: CallRow): Promise<string> => {
    const { tenantId, id } = call
    // Records that the assistant broke before it was connected, which a recorder alone would not show.
    if (call.rungs.length === 0) await progress.takenBy(tenantId, id, 'relay')
    const person = await transfers.begin(call)
    if (person === undefined) return record(call)
    await progress.takenBy(tenantId, id, 'person')
    return phones.ring(call, person, { more: { fell: '1' }, first: await holdWords(call) })
  }

  const record = async (call: CallRow): Promise<string> => {
    await progress.takenBy(call.tenantId, call.id, 'voicemail')
    const { language, wording } = await wordingOf(call)
    const { leaveMessage, finishMessage } = wording.notices
    const text = await say(call, `${leaveMessage} ${finishMessage}`)
    return twiml.record({ text, language }, addresses.hook('recorded', call))
  }

  /** The last rung: apologises and hangs up. */
  const goodbye = async (call: CallRow): Promise<string> => {
    const { tenantId, id } = call
    await progress.takenBy(tenantId, id, 'goodbye')
    const { language, wording } = await wordingOf(call)
    const text = await say(call, wording.notices.apology)
    await progress.failed(tenantId, id, 'error')
    return twiml.sayAndHangUp({ text, language })
  }

  const NEXT: Record<Rung, (call: CallRow) => Promise<string>> = {
    voice: takeOver,
    relay: phoneTeam,
    person: record,
    voicemail: goodbye,
    goodbye,
  }

  return {
    languageOf,
    speakingOn,
    lastLineOf,
    connect,
    takeOver,
    say,
    record,
    putThrough,

    /** TwiML of the next rung. */
    fall: (call: CallRow): Promise<string> => NEXT[call.rungs.at(-1) ?? speakingOn(call)](call),

    /** Gives up the voice model; Twilio asks what follows when its connection closes. */
    async give({ tenantId, id }: CallRow): Promise<void> {
      const call = await database.tenant(tenantId, (tx) => calls.find(tx, tenantId, id))
      if (call?.rungs.at(-1) !== 'relay') await progress.takenBy(tenantId, id, 'relay')
    },
  }
}

/** Speaking time of a slow voice. */
const MS_A_CHARACTER = 90

/** True where the line may still be playing, at the speed of a slow voice. */
function isBeingSaid({ startedAt }: CallRow, { text, atMs }: CallLine, now: Date): boolean {
  if (startedAt === null || atMs === null) return false
  return startedAt.getTime() + atMs + text.length * MS_A_CHARACTER > now.getTime()
}
