import { z } from 'zod'
import { email, lines, phoneText, text } from '../core/fields.ts'
import { clockTime, closure, closureBody, weeklyHours, weeklyHoursBody } from './weekly-hours.ts'
import { completedWidget, widget, widgetBody, WIDGET_DEFAULTS } from './widget-settings.ts'
import { type Kept, country, region, webAddress } from './fields.ts'

/* Settings are documents: stored in wire form, patched by JSON Merge Patch (RFC 7396), completed with the defaults when read. */

/** As typed, in the national form too; the service reads it (`phone-fields.ts`). */
const phoneNumber = phoneText

/** One of ten lines is reserved for outbound calls. */
const MAX_INBOUND_LINES = 9

const distinct = (values: string[]) => [...new Set(values)]

export const businessBody = z.strictObject({
  address: lines(500).nullish().describe('As it is told to visitors.'),
  phone: phoneNumber.nullish().describe('As it is told to visitors; without it, the number that calls come from.'),
  email: email.nullish(),
  website: webAddress.nullish(),
  region: region.nullish().describe('The part of `country` whose public holidays are proposed, such as BY or NY.'),
  hours: weeklyHoursBody.nullish().describe("Opening hours in the tenant's time zone. The days it names change."),
  closures: z.array(closureBody).max(200).nullish().describe('Holidays and other closed days; replaces the list.'),
  visitor_mails: z
    .strictObject({
      confirmations: z.boolean().nullish().describe('Invitations when a booking is made, moved or cancelled.'),
      reminders: z.boolean().nullish().describe('A day and an hour before.'),
    })
    .nullish()
    .describe('Which mails visitors get about their bookings. All, unless it is said.'),
})

/** Which mails the business gets: the one rule, for the settings and for `/notifications`. */
export const notifyBody = z.strictObject({
  lead: z.boolean().nullish().describe('When a visitor leaves an e-mail address or a phone number.'),
  booking: z.boolean().nullish().describe('When a visitor books.'),
  handoff: z.boolean().nullish().describe('When a visitor asks for a person.'),
  message: z.boolean().nullish().describe('When a visitor leaves a message or wants to be called back.'),
  failed_call: z.boolean().nullish().describe('When a call that somebody wished for or made did not come about.'),
  exam: z.boolean().nullish().describe('When something that worked in an exam no longer does.'),
  weekly: z.boolean().nullish().describe('Every Monday the figures of the week before, to each administrator.'),
})

/** When they come: for the settings and for `/notifications`. */
export const notifyTimesFields = {
  quiet_hours: z
    .strictObject({ start: clockTime.describe('HH:MM.'), end: clockTime.describe('HH:MM; of the next day if before.') })
    .refine(({ start, end }) => start !== end, { message: 'must differ from start', path: ['end'] })
    .nullish()
    .describe("In the tenant's time zone. What they hold back comes at their end, in one mail; null: none."),
  daily_at: clockTime
    .nullish()
    .describe(
      'Leads, bookings and exams come once a day at this time, in one mail; messages, failed calls and hand-offs at once. null: all at once.',
    ),
  handoff_at_once: z
    .boolean()
    .nullish()
    .describe('Quiet hours do not hold back that a visitor asks for a person. True, unless it is said.'),
}

export const assistantBody = z.strictObject({
  name: text(80).nullish().describe('How the assistant calls itself.'),
  greeting: lines(500).nullish().describe('The first words to a visitor.'),
  instructions: lines(8_000).nullish().describe('How to speak and what to know, in plain words.'),
  disclosure: lines(300).nullish().describe('How it says at first contact that it is an AI; its own words without it.'),
  handoff_email: email
    .nullish()
    .describe('Who is told of what visitors leave, book and ask a person for; the first administrator unless said.'),
  notify: notifyBody.nullish().describe('Which mails the business gets. All, unless it is said.'),
  notify_times: z.strictObject(notifyTimesFields).nullish().describe('When they come. At once, unless it is said.'),
  handoff_words: z
    .array(text(80))
    .max(50)
    .transform(distinct)
    .nullish()
    .describe('A message with one of these words or phrases goes to a person at once.'),
  handoff_after_unanswered: z
    .number()
    .int()
    .min(1)
    .max(10)
    .nullish()
    .describe('After so many questions in a row that the knowledge cannot answer, a person is fetched.'),
  handoff_wait_minutes: z
    .number()
    .int()
    .min(1)
    .max(25)
    .nullish()
    .describe('So long a visitor waits for a person; then the assistant is back.'),
})

