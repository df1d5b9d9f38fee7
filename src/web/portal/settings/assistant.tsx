import { Checkbox, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core'
import type { Api } from '../api/client.ts'
import { useAccount } from '../api/session.ts'
import { Section } from '../parts/section.tsx'
import { fill, t } from '../texts/index.ts'
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

function AssistantForm({ tenant }: { tenant: Api['Tenant'] }) {
  const words = t.settings
  const settings = useSettingsForm(tenant, {
    read: valuesOf,
    write: written,
    labels: {
      'assistant.name': words.assistantName,
      'assistant.greeting': words.greeting,
      'assistant.instructions': words.instructions,
      'assistant.disclosure': words.disclosure,
      'assistant.handoff_words': words.handoffWords,
      'assistant.handoff_after_unanswered': words.handoffAfter,
      'assistant.handoff_wait_minutes': words.handoffWait,
      'assistant.handoff_email': words.handoffEmail,
      'assistant.notify': words.notify,
    },
  })
  const { form } = settings
  const field = (name: string) => form.getInputProps(`assistant.${name}`)
  return (
    <SettingsFrame of={settings}>
      <TextInput label={words.assistantName} maxLength={80} {...field('name')} />
      <Textarea
        label={words.greeting}
        description={words.greetingHint}
        autosize
        minRows={2}
        maxLength={500}
        {...field('greeting')}
      />
      <Textarea
        label={words.instructions}
        description={words.instructionsHint}
        autosize
        minRows={5}
        maxLength={8_000}
        {...field('instructions')}
      />
      <Textarea
        label={words.disclosure}
        description={words.disclosureHint}
        autosize
        minRows={2}
        maxLength={300}
        {...field('disclosure')}
      />
      <h3>{words.handoff}</h3>
      <Textarea
        label={words.handoffWords}
        description={words.handoffWordsHint}
        autosize
        minRows={3}
        {...field('handoff_words')}
      />
      <NativeSelect
        label={words.handoffAfter}
        data={[{ value: '', label: words.never }, ...upTo(10)]}
        {...field('handoff_after_unanswered')}
      />
      <NativeSelect
        label={words.handoffWait}
        description={words.handoffWaitHint}
        data={upTo(25)}
        {...field('handoff_wait_minutes')}
      />
      <TextInput
        label={words.handoffEmail}
        description={words.handoffEmailHint}
        type="email"
        {...field('handoff_email')}
      />
      <fieldset className={styles.group}>
        <legend>{words.notify}</legend>
        <Stack gap={8}>
          {(['lead', 'booking', 'handoff', 'message'] as const).map((name) => (
            <Checkbox
              key={name}
              label={words.notifications[name]}
              {...form.getInputProps(`assistant.notify.${name}`, { type: 'checkbox' })}
            />
          ))}
        </Stack>
      </fieldset>
    </SettingsFrame>
  )
}

function upTo(most: number): string[] {
  return Array.from({ length: most }, (_, index) => String(index + 1))
}
