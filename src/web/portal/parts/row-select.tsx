import { optionOf } from './form.ts'
import styles from './row-select.module.css'

interface RowSelectProps<V extends string> {
  label: string
  value: V
  data: { value: V; label: string }[]
  choose: (value: V) => void
}

/** A choice in a row of a table. Its element is plain, because there are as many as rows. */
export function RowSelect<V extends string>({ label, value, data, choose }: RowSelectProps<V>) {
  return (
    <span className={styles.frame}>
      <select
        className={styles.select}
        aria-label={label}
        value={value}
        onChange={({ currentTarget }) =>
          choose(
            optionOf(
              data.map((option) => option.value),
              currentTarget,
            ),
          )
        }
      >
        {data.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  )
}
