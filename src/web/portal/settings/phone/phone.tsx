import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { Link } from '@tanstack/react-router'
import type { Api } from '../../api/client.ts'
import { useAccount } from '../../api/session.ts'
import { Section } from '../../parts/section.tsx'
import { fill, t } from '../../texts/index.ts'
import { Hours, readHours, type Week } from '../hours.tsx'
import { SettingsFrame, useSettingsForm, WithTenant } from '../settings-form.tsx'
import { PhoneLine } from './phone-line.tsx'
import { TestCall } from './test-call.tsx'

/** In the form, lists are lines and numbers are texts. */
type Values = {
  voice: {
    phone_number: string
    lines: string
    answering: Api['VoiceSettings']['answering']
    staff_numbers: string
    ring: Api['VoiceSettings']['ring']
    ring_seconds: string
    transfer_number: string
    blocked_numbers: string
    voice: string
    browser_voice: Api['VoiceSettings']['browser_voice']
    calling_hours: Week
    voicemail: Api['VoiceSettings']['voicemail']
    voicemail_text: string
    max_minutes: string
    countries: string
    do_not_call: string
  }
}

export function Phone() {
  const { tenant, isAdmin } = useAccount()
  return (
    <Section title={t.nav.phone} text={fill(t.phone.text, { business: tenant.name })}>
      <PhoneLine />
      <WithTenant>{(read) => <PhoneForm tenant={read} />}</WithTenant>
      {isAdmin && <TestCall />}
    </Section>
  )
}

function valuesOf({ voice }: Api['Tenant']): Values {
  return {
    voice: {
      phone_number: voice.phone_number ?? '',
      lines: String(voice.lines),
      answering: voice.answering,
      staff_numbers: voice.staff_numbers.join('\n'),
      ring: voice.ring,
      ring_seconds: String(voice.ring_seconds),
      transfer_number: voice.transfer_number ?? '',
      blocked_numbers: voice.blocked_numbers.join('\n'),
      voice: voice.voice ?? '',
      browser_voice: voice.browser_voice,
      calling_hours: readHours(voice.calling_hours),
      voicemail: voice.voicemail,
      voicemail_text: voice.voicemail_text ?? '',
      max_minutes: voice.max_minutes === null ? '' : String(voice.max_minutes),
      countries: voice.countries.join('\n'),
      do_not_call: voice.do_not_call.join('\n'),
    },
  }
}

