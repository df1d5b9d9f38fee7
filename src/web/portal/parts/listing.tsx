import { useNavigate, useSearch } from '@tanstack/react-router'
import type { KeyboardEvent, ReactNode } from 'react'
import { language } from '../texts/index.ts'
import styles from './listing.module.css'

export interface Column<T> {
  label: string
  cell: (row: T) => ReactNode
  /** Acts of a row: their column has no visible head. */
  isActs?: boolean
  /** The row's title: on phones it stands above the rest. */
  isName?: boolean
  /** Its rows can be ordered by this value, under this name in the address. */
  sort?: { as: string; by: (row: T) => string | number }
}

interface Head {
  /** The order of the column by which the rows are sorted. */
  sorted: 'ascending' | 'descending' | undefined
  press: () => void
}

interface ListingProps<T> {
  label: string
  rows: T[]
  columns: Column<T>[]
  idOf: (row: T) => string
  /** A key pressed anywhere in a row, without a modifier. */
  onKey?: (row: T, key: string) => void
  /** The head of a column that can be sorted by. */
  headOf?: (column: Column<T>) => Head | undefined
}

/** A list that is here as a whole: heads sort it, and the address keeps the order. */
export function SortedListing<T>(props: ListingProps<T>) {
  const navigate = useNavigate()
  const { sort = '' }: { sort?: string } = useSearch({ strict: false })
  const isDown = sort.startsWith('-')
  const chosen = props.columns.find((column) => column.sort?.as === sort.replace('-', ''))
  const headOf = (column: Column<T>): Head | undefined => {
    if (column.sort === undefined) return undefined
    const isChosen = column === chosen
    const next = isChosen && !isDown ? `-${column.sort.as}` : column.sort.as
    return {
      sorted: isChosen ? (isDown ? 'descending' : 'ascending') : undefined,
      press: () =>
        void navigate({
          to: '.',
          search: (old: object) => ({ ...old, sort: next }),
          replace: true,
          resetScroll: false,
        }),
    }
  }
  const rows = chosen?.sort === undefined ? props.rows : sorted(props.rows, chosen.sort.by)
  return <Listing {...props} rows={isDown ? rows.toReversed() : rows} headOf={headOf} />
}

function sorted<T>(rows: T[], by: (row: T) => string | number): T[] {
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  return rows.toSorted((one, other) => {
    const [a, b] = [by(one), by(other)]
    if (a === b) return 0
    return typeof a === 'number' && typeof b === 'number' ? (a < b ? -1 : 1) : compare(String(a), String(b))
  })
}

/**
 * The one table. On phones each row is a block, and its cells name their columns. Its elements are plain: hundreds of cells
 * that are components each would be most of a navigation.
 */
export function Listing<T>({ label, rows, columns, idOf, onKey, headOf }: ListingProps<T>) {
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={label} data-sorts={headOf !== undefined}>
        <thead>
          <tr>
            {columns.map((column) => (
              <ColumnHead key={column.label} {...column} head={headOf?.(column)} />
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

function ColumnHead<T>({ label, isActs, head }: Column<T> & { head: Head | undefined }) {
  if (head === undefined)
    return (
      <th scope="col">
        <span className={isActs ? 'unseen' : undefined}>{label}</span>
      </th>
    )
  return (
    <th scope="col" aria-sort={head.sorted ?? 'none'} data-sorts>
      <button type="button" onClick={head.press}>
        {label}
      </button>
    </th>
  )
}

function pressed({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey
}
