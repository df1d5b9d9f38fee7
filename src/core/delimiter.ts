const DELIMITERS = [',', ';', '\t', '|']

/** The CSV column delimiter: the candidate most frequent in the first line, outside quotes. */
export function delimiterOf(text: string): string {
  const head = text.slice(0, 4_096).replace(/"(?:[^"]|"")*"/g, '')
  const line = head.split(/\r?\n/).find((candidate) => candidate.trim() !== '') ?? ''
  const counts = DELIMITERS.map((delimiter) => line.split(delimiter).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))]!
}
