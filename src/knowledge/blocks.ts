import { oneOf, trimEndWhere } from '../core/text-scan.ts'
import { inAnyLanguage, LANGUAGES } from '../languages/index.ts'

/** A block of a text's layout. */
export type Block = Heading | Passage

interface Heading {
  kind: 'heading'
  level: number
  text: string
}

interface Passage {
  kind: 'paragraph' | 'list'
  text: string
  /** Heads this passage alone: "Children: From the age of ten." */
  lead?: string
}

// Below Markdown's six levels: a line that looks like a heading, and a question above its answer.
const LINE_LEVEL = 7
const QUESTION_LEVEL = 8
const MAX_HEADING_LENGTH = 120
/** A line without marks is a heading up to this length, above a paragraph or above rows. */
const MAX_LINE_LENGTH = 80
const MAX_FIRST_LINE_LENGTH = 50
// Lines at least this long were wrapped by an editor, not by the author.
const WRAPPED_LINE = 60

const ATX_HEADING = /^ {0,3}(#{1,6})\s/
const UNDERLINE = /^ {0,3}(=+|-{2,})\s*$/
const RULE = /^ {0,3}(?:[-*_]\s*){3,}$/
const LIST_ITEM = /^\s*(?:[-*+•–]|\d{1,3}[.)])\s+(?=\S)/
const FENCE = /^ {0,3}(?:```|~~~)/
const TABLE_ROW = /^\s*\|.*\|\s*$/
const TABLE_RULE = /^[\s|:-]+$/
/** A price in a cell: of a row and not of a header. */
const CELL_AMOUNT = /[€$£] ?\d|\d ?(?:[€$£]|(?:eur|euros?|usd|gbp|chf)(?!\p{L}))/iu
const UNESCAPED_PIPE = /(?<!\\)\|/
const BOLD_MARK = /^(?:\*\*|__)$/
/** A bold question with its answer on the same line. */
const BOLD_QUESTION = /^(\*\*|__)([^*_\n]{3,120}[?？]) {0,3}\1:? {0,3}(?=\S)/
/** A bold lead with its text on the same line: "**Children.** From the age of ten." */
const BOLD_LEAD = /^(\*\*|__)([^*_\n]{2,80}?)(?:[.:]\1|\1:) {1,3}(?=\S)/
/** "Children: From the age of ten.", without marks. */
const PLAIN_LEAD = /^(\p{Lu}[^\s:]{2,30}(?: ?: )|\p{Lu}[^\s:]{1,30}(?: [^\s:.;!?]{1,30}){1,3} ?: (?=[\p{Lu}\p{N}]))/u
const MIN_LED_LENGTH = 40
/** A question in a list, with its answer after it or on the next line. */
const ITEM_QUESTION = /^(\p{Lu}|¿|"|“|„|«)[^?？\n]{3,118}[?？](?:\s{1,3}(?=\S)|$)/u
const SENTENCE_LEAD = /^(\p{Lu}[^\s.:!?]{1,30}(?: [^\s.:!?]{1,30}){0,3})\. (?=\p{Lu})/u
const MIN_LEADS = 4
const MAX_ROW_LENGTH = 160
/** The end of a sentence, an address or an amount: such a line says something itself. */
const SAYS_ITSELF = /[.,;:!…]$|[.!?] \p{Lu}|@|:\/\/|\d{5}|[€$£]|\d[.,:]\d\d(?!\d)/u
const STARTS = /^[\p{Lu}\p{N}¿¡"'“„«(\p{Lo}-]/u
/** Between a label and its amount. Fewer dots are an ellipsis elsewhere. */
const LEADERS = /[ \t]{0,3}(?:\.{4,}|…{2,}|_{4,}|·{3,})[ \t]{0,3}|[ \t](?:\.{3}|…)[ \t]{1,3}/gu
/** "Child seat: $25 each, please take it out yourself". */
const LABELLED_AMOUNT = /^\p{Lu}[^:\n]{1,60}: [^:\n]{0,20}?[€$£\d]/u
const AMOUNT_AT_END = new RegExp(
  `(?:\\d|[€$£%]|\\b(?:eur|euros?|usd|gbp|chf|${inAnyLanguage(({ documents }) => documents.free)})) ?\\)?$`,
  'iu',
)
const ASKED = new RegExp(`^(?:${inAnyLanguage(({ documents }) => documents.question)})\\s?[:.]\\s+(\\S.*)$`, 'i')
const ANSWERED = new RegExp(`^(?:${inAnyLanguage(({ documents }) => documents.answer)})\\s?[:.]\\s+`, 'i')

/** Parses Markdown, and plain text the same way: headings, paragraphs, lists, table rows with their header. */
export function readBlocks(text: string): Block[] {
  const reader = new BlockReader()
  for (const line of text.split('\n')) reader.read(line)
  return withLeads(withStatements(reader.finish()))
}

const MIN_QUESTIONS = 3

/** "My insurer wants a form." above its answer, among questions: a short line that the next one answers. */
function withStatements(blocks: Block[]): Block[] {
  const isAsked = (block: Block) => block.kind === 'heading' && block.level === QUESTION_LEVEL
  if (blocks.filter(isAsked).length < MIN_QUESTIONS) return blocks
  let isBehindQuestion = false
  return blocks.flatMap((block, place): Block[] => {
    if (block.kind === 'heading') {
      isBehindQuestion = isAsked(block)
      return [block]
    }
    const [first = '', ...rest] = block.text.split('\n')
    const isFirst = blocks[place - 1]?.kind === 'heading'
    const isStatement = rest.length > 0 && first.length < MAX_FIRST_LINE_LENGTH && STARTS.test(first)
    if (!isBehindQuestion || isFirst || !isStatement || block.kind === 'list' || block.lead !== undefined)
      return [block]
    return [
      { kind: 'heading', level: QUESTION_LEVEL, text: first },
      { kind: 'paragraph', text: rest.join('\n') },
    ]
  })
}

/**
 * "Running late. We hold your slot for 15 minutes.": such a lead heads its paragraph where most paragraphs of the text begin
 * with one. In a list of answers, "Of course." looks the same.
 */
function withLeads(blocks: Block[]): Block[] {
  const paragraphs = blocks.filter(({ kind }) => kind === 'paragraph')
  const led = paragraphs.filter(({ text }) => SENTENCE_LEAD.test(text))
  if (led.length < MIN_LEADS || led.length * 2 < paragraphs.length) return blocks
  return blocks.map((block) => {
    const [opening, lead] = block.kind === 'paragraph' ? (SENTENCE_LEAD.exec(block.text) ?? []) : []
    if (opening === undefined || lead === undefined || block.kind === 'heading') return block
    return { ...block, lead, text: block.text.slice(opening.length) }
  })
}

class BlockReader {
  readonly #blocks: Block[] = []
  #lines: string[] = []
  #kind: 'paragraph' | 'list' | 'table' | 'code' = 'paragraph'
  #isAfterBlank = false

  read(line: string): void {
    const isAfterBlank = this.#isAfterBlank
    this.#isAfterBlank = line.trim() === ''
    // A paragraph after a loose list is no part of its last item, unless it is indented as one.
    if (isAfterBlank && this.#kind === 'list' && /^\S/u.test(line) && !LIST_ITEM.test(line)) this.#flush()
    if (this.#kind === 'code') this.#readCode(line)
    else if (line.trim() === '') this.#readBlank()
    else if (FENCE.test(line)) this.#start('code')
    else if (UNDERLINE.test(line) && this.#kind === 'paragraph' && this.#lines.length === 1) this.#underline(line)
    else if (RULE.test(line)) this.#flush()
    else this.#readText(line.replace(/^ {0,3}>\s?/, ''))
  }

  finish(): Block[] {
    this.#flush()
    return this.#blocks
  }

  #readText(line: string): void {
    const [opening, marks] = ATX_HEADING.exec(line) ?? []
    if (opening !== undefined) return this.#heading(marks?.length ?? 1, headingText(line.slice(opening.length)))
    if (TABLE_ROW.test(line)) {
      if (this.#kind !== 'table') this.#start('table')
      this.#lines.push(line)
    } else if (LIST_ITEM.test(line)) {
      const item = line.replace(LIST_ITEM, '')
      const [question] = ITEM_QUESTION.exec(item) ?? []
      if (question !== undefined) return this.#ask(question.trim(), item.slice(question.length))
      if (this.#kind !== 'list') this.#start('list')
      this.#lines.push(`- ${item}`)
    } else if (this.#kind === 'list' && this.#lines.length > 0) {
      this.#lines.push(`${this.#lines.pop() ?? ''} ${line.trim()}`)
    } else {
      if (this.#kind !== 'paragraph') this.#start('paragraph')
      this.#lines.push(line.trim())
    }
  }

  #ask(question: string, answer: string): void {
    this.#heading(QUESTION_LEVEL, question)
    if (answer !== '') this.#lines.push(answer)
  }

  #readCode(line: string): void {
    if (FENCE.test(line)) this.#flush()
    else this.#lines.push(line)
  }

  #readBlank(): void {
    // Blank lines inside a loose list do not end it.
    if (this.#kind !== 'list') this.#flush()
  }

  #underline(line: string): void {
    const text = this.#lines.pop() ?? ''
    this.#heading(line.includes('=') ? 1 : 2, text)
  }

  #heading(level: number, text: string): void {
    this.#flush()
    const clean = inlineText(text)
    if (clean !== '') this.#blocks.push({ kind: 'heading', level, text: clean })
  }

  #start(kind: 'paragraph' | 'list' | 'table' | 'code'): void {
    const [line = ''] = this.#lines
    const isAbove = this.#kind === 'paragraph' && this.#lines.length === 1 && (kind === 'list' || kind === 'table')
    if (isAbove && isLineHeading(line, MAX_HEADING_LENGTH)) this.#heading(LINE_LEVEL, this.#lines.pop() ?? '')
    this.#flush()
    this.#kind = kind
  }

  #flush(): void {
    const lines = this.#lines
    const kind = this.#kind
    this.#lines = []
    this.#kind = 'paragraph'
    if (lines.length === 0) return
    if (kind === 'paragraph') this.#blocks.push(...readParagraph(lines))
    else if (kind === 'table') this.#push('list', tableRows(lines))
    else if (kind === 'code') this.#push('paragraph', lines.join('\n').trim())
    else this.#push('list', lines.map((line) => (isRow(line) ? rowOf(line) : inlineText(line))).join('\n'))
  }

  #push(kind: 'paragraph' | 'list', text: string): void {
    if (text !== '') this.#blocks.push({ kind, text })
  }
}

