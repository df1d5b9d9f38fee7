import type { Person, Service } from './booking.tsx'
import { dayOf, monthRange, shifted, type Month } from './calendar.ts'
import { Days } from './days.tsx'
import type { Context } from './panel.tsx'
import { Heading, useLoaded, Waiting } from './steps.tsx'

export interface Slot {
  start: string
  end: string
}

/** Position in the calendar, kept while the visitor visits the next step. */
export interface Shown {
  month: Month
  day?: string | undefined
}

/** The visitor's time zone. */
export const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** "New York" of `America/New_York`. */
function cityOf(timeZone: string): string {
  return timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')
}

const clock = (locale: string, timeZone: string) => new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone })

/** Whether the visitor's clock shows another time at an instant. */
function isElsewhere(timeZone: string, start: Date): boolean {
  return clock('en', timeZone).format(start) !== clock('en', zone).format(start)
}

/** Day and time of the business, and below it the visitor's own time where that differs. */
export function When({ context, start }: { context: Context; start: string }) {
  const { say, locale, shell } = context
  const { time_zone: timeZone } = shell.config
  const at = new Date(start)
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone })
  const own = new Intl.DateTimeFormat(locale, { weekday: 'short', hour: 'numeric', minute: 'numeric', timeZone: zone })
  return (
    <>
      {when.format(at)}
      <br />
      <small>{say('zone', { zone: cityOf(timeZone) })}</small>
      {isElsewhere(timeZone, at) && (
        <>
          <br />
          <small>{say('yourTime', { time: own.format(at), zone: cityOf(zone) })}</small>
        </>
      )}
    </>
  )
}

interface TimesProps {
  context: Context
  service: Service
  person: Person | undefined
  shown: Shown
  show(shown: Shown): void
  choose(slot: Slot): void
  back(): void
}

/** A month of days, and the times of the chosen one. */
export function Times({ context, service, person, shown, show, choose, back }: TimesProps) {
  const { say, locale, desk, shell } = context
  const { time_zone: timeZone } = shell.config
  const { month, day } = shown
  const slots = useLoaded(() => {
    const { from, to } = monthRange(month)
    const query = new URLSearchParams({ service_id: service.service_id, from, to, time_zone: timeZone })
    if (person !== undefined) query.set('resource_id', person.resource_id)
    return desk.get<{ slots: Slot[] }>(`/availability?${query}`)
  }, [month.year, month.month])
  const byDay = new Map<string, Slot[]>()
  for (const slot of slots.value?.slots ?? []) {
    const key = dayOf(slot.start, timeZone)
    byDay.set(key, [...(byDay.get(key) ?? []), slot])
  }
  const chosen = day !== undefined && byDay.has(day) ? day : [...byDay.keys()].sort()[0]
  const isFar = isElsewhere(timeZone, new Date(slots.value?.slots[0]?.start ?? Date.now()))
  const longDay = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' })
  return (
    <div class="scroll">
      <Heading isNext back={back} label={say('back')}>
        {person === undefined ? service.name : `${service.name}, ${person.name}`}
      </Heading>
      <Days
        context={context}
        month={month}
        open={new Set(byDay.keys())}
        chosen={chosen}
        choose={(next) => show({ month, day: next })}
        turn={(months) => show({ month: shifted(month, months) })}
      />
      {slots.value === undefined && <Waiting context={context} {...slots} />}
      {slots.value !== undefined && byDay.size === 0 && <p class="hint">{say('noTimesMonth')}</p>}
      {chosen !== undefined && (
        <div role="group" aria-label={`${say('pickTime')}, ${longDay.format(new Date(`${chosen}T00:00Z`))}`}>
          <h4>{longDay.format(new Date(`${chosen}T00:00Z`))}</h4>
          {partsOf(byDay.get(chosen)!, timeZone).map(([part, starts]) => (
            <div key={part} role="group" aria-label={say(part)}>
              <h5>{say(part)}</h5>
              <div class="times">
                {starts.map((slot) => (
                  <button key={slot.start} type="button" onClick={() => choose(slot)}>
                    {clock(locale, timeZone).format(new Date(slot.start))}
                    {isFar && <small>{clock(locale, zone).format(new Date(slot.start))}</small>}
                  </button>
                ))}
              </div>
            </div>
          ))}
        </div>
      )}
      <p class="hint">{say(isFar ? 'zones' : 'zone', { zone: cityOf(timeZone), own: cityOf(zone) })}</p>
    </div>
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
