/** A measured claim, or one this machine could not measure. */
export type Result = Measured | Skipped

export interface Measured {
  name: string
  value: number
  unit: string
  /** Name of the limit, or of the peer measured in the same run. */
  against?: string | undefined
  ratio?: number | undefined
  /** Required ratio, or value without a ratio. Lines without a bar only inform. */
  bar?: Bar | undefined
}

interface Skipped {
  name: string
  skipped: string
}

/** Minimum or maximum of the measured number. */
export type Bar = { atLeast: number } | { atMost: number }

/** `RESULT name=… value=… unit=… against=… ratio=… bar=… pass|short`, parsed by scripts. */
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

/** Prints every claim and returns the exit code: 1 if one falls short. */
export function report(results: Result[]): number {
  for (const result of results) console.log(formatResult(result))
  return results.some(isShort) ? 1 : 0
}

function isShort(result: Result): boolean {
  if ('skipped' in result || result.bar === undefined) return false
  const measured = result.ratio ?? result.value
  // Negated, so that NaN falls short.
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
