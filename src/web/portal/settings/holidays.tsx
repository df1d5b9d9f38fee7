import { Button, NativeSelect } from '@mantine/core'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answerOf, api, type Api } from '../api/client.ts'
import { useAccount } from '../api/session.ts'
import { Await } from '../parts/await.tsx'
import type { AnyForm } from '../parts/form.ts'
import { Icon } from '../parts/icons.tsx'
import { fill, t } from '../texts/index.ts'
import { closuresIn, type ClosureRow } from './closures.tsx'
import { countries } from './countries.ts'
import { daysInWords, daysOf } from './days.ts'
import { hasHours, weekIn } from './hours.tsx'
import styles from './holidays.module.css'

type Proposed = Api['Holidays']
type Holiday = Proposed['data'][number]

interface Place {
  country: string
  region: string
}

const holidaysQuery = (tenantId: string, place: Place | null) =>
  queryOptions({
    queryKey: ['holidays', tenantId, place],
    queryFn: () =>
      answerOf(
        api.GET('/api/v1/tenants/{tenant_id}/holidays', {
          params: { path: { tenant_id: tenantId }, query: place === null ? {} : asked(place) },
        }),
      ),
    placeholderData: keepPreviousData,
  })

function asked({ country, region }: Place) {
  return region === '' ? { country } : { country, region }
}

/**
 * Public holidays of the next year. A click takes one into the closed days of the form, which are saved with it. The form has
 * `country`, `business.region`, `business.hours` and `business.closures`.
 */
export function Holidays({ form }: { form: AnyForm }) {
  const { tenant } = useAccount()
  const { country, business } = form.values as { country: string; business: { region: string } }
  const isChosen = form.isDirty('country') || form.isDirty('business.region')
  const query = useQuery(holidaysQuery(tenant.tenant_id, isChosen ? { country, region: business.region } : null))
  return (
    <fieldset className={styles.group}>
      <legend>{t.settings.holidays.title}</legend>
      <p className="meta">{t.settings.holidays.text}</p>
      <Await query={query} rows={3}>
        {(proposed) => (
          <>
            <PlaceFields form={form} proposed={proposed} />
            <Proposals form={form} proposed={proposed} />
          </>
        )}
      </Await>
    </fieldset>
  )
}

function choose(form: AnyForm, { country, region }: { country: string; region: string | null }): void {
  form.setFieldValue('country', country)
  form.setFieldValue('business.region', region ?? '')
}

function PlaceFields({ form, proposed }: { form: AnyForm; proposed: Proposed }) {
  const words = t.settings.holidays
  const [choices] = useState(countries)
  const { country, region, regions, guessed_from: from } = proposed
  return (
    <div className={styles.place}>
      <NativeSelect
        label={words.country}
        data={choices}
        value={country}
        onChange={(event) => choose(form, { country: event.currentTarget.value, region: null })}
      />
      {regions.length > 0 && (
        <NativeSelect
          label={words.region}
          data={[
            { value: '', label: words.wholeCountry },
            ...regions.map(({ code, name }) => ({ value: code, label: name })),
          ]}
          value={region ?? ''}
          onChange={(event) => choose(form, { country, region: event.currentTarget.value })}
        />
      )}
      {from !== null && from !== 'settings' && <p className="meta">{words.guessedFrom[from]}</p>}
    </div>
  )
}

function Proposals({ form, proposed }: { form: AnyForm; proposed: Proposed }) {
  const words = t.settings.holidays
  const rows = closuresIn(form)
  const isClosed = ({ from, to }: Holiday) =>
    rows.some((row) => row.from !== '' && row.from <= from && to <= (row.to || row.from))
  const week = weekIn(form, 'business.hours')
  const isClosedAnyhow = (holiday: Holiday) => daysOf(holiday).every((day) => week[day].length === 0) && hasHours(week)
  const open = proposed.data.filter((one) => !isClosed(one) && !isClosedAnyhow(one))
  const close = (holidays: Holiday[]) => {
    form.setFieldValue('business.closures', [...rows, ...holidays.map(closureOf)])
    choose(form, proposed)
  }
  if (proposed.data.length === 0) return <p className="dim">{words.none}</p>
  return (
    <>
      <ul className={styles.days} aria-label={words.title}>
        {proposed.data.map((holiday) => (
          <li key={`${holiday.from} ${holiday.name}`}>
            <span className={styles.day}>{daysInWords(holiday)}</span>
            <span className={styles.name}>{holiday.name}</span>
            <State
              name={holiday.name}
              closed={isClosed(holiday) ? 'now' : isClosedAnyhow(holiday) ? 'anyhow' : null}
              close={() => close([holiday])}
            />
          </li>
        ))}
      </ul>
      {open.length > 1 && (
        <Button size="xs" leftSection={<Icon name="check" size={14} />} onClick={() => close(open)}>
          {fill(words.closeAll, { count: open.length })}
        </Button>
      )}
    </>
  )
}

interface StateProps {
  name: string
  /** `now`: by the closed days; `anyhow`: by the hours of the week. */
  closed: 'now' | 'anyhow' | null
  close: () => void
}

function State({ name, closed, close }: StateProps) {
  const words = t.settings.holidays
  if (closed === 'now')
    return (
      <span className={styles.closed}>
        <Icon name="check" size={14} /> {words.closed}
      </span>
    )
  if (closed === 'anyhow') return <span className="meta">{words.closedAnyhow}</span>
  return (
    <Button size="xs" aria-label={fill(words.closeOn, { name })} onClick={close}>
      {words.close}
    </Button>
  )
}

function closureOf({ from, to, name }: Holiday): ClosureRow {
  return { from, to: to === from ? '' : to, reason: name }
}
