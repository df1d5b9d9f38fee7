import type { UseFormReturnType } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState, type SyntheticEvent } from 'react'
import { asProblem, type Problem } from '../api/problem.ts'
import { fill, t } from '../texts/index.ts'

/** Any form, to a part that several forms share: it reaches its fields by their paths. */
export interface AnyForm {
  values: object
  getInputProps(
    path: string,
    options?: { type?: 'input' | 'checkbox' },
  ): ReturnType<UseFormReturnType<object>['getInputProps']>
  setFieldValue(path: string, value: unknown): void
  insertListItem(path: string, item: unknown): void
  removeListItem(path: string, index: number): void
  isDirty(path: string): boolean
}

interface Submission<V> {
  send: (values: V) => Promise<unknown>
  /** The meaning of a refusal in this form, where the general words say less. */
  explain?: (problem: Problem) => string | undefined
  /** Words for refused fields, in place of the API's. */
  fieldTexts?: Record<string, string>
}

export interface Submitting {
  submit: (event?: SyntheticEvent<HTMLFormElement>) => void
  isBusy: boolean
  /** The refusal in words, unless a field shows it. */
  problem: string | null
  /** Seconds until the next try may work. */
  wait: number
}

/** The one way to send a form: a 422 lands on its fields, a 429 counts down, and what was typed stays. */
export function useSubmit<V extends Record<string, unknown>>(
  form: UseFormReturnType<V>,
  { send, explain, fieldTexts = {} }: Submission<V>,
): Submitting {
  const [wait, startWait] = useCountdown()
  const [problem, setProblem] = useState<string | null>(null)
  const sending = useMutation({
    mutationFn: send,
    onMutate: () => setProblem(null),
    onError: (error) => {
      const refusal = asProblem(error)
      if (refusal.status === 429) startWait(refusal.retryAfter ?? 60)
      const elsewhere = showOnFields(form, refusal, fieldTexts)
      setProblem(explain?.(refusal) ?? (refusal.fields.length === 0 ? generalWords(refusal) : elsewhere))
    },
  })
  return {
    submit: form.onSubmit((values) => {
      if (!sending.isPending && wait === 0) sending.mutate(values)
    }) as Submitting['submit'],
    isBusy: sending.isPending,
    problem,
    wait,
  }
}

/** Returns what no field can show. */
function showOnFields<V extends Record<string, unknown>>(
  form: UseFormReturnType<V>,
  { fields }: Problem,
  words: Record<string, string>,
): string | null {
  if (fields.length === 0) return null
  const shown = fields.filter(({ path }) => form.getInputNode(path as never) !== null)
  form.setErrors(Object.fromEntries(shown.map(({ path, message }) => [path, words[path] ?? sentence(message)])))
  if (shown.length > 0) (form.getInputNode(shown[0]!.path as never) as HTMLElement | null)?.focus()
  const rest = fields.filter((field) => !shown.includes(field))
  return rest.length === 0 ? null : rest.map(({ path, message }) => `${path}: ${message}`).join(' · ')
}

function sentence(message: string): string {
  return `${message.charAt(0).toUpperCase()}${message.slice(1)}${message.endsWith('.') ? '' : '.'}`
}

export function generalWords({ status, message }: Problem): string {
  if (status === 0) return t.form.offline
  if (status === 401) return t.form.signedOut
  if (status === 403) return t.states.forbiddenText
  if (status === 429) return t.form.tooMany
  if (status >= 500 || status < 0) return t.form.failed
  return sentence(message)
}

/** Seconds until the next try may work, counted down. */
export function useCountdown(from = 0): [number, (seconds: number) => void] {
  const [left, setLeft] = useState(from)
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1_000)
    return () => clearTimeout(timer)
  }, [left])
  return [left, setLeft]
}

/** An empty field is an absent value. */
export function filled(text: string): string | null {
  return text.trim() === '' ? null : text
}

/** The label of a button that has to wait. */
export function waitingLabel(label: string, wait: number): string {
  if (wait === 0) return label
  const minutes = Math.floor(wait / 60)
  const seconds = String(wait % 60).padStart(2, '0')
  return fill(t.form.again, { time: `${minutes}:${seconds}` })
}
