import { useEffect, useRef, type ReactNode } from 'react'
import { Listing, type Column } from '../../parts/listing.tsx'
import { fill, t } from '../../texts/index.ts'
import styles from './import.module.css'
import type { Outcome } from './state.ts'
import { badLinesOf, isCut, number, type BadRow } from './words.ts'

/** Names a step. A new step takes the focus, so that screen readers go on there. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h2 ref={heading} tabIndex={-1} className={styles.step}>
      {children}
    </h2>
  )
}

/** Created, updated, unchanged and left-out rows, side by side. */
export function Counts({ label, outcome }: { label: string; outcome: Outcome }) {
  const bad = number(badLinesOf(outcome).size)
  const { created, updated, unchanged, skipped } = t.leadImport.counts
  const figures = [
    [created, number(outcome.created)],
    [updated, number(outcome.updated)],
    [unchanged, number(outcome.unchanged)],
    [skipped, isCut(outcome) ? fill(t.leadImport.atLeast, { count: bad }) : bad],
  ]
  return (
    <div className={styles.part}>
      <h3>{label}</h3>
      <dl className={styles.counts}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="number">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Rows that are left out, with line and reason; `of` counts all problems. */
export function BadRows({ rows, of }: { rows: BadRow[]; of: number }) {
  const columns: Column<BadRow>[] = [
    { label: t.leadImport.line, cell: ({ line }) => <span className="number">{number(line)}</span> },
    { label: t.leadImport.field, cell: ({ field }) => field ?? '–' },
    {
      label: t.leadImport.value,
      cell: ({ value }) => <span className={styles.cell}>{value === '' ? '–' : value}</span>,
    },
    { label: t.leadImport.reason, cell: ({ reason }) => reason },
  ]
  return (
    <>
      <Listing
        label={t.leadImport.skippedRows}
        rows={rows}
        columns={columns}
        idOf={({ line, field }) => `${line} ${field}`}
      />
      {of > rows.length && (
        <p className="meta">{fill(t.leadImport.listed, { shown: number(rows.length), count: number(of) })}</p>
      )}
    </>
  )
}
