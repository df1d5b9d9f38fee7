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

/** "Central European Time (Europe/Berlin)": a familiar name, and the exact one. */
export function zoneName(locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts()
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value
  return name === undefined || name === zone ? zone : `${name} (${zone})`
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
  const { say, locale, desk } = context
  const { month, day } = shown
  const slots = useLoaded(() => {
    const { from, to } = monthRange(month)
    const query = new URLSearchParams({ service_id: service.service_id, from, to, time_zone: zone })
    if (person !== undefined) query.set('resource_id', person.resource_id)
    return desk.get<{ slots: Slot[] }>(`/availability?${query}`)
  }, [month.year, month.month])
  const byDay = new Map<string, Slot[]>()
  for (const slot of slots.value?.slots ?? []) {
    const key = dayOf(slot.start, zone)
    byDay.set(key, [...(byDay.get(key) ?? []), slot])
  }
  const chosen = day !== undefined && byDay.has(day) ? day : undefined
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: zone })
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
          <div class="times">
            {byDay.get(chosen)!.map((slot) => (
              <button key={slot.start} type="button" onClick={() => choose(slot)}>
                {time.format(new Date(slot.start))}
              </button>
            ))}
          </div>
        </div>
      )}
      <p class="hint">{say('zone', { zone: zoneName(locale) })}</p>
    </div>
  )
}
