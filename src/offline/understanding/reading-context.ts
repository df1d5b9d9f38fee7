import type { UnderstandingPatterns } from '../../languages/understanding.ts'
import type { Table } from '../../models/understanding.ts'
import { withoutBrackets, type Named } from './services/service-names.ts'
import { fold, wordsOf, type Span } from './text.ts'

/** Context that a message is matched against: names of the business, words of the language, and the table. */
export interface ReadingContext {
  services: Named[]
  staff: Named[]
  everyday: ReadonlySet<string>
  language: string
  patterns: UnderstandingPatterns
  table: Table
  /** The original characters of a folded span. */
  asTyped: (span: Span) => string
}

/** The services with all their names, without the words that most of them share. */
export function servicesOf({ services, business }: Pick<Table, 'services' | 'business'>): Named[] {
  const usual = new Set(wordsOf(fold(business)).filter((word) => isUsualIn(services, word)))
  return services.map(({ id, name, aliases, description = '' }) => ({
    id,
    names: [name, ...aliases].flatMap(withoutBrackets).map((one) => tellingName(one, usual)),
    about: description,
  }))
}

/** A word of the business's name tells services apart if at most this share of them has it. */
const MAX_TELLING = 0.6

/**
 * True for a word that most services have: "Yoga" tells no class of a yoga studio, but "tattoo" tells a service of a
 * studio for tattoos and piercings.
 */
function isUsualIn(services: Table['services'], word: string): boolean {
  const fitting = services.filter(({ name, aliases }) =>
    [name, ...aliases].some((one) => wordsOf(fold(one)).includes(word)),
  )
  return fitting.length > services.length * MAX_TELLING
}

function tellingName(name: string, usual: ReadonlySet<string>): string {
  const telling = name.split(/\s+/u).filter((word) => !usual.has(fold(word)))
  return telling.length === 0 ? name : telling.join(' ')
}
