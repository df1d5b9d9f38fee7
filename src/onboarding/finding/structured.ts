import { isRecord } from '../../core/keys.ts'
import { WEEKDAYS, type Weekday } from '../../core/days.ts'
import { contactsWritten } from '../../languages/contact-forms.ts'
import type { Span } from '../../languages/day-parts.ts'
import { quoted, type Found } from './finding.ts'
import { phoneOf } from './contacts.ts'

type Node = Record<string, unknown>

const MAX_DEPTH = 12
const MAX_NODES = 1_000
const MAX_FOUND = 200
const MAX_TEXT = 300

/** Addresses, hours, offers and people in schema.org markup: JSON-LD, and microdata in the same shape. */
export function findInMarkup(data: unknown[], country: string): Found[] {
  const nodes: Node[] = []
  for (const value of data) collect(value, nodes, 0)
  return nodes
    .flatMap((node) => [...contactsOf(node, country), ...hoursOf(node), ...serviceOf(node), ...staffOf(node)])
    .slice(0, MAX_FOUND)
}

function collect(value: unknown, nodes: Node[], depth: number): void {
  if (!isRecord(value) || depth > MAX_DEPTH || nodes.length >= MAX_NODES) return
  if (!Array.isArray(value)) nodes.push(value)
  for (const part of Object.values(value)) collect(part, nodes, depth + 1)
}

/** The values of a property, whether one or a list is written. */
function listOf(node: Node, name: string): unknown[] {
  const value = Object.hasOwn(node, name) ? node[name] : undefined
  return value === undefined || value === null ? [] : [value].flat().slice(0, MAX_FOUND)
}

function textOf(node: Node, name: string): string | undefined {
  const [value] = listOf(node, name)
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const text = String(value).slice(0, MAX_TEXT).replaceAll(/\s+/g, ' ').trim()
  return text === '' ? undefined : text
}

