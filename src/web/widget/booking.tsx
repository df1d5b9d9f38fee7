import { useEffect, useRef, useState } from 'preact/hooks'
import type { ViewProps } from './app.tsx'
import { dayOf, monthOf, monthRange, shifted, type Month } from './calendar.ts'
import { Days } from './days.tsx'
import { Refused } from './desk.ts'
import { Field, focusInvalid, useFields } from './fields.tsx'
import { Icon } from './icons.tsx'
import { isSafe } from './markdown.tsx'
import type { Context } from './panel.tsx'

interface Service {
  service_id: string
  name: string
  description: string | null
  duration_minutes: number
  price: string | null
}

export interface Slot {
  start: string
  end: string
}

interface Hold {
  hold_id: string
  hold_token: string
  expires_at: string
}

interface Booked {
  booking_id: string
  service_name: string
  start: string
  client_email: string | null
  manage_url: string | null
}

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** What, when, who: each step can be gone back on, and the time is kept while the visitor types. */
export function Booking({ context }: ViewProps) {
  const [service, setService] = useState<Service>()
  const [slot, setSlot] = useState<Slot>()
  const [booked, setBooked] = useState<Booked>()
  const again = () => {
    setService(undefined)
    setSlot(undefined)
    setBooked(undefined)
  }
  if (booked !== undefined) return <Done context={context} booked={booked} again={again} />
  if (service === undefined) return <Services context={context} choose={setService} />
  if (slot === undefined)
    return <Times context={context} service={service} choose={setSlot} back={() => setService(undefined)} />
  return (
    <Details
      context={context}
      service={service}
      slot={slot}
      back={() => setSlot(undefined)}
      done={(booking) => {
        setBooked(booking)
        context.shell.emit('booking', { booking_id: booking.booking_id, start: booking.start })
      }}
    />
  )
}

/** The step's heading takes the focus, so that keyboard and screen reader follow. */
interface HeadingProps {
  children: string
  /** A step that the visitor came to from another. */
  isNext?: boolean
  back?: () => void
  label?: string
}

function Heading({ children, isNext = false, back, label }: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNext || back !== undefined) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div class="step">
      {back !== undefined && (
        <button type="button" class="icon" aria-label={label} onClick={back}>
          <Icon name="before" />
        </button>
      )}
      <h3 ref={heading} tabIndex={-1}>
        {children}
      </h3>
    </div>
  )
}

function useLoaded<T>(load: () => Promise<T>, inputs: unknown[]) {
  const [value, setValue] = useState<T>()
  const [isFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isCurrent = true
    setFailed(false)
    setValue(undefined)
    load().then(
      (loaded) => isCurrent && setValue(() => loaded),
      () => isCurrent && setFailed(true),
    )
    return () => {
      isCurrent = false
    }
  }, [...inputs, attempt])
  return { value, isFailed, again: () => setAttempt(attempt + 1) }
}

function Waiting({ context: { say }, isFailed, again }: { context: Context; isFailed: boolean; again(): void }) {
  if (!isFailed) return <p class="hint">{say('loading')}</p>
  return (
    <p class="hint">
      {say('failed')}{' '}
      <button type="button" class="link" onClick={again}>
        {say('tryAgain')}
      </button>
    </p>
  )
}

