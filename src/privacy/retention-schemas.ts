import { z } from 'zod'
import { instantOut } from '../core/fields.ts'
import type { RetentionView } from './retention-state.ts'

export const retentionQuery = z.object({
  retention_days: z.coerce
    .number()
    .int()
    .min(1)
    .max(3_650)
    .optional()
    .describe('Counts what this limit would delete, in place of the one that is set.'),
})

const count = z.int().min(0)

const cleared = z
  .object({
    conversations: count.describe('Deleted.'),
    calls: count.describe('Without number, name and words.'),
    redacted: count.describe('Conversations and calls whose words were redacted.'),
    recordings: count.describe('Deleted at the carrier.'),
  })
  .nullable()

export const retentionReply = z
  .object({
    state: z
      .enum(['off', 'waiting', 'running', 'failing'])
      .describe('`off`: the settings keep everything. `failing`: the last run failed, and is tried again.'),
    started_at: instantOut.nullable().describe('Of the run that goes on.'),
    cleared: cleared.describe('By the run that goes on.'),
    finished_at: instantOut.nullable().describe('Of the last whole run.'),
    last_cleared: cleared.describe('By the last whole run; null: there was nothing to clear.'),
    next_at: instantOut.nullable().describe('When the next run is due.'),
    older: z
      .object({
        before: instantOut.describe('The limit.'),
        conversations: count.describe('To be deleted.'),
        calls: count.describe('To lose number, name and words.'),
      })
      .nullable()
      .describe('What is older than the limit now; null without a limit.'),
  })
  .meta({ id: 'Clearing', description: 'The work that deletes and redacts what the settings no longer keep.' })

export function presentRetention({ state, row, older }: RetentionView): z.infer<typeof retentionReply> {
  return {
    state,
    started_at: row?.startedAt?.toISOString() ?? null,
    cleared: row?.cleared ?? null,
    finished_at: row?.finishedAt?.toISOString() ?? null,
    last_cleared: row?.lastCleared ?? null,
    next_at: state === 'off' ? null : (row?.dueAt.toISOString() ?? null),
    older: older && { ...older, before: older.before.toISOString() },
  }
}
