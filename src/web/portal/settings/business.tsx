import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Api } from '../api/client.ts'
import { useAccount } from '../api/session.ts'
import { Section } from '../parts/section.tsx'
import { fill, t } from '../texts/index.ts'
import { countries } from './countries.ts'
import { Closures, readClosures, writeClosure, type ClosureRow } from './closures.tsx'
import { Holidays } from './holidays.tsx'
import { Hours, readHours, type Week } from './hours.tsx'
import { SettingsFrame, useSettingsForm, WithTenant } from './settings-form.tsx'
import { timeZones } from './time-zones.ts'

type Values = {
  name: string
  time_zone: string
  country: string
  business: Record<'address' | 'phone' | 'email' | 'website' | 'region', string> & {
    hours: Week
    closures: ClosureRow[]
  }
}

export function Business() {
  const { tenant } = useAccount()
  return (
    <Section title={t.nav.business} text={fill(t.settings.businessText, { business: tenant.name })}>
      <WithTenant>{(read) => <BusinessForm tenant={read} />}</WithTenant>
    </Section>
  )
}

function valuesOf({ name, time_zone, country, business }: Api['Tenant']): Values {
  const { address, phone, email, website, region, hours, closures } = business
  return {
    name,
    time_zone,
    country,
    business: {
      address: address ?? '',
      phone: phone ?? '',
      email: email ?? '',
      website: website ?? '',
      region: region ?? '',
      hours: readHours(hours),
      closures: readClosures(closures),
    },
  }
}

function labels(): Record<string, string> {
  const words = t.settings
  return {
    name: words.name,
    'business.address': words.address,
    'business.phone': words.phone,
    'business.email': words.email,
    'business.website': words.website,
    country: words.country,
    time_zone: words.timeZone,
    'business.hours': words.hours,
    'business.region': words.holidays.region,
    'business.closures': words.closures,
  }
}

function written({ business, ...values }: Values) {
  return { ...values, business: { ...business, closures: business.closures.map(writeClosure) } }
}

function BusinessForm({ tenant }: { tenant: Api['Tenant'] }) {
  const words = t.settings
  const settings = useSettingsForm(tenant, { read: valuesOf, write: written, labels: labels() })
  const [choices] = useState(() => ({ countries: countries(), zones: timeZones(tenant.time_zone) }))
  const { form } = settings
  return (
    <SettingsFrame of={settings}>
      <TextInput label={words.name} description={words.nameHint} maxLength={200} {...form.getInputProps('name')} />
      <Textarea
        label={words.address}
        autosize
        minRows={2}
        maxLength={500}
        {...form.getInputProps('business.address')}
      />
      <TextInput
        label={words.phone}
        description={words.phoneHint}
        type="tel"
        {...form.getInputProps('business.phone')}
      />
      <TextInput label={words.email} type="email" {...form.getInputProps('business.email')} />
      <TextInput label={words.website} type="url" placeholder="https://" {...form.getInputProps('business.website')} />
      <NativeSelect
        label={words.country}
        description={words.countryHint}
        data={choices.countries}
        {...form.getInputProps('country')}
        onChange={(event) => {
          form.setFieldValue('country', event.currentTarget.value)
          form.setFieldValue('business.region', '')
        }}
      />
      <NativeSelect
        label={words.timeZone}
        description={words.timeZoneHint}
        data={choices.zones}
        {...form.getInputProps('time_zone')}
      />
      <Hours
        form={form}
        path="business.hours"
        legend={words.hours}
        hint={`${fill(words.hoursHint, { zone: form.values.time_zone })} ${words.hoursFollow}`}
        none={words.closed}
      />
      <Closures form={form} />
      <Holidays form={form} />
    </SettingsFrame>
  )
}
