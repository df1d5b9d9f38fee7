import { Switch } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { t } from '../../texts/index.ts'

// Services and staff have further fields.
// oxlint-disable-next-line typescript/no-explicit-any
export function Activity({ form, label }: { form: UseFormReturnType<any>; label: string }) {
  return (
    <Switch label={label} description={t.services.activeHint} {...form.getInputProps('active', { type: 'checkbox' })} />
  )
}
