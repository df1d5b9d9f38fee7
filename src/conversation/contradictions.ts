import { cut } from '../core/whole-text.ts'
import type { Hit } from '../knowledge/index.ts'
import type { BookableService } from '../models/chat-model.ts'
import type { Tenant } from '../tenants/index.ts'
import { dayName, DAYS } from './answering/facts.ts'

/** A sentence of a document that says something else than the tenant's tables, which the assistant goes by. */
interface Contradiction {
  kind: 'opening_hours' | 'price'
  document_id: string
  title: string
  quote: string
  document_says: string
  settings_say: string
}

interface Sources {
  tenant: Tenant
  services: BookableService[]
  search(query: string): Promise<Pick<Hit, 'documentId' | 'title' | 'text'>[]>
}

const TIME = '(\\d{1,2})(?:[:.](\\d{2}))?(?:\\s*(am|pm|a\\.m\\.|p\\.m\\.|uhr|h))?'
const RANGE = new RegExp(
  `(?<![\\d.,])${TIME}\\s*(?:–|-|—|to|until|till|bis|a|à|hasta)\\s*(?:las?\\s+)?${TIME}(?![\\d.,]*\\d)`,
  'giu',
)
const AMOUNT =
  /(?:[€$£]\s*(\d+(?:[.,]\d{1,2})?))|(?:(?<!\d)(\d+(?:[.,]\d{1,2})?)\s*(?:€|\$|£|euros?|eur|usd|dollars?|chf|gbp|pounds?))(?!\p{L})/giu

/**
 * Compares times beside the name of a weekday with the opening hours, and amounts beside the name of a service with its price.
 * It sees what the search finds for these names and plain sentences only; what it lists is for a person to judge.
 */
export async function findContradictions({ tenant, services, search }: Sources): Promise<Contradiction[]> {
  const found: Contradiction[] = []
  const { hours } = tenant.business
  if (Object.values(hours).some((periods) => periods !== undefined)) {
    for (const [index, day] of DAYS.entries()) {
      const name = dayName(index, tenant.language)
      const says = (hours[day] ?? []).map(({ start, end }) => `${start}–${end}`)
      for (const { hit, sentence } of await sentencesWith(name, search))
        for (const range of rangesIn(afterName(sentence, name)))
          if (!says.includes(range))
            found.push(entry('opening_hours', hit, sentence, range, `${name}: ${says.join(', ') || 'closed'}`))
    }
  }
  for (const { name, price } of services) {
    const listed = price === undefined ? undefined : Number(/\d+(?:[.,]\d{1,2})?/u.exec(price)?.[0].replace(',', '.'))
    if (listed === undefined || Number.isNaN(listed)) continue
    for (const { hit, sentence } of await sentencesWith(name, search))
      for (const amount of amountsIn(sentence))
        if (amount !== listed) found.push(entry('price', hit, sentence, String(amount), `${name}: ${price}`))
  }
  return distinct(found)
}

function entry(
  kind: Contradiction['kind'],
  { documentId, title }: Pick<Hit, 'documentId' | 'title'>,
  quote: string,
  says: string,
  settings: string,
): Contradiction {
  return {
    kind,
    document_id: documentId,
    title,
    quote: cut(quote, 500),
    document_says: says,
    settings_say: settings,
  }
}

async function sentencesWith(name: string, search: Sources['search']) {
  const hits = await search(name)
  return hits.flatMap((hit) =>
    hit.text
      .split(/(?<=[.!?])\s+|\n/u)
      .filter((sentence) => sentence.toLowerCase().includes(name.toLowerCase()))
      .map((sentence) => ({ hit, sentence: sentence.trim() })),
  )
}

/** Up to the next day that is named: "Monday 9–17, Saturday 10–13". */
function afterName(sentence: string, name: string): string {
  const rest = sentence.slice(sentence.toLowerCase().indexOf(name.toLowerCase()) + name.length)
  return rest.split(/[,;]\s*(?=\p{L})/u, 1)[0] ?? rest
}

/** As `09:00–13:00`; a time that could be none is left out. */
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

function amountsIn(text: string): number[] {
  return [...text.matchAll(AMOUNT)].map(([, before, after]) => Number((before ?? after ?? '').replace(',', '.')))
}

function distinct(found: Contradiction[]): Contradiction[] {
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()]
}
