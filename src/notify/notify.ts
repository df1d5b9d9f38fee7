import { createHash } from 'node:crypto'
import { isCopy } from '../core/ids.ts'
import type { Clock } from '../core/time.ts'
import type { Auth } from '../auth/index.ts'
import type { Tx } from '../db/database.ts'
import type { Contents, DigestNotice } from '../languages/mail.ts'
import type { Mail, NewMail } from '../mail/index.ts'
import { dataOf, type PublishedEvent } from '../plugins/events.ts'
import type { Tenant, Tenants } from '../tenants/index.ts'
import type { Push, Pushed } from './push/push.ts'
import { noticesRepository as notices, waitingRepository, type NoticeKind } from './repository.ts'
import { waitsUntil } from './times.ts'

type Told<T extends keyof Contents> = Omit<Contents[T], 'business' | 'session_id'>

/** Something the business is told. The mail is written in the caller's transaction, so both commit or neither does. */
type Notice = {
  /** Id of the conversation, call, booking or exam: one mail of each kind, and of each message. */
  about: string
  /** The conversation that the mail links to. */
  sessionId: string | null
} & (
  | { kind: 'message'; data: Told<'visitor_message'> }
  | { kind: 'handoff'; data: Told<'handoff'> }
  | { kind: 'lead'; data: Told<'new_lead'> }
  | { kind: 'booking'; data: Told<'new_booking'> }
  | { kind: 'failed_call'; data: Told<'failed_call'> }
  | { kind: 'exam'; data: Told<'exam_lost'> }
)

const TEMPLATES = {
  message: 'visitor_message',
  handoff: 'handoff',
  lead: 'new_lead',
  booking: 'new_booking',
  failed_call: 'failed_call',
  exam: 'exam_lost',
} as const satisfies Record<NoticeKind, keyof Contents>

export interface Notify {
  /** Where the business is told; undefined for the demo, whose owner is nobody. */
  addressOf(tx: Tx, tenant: Tenant): Promise<string | undefined>
  /** Sends a mail at once, and tells the browsers that wish it, or leaves the notice for the next mail of several. */
  tell(tx: Tx, tenantId: string, notice: Notice): Promise<void>
  /** Drops waiting notices about an erased person. */
  forget(tx: Tx, tenantId: string, person: { about: string[]; contacts: string[] }): Promise<void>
  /** Tells of a visitor's contact, unless a message of the same conversation did; bookings have a mail of their own. */
  leadOf(tx: Tx, event: PublishedEvent): Promise<void>
}

interface NotifyDeps {
  tenants: Pick<Tenants, 'findIn'>
  auth: Pick<Auth, 'ownerEmail'>
  mail: Pick<Mail, 'send'>
  /** Undefined: web push is off. */
  push: Push | undefined
  clock: Clock
  /** Address of the demo's owner, who gets no mail. */
  demoEmail: string
}

export function createNotify({ tenants, auth, mail, push, clock, demoEmail }: NotifyDeps): Notify {
  const addressOf: Notify['addressOf'] = async (tx, { id, assistant }) => {
    const address = assistant.handoff_email ?? (await auth.ownerEmail(tx, id))
    return address === demoEmail ? undefined : address
  }
  const tell: Notify['tell'] = async (tx, tenantId, { kind, about, sessionId, data }) => {
    const tenant = isCopy(tenantId) ? undefined : await tenants.findIn(tx, tenantId)
    if (tenant?.assistant.notify[kind] !== true) return
    const to = await addressOf(tx, tenant)
    if (to === undefined) return
    const digest = kind === 'message' ? digestOf(data.message) : ''
    if (!(await notices.note(tx, tenantId, { about, kind, digest }))) return
    const told = { ...data, business: tenant.name, session_id: sessionId ?? '' }
    const now = clock.now()
    const until = waitsUntil(kind, tenant, now)
    // A notice has the data of its kind, and so of its template; the type of `told` joins all kinds.
    if (until === undefined) {
      await mail.send(tx, { tenantId, to, template: TEMPLATES[kind], data: told } as NewMail)
      await push?.tell(tx, tenant, { about, template: TEMPLATES[kind], contents: told } as Pushed)
    } else await waitingRepository.insert(tx, tenantId, { ...laterOf(kind, told), about, kind, until, createdAt: now })
  }
  return {
    addressOf,
    tell,
    forget: waitingRepository.forget,
    async leadOf(tx, published) {
      const { tenantId, event } = published
      if (event !== 'lead.captured') return
      const lead = dataOf<'lead.captured'>(published)
      if (!FROM_VISITORS.has(lead.source)) return
      const about = lead.session_id ?? lead.call_id ?? lead.lead_id
      if (await notices.has(tx, tenantId, about, 'message')) return
      const contact = [lead.email, lead.phone].filter(Boolean).join(', ')
      const data = { name: lead.name ?? contact, contact, wish: lead.notes ?? '' }
      await tell(tx, tenantId, {
        kind: 'lead',
        about,
        sessionId: lead.source === 'chat' ? lead.session_id : null,
        data,
      })
    },
  }
}

/** Sources whose leads are told; those of staff and imports are known to the business. */
const FROM_VISITORS = new Set(['chat', 'call', 'widget'])

function digestOf(message: string): string {
  return createHash('sha256').update(message).digest('base64url')
}

/** The notice as a later mail tells it, when nobody waits any more. */
function laterOf(kind: NoticeKind, told: object): Pick<DigestNotice, 'template' | 'contents'> {
  const contents = 'waits' in told && told.waits === 'now' ? { ...told, waits: 'before' } : told
  // A notice has the data of its kind, as above.
  return { template: TEMPLATES[kind], contents } as DigestNotice
}
