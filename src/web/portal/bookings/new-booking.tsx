import { Button, NativeSelect, NumberInput, Stack, Textarea, TextInput } from '@mantine/core'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answerOf, api } from '../api/client.ts'
import type { Lead } from '../leads/queries.ts'
import { filled, useSubmit } from '../parts/form.ts'
import { FormDialog } from '../parts/form-dialog.tsx'
import { FormProblem, SubmitButton } from '../parts/submit.tsx'
import type { Service } from '../settings/services/queries.ts'
import { fill, t } from '../texts/index.ts'
import styles from './bookings.module.css'
import { timeIn, zoneName } from './dates.ts'
import { refreshBookings, startsQuery, type Lane } from './queries.ts'

/** Start and resource that were clicked. */
export interface Wanted {
  date: string
  resourceId: string
  /** Milliseconds; null: no time was clicked. */
  start: number | null
  /** Lead that the booking is for, where it is known. */
  lead?: Pick<Lead, 'name' | 'email' | 'phone'>
}

interface NewBookingProps {
  wanted: Wanted
  zone: string
  lanes: Lane[]
  services: Service[]
  close: () => void
}

interface Values extends Record<string, unknown> {
  service_id: string
  resource_id: string
  date: string
  start: string
  client_name: string
  client_email: string
  client_phone: string
  party_size: number
  notes: string
}

type BookingForm = UseFormReturnType<Values>

export function NewBooking({ wanted, zone, lanes, services, close }: NewBookingProps) {
  const able = services.filter(({ active }) => active)
  const fitting = able.find(({ resource_ids: ids }) => ids.includes(wanted.resourceId)) ?? able[0]
  const [key] = useState(() => crypto.randomUUID())
  const form = useForm<Values>({
    initialValues: {
      service_id: fitting?.service_id ?? '',
      resource_id: fitting?.resource_ids.includes(wanted.resourceId) === true ? wanted.resourceId : '',
      date: wanted.date,
      start: wanted.start === null ? '' : new Date(wanted.start).toISOString(),
      client_name: wanted.lead?.name ?? '',
      client_email: wanted.lead?.email ?? '',
      client_phone: wanted.lead?.phone ?? '',
      party_size: 1,
      notes: '',
    },
    validate: {
      start: (start) => (start === '' ? t.bookings.startProblem : null),
      client_name: (name) => (name.trim() === '' ? t.bookings.nameProblem : null),
      client_phone: (phone, { client_email: email }) =>
        filled(phone) === null && filled(email) === null ? t.bookings.contactProblem : null,
    },
  })
  const submitting = useSubmit(form, {
    send: async (values) => {
      await answerOf(api.POST('/api/v1/bookings', { body: bodyOf(values), headers: { 'Idempotency-Key': key } }))
      await refreshBookings()
      close()
    },
    explain: ({ status }) => (status === 409 ? t.bookings.taken : undefined),
  })
  const service = able.find(({ service_id: id }) => id === form.values.service_id)
  return (
    <FormDialog title={t.bookings.new} isOpen close={close}>
      <form onSubmit={submitting.submit} noValidate>
        <Stack gap={12}>
          <WhenFields form={form} zone={zone} lanes={lanes} services={able} service={service} />
          <ClientFields form={form} />
          {(service?.capacity ?? 1) > 1 && (
            <NumberInput
              label={fill(t.bookings.partySize, { count: service?.capacity ?? 1 })}
              min={1}
              {...form.getInputProps('party_size')}
            />
          )}
          <Textarea label={t.bookings.notesField} maxLength={2000} {...form.getInputProps('notes')} />
          <FormProblem of={submitting} />
          <SubmitButton of={submitting} label={t.bookings.book} />
        </Stack>
      </form>
    </FormDialog>
  )
}

function bodyOf({ date: _date, ...values }: Values) {
  return {
    ...values,
    resource_id: filled(values.resource_id),
    client_email: filled(values.client_email),
    client_phone: filled(values.client_phone),
    notes: filled(values.notes),
  }
}

interface WhenFieldsProps {
  form: BookingForm
  zone: string
  lanes: Lane[]
  services: Service[]
  service: Service | undefined
}

function WhenFields({ form, zone, lanes, services, service }: WhenFieldsProps) {
  const { service_id, resource_id, date, party_size, start } = form.values
  const query = { service_id, from: date, to: date, party_size, ...(resource_id !== '' && { resource_id }) }
  const starts = useQuery({ ...startsQuery(query), enabled: service_id !== '' && date !== '' })
  const slots =
    starts.data?.slots.filter(({ resource_ids: ids }) => resource_id === '' || ids.includes(resource_id)) ?? []
  const doing = lanes.filter(({ resource_id: id }) => service?.resource_ids.includes(id))
  const isOffered = slots.some((slot) => slot.start === start)
  const empty = starts.data !== undefined && slots.length === 0 ? t.bookings.noStarts : t.bookings.choose
  return (
    <>
      <NativeSelect
        label={t.bookings.service}
        data={services.map(({ service_id: value, name }) => ({ value, label: name }))}
        {...form.getInputProps('service_id')}
        onChange={(event) => form.setValues({ service_id: event.currentTarget.value, resource_id: '' })}
      />
      <NativeSelect
        label={t.bookings.staff}
        data={[
          { value: '', label: t.bookings.anyone },
          ...doing.map(({ resource_id: value, name }) => ({ value, label: name })),
        ]}
        {...form.getInputProps('resource_id')}
      />
      <TextInput type="date" label={t.bookings.day} {...form.getInputProps('date')} />
      <NativeSelect
        label={`${t.bookings.start} (${zoneName(zone, `${date || '2026-01-01'}T12:00:00Z`)})`}
        data={[
          { value: '', label: empty },
          // A clicked time that is not offered stays chosen, so that its refusal can be read.
          ...(start === '' || isOffered ? [] : [{ value: start, label: timeIn(zone, start) }]),
          ...slots.map((slot) => ({ value: slot.start, label: timeIn(zone, slot.start) })),
        ]}
        {...form.getInputProps('start')}
      />
    </>
  )
}

/** A customer who is known is found by the first letters; anybody else is typed. */
function ClientFields({ form }: { form: BookingForm }) {
  const [asked, setAsked] = useState('')
  const q = asked.trim()
  const found = useQuery({
    queryKey: ['leads', 'for-booking', q],
    queryFn: () => answerOf(api.GET('/api/v1/leads', { params: { query: { q, limit: 5 } } })),
    enabled: q.length >= 2,
  })
  return (
    <>
      <TextInput
        label={t.bookings.find}
        value={asked}
        autoComplete="off"
        onChange={(event) => setAsked(event.currentTarget.value)}
      />
      {q.length >= 2 && (found.data?.data.length ?? 0) > 0 && (
        <ul className={styles.found}>
          {found.data?.data.map((lead) => (
            <li key={lead.lead_id}>
              <Button
                size="xs"
                onClick={() => {
                  const { name, email, phone } = lead
                  form.setValues({ client_name: name ?? '', client_email: email ?? '', client_phone: phone ?? '' })
                  setAsked('')
                }}
              >
                {[lead.name, lead.email ?? lead.phone].filter((part) => part != null).join(', ')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <TextInput label={t.bookings.name} maxLength={120} {...form.getInputProps('client_name')} />
      <TextInput label={t.bookings.phone} type="tel" {...form.getInputProps('client_phone')} />
      <TextInput label={t.bookings.email} type="email" {...form.getInputProps('client_email')} />
    </>
  )
}
