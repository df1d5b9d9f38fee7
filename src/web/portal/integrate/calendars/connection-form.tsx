import { Checkbox, NativeSelect, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { answerOf, api } from '../../api/client.ts'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { useSubmit } from '../../parts/form.ts'
import { FormProblem, SubmitButton } from '../../parts/submit.tsx'
import type { Resource } from '../../settings/services/queries.ts'
import { t } from '../../texts/index.ts'
import { providersQuery, refreshCalendars, type Connection } from './queries.ts'

interface ConnectionDialogProps {
  isOpen: boolean
  close: () => void
  resources: Resource[]
  /** Without one, a new one is made. */
  connection?: Connection
}

export function ConnectionDialog({ isOpen, close, resources, connection }: ConnectionDialogProps) {
  const title = connection === undefined ? t.calendars.connectTitle : t.calendars.editTitle
  return (
    <FormDialog title={title} isOpen={isOpen} close={close}>
      <ConnectionForm resources={resources} connection={connection} onSaved={close} />
    </FormDialog>
  )
}

type Values = {
  provider: Connection['provider']
  resource_id: string
  settings: {
    url: string
    username: string
    password: string
    calendar_id: string
    write_bookings: boolean
    cancel_when_deleted: boolean
  }
  blocking: boolean
  close_after_hours: string
}

function valuesOf(connection: Connection | undefined, resources: Resource[]): Values {
  const given = connection?.settings
  const provider = connection?.provider ?? 'caldav'
  return {
    provider,
    resource_id: connection?.resource_id ?? resources[0]?.resource_id ?? '',
    settings: {
      // The address of a file is a secret: the reply has its host alone.
      url: provider === 'ics' ? '' : (given?.url ?? ''),
      username: given?.username ?? '',
      password: '',
      calendar_id: given?.calendar_id ?? '',
      write_bookings: given?.write_bookings ?? true,
      cancel_when_deleted: given?.cancel_when_deleted ?? false,
    },
    blocking: connection?.blocking ?? false,
    close_after_hours: String(connection?.close_after_hours ?? 12),
  }
}

interface FormProps {
  resources: Resource[]
  connection: Connection | undefined
  onSaved: () => void
}

function ConnectionForm({ resources, connection, onSaved }: FormProps) {
  const form = useForm<Values>({ initialValues: valuesOf(connection, resources) })
  const submitting = useSubmit(form, {
    send: async (values) => {
      await save(connection, values)
      await refreshCalendars()
      onSaved()
    },
  })
  const { provider } = form.values
  return (
    <form onSubmit={submitting.submit} noValidate>
      <Stack gap={16}>
        {connection === undefined && <Kind form={form} resources={resources} />}
        {provider === 'google' ? <GoogleFields form={form} /> : <AddressFields form={form} connection={connection} />}
        {provider !== 'ics' && <Writing form={form} />}
        <Blocking form={form} />
        <FormProblem of={submitting} />
        <SubmitButton of={submitting} label={connection === undefined ? t.calendars.make : t.calendars.save} />
      </Stack>
    </form>
  )
}

type Fields = { form: UseFormReturnType<Values> }

function Kind({ form, resources }: Fields & { resources: Resource[] }) {
  const providers = useQuery(providersQuery).data?.data ?? []
  const isOff = (name: string) => providers.some(({ provider, available }) => provider === name && !available)
  const kinds = (['caldav', 'google', 'ics'] as const).map((value) => ({
    value,
    label: isOff(value) ? `${t.calendars.providers[value]} (${t.calendars.isOff})` : t.calendars.providers[value],
    disabled: isOff(value),
  }))
  return (
    <>
      <NativeSelect
        label={t.calendars.kind}
        description={t.calendars.hints[form.values.provider]}
        data={kinds}
        data-autofocus
        {...form.getInputProps('provider')}
      />
      <NativeSelect
        label={t.calendars.whose}
        data={resources.map(({ resource_id: value, name: label }) => ({ value, label }))}
        {...form.getInputProps('resource_id')}
      />
    </>
  )
}

function AddressFields({ form, connection }: Fields & { connection: Connection | undefined }) {
  const kept = connection === undefined ? undefined : t.calendars.stored
  const isFile = form.values.provider === 'ics'
  return (
    <>
      <TextInput
        label={t.calendars.address}
        description={isFile ? kept : undefined}
        placeholder="https://"
        {...form.getInputProps('settings.url')}
      />
      <TextInput
        label={isFile ? t.calendars.usernameIfNeeded : t.calendars.username}
        autoComplete="off"
        {...form.getInputProps('settings.username')}
      />
      <PasswordInput
        label={isFile ? t.calendars.passwordIfNeeded : t.calendars.password}
        description={kept ?? t.calendars.passwordHint}
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': t.doors.show }}
        {...form.getInputProps('settings.password')}
      />
    </>
  )
}

function GoogleFields({ form }: Fields) {
  return (
    <TextInput
      label={t.calendars.calendarId}
      description={t.calendars.calendarIdHint}
      placeholder="primary"
      {...form.getInputProps('settings.calendar_id')}
    />
  )
}

function Writing({ form }: Fields) {
  return (
    <>
      <Checkbox label={t.calendars.write} {...form.getInputProps('settings.write_bookings', { type: 'checkbox' })} />
      <Checkbox
        label={t.calendars.cancelDeleted}
        description={t.calendars.cancelDeletedHint}
        {...form.getInputProps('settings.cancel_when_deleted', { type: 'checkbox' })}
      />
    </>
  )
}

function Blocking({ form }: Fields) {
  return (
    <>
      <Checkbox
        label={t.calendars.blocking}
        description={t.calendars.blockingHint}
        {...form.getInputProps('blocking', { type: 'checkbox' })}
      />
      {form.values.blocking && (
        <TextInput
          label={t.calendars.closeAfter}
          inputMode="numeric"
          maxLength={3}
          {...form.getInputProps('close_after_hours')}
        />
      )}
    </>
  )
}

async function save(connection: Connection | undefined, values: Values): Promise<unknown> {
  const { provider, resource_id, blocking, close_after_hours: hours } = values
  const rules = { blocking, close_after_hours: Number(hours) }
  if (connection === undefined) {
    const body = { provider, resource_id, settings: settingsOf(values), ...rules }
    return answerOf(api.POST('/api/v1/calendar-connections', { body }))
  }
  const path = { connection_id: connection.connection_id }
  const body = { settings: settingsOf(values), ...rules }
  return answerOf(api.PATCH('/api/v1/calendar-connections/{connection_id}', { params: { path }, body }))
}

/** An empty text is not sent: it stays as it is. */
function settingsOf({ provider, settings }: Values) {
  const { url, username, password, calendar_id: id, write_bookings, cancel_when_deleted } = settings
  const texts = provider === 'google' ? { calendar_id: id } : { url, username, password }
  const given = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))
  return provider === 'ics' ? given : { ...given, write_bookings, cancel_when_deleted }
}
