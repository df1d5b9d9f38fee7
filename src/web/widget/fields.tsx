import { useState } from 'preact/hooks'

export interface Values {
  name: string
  email: string
  phone: string
  notes: string
}

export type Errors = Partial<Record<keyof Values, string>>

export interface Fields {
  values: Values
  errors: Errors
  set(name: keyof Values, value: string): void
  /** Shows what is wrong, and returns it. */
  check(errors: Errors): Errors
  /** Name, e-mail and phone as far as they were filled in. */
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
    set: (name, value) => setValues((before) => ({ ...before, [name]: value })),
    check(found) {
      setErrors(found)
      return found
    },
    given: () => ({
      ...(values.name ? { name: values.name } : {}),
      ...(values.email ? { email: values.email } : {}),
      ...(values.phone ? { phone: values.phone } : {}),
    }),
  }
}

/** Whether something is wrong; then the first such field has the focus (WCAG 3.3.1). */
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
}

export function Field({ fields, name, label, type = 'text', autocomplete = 'off', isLong = false }: FieldProps) {
  const error = fields.errors[name]
  const common = {
    id: `field-${name}`,
    name,
    value: fields.values[name],
    dir: 'auto' as const,
    'aria-invalid': error !== undefined,
    ...(error === undefined ? {} : { 'aria-describedby': `error-${name}` }),
    onInput: ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
      fields.set(name, currentTarget.value),
  }
  return (
    <div class="field">
      <label for={common.id}>{label}</label>
      {isLong ? (
        <textarea rows={3} maxLength={2_000} {...common} />
      ) : (
        <input type={type as 'text'} maxLength={254} autocomplete={autocomplete} {...common} />
      )}
      {error !== undefined && (
        <p class="trouble" id={`error-${name}`}>
          {error}
        </p>
      )}
    </div>
  )
}
