import { Checkbox, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { answerOf, api, type Api } from '../api/client.ts'
import { useAccount } from '../api/session.ts'
import { Section } from '../parts/section.tsx'
import { fill, t } from '../texts/index.ts'
import { Conversation, ToConversation } from './conversation.tsx'
import beside from './conversation.module.css'
import { patchOf } from './patch.ts'
import { SettingsFrame, useSettingsForm, WithTenant } from './settings-form.tsx'
import styles from './settings.module.css'

/** In the form, lists are lines and numbers are the values of a choice. */
type Values = {
  assistant: Omit<{ [K in keyof Api['Assistant']]: string }, 'notify'> & { notify: Api['Assistant']['notify'] }
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
  const { notify, handoff_words: words, ...rest } = assistant
  const texts = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value ?? '')]))
  return { assistant: { ...texts, handoff_words: words.join('\n'), notify } as Values['assistant'] }
}

function written({ assistant }: Values) {
  const { handoff_words: words, handoff_after_unanswered: after, handoff_wait_minutes: wait } = assistant
  return {
    assistant: {
      ...assistant,
      handoff_words: words.split('\n').filter((line) => line.trim() !== ''),
      handoff_after_unanswered: after === '' ? null : Number(after),
      handoff_wait_minutes: Number(wait),
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
  }
}

type AssistantFields = UseFormReturnType<Values>

function AssistantForm({ tenant }: { tenant: Api['Tenant'] }) {
  const settings = useSettingsForm(tenant, { read: valuesOf, write: written, labels: labels() })
  const { form } = settings
  const { isAdmin } = useAccount()
  return (
    <div className={beside.beside}>
      {isAdmin && <ToConversation />}
      <SettingsFrame of={settings}>
        <Wording form={form} />
        <h3>{t.settings.handoff}</h3>
        <Handoff form={form} />
        <Notifications form={form} />
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

const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: () => answerOf(api.GET('/api/v1/notifications')),
})

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

function Notifications({ form }: { form: AssistantFields }) {
  return (
    <fieldset className={styles.group}>
      <legend>{t.settings.notify}</legend>
      <Stack gap={8}>
        {(['lead', 'booking', 'handoff', 'message', 'exam', 'weekly'] as const).map((name) => (
          <Checkbox
            key={name}
            label={t.settings.notifications[name]}
            {...form.getInputProps(`assistant.notify.${name}`, { type: 'checkbox' })}
          />
        ))}
      </Stack>
    </fieldset>
  )
}

function upTo(most: number): string[] {
  return Array.from({ length: most }, (_, index) => String(index + 1))
}
