import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { answerOf, api } from '../api/client.ts'
import { asProblem, type Problem } from '../api/problem.ts'
import { useAccount } from '../api/session.ts'
import { filled, useSubmit } from '../parts/form.ts'
import { when } from '../parts/when.ts'
import { fill, t } from '../texts/index.ts'

type Values = {
  phone_number: string
  client_name?: string
  custom_prompt: string
}

/** Submits a form that starts a call. The key of the request is the form's: two clicks make one call. */
export function useStartingCall<V extends Values>(
  form: UseFormReturnType<V>,
  onStarted: (callId: string) => Promise<void> | void,
) {
  const { time_zone: zone } = useAccount().tenant
  const [requestKey, setRequestKey] = useState(() => crypto.randomUUID())
  return useSubmit(form, {
    send: async ({ phone_number, client_name = '', custom_prompt }: V) => {
      const body = { phone_number, client_name: filled(client_name), custom_prompt: filled(custom_prompt) }
      const header = { 'Idempotency-Key': requestKey }
      let call: { call_id: string }
      try {
        call = await answerOf(api.POST('/api/v1/calls/initiate', { params: { header }, body }))
      } catch (error) {
        // A refusal is kept with its key, so what is corrected needs another one.
        if (isAnswered(error)) setRequestKey(crypto.randomUUID())
        throw error
      }
      // The next call of the form is another one.
      setRequestKey(crypto.randomUUID())
      await onStarted(call.call_id)
    },
    explain: (problem) => refusalWords(problem, zone),
    fieldTexts: { phone_number: t.calls.numberProblem },
  })
}

function isAnswered(error: unknown): boolean {
  const { status } = asProblem(error)
  return status >= 400 && status < 500
}

const REFUSALS = [
  ['do-not-call', 'doNotCall'],
  ['calling hours', 'outsideHours'],
  ['country', 'country'],
  ['minutes', 'minutes'],
  ['No phone number is assigned', 'noNumber'],
  ['switched calls off', 'off'],
  ['confirmed their e-mail', 'unconfirmed'],
] as const

/** A refusal of the dialling rules in the reader's language; with the next allowed time where there is one. */
function refusalWords({ status, message, retryAfter }: Problem, zone: string): string | undefined {
  if (status !== 409) return undefined
  const [, key] = REFUSALS.find(([part]) => message.includes(part)) ?? []
  if (key === undefined) return undefined
  const words = t.calls.refusals[key]
  if (key !== 'outsideHours' || retryAfter === null) return words
  const next = when(new Date(Date.now() + retryAfter * 1_000).toISOString(), zone)
  return `${words} ${fill(t.calls.nextAt, { time: next })}`
}
