import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, instant, now, tenantId } from '../db/columns.ts'
import { tenants } from '../tenants/tables.ts'

/** A setting that an answer can contradict. */
export interface Topic {
  kind: string
  day?: string
  serviceId?: string
}

/** A place where a document says something else than the settings. */
export interface Disagreement extends Topic {
  documentId: string
  title: string
  documentSays: string
  settingsSay: string
}

/** The passage that an answer came from; without a document, the settings. */
export interface RowSource {
  documentId: string | null
  title: string
  snippet: string
}

export interface RowDetail {
  sources?: RowSource[]
  disagreement?: Disagreement
  /** Code of the tool's last refusal. */
  error?: string
  /** The document that had answered before and is gone. */
  lost?: string
}

export interface Spoken {
  role: 'visitor' | 'assistant'
  text: string
}

/** An exam, and the leased work of playing it. */
export const exams = pgTable(
  'exams',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    startedBy: text('started_by', { enum: ['person', 'change'] }).notNull(),
    status: text('status', { enum: ['waiting', 'playing', 'done', 'failed'] }).notNull(),
    /** The hidden copy it plays bookings against, until it ends. */
    copyId: text('copy_id'),
    /** False while the copy is being filled. */
    isCopied: boolean('is_copied').notNull().default(false),
    trade: text('trade'),
    languages: text('languages').array().notNull().default([]),
    /** Taken at its start, because every question is judged by the same. */
    disagreements: jsonb('disagreements').$type<Disagreement[]>().notNull().default([]),
    played: smallint('played').notNull().default(0),
    answered: smallint('answered').notNull().default(0),
    booked: smallint('booked').notNull().default(0),
    /** Tokens that a language model read and wrote. */
    tokens: integer('tokens').notNull().default(0),
    /** The exam it is compared with. */
    previousId: text('previous_id'),
    /** Mark of the settings and documents at its start. */
    state: text('state'),
    /** A later state and when it was first seen; it is examined once it has been stable for a while. */
    newState: text('new_state'),
    newStateAt: instant('new_state_at'),
    createdAt: createdAt(),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
    dueAt: now('due_at'),
    attempts: integer('attempts').notNull().default(0),
    lease: text('lease'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('exams_open')
      .on(table.tenantId)
      .where(sql`status in ('waiting', 'playing')`),
    index('exams_due')
      .on(table.dueAt)
      .where(sql`status in ('waiting', 'playing')`),
  ],
)

/** A question or booking of an exam. */
export const examRows = pgTable(
  'exam_rows',
  {
    tenantId: tenantId(),
    examId: text('exam_id').notNull(),
    position: smallint('position').notNull(),
    /** The same in every exam that asks this. */
    key: text('key').notNull(),
    kind: text('kind', { enum: ['question', 'book', 'move', 'cancel'] }).notNull(),
    origin: text('origin', { enum: ['general', 'trade', 'service', 'heading', 'booking'] }).notNull(),
    language: text('language').notNull(),
    /** The visitor's first words. */
    asked: text('asked').notNull(),
    topic: jsonb('topic').$type<Topic>(),
    serviceId: text('service_id'),
    /** Null until it was played. */
    outcome: text('outcome', { enum: ['answered', 'not_known', 'contradicts', 'booked', 'not_booked'] }),
    reason: text('reason', {
      enum: [
        'declined',
        'closest',
        'no_source',
        'disagreement',
        'no_services',
        'no_staff',
        'no_free_time',
        'refused',
        'not_understood',
        'failed',
      ],
    }),
    detail: jsonb('detail').$type<RowDetail>().notNull().default({}),
    turns: jsonb('turns').$type<Spoken[]>().notNull().default([]),
    /** Whether it worked in the exam before; null where that did not ask it. */
    workedBefore: boolean('worked_before'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.examId, table.position] }),
    foreignKey({
      name: 'exam_rows_exam_fk',
      columns: [table.tenantId, table.examId],
      foreignColumns: [exams.tenantId, exams.id],
    }).onDelete('cascade'),
  ],
)
