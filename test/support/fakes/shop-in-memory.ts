import { settingOf } from '../../../src/conversation/dialogue/builtin-model.ts'
import type { CallResult } from '../../../src/conversation/dialogue/learning.ts'
import { playTurn } from '../../../src/conversation/dialogue/policy.ts'
import { sentenceOf, type Part } from '../../../src/conversation/dialogue/reply-plan.ts'
import type { DialogueState } from '../../../src/conversation/dialogue/state.ts'
import { understandingContext } from '../../../src/conversation/dialogue/understanding-context.ts'
import { forLanguage } from '../../../src/languages/index.ts'
import type { BookableService } from '../../../src/models/chat-model.ts'
import type { Command } from '../../../src/models/understanding.ts'
import { createOfflineUnderstanding, languageOfVisitor } from '../../../src/offline/index.ts'
import { BLOCKER } from '../../scenarios/grade.ts'
import type { BookingRow, Rows, Scenario, Shop } from '../../scenarios/scenario.ts'
import type { Talk } from '../../scenarios/visitor.ts'

type Arguments = Record<string, string | undefined>
interface Stored extends BookingRow {
  reference: string
  minutes: number
}
interface Offered {
  slot: string
  service: string
  staff: string | undefined
  start: string
}

/** A shop that also takes commands written by hand in place of an understanding. */
export interface MemoryShop extends Talk {
  hear(commands: Command[], message?: string): Promise<string>
  /** Parts and state of the last reply. */
  plan(): Part[]
  state(): DialogueState
  /** Makes a tool fail from now on. */
  refuse(tool: string, error: string): void
  /** Names and arguments of the calls so far. */
  calls(): { name: string; arguments: Record<string, unknown> }[]
}

const understanding = createOfflineUnderstanding()

