import { cut, cutEnd } from '../../core/whole-text.ts'
import { clausesOf } from './clauses.ts'
import { contactsIn, type Contacts } from './contacts.ts'
import { daysIn, type DayMention } from './days.ts'
import { timesIn, type TimeMention } from './hours.ts'
import { languageOf } from './language.ts'
import { has, lexiconOf, type DayPart, type IntentKind, type Language, type Lexicon } from './lexicon.ts'
import { introducedName } from './names.ts'
import { mentionsOf, type Mention } from './named.ts'
import { everydayWords, putRight } from './slips.ts'
import type { World } from './state.ts'
import { expression } from './lexicon.ts'
import { fold, without, wordsOf, type Span } from '../understanding/text.ts'

/** What one message says, as far as the dialogues care. */
export interface Reading {
  language: Language
  lexicon: Lexicon
  text: string
  /** Folded, slips put right, without names and addresses. */
  folded: string
  contacts: Contacts
  name: string | undefined
  clauses: Clause[]
  isYes: boolean
  isNo: boolean
  isStop: boolean
  isRefusal: boolean
  isFarewell: boolean
  isOrder: boolean
  isLost: boolean
}

/** A part of a message with a wish or a question of its own. */
export interface Clause extends Span {
  text: string
  kind: IntentKind | undefined
  /** The deed itself was named, not only a service and a day. */
  isExplicit: boolean
  isQuestion: boolean
  isOther: boolean
  service: Mention | undefined
  staff: Mention | undefined
  isAnyStaff: boolean
  /** Stands where the name of a member of staff stands, and is none. */
  strangeStaff: string | undefined
  day: DayMention | undefined
  time: TimeMention | undefined
  part: DayPart | undefined
  badTime: boolean
}

/** Said by speakers of every language. */
const YES_EVERYWHERE = 'yes|ok|okay'
/** A very long message says what it wants at its beginning or at its end. */
const READ_CHARACTERS = 1_000

export function read(message: string, soFar: Language, world: World): Reading {
  const text = endsOf(message)
  const language = languageOf(text, soFar)
  const lexicon = lexiconOf(language)
  const contacts = contactsIn(text, lexicon)
  const name = validName(introducedName(contacts.rest, lexicon), language, lexicon, world)
  const staffList = [...new Map(world.services.flatMap((one) => one.staff).map((one) => [one.id, one])).values()]
  const known = new Set([...world.services, ...staffList].flatMap((one) => wordsOf(fold(one.name))))
  const nameless = name === undefined ? contacts.rest : contacts.rest.replace(name, ' , ')
  const folded = putRight(fold(nameless), language, lexicon, known)
  const everyday = everydayWords(language, lexicon)
  const services = notDenied(folded, lexicon, mentionsOf(folded, world.services, everyday))
  const rest = without(folded, services)
  const staff = notDenied(folded, lexicon, mentionsOf(rest, staffList, everyday))
  const plain = without(rest, staff)
  const times = notDenied(folded, lexicon, timesIn(plain, lexicon))
  const today = { now: world.now, timeZone: world.timeZone, country: world.country }
  const days = notDenied(folded, lexicon, daysIn(without(plain, times), language, lexicon, today))
  const clauses = clausesOf(folded, plain, lexicon, { services, staff, times, days })
  const answer = plain.replaceAll(expression(lexicon.harmless), ' ')
  return {
    language,
    lexicon,
    text,
    folded: plain,
    contacts,
    name,
    clauses,
    isYes: has(answer, `${lexicon.yes}|${YES_EVERYWHERE}`) || /[👍✅]/u.test(message),
    isNo: has(answer, lexicon.no),
    isStop: has(plain, lexicon.stop),
    isRefusal: has(plain, lexicon.refusal),
    isFarewell: has(plain, lexicon.farewell),
    isOrder: has(folded, lexicon.orders),
    isLost: has(plain, lexicon.lost),
  }
}

function endsOf(message: string): string {
  if (message.length <= 2 * READ_CHARACTERS) return message
  return `${cut(message, READ_CHARACTERS)} … ${cutEnd(message, READ_CHARACTERS)}`
}

/** "My name is wrong", "I'm free on Friday": what follows is no name when it is a day, a service or an answer. */
function validName(name: string | undefined, language: Language, lexicon: Lexicon, world: World): string | undefined {
  if (name === undefined) return undefined
  const folded = fold(name)
  const today = { now: world.now, timeZone: world.timeZone, country: world.country }
  const isOther =
    daysIn(folded, language, lexicon, today).length > 0 ||
    has(folded, lexicon.no) ||
    new RegExp(`^(?:${lexicon.yes})$`, 'u').test(folded) ||
    mentionsOf(folded, world.services, everydayWords(language, lexicon)).length > 0
  return isOther ? undefined : name
}

/** Without what stands behind a "not". */
function notDenied<T extends Span>(text: string, { not }: Lexicon, mentions: T[]): T[] {
  const denial = new RegExp(
    `(?<![\\p{L}])(?:${not})(?: (?:the|an?|on|at|am|um|an|le|la|les|el|die|der|das|den|eine?n?|une?|a|mit|with|con|avec|bei))*\\s*$`,
    'u',
  )
  const kept = mentions.filter(({ start }) => !denial.test(text.slice(0, start)))
  return kept.length === 0 && mentions.length > 1 ? mentions : kept
}
