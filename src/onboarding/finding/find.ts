import type { WebPage } from '../../knowledge/index.ts'
import { languageOfText } from '../../languages/text-language.ts'
import { findContacts } from './contacts.ts'
import type { Finding, Found } from './finding.ts'
import { findHours } from './hours.ts'
import { linesOf } from './lines.ts'
import { findServices } from './services.ts'
import { findStaff } from './staff.ts'
import { findInMarkup } from './structured.ts'

/** The business whose website is read: its name, the rules of its numbers and, where a page shows none, its language. */
interface Reader {
  business: string
  country: string
  language: string
}

/** Characters of one page; facts of a business stand near the beginning of its pages. */
const MAX_PAGE_CHARS = 60_000

/** Facts of a page about the business: from its markup first, then from its words. */
export function findOnPage(page: WebPage, { business, country, language }: Reader): Finding[] {
  const text = page.text.slice(0, MAX_PAGE_CHARS)
  const around = (page.surroundings?.text ?? '').slice(0, MAX_PAGE_CHARS)
  const spoken = languageOfText(`${text}\n${around}`) ?? language
  const [main, frame] = [linesOf(text), linesOf(around)]
  const markup = findInMarkup(page.surroundings?.data ?? [], country)
  const written = [
    ...[main, frame].flatMap((lines) => [...findContacts(lines, { country, business }), ...findHours(lines, spoken)]),
    ...findServices(main, spoken),
    ...findStaff(main, { title: `${page.title} ${new URL(page.url).pathname}`, language: spoken }),
  ]
  const at = (origin: Finding['origin']) => (found: Found) => ({ ...found, origin, page: page.url })
  return [...markup.map(at('markup')), ...written.map(at('text'))]
}
