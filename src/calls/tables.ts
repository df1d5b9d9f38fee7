import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { conversationColumns } from '../conversation/tables.ts'
import { instant, now, tenantId } from '../db/columns.ts'
import { tenants } from '../tenants/tables.ts'
import { ENDINGS, FAILURE_REASONS, REFUSALS, STATUSES, type Rung } from './states.ts'
import type { Latency } from './turn-latency.ts'

/** A message that the carrier recorded. */
export interface Recording {
  /** The carrier's id. */
  sid: string
  seconds: number
  /** Transcript; undefined until it was transcribed, empty where nobody spoke. */
  text?: string
}

interface Recorded {
  recording: Recording | null
  redacted: string
  simulated: boolean
}

/** True for a call whose recorded message can be listened to: its person was not erased, and somebody spoke. */
export function isRecorded({ recording, redacted, simulated }: Recorded): boolean {
  return recording !== null && redacted !== 'forgotten' && !simulated
}

/** The visitor's agreement to a call that the browser hears and speaks. */
export interface CallConsent {
  /** Version of the text that the visitor agreed to. */
  version: string
  /** ISO 8601, UTC. */
  at: string
  /** Place of the speech recognition; `typed`: nothing is heard. */
  hearing: 'on_device' | 'service' | 'typed'
  /** Place of the speech synthesis; `silent`: nothing is spoken. */
  speaking: 'on_device' | 'service' | 'silent'
}

export const calls = pgTable(
  'calls',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    status: text('status', { enum: STATUSES }).notNull(),
    direction: text('direction', { enum: ['inbound', 'outbound'] }).notNull(),
    channel: text('channel', { enum: ['phone', 'web'] }).notNull(),
    /** True on the simulated line, where no phone rings. */
    simulated: boolean('simulated').notNull(),
    /** Origin: a server or the portal, a website's visitor, or a caller of the business. */
    source: text('source', { enum: ['api', 'widget', 'line'] }).notNull(),
    /** E.164; empty for a call from a browser and for a caller without a number. */
    phoneNumber: text('phone_number').notNull(),
    clientName: text('client_name'),
    callType: text('call_type').notNull(),
    customPrompt: text('custom_prompt'),
    /** The visitor's conversation on the website, whose page shows the captions. No foreign key: a visitor may call before writing. */
    sessionId: text('session_id'),
    /** BCP 47, if the page or the caller told it. */
    locale: text('locale'),
    /** The provider's id: Twilio's CallSid, the voice model's call id. */
    providerId: text('provider_id'),
    failureReason: text('failure_reason', { enum: FAILURE_REASONS }),
    refusal: text('refusal', { enum: REFUSALS }),
    /** How an answered call ended. */
    ending: text('ending', { enum: ENDINGS }),
    /** Set when the line is free; the analysis follows. */
    hungUpAt: instant('hung_up_at'),
    /** SHA-256 of the token that lets the provider's media connection in, once. */
    mediaToken: text('media_token'),
    ...conversationColumns(),
    /** Lead, once a phone or an e-mail is known. The foreign key is in the migration: it clears this column alone. */
    leadId: text('lead_id'),
    /** Seconds between picking up and hanging up. */
    duration: integer('duration').notNull().default(0),
    /** The carrier's count of seconds, which is the duration once it is known. */
    toldDuration: integer('told_duration'),
    /** Rungs of the ladder that had the caller, in order. */
    rungs: jsonb('rungs').$type<Rung[]>().notNull().default([]),
    /** E.164: the number that passed the call on; it is never phoned to take the call over. */
    forwardedFrom: text('forwarded_from'),
    /** Of the turns, once the call was analysed. */
    latency: jsonb('latency').$type<Latency>(),
    /** The message that the caller spoke onto our voicemail. */
    recording: jsonb('recording').$type<Recording>(),
    /** Set on a call whose browser hears and speaks. */
    consent: jsonb('consent').$type<CallConsent>(),
    /** The visitor's verdict on the call. */
    helpful: boolean('helpful'),
    sentiment: text('sentiment', { enum: ['positive', 'neutral', 'negative'] })
      .notNull()
      .default('neutral'),
    summary: text('summary'),
    intent: text('intent'),
    actions: jsonb('actions').$type<string[]>().notNull().default([]),
    createdAt: now('created_at'),
    startedAt: instant('started_at'),
    endedAt: instant('ended_at'),
    /** Set before the carrier is asked, so that no phone rings twice; cleared only on a definite refusal. */
    dialledAt: instant('dialled_at'),
    /** Set when a person is phoned to take over: from then on the line carries two calls. */
    transferredAt: instant('transferred_at'),
    /** Moment when that person took the call by pressing a key. */
    takenAt: instant('taken_at'),
    /** When the next step is due: dialling, reconciling or analysis. Leased work. */
    dueAt: instant('due_at'),
    lease: text('lease'),
    /** Attempts at the step that is due. */
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('calls_status').on(table.tenantId, table.status, table.id),
    /** For counts by time. */
    index('calls_created').on(table.tenantId, table.createdAt),
    index('calls_due')
      .on(table.dueAt)
      .where(sql`due_at is not null`),
    index('calls_session')
      .on(table.tenantId, table.sessionId, table.id)
      .where(sql`session_id is not null`),
    /** For the month's minutes, and the day's call-backs of a number. */
    index('calls_number').on(table.tenantId, table.phoneNumber, table.createdAt),
    index('calls_started')
      .on(table.tenantId, table.startedAt)
      .where(sql`started_at is not null`),
    /** For the day's minutes of the installation. */
    index('calls_counted')
      .on(table.startedAt)
      .where(sql`started_at is not null and not simulated`),
    index('calls_provider')
      .on(table.providerId)
      .where(sql`provider_id is not null`),
    /** Serves the retention of finished calls. */
    index('calls_over')
      .on(table.tenantId, table.redacted, table.createdAt)
      .where(sql`status in ('completed', 'failed')`),
    index('calls_recorded')
      .on(table.tenantId, table.createdAt)
      .where(sql`recording is not null`),
    index('calls_lead')
      .on(table.tenantId, table.leadId)
      .where(sql`lead_id is not null`),
  ],
)

/** The operator's grants beyond the defaults, and denials; the defaults hold without a row. */
export const callGrants = pgTable(
  'call_grants',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    /** False: no outbound calls by a carrier. */
    outbound: boolean('outbound').notNull().default(true),
    /** ISO 3166-1 alpha-2; beside the country of its number. */
    allowedCountries: text('allowed_countries').array().notNull().default([]),
    /** Denied even for a number of that country. */
    deniedCountries: text('denied_countries').array().notNull().default([]),
    /** Minutes by a carrier, in and out. */
    minutesPerDay: integer('minutes_per_day'),
  },
  (table) => [primaryKey({ columns: [table.tenantId] })],
)
