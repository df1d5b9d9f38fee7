import type { ChatModel } from '../chat-model.ts'
import { ModelFailure } from '../model-failure.ts'
import type { Understanding } from '../understanding.ts'
import { HEARING_PROBES, PROBE_TABLE, SPEAKING_PROBES, turnOf, type SpeakingProbe } from './probes.ts'

/** A model's level: it does nothing, only understands messages, or speaks as well. */
export const CHAT_LEVELS = ['builtin', 'understand', 'speak'] as const
export type ChatLevel = (typeof CHAT_LEVELS)[number]

interface Probe {
  kind: 'understands' | 'speaks'
  message: string
  isPassed: boolean
  milliseconds: number
  /** Code of the provider's failure, or `wrong`. */
  problem: string | null
}

export interface ModelCheck {
  model: string
  level: ChatLevel
  probes: Probe[]
}

/** Share of the probes of a level that a model has to pass. */
const PASS_SHARE = 0.8
/** Median of the replies; slower models only understand. */
const SPEAKS_WITHIN_MS = 8_000

/** Plays all probes, one after the other as for a visitor, and chooses the level that the model can bear. */
export async function checkModel(
  { speaker, understanding }: { speaker: ChatModel; understanding: Understanding },
  signal: AbortSignal,
): Promise<ModelCheck> {
  const probes: Probe[] = []
  for (const { message, table, isMeant } of HEARING_PROBES)
    probes.push(
      await played('understands', message, async () =>
        isMeant(await understanding.understand(message, { ...PROBE_TABLE, ...table }, signal)),
      ),
    )
  for (const probe of SPEAKING_PROBES)
    probes.push(await played('speaks', probe.question, () => speaksWell(speaker, probe, signal)))
  signal.throwIfAborted()
  return { model: speaker.name, level: levelOf(probes), probes }
}

async function played(kind: Probe['kind'], message: string, play: () => Promise<boolean>): Promise<Probe> {
  const began = performance.now()
  const outcome = await play().catch((error: unknown) => {
    if (error instanceof ModelFailure) return error.code
    throw error
  })
  const problem = outcome === true ? null : outcome === false ? 'wrong' : outcome
  return { kind, message, isPassed: outcome === true, milliseconds: Math.round(performance.now() - began), problem }
}

async function speaksWell(
  speaker: ChatModel,
  { says, calls, isUnknown, ...probe }: SpeakingProbe,
  signal: AbortSignal,
): Promise<boolean> {
  let text = ''
  const called: string[] = []
  for await (const event of speaker.reply(turnOf({ ...probe }), signal)) {
    if (event.type === 'text') text += event.text
    else if (event.type === 'unproven') text += event.instead.map((quote) => quote.text).join(' ')
    else if (event.type === 'tool_call') called.push(event.name)
  }
  if (calls !== undefined) return called.includes(calls)
  return isUnknown === true ? text === '' || text.endsWith('?') : (says?.test(text) ?? false)
}

function levelOf(probes: Probe[]): ChatLevel {
  const passes = (kind: Probe['kind']) => {
    const own = probes.filter((probe) => probe.kind === kind)
    return own.filter(({ isPassed }) => isPassed).length >= PASS_SHARE * own.length
  }
  const times = probes.flatMap(({ kind, milliseconds }) => (kind === 'speaks' ? [milliseconds] : []))
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
  if (passes('speaks') && median <= SPEAKS_WITHIN_MS) return 'speak'
  return passes('understands') ? 'understand' : 'builtin'
}
