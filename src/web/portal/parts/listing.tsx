import type { KeyboardEvent, ReactNode } from 'react'
import styles from './listing.module.css'

export interface Column<T> {
  label: string
  cell: (row: T) => ReactNode
  /** Acts of a row: their column has no visible head. */
  isActs?: boolean
  /** What the row is: on phones it stands above the rest. */
  isName?: boolean
}

interface ListingProps<T> {
  label: string
  rows: T[]
  columns: Column<T>[]
  idOf: (row: T) => string
  /** A key pressed anywhere in a row, without a modifier. */
  onKey?: (row: T, key: string) => void
}

/**
 * The one table. On phones each row is a block, and its cells name their columns. Its elements are plain: hundreds of cells
 * that are components each would be most of a navigation.
 */
export function Listing<T>({ label, rows, columns, idOf, onKey }: ListingProps<T>) {
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ label: head, isActs }) => (
              <th key={head} scope="col">
                <span className={isActs ? 'unseen' : undefined}>{head}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={idOf(row)} onKeyDown={onKey && ((event) => pressed(event) && onKey(row, event.key))}>
              {columns.map(({ label: head, cell, isActs, isName }) => (
                <td key={head} data-label={isActs || isName ? undefined : head} data-acts={isActs}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function pressed({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey
}
