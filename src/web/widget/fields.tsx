import { useState } from 'preact/hooks'
import type { Refused } from './desk.ts'

export interface Values {
  name: string
  email: string
  phone: string
  notes: string
}

/** Field names of the API. */
const WIRE_NAMES: Record<string, keyof Values> = {
  name: 'name',
  client_name: 'name',
  email: 'email',
  client_email: 'email',
  phone: 'phone',
  client_phone: 'phone',
  phone_number: 'phone',
  message: 'notes',
  notes: 'notes',
}

export type Errors = Partial<Record<keyof Values, string>>

export interface Fields {
  values: Values
  errors: Errors
  set(name: keyof Values, value: string): void
  /** Displays the errors and returns them. */
  check(errors: Errors): Errors
  /** Displays the server's validation errors. */
  refuse(refused: Refused, text: string): Errors
  /** The filled-in fields among name, e-mail and phone. */
  given(): { name?: string; email?: string; phone?: string }
}

export function useFields(initial: { [K in keyof Values]?: string | undefined }): Fields {
  const [values, setValues] = useState<Values>({
    name: initial.name ?? '',
    email: initial.email ?? '',
    phone: initial.phone ?? '',
    notes: '',
  })
  const [errors, setErrors] = useState<Errors>({})
  return {
    values,
    errors,
    set(name, value) {
      setValues((before) => ({ ...before, [name]: value }))
      if (value.trim() === '') return
      // One of e-mail and phone is enough: filling either mends both.
      const mended = name === 'phone' && values.email.trim() === '' ? ['phone', 'email'] : [name]
      setErrors((before) => Object.fromEntries(Object.entries(before).filter(([key]) => !mended.includes(key))))
    },
    refuse({ fields }, text) {
      const known = fields.flatMap((field) => WIRE_NAMES[field] ?? [])
      const found = Object.fromEntries(known.map((name) => [name, text]))
      setErrors(found)
      return found
    },
    check(found) {
      setErrors(found)
      return found
    },
    given: () => ({
      ...(values.name.trim() ? { name: values.name.trim() } : {}),
      ...(values.email.trim() ? { email: values.email.trim() } : {}),
      ...(values.phone.trim() ? { phone: values.phone.trim() } : {}),
    }),
  }
}

/** Focuses the first invalid field (WCAG 3.3.1); false when all are valid. */
export function focusInvalid(form: HTMLFormElement, errors: Errors): boolean {
  const [first] = Object.keys(errors)
  if (first === undefined) return false
  form.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  return true
}

interface FieldProps {
  fields: Fields
  name: keyof Values
  label: string
  type?: 'text' | 'email' | 'tel'
  autocomplete?: string
  isLong?: boolean
  isNeeded?: boolean
}

/** Number of fields so far, for their ids. */
let made = 0

export function Field(props: FieldProps) {
  const { fields, name, label, type = 'text', autocomplete = 'off', isLong = false, isNeeded = false } = props
  const [id] = useState(() => `field-${(made += 1)}`)
  const error = fields.errors[name]
  const common = {
    id,
    name,
    value: fields.values[name],
    dir: 'auto' as const,
    ...(isNeeded ? { 'aria-required': true } : {}),
    'aria-invalid': error !== undefined,
    ...(error === undefined ? {} : { 'aria-describedby': `${id}-error` }),
    onInput: ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
      fields.set(name, currentTarget.value),
  }
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {isLong ? (
        <textarea rows={3} maxLength={2_000} {...common} />
      ) : (
        <input type={type as 'text'} maxLength={254} autocomplete={autocomplete} {...common} />
      )}
      {error !== undefined && (
        <p class="trouble" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
