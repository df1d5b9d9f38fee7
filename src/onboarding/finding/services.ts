import { plainSpelling, plainWords } from '../../core/words.ts'
import { forLanguage } from '../../languages/index.ts'
import type { WebsiteWords } from '../../languages/website.ts'
import { bare, quoted, withoutEnd, type Found } from './finding.ts'
import { sentencesIn, type Line } from './lines.ts'

const PRICE =
  /(?:(?:[€$£]|\b(?:chf|eur|usd|gbp)\b)\s?\d{1,5}(?:[.,]\d{1,2})?|(?<![\d.,])\d{1,5}(?:[.,]\d{1,2})?\s?(?:€|\$|£|(?:euros?|eur|chf|usd|gbp|dollars?)\b))/iu
/** Characters below a heading in which the duration of its service is looked for. */
const MAX_SECTION_CHARS = 600
/** Maximum length of a line that lists services. */
const MAX_LINE_CHARS = 160
const MAX_NAME_WORDS = 9
const MAX_NAME_CHARS = 80
const MAX_MINUTES = 12 * 60
/** Maximum services of a website; more are the goods of a shop. */
const MAX_SERVICES = 60

/** A line's texts with a price, and what stands around them. */
interface Entry {
  text: string
  line: Line
  /** The lines below the same heading. */
  section: string
}

/** Services in lists, tables and short sentences with their price, and their duration where it is said. */
export function findServices(lines: Line[], language: string): Found[] {
  const words = forLanguage(language).website
  const sections = sectionsOf(lines)
  const entries = lines.flatMap((line, index) => {
    const texts = line.cells.length > 1 ? [line.text] : sentencesIn(line.text).flatMap(entriesIn)
    return texts.map((text): Entry => ({ text, line, section: sections[index]! }))
  })
  return entries.flatMap((entry) => serviceIn(entry, words) ?? []).slice(0, MAX_SERVICES)
}

/** For each line, the words below its heading. */
function sectionsOf(lines: Line[]): string[] {
  const texts: string[] = []
  let first = 0
  for (const [index, { isHeading }] of lines.entries()) {
    if (isHeading) first = index
    if (!isHeading && lines[index + 1]?.isHeading === false) continue
    const text = lines
      .slice(first, index + 1)
      .filter((line) => !line.isHeading)
      .map((line) => line.text)
      .join(' ')
    for (let at = texts.length; at <= index; at += 1) texts.push(text.slice(0, MAX_SECTION_CHARS))
  }
  return texts
}

/** Files lose the ends of their lines: each entry ends with its price, and a duration after it. */
function entriesIn(sentence: string): string[] {
  const entries: string[] = []
  let rest = sentence
  for (let price = PRICE.exec(rest); price !== null && entries.length < MAX_SERVICES; price = PRICE.exec(rest)) {
    const end = price.index + price[0].length
    const behind = DURATION_BEHIND.exec(rest.slice(end, end + 20))?.[0] ?? ''
    const entry = rest.slice(0, end) + behind
    entries.push(entries.length === 0 ? entry : withoutTail(entry))
    rest = rest.slice(end + behind.length)
  }
  // The mark at the end of the sentence.
  if (rest.length < 3 && entries.length > 0) entries.push(entries.pop()! + rest)
  return entries
}

/** Without the end of the entry before it, in small letters after its price: "22 € plus the tyre New chain 28 €". */
function withoutTail(entry: string): string {
  const words = entry.trim().split(' ')
  const first = words.findIndex((word) => /^\p{Lu}/u.test(word))
  return first === -1 ? entry : words.slice(first).join(' ')
}

/** Sold by its measure: "Shampoo 250 ml". */
const GOODS = /\d\s?(?:ml|cl|l|g|kg|oz|fl)\.?(?![\p{L}\p{N}])/iu
const DURATION_BEHIND = /^[\s(,/–-]{1,3}\d{1,3}\s?(?:min|mn|h)\p{L}{0,6}\)?/iu

