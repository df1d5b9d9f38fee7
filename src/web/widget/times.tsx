import type { ComponentChildren } from 'preact'
import { Days, plus, SHOWN_DAYS } from './days.tsx'
import { Heading, useLoaded, useStepBack } from './steps.tsx'
import { cityOf, clock, dayOf, format, isElsewhere, zone } from './when.tsx'
import { WaitingForList } from './waiting-for-list.tsx'
import type { Context } from './context.ts'
import type { Service, Wish } from './bookable.ts'

export interface Slot {
  start: string
  end: string
}

/** Position in the calendar, kept while the visitor visits the next step. */
export interface Shown {
  /** First day shown; undefined: today, or the first free one. */
  from?: string | undefined
  day?: string | undefined
  /** Part of the day. */
  part?: string | undefined
  start?: string | undefined
}

interface TimesProps {
  context: Context
  service: Service
  wish: Wish
  change(wish: Wish): void
  shown: Shown
  show(shown: Shown): void
  choose(slot: Slot): void
  back(): void
}

interface Found {
  from: string
  slots: Slot[]
  /** First free day after these. */
  next?: string | undefined
}

interface DayProps extends Pick<TimesProps, 'context' | 'shown' | 'show'> {
  /** Of the day, in full. */
  name: string
  slots: Slot[]
}

/** The free starts of a day by its parts, in the zone of the business, with the visitor's beside it where they differ. */
function Day({ context: { say, locale, shell }, name, slots, shown, show }: DayProps) {
  const { time_zone: timeZone } = shell.config
  const parts = partsOf(slots, timeZone)
  const [part, starts] = parts.find(([one]) => one === shown.part) ?? parts[0]!
  const isFar = isElsewhere(timeZone, starts[0]!.start)
  const zones = say(isFar ? 'zones' : 'zone', { zone: cityOf(timeZone), own: cityOf(zone) })
  return (
    <>
      <Radios
        kind="segments"
        name={say('pickTime')}
        options={parts.map(([one, { length }]) => [one, `${say(one)} · ${length}`])}
        value={part}
        choose={(wanted) => show({ ...shown, part: wanted })}
      />
      <small class="hint">{zones}</small>
      <Radios
        kind="times"
        name={`${name}, ${zones}`}
        options={starts.map(({ start }) => [
          start,
          <>
            {clock(locale, timeZone)(start)}
            {isFar && <small>{clock(locale, zone)(start)}</small>}
          </>,
        ])}
        value={shown.start}
        choose={(start) => show({ ...shown, start })}
      />
    </>
  )
}

interface RadiosProps {
  /** Class that gives them their look. */
  kind: 'segments' | 'times'
  name: string
  options: [id: string | undefined, label: ComponentChildren][]
  value: string | undefined
  choose(id: string | undefined): void
}

/** One of several: one stop for the Tab key, the arrows choose. */
function Radios({ kind, name, options, value, choose }: RadiosProps) {
  return (
    <div role="radiogroup" aria-label={name} class={kind}>
      {options.map(([id, label]) => (
        <label key={id}>
          <input type="radio" name={name} class="unseen" checked={id === value} onChange={() => choose(id)} />
          <span dir="auto">{label}</span>
        </label>
      ))}
    </div>
  )
}

/** People, two weeks of days, and the times of the chosen one. */
export function Times({ context, service, wish, change, shown, show, choose, back }: TimesProps) {
  useStepBack(context, back)
  const { say, locale, shell } = context
  const { time_zone: timeZone } = shell.config
  const { person, party } = wish
  const today = dayOf(Date.now(), timeZone)
  const found = useLoaded(
    () => find(context, { service, wish, from: shown.from ?? today, isFirst: shown.from === undefined }),
    [shown.from, person?.resource_id, party],
  )
  const { from = shown.from ?? today, slots = [], next } = found.value ?? {}
  const byDay = daysOf(slots, timeZone)
  const chosen = shown.day !== undefined && byDay.has(shown.day) ? shown.day : [...byDay.keys()].sort()[0]
  const ofDay = byDay.get(chosen!)
  const slot = ofDay?.find(({ start }) => start === shown.start)
  const longDay = format(locale, 'UTC', { dateStyle: 'full' })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (slot !== undefined) choose(slot)
  }
  return (
    <form class="view" onSubmit={submit}>
      <div class="scroll">
        <Heading isNext>{service.name}</Heading>
        <Wishes context={context} service={service} wish={wish} change={change} />
        <Days
          context={context}
          from={from}
          today={today}
          open={byDay}
          chosen={chosen}
          choose={(day) => show({ ...shown, day })}
          show={(first) => show({ from: first })}
        />
        {found.value === undefined && <WaitingForList context={context} {...found} />}
        {found.value !== undefined && chosen === undefined && (
          <p class="hint">
            {say('noTimes')}{' '}
            {next !== undefined && (
              <button type="button" class="link" onClick={() => show({ from: next })}>
                {say('nextFree', { when: longDay(next) })}
              </button>
            )}
          </p>
        )}
        {ofDay && <Day name={longDay(chosen!)} slots={ofDay} {...{ context, shown, show }} />}
      </div>
      {ofDay && <GoOn context={context} slot={slot} />}
    </form>
  )
}

