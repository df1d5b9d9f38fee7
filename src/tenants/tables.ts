import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { createdAt, tenantId } from '../db/columns.ts'
import type { AssistantSettings, BusinessSettings, PrivacySettings, VoiceSettings, WidgetSettings } from './settings.ts'
import type { AssistantSwitch } from './assistant-switch-schemas.ts'

export const tenants = pgTable(
  'tenants',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    allowedDomains: text('allowed_domains').array().notNull().default([]),
    timeZone: text('time_zone').notNull().default('UTC'),
    language: text('language').notNull().default('en'),
    /** ISO 3166-1 alpha-2, for national phone numbers. */
    country: text('country').notNull().default('US'),
    business: jsonb('business').$type<BusinessSettings>().notNull().default({}),
    assistant: jsonb('assistant').$type<AssistantSettings>().notNull().default({}),
    widget: jsonb('widget').$type<WidgetSettings>().notNull().default({}),
    voice: jsonb('voice').$type<VoiceSettings>().notNull().default({}),
    privacy: jsonb('privacy').$type<PrivacySettings>().notNull().default({}),
    /** Switches of the team; a missing one is on. */
    answering: jsonb('answering').$type<Partial<AssistantSwitch>>().notNull().default({}),
    /** Set for a hidden copy: the tenant it is a copy of, with which it goes. */
    copyOf: text('copy_of').references((): AnyPgColumn => tenants.id, { onDelete: 'cascade' }),
    /** Counts changes of settings, so that a form notices those of others. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    index('tenants_copies')
      .on(table.copyOf)
      .where(sql`copy_of is not null`),
  ],
)

/** Phone numbers assigned by the operator; a number belongs to at most one tenant. */
export const phoneNumbers = pgTable(
  'phone_numbers',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    /** E.164. */
    number: text('number').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.number] }),
    uniqueIndex('phone_numbers_number').on(table.number),
  ],
)
