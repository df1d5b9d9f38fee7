import { newId } from '../../core/ids.ts'
import { decodeCursor, pageOf, type Page } from '../../core/pagination.ts'
import type { Sealer } from '../../core/secrets.ts'
import { SECOND, type Clock } from '../../core/time.ts'
import type { Database, Tx } from '../../db/database.ts'
import { Conflict, NotFound, existing } from '../../errors.ts'
import { openSecret, sealSecret, type OpenCalendar } from './access.ts'
import { failureOf, type FailureReason } from './failure.ts'
import { forgetContents, recordUpcoming, recordWritten } from './mirror-repository.ts'
import { connectionsRepository as connections, type ConnectionChange, type ConnectionRow } from './repository.ts'
import type { CreateConnectionBody, UpdateConnectionBody } from './schemas.ts'
import { changedSetup, isSameCalendar, newSetup } from './setup.ts'

/** Each is synced every few minutes. */
const MAX_CONNECTIONS = 200
const TEST_TIMEOUT_MS = 20 * SECOND

interface ConnectionDeps {
  database: Database
  sealer: Sealer
  open: OpenCalendar
  clock: Clock
  refusalOf(url: string): string | undefined
  hasGoogle: boolean
  /** Wakes the workers after calendars or bookings became due. */
  wake(): void
}

export type ConnectionService = ReturnType<typeof createConnectionService>

export function createConnectionService(deps: ConnectionDeps) {
  const { database, sealer, clock, refusalOf, wake } = deps
  const found = (tenantId: string, id: string) =>
    database.tenantOnce(tenantId, async (tx) => existing(await connections.findById(tx, tenantId, id)))

  return {
    get: found,

    async list(tenantId: string, { cursor, limit }: ListQuery): Promise<Page<ConnectionRow>> {
      const before = decodeCursor(cursor)
      const rows = await database.tenantOnce(tenantId, (tx) =>
        connections.list(tx, tenantId, { before, limit: limit + 1 }),
      )
      return pageOf(rows, limit)
    },

    /** @throws NotFound for an unknown resource; Invalid; Conflict if Google is switched off */
    async create(tenantId: string, { provider, ...body }: CreateConnectionBody): Promise<ConnectionRow> {
      if (provider === 'google' && !deps.hasGoogle) throw new Conflict(GOOGLE_OFF)
      const { settings, secret } = newSetup(provider, body.settings, refusalOf)
      const row = await database.tenant(tenantId, async (tx) => {
        if (!(await connections.hasResource(tx, tenantId, body.resource_id))) throw new NotFound()
        if ((await connections.count(tx, tenantId)) >= MAX_CONNECTIONS)
          throw new Conflict(`A tenant has at most ${MAX_CONNECTIONS} calendar connections`)
        const id = newId('cal')
        await connections.insert(tx, tenantId, {
          id,
          provider,
          resourceId: body.resource_id,
          settings,
          secret: Object.keys(secret).length === 0 ? null : sealSecret(sealer, tenantId, secret),
          blocking: body.blocking,
          closeAfterHours: body.close_after_hours,
          status: provider === 'google' ? 'unauthorized' : 'pending',
        })
        await recordUpcoming(tx, tenantId, id, clock.now())
        return existing(await connections.findById(tx, tenantId, id))
      })
      wake()
      return row
    },

    async change(tenantId: string, id: string, body: UpdateConnectionBody): Promise<ConnectionRow> {
      const row = await database.tenant(tenantId, (tx) => changeIn(tx, tenantId, deps, { id, body }))
      wake()
      return row
    },

    /** Events already written stay in the calendar. */
    async remove(tenantId: string, id: string): Promise<void> {
      if (!(await database.tenant(tenantId, (tx) => connections.remove(tx, tenantId, id)))) throw new NotFound()
    },

    /** Makes the calendar due at once. */
    async sync(tenantId: string, id: string): Promise<ConnectionRow> {
      const row = await database.tenant(tenantId, async (tx) => {
        await connections.makeDue(tx, tenantId, id)
        return existing(await connections.findById(tx, tenantId, id))
      })
      wake()
      return row
    },

    /** The kinds of calendars that are off here, with the reason. */
    refusals: (): { google?: string } => (deps.hasGoogle ? {} : { google: GOOGLE_OFF }),

    /** Checks access without changing anything. */
    async test(tenantId: string, id: string): Promise<FailureReason | null> {
      const { row, secret } = await database.tenant(tenantId, async (tx) => {
        const own = existing(await connections.findById(tx, tenantId, id))
        return { row: own, secret: await connections.findSecret(tx, tenantId, id) }
      })
      try {
        await deps
          .open({ tenantId, provider: row.provider, settings: row.settings, secret })
          .check(AbortSignal.timeout(TEST_TIMEOUT_MS))
        return null
      } catch (error) {
        const { reason } = failureOf(error)
        if (reason === 'internal') throw error
        return reason
      }
    },
  }
}

interface ListQuery {
  cursor?: string | undefined
  limit: number
}

const GOOGLE_OFF = 'Google is switched off here: the operator has to set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET'

async function changeIn(
  tx: Tx,
  tenantId: string,
  { sealer, clock, refusalOf }: ConnectionDeps,
  { id, body }: { id: string; body: UpdateConnectionBody },
): Promise<ConnectionRow> {
  const row = existing(await connections.findById(tx, tenantId, id))
  const change: ConnectionChange = {
    ...(body.blocking === undefined ? {} : { blocking: body.blocking }),
    ...(body.close_after_hours === undefined ? {} : { closeAfterHours: body.close_after_hours }),
  }
  if (body.settings === undefined) {
    await connections.update(tx, tenantId, id, change)
    return existing(await connections.findById(tx, tenantId, id))
  }
  const secret = openSecret(sealer, tenantId, await connections.findSecret(tx, tenantId, id))
  const before = { settings: row.settings, secret }
  const after = changedSetup(row.provider, before, body.settings, refusalOf)
  const sealed = Object.keys(after.secret).length === 0 ? null : sealSecret(sealer, tenantId, after.secret)
  await connections.update(tx, tenantId, id, { ...change, settings: after.settings, secret: sealed })
  if (!isSameCalendar(before, after)) await forgetContents(tx, tenantId, id)
  if (after.settings.writeBookings === false) await recordWritten(tx, tenantId, id)
  else await recordUpcoming(tx, tenantId, id, clock.now())
  return existing(await connections.findById(tx, tenantId, id))
}
