import { NativeSelect, TextInput } from '@mantine/core'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { answerOf, api, type Api } from '../api/client.ts'
import { accountQuery, queryClient, useAccount } from '../api/session.ts'
import { withScheme } from '../knowledge/add-document.tsx'
import { Await } from '../parts/await.tsx'
import { useSubmit } from '../parts/form.ts'
import { FormProblem, SubmitButton } from '../parts/submit.tsx'
import { countries } from '../settings/countries.ts'
import { timeZones } from '../settings/time-zones.ts'
import { language, LANGUAGE_NAMES, t } from '../texts/index.ts'
import { markDone, readingQuery, setupQuery } from './queries.ts'
import { StepPage } from './welcome.tsx'
import styles from './welcome.module.css'

type Setup = Api['Setup']

/** Name, trade and website: all that the rest is proposed from. */
export function BusinessStep() {
  return <Await query={useQuery(setupQuery)}>{(setup) => <BusinessForm setup={setup} />}</Await>
}

/** A new business has the defaults of the API, which are those of nobody here. */
function guessed({ time_zone: zone, country, language: spoken }: Api['Tenant']) {
  const isNew = zone === 'UTC' && country === 'US'
  if (!isNew) return { time_zone: zone, country, language: spoken }
  const region = new Intl.Locale(navigator.language).maximize().region ?? country
  return { time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone, country: region, language }
}

function BusinessForm({ setup }: { setup: Setup }) {
  const { tenant } = useAccount()
  const navigate = useNavigate()
  const words = t.welcome
  const start = { name: tenant.name, trade: setup.trade ?? '', website: tenant.business.website ?? '' }
  const form = useForm({ initialValues: { ...start, ...guessed(tenant) } })
  const submitting = useSubmit(form, {
    send: async ({ website, trade, ...values }) => {
      const url = website.trim() === '' ? null : withScheme(website)
      const path = { tenant_id: tenant.tenant_id }
      const body = { ...values, business: { website: url } }
      const saved = await answerOf(api.PATCH('/api/v1/tenants/{tenant_id}', { params: { path }, body }))
      queryClient.setQueryData(accountQuery.queryKey, (old) => old && { ...old, tenant: saved })
      // The field offers the trades of the API, and none.
      await read(url, (trade || null) as Setup['trade'])
      void navigate({ to: '/welcome/website' })
    },
    fieldTexts: { 'business.website': t.knowledge.urlProblem, url: t.knowledge.urlProblem },
  })
  const hasWebsite = form.values.website.trim() !== ''
  return (
    <form onSubmit={submitting.submit} noValidate>
      <StepPage
        title={words.businessTitle}
        text={words.businessText}
        next={<SubmitButton of={submitting} label={hasWebsite ? words.readWebsite : words.goOn} />}
      >
        <div className={styles.fields}>
          <Fields form={form} />
          <FormProblem of={submitting} />
        </div>
      </StepPage>
    </form>
  )
}

type Values = ReturnType<typeof guessed> & { name: string; trade: string; website: string }

function Fields({ form }: { form: UseFormReturnType<Values> }) {
  const words = t.welcome
  const [choices] = useState(() => ({ countries: countries(), zones: timeZones(form.values.time_zone) }))
  return (
    <>
      <TextInput label={t.settings.name} maxLength={200} {...form.getInputProps('name')} />
      <NativeSelect
        label={words.trade}
        description={words.tradeHint}
        data={[{ value: '', label: words.otherTrade }, ...tradeChoices()]}
        {...form.getInputProps('trade')}
      />
      <TextInput
        label={words.websiteField}
        description={words.websiteHint}
        placeholder="www.example.com"
        inputMode="url"
        autoComplete="url"
        {...form.getInputProps('website')}
      />
      <NativeSelect label={t.settings.country} data={choices.countries} {...form.getInputProps('country')} />
      <NativeSelect label={t.settings.timeZone} data={choices.zones} {...form.getInputProps('time_zone')} />
      <NativeSelect
        label={words.language}
        data={Object.entries(LANGUAGE_NAMES).map(([value, label]) => ({ value, label }))}
        {...form.getInputProps('language')}
      />
    </>
  )
}

function tradeChoices(): { value: string; label: string }[] {
  return Object.entries(t.welcome.trades).map(([value, label]) => ({ value, label }))
}

/** Neither website nor trade: there is nothing to propose from. */
async function read(url: string | null, trade: Setup['trade']): Promise<void> {
  await markDone('business')
  if (url !== null || trade !== null) await answerOf(api.POST('/api/v1/website-readings', { body: { url, trade } }))
  await queryClient.invalidateQueries(readingQuery)
  await queryClient.invalidateQueries(setupQuery)
}
