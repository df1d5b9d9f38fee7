import type { Intent } from '../core/intents.ts'
import type { Receipt } from './verification/receipt.ts'

/** Characters of a message that are read: a wish stands near its beginning. */
const MAX_READ = 1_000

/**
 * The visitor's main wish, found without a model: by the deeds first, then by their words in English, German, Spanish and
 * French, the rarer wish before the more common one.
 */
export function intentOf(said: readonly string[], receipts: readonly Receipt[] = []): Intent {
  return intentOfDeeds(receipts) ?? intentOfWords(said) ?? (receipts.some(isMessage) ? 'message' : 'other')
}

const INTENT_OF_ACTION: Partial<Record<Receipt['action'], Intent>> = {
  booking_created: 'booking',
  booking_updated: 'reschedule',
  booking_cancelled: 'cancellation',
}

function intentOfDeeds(receipts: readonly Receipt[]): Intent | undefined {
  const booked = receipts.findLast(({ action }) => action in INTENT_OF_ACTION)
  if (booked !== undefined) return INTENT_OF_ACTION[booked.action]
  return receipts.some(({ claims }) => claims.includes('callback')) ? 'callback' : undefined
}

function isMessage({ action }: Receipt): boolean {
  return action === 'message_taken'
}

/** On text without accents, in lower case, its punctuation but the question mark made spaces. No pattern backtracks. */
const PATTERNS: readonly [intent: Intent, patterns: readonly RegExp[]][] = [
  [
    'complaint',
    [
      /\b(?:complain|complaint|complaints|unacceptable|outrageous|refund|appalling|disgraceful|rude)\b/,
      /\b(?:beschwerde|beschweren|reklamation|reklamieren|unverschamt|unzumutbar|frechheit)\b/,
      /\b(?:queja|quejarme|reclamacion|reclamo|inaceptable|vergonzoso|indignante)\b/,
      /\b(?:plainte|me plaindre|reclamation|inadmissible|inacceptable|scandaleux|honteux)\b/,
    ],
  ],
  [
    'reschedule',
    [
      /\b(?:reschedule|rescheduling|postpone|rebook)\b/,
      /\b(?:move|change|shift|push back) (?:my|the|our) (?:\w{1,20} )?(?:appointment|booking|reservation|visit)\b/,
      /\b(?:verschieben|verlegen|umbuchen|termin andern)\b/,
      /\b(?:cambiar|mover|aplazar|posponer|reprogramar) (?:mi|la|el|nuestra) (?:cita|reserva|turno)\b/,
      /\b(?:deplacer|reporter|decaler|changer) (?:mon|le|la|ma|notre) (?:rendez vous|rdv|reservation)\b/,
    ],
  ],
  [
    'cancellation',
    [
      /\b(?:cancel|cancelling|canceling|call off)\b/,
      /\b(?:absagen|stornieren|stornierung)\b/,
      /\b(?:cancelar|anular)\b/,
      /\b(?:annuler|annulation)\b/,
    ],
  ],
  [
    'callback',
    [
      /\b(?:call|ring|phone) (?:me|us)\b|\b(?:callback|call back)\b/,
      /\b(?:ruckruf|zuruckrufen|ruf mich|rufen sie mich|rufen sie uns)\b/,
      /\b(?:llamame|llameme|me llamen|me llame|devolver la llamada)\b/,
      /\b(?:rappelez moi|me rappeler|rappeler moi|appelez moi)\b/,
    ],
  ],
  [
    'booking',
    [
      /\b(?:book|reserve|schedule|make an appointment|get an appointment)\b/,
      /\b(?:an|another|new) (?:\w{1,20} )?(?:appointment|booking|reservation)\b/,
      /\b(?:buchen|reservieren|termin vereinbaren|termin machen|einen termin|ein termin|terminwunsch)\b/,
      /\b(?:reservar|pedir cita|una cita|un turno|una reserva|pedir hora)\b/,
      /\b(?:prendre rendez vous|reserver|un rendez vous|un rdv|prendre rdv)\b/,
    ],
  ],
  [
    'message',
    [
      /\b(?:leave|take|pass on) (?:a|my|this|the) message\b|\btell (?:him|her|them|the team|the doctor)\b/,
      /\b(?:nachricht hinterlassen|ausrichten|richten sie)\b/,
      /\b(?:dejar un mensaje|dejar un recado|diganle|digale)\b/,
      /\b(?:laisser un message|transmettre un message|dites lui|dites leur)\b/,
    ],
  ],
  [
    'question',
    [
      /\?/,
      /^(?:what|when|where|which|who|why|how|do|does|is|are|can|could|would)\b/,
      /^(?:was|wann|wo|welche|welcher|welches|wer|warum|wie|haben|gibt|ist|sind|kann|konnen)\b/,
      /^(?:que|cuando|donde|cual|quien|por que|como|cuanto|hay|tienen|puedo|es)\b/,
      /^(?:quoi|quand|ou|quel|quelle|qui|pourquoi|comment|combien|est ce|avez vous|puis je)\b/,
    ],
  ],
]

function intentOfWords(said: readonly string[]): Intent | undefined {
  const texts = said.map(plain)
  return PATTERNS.find(([, patterns]) => texts.some((text) => patterns.some((pattern) => pattern.test(text))))?.[0]
}

function plain(text: string): string {
  return text
    .slice(0, MAX_READ)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}?]+/gu, ' ')
    .trim()
}
