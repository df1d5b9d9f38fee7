import { isMap, parseDocument } from 'yaml'

/** A document without its front matter: YAML between two lines of dashes, as generators of websites keep it. */
interface FrontMatter {
  title: string | undefined
  text: string
}

type Fields = Record<string, unknown>

const FENCE = /^---\s*$/
/** More is no front matter; the bounds also keep hostile YAML cheap. */
const MAX_LINES = 200
const MAX_CHARACTERS = 8_000
/** Deeper is no front matter either: whether a parser that recurses gets through would depend on the stack. */
const MAX_DEPTH = 32
const ITEMS_IN_ITEMS = new RegExp(`^ *(?:- ){${MAX_DEPTH + 1}}`, 'mu')
const PROSE = ['description', 'summary', 'subtitle', 'excerpt']

/** The title is metadata, a description is prose, lists of entries are data of the page, the rest is for its generator. */
export function readFrontMatter(text: string): FrontMatter {
  const lines = text.split('\n', MAX_LINES)
  const end = FENCE.test(lines[0] ?? '') ? lines.findIndex((line, index) => index > 0 && FENCE.test(line)) : -1
  const fields = end < 2 ? undefined : fieldsOf(lines.slice(1, end).join('\n'))
  if (fields === undefined) return { title: undefined, text }
  const title = scalar(fields['title'])
  const prose = PROSE.flatMap((name) => scalar(fields[name]) ?? [])
  const rows = entriesIn(fields).map((entry) => `- ${rowOf(entry)}`)
  const heading = title === undefined ? [] : [`# ${title}`]
  const body = text
    .split('\n')
    .slice(end + 1)
    .join('\n')
  return { title, text: [...heading, ...prose, ...(rows.length === 0 ? [] : [rows.join('\n')]), body].join('\n\n') }
}

/** Undefined for text that is no sound YAML with names: two rules around a paragraph are no front matter. */
function fieldsOf(yaml: string): Fields | undefined {
  if (yaml.length > MAX_CHARACTERS || isDeep(yaml)) return undefined
  // Only text: a reader of numbers takes the zero off a telephone number and off a price.
  const document = parseDocument(yaml, { logLevel: 'silent', schema: 'failsafe' })
  if (document.errors.length > 0 || !isMap(document.contents)) return undefined
  try {
    // A map at the root becomes an object.
    const fields = document.toJS({ maxAliasCount: 0 }) as Fields
    return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name.toLowerCase(), value]))
  } catch {
    // An alias, which a page does not need and an attack does.
    return undefined
  }
}

function isDeep(yaml: string): boolean {
  let depth = 0
  for (const character of yaml) {
    if (character === '{' || character === '[') depth += 1
    else if (character === '}' || character === ']') depth -= 1
    if (depth > MAX_DEPTH) return true
  }
  return ITEMS_IN_ITEMS.test(yaml)
}

/** Entries with names in lists, at any depth: prices, opening hours, questions. */
function entriesIn(value: unknown): Fields[] {
  if (Array.isArray(value)) return value.filter((one) => isFields(one) && rowOf(one) !== '')
  return isFields(value) ? Object.values(value).flatMap(entriesIn) : []
}

/** `2 cats, price: £26`. */
function rowOf(entry: Fields): string {
  const [first, ...others] = Object.entries(entry).flatMap(([name, value]) => {
    const written = scalar(value)
    return written === undefined ? [] : [{ name: name.toLowerCase(), written }]
  })
  return first === undefined ? '' : [first.written, ...others.map((one) => `${one.name}: ${one.written}`)].join(', ')
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function scalar(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}
