import { createActionRepository } from '../conversation/index.ts'
import { chatActions, chatSessions } from './tables.ts'

export type { TurnName } from '../conversation/index.ts'

/** What was done and offered in chats. */
export const actionRepository = createActionRepository(chatActions, chatSessions)
