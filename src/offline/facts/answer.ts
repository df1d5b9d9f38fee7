import { type BusinessFacts, type Closure, type Fact, type BookableService } from '../../models/chat-model.ts'
import { fold, wordsOf } from '../understanding/text.ts'
import { todayOf, type Moment } from '../understanding/when/today.ts'
import type { AskedFacts } from './asked.ts'
import { hoursOn, opensAfter, stateNow, rangesOfEqualHours } from './week.ts'
import { totalFor, type Party } from './party-totals.ts'
import { mayBePerson } from './persons.ts'
import { lowered } from '../../languages/wording.ts'
import type { FactWording } from './wording.ts'
import type { FactKind } from './asked-kinds.ts'

/** An answer from the settings, with the lines it is based on. */
export interface FactAnswer {
  text: string
  quote: string
}

interface FactContext {
  asked: AskedFacts & { party?: Party | undefined }
  tables: BusinessFacts
  moment: Moment
  wording: FactWording
  /** The services the question is about; all of them if it names none. */
  services: Fact<BookableService>[]
}

/** A longer list is not readable as an answer. */
const MAX_LISTED = 20
const MIN_REASON_LENGTH = 4

/** Answers per kind of fact; kinds without data are omitted. */
export function tellFacts(
  asked: FactContext['asked'],
  tables: BusinessFacts,
  moment: Moment,
  wording: FactWording,
): { kind: FactKind; told: FactAnswer }[] {
  const named = tables.services.filter(({ value }) => asked.services.includes(value.id))
  const context = { asked, tables, moment, wording, services: named.length > 0 ? named : tables.services }
  return meant(asked).flatMap((kind) => {
    const told = tell(kind, context)
    return told === undefined ? [] : { kind, told }
  })
}

/** A question for holidays is answered with the closures, or with the hours of the days that it names. */
function meant({ kinds, days, weekdays }: AskedFacts): FactKind[] {
  if (!kinds.includes('closures')) return kinds
  return days.length + weekdays.length > 0
    ? [...new Set<FactKind>(['hours', ...kinds])].filter((kind) => kind !== 'closures')
    : kinds.filter((kind) => kind !== 'hours')
}

function tell(kind: FactKind, context: FactContext): FactAnswer | undefined {
  const { tables, wording } = context
  switch (kind) {
    case 'attendance':
      return tellAttendance(context)
    case 'hours':
      return tellHours(context)
    case 'closures':
      return tellClosures(
        tables.closures.filter(({ value }) => value.to >= todayOf(context.moment).toString()),
        wording,
      )
    case 'price':
      return tellPrice(context)
    case 'duration':
      return tellDuration(context)
    case 'services':
      return tellEach(context.services, wording.services, (service) => serviceText(service, wording))
    case 'staff':
      return tellStaff(context)
    default:
      return tellContact(tables[kind], wording[kind])
  }
}

function tellHours({ asked, tables, moment, wording }: FactContext): FactAnswer | undefined {
  const feasts = tables.closures.filter(({ value }) => isNamed(value, asked.foreign))
  if (feasts.length > 0 && asked.days.length === 0) return tellClosures(feasts, wording)
  if (asked.days.length > 0) return tellDays(asked, tables, wording)
  if (asked.weekdays.length > 0) return tellWeekdays(asked.weekdays, tables, wording)
  if (asked.isNow) return tellNow(tables, moment, wording)
  if (tables.hours === undefined) return undefined
  const days = rangesOfEqualHours(tables.hours).map(({ from, to, periods }) => {
    const names = [from, to].map(wording.weekday)
    return `${from === to ? names[0] : names.join('–')} ${periods.length === 0 ? wording.closed : wording.periods(periods)}`
  })
  return { text: wording.week(days.join('; ')), quote: tables.hours.map(({ line }) => line).join('\n') }
}

