import type { AskedWords } from './asked-words.ts'
import { ITEM } from './quotes.ts'

/** Begins the price of a row: "£4", "4,50 €". Labels have figures too: "from 6 to 14 years". */
const AMOUNT = /[€$£] ?\d|\d[\d.,]* ?[€$£]/u

/** Names a column in a row: ", Duration: 2 hours". "Stay, one cat: £14" has none, because no other row has the same words there. */
const COLUMN = /, [^,:()]{1,24}:/gu

interface List {
  /** The list before sentences on other services were cut out of it. */
  whole: string
  texts: string[]
  termsIn(text: string): string[]
  /** The words of the heading above the list. */
  heading: string[]
  /** Words that tell no row: the commonest ones, and those of any question for a price. */
  neutral: ReadonlySet<string>
}

/**
 * True for each price of a list whose label has no word of the question, nor has its heading: "gift box: 3 €" is no
 * answer to "may we be three?"
 */
export function pricesOfElse(asked: AskedWords, { whole, texts, termsIn, heading, neutral }: List): boolean[] {
  if (!texts.some(isPrice) || asked.isProvenBeyond(neutral, heading)) return texts.map(() => false)
  const columns = columnsOf(whole)
  return texts.map((text) => isPrice(text) && !asked.isProvenBeyond(neutral, termsIn(labelOf(text, columns))))
}

function isPrice(text: string): boolean {
  return ITEM.test(text) && AMOUNT.test(text)
}

function columnsOf(list: string): ReadonlySet<string> {
  const found: string[] = list.match(COLUMN) ?? []
  return new Set(found.filter((one, index) => found.indexOf(one) < index))
}

/** The row up to its price, without the names of its columns. */
function labelOf(row: string, columns: ReadonlySet<string>): string {
  const text = row.replace(ITEM, '')
  return text
    .slice(0, AMOUNT.exec(text)?.index ?? text.length)
    .replaceAll(COLUMN, (one) => (columns.has(one) ? ',' : one))
}
