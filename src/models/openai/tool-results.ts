import type { ToolStep } from '../chat-model.ts'

/** A tool's result, one fact per line: easier for a model to quote than JSON, and the same text is its evidence. */
export function linesOf({ ok, result }: ToolStep): string {
  const lines = ok ? [] : ['not done']
  try {
    collect(JSON.parse(result), '', lines)
  } catch {
    lines.push(result)
  }
  return lines.join('\n')
}

function collect(value: unknown, label: string, lines: string[]): void {
  if (value === null || value === undefined) return
  if (Array.isArray(value))
    for (const [index, item] of value.entries()) collect(item, `${label} ${index + 1}`.trim(), lines)
  else if (typeof value === 'object') {
    const fields = Object.entries(value)
    const plain = fields.filter(([, field]) => typeof field !== 'object' && field !== null)
    // Related fields share a line.
    if (plain.length > 0 && label !== '')
      lines.push(`${label}: ${plain.map(([name, field]) => `${name} ${String(field)}`).join(', ')}`)
    else for (const [name, field] of plain) lines.push(`${name}: ${String(field)}`)
    for (const [name, field] of fields) if (typeof field === 'object') collect(field, `${label} ${name}`.trim(), lines)
  } else lines.push(label === '' ? String(value) : `${label}: ${String(value)}`)
}