/** Drops the closing `#` marks of a heading. */
function headingText(rest: string): string {
  return trimEndWhere(rest.trimStart(), oneOf('#')).trimEnd()
}

/** The text of a line that is bold as a whole, with or without a colon. */
function boldLine(line: string): string | undefined {
  const trimmed = line.trim()
  const bold = trimmed.endsWith(':') ? trimmed.slice(0, -1).trimEnd() : trimmed
  const isBold = bold.length > 4 && BOLD_MARK.test(bold.slice(0, 2)) && BOLD_MARK.test(bold.slice(-2))
  return isBold ? bold.slice(2, -2) : undefined
}

/** A paragraph may be a heading in disguise, or begin with the question it answers. */
function readParagraph(lines: string[]): Block[] {
  const [first = '', ...rest] = lines
  const [opening, , question] = BOLD_QUESTION.exec(first) ?? []
  if (opening !== undefined && question !== undefined)
    return [
      { kind: 'heading', level: QUESTION_LEVEL, text: inlineText(question) },
      ...passage([first.slice(opening.length), ...rest]),
    ]
  const [lead, , topic] = BOLD_LEAD.exec(first) ?? []
  if (lead !== undefined && topic !== undefined && !isNotice(topic))
    return [
      { kind: 'heading', level: QUESTION_LEVEL, text: inlineText(topic) },
      ...passage([first.slice(lead.length), ...rest]),
    ]
  const asked = ASKED.exec(first)?.[1] ?? first
  const bold = boldLine(asked)
  const title = inlineText(bold ?? asked)
  // "We are going to France. What do we need?", all in bold, is one heading.
  const isOne = bold !== undefined || !/[.!?。！？]\s/.test(title)
  if (title.length <= MAX_HEADING_LENGTH && /[?？]$/.test(title) && isOne) {
    return [{ kind: 'heading', level: QUESTION_LEVEL, text: title }, ...passage(rest)]
  }
  // With its text on the next line, a bold line stands among the questions and not above them.
  const level = rest.length > 0 ? QUESTION_LEVEL : LINE_LEVEL
  if (bold !== undefined) return [{ kind: 'heading', level, text: title }, ...passage(rest)]
  return readPlain(lines)
}

