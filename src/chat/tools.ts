import type { z } from 'zod'
import {
  refused,
  toolArguments,
  type AssistantTools,
  type Tool,
  type ToolContext,
  type ToolResult,
} from '../conversation/index.ts'
import type { Watchers } from '../core/watchers.ts'
import { MINUTE } from '../core/time.ts'
import type { Database, Tx } from '../db/database.ts'
import type { Mail } from '../mail/index.ts'
import type { Notify } from '../notify/index.ts'
import { openingAt, type Tenant } from '../tenants/index.ts'
import { chatRepository as chats, conversations } from './repository.ts'
import { SHOWN_MESSAGES, tellTeam } from './team-notice.ts'

interface HandOffDeps {
  database: Database
  mail: Pick<Mail, 'wake'>
  notify: Pick<Notify, 'tell'>
  live: Pick<Watchers, 'wake'>
  tenantOf(tenantId: string): Promise<Tenant>
  /** True where a user of the tenant has used the portal since that moment. */
  isTeamSeen(tx: Tx, tenantId: string, since: Date): Promise<boolean>
}

/** The team counts as present for this long after the last use of the portal. */
const SEEN_MS = 15 * MINUTE

const handOff = toolArguments.handOff

export function registerChatTools(tools: AssistantTools, deps: HandOffDeps): void {
  tools.register(handOffTool(deps))
}

/** During opening hours the visitor waits for a person; otherwise the team is notified, and the assistant goes on. */
function handOffTool(deps: HandOffDeps): Tool<z.infer<typeof handOff>> {
  return {
    name: 'hand_off',
    channels: ['chat'],
    description:
      'Fetches a person of the team into this chat, or tells the team when nobody is there. Use it when the visitor asks for a person, is in trouble, or cannot be helped otherwise.',
    arguments: handOff,
    effect: 'write',
    async run(context, { reason, question }) {
      const { tenantId, sessionId, now } = context
      const tenant = await deps.tenantOf(tenantId)
      const opening = openingAt(tenant, now)
      const wait = tenant.assistant.handoff_wait_minutes
      const result = await deps.database.tenant(tenantId, async (tx): Promise<ToolResult> => {
        const session = await chats.lockSession(tx, tenantId, sessionId)
        if (session === undefined || session.status === 'ended') return refused('not_here')
        if (opening.isOpen) await chats.wait(tx, tenantId, sessionId, { handoffReason: reason, waitingSince: now })
        else await chats.leave(tx, tenantId, sessionId, { reason, at: now })
        const messages = await conversations.newest(tx, tenantId, sessionId, SHOWN_MESSAGES)
        const { visitor } = context
        await tellTeam(deps.notify, tx, tenant, { visitor, session, messages, question, waits: opening.isOpen })
        const written = opening.isOpen
          ? waits(wait, await deps.isTeamSeen(tx, tenantId, new Date(now.getTime() - SEEN_MS)))
          : isAway(context, opening.opens, tenant.timeZone)
        await context.record(tx, written)
        return written
      })
      deps.mail.wake()
      deps.live.wake(sessionId)
      return result
    },
  }
}

function waits(minutes: number, isSeen: boolean): ToolResult {
  return {
    ok: true,
    data: { open: true, opens: null, wait_minutes: minutes, team_seen: isSeen },
    receipt: {
      claims: ['handed_off'],
      action: 'handed_off',
      facts: { wait: String(minutes), seen: isSeen ? 'yes' : 'no' },
    },
  }
}

function isAway({ visitor, language }: ToolContext, opens: Date | undefined, timeZone: string): ToolResult {
  const format = new Intl.DateTimeFormat([language, 'en'], { dateStyle: 'full', timeStyle: 'short', timeZone })
  const when = opens === undefined ? '' : format.format(opens)
  const contact = visitor.email ?? visitor.phone ?? ''
  return {
    ok: true,
    data: { open: false, opens: when || null, contact_known: contact !== '' },
    receipt: { claims: ['noted'], action: 'message_taken', facts: { closed: 'yes', opens: when, contact } },
  }
}
