import { plainWords } from '../core/words.ts'
import { inAnyLanguage, LANGUAGES } from './index.ts'

export interface ContactPlace {
  /** The text in front of the contact, with the line before its own. */
  before: string
  heading: string
  /** The name of the business whose text it is. */
  business: string
}

const CLAUSE_CHARS = 140
/** Its name and "our" make a contact its own in so many words before it: "in our salon, 12 Mill Lane". */
const NEAR = { name: 6, ours: 4 }
/** Shorter words of its name are articles. */
const MIN_LETTERS = 4
const CLAUSE_END = /[!?;]\s|(?<=[\p{Ll}\p{N})][\p{Ll}\p{N})])\.\s|\n\s*\n/u
/** "Tel.", "Address:", which lead to a contact whoever has it. */
const LABEL = new RegExp(
  `[\\s,:·|(–—-]{0,4}(?<!\\p{L})(?:${inAnyLanguage(({ website }) => website.contactLabels)})\\.?\\s{0,3}:?\\s{0,3}$`,
  'iu',
)
const JOINTS = `&|${inAnyLanguage(({ website }) => website.joints)}`
const CAPITAL = "\\p{Lu}[\\p{L}\\p{N}'’.-]{0,24}"
/** A name of two words or more with a mark after it, as it stands before an address: "Miller & Sons, 3 Mill Lane". */
const NAME = new RegExp(
  `(?<![\\p{L}\\p{N}])(${CAPITAL}(?: (?:${JOINTS}|${CAPITAL})){0,3} ${CAPITAL}) ?[,(·|–—-]\\s{0,3}$`,
  'u',
)
/** A person of the business, whose name the settings may not have. */
const PERSON = new RegExp(`^(?:${inAnyLanguage(({ website }) => `${website.titles}|${website.owner}`)})\\b`, 'u')

const wordsOf = (kind: 'ours' | 'theirs') => Object.values(LANGUAGES).flatMap(({ website }) => website[kind].split(' '))
const OURS = new Set(wordsOf('ours'))
const THEIRS = wordsOf('theirs')

/**
 * Whether a contact is somebody else's: a car park, an emergency service, the maker of the website. Their name stands directly
 * before it, or a word for what they are in its clause or its heading.
 */
export function isOfSomebodyElse({ before, heading, business }: ContactPlace): boolean {
  const written = before.slice(-2 * CLAUSE_CHARS).replace(LABEL, ', ')
  const clause = (written.split(CLAUSE_END).at(-1) ?? '').slice(-CLAUSE_CHARS).replaceAll('\n', ', ')
  const own = plainWords(business).filter((word) => word.length >= MIN_LETTERS)
  const words = plainWords(clause)
  if (words.slice(-NEAR.name).some((word) => own.includes(word))) return false
  if (words.slice(-NEAR.ours).some((word) => OURS.has(word))) return false
  const theirs = THEIRS.filter((start) => !own.some((word) => word.startsWith(start)))
  const isTheirs = (text: string) => plainWords(text).some((word) => theirs.some((start) => word.startsWith(start)))
  if (isTheirs(clause) || isTheirs(heading)) return true
  const name = NAME.exec(clause)?.[1]
  return name !== undefined && !PERSON.test(name)
}
