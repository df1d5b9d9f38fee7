const DELIMITERS = [',', ';', '\t', '|']

/** What separates the columns of a CSV file: what its first line has most of, outside of quotes. */
export function delimiterOf(text: string): string {
  const head = text.slice(0, 4_096).replace(/"(?:[^"]|"")*"/g, '')
  const line = head.split(/\r?\n/).find((candidate) => candidate.trim() !== '') ?? ''
  const counts = DELIMITERS.map((delimiter) => line.split(delimiter).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))]!
}