const answering = z.enum(['assistant', 'staff_first', 'after_hours', 'when_busy'])
const MAX_STAFF_NUMBERS = 5
const BROWSER_VOICES = ['off', 'on_device', 'any'] as const

export const voiceBody = z.strictObject({
  voice: text(64).nullish().describe("The provider's name of the voice."),
  phone_number: phoneNumber
    .nullish()
    .describe('The number that people see when they are called: one that the operator assigned to this tenant.'),
  transfer_number: phoneNumber
    .nullish()
    .describe('Where a caller who asks for a person is put through: a number that this tenant may call.'),
  max_minutes: z.number().int().min(1).max(1_000_000).nullish().describe('Budget of call minutes in a month.'),
  calling_hours: weeklyHoursBody.nullish().describe('When the platform may phone people. The days it names change.'),
  countries: z
    .array(country)
    .max(250)
    .transform(distinct)
    .nullish()
    .describe('The only countries that are called, among those that the operator allows.'),
  do_not_call: z
    .array(phoneNumber)
    .max(10_000)
    .transform(distinct)
    .nullish()
    .describe('Numbers that are never called. They may still call.'),
  blocked_numbers: z
    .array(phoneNumber)
    .max(10_000)
    .transform(distinct)
    .nullish()
    .describe('Callers from these numbers are turned away.'),
  lines: z
    .number()
    .int()
    .min(1)
    .max(MAX_INBOUND_LINES)
    .nullish()
    .describe('Callers on the phone at once; one more is put through, or leaves a message.'),
  voicemail: z.enum(['leave_message', 'hang_up']).nullish(),
  voicemail_text: lines(500).nullish().describe('Words left on a voicemail by calls without a reason of their own.'),
  answering: answering
    .nullish()
    .describe(
      'Who answers callers while the business is open. `assistant`: the assistant, at once; `staff_first`: the phones of the team ring, then the ' +
        'assistant answers; `after_hours`: the phones ring, then a message is recorded; `when_busy`: the same, but the assistant answers where they are ' +
        'busy. While it is closed the assistant answers. Without numbers of the team it always does.',
    ),
  staff_numbers: z
    .array(phoneNumber)
    .max(MAX_STAFF_NUMBERS)
    .transform(distinct)
    .nullish()
    .describe('Phones of the team that ring; empty: `transfer_number` does.'),
  ring: z.enum(['together', 'in_order']).nullish().describe('How several phones of the team ring.'),
  ring_seconds: z.number().int().min(5).max(60).nullish().describe('How long a phone of the team rings.'),
  browser_voice: z
    .enum(BROWSER_VOICES)
    .nullish()
    .describe(
      'Whether a browser may hear and speak where no voice model does: `off`; `on_device`: only where sound and words stay on ' +
        "the visitor's device; `any`: also over the service of the browser's maker, which the visitor agrees to.",
    ),
})

export const privacyBody = z.strictObject({
  retention_days: z
    .number()
    .int()
    .min(1)
    .max(3_650)
    .nullish()
    .describe('Conversations are deleted, and calls lose their number and words, after so many days.'),
  redaction: z
    .enum(['none', 'contacts', 'everything'])
    .nullish()
    .describe('What is taken from the words of conversations and calls after their end.'),
  recording_days: z
    .number()
    .int()
    .min(1)
    .max(3_650)
    .nullish()
    .describe('Recorded messages are deleted at the carrier after so many days.'),
})

export { widget, widgetBody }

export type BusinessSettings = Kept<z.output<typeof businessBody>>
export type AssistantSettings = Kept<z.output<typeof assistantBody>>
export type WidgetSettings = Kept<z.output<typeof widgetBody>>
export type VoiceSettings = Kept<z.output<typeof voiceBody>>
export type PrivacySettings = Kept<z.output<typeof privacyBody>>

