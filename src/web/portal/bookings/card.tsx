import { Badge, Button, Group, Modal, NativeSelect, NumberInput, Stack, Textarea, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkButton } from '../parts/link-button.tsx'
import { Refused } from '../parts/refused.tsx'
import { showUndo, UNDO_MS } from '../parts/toasts.tsx'
import { fill, t } from '../texts/index.ts'
import { dateIn, longDate, timeIn, zoneName } from './dates.ts'
import type { Api } from '../api/client.ts'
import { cancelBooking, patchBooking, type BoardBooking, restoreBooking, startsQuery } from './queries.ts'

interface CardProps {
  booking: Api['Booking']
  zone: string
  close: () => void
}

const MINUTE_MS = 60_000

type View = 'card' | 'move' | 'cancel'

/** Opens a booking: its card, the question before it is cancelled, or that nobody came. */
export type Open = (booking: BoardBooking, at?: 'cancel' | 'noShow') => void

/** A booking and what can be done with it. Its questions stand in the same dialog. */
export function BookingCard({ booking, zone, close, at }: CardProps & { at?: 'cancel' | 'noShow' | undefined }) {
  const [view, setView] = useState<View>(at === 'cancel' ? 'cancel' : 'card')
  const { client_name: client, service_name: service } = booking
  const titles = {
    card: client,
    move: fill(t.bookings.moveTitle, { client }),
    cancel: fill(t.bookings.cancelTitle, { client, service }),
  }
  return (
    <Modal opened onClose={close} title={titles[view]} closeButtonProps={{ 'aria-label': t.form.close }}>
      {view === 'card' && (
        <Details booking={booking} zone={zone} close={close} show={setView} isNoShow={at === 'noShow'} />
      )}
      {view === 'move' && <MoveForm booking={booking} zone={zone} close={close} />}
      {view === 'cancel' && <CancelForm booking={booking} zone={zone} close={close} />}
    </Modal>
  )
}

interface DetailsProps extends CardProps {
  show: (view: View) => void
  /** The act to confirm is that nobody came. */
  isNoShow: boolean
}

function Details({ booking, zone, close, show, isNoShow }: DetailsProps) {
  const ending = useMutation({
    mutationFn: (status: 'completed' | 'no_show') =>
      patchBooking(booking.booking_id, { status, version: booking.version }),
    onSuccess: close,
  })
  const cancelling = useCancelling(booking, close)
  const [hasBegun] = useState(() => Date.now() >= Date.parse(booking.start))
  const contact = [booking.client_phone, booking.client_email].filter((one) => one !== null).join(' · ')
  return (
    <Stack gap={8}>
      <p>
        {booking.service_name}, {booking.resource_name} <Badge>{t.bookings.states[booking.status]}</Badge>
      </p>
      <p>
        {longDate(dateIn(zone, booking.start))}, {timeIn(zone, booking.start)} – {timeIn(zone, booking.end)}{' '}
        <span className="dim">{zoneName(zone, booking.start)}</span>
      </p>
      {contact !== '' && <p className="dim">{contact}</p>}
      {booking.party_size > 1 && <p className="dim">{fill(t.bookings.party, { count: booking.party_size })}</p>}
      {booking.notes !== null && <p>{booking.notes}</p>}
      <Refused error={ending.error ?? cancelling.error} />
      <Group mt="sm" gap={8}>
        <LinkButton to="/bookings/$bookingId" params={{ bookingId: booking.booking_id }}>
          {t.bookings.open}
        </LinkButton>
        {booking.status === 'confirmed' && <Button onClick={() => show('move')}>{t.bookings.moveTo}</Button>}
        {hasBegun && booking.status !== 'completed' && (
          <Button loading={ending.isPending} onClick={() => ending.mutate('completed')}>
            {t.bookings.done}
          </Button>
        )}
        {hasBegun && booking.status !== 'no_show' && (
          <Button
            data-autofocus={isNoShow || undefined}
            loading={ending.isPending}
            onClick={() => ending.mutate('no_show')}
          >
            {t.bookings.noShow}
          </Button>
        )}
        {booking.status === 'confirmed' && <CancelActs cancelling={cancelling} explain={() => show('cancel')} />}
      </Group>
    </Stack>
  )
}

interface CancelActsProps {
  cancelling: ReturnType<typeof useCancelling>
  /** Asks for a reason first. */
  explain: () => void
}

