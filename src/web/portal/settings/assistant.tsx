import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Api } from '../api/client.ts'
import { queryClient, useAccount } from '../api/session.ts'
import { Section } from '../parts/section.tsx'
import { fill, t } from '../texts/index.ts'
import { Conversation, ToConversation } from './conversation.tsx'
import beside from './conversation.module.css'
import { MailsToYou, notificationsQuery } from './mails.tsx'
import { patchOf } from './patch.ts'
import { SettingsFrame, useSettingsForm, WithTenant } from './settings-form.tsx'

/** In the form, lists are lines, numbers are the values of a choice, and a time that is not set is empty. */
type Values = {
  assistant: Omit<{ [K in keyof Api['Assistant']]: string }, 'notify' | 'notify_times'> & {
    notify: Api['Assistant']['notify']
    notify_times: Times
  }
}

interface Times {
  quiet_hours: { start: string; end: string }
  daily_at: string
  handoff_at_once: boolean
}

export function Assistant() {
  const { tenant } = useAccount()
  return (
    <Section title={t.nav.assistant} text={fill(t.settings.assistantText, { business: tenant.name })}>
      <WithTenant>{(read) => <AssistantForm tenant={read} />}</WithTenant>
    </Section>
  )
}

function valuesOf({ assistant }: Api['Tenant']): Values {
  const { notify, notify_times: times, handoff_words: words, ...rest } = assistant
  const texts = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value ?? '')]))
  const { quiet_hours: quiet, daily_at: daily } = times
  const shown: Times = { ...times, quiet_hours: quiet ?? { start: '', end: '' }, daily_at: daily ?? '' }
  const lines = { handoff_words: words.join('\n') }
  // `texts` has every other field of the assistant.
  return { assistant: { ...texts, ...lines, notify, notify_times: shown } as Values['assistant'] }
}

function written({ assistant }: Values) {
  const { handoff_words: words, handoff_after_unanswered: after, handoff_wait_minutes: wait } = assistant
  const { quiet_hours: quiet, ...times } = assistant.notify_times
  const isQuiet = quiet.start !== '' || quiet.end !== ''
  return {
    assistant: {
      ...assistant,
      handoff_words: words.split('\n').filter((line) => line.trim() !== ''),
      handoff_after_unanswered: after === '' ? null : Number(after),
      handoff_wait_minutes: Number(wait),
      notify_times: { ...times, quiet_hours: isQuiet ? quiet : null },
    },
  }
}

function labels(): Record<string, string> {
  const words = t.settings
  return {
    'assistant.name': words.assistantName,
    'assistant.greeting': words.greeting,
    'assistant.instructions': words.instructions,
    'assistant.disclosure': words.disclosure,
    'assistant.handoff_words': words.handoffWords,
    'assistant.handoff_after_unanswered': words.handoffAfter,
    'assistant.handoff_wait_minutes': words.handoffWait,
    'assistant.handoff_email': words.handoffEmail,
    'assistant.notify': words.notify,
    'assistant.notify_times': words.times.title,
  }
}

type AssistantFields = UseFormReturnType<Values>

function AssistantForm({ tenant }: { tenant: Api['Tenant'] }) {
  const settings = useSettingsForm(tenant, { read: valuesOf, write: written, labels: labels() })
  const { form } = settings
  const { isAdmin } = useAccount()
  // Saved times move the waiting notices.
  useEffect(() => void queryClient.invalidateQueries(notificationsQuery), [settings.saved])
  return (
    <div className={beside.beside}>
      {isAdmin && <ToConversation />}
      <SettingsFrame of={settings}>
        <Wording form={form} />
        <h3>{t.settings.handoff}</h3>
        <Handoff form={form} />
        <MailsToYou form={form} />
      </SettingsFrame>
      {isAdmin && (
        <Conversation greeting={form.values.assistant.greeting} settings={() => patchOf(TRIED, written(form.values))} />
      )}
    </div>
  )
}

/** The settings that change an answer. */
const TRIED = [
  'name',
  'greeting',
  'instructions',
  'disclosure',
  'handoff_words',
  'handoff_after_unanswered',
  'handoff_wait_minutes',
].map((field) => `assistant.${field}`)

function Wording({ form }: { form: AssistantFields }) {
  const words = t.settings
  return (
    <>
      <TextInput label={words.assistantName} maxLength={80} {...form.getInputProps('assistant.name')} />
      <Textarea
        label={words.greeting}
        description={words.greetingHint}
        autosize
        minRows={2}
        maxLength={500}
        {...form.getInputProps('assistant.greeting')}
      />
      <Textarea
        label={words.instructions}
        description={words.instructionsHint}
        autosize
        minRows={5}
        maxLength={8_000}
        {...form.getInputProps('assistant.instructions')}
      />
      <Textarea
        label={words.disclosure}
        description={words.disclosureHint}
        autosize
        minRows={2}
        maxLength={300}
        {...form.getInputProps('assistant.disclosure')}
      />
    </>
  )
}

function Handoff({ form }: { form: AssistantFields }) {
  const words = t.settings
  return (
    <>
      <Textarea
        label={words.handoffWords}
        description={words.handoffWordsHint}
        autosize
        minRows={3}
        {...form.getInputProps('assistant.handoff_words')}
      />
      <NativeSelect
        label={words.handoffAfter}
        data={[{ value: '', label: words.never }, ...upTo(10)]}
        {...form.getInputProps('assistant.handoff_after_unanswered')}
      />
      <NativeSelect
        label={words.handoffWait}
        description={words.handoffWaitHint}
        data={upTo(25)}
        {...form.getInputProps('assistant.handoff_wait_minutes')}
      />
      <HandoffEmail form={form} />
    </>
  )
}

function HandoffEmail({ form }: { form: AssistantFields }) {
  const { data } = useQuery(notificationsQuery)
  const words = t.settings
  // Known only while no other address is saved.
  const first = data?.email === null ? data.sent_to : null
  return (
    <TextInput
      label={words.handoffEmail}
      description={first === null ? words.handoffEmailHint : fill(words.handoffEmailNow, { email: first })}
      type="email"
      {...form.getInputProps('assistant.handoff_email')}
    />
  )
}

function upTo(most: number): string[] {
  return Array.from({ length: most }, (_, index) => String(index + 1))
}
