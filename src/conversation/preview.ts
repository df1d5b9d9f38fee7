import type { PastMessage } from '../models/chat-model.ts'
import type { TenantContext } from './answering/answering.ts'
import type { Assistant } from './answering/engine.ts'
import type { TurnDone } from './answering/turn-event.ts'
import { rulesFor } from './answering/handoff-rules.ts'
import type { ActionLog } from './conversation.ts'
import { answerDetached, offersInMemory } from './detached.ts'
import type { ToolName } from './tools/registry.ts'

/** A conversation that is not stored. The last message is the visitor's. */
interface Previewed {
  tenantId: string
  context: TenantContext
  messages: PastMessage[]
  now: Date
}

interface PreviewAnswer extends Pick<TurnDone, 'reply' | 'band' | 'sources' | 'suggestions' | 'memory'> {
  /** Tools that the message would have run. */
  withheld: ToolName[]
}

/** Limit of the visitor's messages replayed for the memory of the built-in engine. */
const MAX_REPLAYED = 8

/**
 * Answers the last message of a conversation without rows. A speaking model reads the conversation; the built-in engine
 * has a memory from answer to answer, so its newest turns are replayed. @throws Error for a turn that fails or takes
 * too long
 */
export async function answerPreview(
  { assistant, isReadByModel }: { assistant: Pick<Assistant, 'answer'>; isReadByModel: boolean },
  { messages, ...asked }: Previewed,
): Promise<PreviewAnswer> {
  const said = messages.map(({ role }, index) => (role === 'visitor' ? index : -1)).filter((index) => index >= 0)
  const played = isReadByModel ? said.slice(-1) : said.slice(-MAX_REPLAYED)
  const offeredSlots = offersInMemory()
  const { handoff_words: words, handoff_after_unanswered: afterUnanswered } = asked.context.tenant.assistant
  let answer = NOTHING_SAID
  let unanswered = 0
  for (const index of played) {
    const question = messages[index]!.text
    const rules = rulesFor({ words, afterUnanswered }, { text: question, unanswered })
    if (rules.handOffNow) {
      answer = { ...NOTHING_SAID, memory: answer.memory, withheld: ['hand_off'] }
      continue
    }
    const { actions, withheld } = withholding()
    const turn = { ...asked, question, history: messages.slice(0, index), memory: answer.memory }
    const done = await answerDetached(assistant, { ...turn, offeredSlots, actions, rules })
    if (done.band === 'decline') unanswered += 1
    else if (done.band !== 'talk') unanswered = 0
    answer = { ...done, withheld: [...withheld] }
  }
  return answer
}

/** An empty answer, as of a hand-off in place of an answer. */
const NOTHING_SAID: PreviewAnswer = {
  reply: '',
  band: 'talk',
  sources: [],
  suggestions: [],
  memory: undefined,
  withheld: [],
}

/** Reports every action as beyond its limit, and records its tool. */
function withholding(): { actions: ActionLog; withheld: Set<ToolName> } {
  const withheld = new Set<ToolName>()
  return {
    withheld,
    actions: {
      async counts(tool) {
        withheld.add(tool)
        return { done: Infinity, refused: 0 }
      },
      begin: async () => ({ before: 'running' }),
      finish: async () => {},
    },
  }
}
