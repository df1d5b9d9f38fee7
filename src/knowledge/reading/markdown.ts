import { oneLine, type ListItem, type Part } from './parts.ts'

/** Questions rank below every heading of their document. */
const QUESTION_LEVEL = 6

/** Renders parts as Markdown for the chunker; literal text is escaped. */
export function toMarkdown(parts: Part[], title: string): string {
  const blocks: string[] = []
  let section = heading(1, title)
  let afterQuestion = false
  for (const part of parts) {
    // Content after an answer belongs to the section again, not to the question.
    if (afterQuestion && part.kind !== 'question' && part.kind !== 'heading') blocks.push(section)
    if (part.kind === 'heading') section = heading(part.level, part.text)
    afterQuestion = part.kind === 'question'
    blocks.push(...write(part))
  }
  return blocks.filter((block) => block !== '').join('\n\n')
}

function write(part: Part): string[] {
  switch (part.kind) {
    case 'heading':
      return [heading(part.level, part.text)]
    case 'paragraph':
      return [escapeLines(part.text)]
    case 'list':
      return [part.items.map(item).join('\n')]
    case 'table':
      return part.header.length > 0 ? [table(part.header, part.rows)] : [part.rows.map(row).join('\n')]
    case 'question':
      return [heading(QUESTION_LEVEL, part.question), ...part.answer.flatMap(writeInAnswer)]
    case 'code':
      return [`\`\`\`\n${part.text.replace(/^ {0,3}(?=```|~~~)/gm, '    ')}\n\`\`\``]
  }
}

/** A heading inside an answer must not end it. */
function writeInAnswer(part: Part): string[] {
  return part.kind === 'heading' ? [`**${escapeInline(oneLine(part.text))}**`] : write(part)
}

function heading(level: number, text: string): string {
  const line = escapeInline(oneLine(text))
  // A trailing `#` would be parsed as a closing mark.
  return line === '' ? '' : `${'#'.repeat(Math.min(level, 6))} ${line}${line.endsWith('#') ? ' #' : ''}`
}

function item({ depth, text }: ListItem): string {
  return `${'  '.repeat(depth)}- ${escapeInline(oneLine(text))}`
}

function row(cells: string[]): string {
  const [first = '', ...rest] = cells.map((text) => escapeInline(oneLine(text))).filter((text) => text !== '')
  return rest.length === 0 ? `- ${first}` : `- ${first}: ${rest.join(', ')}`
}

function table(header: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${header.map((_, column) => cell(cells[column] ?? '')).join(' | ')} |`
  return [line(header), `|${' --- |'.repeat(header.length)}`, ...rows.map(line)].join('\n')
}

function cell(text: string): string {
  return escapeInline(oneLine(text)).replaceAll('|', String.raw`\|`)
}

function escapeLines(text: string): string {
  const lines = text.split('\n').map((line) => line.trim())
  return lines
    .filter((line) => line !== '')
    .map((line) => escapeStart(escapeInline(line)))
    .join('\n')
}

/**
 * Escapes a line start that looks like a heading, quotation, list number, fence, rule or table. Dashes and bullets may be
 * lists.
 */
function escapeStart(line: string): string {
  return line
    .replace(/^(#{1,6}\s|>|\||~~~|=+$|-{2,}$)/, String.raw`\$1`)
    .replace(/^(\d{1,3})([.)]\s)/, String.raw`$1\$2`)
}

function escapeInline(text: string): string {
  return text
    .replace(/\\(?=[!-/:-@[-`{-~])/g, '\\\\')
    .replace(/[*`]|~~|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, String.raw`\$&`)
    .replaceAll('](', String.raw`]\(`)
    .replaceAll('<!--', String.raw`<\!--`)
    .replace(/<(br\s{0,3}\/?)>/g, String.raw`<$1\>`)
}
