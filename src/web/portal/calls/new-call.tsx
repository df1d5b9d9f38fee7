import { Autocomplete, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { answerOf, api } from '../api/client.ts'
import type { Problem } from '../api/problem.ts'
import { useAccount } from '../api/session.ts'
import { filled, useSubmit } from '../parts/form.ts'
import { LinkButton } from '../parts/link-button.tsx'
import { FormProblem, SubmitButton } from '../parts/submit.tsx'
import { when } from '../parts/when.ts'
import { PageHeading } from '../shell/shell.tsx'
import { fill, t } from '../texts/index.ts'
import { refreshCalls } from './queries.ts'
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

/** The key of the request is the form's: two clicks make one call. */
function CallForm() {
  const { to = '', name = '' } = route.useSearch()
  const navigate = route.useNavigate()
  const { time_zone: zone } = useAccount().tenant
  const [requestKey, setRequestKey] = useState(() => crypto.randomUUID())
  const form = useForm({ initialValues: { phone_number: to, client_name: name, custom_prompt: '' } })
  const submitting = useSubmit(form, {
    send: async ({ phone_number, client_name, custom_prompt }) => {
      const body = { phone_number, client_name: filled(client_name), custom_prompt: filled(custom_prompt) }
      const header = { 'Idempotency-Key': requestKey }
      const sending = answerOf(api.POST('/api/v1/calls/initiate', { params: { header }, body }))
      // A refusal is kept with its key, so what is corrected needs another one.
      const call = await sending.catch((error: unknown) => {
        if (isAnswered(error)) setRequestKey(crypto.randomUUID())
        throw error
      })
      await refreshCalls()
      await navigate({ to: '/calls/$callId', params: { callId: call.call_id } })
    },
    explain: (problem) => refusalWords(problem, zone),
    fieldTexts: { phone_number: t.calls.numberProblem },
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

function isAnswered(error: unknown): boolean {
  const { status } = error as Problem
  return status >= 400 && status < 500
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

const REFUSALS = [
  ['do-not-call', 'doNotCall'],
  ['calling hours', 'outsideHours'],
  ['country', 'country'],
  ['minutes', 'minutes'],
  ['No phone number is assigned', 'noNumber'],
  ['switched calls off', 'off'],
  ['confirmed their e-mail', 'unconfirmed'],
] as const

/** A refusal of the dialling rules in the reader's language; with the next allowed time where there is one. */
function refusalWords({ status, message, retryAfter }: Problem, zone: string): string | undefined {
  if (status !== 409) return undefined
  const [, key] = REFUSALS.find(([part]) => message.includes(part)) ?? []
  if (key === undefined) return undefined
  const words = t.calls.refusals[key]
  if (key !== 'outsideHours' || retryAfter === null) return words
  const next = when(new Date(Date.now() + retryAfter * 1_000).toISOString(), zone)
  return `${words} ${fill(t.calls.nextAt, { time: next })}`
}
