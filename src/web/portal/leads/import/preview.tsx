import { NativeSelect, Table } from '@mantine/core'
import { IMPORT_FIELDS } from '../../../../core/lead-file.ts'
import { fill, t } from '../../texts/index.ts'
import type { LeadFile, Target } from './file.ts'
import styles from './import.module.css'
import { columnName, number } from './words.ts'

export const SHOWN_ROWS = 20
/** The sentence that refuses a mapping. */
export const PROBLEM_ID = 'lead-import-problem'

interface PreviewProps {
  file: LeadFile
  targets: Target[]
  /** Columns that go to one field. */
  clashing: number[]
  change: (column: number, target: Target) => void
}

/** The first rows, with what each column goes to in its head. A wide file is scrolled by itself, also by keyboard. */
export function Preview({ file, targets, clashing, change }: PreviewProps) {
  const label = fill(t.leadImport.firstRows, { count: number(Math.min(SHOWN_ROWS, file.rows.length)) })
  return (
    <div className={styles.frame} tabIndex={0} role="region" aria-label={label}>
      <Table className={styles.table} aria-label={label}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t.leadImport.line}</Table.Th>
            {targets.map((target, column) => (
              <Table.Th key={column} scope="col" data-out={target === null}>
                <span className={styles.header}>{columnName(file, column)}</span>
                <TargetSelect
                  name={columnName(file, column)}
                  target={target}
                  isClashing={clashing.includes(column)}
                  change={(chosen) => change(column, chosen)}
                />
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {file.rows.slice(0, SHOWN_ROWS).map(({ line, record }) => (
            <Table.Tr key={line}>
              <Table.Th scope="row">{number(line)}</Table.Th>
              {targets.map((target, column) => (
                <Table.Td key={column} data-out={target === null}>
                  <span className={styles.cell}>{record[column]}</span>
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}

interface TargetSelectProps {
  name: string
  target: Target
  isClashing: boolean
  change: (target: Target) => void
}

function TargetSelect({ name, target, isClashing, change }: TargetSelectProps) {
  return (
    <NativeSelect
      size="xs"
      aria-label={fill(t.leadImport.goesTo, { column: name })}
      error={isClashing}
      aria-describedby={isClashing ? PROBLEM_ID : undefined}
      data={[
        { value: '', label: t.leadImport.leaveOut },
        ...IMPORT_FIELDS.map((value) => ({ value, label: t.leadImport.fields[value] })),
      ]}
      value={target ?? ''}
      onChange={({ currentTarget: { value } }) => change(IMPORT_FIELDS.find((field) => field === value) ?? null)}
    />
  )
}
