import { Autocomplete, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { answerOf, api } from '../api/client.ts'
import { LinkButton } from '../parts/link-button.tsx'
import { FormProblem, SubmitButton } from '../parts/submit.tsx'
import { PageHeading } from '../shell/shell.tsx'
import { t } from '../texts/index.ts'
import { refreshCalls } from './queries.ts'
import { useStartingCall } from './start-call.ts'
import styles from './calls.module.css'

const route = getRouteApi('/shell/calls/new')

export function NewCall() {
  return (
    <>
      <PageHeading title={t.calls.start}>
        <LinkButton to="/calls">{t.calls.back}</LinkButton>
      </PageHeading>
      <CallForm />
    </>
  )
}

function CallForm() {
  const { to = '', name = '' } = route.useSearch()
  const navigate = route.useNavigate()
  const form = useForm({ initialValues: { phone_number: to, client_name: name, custom_prompt: '' } })
  const submitting = useStartingCall(form, async (callId) => {
    await refreshCalls()
    await navigate({ to: '/calls/$callId', params: { callId } })
  })
  return (
    <form className={styles.form} onSubmit={submitting.submit} noValidate>
      <p className="dim">{t.calls.startText}</p>
      <LeadField value={form.values.client_name} change={(values) => form.setValues(values)} />
      <TextInput
        label={t.calls.number}
        description={t.calls.numberHint}
        type="tel"
        autoComplete="off"
        placeholder="+14155550100"
        {...form.getInputProps('phone_number')}
      />
      <Textarea
        label={t.calls.about}
        description={t.calls.aboutHint}
        autosize
        minRows={3}
        maxLength={4_000}
        {...form.getInputProps('custom_prompt')}
      />
      <FormProblem of={submitting} />
      <div>
        <SubmitButton of={submitting} label={t.calls.callNow} />
      </div>
    </form>
  )
}

interface LeadFieldProps {
  value: string
  change: (values: { client_name: string; phone_number?: string }) => void
}

const LEADS = 8

/** A name; that of a known lead brings its number. */
function LeadField({ value, change }: LeadFieldProps) {
  const wanted = value.trim()
  const { data } = useQuery({
    queryKey: ['leads', 'to-call', wanted],
    queryFn: () => answerOf(api.GET('/api/v1/leads', { params: { query: { limit: LEADS, q: wanted } } })),
    enabled: wanted !== '',
    placeholderData: (before) => before,
  })
  const leads = (data?.data ?? []).filter(({ name, phone }) => name !== null && phone !== null)
  return (
    <Autocomplete
      label={t.calls.name}
      description={t.calls.nameHint}
      autoComplete="off"
      maxLength={120}
      data={[...new Set(leads.map(({ name }) => name!))]}
      value={value}
      onChange={(name) => change({ client_name: name })}
      onOptionSubmit={(chosen) => {
        const phone = leads.find(({ name }) => name === chosen)?.phone
        change({ client_name: chosen, ...(phone != null && { phone_number: phone }) })
      }}
    />
  )
}
