import { NativeSelect } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { answerOf, api } from '../../api/client.ts'
import { useSubmit } from '../../parts/form.ts'
import { FormProblem, SubmitButton } from '../../parts/submit.tsx'
import { t } from '../../texts/index.ts'
import styles from './phone.module.css'

const WISHES = ['answer', 'booking', 'person', 'key_0'] as const
const TEAMS = ['numbers', 'takes', 'no_answer', 'busy', 'voicemail'] as const
const OPENS = { now: null, open: true, closed: false } as const

type Values = {
  wants: (typeof WISHES)[number]
  team: (typeof TEAMS)[number]
  open: keyof typeof OPENS
}

const initialValues: Values = { wants: 'answer', team: 'numbers', open: 'now' }

/** A made-up person phones the business, so that its answering rules can be tried. */
export function CallerForm({ onStarted }: { onStarted: (callId: string) => void }) {
  const form = useForm<Values>({ initialValues })
  const [requestKey, setRequestKey] = useState(() => crypto.randomUUID())
  const submitting = useSubmit(form, {
    send: async ({ wants, team, open }) => {
      const body = { wants, team: team === 'numbers' ? null : team, open: OPENS[open] }
      const header = { 'Idempotency-Key': requestKey }
      const call = await answerOf(api.POST('/api/v1/calls/simulate', { params: { header }, body }))
      setRequestKey(crypto.randomUUID())
      onStarted(call.call_id)
    },
  })
  const { caller } = t.phone
  return (
    <form className={styles.form} onSubmit={submitting.submit} noValidate>
      <p className="dim">{caller.text}</p>
      <NativeSelect
        label={caller.wants}
        data={WISHES.map((value) => ({ value, label: caller.wishes[value] }))}
        {...form.getInputProps('wants')}
      />
      <NativeSelect
        label={caller.team}
        data={TEAMS.map((value) => ({ value, label: caller.teams[value] }))}
        {...form.getInputProps('team')}
      />
      <NativeSelect
        label={caller.open}
        data={(['now', 'open', 'closed'] as const).map((value) => ({ value, label: caller.opens[value] }))}
        {...form.getInputProps('open')}
      />
      <FormProblem of={submitting} />
      <div>
        <SubmitButton of={submitting} label={caller.ring} variant="default" />
      </div>
    </form>
  )
}