function tellDays(
  { days, feasts, isOpenAsked }: AskedFacts,
  tables: BusinessFacts,
  wording: FactWording,
): FactAnswer | undefined {
  const texts: string[] = []
  let isClosed = isOpenAsked
  const lines = new Set<string>()
  for (const date of new Set(days)) {
    const day = hoursOn(date, tables)
    if (day === undefined) return undefined
    const { periods, closure, line } = day
    lines.add(line)
    isClosed &&= periods.length === 0
    const name = wording.day(date)
    const reason = inBrackets(closure?.reason)
    // A question for a holiday is answered with the first and last day of its closure.
    if (closure !== undefined && closure.from !== closure.to && feasts.includes(date))
      texts.push(wording.closedFrom(wording.day(closure.from), wording.day(closure.to), reason))
    else
      texts.push(periods.length === 0 ? wording.closedOn(name, reason) : wording.openOn(name, wording.periods(periods)))
  }
  const text = [...new Set(texts)].join(' ')
  return { text: isClosed ? wording.no(text) + reopening(days, tables, wording) : text, quote: [...lines].join('\n') }
}

/**
 * The next opening after a closure; empty after an ordinary closing day, whose next opening follows from the usual
 * hours.
 */
function reopening(days: string[], tables: BusinessFacts, wording: FactWording): string {
  const last = days.toSorted().at(-1)!
  const opens = hoursOn(last, tables)?.closure === undefined ? undefined : opensAfter(last, tables)
  return opens === undefined
    ? ''
    : ` ${wording.opensAgain({ day: wording.day(opens.date), time: wording.time(opens.time) })}`
}

/** The weekly hours of weekdays; days with equal hours share a sentence. */
function tellWeekdays(weekdays: number[], { hours }: BusinessFacts, wording: FactWording): FactAnswer | undefined {
  if (hours === undefined) return undefined
  const facts = weekdays.flatMap((day) => (hours[day] === undefined ? [] : { day, ...hours[day] }))
  const alike = Map.groupBy(facts, ({ value }) => (value.length === 0 ? '' : wording.periods(value)))
  const texts = [...alike].map(([periods, same]) => {
    const days = wording.list(same.map(({ day }) => wording.everyWeekday(wording.weekday(day))))
    return periods === '' ? wording.closedEvery(days) : wording.openEvery(days, periods)
  })
  return { text: texts.join(' '), quote: facts.map(({ line }) => line).join('\n') }
}

function tellNow(tables: BusinessFacts, moment: Moment, wording: FactWording): FactAnswer | undefined {
  const state = stateNow(tables, moment)
  if (state === undefined) return undefined
  const { closes, opens, lines } = state
  const opening = opens === undefined ? undefined : { day: wording.day(opens.date), time: wording.time(opens.time) }
  const text = closes === undefined ? wording.closedNow(opening) : wording.openNow(wording.time(closes))
  return { text, quote: lines.join('\n') }
}

function tellClosures(closures: Fact<Closure>[], wording: FactWording): FactAnswer | undefined {
  if (closures.length === 0) return undefined
  const listed = closures.toSorted((a, b) => a.value.from.localeCompare(b.value.from)).slice(0, MAX_LISTED)
  const texts = listed.map(({ value: { from, to, reason } }) =>
    from === to
      ? wording.closedOn(wording.day(from), inBrackets(reason))
      : wording.closedFrom(wording.day(from), wording.day(to), inBrackets(reason)),
  )
  return { text: texts.join(' '), quote: listed.map(({ line }) => line).join('\n') }
}

function tellPrice({ asked, services, wording }: FactContext): FactAnswer | undefined {
  const priced = services.filter(({ value }) => value.price !== undefined)
  const [only, other] = priced
  const total = (service: BookableService): string | undefined =>
    asked.services.includes(service.id) ? totalText(service, asked.party, wording) : undefined
  if (only === undefined || other !== undefined)
    return tellEach(priced, wording.prices, (service) => {
      const sum = total(service)
      return `${serviceText(service, wording)}${sum === undefined ? '' : ` (${lowered(sum)})`}`
    })
  const sum = total(only.value)
  const told = tellEach(priced, wording.prices, (service) => serviceText(service, wording))
  return told === undefined || sum === undefined ? told : { ...told, text: `${told.text} ${sum}.` }
}

/** The sum for the party, of a service that can be booked for so many. */
function totalText(
  { price = '', partyMin = 1, partyMax = Infinity }: BookableService,
  party: Party | undefined,
  wording: FactWording,
): string | undefined {
  const total = party === undefined || party.size > partyMax ? undefined : totalFor(price, party)
  // A party that is too small pays for as many as are needed, if the price says so.
  if (total === undefined || (total.people < partyMin && !total.isLeast)) return undefined
  return wording.forParty(total)
}