/** The button that names the chosen time. */
function GoOn({ context: { say, locale, shell }, slot }: { context: Context; slot: Slot | undefined }) {
  const named = format(locale, shell.config.time_zone, SHORT)
  return (
    <div class="bar">
      <button type="submit" class="primary wide" aria-disabled={slot === undefined}>
        {slot ? say('goOn', { when: named(slot.start) }) : say('pickTime')}
      </button>
    </div>
  )
}

const SHORT = { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const

function daysOf(slots: Slot[], timeZone: string): Map<string, Slot[]> {
  const byDay = new Map<string, Slot[]>()
  for (const slot of slots) {
    const key = dayOf(slot.start, timeZone)
    byDay.set(key, [...(byDay.get(key) ?? []), slot])
  }
  return byDay
}

/** The API's longest range. */
const MAX_DAYS = 62

/** Free starts of two weeks. The first two that have none are left out: those from the first free day on are found. */
export async function find(
  { desk, shell }: Context,
  { service, wish, from, isFirst }: { service: Service; wish: Wish; from: string; isFirst: boolean },
): Promise<Found> {
  const { time_zone: timeZone } = shell.config
  const ask = async (first: string, last: string) => {
    const query = new URLSearchParams({ ...wireOf(service, wish), from: first, to: last, time_zone: timeZone })
    return (await desk.get<{ slots: Slot[] }>(`/availability?${query}`)).slots
  }
  const end = plus(from, SHOWN_DAYS)
  const slots = await ask(from, plus(end, -1))
  if (slots.length > 0) return { from, slots }
  const later = await ask(end, plus(from, MAX_DAYS - 1))
  const next = later[0] && dayOf(later[0].start, timeZone)
  if (!isFirst || next === undefined) return { from, slots, next }
  return { from: next, slots: later.filter(({ start }) => dayOf(start, timeZone) < plus(next, SHOWN_DAYS)) }
}

/** The choices as the API takes them; numbers as text. */
function wireOf({ service_id: id, party_max: most }: Service, { person, party }: Wish): Record<string, string> {
  return {
    service_id: id,
    ...(person === undefined ? {} : { resource_id: person.resource_id }),
    ...(most === null ? {} : { party_size: String(party) }),
  }
}

interface WishesProps {
  context: Context
  service: Service
  wish: Wish
  change(wish: Wish): void
}

/** Number of people and the person of the team, where the service leaves them open. */
function Wishes({ context: { say }, service, wish, change }: WishesProps) {
  const { party_min: least, party_max: most, assignment, resources } = service
  const hasPeople = assignment === 'chosen' || (assignment === 'any' && most === null && resources.length > 1)
  const people = [...(assignment === 'any' ? [undefined] : []), ...resources]
  const sizes = Array.from({ length: (most ?? 0) - (least ?? 1) + 1 }, (_, index) => (least ?? 1) + index)
  return (
    <>
      {sizes.length > 1 && (
        <label class="field">
          {say('partySize')}
          <select
            value={wish.party}
            onChange={(event) => change({ ...wish, party: Number(event.currentTarget.value) })}
          >
            {sizes.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </select>
        </label>
      )}
      {hasPeople && (
        <Radios
          kind="segments"
          name={say('pickPerson')}
          options={people.map((person) => [person?.resource_id, person?.name ?? say('anyone')])}
          value={wish.person?.resource_id}
          choose={(id) => change({ ...wish, person: resources.find(({ resource_id: one }) => one === id) })}
        />
      )}
    </>
  )
}

const PARTS = ['morning', 'afternoon', 'evening'] as const
type Part = [(typeof PARTS)[number], Slot[]]

/** Free starts by part of the day, without the parts that have none. */
function partsOf(slots: Slot[], timeZone: string): Part[] {
  const hour = new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone })
  const partOf = ({ start }: Slot) => {
    const at = Number(hour.format(new Date(start)))
    return at < 12 ? 'morning' : at < 17 ? 'afternoon' : 'evening'
  }
  return PARTS.map((part): Part => [part, slots.filter((slot) => partOf(slot) === part)]).filter(
    ([, starts]) => starts.length > 0,
  )
}
