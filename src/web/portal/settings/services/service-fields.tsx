import { Checkbox, NativeSelect, SimpleGrid, Stack, Switch, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { filled } from '../../parts/form.ts'
import { t } from '../../texts/index.ts'
import { Hours, readHours, type Week } from '../hours.tsx'
import { minutesChoices } from './minutes.ts'
import type { Resource, Service } from './queries.ts'
import styles from './services.module.css'

/** In the form, numbers are texts and aliases are lines. */
export type ServiceValues = {
  name: string
  duration_minutes: string
  price: string
  description: string
  aliases: string
  resource_ids: string[]
  assignment: Service['assignment']
  capacity: string
  party_min: string
  party_max: string
  buffer_before_minutes: string
  buffer_after_minutes: string
  /** Empty: as long as the service. */
  slot_interval_minutes: string
  minimum_notice_minutes: string
  maximum_days_ahead: string
  maximum_per_day: string
  bookable_from: string
  bookable_until: string
  /** Null: whenever its people work. */
  weekly_hours: Week | null
  active: boolean
}

const NEW_SERVICE: ServiceValues = {
  name: '',
  duration_minutes: '30',
  price: '',
  description: '',
  aliases: '',
  resource_ids: [],
  assignment: 'any',
  capacity: '1',
  party_min: '',
  party_max: '',
  buffer_before_minutes: '0',
  buffer_after_minutes: '0',
  slot_interval_minutes: '',
  minimum_notice_minutes: '0',
  maximum_days_ahead: '60',
  maximum_per_day: '',
  bookable_from: '',
  bookable_until: '',
  weekly_hours: null,
  active: true,
}

/** A new service starts with the people it is likely done by: all of them. */
export function newService(resources: Resource[]): ServiceValues {
  const staff = resources.filter(({ kind, active }) => kind === 'staff' && active)
  return { ...NEW_SERVICE, resource_ids: staff.map(({ resource_id: id }) => id) }
}

export function readService(service: Service): ServiceValues {
  const { name, resource_ids, assignment, active, duration_minutes: duration } = service
  const { slot_interval_minutes: interval, weekly_hours: hours } = service
  return {
    name,
    resource_ids,
    assignment,
    active,
    duration_minutes: String(duration),
    price: shown(service.price),
    description: shown(service.description),
    aliases: service.aliases.join('\n'),
    capacity: shown(service.capacity),
    party_min: shown(service.party_min),
    party_max: shown(service.party_max),
    buffer_before_minutes: shown(service.buffer_before_minutes),
    buffer_after_minutes: shown(service.buffer_after_minutes),
    slot_interval_minutes: interval === duration ? '' : String(interval),
    minimum_notice_minutes: shown(service.minimum_notice_minutes),
    maximum_days_ahead: shown(service.maximum_days_ahead),
    maximum_per_day: shown(service.maximum_per_day),
    bookable_from: shown(service.bookable_from),
    bookable_until: shown(service.bookable_until),
    weekly_hours: hours === null ? null : readHours(hours),
  }
}

function shown(value: string | number | null): string {
  return value === null ? '' : String(value)
}

/** In the shape of the API, where null is the default. */
export function writeService(values: ServiceValues) {
  return {
    ...values,
    // The API refuses an empty one, on its field.
    duration_minutes: whole(values.duration_minutes) as number,
    price: filled(values.price),
    description: filled(values.description),
    aliases: values.aliases.split('\n').filter((line) => line.trim() !== ''),
    capacity: whole(values.capacity),
    party_min: whole(values.party_min),
    party_max: whole(values.party_max),
    buffer_before_minutes: whole(values.buffer_before_minutes),
    buffer_after_minutes: whole(values.buffer_after_minutes),
    slot_interval_minutes: whole(values.slot_interval_minutes),
    minimum_notice_minutes: whole(values.minimum_notice_minutes),
    maximum_days_ahead: whole(values.maximum_days_ahead),
    maximum_per_day: whole(values.maximum_per_day),
    bookable_from: filled(values.bookable_from),
    bookable_until: filled(values.bookable_until),
  }
}

/** A text that is no number goes as it is: the API refuses it, on its field. */
function whole(text: string): number | null {
  if (text.trim() === '') return null
  const number = Number(text)
  // The server refuses it with the words of its schema.
  return Number.isNaN(number) ? (text as unknown as number) : number
}

export function serviceLabels(): Record<keyof ServiceValues, string> {
  const { fields } = t.services
  return { ...fields, bookable_until: t.services.until, weekly_hours: t.services.ownHours }
}

/** Words for what the API refuses in general terms. */
export const serviceProblems = () => ({
  name: t.services.nameProblem,
  duration_minutes: t.services.durationProblem,
})

interface FieldsProps {
  form: UseFormReturnType<ServiceValues>
  resources: Resource[]
}

/** The required fields of a service. */
export function ServiceBasics({ form, resources }: FieldsProps) {
  const { fields, hints } = t.services
  return (
    <>
      <TextInput label={fields.name} maxLength={200} {...form.getInputProps('name')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={16}>
        <TextInput
          label={fields.duration_minutes}
          inputMode="numeric"
          maxLength={4}
          {...form.getInputProps('duration_minutes')}
        />
        <TextInput label={fields.price} description={hints.price} maxLength={100} {...form.getInputProps('price')} />
      </SimpleGrid>
      <People form={form} resources={resources} />
    </>
  )
}

/** The order of choice is the order of preference. */
function People({ form, resources }: FieldsProps) {
  const { fields, hints } = t.services
  return (
    <Checkbox.Group
      label={fields.resource_ids}
      description={resources.length === 0 ? hints.nobody : hints.resource_ids}
      {...form.getInputProps('resource_ids')}
    >
      <Stack gap={8} mt={8}>
        {resources.map(({ resource_id: id, name, kind }) => (
          <Checkbox key={id} value={id} label={kind === 'staff' ? name : `${name} (${t.services.kinds[kind]})`} />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}

/** Everything else of a service, group by group. */
export function ServiceDetails({ form }: Pick<FieldsProps, 'form'>) {
  return (
    <>
      <Wording form={form} />
      <Times form={form} />
      <Places form={form} />
      <OwnHours form={form} />
    </>
  )
}

function Wording({ form }: Pick<FieldsProps, 'form'>) {
  const { fields, hints } = t.services
  return (
    <>
      <h3>{t.services.wording}</h3>
      <Textarea
        label={fields.description}
        description={hints.description}
        autosize
        minRows={2}
        maxLength={2_000}
        {...form.getInputProps('description')}
      />
      <Textarea
        label={fields.aliases}
        description={hints.aliases}
        autosize
        minRows={2}
        {...form.getInputProps('aliases')}
      />
    </>
  )
}

const INTERVALS = [5, 10, 15, 20, 30, 45, 60, 90, 120]
const NOTICES = [0, 30, 60, 120, 240, 480, 720, 1_440, 2_880, 4_320, 10_080]

function Times({ form }: Pick<FieldsProps, 'form'>) {
  const { fields, hints } = t.services
  const { slot_interval_minutes: interval, minimum_notice_minutes: notice } = form.values
  const numeric = { inputMode: 'numeric', maxLength: 5 } as const
  return (
    <>
      <h3>{t.services.times}</h3>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={16}>
        <TextInput label={fields.buffer_before_minutes} {...numeric} {...form.getInputProps('buffer_before_minutes')} />
        <TextInput
          label={fields.buffer_after_minutes}
          description={hints.buffer_after_minutes}
          {...numeric}
          {...form.getInputProps('buffer_after_minutes')}
        />
        <NativeSelect
          label={fields.slot_interval_minutes}
          data={[{ value: '', label: t.services.asLong }, ...minutesChoices(INTERVALS, interval)]}
          {...form.getInputProps('slot_interval_minutes')}
        />
        <NativeSelect
          label={fields.minimum_notice_minutes}
          data={minutesChoices(NOTICES, notice)}
          {...form.getInputProps('minimum_notice_minutes')}
        />
        <TextInput
          label={fields.maximum_days_ahead}
          description={hints.maximum_days_ahead}
          {...numeric}
          {...form.getInputProps('maximum_days_ahead')}
        />
        <TextInput label={fields.maximum_per_day} {...numeric} {...form.getInputProps('maximum_per_day')} />
        <TextInput type="date" label={fields.bookable_from} {...form.getInputProps('bookable_from')} />
        <TextInput type="date" label={t.services.until} {...form.getInputProps('bookable_until')} />
      </SimpleGrid>
    </>
  )
}

function Places({ form }: Pick<FieldsProps, 'form'>) {
  const { fields, hints, assignments } = t.services
  const numeric = { inputMode: 'numeric', maxLength: 4 } as const
  return (
    <>
      <h3>{t.services.places}</h3>
      <NativeSelect
        label={fields.assignment}
        data={(['any', 'chosen', 'all'] as const).map((value) => ({ value, label: assignments[value] }))}
        {...form.getInputProps('assignment')}
      />
      <TextInput
        label={fields.capacity}
        description={hints.capacity}
        className={styles.half!}
        {...numeric}
        {...form.getInputProps('capacity')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={16}>
        <TextInput label={fields.party_min} {...numeric} {...form.getInputProps('party_min')} />
        <TextInput label={fields.party_max} {...numeric} {...form.getInputProps('party_max')} />
      </SimpleGrid>
    </>
  )
}

const WORK = { start: '09:00', end: '17:00' }

function workingWeek(): Week {
  return readHours({ mon: [WORK], tue: [WORK], wed: [WORK], thu: [WORK], fri: [WORK] })
}

function OwnHours({ form }: Pick<FieldsProps, 'form'>) {
  const isNarrowed = form.values.weekly_hours !== null
  return (
    <>
      <Switch
        label={t.services.narrow}
        description={t.services.narrowHint}
        checked={isNarrowed}
        onChange={() => form.setFieldValue('weekly_hours', isNarrowed ? null : workingWeek())}
      />
      {isNarrowed && (
        <Hours
          form={form}
          path="weekly_hours"
          legend={t.services.ownHours}
          hint={t.services.ownHoursHint}
          none={t.services.notThen}
        />
      )}
    </>
  )
}
