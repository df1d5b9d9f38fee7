import { createActionRepository } from '../assistant/index.ts'
import { chatActions, chatSessions } from './tables.ts'

export type { TurnName } from '../assistant/index.ts'

/** What was done and offered in chats. */
export const actionRepository = createActionRepository(chatActions, chatSessions)
