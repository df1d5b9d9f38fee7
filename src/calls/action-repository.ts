import { createActionRepository } from '../conversation/index.ts'
import { callActions, calls } from './tables.ts'

/** What was done and offered on calls. */
export const actionRepository = createActionRepository(callActions, calls)
