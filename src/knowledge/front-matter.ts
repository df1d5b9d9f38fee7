/** A document without its front matter: YAML between two lines of dashes, as generators of websites keep it. */
interface FrontMatter {
  title: string | undefined
  text: string
}

const FENCE = /^---\s*$/
const MAX_LINES = 200
const ENTRY = /^(\s*)(- )?([\p{L}\p{N}_ -]{1,60}):(?:\s+(\S.*))?$/u
const TOLD = new Set(['description', 'summary', 'subtitle', 'excerpt'])

/** The title is metadata, a description is prose, lists of entries are data of the page, the rest is for its generator. */
export function readFrontMatter(text: string): FrontMatter {
  const lines = text.split('\n', MAX_LINES)
  const end = FENCE.test(lines[0] ?? '') ? lines.findIndex((line, index) => index > 0 && FENCE.test(line)) : -1
  const head = lines.slice(1, end)
  if (end < 2 || !head.some((line) => ENTRY.test(line))) return { title: undefined, text }
  const rest = text.split('\n').slice(end + 1)
  const fields = head.flatMap((line) => entryOf(line) ?? [])
  const title = fields.find(({ depth, key }) => depth === 0 && key === 'title')?.value
  const prose = fields.filter(({ depth, key }) => depth === 0 && TOLD.has(key)).map(({ value }) => value)
  const heading = title === undefined ? [] : [`# ${title}`]
  return { title, text: [...heading, ...prose, ...rowsOf(fields), rest.join('\n')].join('\n\n') }
}

interface Field {
  depth: number
  /** Begins an entry of a list. */
  isItem: boolean
  key: string
  value: string
}

function entryOf(line: string): Field | undefined {
  const [, indent = '', dash, key = '', value = ''] = ENTRY.exec(line) ?? []
  if (key === '') return undefined
  const depth = indent.length + (dash === undefined ? 0 : 2)
  return { depth, isItem: dash !== undefined, key: key.trim().toLowerCase(), value: unquoted(value) }
}

/** Entries of lists as rows: `- 2 cats, price: £26`. */
function rowsOf(fields: Field[]): string[] {
  const items: Field[][] = []
  for (const field of fields) {
    if (field.isItem) items.push([field])
    else if (field.depth > 0) items.at(-1)?.push(field)
  }
  const rows = items.map((item) => {
    const [first, ...others] = item.filter(({ value }) => value !== '')
    return [first?.value, ...others.map(({ key, value }) => `${key}: ${value}`)].filter(Boolean).join(', ')
  })
  const lines = rows.filter((row) => row !== '').map((row) => `- ${row}`)
  return lines.length === 0 ? [] : [lines.join('\n')]
}

function unquoted(value: string): string {
  const trimmed = value.trim()
  const mark = trimmed[0]
  return (mark === '"' || mark === "'") && trimmed.endsWith(mark) && trimmed.length > 1 ? trimmed.slice(1, -1) : trimmed
}