/** Plain text, whose headings are lines and whose tables are rows. */
function readPlain(lines: string[]): Block[] {
  const [first = '', ...rest] = lines
  const [next = ''] = rest
  // "I cannot wear them. And now?" above its answer.
  if (first.length <= MAX_HEADING_LENGTH && /[?？]$/.test(first) && rest.length > 0)
    return [{ kind: 'heading', level: QUESTION_LEVEL, text: inlineText(first) }, ...readBody(rest)]
  const isAbove =
    rest.length > 0 && STARTS.test(next) && (next.length >= WRAPPED_LINE || isRows(rest) || isCapital(first))
  const most = rest.length === 0 || isCapital(first) ? MAX_LINE_LENGTH : MAX_FIRST_LINE_LENGTH
  if ((rest.length === 0 || isAbove) && isLineHeading(first, most))
    return [{ kind: 'heading', level: LINE_LEVEL, text: inlineText(first) }, ...readBody(rest)]
  return readBody(lines)
}

/** Rows of a price list, or a paragraph with what leads it in. */
function readBody(lines: string[]): Block[] {
  if (lines.length === 0) return []
  const [first = '', ...rest] = lines
  if (isRows(lines)) return [{ kind: 'list', text: lines.map((line) => `- ${rowOf(line)}`).join('\n') }]
  const [opening = ''] = PLAIN_LEAD.exec(first) ?? []
  const lead = inlineText(trimEndWhere(opening, oneOf(' :')))
  const isLed = lead !== '' && lines.join(' ').length - opening.length >= MIN_LED_LENGTH && !isNotice(lead)
  if (!isLed) return passage(lines)
  return passage([first.slice(opening.length), ...rest]).map((block) => ({ ...block, lead }))
}

