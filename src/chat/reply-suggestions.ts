import {
  answerDetached,
  historyOf,
  MAX_READ_MESSAGES,
  type Assistant,
  type TenantContext,
} from '../conversation/index.ts'
import type { Clock } from '../core/time.ts'
import type { Database } from '../db/database.ts'
import { loadAnalyzer } from '../knowledge/index.ts'
import type { Caller } from '../plugins/identity.ts'
import { requireSession } from './access.ts'
import { chatRepository as chats, conversations, type SessionRow } from './repository.ts'
import type { SavedReply, SavedReplyService } from './saved-replies.ts'

const MAX_SUGGESTED = 3

interface SuggestedReply {
  kind: 'answer' | 'saved_reply'
  /** The words to send. */
  text: string
  /** The document, or the title of the saved reply. */
  title: string
}

interface SuggestionDeps {
  database: Database
  assistant: Pick<Assistant, 'answer'> & { isBuiltIn: boolean }
  savedReplies: Pick<SavedReplyService, 'all'>
  contextOf(tenantId: string): Promise<TenantContext>
  clock: Clock
  log: { warn(details: object, message: string): void }
}

export type SuggestionService = ReturnType<typeof createSuggestions>

/** Suggests answers to a person of the team: the assistant's own, and saved replies about the same. None is sent by itself. */
export function createSuggestions(deps: SuggestionDeps) {
  const { database } = deps
  return {
    /** Suggests replies to the visitor's newest message; none once it is answered. @throws NotFound */
    async suggest(caller: Caller, id: string): Promise<SuggestedReply[]> {
      const { tenantId } = caller
      const { session, said, replies } = await database.tenant(tenantId, async (tx) => ({
        session: requireSession(caller, await chats.findSession(tx, tenantId, id)),
        said: await conversations.newest(tx, tenantId, id, MAX_READ_MESSAGES),
        replies: await deps.savedReplies.all(tx, tenantId),
      }))
      const asked = said.at(-1)
      if (asked?.role !== 'visitor' || session.status === 'ended') return []
      const context = await deps.contextOf(tenantId)
      const language = session.locale ?? context.tenant.language
      const [answer, saved] = await Promise.all([
        answerTo(deps, { tenantId, context, session, question: asked.text, ...historyOf(said.slice(0, -1)) }),
        fitting(replies, asked.text, language),
      ])
      return [...answer, ...saved].slice(0, MAX_SUGGESTED)
    },
  }
}

type Asking = { tenantId: string; context: TenantContext; session: SessionRow; question: string } & Pick<
  ReturnType<typeof historyOf>,
  'history'
>

/** A failure suggests nothing, because the person can answer without it. */
async function answerTo(
  { assistant, clock, log }: SuggestionDeps,
  { session, ...turn }: Asking,
): Promise<SuggestedReply[]> {
  const visitor = session.locale === null ? {} : { locale: session.locale }
  const done = await answerDetached(assistant, { ...turn, visitor, now: clock.now() }).catch((error: unknown) => {
    log.warn({ err: error, session_id: session.id }, 'No answer could be suggested')
  })
  const [source] = done?.sources ?? []
  if (done?.band !== 'answer' || source === undefined) return []
  // The built-in assistant quotes with marks and names, which a person would not write.
  const text = assistant.isBuiltIn ? [...new Set(done.sources.map(({ snippet }) => snippet))].join('\n') : done.reply
  return [{ kind: 'answer', text, title: source.title }]
}

/** Shorter words are in every sentence. */
const MIN_LETTERS = 4

/** Saved replies about the same: a word of the message is in their title, or two are in their text. Best first. */
async function fitting(replies: SavedReply[], message: string, language: string): Promise<SuggestedReply[]> {
  const { terms } = await loadAnalyzer(language)
  const asked = new Set(terms(message).filter(({ length }) => length >= MIN_LETTERS))
  const sharedWith = (text: string) => new Set(terms(text)).intersection(asked).size
  return replies
    .map(({ title, text }) => ({ title, text, inTitle: sharedWith(title), inText: sharedWith(text) }))
    .filter(({ inTitle, inText }) => inTitle > 0 || inText > 1)
    .toSorted((one, other) => other.inTitle - one.inTitle || other.inText - one.inText)
    .map(({ title, text }) => ({ kind: 'saved_reply', title, text }))
}
