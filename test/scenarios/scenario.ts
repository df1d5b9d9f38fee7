import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

export type Language = 'en' | 'de' | 'es' | 'fr'

export interface Shop {
  key: string
  name: string
  language: Language
  country: string
  time_zone: string
  hours: Record<string, string[]>
  interval: number
  services: {
    name: string
    minutes: number
    price?: string
    partyMin?: number
    partyMax?: number
    description?: string
    aliases?: string[]
    bookable?: { noticeMinutes?: number; daysAhead?: number; from?: string; until?: string }
  }[]
  staff: string[]
  documents: string[]
}

/** Topics of questions; `any`: any reply; `done`: no further question. */
export type Topic =
  'service' | 'time' | 'name' | 'contact' | 'phone' | 'reference' | 'message' | 'confirm' | 'any' | 'done'

/** A change by others just before a line. */
interface Meanwhile {
  taken: string[]
}

export type Line = string | (Partial<Record<Topic, string>> & { before?: Meanwhile })

export interface BookingRow {
  service: string
  /** `YYYY-MM-DDTHH:MM` in the shop's time zone. */
  start: string
  name: string
  email: string | null
  phone: string | null
  staff: string
  status: string
}

export interface LeadRow {
  name: string | null
  email: string | null
  phone: string | null
}

export interface Rows {
  bookings: BookingRow[]
  leads: LeadRow[]
  handoffs: number
  callbacks: number
}

export interface Scenario {
  title: string
  group: string
  language: Language
  shop: Shop
  /** In the shop's time zone. */
  now: string
  says: Line[]
  /** Name, e-mail address, phone number: given when asked for. */
  who: [name?: string | null, email?: string | null, phone?: string | null]
  given: Partial<BookingRow>[]
  /** Starts at which no member of staff is free. */
  taken: string[]
  lead?: Partial<LeadRow>
  documents: string[]
  /** The tenant's business settings; empty by default. */
  business?: object
  /** The visitor leaves after the last line, even if asked. */
  stops: boolean
  /** Regular expressions at least one reply must match. */
  heard: string[]
  /** Regular expressions no reply may match. */
  never: string[]
  rows: {
    bookings?: Partial<BookingRow>[]
    leads?: Partial<LeadRow>[] | 'any'
    handoffs?: number | 'any'
    callbacks?: number
  }
}

type Written = Partial<Omit<Scenario, 'shop' | 'documents'>> & {
  shop?: string
  documents?: string[]
  knowledge?: boolean
}

const FOLDER = import.meta.dirname

export function loadShops(): Record<string, Shop> {
  const shops = parse(readFileSync(join(FOLDER, 'shops.yaml'), 'utf8')) as Record<string, Omit<Shop, 'key'>>
  return Object.fromEntries(Object.entries(shops).map(([key, shop]) => [key, { key, ...shop }]))
}

export function loadScenarios(): Scenario[] {
  const shops = loadShops()
  const files = readdirSync(FOLDER).filter(
    (file) => file.endsWith('.yaml') && !['shops.yaml', 'phrases.yaml'].includes(file),
  )
  return files.sort().flatMap((file) => {
    const { conversations, ...shared } = parse(readFileSync(join(FOLDER, file), 'utf8')) as Written & {
      conversations: Written[]
    }
    return conversations.map((written) => scenarioFrom({ ...shared, ...written }, shops))
  })
}

function scenarioFrom(written: Written, shops: Record<string, Shop>): Scenario {
  const shop = shops[written.shop ?? '']
  if (shop === undefined) throw new Error(`There is no shop ${written.shop}`)
  return {
    title: written.title ?? '',
    group: written.group ?? '',
    language: written.language ?? shop.language,
    shop,
    now: written.now ?? '',
    says: written.says ?? [],
    who: written.who ?? [],
    given: written.given ?? [],
    taken: written.taken ?? [],
    ...(written.lead === undefined ? {} : { lead: written.lead }),
    documents: written.documents ?? (written.knowledge === true ? shop.documents : []),
    ...(written.business === undefined ? {} : { business: written.business }),
    stops: written.stops ?? false,
    heard: written.heard ?? [],
    never: written.never ?? [],
    rows: written.rows ?? {},
  }
}
