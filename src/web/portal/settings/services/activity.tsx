import { Switch } from '@mantine/core'
import type { AnyForm } from '../../parts/form.ts'
import { t } from '../../texts/index.ts'

/** The switch of a service, or of a person or room: one component, so that both forms explain it alike. */
export function Activity({ form, label }: { form: AnyForm; label: string }) {
  return (
    <Switch label={label} description={t.services.activeHint} {...form.getInputProps('active', { type: 'checkbox' })} />
  )
}
