import { ActionIcon, Button, TextInput } from '@mantine/core'
import type { Api } from '../api/client.ts'
import type { AnyForm } from '../parts/form.ts'
import { Icon } from '../parts/icons.tsx'
import { t } from '../texts/index.ts'
import styles from './settings.module.css'

/** A last day is only given where there are several. */
export interface ClosureRow {
  from: string
  to: string
  reason: string
}

export function readClosures(closures: Api['Closure'][]): ClosureRow[] {
  return closures.map(({ date = '', from = date, to = '', reason = '' }) => ({ from, to, reason }))
}

/** One day, or from the first to the last. */
export function writeClosure({ from, to, reason }: ClosureRow): object {
  const why = { reason: reason === '' ? null : reason }
  return to === '' || to === from ? { date: from === '' ? null : from, ...why } : { from, to, ...why }
}

/** Field of the closures in the form of a business. */
const path = 'business.closures'

export function closuresIn(form: AnyForm): ClosureRow[] {
  // Filled by `readClosures`; a form that several pages share does not type its paths.
  return form.getInputProps(path).value as ClosureRow[]
}

export function Closures({ form }: { form: AnyForm }) {
  const rows = closuresIn(form)
  return (
    <fieldset className={styles.group}>
      <legend>{t.settings.closures}</legend>
      <p className="meta">{t.settings.closuresHint}</p>
      {rows.map((_, index) => {
        const row = `${path}.${index}`
        const { error }: { error?: string } = form.getInputProps(row)
        return (
          <div key={index} className={styles.closure} data-path={row} tabIndex={-1}>
            <TextInput type="date" label={t.settings.closedFrom} {...form.getInputProps(`${row}.from`)} />
            <TextInput type="date" label={t.settings.closedTo} {...form.getInputProps(`${row}.to`)} />
            <TextInput
              label={t.settings.reason}
              maxLength={200}
              className={styles.reason}
              {...form.getInputProps(`${row}.reason`)}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t.settings.removeClosure}
              onClick={() => form.removeListItem(path, index)}
            >
              <Icon name="close" size={16} />
            </ActionIcon>
            {error !== undefined && <p className={styles.problem}>{error}</p>}
          </div>
        )
      })}
      <Button
        size="xs"
        leftSection={<Icon name="plus" size={14} />}
        onClick={() => form.insertListItem(path, { from: '', to: '', reason: '' })}
      >
        {t.settings.addClosure}
      </Button>
    </fieldset>
  )
}
