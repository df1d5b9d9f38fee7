import { newId } from '../core/ids.ts'
import type { WebCalls } from '../calls/index.ts'
import type { ChatService } from '../chat/index.ts'
import type { Resumption, WidgetTokens } from './tokens.ts'

export interface VisitorSession {
  token: string
  sessionId: string
  resumeToken: string
  expiresAt: Date
}

export interface WidgetSessions {
  /**
   * A conversation for a page of `origin`: the one named by `resumeToken` while it or a call of it is open, else a new one.
   * Stores nothing.
   */
  begin(
    tenantId: string,
    origin: string,
    visitor: { clientName: string | null; resumeToken: string | null },
  ): Promise<VisitorSession>
}

export function createWidgetSessions(
  tokens: WidgetTokens,
  chat: Pick<ChatService, 'isOpen'>,
  web: Pick<WebCalls, 'goesOn'>,
): WidgetSessions {
  /** A finished conversation is replaced by a new one of the same visitor. */
  const sessionFor = async (tenantId: string, resumeToken: string | null): Promise<Resumption> => {
    const resumption = resumeToken === null ? undefined : await tokens.readResumption(resumeToken)
    const fresh = newId('chat')
    if (resumption?.tenantId !== tenantId) return { tenantId, sessionId: fresh, visitorId: fresh }
    const { sessionId } = resumption
    const isOpen = (await chat.isOpen(tenantId, sessionId)) || (await web.goesOn(tenantId, sessionId))
    return isOpen ? resumption : { ...resumption, sessionId: fresh }
  }
  return {
    async begin(tenantId, origin, { clientName, resumeToken }) {
      const session = await sessionFor(tenantId, resumeToken)
      const { token, expiresAt } = await tokens.sign({ ...session, origin, clientName })
      return { token, sessionId: session.sessionId, resumeToken: await tokens.signResumption(session), expiresAt }
    },
  }
}
