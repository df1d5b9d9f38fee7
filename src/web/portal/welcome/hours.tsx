import type { Api } from '../api/client.ts'
import { Closures, readClosures, writeClosure, type ClosureRow } from '../settings/closures.tsx'
import { Holidays } from '../settings/holidays.tsx'
import { Hours, readHours, type Week } from '../settings/hours.tsx'
import { SettingsFrame, useSettingsForm, WithTenant } from '../settings/settings-form.tsx'
import { fill, t } from '../texts/index.ts'
import { StepPage } from './welcome.tsx'

type Values = { country: string; business: { region: string; hours: Week; closures: ClosureRow[] } }

/** Opening hours and closed days, as the settings have them. */
export function HoursStep() {
  return (
    <StepPage title={t.welcome.hoursTitle} text={t.welcome.hoursText}>
      <WithTenant>{(tenant) => <HoursForm tenant={tenant} />}</WithTenant>
    </StepPage>
  )
}

const read = ({ country, business: { region, hours, closures } }: Api['Tenant']): Values => ({
  country,
  business: { region: region ?? '', hours: readHours(hours), closures: readClosures(closures) },
})

const write = ({ country, business }: Values) => ({
  country,
  business: { ...business, closures: business.closures.map(writeClosure) },
})

function HoursForm({ tenant }: { tenant: Api['Tenant'] }) {
  const words = t.settings
  const labels = {
    country: words.country,
    'business.region': words.holidays.region,
    'business.hours': words.hours,
    'business.closures': words.closures,
  }
  const settings = useSettingsForm(tenant, { read, write, labels })
  return (
    <SettingsFrame of={settings}>
      <Hours
        form={settings.form}
        path="business.hours"
        legend={words.hours}
        hint={`${fill(words.hoursHint, { zone: tenant.time_zone })} ${words.hoursFollow}`}
        none={words.closed}
      />
      <Closures form={settings.form} />
      <Holidays form={settings.form} />
    </SettingsFrame>
  )
}
