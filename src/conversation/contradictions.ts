import { cut } from '../core/whole-text.ts'
import type { Hit, KnowledgeService } from '../knowledge/index.ts'
import { CONTACT_FORMS, contactsWritten, type ContactForm } from '../languages/contact-forms.ts'
import { forLanguage } from '../languages/index.ts'
import type { BookableService } from '../models/chat-model.ts'
import type { Tenant } from '../tenants/index.ts'
import { dayName, DAYS } from './answering/facts.ts'

export const CONTRADICTION_KINDS = ['opening_hours', 'price', ...CONTACT_FORMS] as const
type ContradictionKind = (typeof CONTRADICTION_KINDS)[number]

/** A sentence of a document that differs from the tenant's settings, which the assistant follows. */
export interface Contradiction {
  kind: ContradictionKind
  document_id: string
  title: string
  quote: string
  document_says: string
  settings_say: string
  /** The setting that would change: a day of the opening hours, or the price of a service. */
  day: (typeof DAYS)[number] | null
  service_id: string | null
}

/** One side of a contradiction: what the assistant goes by, and where it is set. */
interface Setting {
  say: string
  day?: (typeof DAYS)[number] | null
  serviceId?: string | null
}

interface Sources {
  tenant: Tenant
  services: BookableService[]
  search(query: string): Promise<Pick<Hit, 'documentId' | 'title' | 'text'>[]>
}

const PASSAGES = 10

/** The search that contradictions are looked for with. */
export function contradictionSearch(knowledge: Pick<KnowledgeService, 'search'>, tenantId: string): Sources['search'] {
  return async (query) => (await knowledge.search(tenantId, query, PASSAGES)).hits
}

const TIME = '(\\d{1,2})(?:[:.](\\d{2}))?(?:\\s*(am|pm|a\\.m\\.|p\\.m\\.|uhr|h))?'
const RANGE = new RegExp(
  `(?<![\\d.,])${TIME}\\s*(?:–|-|—|to|until|till|bis|a|à|hasta)\\s*(?:las?\\s+)?${TIME}(?![\\d.,]*\\d)`,
  'giu',
)
const AMOUNT =
  /(?:[€$£]\s*(\d+(?:[.,]\d{1,2})?))|(?:(?<!\d)(\d+(?:[.,]\d{1,2})?)\s*(?:€|\$|£|euros?|eur|usd|dollars?|chf|gbp|pounds?))(?!\p{L})/giu

/**
 * Compares times next to a weekday's name with the opening hours, and amounts next to a service's name with its price. Limited
 * to search hits for these names and to plain sentences; a person reviews the result.
 */
export async function findContradictions(sources: Sources): Promise<Contradiction[]> {
  return distinct([
    ...(await contradictingHours(sources)),
    ...(await contradictingPrices(sources)),
    ...(await contradictingContacts(sources)),
  ])
}

async function contradictingHours({ tenant, search }: Sources): Promise<Contradiction[]> {
  const { hours } = tenant.business
  if (Object.values(hours).every((periods) => periods === undefined)) return []
  const found: Contradiction[] = []
  for (const [index, day] of DAYS.entries()) {
    const name = dayName(index, tenant.language)
    const periods = (hours[day] ?? []).map(({ start, end }) => `${start}–${end}`)
    for (const mention of await mentionsOf(name, search)) {
      const ranges = rangesIn(afterName(mention.sentence, name)).filter((range) => !periods.includes(range))
      const setting = { say: `${name}: ${periods.join(', ') || 'closed'}`, day }
      found.push(...ranges.map((range) => contradiction('opening_hours', mention, range, setting)))
    }
  }
  return found
}

async function contradictingPrices({ services, search }: Sources): Promise<Contradiction[]> {
  const found: Contradiction[] = []
  for (const { id, name, price } of services) {
    const listed = price === undefined ? undefined : Number(/\d+(?:[.,]\d{1,2})?/u.exec(price)?.[0].replace(',', '.'))
    if (listed === undefined || Number.isNaN(listed)) continue
    for (const mention of await mentionsOf(name, search)) {
      const amounts = amountsOf(name, mention.sentence).filter((amount) => amount !== listed)
      const setting = { say: `${name}: ${price}`, serviceId: id }
      found.push(...amounts.map((amount) => contradiction('price', mention, String(amount), setting)))
    }
  }
  return found
}

