import { useRef, useState } from 'preact/hooks'
import type { ViewProps } from './app.tsx'
import { monthOf } from './calendar.ts'
import { Details, type Booked } from './details.tsx'
import { Icon } from './icons.tsx'
import { isSafe } from './markdown.tsx'
import type { Context } from './panel.tsx'
import { Heading, useLoaded, Waiting } from './steps.tsx'
import { Times, When, type Shown, type Slot } from './times.tsx'

export interface Service {
  service_id: string
  name: string
  description: string | null
  duration_minutes: number
  price: string | number | null
  assignment: 'any' | 'all' | 'chosen'
  resources: Person[]
}

export interface Person {
  resource_id: string
  name: string
}

/** Steps: service, person, time, details. Each can go back, and the time is held while the visitor types. */
export function Booking({ context }: ViewProps) {
  const [service, setService] = useState<Service>()
  const [person, setPerson] = useState<Person>()
  const [shown, setShown] = useState<Shown>({ month: monthOf(new Date()) })
  const [slot, setSlot] = useState<Slot>()
  const [booked, setBooked] = useState<Booked>()
  // Opening the panel does not move the focus; later steps do.
  const hasMoved = useRef(false)
  const isNext = hasMoved.current
  const moved =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      hasMoved.current = true
      set(value)
    }
  const again = () => {
    setService(undefined)
    setPerson(undefined)
    setShown({ month: monthOf(new Date()) })
    setSlot(undefined)
    setBooked(undefined)
  }
  if (booked !== undefined) return <Done context={context} booked={booked} again={again} />
  if (service === undefined) return <Services context={context} isNext={isNext} choose={moved(setService)} />
  if (service.assignment === 'chosen' && person === undefined)
    return <People context={context} service={service} choose={setPerson} back={() => setService(undefined)} />
  if (slot === undefined)
    return (
      <Times
        context={context}
        service={service}
        person={person}
        shown={shown}
        show={setShown}
        choose={setSlot}
        back={() => (person === undefined ? setService(undefined) : setPerson(undefined))}
      />
    )
  return (
    <Details
      context={context}
      service={service}
      person={person}
      slot={slot}
      back={() => setSlot(undefined)}
      done={(booking) => {
        setBooked(booking)
        context.shell.emit('booking', { booking_id: booking.booking_id, start: booking.start })
      }}
    />
  )
}

function Services({ context, isNext, choose }: { context: Context; isNext: boolean; choose(service: Service): void }) {
  const { say, desk } = context
  const services = useLoaded(() => desk.get<{ data: Service[] }>('/services'), [])
  return (
    <div class="scroll">
      <Heading isNext={isNext}>{say('service')}</Heading>
      {services.value === undefined && <Waiting context={context} {...services} />}
      {services.value?.data.length === 0 && <p class="hint">{say('noServices')}</p>}
      <ul class="choices">
        {services.value?.data.map((service) => (
          <li key={service.service_id}>
            <button type="button" onClick={() => choose(service)}>
              <strong dir="auto">{service.name}</strong>
              <span>
                {say('minutes', { count: service.duration_minutes })}
                {service.price !== null && ` · ${service.price}`}
              </span>
              {service.description !== null && <span dir="auto">{service.description}</span>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface PeopleProps {
  context: Context
  service: Service
  choose(person: Person): void
  back(): void
}

/** Services may let the visitor choose the person. */
function People({ context: { say }, service, choose, back }: PeopleProps) {
  return (
    <div class="scroll">
      <Heading isNext back={back} label={say('back')}>
        {say('pickPerson')}
      </Heading>
      <ul class="choices">
        {service.resources.map((person) => (
          <li key={person.resource_id}>
            <button type="button" onClick={() => choose(person)}>
              <strong dir="auto">{person.name}</strong>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Done({ context, booked, again }: { context: Context; booked: Booked; again(): void }) {
  const { say } = context
  const { manage_url: manage } = booked
  return (
    <div class="scroll done">
      <Icon name="done" />
      <Heading isNext>{say('booked')}</Heading>
      <div class="card">
        <Leaf context={context} start={booked.start} />
        <p>
          <strong dir="auto">{booked.service_name}</strong>
          <br />
          <When context={context} start={booked.start} />
        </p>
        {isSafe(manage) && (
          <div class="acts">
            <a href={`${manage}/appointment.ics`} rel="noopener noreferrer">
              {say('addToCalendar')}
            </a>
            <a href={manage} target="_blank" rel="noopener noreferrer">
              {say('manage')}
            </a>
          </div>
        )}
      </div>
      {booked.is_mailed && booked.client_email !== null && <p>{say('bookedMail', { email: booked.client_email })}</p>}
      <button type="button" class="quiet" onClick={again}>
        {say('bookAnother')}
      </button>
    </div>
  )
}

/** The day as a leaf of a calendar. Decorative: the words beside it say the same. */
function Leaf({ context: { locale, shell }, start }: { context: Context; start: string }) {
  const { time_zone: timeZone } = shell.config
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(new Date(start))
  return (
    <div class="leaf" aria-hidden="true">
      <b>{part({ month: 'short' })}</b>
      <strong>{part({ day: 'numeric' })}</strong>
      {part({ weekday: 'short' })}
    </div>
  )
}
