import type { CheerioAPI } from 'cheerio/slim'
import { isTag, isText, type AnyNode, type Element } from './dom.ts'
import { oneLine } from './parts.ts'

/** Characters of one script; the data of a shop with thousands of goods is none of a front desk. */
const MAX_SCRIPT_CHARS = 200_000
const MAX_SCRIPTS = 20
const MAX_ITEMS = 500
const MAX_VALUE_CHARS = 2_000

/** A page's structured data: its JSON-LD, and its microdata in the same shape. */
export function readStructuredData($: CheerioAPI): unknown[] {
  const scripts = $('script[type="application/ld+json" i]').toArray().slice(0, MAX_SCRIPTS)
  const written = scripts.map((script) => parse($(script).text())).filter((value) => value !== undefined)
  const items: Item[] = []
  for (const node of $.root().contents().toArray()) collect(node, undefined, items)
  return [...written, ...items]
}

function parse(json: string): unknown {
  if (json.length > MAX_SCRIPT_CHARS) return undefined
  try {
    return shallow(JSON.parse(json), 0)
  } catch {
    return undefined
  }
}

const MAX_DEPTH = 20

/** Without what nests deeper: the channel between processes copies values recursively. */
function shallow(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (depth > MAX_DEPTH) return undefined
  if (Array.isArray(value)) return value.map((entry) => shallow(entry, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, shallow(entry, depth + 1)]))
}

type Item = Record<string, unknown[]>

/** `owner` is the item whose properties are being read; items of their own are added to `items`. */
function collect(node: AnyNode, owner: Item | undefined, items: Item[]): void {
  if (!('children' in node)) return
  const item = isTag(node) ? itemAt(node, owner, items) : undefined
  for (const child of node.children) collect(child, item ?? owner, items)
}

function itemAt(element: Element, owner: Item | undefined, items: Item[]): Item | undefined {
  const { itemscope, itemtype = '', itemprop } = element.attribs
  const names = owner === undefined || itemprop === undefined ? [] : itemprop.split(/\s+/, 5)
  if (itemscope === undefined) {
    const value = names.length === 0 ? '' : valueOf(element)
    for (const name of names) if (value !== '') add(owner!, name, value)
    return undefined
  }
  if (items.length >= MAX_ITEMS) return undefined
  // Without a prototype, so that no name of a property is there before.
  const item: Item = Object.assign(Object.create(null), { '@type': [itemtype.split(/\s/, 1)[0]] })
  // Counted among all, so that a hostile page cannot nest more than are read.
  items.push(item)
  for (const name of names) add(owner!, name, item)
  return item
}

function add(item: Item, name: string, value: unknown): void {
  const values = (item[name] ??= [])
  if (values.length < MAX_ITEMS) values.push(value)
}

function valueOf(element: Element): string {
  const { content, datetime, href } = element.attribs
  const text: string[] = []
  if (content === undefined) read(element, text, { left: MAX_VALUE_CHARS })
  const shown = oneLine(text.join(' '))
  return (content ?? (element.name === 'time' ? datetime : undefined) ?? (shown === '' ? href : shown) ?? '').slice(
    0,
    MAX_VALUE_CHARS,
  )
}

/** Stops at the limit, because properties nest and each reads its own text. */
function read(node: AnyNode, text: string[], rest: { left: number }): void {
  if (rest.left <= 0) return
  if (isText(node)) {
    text.push(node.data.slice(0, rest.left))
    rest.left -= node.data.length
  } else if (isTag(node)) for (const child of node.children) read(child, text, rest)
}