function isLineHeading(line: string, most: number): boolean {
  return line.length <= most && STARTS.test(line) && /\p{L}{3}/u.test(line) && !SAYS_ITSELF.test(line)
}

function isCapital(line: string): boolean {
  return line === line.toUpperCase() && line !== line.toLowerCase()
}

/** Rows of a price list: each ends with an amount, or has one after its label. */
function isRows(lines: string[]): boolean {
  return lines.length > 1 && lines.every(isRow)
}

function isRow(line: string): boolean {
  return line.length <= MAX_ROW_LENGTH && (AMOUNT_AT_END.test(line.trimEnd()) || LABELLED_AMOUNT.test(line))
}

function rowOf(line: string): string {
  return inlineText(line.replaceAll(LEADERS, ': '))
}

function isNotice(lead: string): boolean {
  return Object.values(LANGUAGES).some(({ questions }) => questions.notice.test(lead.trim()))
}

function passage(lines: string[]): Block[] {
  const [first = '', ...rest] = lines
  const text = inlineText(joinLines([first.replace(ANSWERED, ''), ...rest]))
  return text === '' ? [] : [{ kind: 'paragraph', text }]
}

function joinLines(lines: string[]): string {
  return lines.reduce((text, line, index) => {
    const wrapped = (lines[index - 1]?.length ?? 0) >= WRAPPED_LINE
    return index === 0 ? line : `${text}${wrapped ? ' ' : '\n'}${line}`
  }, '')
}

