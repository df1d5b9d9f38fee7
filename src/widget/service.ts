import { newId } from '../core/ids.ts'
import type { WebCalls } from '../calls/index.ts'
import type { ChatService } from '../chat/index.ts'
import type { WidgetTokens } from './tokens.ts'

export interface VisitorSession {
  token: string
  sessionId: string
  resumeToken: string
  expiresAt: Date
}

export interface WidgetSessions {
  /** A conversation for a page of `origin`: the one that `resumeToken` names while it is open or a call of it goes on, else a new one. Stores nothing. */
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
  const resumed = async (tenantId: string, resumeToken: string | null): Promise<string | undefined> => {
    const resumption = resumeToken === null ? undefined : await tokens.readResumption(resumeToken)
    if (resumption === undefined || resumption.tenantId !== tenantId) return undefined
    const { sessionId } = resumption
    const isOpen = (await chat.isOpen(tenantId, sessionId)) || (await web.goesOn(tenantId, sessionId))
    return isOpen ? sessionId : undefined
  }
  return {
    async begin(tenantId, origin, { clientName, resumeToken }) {
      const sessionId = (await resumed(tenantId, resumeToken)) ?? newId('chat')
      const { token, expiresAt } = await tokens.sign({ tenantId, sessionId, origin, clientName })
      return { token, sessionId, resumeToken: await tokens.signResumption({ tenantId, sessionId }), expiresAt }
    },
  }
}
