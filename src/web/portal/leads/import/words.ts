import { MAX_FILE_BYTES } from '../../../../core/lead-file.ts'
import type { Problem } from '../../api/problem.ts'
import { generalWords } from '../../parts/refused.tsx'
import { fill, language, t } from '../../texts/index.ts'
import type { LeadFile, Target } from './file.ts'
import type { Outcome } from './state.ts'

export function number(value: number): string {
  return new Intl.NumberFormat(language).format(value)
}

/** How long an import still takes, about. */
export function leftWords(seconds: number): string {
  const [count, unit] = seconds < 60 ? [Math.max(seconds, 1), 'second'] : [Math.round(seconds / 60), 'minute']
  const time = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
  return fill(t.leadImport.left, { time })
}

/** A column without a header is known by its place. */
export function columnName({ head }: LeadFile, column: number): string {
  const header = head.record[column]?.trim() ?? ''
  return header === '' ? fill(t.leadImport.column, { number: column + 1 }) : header
}

/** A row that is not imported, in words. */
export interface BadRow {
  line: number
  field: string | null
  /** As it stands in the file. */
  value: string
  reason: string
}

/** Problems of an import, beside what stands in the file. */
export function badRowsOf({ errors }: Outcome, { rows }: LeadFile, targets: Target[]): BadRow[] {
  const byLine = new Map(rows.map(({ line, record }) => [line, record]))
  return errors.map(({ line, field, detail }) => {
    const cellOf = (target: Target) => byLine.get(line)?.[targets.indexOf(target)]?.trim() ?? ''
    const isBare = field === 'email' && cellOf('email') === '' && cellOf('phone') === ''
    const reasons: Record<string, string> = t.leadImport.reasons
    return {
      line,
      field: field === null || isBare ? null : t.leadImport.fields[field],
      value: isBare ? '' : cellOf(field),
      reason: isBare ? t.leadImport.reasons.bare : (reasons[field ?? ''] ?? detail),
    }
  })
}

/** Lines of rows that are left out, as far as the API names them. */
export function badLinesOf({ errors }: Outcome): Set<number> {
  return new Set(errors.map(({ line }) => line))
}

/** The API names the first problems of a request alone. */
export function isCut({ errors, error_count: count }: Outcome): boolean {
  return count > errors.length
}

export function refusalWords(problem: Problem): string {
  if (problem.status === 413) return fill(t.leadImport.unusable.large, { size: number(MAX_FILE_BYTES / 1024 / 1024) })
  if (problem.status === 409) return t.leadImport.conflict
  return generalWords(problem)
}
