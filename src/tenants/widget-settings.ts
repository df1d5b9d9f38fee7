import { z } from 'zod'
import { namesIn, recordOf } from '../core/keys.ts'
import { lines, rawText, text } from '../core/fields.ts'
import { DEFAULT_VISITOR_CAPS, VISITOR_CAPS, type VisitorCap, type VisitorCapName } from '../plugins/visitor-caps.ts'
import { type Kept, webAddress } from './fields.ts'

const capBody = ({ maximum, description, default: usual }: VisitorCap) =>
  z.number().int().min(1).max(maximum).nullish().describe(`${description} ${usual}, unless it is set.`)

function forEachCap<T>(field: (cap: VisitorCap) => T): Record<VisitorCapName, T> {
  return recordOf(namesIn(VISITOR_CAPS), (name) => field(VISITOR_CAPS[name]))
}

/** Appearance, texts and features of the widget. */
export const widgetBody = z.strictObject({
  theme: z.enum(['dark', 'light']).nullish(),
  position: z.enum(['bottom-right', 'bottom-left']).nullish(),
  accent_color: rawText(7)
    .regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #FF3621')
    .nullish(),
  questions: z.array(text(200)).max(6).nullish().describe('Suggested first questions; replaces the list.'),
  texts: z
    .record(z.string().regex(/^[a-z][a-zA-Z0-9_.]{0,59}$/, 'must be a key of the widget'), lines(500).nullable())
    .refine((texts) => Object.keys(texts).length <= 200, 'must have at most 200 entries')
    .nullish()
    .describe("Words in place of the widget's own, by their key; null goes back."),
  consent: z
    .strictObject({
      required: z.boolean().nullish().describe('The visitor agrees before the first message.'),
      text: lines(1_000).nullish().describe('The words of the consent.'),
      privacy_url: webAddress.nullish(),
    })
    .nullish(),
  features: z
    .strictObject({
      chat: z.boolean().nullish(),
      booking: z.boolean().nullish(),
      contact: z.boolean().nullish(),
      voice: z.boolean().nullish().describe('Whether visitors can talk to the assistant.'),
      callback: z.boolean().nullish(),
    })
    .nullish(),
  caps: z
    .object(forEachCap(capBody))
    .nullish()
    .describe('How much visitors may do, each and from one address; null goes back to the usual. More is a 429.'),
})

export const widget = z
  .object({
    theme: z.enum(['dark', 'light']),
    position: z.enum(['bottom-right', 'bottom-left']),
    accent_color: z.string(),
    questions: z.array(z.string()),
    texts: z.record(z.string(), z.string()),
    consent: z.object({
      required: z.boolean().describe('Whether the visitor has to agree before the first message.'),
      text: z.string().nullable().describe('The words of the consent.'),
      privacy_url: z.string().nullable(),
    }),
    features: z.object({
      chat: z.boolean(),
      booking: z.boolean(),
      contact: z.boolean(),
      voice: z.boolean().describe('Whether visitors can talk to the assistant.'),
      callback: z.boolean(),
    }),
    caps: z
      .object(forEachCap(({ description }) => z.number().int().describe(description)))
      .meta({ id: 'VisitorCaps', description: 'How much visitors may do, each and from one address.' }),
  })
  .meta({ id: 'WidgetSettings', description: 'How the widget looks, and what it offers.' })

const FEATURES = { chat: true, booking: true, contact: true, voice: true, callback: true }
const CONSENT = { required: false, text: null, privacy_url: null }

type StoredWidget = Kept<z.output<typeof widgetBody>>
type Widget = z.output<typeof widget>

export const WIDGET_DEFAULTS: Widget = {
  theme: 'dark',
  position: 'bottom-right',
  accent_color: '#FF3621',
  questions: [],
  texts: {},
  consent: CONSENT,
  features: FEATURES,
  caps: DEFAULT_VISITOR_CAPS,
}

/** Stored settings over the defaults. */
export function completedWidget(stored: StoredWidget): Widget {
  return {
    ...WIDGET_DEFAULTS,
    ...stored,
    // The type allows undefined values; stored keys always have one.
    texts: { ...stored.texts } as Record<string, string>,
    consent: { ...CONSENT, ...stored.consent },
    features: { ...FEATURES, ...stored.features },
    caps: { ...DEFAULT_VISITOR_CAPS, ...stored.caps },
  }
}
