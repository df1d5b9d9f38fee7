import { z } from 'zod'
import { idField, instantOut, pageQuery, pageReply, rawText, text } from '../../core/fields.ts'
import { FAILURE_REASONS } from './failure.ts'
import type { ConnectionRow } from './repository.ts'

const MAX_URL = 2_048
const PROVIDERS = ['ics', 'caldav', 'google'] as const

const provider = z.enum(PROVIDERS).describe('The kind of calendar.')

const settings = z
  .object({
    url: text(MAX_URL)
      .optional()
      .describe(
        '`ics`: the file, also as `webcal:`; it is never shown again. `caldav`: the calendar (its collection).',
      ),
    username: text(254).optional().describe('`caldav`; `ics` where the file needs it.'),
    password: rawText(1_000, 1).optional().describe('Kept sealed, and never shown again.'),
    calendar_id: text(254).optional().describe('`google`: which of the calendars; `primary` when nothing is said.'),
    write_bookings: z
      .boolean()
      .optional()
      .describe('`caldav`, `google`: bookings of the resource appear in the calendar. True when nothing is said.'),
    cancel_when_deleted: z
      .boolean()
      .optional()
      .describe(
        'A booking whose event is deleted in the calendar is cancelled. False when nothing is said: then the administrators are told by mail.',
      ),
  })
  .describe('What the provider needs to know. A PATCH changes what it names.')

const blocking = z
  .boolean()
  .describe(
    'The calendar must not be missed: when it cannot be read for `close_after_hours`, the resource takes no bookings.',
  )
const closeAfterHours = z.number().int().min(1).max(720).describe('Hours without a good look.')

const DEFAULT_CLOSE_AFTER_HOURS = 12

export const createConnectionBody = z
  .object({
    provider,
    resource_id: idField.describe('Whose calendar it is.'),
    settings: settings.prefault({}),
    blocking: blocking.default(false),
    close_after_hours: closeAfterHours.default(DEFAULT_CLOSE_AFTER_HOURS),
  })
  .meta({
    id: 'CreateCalendarConnection',
    description: 'A calendar to connect.',
    examples: [
      {
        provider: 'caldav',
        resource_id: 'res_01h455vb4pex5vsknk084sn02q',
        settings: {
          url: 'https://dav.clinic.example/grace/appointments/',
          username: 'grace',
          password: 'correct horse battery',
        },
        blocking: true,
      },
    ],
  })

export const updateConnectionBody = z
  .object({
    settings: settings.optional(),
    blocking: blocking.optional(),
    close_after_hours: closeAfterHours.optional(),
  })
  .meta({
    id: 'UpdateCalendarConnection',
    description: 'The changes of a calendar connection.',
    examples: [{ blocking: false }],
  })

export type SettingsBody = z.infer<typeof settings>
export type CreateConnectionBody = z.infer<typeof createConnectionBody>
export type UpdateConnectionBody = z.infer<typeof updateConnectionBody>

export const connectionParams = z.object({ connection_id: idField })
export const listConnectionsQuery = z.object(pageQuery)

export const callbackQuery = z.object({
  state: z.string().min(1).max(200),
  code: z.string().max(2_000).optional(),
  error: z.string().max(200).optional(),
})

const errorCode = z.enum(FAILURE_REASONS).nullable().describe('Why the last look failed; null while all is well.')

const shown = {
  connection_id: z.string(),
  provider,
  resource_id: z.string(),
  settings: z
    .object({
      url: z.string().nullable().describe('`ics`: only where it is, because such addresses are secrets.'),
      username: z.string().nullable().describe('The name to sign in with; null where none is needed.'),
      calendar_id: z.string().nullable().describe('`google`: which of the calendars.'),
      write_bookings: z.boolean().describe('Whether bookings appear in the calendar.'),
      cancel_when_deleted: z.boolean().describe('Whether a booking is cancelled when its event is deleted there.'),
    })
    .describe('The settings, without what is secret.'),
  blocking,
  close_after_hours: z.number().int().describe('Hours without a good look after which a blocking calendar closes.'),
  status: z
    .enum(['unauthorized', 'pending', 'connected', 'failing'])
    .describe('`unauthorized`: open `authorization_url` and consent. `pending`: not looked at yet.'),
  error: errorCode,
  failing_since: instantOut.nullable().describe('The first failure since the last good look; null while all is well.'),
  last_synced_at: instantOut.nullable().describe('The last good look; what it found counts until the next.'),
  ignored_events: z.number().int().describe('Events that could not be read, or repeat too often to be followed.'),
  removed_booking_ids: z
    .array(z.string())
    .describe('Bookings whose event was deleted in the calendar, newest first, until they change.'),
  authorization_url: z
    .string()
    .nullable()
    .describe('`google`: to be opened in the browser of a signed-in administrator.'),
  created_at: instantOut,
  updated_at: instantOut,
}

