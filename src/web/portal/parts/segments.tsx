import { useId, useState, type DragEvent, type ReactNode } from 'react'
import styles from './segments.module.css'

interface SegmentsProps<V extends string> {
  label: string
  data: readonly { value: V; label: ReactNode }[]
  value?: V
  onChange: (value: V) => void
  /** Fills its line. */
  isWide?: boolean
  /** Takes what is dragged onto a choice. */
  drop?: Drop<V>
  /** Path of the field in its form. */
  'data-path'?: string
}

interface Drop<V> {
  /** Of the dragged data, such as `application/x-lead`. */
  type: string
  values: readonly V[]
  take: (value: V, dropped: string) => void
}

/** One choice of a few, beside each other. It measures nothing: a measure would lay out the whole page while it is drawn. */
export function Segments<V extends string>({
  label,
  data,
  value,
  onChange,
  isWide = false,
  drop,
  ...field
}: SegmentsProps<V>) {
  const name = useId()
  const dropsOn = useDrops(drop)
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={styles.segments}
      data-wide={isWide}
      data-path={field['data-path']}
    >
      {data.map((choice) => (
        <label key={choice.value} {...dropsOn(choice.value)}>
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

/** Attributes of a choice that takes what is dropped on it. */
function useDrops<V extends string>(drop: Drop<V> | undefined) {
  const [over, setOver] = useState<V | null>(null)
  return (value: V) => {
    if (drop?.values.includes(value) !== true) return {}
    const { type, take } = drop
    return {
      'data-over': value === over || undefined,
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes(type)) return
        event.preventDefault()
        setOver(value)
      },
      onDragLeave: () => setOver(null),
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        setOver(null)
        take(value, event.dataTransfer.getData(type))
      },
    }
  }
}