/** A contact in a document that no part of the settings has; a document may list a second one beside it. */
async function contradictingContacts({ tenant, search }: Sources): Promise<Contradiction[]> {
  const { address, phone, email } = tenant.business
  const settings = { phone: phone ?? tenant.voice.phone_number, email, address }
  const found: Contradiction[] = []
  for (const form of CONTACT_FORMS) {
    const ours = settings[form]
    if (!ours) continue
    for (const hit of await search(forLanguage(tenant.language).questions.written[form])) {
      const written = contactsWritten(hit.text, form)
      if (written.some((one) => isSameContact(form, one, ours))) continue
      const sentence = (one: string) => sentencesOf(hit).find((text) => text.includes(one)) ?? one
      found.push(...written.map((one) => contradiction(form, { hit, sentence: sentence(one) }, one, { say: ours })))
    }
  }
  return found
}

/** Numbers are compared by their last figures, because documents write them without the country's code. */
function isSameContact(form: ContactForm, written: string, ours: string): boolean {
  if (form !== 'phone') return plain(ours).includes(plain(written)) || plain(written).includes(plain(ours))
  return lastFigures(written) === lastFigures(ours)
}

function lastFigures(text: string): string {
  return text.replaceAll(/\D/gu, '').slice(-COMPARED_FIGURES)
}

const COMPARED_FIGURES = 7

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}@]+/gu, ' ')
    .trim()
}

/** A sentence of a document that contains a searched name. */
interface Mention {
  hit: Pick<Hit, 'documentId' | 'title'>
  sentence: string
}

function contradiction(
  kind: Contradiction['kind'],
  { hit, sentence }: Mention,
  documentSays: string,
  { say, day = null, serviceId = null }: Setting,
): Contradiction {
  return {
    kind,
    document_id: hit.documentId,
    title: hit.title,
    quote: cut(sentence, 500),
    document_says: documentSays,
    settings_say: say,
    day,
    service_id: serviceId,
  }
}

async function mentionsOf(name: string, search: Sources['search']): Promise<Mention[]> {
  const hits = await search(name)
  return hits.flatMap((hit) =>
    sentencesOf(hit)
      .filter((sentence) => indexOfName(name, sentence) >= 0)
      .map((sentence) => ({ hit, sentence })),
  )
}

function sentencesOf({ text }: Pick<Hit, 'text'>): string[] {
  return text.split(/(?<=[.!?])\s+|\n/u).map((sentence) => sentence.trim())
}

/** The text after the name, up to the next named day: "Monday 9–17, Saturday 10–13". */
function afterName(sentence: string, name: string): string {
  const rest = sentence.slice(indexOfName(name, sentence) + name.length)
  return rest.split(/[,;]\s*(?=\p{L})/u, 1)[0] ?? rest
}

/** Time ranges as `09:00–13:00`; a bare pair of numbers is skipped, because it may not be a time. */
function rangesIn(text: string): string[] {
  return [...text.matchAll(RANGE)].flatMap(([, hour, minute, half, toHour, toMinute, toHalf]) => {
    const isTime = [minute, half, toMinute, toHalf].some((part) => part !== undefined)
    const start = clock(hour!, minute, half)
    const end = clock(toHour!, toMinute, toHalf)
    return isTime && start !== undefined && end !== undefined && start < end ? [`${start}–${end}`] : []
  })
}

function clock(hour: string, minute = '00', half: string | undefined): string | undefined {
  const isAfternoon = half?.toLowerCase().startsWith('p') ?? false
  const isMorning = half?.toLowerCase().startsWith('a') ?? false
  const hours = (Number(hour) % (isAfternoon || isMorning ? 12 : 25)) + (isAfternoon ? 12 : 0)
  return hours > 24 || Number(minute) > 59 ? undefined : `${String(hours).padStart(2, '0')}:${minute}`
}

/** Where the name stands as words of its own: "Sehtest" is not in "Führerscheinsehtest". */
function indexOfName(name: string, sentence: string): number {
  const [text, wanted] = [sentence.toLowerCase(), name.toLowerCase()]
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const [before, after] = [text.slice(0, at), text.slice(at + wanted.length)]
    if (!/[\p{L}\p{N}]$/u.test(before.slice(-2)) && !/^[\p{L}\p{N}]/u.test(after)) return at
  }
  return -1
}

/** Amounts in the clause of the name, else behind it: "the trip costs 20 €, the eye test is included" has none. */
function amountsOf(name: string, sentence: string): number[] {
  const at = indexOfName(name, sentence)
  const start = Math.max(...[', ', '; '].map((mark) => sentence.lastIndexOf(mark, at)), 0)
  const rest = sentence.slice(at + name.length)
  const [ending = ''] = rest.split(/[,;] /u, 1)
  const inClause = amountsIn(sentence.slice(start, at) + ending)
  return inClause.length > 0 ? inClause : amountsIn(rest)
}

function amountsIn(text: string): number[] {
  return [...text.matchAll(AMOUNT)].map(([, before, after]) => Number((before ?? after ?? '').replace(',', '.')))
}

function distinct(found: Contradiction[]): Contradiction[] {
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()]
}
