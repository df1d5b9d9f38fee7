import { Badge, Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answerOf, api, type Api } from '../../api/client.ts'
import { useStartingCall } from '../../calls/start-call.ts'
import { failureWords } from '../../calls/words.ts'
import { Await } from '../../parts/await.tsx'
import { Icon } from '../../parts/icons.tsx'
import { Note } from '../../parts/note.tsx'
import { Refused } from '../../parts/refused.tsx'
import { FormProblem, SubmitButton } from '../../parts/submit.tsx'
import { fill, t } from '../../texts/index.ts'
import { useAloud } from './aloud.ts'
import { lineQuery } from './phone-line.tsx'
import { CallerForm } from './simulated-caller.tsx'
import styles from './phone.module.css'

type Call = Api['CallWithTranscript']

const LOOK_AGAIN_MS = 1_000

const callQuery = (id: string) =>
  queryOptions({
    queryKey: ['call', id],
    queryFn: () => answerOf(api.GET('/api/v1/calls/{call_id}', { params: { path: { call_id: id } } })),
    // The summary is written after the end.
    refetchInterval: ({ state: { data } }) => (data !== undefined && isWhole(data) ? false : LOOK_AGAIN_MS),
  })

function isWhole({ status, summary }: Call): boolean {
  return status === 'failed' || (status === 'completed' && summary !== null)
}

/** A real call of the desk, over the line that it has: without a carrier, the simulated one. */
export function TestCall() {
  const [callId, setCallId] = useState<string | null>(null)
  const [way, setWay] = useState<'out' | 'in'>('out')
  // Calls to a real number come by phoning it.
  const isSimulated = useQuery(lineQuery).data?.simulated === true
  return (
    <section className={styles.test} aria-label={t.phone.test}>
      <h3>{t.phone.test}</h3>
      <p className="dim">{t.phone.testText}</p>
      {isSimulated && (
        <NativeSelect
          label={t.phone.way}
          data={(['out', 'in'] as const).map((value) => ({ value, label: t.phone.ways[value] }))}
          value={way}
          onChange={(event) => setWay(event.currentTarget.value === 'in' ? 'in' : 'out')}
        />
      )}
      {way === 'in' ? <CallerForm onStarted={setCallId} /> : <CallForm onStarted={setCallId} />}
      {callId !== null && <Progress key={callId} id={callId} />}
    </section>
  )
}

function CallForm({ onStarted }: { onStarted: (callId: string) => void }) {
  const form = useForm({ initialValues: { phone_number: '', custom_prompt: '' } })
  const submitting = useStartingCall(form, onStarted)
  return (
    <form className={styles.form} onSubmit={submitting.submit} noValidate>
      <TextInput
        label={t.phone.callTo}
        description={t.phone.callToHint}
        type="tel"
        placeholder="+14155550100"
        {...form.getInputProps('phone_number')}
      />
      <Textarea label={t.phone.about} autosize minRows={2} maxLength={4_000} {...form.getInputProps('custom_prompt')} />
      <FormProblem of={submitting} />
      <div>
        <SubmitButton of={submitting} label={t.phone.call} variant="default" />
      </div>
    </form>
  )
}

function Progress({ id }: { id: string }) {
  const query = useQuery(callQuery(id))
  return <Await query={query}>{(call) => <Record call={call} />}</Await>
}

const TONES: Record<Call['status'], string> = {
  queued: 'warn',
  ringing: 'warn',
  in_progress: 'warn',
  completed: 'ok',
  failed: 'bad',
}

function Record({ call }: { call: Call }) {
  const { status, simulated, duration, summary, transcript } = call
  const problem = failureWords(call)
  const isOver = status === 'completed' || status === 'failed'
  const aloud = useAloud(transcript, isOver)
  return (
    <div className={styles.record}>
      <div className={styles.head} role="status">
        <Badge data-tone={TONES[status]}>{t.phone.statuses[status]}</Badge>
        {simulated && <Badge>{t.phone.simulated}</Badge>}
        {status === 'completed' && <span className="meta">{fill(t.phone.took, { seconds: duration })}</span>}
        {!isOver && <HangUp id={call.call_id} />}
      </div>
      {problem !== null && <Note tone="bad">{problem}</Note>}
      {summary !== null && <p>{summary}</p>}
      {transcript.length > 0 && aloud.isOffered && (
        <div>
          <Button
            size="xs"
            leftSection={<Icon name="play" size={14} />}
            aria-pressed={aloud.isOn}
            onClick={aloud.toggle}
          >
            {aloud.isOn ? t.phone.stopHearing : t.phone.hear}
          </Button>
        </div>
      )}
      {transcript.length > 0 && (
        <ol className={styles.transcript} aria-label={t.phone.transcript} tabIndex={0}>
          {transcript.map(({ role, text }, index) => (
            <li key={index} data-role={role} aria-current={aloud.at === index || undefined}>
              <span className={styles.who}>{t.phone.speakers[role]}</span>
              <span dir="auto">{text}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

function HangUp({ id }: { id: string }) {
  const ending = useMutation({
    mutationFn: () => answerOf(api.POST('/api/v1/calls/{call_id}/end', { params: { path: { call_id: id } } })),
  })
  return (
    <>
      <Button size="xs" loading={ending.isPending} onClick={() => ending.mutate()}>
        {t.phone.hangUp}
      </Button>
      <Refused error={ending.error} />
    </>
  )
}
