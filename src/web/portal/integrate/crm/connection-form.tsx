import { NativeSelect, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { isOneOf, namesIn, recordOf } from '../../../../core/keys.ts'
import { answerOf, api } from '../../api/client.ts'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { filled, useSubmit } from '../../parts/form.ts'
import { FormProblem, SubmitButton } from '../../parts/submit.tsx'
import { t } from '../../texts/index.ts'
import { refreshCrm, type Connection } from './queries.ts'

type Provider = Connection['provider']
type SettingName = keyof typeof t.crm.settings

/** The settings of each provider, the needed ones first. */
const SETTINGS: Record<Provider, SettingName[]> = {
  hubspot: ['access_token', 'client_id', 'client_secret', 'refresh_token', 'id_property'],
  pipedrive: ['api_token', 'base_url'],
  salesforce: ['base_url', 'client_id', 'client_secret', 'refresh_token', 'external_id_field', 'company'],
  webhook: ['url'],
}

const SECRETS: readonly SettingName[] = ['access_token', 'api_token', 'client_secret', 'refresh_token']

interface ConnectionDialogProps {
  isOpen: boolean
  close: () => void
  /** Without one, a new one is made. */
  connection?: Connection
}

export function ConnectionDialog({ isOpen, close, connection }: ConnectionDialogProps) {
  const title = connection === undefined ? t.crm.connectTitle : t.crm.editTitle
  return (
    <FormDialog title={title} isOpen={isOpen} close={close}>
      <ConnectionForm connection={connection} onSaved={close} />
    </FormDialog>
  )
}

type Values = {
  provider: Provider
  name: string
  settings: Record<SettingName, string>
}

function ConnectionForm({ connection, onSaved }: { connection: Connection | undefined; onSaved: () => void }) {
  const given: Partial<Record<SettingName, string>> = connection?.settings ?? {}
  const names = namesIn(t.crm.settings)
  const form = useForm<Values>({
    initialValues: {
      provider: connection?.provider ?? 'hubspot',
      name: connection?.name ?? '',
      settings: recordOf(names, (name) => given[name] ?? ''),
    },
  })
  const submitting = useSubmit(form, {
    send: async (values) => {
      await save(connection, values)
      await refreshCrm()
      onSaved()
    },
  })
  const { provider } = form.values
  const providers = namesIn(SETTINGS).map((value) => ({ value, label: t.crm.providers[value] }))
  return (
    <form onSubmit={submitting.submit} noValidate>
      <Stack gap={16}>
        {connection === undefined && (
          <NativeSelect
            label={t.crm.provider}
            description={t.crm.needs[provider]}
            data={providers}
            data-autofocus
            {...form.getInputProps('provider')}
          />
        )}
        {SETTINGS[provider].map((name) => (
          <Setting key={name} name={name} form={form} isStored={hasSecret(connection, name)} />
        ))}
        <TextInput label={t.crm.name} maxLength={100} {...form.getInputProps('name')} />
        <FormProblem of={submitting} />
        <SubmitButton of={submitting} label={connection === undefined ? t.crm.make : t.crm.save} />
      </Stack>
    </form>
  )
}

interface SettingProps {
  name: SettingName
  form: UseFormReturnType<Values>
  isStored: boolean
}

function Setting({ name, form, isStored }: SettingProps) {
  const field: { error?: string } = form.getInputProps(`settings.${name}`)
  const words = { label: t.crm.settings[name], ...field }
  if (!SECRETS.includes(name))
    return <TextInput {...words} {...(name === 'url' || name === 'base_url' ? { placeholder: 'https://' } : {})} />
  return (
    <PasswordInput
      {...words}
      aria-invalid={words.error === undefined ? undefined : true}
      autoComplete="off"
      description={isStored ? t.crm.stored : undefined}
      visibilityToggleButtonProps={{ 'aria-label': t.crm.showSecret }}
    />
  )
}

function hasSecret(connection: Connection | undefined, name: SettingName): boolean {
  return isOneOf(connection?.secrets ?? [], name)
}

async function save(connection: Connection | undefined, { provider, name, settings }: Values): Promise<unknown> {
  if (connection === undefined) {
    const body = { provider, name: filled(name), settings: settingsOf(provider, settings), enabled: true }
    return answerOf(api.POST('/api/v1/crm/connections', { body }))
  }
  const path = { connection_id: connection.connection_id }
  const body = { name: filled(name), ...changedSettings(connection, settings) }
  return answerOf(api.PATCH('/api/v1/crm/connections/{connection_id}', { params: { path }, body }))
}

function settingsOf(provider: Provider, settings: Values['settings']) {
  const given = SETTINGS[provider].filter((name) => settings[name].trim() !== '')
  return Object.fromEntries(given.map((name) => [name, settings[name]]))
}

/** A secret that is left empty stays as it is; sending settings lets a connection that waits go on. */
function changedSettings({ provider, settings: before }: Connection, settings: Values['settings']) {
  const known: Partial<Record<SettingName, string>> = before
  const changed = SETTINGS[provider].filter((name) => settings[name] !== (known[name] ?? ''))
  if (changed.length === 0) return {}
  return { settings: Object.fromEntries(changed.map((name) => [name, filled(settings[name])])) }
}
