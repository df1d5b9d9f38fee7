import { useId, type ReactNode } from 'react'
import styles from './segments.module.css'

interface SegmentsProps<V extends string> {
  label: string
  data: readonly { value: V; label: ReactNode }[]
  value?: V
  onChange: (value: V) => void
  /** Fills its line. */
  isWide?: boolean
  /** Path of the field in its form. */
  'data-path'?: string
}

/** One choice of a few, beside each other. It measures nothing: a measure would lay out the whole page while it is drawn. */
export function Segments<V extends string>({
  label,
  data,
  value,
  onChange,
  isWide = false,
  ...field
}: SegmentsProps<V>) {
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={styles.segments}
      data-wide={isWide}
      data-path={field['data-path']}
    >
      {data.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </div>
  )
}