/** Dialogues on tools with in-memory rows: exactly the contract of `src/conversation/tools/arguments.ts`. */
export function openMemoryShop(scenario: Scenario): MemoryShop {
  const { shop } = scenario
  const rows: Omit<Rows, 'bookings'> & { bookings: Stored[] } = { bookings: [], leads: [], handoffs: 0, callbacks: 0 }
  const offered: Offered[] = []
  let memory: unknown
  const said: string[] = []
  const services = shop.services.map(
    ({ name, minutes, price, partyMin = 1, partyMax, description, aliases, bookable }, index) => ({
      id: `svc_${index}`,
      name,
      durationMinutes: minutes,
      ...(price === undefined ? {} : { price }),
      ...(description === undefined ? {} : { description }),
      ...(aliases === undefined ? {} : { aliases }),
      ...(bookable === undefined ? {} : { bookable }),
      ...(partyMax === undefined ? {} : { partyMin, partyMax }),
      staff: shop.staff.map((person, place) => ({ id: `res_${place}`, name: person })),
    }),
  )
  const nowText = scenario.now
  const now = Temporal.PlainDateTime.from(nowText).toZonedDateTime(shop.time_zone).toInstant()

  const isFree = (staff: string, start: string, minutes: number, except?: string): boolean =>
    isOpen(shop, start, minutes) &&
    start > nowText &&
    rows.bookings.every(
      (one) =>
        one.status === 'cancelled' ||
        one.staff !== staff ||
        one.reference === except ||
        plus(one.start, one.minutes) <= start ||
        plus(start, minutes) <= one.start,
    )
  const book = (row: Partial<BookingRow>): Stored => {
    const minutes = shop.services.find(({ name }) => name === row.service)?.minutes ?? shop.interval
    const staff = row.staff ?? shop.staff.find((person) => isFree(person, row.start ?? '', minutes)) ?? shop.staff[0]!
    const stored: Stored = {
      service: row.service ?? shop.services[0]!.name,
      start: row.start ?? '',
      name: row.name ?? '',
      email: row.email ?? null,
      phone: row.phone ?? null,
      staff,
      status: 'confirmed',
      minutes,
      reference: `A${String(rows.bookings.length)}K9ZD`,
    }
    rows.bookings.push(stored)
    return stored
  }
  const block = (start: string): void => {
    for (const staff of shop.staff) book({ start, staff, name: BLOCKER })
  }
  const references = scenario.given.map((row) => book(row).reference)
  for (const start of scenario.taken) block(start)
  const phoneOf = (phone: string | undefined): string | null | undefined => {
    if (phone === undefined) return null
    const digits = phone.replaceAll(/[^\d+]/gu, '')
    const code = { US: '+1', GB: '+44', DE: '+49', ES: '+34', FR: '+33' }[shop.country] ?? ''
    const e164 = digits.startsWith('+') ? digits : code + digits.replace(/^0/u, '')
    return /^\+\d{9,15}$/u.test(e164) ? e164 : undefined
  }
  const own = (args: Arguments): Stored | undefined =>
    rows.bookings.find(
      (one) =>
        one.reference === args['reference']?.toUpperCase() &&
        ((one.email !== null && one.email === args['email']) ||
          (one.phone !== null && one.phone === phoneOf(args['phone']))),
    )
  const present = (one: Stored): Record<string, unknown> => ({
    booking: {
      reference: one.reference,
      service: one.service,
      date: one.start.slice(0, 10),
      time: one.start.slice(11),
      staff: one.staff,
      status: one.status,
    },
  })
  const lead = (args: Arguments): { error: string } | undefined => {
    const phone = phoneOf(args['phone'])
    if (phone === undefined) return { error: 'bad_phone' }
    if (args['email'] === undefined && phone === null) return { error: 'contact_needed' }
    rows.leads.push({ name: args['name'] ?? null, email: args['email'] ?? null, phone })
    return undefined
  }

  const run = (name: string, args: Arguments): { ok: boolean; data: Record<string, unknown> } => {
    const fail = (error: string) => ({ ok: false, data: { error } })
    const refusal = refused.get(name)
    if (refusal !== undefined) return fail(refusal)
    switch (name) {
      case 'find_slots': {
        const service = services.find((one) => one.id === args['service'] || one.name === args['service'])
        if (service === undefined) return fail('unknown_service')
        const staff = service.staff.find((one) => one.id === args['staff'] || one.name === args['staff'])?.name
        if (args['staff'] !== undefined && staff === undefined) return fail('unknown_staff')
        const find = (from: string, days: number): string[] =>
          startsFrom(shop, from, days).filter(
            (start) =>
              isBookable(service, start, nowText) &&
              (staff === undefined ? shop.staff : [staff]).some((person) =>
                isFree(person, start, service.durationMinutes),
              ),
          )
        const from = args['from'] ?? ''
        if (from < nowText.slice(0, 10)) return fail('bad_range')
        if (from > plus(nowText, 60 * 24 * 90).slice(0, 10)) return fail('no_slots')
        const days = Temporal.PlainDate.from(from).until(args['to'] ?? from).days + 1
        const { time, after = '00:00', before = '24:00' } = args
        const isWithin = (start: string): boolean => start.slice(11) >= after && start.slice(11) < before
        const nearest = (starts: string[]): string[] =>
          time === undefined
            ? starts
            : starts.toSorted((a, b) => distance(a, time) - distance(b, time) || a.localeCompare(b))
        const dates = (args['dates'] as unknown as string[] | undefined) ?? undefined
        const all = find(from, days).filter((start) => dates?.includes(start.slice(0, 10)) ?? true)
        const asked = nearest(all.filter(isWithin))
        const today = nowText.slice(0, 10)
        const ahead = Temporal.PlainDate.from(today).until(from).days
        const earlier = find(today, ahead).filter(isWithin)
        const lastDay = earlier.filter((start) => start.startsWith(earlier.at(-1)!.slice(0, 10)))
        const later = find(plus(`${from}T12:00`, 60 * 24 * days).slice(0, 10), 31).filter(isWithin)
        // Of the wanted dates, the starts nearest to the hour, or to the bound that excludes them.
        const bound = time ?? args['after'] ?? args['before']
        const otherTimes =
          bound === undefined
            ? []
            : all
                .toSorted((a, b) => distance(a, bound) - distance(b, bound) || a.localeCompare(b))
                .slice(0, 4)
                .sort()
        const others: [string, string][] = [
          ...otherTimes.map((start): [string, string] => [start, 'other_time']),
          ...nearest(lastDay)
            .slice(0, 4)
            .map((start): [string, string] => [start, 'before']),
          ...nearest(later)
            .slice(0, 6)
            .map((start): [string, string] => [start, 'after']),
        ]
        const listed = asked.length > 0 ? asked.map((start): [string, string?] => [start]) : others
        const slots = listed.slice(0, 12).map(([start, instead]) => {
          let known = offered.find((one) => one.start === start && one.service === service.name && one.staff === staff)
          if (known === undefined) {
            known = { slot: `slot_${offered.length + 1}`, service: service.name, staff, start }
            offered.push(known)
          }
          return {
            slot: known.slot,
            start,
            date: start.slice(0, 10),
            time: start.slice(11),
            weekday: '',
            ...(staff === undefined ? {} : { staff }),
            ...(instead === undefined ? {} : { instead }),
          }
        })
        if (slots.length === 0) return fail('no_slots')
        const isExact = time === undefined ? {} : { is_exact: slots[0]?.time === time && asked.length > 0 }
        return { ok: true, data: { slots, ...isExact } }
      }
      case 'find_booking': {
        const found = own(args)
        return found === undefined ? fail('not_found') : { ok: true, data: present(found) }
      }
      case 'create_booking':
      case 'reschedule_booking': {
        const slot = offered.find((one) => one.slot === args['slot'])
        if (slot === undefined) return fail('unknown_slot')
        const minutes = shop.services.find((one) => one.name === slot.service)?.minutes ?? 0
        const moving = name === 'reschedule_booking' ? own(args) : undefined
        if (name === 'reschedule_booking' && moving === undefined) return fail('not_found')
        const staff = (slot.staff === undefined ? shop.staff : [slot.staff]).find((person) =>
          isFree(person, slot.start, minutes, moving?.reference),
        )
        if (staff === undefined) return fail('slot_taken')
        if (moving !== undefined) {
          Object.assign(moving, { start: slot.start, staff })
          return { ok: true, data: present(moving) }
        }
        const phone = phoneOf(args['phone'])
        if (phone === undefined) return fail('bad_phone')
        if (args['name'] === undefined) return fail('name_needed')
        if (args['email'] === undefined && phone === null) return fail('contact_needed')
        const before = rows.bookings.find(
          (one) =>
            one.status !== 'cancelled' &&
            one.start === slot.start &&
            one.service === slot.service &&
            one.name === args['name'],
        )
        if (before !== undefined) return { ok: true, data: present(before) }
        return {
          ok: true,
          data: present(
            book({
              service: slot.service,
              start: slot.start,
              staff,
              name: args['name'],
              email: args['email'] ?? null,
              phone,
            }),
          ),
        }
      }
      case 'add_note': {
        const found = own(args)
        return found === undefined ? fail('not_found') : { ok: true, data: present(found) }
      }
      case 'cancel_booking': {
        const found = own(args)
        if (found === undefined) return fail('not_found')
        if (found.status === 'cancelled') return fail('not_changeable')
        found.status = 'cancelled'
        return { ok: true, data: present(found) }
      }
      case 'capture_lead': {
        const wrong = lead(args)
        return wrong === undefined ? { ok: true, data: {} } : fail(wrong.error)
      }
      case 'request_callback': {
        const wrong = lead(args)
        if (wrong !== undefined) return fail(wrong.error)
        rows.callbacks += 1
        return { ok: true, data: {} }
      }
      case 'hand_off':
        rows.handoffs += 1
        return { ok: true, data: { open: false, opens: null } }
      default:
        return fail('unknown_tool')
    }
  }

  const refused = new Map<string, string>()
  let plan: Part[] = []
  const calls: { name: string; arguments: Record<string, unknown> }[] = []

  const settingNow = (message: string) => {
    said.push(message)
    const conversation = {
      now: new Date(now.epochMilliseconds),
      timeZone: shop.time_zone,
      country: shop.country,
      visitor: {},
      services,
      isFirst: false,
      memory,
    }
    const language = languageOfVisitor(said, shop.language)
    return settingOf(conversation, { name: 'Desk', business: shop.name, language: shop.language }, language)
  }

  const play = ({ state, world }: ReturnType<typeof settingNow>, commands: Command[], message: string): string => {
    const results: CallResult[] = []
    for (let round = 0; round < 8; round += 1) {
      const move = playTurn(state, { message, commands }, world, results)
      if (move.type === 'reply') {
        memory = JSON.parse(JSON.stringify(move.state))
        plan = move.plan
        return move.plan
          .map((part) => {
            if ('say' in part) return sentenceOf(part, world)
            if ('help' in part) return ''
            if ('answer' in part) return knowledge(scenario)
            const courtesy = forLanguage(world.language).answers[part.courtesy]
            return typeof courtesy === 'string' ? courtesy : courtesy('Desk', shop.name)
          })
          .join(' ')
      }
      calls.push(move.call)
      results.push({ name: move.call.name, ...run(move.call.name, move.call.arguments as Arguments) })
    }
    throw new Error('The dialogue goes in circles')
  }

  return {
    references,
    rows: async () => structuredClone(rows),
    take: async (start) => block(start),
    plan: () => plan,
    state: () => memory as DialogueState,
    calls: () => calls,
    refuse: (tool, error) => void refused.set(tool, error),
    async hear(commands, message = commands.map((one) => ('words' in one ? one.words : one.text)).join(' ')) {
      return play(settingNow(message), commands, message)
    },
    async say(message) {
      const setting = settingNow(message)
      const table = understandingContext(setting.state, setting.world)
      return play(setting, await understanding.understand(message, table, new AbortController().signal), message)
    },
  }
}

