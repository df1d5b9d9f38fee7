import { z } from 'zod'
import { DEFAULT_VISITOR_CAPS } from '../plugins/visitor-caps.ts'
import { idField, instantOut, languageTag, pageReply, rawText, text, timeZone } from '../core/fields.ts'
import { normalizeDomain } from './domains.ts'
import {
  assistant,
  assistantBody,
  business,
  businessBody,
  privacy,
  privacyBody,
  voice,
  voiceBody,
  widget,
  widgetBody,
} from './settings.ts'
import { country } from './fields.ts'
import type { Tenant } from './tenant.ts'

const allowedDomain = rawText(300).transform((entry, context) => {
  const domain = normalizeDomain(entry)
  if (domain !== undefined) return domain
  context.issues.push({
    code: 'custom',
    message: 'must be a host such as example.com, *.example.com or localhost:3000',
    input: entry,
  })
  return z.NEVER
})

const tenantName = text(200)

const fixed = z.string().optional().describe('Cannot be changed; accepted as it is shown.')

/** Strict: a misspelt field is refused by name, because it must not look saved. */
export const updateTenantBody = z
  .strictObject({
    tenant_id: fixed,
    created_at: fixed,
    name: tenantName.optional().describe('The business, as visitors know it.'),
    allowed_domains: z
      .array(allowedDomain)
      .max(100)
      .transform((domains) => [...new Set(domains)])
      .nullish()
      .describe(
        "Where the widget may be embedded: `host`, `*.host`, with `:port` where it is not 443. Empty: only on the platform's own pages.",
      ),
    time_zone: timeZone.nullish().describe('Resources in the zone before move with it.'),
    language: languageTag.nullish().describe('The language of the knowledge, BCP 47.'),
    country: country.nullish().describe('ISO 3166-1; how national phone numbers are read.'),
    business: businessBody.nullish(),
    assistant: assistantBody.nullish(),
    widget: widgetBody.nullish(),
    voice: voiceBody.nullish().describe('How calls are made and taken.'),
    privacy: privacyBody.nullish(),
    version: z
      .int()
      .positive()
      .optional()
      .describe('As it was read: a 409 when the settings were changed since. Without it, the last change wins.'),
  })
  .meta({
    id: 'UpdateTenant',
    description: 'The settings to change, as a JSON Merge Patch (RFC 7396): null goes back to the default.',
    examples: [
      {
        time_zone: 'Europe/Berlin',
        allowed_domains: ['https://www.example.com'],
        business: { hours: { mon: [{ start: '08:00', end: '18:00' }], sat: null } },
      },
    ],
  })

export type TenantPatch = z.output<typeof updateTenantBody>

export const tenantParams = z.object({ tenant_id: idField })

export const tenantReply = z
  .object({
    tenant_id: z.string(),
    name: z.string().describe('The name of the business.'),
    allowed_domains: z.array(z.string()),
    time_zone: z.string(),
    language: z.string(),
    country: z.string(),
    business,
    assistant,
    widget,
    voice,
    privacy,
    version: z.int().describe('Counts the changes of the settings.'),
    created_at: instantOut,
  })
  .meta({ id: 'Tenant', description: 'A business with its settings.', examples: [exampleTenant()] })

/** Bookings that a change of settings leaves without hours, as their domain shows them. */
export interface ShownConflicts {
  conflicts: unknown[]
  conflict_count: number
}

export type ConflictFields = { [K in keyof ShownConflicts]: z.ZodType<ShownConflicts[K]> }

export const changedTenantReplyWith = (conflictFields: ConflictFields) =>
  tenantReply.extend(z.object(conflictFields).partial().shape).meta({
    id: 'ChangedTenant',
    description:
      'A business with its settings, and the bookings that its new closures leave without hours, if there are any.',
    examples: [{ ...exampleTenant(), conflicts: [], conflict_count: 0 }],
  })

export const tenantPage = pageReply(tenantReply).meta({ id: 'TenantPage', description: 'A page of tenants.' })

/** The only presenter of tenants, here and in other domains. */
export function presentTenant({
  id,
  allowedDomains,
  timeZone: zone,
  createdAt,
  numbers: _numbers,
  answering: _answering,
  ...rest
}: Tenant): z.output<typeof tenantReply> {
  return {
    tenant_id: id,
    allowed_domains: allowedDomains,
    time_zone: zone,
    created_at: createdAt.toISOString(),
    ...rest,
  }
}

function exampleTenant() {
  return {
    tenant_id: 'ten_01h455vb4pex5vsknk084sn02q',
    name: 'Harbour Dental',
    allowed_domains: ['www.example.com'],
    time_zone: 'Europe/Berlin',
    language: 'en',
    country: 'DE',
    business: {
      address: 'Am Hafen 1, 20457 Hamburg',
      phone: '+4940123456',
      email: 'desk@example.com',
      website: 'https://www.example.com',
      region: 'HH',
      hours: { mon: [{ start: '08:00', end: '18:00' }] },
      closures: [{ date: '2026-12-25', reason: 'Christmas' }],
      visitor_mails: { confirmations: true, reminders: true },
    },
    assistant: {
      name: 'Robin',
      greeting: 'Hello, how can I help?',
      instructions: null,
      disclosure: null,
      handoff_email: 'desk@example.com',
      notify: { lead: true, booking: true, handoff: true, message: true, failed_call: true, exam: true, weekly: true },
      notify_times: { quiet_hours: { start: '20:00', end: '07:00' }, daily_at: null, handoff_at_once: true },
      handoff_words: ['emergency'],
      handoff_after_unanswered: null,
      handoff_wait_minutes: 5,
    },
    widget: {
      theme: 'light' as const,
      position: 'bottom-right' as const,
      accent_color: '#FF3621',
      questions: ['When are you open?'],
      texts: {},
      consent: { required: false, text: null, privacy_url: null },
      features: { chat: true, booking: true, contact: true, voice: true, callback: true },
      caps: DEFAULT_VISITOR_CAPS,
    },
    voice: {
      voice: null,
      phone_number: null,
      transfer_number: '+14155550100',
      max_minutes: null,
      calling_hours: {},
      countries: ['DE'],
      do_not_call: [],
      blocked_numbers: [],
      lines: 3,
      voicemail: 'leave_message' as const,
      voicemail_text: null,
      answering: 'staff_first' as const,
      staff_numbers: ['+14155550171'],
      ring: 'together' as const,
      ring_seconds: 20,
      browser_voice: 'on_device' as const,
    },
    privacy: { retention_days: 365, redaction: 'contacts' as const, recording_days: 30 },
    version: 4,
    created_at: '2026-03-02T09:30:00.000Z',
  }
}
