import type { Said } from '../conversation/index.ts'
import type { Tx } from '../db/database.ts'
import type { Notify } from '../notify/index.ts'
import type { Tenant } from '../tenants/index.ts'
import type { SessionRow } from './repository.ts'

/** Messages quoted in the mail; the portal shows all of them. */
export const SHOWN_MESSAGES = 30

interface HandedOver {
  visitor: { name?: string | undefined; email?: string | undefined; phone?: string | undefined }
  session: Pick<SessionRow, 'id' | 'clientName'>
  messages: Pick<Said, 'role' | 'text' | 'author'>[]
  question?: string | null | undefined
  /** Whether the visitor waits for an answer now. */
  waits: boolean
}

/** Tells the team by mail that a conversation is theirs; the portal shows it in any case. */
export async function tellTeam(
  notify: Pick<Notify, 'tell'>,
  tx: Tx,
  { id: tenantId, name: business, assistant }: Tenant,
  { visitor, session, messages, question, waits }: HandedOver,
): Promise<void> {
  const contact = [visitor.email, visitor.phone].filter(Boolean).join(', ') || '–'
  const name = session.clientName ?? visitor.name ?? session.id
  const speakers = { visitor: name, assistant: assistant.name ?? business, person: business }
  const conversation = messages.map(({ role, text, author }) => `${author ?? speakers[role]}: ${text}`)
  const data = {
    name,
    contact,
    waits: waits ? ('now' as const) : ('closed' as const),
    conversation: question ? [...conversation, `→ ${question}`] : conversation,
  }
  await notify.tell(tx, tenantId, { kind: 'handoff', about: session.id, sessionId: session.id, data })
}