/** Stand-in for the knowledge base: quotes all documents. */
function knowledge({ documents }: Scenario): string {
  return documents.length === 0 ? 'I could not find that.' : `“${documents.join(' ')}”`
}

function plus(start: string, minutes: number): string {
  return Temporal.PlainDateTime.from(start).add({ minutes }).toString({ smallestUnit: 'minute' })
}

function distance(start: string, time: string): number {
  const minutes = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5))
  return Math.abs(minutes(start.slice(11)) - minutes(time))
}

function windowsOf(shop: Shop, date: string): { from: string; to: string }[] {
  const day = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'][Temporal.PlainDate.from(date).dayOfWeek - 1]!
  return (shop.hours[day] ?? []).map((hours) => {
    const [open, close] = hours.split('-') as [string, string]
    const end = close === '24:00' ? plus(`${date}T00:00`, 24 * 60) : `${date}T${close}`
    return { from: `${date}T${open}`, to: end }
  })
}

function isOpen(shop: Shop, start: string, minutes: number): boolean {
  return (
    windowsOf(shop, start.slice(0, 10)).some(({ from, to }) => from <= start && plus(start, minutes) <= to) &&
    exists(shop, start)
  )
}

/** Times skipped by a change to summer time do not exist. */
function exists(shop: Shop, start: string): boolean {
  const wall = Temporal.PlainDateTime.from(start)
  return wall.toZonedDateTime(shop.time_zone).toPlainDateTime().equals(wall)
}

function startsFrom(shop: Shop, from: string, days: number): string[] {
  const dates = Array.from({ length: days }, (_, day) => Temporal.PlainDate.from(from).add({ days: day }).toString())
  return dates.flatMap((date) => windowsOf(shop, date)).flatMap((window) => startsIn(shop, window))
}

function startsIn(shop: Shop, { from, to }: { from: string; to: string }): string[] {
  const starts: string[] = []
  for (let start = from; start < to; start = plus(start, shop.interval)) if (exists(shop, start)) starts.push(start)
  return starts
}

/** True for a start within the days that the service can be booked on. */
function isBookable({ bookable = {} }: Pick<BookableService, 'bookable'>, start: string, now: string): boolean {
  const { noticeMinutes = 0, daysAhead, from = '', until = '9999' } = bookable
  const last = daysAhead === undefined ? '9999' : plus(now, daysAhead * 24 * 60).slice(0, 10)
  const date = start.slice(0, 10)
  return start >= plus(now, noticeMinutes) && from <= date && date <= until && date <= last
}
