import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { createBriefCache } from '../core/brief-cache.ts'
import { isTenantId } from '../core/ids.ts'
import { SECOND } from '../core/time.ts'
import type { Database } from '../db/database.ts'
import { Invalid, NotFound } from '../errors.ts'
import { widgetLogos as logos } from './tables.ts'

type LogoRow = typeof logos.$inferSelect
/** A stored picture, with its version for the address. */
export type Logo = Pick<LogoRow, 'type' | 'version' | 'bytes'>

export const MAX_LOGO_BYTES = 50 * 1024

/** First bytes of the permitted kinds. An SVG may carry scripts, so the portal draws one to PNG. */
const SIGNATURES: [type: LogoRow['type'], at: number, bytes: string][] = [
  ['image/png', 0, '89504e470d0a1a0a'],
  ['image/jpeg', 0, 'ffd8ff'],
  ['image/webp', 8, '57454250'],
]

/** The kind of a picture by its first bytes; undefined for others. */
function typeOf(bytes: Buffer): LogoRow['type'] | undefined {
  const found = SIGNATURES.find(([, at, wanted]) => bytes.toString('hex', at, at + wanted.length / 2) === wanted)
  const [type] = found ?? []
  return type === 'image/webp' && bytes.toString('latin1', 0, 4) !== 'RIFF' ? undefined : type
}

export type Logos = ReturnType<typeof createLogos>

/** The pictures that stand for businesses in their widgets. */
export function createLogos(database: Database) {
  /** `null`: none. Versions only: every page that shows a widget asks for them. */
  const versions = createBriefCache<{ version: string | null }>({ ttlMs: 5 * SECOND, max: 10_000 })

  const find = (tenantId: string): Promise<Logo | undefined> =>
    database.tenantOnce(tenantId, async (tx) => {
      const { type, version, bytes } = logos
      const [row] = await tx.select({ type, version, bytes }).from(logos).where(eq(logos.tenantId, tenantId))
      return row
    })

  return {
    /** Replaces the picture. @throws Invalid */
    async set(tenantId: string, bytes: Buffer): Promise<string> {
      const type = typeOf(bytes)
      if (type === undefined) throw new Invalid(['file'], 'must be a PNG, JPEG or WebP picture', 'type')
      if (bytes.length > MAX_LOGO_BYTES) throw new Invalid(['file'], 'must be at most 50 KB', 'too_big')
      const version = createHash('sha256').update(bytes).digest('base64url').slice(0, 16)
      const values = { type, version, bytes }
      await database.tenant(tenantId, (tx) =>
        tx
          .insert(logos)
          .values({ tenantId, ...values })
          .onConflictDoUpdate({ target: logos.tenantId, set: values }),
      )
      versions.drop(tenantId)
      return pathOf(tenantId, version)
    },

    /** @throws NotFound */
    async remove(tenantId: string): Promise<void> {
      const removed = await database.tenant(tenantId, (tx) =>
        tx.delete(logos).where(eq(logos.tenantId, tenantId)).returning({ version: logos.version }),
      )
      versions.drop(tenantId)
      if (removed.length === 0) throw new NotFound()
    },

    /** The path of the picture; null without one. */
    async pathFor(tenantId: string): Promise<string | null> {
      const kept = await versions.get(tenantId, () =>
        database.tenantOnce(tenantId, async (tx) => {
          const [row] = await tx.select({ version: logos.version }).from(logos).where(eq(logos.tenantId, tenantId))
          return { version: row?.version ?? null }
        }),
      )
      return kept?.version == null ? null : pathOf(tenantId, kept.version)
    },

    /** @throws NotFound */
    async read(tenantId: string): Promise<Logo> {
      const logo = isTenantId(tenantId) ? await find(tenantId) : undefined
      if (logo === undefined) throw new NotFound()
      return logo
    },
  }
}

/** With its version, so that browsers may keep it for ever. */
function pathOf(tenantId: string, version: string): string {
  return `/api/v1/widget/logo?tenant_id=${tenantId}&v=${version}`
}
