import { load, type CheerioAPI } from 'cheerio/slim'
import { DomHandler, Parser } from 'htmlparser2'
import { isTag, isText, type AnyNode, type Element } from './dom.ts'
import { Unreadable } from './unreadable.ts'
import { readTable } from './html-table.ts'
import { oneLine, type ListItem, type Part } from './parts.ts'

/** Limit of nesting far above real pages; deeper input would overflow the stack or take for ever. */
const MAX_DEPTH = 400

/** Parses a page; refuses it as soon as it nests too deeply. */
export function loadHtml(html: string): CheerioAPI {
  const handler = new ShallowHandler()
  new Parser(handler).end(html)
  return load(handler.root)
}

class ShallowHandler extends DomHandler {
  override onopentag(name: string, attributes: Record<string, string>): void {
    if (this.tagStack.length > MAX_DEPTH) throw new Unreadable('The page is nested too deeply to be read.')
    super.onopentag(name, attributes)
  }
}

const BLOCKS = new Set(
  'address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form header hgroup hr li main menu p section summary td th tr'.split(
    ' ',
  ),
)
const SHORT_DEFINITION = 80
const MAX_QUESTION = 150

/** Collects the parts of a page in document order. */
export class HtmlWalker {
  readonly #parts: Part[] = []
  #text = ''

  walk(node: AnyNode): void {
    if (isText(node)) this.#text += node.data.replace(/\s+/g, ' ')
    else if (isTag(node)) this.#element(node)
  }

  finish(): Part[] {
    this.#flush()
    return this.#parts
  }

  #element(element: Element): void {
    const { name } = element
    if (/^h[1-6]$/.test(name)) this.#push({ kind: 'heading', level: Number(name[1]), text: this.#plain(element) })
    else if (name === 'br') this.#text += '\n'
    else if (name === 'ul' || name === 'ol') this.#list(element)
    else if (name === 'dl') this.#definitions(element)
    else if (name === 'table') this.#table(element)
    else if (name === 'pre') this.#push({ kind: 'code', text: rawText(element).replace(/^\n/, '').trimEnd() })
    else if (name === 'details') this.#details(element)
    else if (this.#isQuestion(element)) this.#push({ kind: 'heading', level: 6, text: this.#plain(element) })
    else if (name === 'button') this.#button(element)
    else if (name === 'a') this.#link(element)
    else if (BLOCKS.has(name)) this.#block(element)
    else if (name !== 'title' && name !== 'head') for (const child of element.children) this.walk(child)
  }