export const connectionReply = z.object(shown).meta({
  id: 'CalendarConnection',
  description: "A resource's calendar: it keeps its time free, and may take bookings.",
  examples: [
    {
      connection_id: 'cal_01h455vb4pex5vsknk084sn02q',
      provider: 'caldav',
      resource_id: 'res_01h455vb4pex5vsknk084sn02q',
      settings: {
        url: 'https://dav.clinic.example/grace/appointments/',
        username: 'grace',
        calendar_id: null,
        write_bookings: true,
        cancel_when_deleted: false,
      },
      blocking: true,
      close_after_hours: 12,
      status: 'connected',
      error: null,
      failing_since: null,
      last_synced_at: '2026-03-02T09:30:00.000Z',
      ignored_events: 0,
      removed_booking_ids: [],
      authorization_url: null,
      created_at: '2026-03-02T09:00:00.000Z',
      updated_at: '2026-03-02T09:00:00.000Z',
    },
  ],
})

export const connectionPage = pageReply(connectionReply).meta({
  id: 'CalendarConnectionPage',
  description: 'A page of calendar connections.',
})

export const testReply = z
  .object({ ok: z.boolean().describe('Whether the calendar could be read.'), error: errorCode })
  .meta({
    id: 'CalendarConnectionTest',
    description: 'The result of a look at the calendar.',
    examples: [{ ok: false, error: 'unauthorized' }],
  })

export const providersReply = z
  .object({
    data: z
      .array(
        z.object({
          provider,
          available: z.boolean().describe('Whether calendars of this kind can be connected here.'),
          reason: z.string().nullable().describe('Why not, and who can change it; null: it is available.'),
        }),
      )
      .describe('Every kind of calendar.'),
  })
  .meta({
    id: 'CalendarProviders',
    description: 'The kinds of calendars, and whether this installation has what they need.',
    examples: [{ data: [{ provider: 'ics', available: true, reason: null }] }],
  })

export function presentProviders(refusals: Partial<Record<(typeof PROVIDERS)[number], string>>) {
  const data = PROVIDERS.map((name) => ({
    provider: name,
    available: refusals[name] === undefined,
    reason: refusals[name] ?? null,
  }))
  return { data }
}

export function presentConnection(row: ConnectionRow, baseUrl: string): z.infer<typeof connectionReply> {
  const { url, username, calendarId, writeBookings, cancelDeleted } = row.settings
  const needsConsent = row.provider === 'google' && (row.status === 'unauthorized' || row.error === 'unauthorized')
  return {
    connection_id: row.id,
    provider: row.provider,
    resource_id: row.resourceId,
    settings: {
      url: url ?? null,
      username: username ?? null,
      calendar_id: calendarId ?? null,
      write_bookings: row.provider !== 'ics' && writeBookings !== false,
      cancel_when_deleted: cancelDeleted === true,
    },
    blocking: row.blocking,
    close_after_hours: row.closeAfterHours,
    status: row.status,
    error: FAILURE_REASONS.find((reason) => reason === row.error) ?? null,
    failing_since: row.failingSince?.toISOString() ?? null,
    last_synced_at: row.checkedAt?.toISOString() ?? null,
    ignored_events: row.ignoredEvents,
    removed_booking_ids: row.removedBookings,
    authorization_url: needsConsent ? `${baseUrl}/api/v1/calendar-connections/${row.id}/authorize` : null,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}
