// Shares one file with the panel: several small ones compress worse.
import './panel.tsx'
export { words } from './texts/booking/index.ts'
import { useEffect, useRef, useState } from 'preact/hooks'
import style from './booking.css'
import timesStyle from './times.css'
import { useStyle } from './dress.ts'
import type { Booking } from './details.tsx'
import { Heading, useLoaded } from './steps.tsx'
import { later } from './later.tsx'
import { WaitingForList } from './waiting-for-list.tsx'
import { useNextFree } from './next-free.ts'
import { dayOf, soon } from './when.tsx'
import { find, Times, type Shown, type Slot } from './times.tsx'
import type { Context, ViewProps } from './context.ts'
import type { Service, Wish } from './bookable.ts'

const loadDetails = () => import('./details.tsx')
const Details = later(loadDetails)
const Booked = later(() => import('./booked.tsx'))

/** Steps: service, time, details. Each can go back, and the time is held while the visitor types. */
export function View({ context, controls, change }: ViewProps) {
  useStyle(context.shell.root, timesStyle)
  useStyle(context.shell.root, style)
  const [service, setService] = useState<Service>()
  const [wish, setWish] = useState<Wish>({ party: 1 })
  const [shown, setShown] = useState<Shown>({})
  const [slot, setSlot] = useState<Slot>()
  const [booked, setBooked] = useState<Booking>()
  // Opening the panel does not move the focus; later steps do.
  const hasMoved = useRef(false)
  const isNext = hasMoved.current
  const { wanted } = controls
  const again = () => {
    setService(undefined)
    setSlot(undefined)
    setBooked(undefined)
  }
  const choose = (chosen: Service) => {
    const { assignment, resources, party_min: least } = chosen
    hasMoved.current = true
    // Loads while a time is looked for; a failure is told where it is needed.
    void loadDetails().catch(() => {})
    setService(chosen)
    setWish({ party: least ?? 1, person: assignment === 'chosen' ? resources[0] : undefined })
    setShown(wanted === undefined ? {} : { from: wanted.day, day: wanted.day })
    if (wanted !== undefined) change({ wanted: undefined })
  }
  // The conversation leads here with a service and a day.
  useEffect(() => void (wanted !== undefined && again()), [wanted])
  if (booked !== undefined) return <Booked context={context} booked={booked} again={again} />
  if (service === undefined)
    return <Services context={context} isNext={isNext} wanted={wanted?.serviceId} choose={choose} />
  if (slot === undefined)
    return (
      <Times
        context={context}
        service={service}
        wish={wish}
        change={setWish}
        shown={shown}
        show={setShown}
        choose={setSlot}
        back={() => setService(undefined)}
      />
    )
  return (
    <Details
      context={context}
      service={service}
      wish={wish}
      slot={slot}
      back={() => setSlot(undefined)}
      choose={setSlot}
      near={async () => {
        const from = dayOf(slot.start, context.shell.config.time_zone)
        return (await find(context, { service, wish, from, isFirst: false })).slots
      }}
      done={(booking) => {
        setBooked(booking)
        context.shell.emit('booking', { booking_id: booking.booking_id, start: booking.start })
      }}
    />
  )
}

interface ServicesProps {
  context: Context
  isNext: boolean
  /** Id of the service to go on with at once. */
  wanted: string | undefined
  choose(service: Service): void
}

function Services({ context, isNext, wanted, choose }: ServicesProps) {
  const { say, desk, locale, shell } = context
  const free = useNextFree(context, true)
  const services = useLoaded(() => desk.get<{ data: Service[] }>('/services'), [])
  const found = services.value?.data.find(({ service_id: id }) => id === wanted)
  useEffect(() => void (found !== undefined && choose(found)), [found])
  return (
    <div class="scroll">
      <Heading isNext={isNext}>{say('service')}</Heading>
      {services.value === undefined && <WaitingForList context={context} {...services} />}
      {services.value?.data.length === 0 && <p class="hint">{say('noServices')}</p>}
      <ul class="choices">
        {services.value?.data.map((service) => {
          const next = free.find(({ service_id: id }) => id === service.service_id)
          return (
            <li key={service.service_id}>
              <button type="button" onClick={() => choose(service)}>
                <strong dir="auto">{service.name}</strong>
                <span>
                  {durationWords(locale, service.duration_minutes)}
                  {service.price !== null && ` · ${service.price}`}
                </span>
                {service.description !== null && <span dir="auto">{service.description}</span>}
                <span>
                  {next ? say('nextFree', { when: soon(locale, shell.config.time_zone, next.start) }) : '\u00a0'}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Minutes as people read them: "45 minutes", "2 hours", "1 hour 30 minutes". */
function durationWords(locale: string, count: number): string {
  return Object.entries({ hour: Math.floor(count / 60), minute: count % 60 })
    .filter(([, amount]) => amount > 0)
    .map(([unit, amount]) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(amount))
    .join(' ')
}