function typesOf(node: Node): string[] {
  return listOf(node, '@type').map((type) => String(type).split(/[/#]/).at(-1)!)
}

function nodesOf(node: Node, ...names: string[]): Node[] {
  return names.flatMap((name) => listOf(node, name)).filter(isRecord)
}

/** Contacts of the business, without those of people. */
function contactsOf(node: Node, country: string): Found[] {
  if (typesOf(node).some((type) => type === 'Person' || type === 'ContactPoint')) return []
  const found: Found[] = []
  const phone = textOf(node, 'telephone')
  const number = phone === undefined ? undefined : phoneOf(phone, country)
  if (number !== undefined) found.push({ value: { kind: 'phone', text: number }, quote: quoted(`telephone: ${phone}`) })
  const email = contactsWritten(textOf(node, 'email') ?? '', 'email')[0]
  if (email !== undefined)
    found.push({ value: { kind: 'email', text: email.toLowerCase() }, quote: quoted(`email: ${email}`) })
  const address = addressOf(node)
  if (address !== undefined)
    found.push({ value: { kind: 'address', text: address }, quote: quoted(`address: ${address}`) })
  return found
}

/** The address of a business; events and offers have addresses too. */
function addressOf(node: Node): string | undefined {
  if (typesOf(node).includes('Event')) return undefined
  const [postal] = nodesOf(node, 'address')
  if (postal === undefined) return textOf(node, 'address')
  const street = textOf(postal, 'streetAddress')
  if (street === undefined) return undefined
  const [town, code, region] = ['addressLocality', 'postalCode', 'addressRegion'].map((name) => textOf(postal, name))
  // "New York, NY 10013", and "75011 Paris" where there is no region.
  const place =
    region === undefined || !/^[A-Z]{2}$/.test(region)
      ? [code, town].filter(Boolean).join(' ')
      : [town, [region, code].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return [street, place].filter(Boolean).join(', ')
}

const SHORT_DAYS: Record<string, Weekday> = {
  mo: 'mon',
  tu: 'tue',
  we: 'wed',
  th: 'thu',
  fr: 'fri',
  sa: 'sat',
  su: 'sun',
}

function hoursOf(node: Node): Found[] {
  const found = new Map<Weekday, { spans: Span[]; quotes: string[] }>()
  const add = (days: Weekday[], span: Span | undefined, quote: string) => {
    for (const day of days) {
      const said = found.getOrInsertComputed(day, () => ({ spans: [], quotes: [] }))
      if (span !== undefined) said.spans.push(span)
      said.quotes.push(quote)
    }
  }
  for (const written of listOf(node, 'openingHours')) addShort(String(written).slice(0, MAX_TEXT), add)
  for (const rule of nodesOf(node, 'openingHoursSpecification')) addRule(rule, add)
  return [...found].map(([day, { spans, quotes }]) => ({
    value: { kind: 'hours', day, spans: spans.toSorted((a, b) => a.start.localeCompare(b.start)) },
    quote: quoted([...new Set(quotes)].join(' · ')),
  }))
}

type AddHours = (days: Weekday[], span: Span | undefined, quote: string) => void

/** "Mo-Fr 09:00-18:00", "Mo,We 09:00-12:00, Sa 10:00-12:00". */
function addShort(written: string, add: AddHours): void {
  let days: Weekday[] = []
  for (const part of written.split(',')) {
    const [, first = '', last = first, time = ''] = /^\s?(\w\w)(?:-(\w\w))?(?:$|\s(.{0,20}))/.exec(part) ?? []
    const [from, to] = [SHORT_DAYS[first.toLowerCase()], SHORT_DAYS[last.toLowerCase()]]
    if (from === undefined || to === undefined) continue
    days = [...days, ...daysBetween(from, to)]
    const [, start, end] = /^(\d\d:\d\d)\s?-\s?(\d\d:\d\d)/.exec(time) ?? []
    const span = start === undefined || end === undefined ? undefined : spanOf(start, end)
    if (span === undefined) continue
    add(days, span, `openingHours: ${written.trim()}`)
    days = []
  }
}

function daysBetween(from: Weekday, to: Weekday): Weekday[] {
  const [first, last] = [WEEKDAYS.indexOf(from), WEEKDAYS.indexOf(to)]
  return first <= last ? WEEKDAYS.slice(first, last + 1) : [...WEEKDAYS.slice(first), ...WEEKDAYS.slice(0, last + 1)]
}

/** Adds a rule of the week; rules of a season are skipped. */
function addRule(rule: Node, add: AddHours): void {
  if (textOf(rule, 'validFrom') !== undefined || textOf(rule, 'validThrough') !== undefined) return
  const names = listOf(rule, 'dayOfWeek').map((name) => String(name).split(/[/#]/).at(-1)!)
  const days = names.flatMap((name) => SHORT_DAYS[name.slice(0, 2).toLowerCase()] ?? [])
  const [opens, closes] = [textOf(rule, 'opens'), textOf(rule, 'closes')]
  if (days.length === 0) return
  // The same time twice says that it is closed.
  if (opens === undefined || closes === undefined || opens === closes) return add(days, undefined, 'closed')
  const span = spanOf(opens.slice(0, 5), closes.slice(0, 5))
  if (span !== undefined) add(days, span, `openingHoursSpecification: ${names.join(', ')} ${opens}–${closes}`)
}

const TIME = /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/

function spanOf(start: string, closes: string): Span | undefined {
  const end = closes === '00:00' || closes === '23:59' ? '24:00' : closes
  return TIME.test(start) && TIME.test(end) && start < end ? { start, end } : undefined
}

/** An offer of a service, or a service with its offer. */
function serviceOf(node: Node): Found[] {
  const types = typesOf(node)
  const [offered] = nodesOf(node, 'itemOffered')
  const [offer] = types.includes('Offer') ? [node] : nodesOf(node, 'offers')
  const isService = types.some((type) => type === 'Service' || type === 'MedicalProcedure' || type === 'MenuItem')
  if (!types.includes('Offer') && !isService) return []
  // A service within its offer is told by the offer.
  const name = textOf(offered ?? node, 'name') ?? textOf(node, 'name')
  if (name === undefined) return []
  const price = offer === undefined ? undefined : priceOf(offer)
  const minutes = minutesOf(textOf(offered ?? node, 'duration') ?? textOf(node, 'duration'))
  if (price === undefined && minutes === undefined) return []
  const quote = [name, price, minutes === undefined ? undefined : `${minutes} min`].filter((part) => part !== undefined)
  const aliases: string[] = []
  const value = { kind: 'service', name, is_duration_usual: false, aliases } as const
  return [
    {
      value: { ...value, duration_minutes: minutes ?? null, price: price ?? null },
      quote: quoted(`offer: ${quote.join(', ')}`),
    },
  ]
}

const SIGNS: Record<string, string> = { EUR: '€', USD: '$', GBP: '£' }

/** The price, with its currency as it is written where it is used. */
function priceOf(offer: Node): string | undefined {
  const [specification = offer] = nodesOf(offer, 'priceSpecification')
  const price = textOf(specification, 'price') ?? textOf(offer, 'price')
  if (price === undefined || !/^[\d.,]{1,10}$/.test(price)) return undefined
  const currency = textOf(specification, 'priceCurrency') ?? textOf(offer, 'priceCurrency') ?? ''
  const amount = price.replace(/[.,]00$/, '')
  if (currency === 'EUR') return `${amount} €`
  return SIGNS[currency] === undefined ? `${amount} ${currency}`.trim() : `${SIGNS[currency]}${amount}`
}

/** ISO 8601, such as PT1H30M. */
function minutesOf(duration: string | undefined): number | undefined {
  const match = /^PT(?:(\d{1,2})H)?(?:(\d{1,3})M)?$/.exec(duration ?? '')
  const minutes = Number(match?.[1] ?? 0) * 60 + Number(match?.[2] ?? 0)
  return minutes > 0 ? minutes : undefined
}

/** People whom a business employs, or who say what they do. */
function staffOf(node: Node): Found[] {
  const employed = nodesOf(node, 'employee', 'employees', 'founder', 'member')
  const people = typesOf(node).includes('Person') && textOf(node, 'jobTitle') !== undefined ? [node] : employed
  return people.flatMap((person) => {
    const name = textOf(person, 'name')
    const role = textOf(person, 'jobTitle') ?? null
    if (name === undefined || name.length > 80) return []
    return [
      { value: { kind: 'staff', name, role }, quote: quoted(`Person: ${role === null ? name : `${name}, ${role}`}`) },
    ]
  })
}