export const business = z
  .object({
    address: z.string().nullable(),
    phone: z.string().nullable().describe('As it is told to visitors; null: `voice.phone_number` is.'),
    email: z.string().nullable(),
    website: z.string().nullable(),
    region: z.string().nullable().describe('The part of `country` whose public holidays are proposed.'),
    hours: weeklyHours.describe('Empty when nobody told; else a day that is not named is closed.'),
    closures: z.array(closure),
    visitor_mails: z.object({ confirmations: z.boolean(), reminders: z.boolean() }),
  })
  .meta({ id: 'Business', description: 'The business: where it is, how it is reached, when it is open.' })

export const notifyReply = z.object({
  lead: z.boolean().describe('When a visitor leaves an e-mail address or a phone number.'),
  booking: z.boolean().describe('When a visitor books.'),
  handoff: z.boolean().describe('When a visitor asks for a person.'),
  message: z.boolean().describe('When a visitor leaves a message or wants to be called back.'),
  failed_call: z.boolean().describe('When a call that somebody wished for or made did not come about.'),
  exam: z.boolean().describe('When something that worked in an exam no longer does.'),
  weekly: z.boolean().describe('Every Monday the figures of the week before, to each administrator.'),
})

export const notifyTimesReply = z.object({
  quiet_hours: z
    .object({ start: z.string(), end: z.string() })
    .nullable()
    .describe("In the tenant's time zone, over midnight if the end is before the start; null: none."),
  daily_at: z.string().nullable().describe('HH:MM of the daily mail; null: all come at once.'),
  handoff_at_once: z.boolean().describe('Quiet hours do not hold back that a visitor asks for a person.'),
})

export const assistant = z
  .object({
    name: z.string().nullable().describe('How the assistant calls itself.'),
    greeting: z.string().nullable(),
    instructions: z.string().nullable(),
    disclosure: z.string().nullable(),
    handoff_email: z.string().nullable(),
    notify: notifyReply.describe('Which mails the business gets.'),
    notify_times: notifyTimesReply.describe('When they come.'),
    handoff_words: z.array(z.string()),
    handoff_after_unanswered: z.number().nullable().describe('null: never.'),
    handoff_wait_minutes: z.number(),
  })
  .meta({ id: 'Assistant', description: 'How the assistant speaks, and when it fetches a person.' })

export const voice = z
  .object({
    voice: z.string().nullable().describe("The provider's name of the voice."),
    phone_number: z.string().nullable().describe('Assigned by the operator; null: the tenant has no number.'),
    transfer_number: z.string().nullable(),
    max_minutes: z.number().nullable().describe('null: no budget.'),
    calling_hours: weeklyHours.describe('Empty: at any time.'),
    countries: z.array(z.string()).describe('Empty: every country that the operator allows.'),
    do_not_call: z.array(z.string()),
    blocked_numbers: z.array(z.string()).describe('Callers who are turned away.'),
    lines: z.number().describe('Callers on the phone at once.'),
    voicemail: z.enum(['leave_message', 'hang_up']),
    voicemail_text: z
      .string()
      .nullable()
      .describe('Words left on a voicemail by calls without a reason; null: its own words.'),
    answering: answering.describe('Who answers callers while the business is open.'),
    staff_numbers: z.array(z.string()).describe('Phones of the team; empty: `transfer_number`.'),
    ring: z.enum(['together', 'in_order']).describe('How several phones of the team ring.'),
    ring_seconds: z.number().describe('How long a phone of the team rings.'),
    browser_voice: z.enum(BROWSER_VOICES).describe('Whether a browser may hear and speak where no voice model does.'),
  })
  .meta({ id: 'VoiceSettings', description: 'How calls are made and taken.' })

export const privacy = z
  .object({
    retention_days: z.number().nullable().describe('null: conversations and calls are kept.'),
    redaction: z
      .enum(['none', 'contacts', 'everything'])
      .describe('`contacts`: addresses, phone, card and account numbers. `everything`: all words.'),
    recording_days: z.number().nullable().describe('null: recorded messages are kept.'),
  })
  .meta({ id: 'Privacy', description: 'What is kept, and for how long.' })

