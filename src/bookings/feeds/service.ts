import { randomBytes } from 'node:crypto'
import { newId } from '../../core/ids.ts'
import { decodeCursor, pageOf, type Page } from '../../core/pagination.ts'
import { sha256 } from '../../core/secrets.ts'
import { DAY, type Clock } from '../../core/time.ts'
import type { Database, Tx } from '../../db/database.ts'
import { Conflict, NotFound } from '../../errors.ts'
import type { Tenants } from '../../tenants/index.ts'
import { uidOf, writeCalendar, type CalendarEntry } from '../calendar-file.ts'
import type { BookingRow } from '../booking/repository.ts'
import { feedsRepository as repository, type FeedRow } from './repository.ts'

const TOKEN_BYTES = 32
/** A higher number is a mistake, not a need. */
const MAX_FEEDS = 100
const SHOWN_SINCE_MS = 30 * DAY
/** Several years of a busy business; later bookings appear as they come nearer. */
const MAX_ENTRIES = 5_000

interface FeedDeps {
  database: Database
  tenants: Pick<Tenants, 'find'>
  clock: Clock
  baseUrl: string
}

/** A feed with its address, which is shown only once. */
export type NewFeed = FeedRow & { url: string }

export type FeedService = ReturnType<typeof createFeedService>

/** Bookings as subscriptions for calendar programs. */
export function createFeedService({ database, tenants, clock, baseUrl }: FeedDeps) {
  return {
    async list(
      tenantId: string,
      { cursor, limit }: { cursor?: string | undefined; limit: number },
    ): Promise<Page<FeedRow>> {
      const before = decodeCursor(cursor)
      const rows = await database.tenantOnce(tenantId, (tx) =>
        repository.list(tx, tenantId, { before, limit: limit + 1 }),
      )
      return pageOf(rows, limit)
    },

    /** @throws NotFound for an unknown resource; Conflict at the limit */
    async create(tenantId: string, { name, resourceId }: Pick<FeedRow, 'name' | 'resourceId'>): Promise<NewFeed> {
      const token = randomBytes(TOKEN_BYTES).toString('base64url')
      const values = { id: newId('feed'), name, resourceId, hash: sha256(token), createdAt: clock.now() }
      const row = await database.tenant(tenantId, async (tx) => {
        if (resourceId !== null) await requireResource(tx, tenantId, resourceId)
        if ((await repository.count(tx, tenantId)) >= MAX_FEEDS)
          throw new Conflict(`A tenant has at most ${MAX_FEEDS} calendar feeds`)
        return repository.insert(tx, tenantId, values)
      })
      return { ...row, url: `${baseUrl}/api/v1/bookings/calendar.ics?token=${token}` }
    },

    /** Revokes the address. @throws NotFound */
    async remove(tenantId: string, id: string): Promise<void> {
      if (!(await database.tenantOnce(tenantId, (tx) => repository.remove(tx, tenantId, id)))) throw new NotFound()
    },

    /** The calendar of a token: the last 30 days and all future bookings. @throws NotFound */
    async calendar(token: string): Promise<string> {
      const feed = await database.systemOnce((tx) => repository.findByHash(tx, sha256(token)))
      const tenant = feed && (await tenants.find(feed.tenantId))
      if (feed === undefined || tenant === undefined) throw new NotFound()
      const { resourceId } = feed
      const since = new Date(clock.now().getTime() - SHOWN_SINCE_MS)
      const [rows, resource] = await database.tenantOnce(tenant.id, (tx) =>
        Promise.all([
          repository.entries(tx, tenant.id, { resourceId, since, limit: MAX_ENTRIES }),
          resourceId === null ? undefined : repository.resourceName(tx, tenant.id, resourceId),
        ]),
      )
      const name = resource === undefined ? tenant.name : `${tenant.name} – ${resource}`
      return writeCalendar(
        name,
        rows.map((row) => staffEntry(row, baseUrl)),
      )
    },
  }
}

async function requireResource(tx: Tx, tenantId: string, resourceId: string): Promise<void> {
  if ((await repository.resourceName(tx, tenantId, resourceId)) === undefined) throw new NotFound()
}

/** The booking in the business's calendar, titled with the client's name. */
function staffEntry(row: BookingRow, baseUrl: string): CalendarEntry {
  const told = [row.resourceName, row.clientPhone, row.clientEmail, row.notes]
  return {
    uid: uidOf(row.id, baseUrl),
    sequence: row.icalSequence,
    start: row.startAt,
    end: row.endAt,
    summary: `${row.serviceName} – ${row.clientName}`,
    description: told.filter((line) => line !== null).join('\n'),
    location: null,
    url: null,
    isCancelled: false,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }
}
