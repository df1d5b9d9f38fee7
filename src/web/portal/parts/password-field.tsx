import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { t } from '../texts/index.ts'

export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      size="md"
      aria-invalid={props.error ? true : undefined}
      visibilityToggleButtonProps={{ 'aria-label': t.doors.show }}
      {...props}
    />
  )
}

/** The field of a password that is chosen on this page, with the rule for it. */
export function NewPasswordField(props: PasswordInputProps) {
  return (
    <PasswordField label={t.doors.password} description={t.doors.passwordHint} autoComplete="new-password" {...props} />
  )
}