function Services({ context, choose }: { context: Context; choose(service: Service): void }) {
  const { say, desk } = context
  const services = useLoaded(() => desk.get<{ data: Service[] }>('/services'), [])
  return (
    <div class="scroll">
      <Heading>{say('service')}</Heading>
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

interface TimesProps {
  context: Context
  service: Service
  choose(slot: Slot): void
  back(): void
}

function Times({ context, service, choose, back }: TimesProps) {
  const { say, locale, desk } = context
  const [month, setMonth] = useState<Month>(monthOf(new Date()))
  const [day, setDay] = useState<string>()
  const slots = useLoaded(() => {
    const { from, to } = monthRange(month)
    const query = new URLSearchParams({ service_id: service.service_id, from, to, time_zone: zone })
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
      <Heading back={back} label={say('back')}>
        {service.name}
      </Heading>
      <Days
        context={context}
        month={month}
        open={new Set(byDay.keys())}
        chosen={chosen}
        choose={setDay}
        turn={(months) => {
          setMonth(shifted(month, months))
          setDay(undefined)
        }}
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

/** "Central European Time (Europe/Berlin)": a name that people know, and the one that is exact. */
function zoneName(locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts()
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value
  return name === undefined || name === zone ? zone : `${name} (${zone})`
}

interface DetailsProps {
  context: Context
  service: Service
  slot: Slot
  back(): void
  done(booking: Booked): void
}

function Details({ context, service, slot, back, done }: DetailsProps) {
  const { say, locale, desk, visitor } = context
  const fields = useFields({ name: visitor.name, email: visitor.email, phone: visitor.phone })
  const [isSending, setSending] = useState(false)
  const [trouble, setTrouble] = useState('')
  const hold = useHold(context, service, slot, () => setTrouble(say('taken')))
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone: zone })
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: zone })

  const submit = async (event: SubmitEvent & { currentTarget: HTMLFormElement }) => {
    event.preventDefault()
    const { values } = fields
    const missing = {
      ...(values.name ? {} : { name: say('required') }),
      ...(values.email || values.phone ? {} : { email: say('emailOrPhone') }),
    }
    if (focusInvalid(event.currentTarget, fields.check(missing))) return
    setSending(true)
    setTrouble('')
    try {
      const body = {
        service_id: service.service_id,
        start: slot.start,
        client_name: values.name,
        client_email: values.email || null,
        client_phone: values.phone || null,
        notes: values.notes || null,
        time_zone: zone,
        locale,
        hold_token: hold.current?.hold_token ?? null,
      }
      const booking = await desk.post<Booked>('/bookings', body, { 'idempotency-key': hold.attempt })
      hold.kept()
      done(booking)
    } catch (error) {
      const refused = error instanceof Refused ? error : new Refused(0)
      setSending(false)
      if (refused.status === 409) setTrouble(say('taken'))
      else setTrouble(refused.status === 429 ? say('tooMany') : refused.message || say('notSent'))
    }
  }
  return (
    <form class="scroll" noValidate onSubmit={submit}>
      <Heading back={back} label={say('back')}>
        {say('details')}
      </Heading>
      <p class="summary">
        <strong dir="auto">{service.name}</strong>
        <br />
        {when.format(new Date(slot.start))}
        <br />
        <small>{say('zone', { zone: zoneName(locale) })}</small>
      </p>
      {hold.until !== undefined && <p class="hint">{say('heldUntil', { time: time.format(hold.until) })}</p>}
      <Field fields={fields} name="name" label={say('name')} autocomplete="name" />
      <Field fields={fields} name="email" label={say('email')} type="email" autocomplete="email" />
      <Field fields={fields} name="phone" label={say('phone')} type="tel" autocomplete="tel" />
      <Field fields={fields} name="notes" label={say('notes')} isLong />
      {trouble !== '' && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <button type="submit" class="primary wide" disabled={isSending}>
        {say('confirm')}
      </button>
    </form>
  )
}

/** Keeps the time while the visitor types, and gives it back when they leave the step without booking. */
function useHold({ desk }: Context, service: Service, slot: Slot, lost: () => void) {
  const [until, setUntil] = useState<Date>()
  const state = useRef<{ hold: Hold | undefined; isBooked: boolean; isGone: boolean; attempt: string }>({
    hold: undefined,
    isBooked: false,
    isGone: false,
    attempt: crypto.randomUUID(),
  })
  useEffect(() => {
    const own = state.current
    const giveBack = (hold: Hold) => void desk.remove(`/holds/${hold.hold_id}`).catch(() => {})
    const keep = async () => {
      try {
        const hold = await desk.post<Hold>('/holds', { service_id: service.service_id, start: slot.start })
        if (own.isGone) return giveBack(hold)
        own.hold = hold
        setUntil(new Date(hold.expires_at))
      } catch (error) {
        // Without a hold one can still book, unless somebody else was first.
        if (error instanceof Refused && error.status === 409) lost()
      }
    }
    void keep()
    return () => {
      own.isGone = true
      if (own.hold !== undefined && !own.isBooked) giveBack(own.hold)
    }
  }, [])
  return {
    until,
    get current() {
      return state.current.hold
    },
    /** The same for every try, so that a cut connection books once. */
    attempt: state.current.attempt,
    kept: () => {
      state.current.isBooked = true
    },
  }
}

function Done({ context, booked, again }: { context: Context; booked: Booked; again(): void }) {
  const { say, locale } = context
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone: zone })
  const text = `${say('booked')} ${booked.service_name}, ${when.format(new Date(booked.start))}`
  useEffect(() => context.announce(text), [])
  const { manage_url: manage } = booked
  return (
    <div class="scroll done">
      <Icon name="done" />
      <Heading isNext>{say('booked')}</Heading>
      <p class="summary">
        <strong dir="auto">{booked.service_name}</strong>
        <br />
        {when.format(new Date(booked.start))}
        <br />
        <small>{say('zone', { zone: zoneName(locale) })}</small>
      </p>
      {booked.client_email !== null && <p>{say('bookedMail', { email: booked.client_email })}</p>}
      <div class="row">
        {manage !== null && isSafe(manage) && (
          <>
            <a class="quiet" href={`${manage}/calendar.ics`} rel="noopener noreferrer">
              {say('addToCalendar')}
            </a>
            <a class="quiet" href={manage} target="_blank" rel="noopener noreferrer">
              {say('manage')}
            </a>
          </>
        )}
        <button type="button" class="quiet" onClick={again}>
          {say('bookAnother')}
        </button>
      </div>
    </div>
  )
}
