import { Button } from '@mantine/core'
import { Problem } from '../api/problem.ts'
import { fill, t } from '../texts/index.ts'
import type { SettingsValues } from './patch.ts'
import type { Week } from './hours.tsx'
import { weekWords } from './services/week-words.ts'
import styles from './settings.module.css'

/** A refused save: a colleague changed fields that this form changed too. */
export class Clash extends Problem {
  /** Everything as it is saved now. */
  readonly theirs: SettingsValues
  readonly paths: string[]

  constructor(theirs: SettingsValues, paths: string[]) {
    super(409, '')
    this.theirs = theirs
    this.paths = paths
  }
}

interface ClashesProps {
  fields: { label: string; theirs: unknown; take: () => void }[]
}

/** The colleague's values, beside one's own words, which stay in the fields until a click takes the other value. */
export function Clashes({ fields }: ClashesProps) {
  if (fields.length === 0) return null
  const words = t.settings.clash
  return (
    <ul className={styles.clashes} aria-label={words.list}>
      {fields.map(({ label, theirs, take }) => (
        <li key={label}>
          <div>
            <strong>{label}</strong>
            <p>{fill(words.theirs, { value: valueWords(theirs) })}</p>
          </div>
          <Button size="xs" aria-label={fill(words.takeOf, { field: label })} onClick={take}>
            {words.take}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** Any value of a settings form in words. */
function valueWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? t.settings.clash.on : t.settings.clash.off
  if (typeof value !== 'object' || value === null) return String(value ?? '') || t.settings.clash.empty
  if (Array.isArray(value)) return value.map(valueWords).join(', ') || t.settings.clash.empty
  // Of all settings only opening hours are named by days.
  if ('mon' in value || 'sun' in value) return weekWords(value as Week) ?? t.settings.clash.empty
  const parts = Object.values(value).filter((part) => part !== '' && part !== null)
  return parts.map(valueWords).join(' – ') || t.settings.clash.empty
}
