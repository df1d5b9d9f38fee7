import type { UseFormReturnType } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useState, type SyntheticEvent } from 'react'
import { asProblem, type Problem } from '../api/problem.ts'
import { t } from '../texts/index.ts'
import { generalWords, sentence } from './refused.tsx'
import { useWait } from './waiting.tsx'

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

/** The chosen option of a select field, which offers these and no others. */
export function optionOf<V extends string>(options: readonly V[], { value }: { value: string }): V {
  return options.find((option) => option === value) ?? options[0]!
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
  const [refused, setRefused] = useState<{ problem: Problem; words: string | null } | null>(null)
  const wait = useWait(refused?.problem ?? null)
  const sending = useMutation({
    mutationFn: send,
    onMutate: () => setRefused(null),
    onError: (error) => {
      const problem = asProblem(error)
      const elsewhere = showOnFields(form, problem, fieldTexts)
      const words = explain?.(problem) ?? (problem.fields.length === 0 ? generalWords(problem) : elsewhere)
      setRefused({ problem, words })
    },
  })
  return {
    submit: form.onSubmit((values) => {
      if (!sending.isPending && wait === 0) sending.mutate(values)
    }),
    isBusy: sending.isPending,
    problem: refused?.problem.status === 429 && wait === 0 ? t.form.waitOver : (refused?.words ?? null),
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
  // Paths come from the server; a form that has no such field gives null.
  const shown = fields.filter(({ path }) => form.getInputNode(path as never) !== null)
  form.setErrors(Object.fromEntries(shown.map(({ path, message }) => [path, words[path] ?? sentence(message)])))
  // As above.
  if (shown.length > 0) (form.getInputNode(shown[0]!.path as never) as HTMLElement | null)?.focus()
  const rest = fields.filter((field) => !shown.includes(field))
  return rest.length === 0 ? null : rest.map(({ path, message }) => `${path}: ${message}`).join(' · ')
}

/** An empty field is an absent value. */
export function filled(text: string): string | null {
  return text.trim() === '' ? null : text
}
