import { text, timestamp } from 'drizzle-orm/pg-core'

/** The first column of every tenant table, and the first of its primary key. */
export const tenantId = () => text('tenant_id').notNull()

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

export const createdAt = () => instant('created_at').notNull().defaultNow()