function CancelActs({ cancelling, explain }: CancelActsProps) {
  return (
    <>
      <Button variant="quiet-danger" loading={cancelling.isPending} onClick={() => cancelling.mutate('')}>
        {t.bookings.cancelNow}
      </Button>
      <Button variant="quiet-danger" onClick={explain}>
        {t.bookings.withReason}
      </Button>
    </>
  )
}

/** The way without a pointer and without keys: the starts that are offered. */
interface StartSelectProps {
  label: string
  /** Undefined until they are known. */
  starts: { value: string; label: string }[] | undefined
  chosen: string
  choose: (start: string) => void
}

function StartSelect({ label, starts, chosen, choose }: StartSelectProps) {
  const first = starts?.length === 0 ? t.bookings.noStarts : t.bookings.choose
  return (
    <NativeSelect
      label={label}
      value={chosen}
      onChange={(event) => choose(event.currentTarget.value)}
      data={[{ value: '', label: first }, ...(starts ?? [])]}
    />
  )
}

function MoveForm({ booking, zone, close }: CardProps) {
  const { booking_id, service_id, party_size, version } = booking
  const [date, setDate] = useState(dateIn(zone, booking.start))
  const [chosen, setChosen] = useState('')
  const before = (Date.parse(booking.end) - Date.parse(booking.start)) / MINUTE_MS
  const [minutes, setMinutes] = useState(before)
  const isResized = minutes !== before
  const starts = useQuery(startsQuery({ service_id, booking_id, party_size, from: date, to: date }))
  const moving = useMutation({
    mutationFn: () => {
      const change = { ...(chosen !== '' && { start: chosen }), ...(isResized && { duration_minutes: minutes }) }
      return patchBooking(booking_id, { ...change, version })
    },
    onSuccess: close,
  })
  return (
    <Stack gap={12}>
      <TextInput
        type="date"
        label={t.bookings.day}
        value={date}
        onChange={(event) => {
          setDate(event.currentTarget.value)
          setChosen('')
        }}
      />
      <StartSelect
        label={`${t.bookings.start} (${zoneName(zone, booking.start)})`}
        starts={starts.data?.slots.map(({ start }) => ({ value: start, label: timeIn(zone, start) }))}
        chosen={chosen}
        choose={setChosen}
      />
      <NumberInput
        label={t.bookings.minutes}
        value={minutes}
        min={5}
        max={1_440}
        step={15}
        onChange={(value) => setMinutes(Number(value))}
      />
      <Refused error={moving.error} />
      <MoveActs
        isPossible={chosen !== '' || isResized}
        isPending={moving.isPending}
        move={() => moving.mutate()}
        close={close}
      />
    </Stack>
  )
}

interface MoveActsProps {
  isPossible: boolean
  isPending: boolean
  move: () => void
  close: () => void
}

function MoveActs({ isPossible, isPending, move, close }: MoveActsProps) {
  return (
    <Group gap={8}>
      <Button variant="filled" disabled={!isPossible} loading={isPending} onClick={move}>
        {t.bookings.move}
      </Button>
      <Button onClick={close}>{t.bookings.leaveIt}</Button>
    </Group>
  )
}

/** Cancels at once, with a reason or an empty one, and offers to take it back. */
function useCancelling(
  { booking_id: id, client_name: client, client_email: email }: CardProps['booking'],
  close: () => void,
) {
  return useMutation({
    mutationFn: (reason: string) => cancelBooking(id, reason.trim() === '' ? null : reason),
    onSuccess: () => {
      close()
      showUndo({
        words: fill(email === null ? t.bookings.cancelled : t.bookings.cancelledMail, { seconds: UNDO_MS / 1000 }),
        undo: () =>
          restoreBooking(id).then(
            () => fill(t.bookings.undone, { client }),
            () => t.bookings.notUndone,
          ),
      })
    },
  })
}

function CancelForm({ booking, zone, close }: CardProps) {
  const [reason, setReason] = useState('')
  const cancelling = useCancelling(booking, close)
  const time = timeIn(zone, booking.start)
  const text = booking.client_email === null ? t.bookings.cancelText : t.bookings.cancelTextMail
  return (
    <Stack gap={12}>
      <p className="dim">{fill(text, { client: booking.client_name, time })}</p>
      <Textarea
        label={t.bookings.reason}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Refused error={cancelling.error} />
      <Group gap={8}>
        <Button variant="danger" loading={cancelling.isPending} onClick={() => cancelling.mutate(reason)}>
          {t.bookings.cancelAct}
        </Button>
        <Button onClick={close}>{t.bookings.keep}</Button>
      </Group>
    </Stack>
  )
}
