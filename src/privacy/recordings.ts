import type { Carrier } from '../calls/index.ts'
import { preparedSql, type Database, type Tx } from '../db/database.ts'

interface RecordingDeps {
  database: Database
  carrier: Pick<Carrier, 'removeRecording'>
}

const BATCH = 20

/**
 * Deletes recorded messages that are older than `days` or whose person was erased: first at the carrier, which answers the
 * second time that there is none, then here. Gives how many. A carrier that cannot delete leaves the ids, so that the one
 * that recorded still can.
 */
export async function clearRecordings(
  { database, carrier }: RecordingDeps,
  tenantId: string,
  { days, signal }: { days: number | null; signal: AbortSignal },
): Promise<number> {
  if (carrier.removeRecording === undefined) return 0
  const due = await database.tenantOnce(tenantId, (tx) => selectDue(tx, [tenantId, days, BATCH]))
  for (const { id, sid } of due) {
    signal.throwIfAborted()
    await carrier.removeRecording(sid, signal)
    await database.tenantOnce(tenantId, (tx) => forget(tx, [tenantId, id]))
  }
  return due.length
}

/** True where the carrier still has a recording of an erased person. */
export async function hasRecordingOfErased(tx: Tx, tenantId: string): Promise<boolean> {
  return (await selectDue(tx, [tenantId, null, 1])).length > 0
}

const selectDue = preparedSql<{ id: string; sid: string }>(
  'privacy_recordings',
  `select id, recording->>'sid' as sid from calls where tenant_id = $1 and recording is not null
     and (redacted = 'forgotten' or created_at < now() - make_interval(days => $2::int))
   order by created_at limit $3`,
)

const forget = preparedSql(
  'privacy_forget_recording',
  `update calls set recording = null where tenant_id = $1 and id = $2`,
)