function written({ voice }: Values) {
  const { lines, max_minutes: most, countries, ...rest } = voice
  const { staff_numbers: staff, ring_seconds: seconds, blocked_numbers: blocked, do_not_call: never } = voice
  return {
    voice: {
      ...rest,
      lines: Number(lines),
      staff_numbers: linesOf(staff),
      ring_seconds: Number(seconds),
      max_minutes: most === '' ? null : Number(most),
      blocked_numbers: linesOf(blocked),
      do_not_call: linesOf(never),
      countries: linesOf(countries.toUpperCase()),
    },
  }
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function labels(): Record<string, string> {
  return Object.fromEntries(Object.entries(t.phone.fields).map(([name, label]) => [`voice.${name}`, label]))
}

function PhoneForm({ tenant }: { tenant: Api['Tenant'] }) {
  const settings = useSettingsForm(tenant, { read: valuesOf, write: written, labels: labels() })
  const { form } = settings
  return (
    <SettingsFrame of={settings}>
      <Answering form={form} />
      <h3>{t.phone.calling}</h3>
      <Calling form={form} zone={tenant.time_zone} />
    </SettingsFrame>
  )
}

type Fields = { form: UseFormReturnType<Values> }

const MAX_LINES = 9

function Answering({ form }: Fields) {
  const { fields, hints } = t.phone
  return (
    <>
      <TextInput
        label={fields.phone_number}
        description={hints.phone_number}
        type="tel"
        {...form.getInputProps('voice.phone_number')}
      />
      <p className="meta">
        {t.phone.greeting} <Link to="/settings/assistant">{t.phone.toGreeting}</Link>
      </p>
      <NativeSelect
        label={fields.lines}
        description={hints.lines}
        data={Array.from({ length: MAX_LINES }, (_, index) => String(index + 1))}
        {...form.getInputProps('voice.lines')}
      />
      <Team form={form} />
      <TextInput
        label={fields.transfer_number}
        description={hints.transfer_number}
        type="tel"
        {...form.getInputProps('voice.transfer_number')}
      />
      <TextInput label={fields.voice} description={hints.voice} maxLength={64} {...form.getInputProps('voice.voice')} />
      <NativeSelect
        label={fields.browser_voice}
        description={hints.browser_voice}
        data={(['off', 'on_device', 'any'] as const).map((value) => ({ value, label: t.phone.browserVoices[value] }))}
        {...form.getInputProps('voice.browser_voice')}
      />
      <Textarea
        label={fields.blocked_numbers}
        description={hints.blocked_numbers}
        autosize
        minRows={2}
        {...form.getInputProps('voice.blocked_numbers')}
      />
    </>
  )
}

const ANSWERINGS = ['assistant', 'staff_first', 'after_hours', 'when_busy'] as const
const RINGS = ['together', 'in_order'] as const
const RING_SECONDS = [10, 15, 20, 25, 30, 45, 60]

/** The team's phones matter only where they ring before the assistant answers. */
function Team({ form }: Fields) {
  const { fields, hints, answerings, rings } = t.phone
  const { answering, ring_seconds: chosen } = form.values.voice
  // A number of seconds that was set by the API stays choosable.
  const choices = [...new Set([...RING_SECONDS, Number(chosen)])].toSorted((a, b) => a - b)
  return (
    <>
      <NativeSelect
        label={fields.answering}
        description={hints.answering}
        data={ANSWERINGS.map((value) => ({ value, label: answerings[value] }))}
        {...form.getInputProps('voice.answering')}
      />
      {answering !== 'assistant' && (
        <>
          <Textarea
            label={fields.staff_numbers}
            description={hints.staff_numbers}
            autosize
            minRows={2}
            {...form.getInputProps('voice.staff_numbers')}
          />
          <NativeSelect
            label={fields.ring}
            data={RINGS.map((value) => ({ value, label: rings[value] }))}
            {...form.getInputProps('voice.ring')}
          />
          <NativeSelect
            label={fields.ring_seconds}
            data={choices.map((seconds) => ({ value: String(seconds), label: fill(t.phone.seconds, { seconds }) }))}
            {...form.getInputProps('voice.ring_seconds')}
          />
        </>
      )}
    </>
  )
}

function Calling({ form, zone }: Fields & { zone: string }) {
  const { fields, hints } = t.phone
  const isAnyTime = Object.values(form.values.voice.calling_hours).every((periods) => periods.length === 0)
  return (
    <>
      <Hours
        form={form}
        path="voice.calling_hours"
        legend={fields.calling_hours}
        hint={fill(hints.calling_hours, { zone })}
        none={isAnyTime ? t.phone.anyTime : t.phone.noHours}
      />
      <Voicemail form={form} />
      <TextInput
        label={fields.max_minutes}
        description={hints.max_minutes}
        inputMode="numeric"
        maxLength={7}
        {...form.getInputProps('voice.max_minutes')}
      />
      <Textarea
        label={fields.countries}
        description={hints.countries}
        autosize
        minRows={2}
        {...form.getInputProps('voice.countries')}
      />
      <Textarea
        label={fields.do_not_call}
        description={hints.do_not_call}
        autosize
        minRows={2}
        {...form.getInputProps('voice.do_not_call')}
      />
    </>
  )
}

function Voicemail({ form }: Fields) {
  const { fields, hints } = t.phone
  return (
    <>
      <NativeSelect
        label={fields.voicemail}
        data={(['leave_message', 'hang_up'] as const).map((value) => ({ value, label: t.phone.voicemails[value] }))}
        {...form.getInputProps('voice.voicemail')}
      />
      {form.values.voice.voicemail === 'leave_message' && (
        <Textarea
          label={fields.voicemail_text}
          description={hints.voicemail_text}
          autosize
          minRows={2}
          maxLength={500}
          {...form.getInputProps('voice.voicemail_text')}
        />
      )}
    </>
  )
}
