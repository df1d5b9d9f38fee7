/** One measured claim, or one that this machine could not measure. */
export type Result = Measured | Skipped

export interface Measured {
  name: string
  value: number
  unit: string
  /** What the value is compared with: a limit's name, or the peer measured in the same run. */
  against?: string | undefined
  ratio?: number | undefined
  /** The bar the ratio (or, without one, the value) must meet. Without a bar the line only informs. */
  bar?: Bar | undefined
}

interface Skipped {
  name: string
  skipped: string
}

/** Met when the measured number is at least (or at most) this. */
export type Bar = { atLeast: number } | { atMost: number }

/** `RESULT name=… value=… unit=… against=… ratio=… bar=… pass|short`, the line that scripts read. */
export function formatResult(result: Result): string {
  if ('skipped' in result) return `RESULT name=${result.name} skipped (${result.skipped})`
  const { name, value, unit, against, ratio, bar } = result
  const verdict = bar === undefined ? 'info' : isShort(result) ? 'short' : 'pass'
  return [
    `RESULT name=${name}`,
    `value=${compact(value)}`,
    `unit=${unit}`,
    `against=${against ?? '-'}`,
    `ratio=${ratio === undefined ? '-' : compact(ratio)}`,
    `bar=${bar === undefined ? '-' : formatBar(bar)}`,
    verdict,
  ].join(' ')
}

/** Prints every claim and returns the exit code: 1 when one falls short. */
export function report(results: Result[]): number {
  for (const result of results) console.log(formatResult(result))
  return results.some(isShort) ? 1 : 0
}

function isShort(result: Result): boolean {
  if ('skipped' in result || result.bar === undefined) return false
  const measured = result.ratio ?? result.value
  // Negated, so that a NaN is short.
  return 'atLeast' in result.bar ? !(measured >= result.bar.atLeast) : !(measured <= result.bar.atMost)
}

function formatBar(bar: Bar): string {
  return 'atLeast' in bar ? `>=${bar.atLeast}` : `<=${bar.atMost}`
}

function compact(value: number): string {
  return String(Number(value.toPrecision(5)))
}

/** The value below which `share` of the sample lies. */
export function percentile(sample: number[], share: number): number {
  const sorted = sample.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