function tellDuration({ services, wording }: FactContext): FactAnswer | undefined {
  if (services.length > MAX_LISTED || services.length === 0) return undefined
  const texts = services.map(({ value: { name, durationMinutes } }) =>
    wording.takes(name, wording.duration(durationMinutes)),
  )
  return { text: texts.join(' '), quote: services.map(({ line }) => line).join('\n') }
}

function tellStaff({ asked, services, wording }: FactContext): FactAnswer | undefined {
  const staffed = services.filter(({ value }) => value.staff.some(({ name }) => mayBePerson(name))).slice(0, MAX_LISTED)
  if (staffed.length === 0) return undefined
  const namesOf = (list: typeof staffed) => [
    ...new Set(list.flatMap(({ value }) => value.staff.map(({ name }) => name).filter(mayBePerson))),
  ]
  const quote = staffed.map(({ line }) => line).join('\n')
  if (asked.services.length === 0) return { text: wording.staff(wording.list(namesOf(staffed))), quote }
  const texts = staffed.map((fact) => wording.staffFor(fact.value.name, wording.list(namesOf([fact]))))
  return { text: texts.join(' '), quote }
}

/** The working hours of a person; for the days asked about, yes or no. */
function tellAttendance({ asked, tables, wording }: FactContext): FactAnswer | undefined {
  const [id] = asked.staff
  const fact = tables.staff.find(({ value }) => value.id === id)
  if (fact?.value.hours === undefined) return undefined
  const { name, hours } = fact.value
  const named = asked.days.map((date) => Temporal.PlainDate.from(date).dayOfWeek - 1)
  const days = [...new Set([...asked.weekdays, ...named])]
  const onDays = days.map((day) => {
    const periods = hours[day] ?? []
    const every = wording.everyWeekday(wording.weekday(day))
    return periods.length === 0 ? wording.awayOn(name, every) : wording.attendsOn(name, every, wording.periods(periods))
  })
  const week = hours.flatMap((periods, day) =>
    periods.length === 0 ? [] : [`${wording.weekday(day)} ${wording.periods(periods)}`],
  )
  const isAway = days.every((day) => (hours[day] ?? []).length === 0)
  const texts = isAway && week.length > 0 ? [...onDays, wording.attends(name, week.join('; '))] : onDays
  return texts.length === 0 ? undefined : { text: texts.join(' '), quote: fact.line }
}

/** One service as a sentence, several as a list that ends with "…" where it is cut. */
function tellEach(
  services: Fact<BookableService>[],
  listed: (list: string) => string,
  write: (service: BookableService) => string,
): FactAnswer | undefined {
  if (services.length === 0) return undefined
  const shown = services.slice(0, MAX_LISTED)
  const quote = shown.map(({ line }) => line).join('\n')
  const [only] = shown
  if (services.length === 1 && only !== undefined) return { text: withOneStop(`${write(only.value)}.`), quote }
  const texts = shown.map(({ value }) => write(value))
  return { text: withOneStop(listed([...texts, ...(services.length > shown.length ? ['…'] : [])].join('; '))), quote }
}

/** "1 Std. 30 Min." already ends with a full stop. */
function withOneStop(text: string): string {
  return text.replace(/\.\.$/u, '.')
}

/** A service in a line: its price and its length. */
export function serviceText(
  { name, price, durationMinutes }: BookableService,
  { entry, duration }: FactWording,
): string {
  return entry(name, [price, duration(durationMinutes)].filter((part) => part !== undefined).join(', '))
}

function tellContact(fact: Fact<string> | undefined, write: (text: string) => string): FactAnswer | undefined {
  return fact === undefined ? undefined : { text: write(fact.value.replaceAll(/\s*\n\s*/gu, ', ')), quote: fact.line }
}

/** True where a question names the closure: "Are you open on Thanksgiving?" */
function isNamed({ reason }: Closure, asked: string[]): boolean {
  if (reason === undefined) return false
  return wordsOf(fold(reason)).some((word) => word.length >= MIN_REASON_LENGTH && asked.includes(word))
}

function inBrackets(reason: string | undefined): string {
  return reason === undefined ? '' : ` (${reason})`
}
