import { Button, Group, Modal, NativeSelect } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Api } from '../../api/client.ts'
import { queryClient } from '../../api/session.ts'
import type { Submitting } from '../../parts/form.ts'
import { Note } from '../../parts/note.tsx'
import { fill, t } from '../../texts/index.ts'
import { SettingsFrame, useSettingsForm } from '../settings-form.tsx'
import { clearingQuery } from './queries.ts'

type Redaction = Api['Privacy']['redaction']

/** In the form, numbers are texts; empty: kept. */
type Values = { privacy: { retention_days: string; redaction: Redaction; recording_days: string } }

const DAYS = [30, 90, 180, 365, 730, 1_095, 3_650]
const LEVELS: Redaction[] = ['none', 'contacts', 'everything']

function valuesOf({ privacy }: Api['Tenant']): Values {
  return {
    privacy: {
      retention_days: textOf(privacy.retention_days),
      redaction: privacy.redaction,
      recording_days: textOf(privacy.recording_days),
    },
  }
}

function textOf(days: number | null): string {
  return days === null ? '' : String(days)
}

function numberOf(text: string): number | null {
  return text === '' ? null : Number(text)
}

function written({ privacy }: Values) {
  return {
    privacy: {
      ...privacy,
      retention_days: numberOf(privacy.retention_days),
      recording_days: numberOf(privacy.recording_days),
    },
  }
}

/** Limits of age and redaction. A change that deletes something asks once, with the count. */
export function KeepingForm({ tenant }: { tenant: Api['Tenant'] }) {
  const words = t.privacy
  const labels = {
    'privacy.retention_days': words.retention,
    'privacy.redaction': words.redaction,
    'privacy.recording_days': words.recordings,
  }
  const settings = useSettingsForm(tenant, { read: valuesOf, write: written, labels })
  const { form, changed } = settings
  const { retention_days: days, redaction } = form.values.privacy
  const { data } = useQuery({ ...clearingQuery(Number(days)), enabled: days !== '' })
  const older = days === '' ? null : (data?.older ?? null)
  const count = older === null ? 0 : older.conversations + older.calls
  const isStricter = changed.includes(words.redaction) && redaction !== 'none'
  const deletes = (changed.includes(words.retention) && days !== '') || changed.includes(words.recordings)
  const asking = useAsked(settings.submitting, deletes || isStricter)
  return (
    <SettingsFrame of={{ ...settings, submitting: asking.submitting }}>
      <Fields form={form} older={older} />
      <Modal
        opened={asking.isOpen}
        onClose={asking.close}
        title={words.saveTitle}
        closeButtonProps={{ 'aria-label': t.form.close }}
      >
        {count > 0 && <p>{fill(words.older, { conversations: older!.conversations, calls: older!.calls })}</p>}
        <p className="dim">{words.saveText}</p>
        <Group mt="md" gap={8}>
          <Button variant="danger" onClick={asking.confirm}>
            {words.save}
          </Button>
          <Button onClick={asking.close}>{words.notNow}</Button>
        </Group>
      </Modal>
    </SettingsFrame>
  )
}

type Older = Api['Clearing']['older']

/** The three limits, with a count of what the first would delete. */
function Fields({ form, older }: { form: UseFormReturnType<Values>; older: Older }) {
  const words = t.privacy
  const { retention_days: days, redaction, recording_days: recordingDays } = form.values.privacy
  return (
    <>
      <NativeSelect
        label={words.retention}
        description={words.retentionHint}
        data={dayChoices(days)}
        {...form.getInputProps('privacy.retention_days')}
      />
      {older !== null && older.conversations + older.calls > 0 && (
        <Note tone="warn">{fill(words.older, { conversations: older.conversations, calls: older.calls })}</Note>
      )}
      <NativeSelect
        label={words.redaction}
        description={words.redactionHints[redaction]}
        data={LEVELS.map((value) => ({ value, label: words.redactions[value] }))}
        {...form.getInputProps('privacy.redaction')}
      />
      <NativeSelect
        label={words.recordings}
        description={words.recordingsHint}
        data={dayChoices(recordingDays)}
        {...form.getInputProps('privacy.recording_days')}
      />
    </>
  )
}

function dayChoices(current: string) {
  const days = [...new Set([...DAYS, ...(current === '' ? [] : [Number(current)])])].toSorted((a, b) => a - b)
  return [
    { value: '', label: t.privacy.kept },
    ...days.map((value) => ({ value: String(value), label: fill(t.privacy.days, { days: value }) })),
  ]
}

/** Puts a question before the sending of a form. */
function useAsked(submitting: Submitting, isAsked: boolean) {
  const [isOpen, setOpen] = useState(false)
  const send: Submitting['submit'] = (event) => {
    submitting.submit(event)
    void queryClient.invalidateQueries({ queryKey: ['privacy', 'clearing'] })
  }
  return {
    isOpen,
    close: () => setOpen(false),
    confirm: () => {
      setOpen(false)
      send()
    },
    submitting: {
      ...submitting,
      submit: (event) => {
        if (!isAsked) return send(event)
        event?.preventDefault()
        setOpen(true)
      },
    } satisfies Submitting,
  }
}