/**
 * Repeats the column names in every row: a price without its heading answers nothing. An empty header, and a first row with a
 * price where the others have one, name no columns.
 */
function tableRows(lines: string[]): string {
  const isUnnamed = TABLE_RULE.test(lines[0] ?? '')
  const rows = lines
    .filter((line) => !TABLE_RULE.test(line))
    .map((line) => line.trim().slice(1, -1).split(UNESCAPED_PIPE).map(inlineText))
  const [header = [], ...body] = rows
  if (isUnnamed || isPriceRow(header, body)) return rows.map((cells) => `- ${labelled(cells)}`).join('\n')
  if (body.length === 0) return header.filter((cell) => cell !== '').join(', ')
  const named = (cells: string[]) =>
    cells.map((cell, column) => (column === 0 || cell === '' || !header[column] ? cell : `${header[column]}: ${cell}`))
  return body
    .map(
      (cells) =>
        `- ${named(cells)
          .filter((cell) => cell !== '')
          .join(', ')}`,
    )
    .join('\n')
}

function isPriceRow(first: string[], rest: string[][]): boolean {
  return first.some(
    (cell, column) => CELL_AMOUNT.test(cell) && rest.some((cells) => CELL_AMOUNT.test(cells[column] ?? '')),
  )
}

/** A row without column names: "Nostril: £35". */
function labelled(cells: string[]): string {
  const [label, ...rest] = cells.filter((cell) => cell !== '')
  return [label, rest.join(', ')].filter((part) => part !== undefined && part !== '').join(': ')
}

// No class matches its own opening mark, so a line of brackets is scanned once and not once per bracket.
const IMAGE = /!\[([^\][\n]{0,500})\]\([^)\s(]{0,2000}(?:\s[^)(\n]{0,300})?\)/g
const LINK = /\[([^\][\n]{1,500})\]\(<?((?:[^()\s>]|\([^()\s>]{0,500}\)){0,2000})>?(?:\s[^)(\n]{0,300})?\)/g
const EMPHASIS = [
  /(?<![\d*\\])(\*{1,3})(?=\S)([^*\n]{1,500})(?<=[^\s\\])\1(?![\d*])/g,
  /(?<![\p{L}\p{N}_\\])(_{1,3})(?=\S)([^_\n]{1,500})(?<=[^\s\\])\1(?![\p{L}\p{N}_])/gu,
  /(?<![~\\])(~~)(?=\S)([^~\n]{1,500})(?<=[^\s\\])~~(?!~)/g,
]
const CODE = /(?<!\\)`([^`\n]{1,500})`/g
const ESCAPE = /\\([!-/:-@[-`{-~])/g

/** The visible text of a line of Markdown; link URLs are kept, because an answer may need them. */
function inlineText(text: string): string {
  const linked = text
    .replace(/<!--[^<]{0,2000}?-->|<br\s{0,3}\/?>/g, ' ')
    .replace(IMAGE, '$1')
    .replace(LINK, (_, label: string, url: string) => (isAddress(url) && url !== label ? `${label} (${url})` : label))
  return plain(plain(linked)).replace(CODE, '$1').replace(ESCAPE, '$1').trim()
}

function isAddress(url: string): boolean {
  return /^[a-z]+:/i.test(url)
}

/** Removes one layer of emphasis. */
function plain(text: string): string {
  return EMPHASIS.reduce((rest, marks) => rest.replace(marks, '$2'), text)
}
