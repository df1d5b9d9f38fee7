import { z } from 'zod'
import { idField, instantOut, languageTag, lines, rawText, text, timeZone } from '../core/fields.ts'
import { openingAt, type Tenant } from '../tenants/index.ts'
import { featuresOf } from './features.ts'
import type { VisitorSession } from './service.ts'

export const configQuery = z.object({ tenant_id: idField })

const features = z.object({
  chat: z.boolean(),
  booking: z.boolean(),
  contact: z.boolean(),
  voice: z
    .union([z.literal('webrtc'), z.literal('browser'), z.literal(false)])
    .describe(
      '`webrtc`: a voice model hears and speaks; `browser`: the browser itself does; false: there are no calls.',
    ),
  callback: z.boolean().describe('False while nobody can phone.'),
  live: z.boolean().describe('Whether `GET /widget/events` tells of a person who answers, and of captions.'),
})

export const configReply = z
  .object({
    tenant_id: z.string(),
    name: z.string().describe('The business.'),
    assistant_name: z.string().nullable().describe('How the assistant calls itself.'),
    greeting: z.string().nullable().describe("Null: the widget's own words."),
    disclosure: z
      .string()
      .nullable()
      .describe("That a machine answers; the page says it, no answer repeats it. Null: the widget's own words."),
    theme: z.enum(['dark', 'light']),
    position: z.enum(['bottom-right', 'bottom-left']),
    accent_color: z.string(),
    features,
    questions: z.array(z.string()).describe('Suggested first questions.'),
    texts: z.record(z.string(), z.string()).describe("Words in place of the widget's own, by their key."),
    consent: z.object({
      required: z.boolean().describe('Whether the visitor has to agree before the first message.'),
      text: z.string().nullable().describe('The words of the consent.'),
      privacy_url: z.string().nullable(),
    }),
    browser_voice: z
      .enum(['on_device', 'any'])
      .nullable()
      .describe(
        "Where a browser may hear and speak: on the visitor's device alone, or over its maker's service too. Null: nowhere.",
      ),
    language: z.string(),
    country: z.string().describe('ISO 3166-1; with the language it decides how times and dates are written.'),
    time_zone: z.string(),
    open: z
      .object({
        is_open: z.boolean().describe('Whether the business is open now.'),
        changes_at: instantOut.nullable().describe('When it closes, or opens again; null where the hours do not tell.'),
      })
      .nullable()
      .describe('By the opening hours; null where none are known.'),
    phone: z.string().nullable().describe('Where the business is called, where that is known.'),
    address: z
      .string()
      .nullable()
      .describe('Where the business is, as it is told to visitors; null where that is not known.'),
    logo_url: z
      .string()
      .nullable()
      .describe('The picture of the business, as a path of this installation; null without one.'),
  })
  .meta({ id: 'WidgetConfig', description: 'The look of the widget, and what it offers.' })

type WidgetConfig = z.infer<typeof configReply>

export const embedReply = z
  .object({
    allowed: z.boolean().describe('Whether this page may show the widget of this tenant.'),
    config: configReply.nullable().describe('As `getWidgetConfig` answers; null where it is not allowed.'),
    reason: z
      .enum(['unknown_tenant', 'origin_not_allowed'])
      .nullable()
      .describe(
        'Why not: no tenant has this id, or `allowed_domains` does not list the page. Null where it is allowed.',
      ),
  })
  .meta({ id: 'WidgetEmbed', description: 'Whether a page may show the widget, and how.' })

/** Current abilities of the platform, independent of the tenant's settings. */
export interface Abilities {
  voiceOf(tenant: Tenant): 'webrtc' | 'browser' | false
  callback: boolean
  live: boolean
  /** The path of the picture; null without one. */
  logoOf(tenantId: string): Promise<string | null>
}

export async function presentConfig(tenant: Tenant, abilities: Abilities): Promise<WidgetConfig> {
  const { widget, assistant, voice } = tenant
  const wanted = featuresOf(tenant)
  return {
    tenant_id: tenant.id,
    name: tenant.name,
    assistant_name: assistant.name,
    greeting: assistant.greeting,
    disclosure: assistant.disclosure,
    theme: widget.theme,
    position: widget.position,
    accent_color: widget.accent_color,
    features: {
      ...wanted,
      voice: wanted.voice && abilities.voiceOf(tenant),
      callback: wanted.callback && abilities.callback,
      live: abilities.live,
    },
    questions: widget.questions,
    texts: widget.texts,
    consent: widget.consent,
    browser_voice: voice.browser_voice === 'off' ? null : voice.browser_voice,
    language: tenant.language,
    country: tenant.country,
    time_zone: tenant.timeZone,
    open: presentOpening(tenant),
    phone: voice.phone_number,
    address: tenant.business.address,
    logo_url: await abilities.logoOf(tenant.id),
  }
}

function presentOpening(tenant: Tenant): WidgetConfig['open'] {
  const opening = openingAt(tenant, new Date())
  const changes = opening.isOpen ? opening.closes : opening.opens
  if (opening.isOpen && changes === undefined) return null
  return { is_open: opening.isOpen, changes_at: changes?.toISOString() ?? null }
}

export const sessionBody = z
  .object({
    tenant_id: idField,
    client_name: text(120).nullish(),
    resume_token: rawText(2_000)
      .nullish()
      .describe('Goes on with the conversation of an earlier visit, if it is still open.'),
  })
  .meta({
    id: 'WidgetSessionRequest',
    description: 'The tenant whose widget is opened.',
    examples: [{ tenant_id: 'ten_01h455vb4pex5vsknk084sn02q' }],
  })

export const sessionReply = z
  .object({
    token: z.string().describe('For `Authorization: Bearer`, on this page only.'),
    session_id: z.string(),
    resume_token: z.string().describe('To be kept by the browser, for 30 days at most.'),
    expires_at: instantOut,
  })
  .meta({ id: 'WidgetSession', description: 'A conversation of a visitor, and the token for it.' })

export function presentSession({
  token,
  sessionId,
  resumeToken,
  expiresAt,
}: VisitorSession): z.infer<typeof sessionReply> {
  return { token, session_id: sessionId, resume_token: resumeToken, expires_at: expiresAt.toISOString() }
}

export const sightingsReply = z
  .object({
    data: z
      .array(
        z.object({
          origin: z.string().describe('The website, as browsers name it.'),
          last_seen_at: instantOut.describe('To the minute.'),
        }),
      )
      .describe('The last seen first, at most 50.'),
  })
  .meta({
    id: 'WidgetSightings',
    description: 'Websites that loaded the widget.',
    examples: [{ data: [{ origin: 'https://www.example.com', last_seen_at: '2026-11-22T09:30:00.000Z' }] }],
  })

/** 4,000 characters may arrive escaped, an emoji in 12 bytes. */
export const MAX_MESSAGE_BODY_BYTES = 64 * 1024

export const visitorMessageBody = z
  .object({
    message: lines(4_000).describe('The words of the visitor.'),
    client_name: text(120).nullish(),
    locale: languageTag.nullish(),
    time_zone: timeZone.nullish().describe("The visitor's IANA time zone."),
  })
  .meta({
    id: 'WidgetMessageRequest',
    description: 'A message of the visitor.',
    examples: [{ message: 'When are you open on Saturday?' }],
  })

export const messageParams = z.object({ message_id: idField })
