import { Checkbox, Group, Stack, TextInput } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { answerOf, api } from '../api/client.ts'
import { useAccount } from '../api/session.ts'
import { Note } from '../parts/note.tsx'
import { when } from '../parts/when.ts'
import { fill, t } from '../texts/index.ts'
import styles from './settings.module.css'

export const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: () => answerOf(api.GET('/api/v1/notifications')),
})

/** A form with the fields `assistant.notify` and `assistant.notify_times`. */
interface MailFields {
  form: { getInputProps(path: string, options?: { type: 'checkbox' }): object }
}

/** Which mails the business gets, and when they come. */
export function MailsToYou({ form }: MailFields) {
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{t.settings.notify}</legend>
        <Stack gap={8}>
          {(['lead', 'booking', 'handoff', 'message', 'failed_call', 'exam', 'weekly'] as const).map((name) => (
            <Checkbox
              key={name}
              label={t.settings.notifications[name]}
              {...form.getInputProps(`assistant.notify.${name}`, { type: 'checkbox' })}
            />
          ))}
        </Stack>
      </fieldset>
      <Times form={form} />
    </>
  )
}

function Times({ form }: MailFields) {
  const { time_zone: zone } = useAccount().tenant
  const words = t.settings.times
  const at = 'assistant.notify_times'
  return (
    <fieldset className={styles.group}>
      <legend>{words.title}</legend>
      <p className="dim">{fill(words.quietText, { zone })}</p>
      <Group gap={8} grow align="start">
        <TextInput type="time" label={words.quietFrom} {...form.getInputProps(`${at}.quiet_hours.start`)} />
        <TextInput type="time" label={words.quietTo} {...form.getInputProps(`${at}.quiet_hours.end`)} />
      </Group>
      <Checkbox label={words.handoff} {...form.getInputProps(`${at}.handoff_at_once`, { type: 'checkbox' })} />
      <TextInput
        type="time"
        label={words.daily}
        description={words.dailyHint}
        {...form.getInputProps(`${at}.daily_at`)}
      />
      <Waiting />
    </fieldset>
  )
}

function Waiting() {
  const { time_zone: zone } = useAccount().tenant
  const { data } = useQuery(notificationsQuery)
  if (data?.next_at == null) return null
  return (
    <Note tone="info">{fill(t.settings.times.waiting, { count: data.waiting, at: when(data.next_at, zone) })}</Note>
  )
}
