// Shares one file with the panel: several small ones compress worse.
import './panel.tsx'
export { words } from './texts/details/index.ts'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { Refused } from './desk.ts'
import { Field, focusInvalid, useFields } from './fields.tsx'
import { useHold } from './hold.ts'
import { Heading, useStepBack } from './steps.tsx'
import { later } from './later.tsx'
import type { Slot } from './times.tsx'
import { TooMany } from './too-many.ts'
import { clock, format, When, zone } from './when.tsx'
import type { CardBooking } from './conversation.ts'
import type { Context } from './context.ts'
import type { Service, Wish } from './bookable.ts'

const Taken = later(() => import('./taken.tsx'))

export interface Booking extends CardBooking {
  booking_id: string
  client_email: string | null
  is_mailed: boolean
}

interface DetailsProps {
  context: Context
  service: Service
  wish: Wish
  slot: Slot
  back(): void
  choose(slot: Slot): void
  /** Free starts from the day of the slot on. */
  near(): Promise<Slot[]>
  done(booking: Booking): void
}

/** The visitor's own fields. The time is held while they are filled in. */
export function View({ context, service, wish: { person, party }, slot, back, choose, near, done }: DetailsProps) {
  const { say, locale, desk, visitor, shell } = context
  const fields = useFields(visitor)
  const [isSending, setSending] = useState(false)
  const [trouble, setTrouble] = useState<ComponentChildren>()
  const { service_id: id, party_max: most } = service
  const partySize = most === null ? null : party
  const wanted = { service_id: id, start: slot.start, resource_id: person?.resource_id ?? null, party_size: partySize }
  const lost = () => {
    const chooseOther = (other: Slot) => {
      setTrouble(undefined)
      choose(other)
    }
    setTrouble(<Taken {...{ context, slot }} load={near} choose={chooseOther} />)
  }
  const hold = useHold(desk, wanted, lost)
  useStepBack(context, () => void Promise.resolve(hold.release()).then(back))
  const named = format(locale, shell.config.time_zone, { weekday: 'short', hour: 'numeric', minute: 'numeric' })

  const submit = async (event: SubmitEvent & { currentTarget: HTMLFormElement }) => {
    event.preventDefault()
    const form = event.currentTarget
    const { values } = fields
    const missing = {
      ...(values.name.trim() ? {} : { name: say('required') }),
      ...(values.email.trim() || values.phone.trim() ? {} : { email: say('emailOrPhone') }),
    }
    if (isSending || focusInvalid(form, fields.check(missing))) return
    setSending(true)
    setTrouble(undefined)
    const token = await hold.token()
    const body = {
      ...wanted,
      client_name: values.name,
      client_email: values.email.trim() || null,
      client_phone: values.phone.trim() || null,
      notes: values.notes.trim() || null,
      time_zone: zone,
      locale,
      hold_token: token,
    }
    try {
      const booking = await desk.post<Booking>('/bookings', body, { 'idempotency-key': hold.attempt() })
      hold.kept()
      done(booking)
    } catch (error) {
      const refused = Refused.of(error)
      setSending(false)
      if (focusInvalid(form, fields.refuse(refused, say('invalid')))) return
      if (refused.status === 409) lost()
      else
        setTrouble(
          refused.status === 429 ? (
            <TooMany {...{ context }} what="tooManyBookings" retryAfter={refused.retryAfter} />
          ) : (
            say('notSent')
          ),
        )
    }
  }
  return (
    <form class="view" noValidate onSubmit={submit}>
      <div class="scroll">
        <Heading isNext>{say('details')}</Heading>
        <p class="summary">
          <strong dir="auto">{service.name}</strong>
          {person !== undefined && <span dir="auto">, {person.name}</span>}
          {partySize !== null && `, ${say('people', { count: partySize })}`}
          <br />
          <When context={context} start={slot.start} />
        </p>
        {/* Its line is there from the first, so that nothing moves under a finger when the time is held. */}
        <p class="hint">
          {hold.until === undefined ? '\u00A0' : say('heldUntil', { time: clock(locale, zone)(hold.until) })}
        </p>
        <Field fields={fields} name="name" label={say('name')} autocomplete="name" isNeeded />
        <Field fields={fields} name="email" label={say('email')} type="email" autocomplete="email" />
        <Field fields={fields} name="phone" label={say('phone')} type="tel" autocomplete="tel" />
        <Field fields={fields} name="notes" label={say('notes')} isLong />
      </div>
      <div class="bar">
        {trouble && (
          <div class="trouble" role="alert">
            {trouble}
          </div>
        )}
        <button type="submit" class="primary wide" aria-disabled={isSending}>
          {say('confirm', { when: named(slot.start) })}
        </button>
      </div>
    </form>
  )
}