  #block(element: Element): void {
    this.#flush()
    for (const child of element.children) this.walk(child)
    this.#flush()
  }

  /** An e-mail or phone number may be in the link's address only. */
  #link(element: Element): void {
    for (const child of element.children) this.walk(child)
    const contact = /^(?:mailto|tel):([^?]+)/i.exec(element.attribs['href'] ?? '')?.[1]
    if (contact !== undefined && !this.#text.includes(contact) && !/\d/.test(oneLine(rawText(element)))) {
      this.#text += ` (${contact})`
    }
  }

  /** A bold question on a line of its own: `<b>Question?</b><br>`. */
  #isQuestion(element: Element): boolean {
    if (element.name !== 'b' && element.name !== 'strong') return false
    // A question within a sentence or a cell is no heading.
    const line = this.#text.slice(this.#text.lastIndexOf('\n') + 1)
    if (line.trim() !== '') return false
    const text = oneLine(rawText(element))
    return text.length <= MAX_QUESTION && /[?？]$/.test(text) && isLineEnd(element.next)
  }

  /** Buttons are dropped, except those that toggle an answer. */
  #button(element: Element): void {
    if (!('aria-controls' in element.attribs) && !('aria-expanded' in element.attribs)) return
    if (isInHeading(element)) for (const child of element.children) this.walk(child)
    else this.#push({ kind: 'heading', level: 6, text: this.#plain(element) })
  }

  #details(element: Element): void {
    const summary = element.children.filter(isTag).find(({ name }) => name === 'summary')
    const rest = element.children.filter((child) => child !== summary)
    const answer = this.#partsOf(rest)
    const question = summary === undefined ? '' : this.#plain(summary)
    if (question === '') this.#push(...answer)
    else if (answer.length > 0) this.#push({ kind: 'question', question, answer })
  }

  #definitions(element: Element): void {
    const rows = element.children.flatMap((child) => (isTag(child) && child.name === 'div' ? child.children : [child]))
    let terms: string[] = []
    let answer: Part[] = []
    const end = () => {
      if (answer.length > 0) this.#push(definition(terms.join(', '), answer))
      if (answer.length > 0) terms = []
      answer = []
    }
    for (const row of rows.filter(isTag)) {
      if (row.name === 'dt') {
        end()
        terms.push(this.#plain(row))
      } else if (row.name === 'dd') answer.push(...this.#partsOf(row.children))
    }
    end()
  }

  #list(element: Element): void {
    const items: ListItem[] = []
    this.#collectItems(element, 0, items)
    if (items.length > 0) this.#push({ kind: 'list', items })
  }

  #collectItems(list: Element, depth: number, items: ListItem[]): void {
    for (const child of list.children.filter(isTag)) {
      if (isList(child)) this.#collectItems(child, depth + 1, items)
      if (child.name !== 'li') continue
      const own = this.#partsOf(child.children.filter((node) => !isList(node)))
      const text = oneLine(own.map(plainPart).join(' '))
      if (text !== '') items.push({ depth, text })
      for (const inner of child.children.filter(isList)) this.#collectItems(inner, depth + 1, items)
    }
  }

  #table(element: Element): void {
    const table = readTable(element, (cell) => this.#plain(cell))
    if (table === undefined) this.#block(element)
    else this.#push(...table)
  }

  #push(...parts: Part[]): void {
    this.#flush()
    this.#parts.push(...parts.filter((part) => part.kind !== 'heading' || part.text !== ''))
  }

  #flush(): void {
    const lines = this.#text.split('\n').map(oneLine)
    const text = lines.filter((line) => line !== '').join('\n')
    this.#text = ''
    if (text !== '') this.#parts.push({ kind: 'paragraph', text })
  }

  #partsOf(nodes: AnyNode[]): Part[] {
    const inner = new HtmlWalker()
    for (const node of nodes) inner.walk(node)
    return inner.finish()
  }

  #plain(element: Element): string {
    return oneLine(this.#partsOf(element.children).map(plainPart).join(' '))
  }
}

/** A term with a short definition is an entry, with a long one a question with its answer. */
function definition(term: string, answer: Part[]): Part {
  const text = oneLine(answer.map(plainPart).join(' '))
  if (/[?？]$/.test(term) || text.length > SHORT_DEFINITION) return { kind: 'question', question: term, answer }
  return { kind: 'list', items: [{ depth: 0, text: `${term}: ${text}` }] }
}

function plainPart(part: Part): string {
  switch (part.kind) {
    case 'list':
      return part.items.map(({ text }) => text).join(', ')
    case 'table':
      return [part.header, ...part.rows].map((row) => row.join(' ')).join(', ')
    case 'question':
      return [part.question, ...part.answer.map(plainPart)].join(' ')
    case 'heading':
    case 'paragraph':
    case 'code':
      return part.text
  }
}

function rawText(node: AnyNode): string {
  if (isText(node)) return node.data
  return isTag(node)
    ? node.children.map((child) => (isTag(child) && child.name === 'br' ? '\n' : rawText(child))).join('')
    : ''
}

function isLineEnd(next: AnyNode | null): boolean {
  if (next === null) return true
  if (isText(next)) return next.data.trim() === '' && isLineEnd(next.next)
  return isTag(next) && (next.name === 'br' || next.name === 'ul' || next.name === 'ol' || BLOCKS.has(next.name))
}

function isList(node: AnyNode): node is Element {
  return isTag(node) && (node.name === 'ul' || node.name === 'ol')
}

function isInHeading(element: Element): boolean {
  const { parent } = element
  return parent !== null && isTag(parent) && /^(?:h[1-6]|summary|dt)$/.test(parent.name)
}
