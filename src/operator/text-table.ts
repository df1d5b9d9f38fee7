/** Rows under headings, padded to the widest cell. */
export function textTable(headings: string[], rows: string[][]): string {
  const all = [headings, ...rows]
  const widths = headings.map((_, column) => Math.max(...all.map((row) => row[column]!.length)))
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Names and values, one per line. */
export function textFields(fields: [name: string, value: string][]): string {
  const width = Math.max(...fields.map(([name]) => name.length))
  return fields.map(([name, value]) => `${name.padEnd(width)}  ${value}`.trimEnd()).join('\n')
}

export function listOf(values: string[]): string {
  return values.length === 0 ? '-' : values.join(', ')
}