function serviceIn({ text: entry, line, section }: Entry, words: WebsiteWords): Found | undefined {
  if (entry.length > MAX_LINE_CHARS) return undefined
  const price = PRICE.exec(entry)
  if (price === null) return undefined
  const duration = durationIn(entry, words)
  const before = entry.slice(0, Math.min(price.index, duration?.index ?? price.index))
  const name = nameIn(before, words)
  const least = leastIn(entry.slice(0, price.index), words)
  if (name === undefined || isOne(words.noService, firstWord(name))) return undefined
  if (plainWords(name).some((word) => isOne(words.persons, word))) return undefined
  if (duration === undefined && GOODS.test(before)) return undefined
  const isLabelled = isOne(words.label, firstWord(name))
  if (isLabelled && (line.isHeading || !isName(line.heading))) return undefined
  const value = {
    kind: 'service',
    name: isLabelled ? line.heading : name,
    duration_minutes: (isLabelled ? durationIn(section, words) : duration)?.minutes ?? null,
    is_duration_usual: false,
    price: [...least, price[0]].join(' '),
    aliases: [],
  } as const satisfies Found['value']
  const quote = isLabelled ? `${line.heading}: ${line.text}` : entry
  return { value: { ...value, aliases: [] }, quote: quoted(quote) }
}

function firstWord(name: string): string {
  return /^\p{L}+/u.exec(plainSpelling(name))?.[0] ?? ''
}

/** The words before the figures, without articles, verbs and the marks that lead to the price. */
function nameIn(before: string, words: WebsiteWords): string | undefined {
  const written = wordsIn(before)
  const plain = written.map(bare)
  const least = wordsOfLeast(plain, words)
  const verb = plain.findIndex((word, at) => at > 0 && isOne(words.costs, word))
  const last = plain.length - least - (isOne(words.about, plain.at(-1 - least)) ? 1 : 0)
  const end = verb === -1 ? last : Math.min(verb, last)
  const start = isOne(words.articles, plain[0]) ? 1 : 0
  const spoken = withoutEnd(written.slice(start, end).join(' '), ' .:;,–—(…·-+&')
  const name = isOne(words.articles, 'l') ? spoken.replace(/^[Ll]['’]/, '') : spoken
  return isName(name) ? name.charAt(0).toUpperCase() + name.slice(1) : undefined
}

function wordsIn(text: string): string[] {
  return text.split(/[\s|]+/).filter((word) => /[\p{L}\p{N}]|^[+&]$/u.test(word))
}

/** The words that lead to the price where it is the least one, also after a duration: "120 minutes, from $420". */
function leastIn(before: string, words: WebsiteWords): string[] {
  const written = wordsIn(before)
  return written.slice(written.length - wordsOfLeast(written.map(bare), words))
}

/** How many words before the price say that it is the least one: "from", "ab", "à partir de". */
function wordsOfLeast(plain: string[], { from, to }: WebsiteWords): number {
  if (isOne(from, plain.at(-1))) return 1
  if (!isOne(from, plain.at(-2)) || (plain.at(-1)?.length ?? 9) > 2) return 0
  return isOne(to, plain.at(-3)) ? 3 : 2
}

function isOne(list: string, word: string | undefined): boolean {
  return word !== undefined && list.split(' ').includes(word)
}

function isName(name: string): boolean {
  const letters = name.replaceAll(/[^\p{L}]/gu, '')
  const isShort = name.length <= MAX_NAME_CHARS && name.split(' ').length <= MAX_NAME_WORDS
  return letters.length > 2 && isShort && !/[?!@]|https?:/.test(name)
}

interface Duration {
  minutes: number
  index: number
}

/** "45 min", "1 h 30", "1,5 Stunden", "half an hour" is none. */
function durationIn(entry: string, { minutes: minuteWords, hours: hourWords }: WebsiteWords): Duration | undefined {
  const plain = plainSpelling(entry)
  const units = new Set([...minuteWords.split(' '), ...hourWords.split(' ')])
  for (const match of plain.matchAll(
    /(?<![\d.,])(\d{1,3})(?:[.,](5))?\s?(\p{L}{1,8})(?:\s?(\d{2})(?!\d|[.,]\d|\s?(?:[€$£]|eur|chf|usd|gbp)))?/gu,
  )) {
    const [, figure = '0', half, unit = '', rest = '0'] = match
    if (!units.has(unit)) continue
    const isHours = hourWords.split(' ').includes(unit)
    const minutes = isHours ? Number(figure) * 60 + (half === undefined ? Number(rest) : 30) : Number(figure)
    if (minutes > 0 && minutes <= MAX_MINUTES) return { minutes, index: Math.min(match.index, entry.length) }
  }
  return undefined
}
