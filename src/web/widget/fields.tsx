import { useState } from 'preact/hooks'
import type { Refused } from './desk.ts'
import type { Visitor } from './shell.ts'

interface Values {
  name: string
  email: string
  phone: string
  notes: string
}

type Errors = Partial<Record<keyof Values, string>>

export interface Fields {
  values: Values
  errors: Errors
  set(name: keyof Values, value: string): void
  /** Displays the errors and returns them. */
  check(errors: Errors): Errors
  /** Displays the server's validation errors. */
  refuse(refused: Refused, text: string): Errors
  /** The filled-in fields among name, e-mail and phone. */
  given(): { name: string | undefined; email: string | undefined; phone: string | undefined }
}

export function useFields(initial: Visitor): Fields {
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
      // The API's names: `client_email`, `phone_number`, `message`.
      const known = fields.map((field) => (field === 'message' ? 'notes' : field.replace(/^client_|_number$/, '')))
      return this.check(Object.fromEntries(known.filter((name) => name in values).map((name) => [name, text])))
    },
    check(found) {
      setErrors(found)
      return found
    },
    given: () => {
      const { name, email, phone } = values
      return { name: name.trim() || undefined, email: email.trim() || undefined, phone: phone.trim() || undefined }
    },
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
        // Each type has properties of its own in Preact's declaration, and these are of all three.
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
