import { ActionIcon, Button, Checkbox, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import type { Api } from '../../api/client.ts'
import { filled } from '../../parts/form.ts'
import { Icon } from '../../parts/icons.tsx'
import { fill, t } from '../../texts/index.ts'
import { Hours, Periods, readHours, type Week } from '../hours.tsx'
import { timeZones } from '../time-zones.ts'
import type { Resource, Service } from './queries.ts'
import styles from './services.module.css'

export type ResourceValues = {
  name: string
  kind: Resource['kind']
  email: string
  time_zone: string
  weekly_hours: Week
  date_overrides: { date: string; hours: Api['Period'][] }[]
  active: boolean
  /** The services that it does: kept with each service. */
  service_ids: string[]
}

/** A new person works while the business is open, until somebody says otherwise. */
export function newResource({ time_zone, business }: Api['Tenant']): ResourceValues {
  return {
    name: '',
    kind: 'staff',
    email: '',
    time_zone,
    weekly_hours: readHours(business.hours),
    date_overrides: [],
    active: true,
    service_ids: [],
  }
}

export function readResource(resource: Resource, serviceIds: string[]): ResourceValues {
  const { name, kind, email, time_zone, weekly_hours: hours, date_overrides, active } = resource
  return {
    name,
    kind,
    email: email ?? '',
    time_zone,
    weekly_hours: readHours(hours),
    date_overrides,
    active,
    service_ids: serviceIds,
  }
}

export function writeResource({ service_ids: _services, ...values }: ResourceValues) {
  return { ...values, email: filled(values.email) }
}

export function resourceLabels(): Record<keyof ResourceValues, string> {
  return t.services.resourceFields
}

export const resourceProblems = () => ({ name: t.services.nameProblem, email: t.doors.emailProblem })

interface FieldsProps {
  form: UseFormReturnType<ResourceValues>
  services: Service[]
}

/** The fields of a person, a room or a piece of equipment. */
export function ResourceFields({ form, services }: FieldsProps) {
  const { resourceFields: fields, kinds } = t.services
  return (
    <>
      <TextInput label={fields.name} maxLength={200} {...form.getInputProps('name')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={16}>
        <NativeSelect
          label={fields.kind}
          data={(['staff', 'room', 'equipment'] as const).map((value) => ({ value, label: kinds[value] }))}
          {...form.getInputProps('kind')}
        />
        <TextInput label={fields.email} type="email" {...form.getInputProps('email')} />
      </SimpleGrid>
      <Zone form={form} />
      {services.length > 0 && <Does form={form} services={services} />}
      <Hours
        form={form}
        path="weekly_hours"
        legend={fields.weekly_hours}
        hint={fill(t.settings.hoursHint, { zone: form.values.time_zone })}
        none={t.services.free}
      />
      <OtherDays form={form} />
    </>
  )
}

function Zone({ form }: Pick<FieldsProps, 'form'>) {
  const [zones] = useState(() => timeZones(form.values.time_zone))
  return <NativeSelect label={t.services.resourceFields.time_zone} data={zones} {...form.getInputProps('time_zone')} />
}

function Does({ form, services }: FieldsProps) {
  const { kind, service_ids: chosen } = form.values
  return (
    <Checkbox.Group
      label={t.services.resourceFields.service_ids}
      description={kind === 'staff' && chosen.length === 0 ? t.services.noServiceHint : undefined}
      {...form.getInputProps('service_ids')}
    >
      <Stack gap={8} mt={8}>
        {services.map(({ service_id: id, name }) => (
          <Checkbox key={id} value={id} label={name} />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}

/** Days with other hours than the week has, or with none. */
function OtherDays({ form }: Pick<FieldsProps, 'form'>) {
  const path = 'date_overrides'
  return (
    <fieldset className={styles.group} data-path={path} tabIndex={-1}>
      <legend>{t.services.resourceFields.date_overrides}</legend>
      <p className="meta">{t.services.otherDaysHint}</p>
      {form.values.date_overrides.map(({ date }, index) => (
        <div key={index} className={styles.otherDay}>
          <TextInput type="date" aria-label={t.services.date} {...form.getInputProps(`${path}.${index}.date`)} />
          <Periods form={form} path={`${path}.${index}.hours`} name={date} none={t.services.free} />
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={fill(t.services.removeDay, { date })}
            onClick={() => form.removeListItem(path, index)}
          >
            <Icon name="close" size={16} />
          </ActionIcon>
        </div>
      ))}
      <Button
        size="xs"
        leftSection={<Icon name="plus" size={14} />}
        onClick={() => form.insertListItem(path, { date: '', hours: [] })}
      >
        {t.services.addDay}
      </Button>
    </fieldset>
  )
}