/** A tenant's settings with all defaults filled in. */
export interface Settings {
  business: z.output<typeof business>
  assistant: z.output<typeof assistant>
  widget: z.output<typeof widget>
  voice: z.output<typeof voice>
  privacy: z.output<typeof privacy>
}

interface StoredSettings {
  business: BusinessSettings
  assistant: AssistantSettings
  widget: WidgetSettings
  voice: VoiceSettings
  privacy: PrivacySettings
}

const NOTIFY = { lead: true, booking: true, handoff: true, message: true, failed_call: true, exam: true, weekly: true }

const NOTIFY_TIMES = { quiet_hours: null, daily_at: null, handoff_at_once: true }

const VISITOR_MAILS = { confirmations: true, reminders: true }

const DEFAULTS: Settings = {
  business: {
    address: null,
    phone: null,
    email: null,
    website: null,
    region: null,
    hours: {},
    closures: [],
    visitor_mails: VISITOR_MAILS,
  },
  assistant: {
    name: null,
    greeting: null,
    instructions: null,
    disclosure: null,
    handoff_email: null,
    notify: NOTIFY,
    notify_times: NOTIFY_TIMES,
    handoff_words: [],
    handoff_after_unanswered: null,
    handoff_wait_minutes: 5,
  },
  widget: WIDGET_DEFAULTS,
  voice: {
    voice: null,
    phone_number: null,
    transfer_number: null,
    max_minutes: null,
    calling_hours: {},
    countries: [],
    do_not_call: [],
    blocked_numbers: [],
    lines: 3,
    voicemail: 'leave_message',
    voicemail_text: null,
    answering: 'assistant',
    staff_numbers: [],
    ring: 'together',
    ring_seconds: 20,
    browser_voice: 'on_device',
  },
  privacy: { retention_days: null, redaction: 'none', recording_days: null },
}

/** A switch in its first version: on hid contacts. */
function redactionOf(stored: PrivacySettings): Settings['privacy']['redaction'] {
  const { redaction = 'none' } = stored as { redaction?: Settings['privacy']['redaction'] | boolean }
  return typeof redaction === 'boolean' ? (redaction ? 'contacts' : 'none') : redaction
}

/** Quiet hours are given and taken away as a whole. */
function timesOf({ notify_times: stored = {} }: AssistantSettings): Settings['assistant']['notify_times'] {
  const { quiet_hours: { start, end } = {}, ...rest } = stored
  const quiet = start === undefined || end === undefined ? null : { start, end }
  return { ...NOTIFY_TIMES, ...rest, quiet_hours: quiet }
}

export function completed(stored: StoredSettings): Settings {
  return {
    business: {
      ...DEFAULTS.business,
      ...stored.business,
      visitor_mails: { ...VISITOR_MAILS, ...stored.business.visitor_mails },
    },
    assistant: {
      ...DEFAULTS.assistant,
      ...stored.assistant,
      notify: { ...NOTIFY, ...stored.assistant.notify },
      notify_times: timesOf(stored.assistant),
    },
    widget: completedWidget(stored.widget),
    voice: { ...DEFAULTS.voice, ...stored.voice },
    privacy: { ...DEFAULTS.privacy, ...stored.privacy, redaction: redactionOf(stored.privacy) },
  }
}

/** JSON Merge Patch: null removes a key, lists are replaced. */
export function merged<T extends object>(current: T, patch: object | null | undefined): T {
  if (patch === undefined) return current
  // Schemas have checked the patch: a field has the type of the setting, or is null.
  return (patch === null ? {} : mergeKeys(current as JsonObject, patch as JsonObject)) as T
}

type JsonObject = Record<string, unknown>

function mergeKeys(current: JsonObject, patch: JsonObject): JsonObject {
  const result = { ...current }
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete result[key]
    else if (isJsonObject(value)) result[key] = mergeKeys(asJsonObject(result[key]), value)
    else if (value !== undefined) result[key] = value
  }
  return result
}

function asJsonObject(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {}
}

function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
