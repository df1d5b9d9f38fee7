import { forLanguage } from '../../languages/index.ts'
import type { UnderstandingPatterns } from '../../languages/understanding.ts'
import type { DayValue, SlotValue, Table, TimeValue } from '../../models/understanding.ts'
import { contactsIn, CUT } from './contact/contacts.ts'
import { anyTimeIn } from './day-parts.ts'
import { servicesOf, type ReadingContext } from './reading-context.ts'
import { languageOf } from './language.ts'
import { isGeneric, servicesIn } from './services/meant-services.ts'
import { lastingFor, lengthsIn, namedByLength, ofLengths, startingAt } from './services/lengths.ts'
import type { Name } from './contact/names.ts'
import { numberPattern } from './numbers.ts'
import { nounsForPeople } from './party/party-changed.ts'
import { pickedIn } from './services/picked-services.ts'
import type { PartyMention } from './party/party.ts'
import { partsOfName, peopleIn, type NamedMention } from './services/service-names.ts'
import { everydayWords, correctSpelling } from './spelling-correction.ts'
import {
  expression,
  fold,
  foldWithOffsets,
  has,
  isWhole,
  isWithin,
  opening,
  overlaps,
  typedAt,
  without,
  wordsOf,
  type Folded,
  type Span,
} from './text.ts'
import { agesTold } from './party/told-ages.ts'
import { numberRoles, surePeople, tellsNoPeople, tellsNoVisit, type NumberInRole } from './number-roles/roles.ts'
import { visitorName } from './contact/visitor-name.ts'
import { whenIn, type WhenMention } from './when/index.ts'
import { endsOf, isUntil, wishedTimes } from './when/wished.ts'
import { isRefused } from './services/refused-services.ts'
import { partiesMeant } from './party/meant-party.ts'
import {
  withoutServiceWords,
  isNameOf,
  wantedPeople,
  isOfRelative,
  anyStaffIn,
  strangersIn,
  personBefore,
} from './mentioned-people.ts'

/** Words of a message with the slot values they name. `candidates` are readings of equal weight. */
export interface Mention extends Span {
  values: SlotValue[]
  candidates?: SlotValue[]
  words: string
  /** The day or hour is the end of something: "Until Sunday". */
  isUntil?: boolean
  /** The refused day ("Not Tuesday"), or null for a refused time. Such a mention has no values. */
  unsuitable?: DayValue | null
  /** The refused time, with its day or without one. */
  unsuitableTime?: TimeValue
  /** States the number of people, which outweighs what is said of it before: "we are four now". */
  isStated?: boolean
  /** A number of people in a supposed case, which has no value: "what if only 7 come?" */
  isSupposed?: boolean
  /** A number of a part of the party or of things, which has no value: "two of us are vegetarian". */
  isApart?: boolean
  /** The words hint at the service without naming it. */
  isHint?: boolean
}

/** A message after the recognition of its entities, before its intent is decided. */
export interface Reading {
  typed: string
  language: string
  patterns: UnderstandingPatterns
  folded: Folded
  /** The folded text with contacts, names and references blanked; its length is that of `folded.text`. */
  text: string
  /** In the order of their positions in `text`. */
  mentions: Mention[]
  /** Ids of refused services: "No massage". */
  refused: string[]
}

const ASKS_PHONE = new Set(['phone', 'contact', 'details'])

/** Recognises contacts, names, services, people, days, times and party sizes in a message. */
export function read(typed: string, table: Table): Reading {
  const language = languageOf(typed, table.language)
  const patterns = forLanguage(language).understanding
  const { contacts, rest } = contactsIn(typed, patterns, {
    countries: countriesOf(table),
    isReferenceAsked: table.question === 'reference',
    isPhoneAsked: ASKS_PHONE.has(table.question ?? ''),
  })
  const services = servicesOf(table)
  const staff = table.staff.map(({ id, name }) => ({ id, names: [name, ...partsOfName(name)] }))
  const given = { services, staff, everyday: everydayWords(language), language, patterns, table }
  const name = visitorName(rest, contacts, given)
  const known = new Set([...services, ...staff].flatMap((one) => one.names).flatMap((one) => wordsOf(fold(one))))
  const masked = name === undefined ? rest : without(rest, [name], CUT)
  const folded = correctSpelling(foldWithOffsets(masked), language, known)
  const asTyped = (span: Span): string => typedAt(typed, folded, span)
  const { named, refused } = valuesIn(withoutAddresses(folded.text, patterns), { ...given, asTyped })
  const details = [...contacts, ...(name === undefined ? [] : [nameValue(name)])]
  const mentions = [
    ...named.map((mention) => ({ ...mention, words: typedAt(typed, folded, mention) })),
    ...details.map((detail) => ({
      ...placeOf(detail, folded),
      values: [detail.value],
      words: typed.slice(detail.start, detail.end),
    })),
  ]
  return {
    typed,
    language,
    patterns,
    folded,
    text: folded.text.replaceAll(CUT, ' '),
    mentions: mentions.sort((a, b) => a.start - b.start),
    refused,
  }
}

/** The country of the business, then that of the visitor's page. */
function countriesOf({ country, guestCountry }: Table): string[] {
  return guestCountry === undefined ? [country] : [country, guestCountry]
}

/** Masks street addresses, because their words are no values: "22 chemin de Toulven" names no chimney and no day. */
function withoutAddresses(text: string, { address }: UnderstandingPatterns): string {
  const found = [...text.matchAll(expression(address))]
  const spans = found.map(({ index, 0: words }) => ({ start: index, end: index + words.length }))
  return without(text, spans, CUT)
}

function nameValue(name: Name): Span & { value: SlotValue } {
  return { start: name.start, end: name.end, value: { slot: 'name', value: name.name } }
}

/** Converts a span of the original text to one of the folded text. */
function placeOf({ start, end }: Span, { from }: Folded): Span {
  const first = from.findIndex((offset) => offset >= start)
  const after = from.findIndex((offset) => offset >= end)
  return { start: first < 0 ? from.length : first, end: after < 0 ? from.length : after }
}

/** The table without the times on offer where another service is named: "Friday" is none of those for the service before. */
function withOffersOf(named: { ids: string[] }[], table: Table): Table {
  const { task } = table
  const isOther = named.some(
    ({ ids: [id, other] }) => id !== undefined && other === undefined && id !== task?.serviceId,
  )
  if (task === null || task.serviceId === null || !isOther) return table
  return { ...table, task: { ...task, offered: [] } }
}

/** Services, people, days and times, and party sizes. Each recogniser skips the words that an earlier one has read. */
function valuesIn(text: string, known: ReadingContext): { named: Omit<Mention, 'words'>[]; refused: string[] } {
  const { staff, everyday, language, patterns, table } = known
  const numbers = numberRoles(text, { language, patterns, question: table.question })
  const ages = agesTold(text, patterns)
  const { ageless, whens } = daysAndTimes(text, { ages, numbers }, known)
  const lengths = lengthsIn(text, whens, known)
  const first = whens.filter((when) => !lengths.some((length) => overlaps(length, when)))
  const { offered: byName, refused } = servicesIn(withoutGreeting(text, first, patterns), first, known)
  // "The rental, but for a whole day, not 3 hours" refuses the rental of three hours.
  const notSoLong = lengths.filter((length) => isRefused(length, text, patterns))
  const soLong = lengths.filter((length) => !notSoLong.includes(length))
  const notWanted = ofLengths(notSoLong, table.services)
  const told = byName.length > 0 ? byName : pickedIn(text, { lengths: soLong, whens }, known)
  const parties = partiesComing(text, told, { ages, numbers, whens }, known)
  const offered = told.filter((one) => !isCountedIn(one, parties, table) && !isNounOf(one, parties, { text, ...known }))
  const persons = withoutServiceWords(peopleIn(without(text, offered), staff, everyday, patterns), text, known).filter(
    (one) => !first.some((when) => overlaps(when, one)) || isNameOf(text.slice(one.start, one.end), staff),
  )
  const people = wantedPeople(persons, text)
  const { wanted, unsuitable } = wishedTimes(ageless, [...people, ...offered, ...lengths], parties, {
    ...known,
    table: withOffersOf(offered, table),
  })
  const anyTime = anyTimeIn(text, [...wanted, ...unsuitable], patterns, table)
  const size = parties.findLast(({ isSupposed, isApart }) => isSupposed !== true && isApart !== true)?.size
  // "Just me", where their number is asked, chooses no private lesson.
  const isCounted = table.question === 'party_size' && size !== undefined
  const again = isOfRelative(text, patterns) ? [] : [...text.matchAll(expression(patterns.staff.again))]
  const anyStaff = people.length > 0 ? [] : anyStaffIn(text, anyTime, patterns)
  const strangers = persons.length > 0 ? [] : strangersIn(text, known)
  const named = [
    ...offered
      .filter(({ share }) => !isCounted || share !== 0)
      .map((one) => ({ ...one, ids: one.ids.filter((id) => !notWanted.includes(id)) }))
      .filter(({ ids }) => ids.length > 0)
      .map((one) => serviceMention({ ...one, ids: lastingFor(one.ids, soLong, table.services) }, text, size, known)),
    ...lengths.map((length) => {
      const { start, end } = length
      const ids = offered.length > 0 || length !== soLong[0] ? [] : namedByLength(text, soLong, table)
      return { start, end, values: ids.length === 0 ? [] : [{ slot: 'service' as const, value: ids }] }
    }),
    ...people.map((one) => ({ start: one.start, end: one.end, values: one.ids.slice(0, 1).map(staffValue) })),
    ...strangers.map((one) => ({ ...one, values: [{ slot: 'staff' as const, value: null }] })),
    ...again.map(({ index, 0: words }) => ({
      start: index,
      end: index + words.length,
      values: personBefore(index, people, table).map(staffValue),
    })),
    ...anyStaff.map((one) => ({ ...one, values: [staffValue('any')] })),
    ...parties.map(partyMention),
    ...unsuitable.map(refusedMention),
    ...anyTime,
    ...startingAt(wanted, lengths, text)
      .filter((when) => !anyTime.some((one) => isWithin(when, one)))
      .map((when) => ({ ...whenMention(when), ...(isUntil(when, text) ? { isUntil: true } : {}) })),
  ]
  return { named, refused: [...refused.flatMap(({ ids }) => ids), ...notWanted] }
}

/** Numbers of a text with their roles, and the words that tell ages. */
interface Numbered {
  numbers: NumberInRole[]
  ages: Span[]
}

/** The days and times of a text, and the text without words for ages and for numbers of something else. */
function daysAndTimes(text: string, { ages, numbers }: Numbered, { language, table }: ReadingContext) {
  // "My daughter turns six in March" names neither an hour nor a month.
  const adult = without(text, ages, 'x')
  const said = whenIn(endsOf(adult), language, table)
  const others = said.filter((when) => isNumberOfElse(when, text, numbers))
  return { ageless: without(adult, others, 'x'), whens: said.filter((when) => !others.includes(when)) }
}

/** The numbers of people, without those of something else. */
function partiesComing(
  text: string,
  services: NamedMention[],
  { ages, numbers, whens }: Numbered & { whens: WhenMention[] },
  known: ReadingContext,
): PartyMention[] {
  const { patterns, table } = known
  const found = partiesMeant(text, services, { patterns, table }).filter(
    (one) =>
      one.isSupposed === true ||
      one.isApart === true ||
      ages.some((age) => overlaps(age, one)) ||
      !tellsNoPeople(one, numbers, { isCorrection: one.isCorrected === true }),
  )
  return found.length > 0 ? found : sizeTold(text, numbers, [...ages, ...whens], known)
}

/**
 * The number of people of a message in words that no pattern has: "Wir sind 4: Oma, …". Beside words for others who come it may be a part
 * of the party, and a known number is changed by patterns alone.
 */
function sizeTold(
  text: string,
  numbers: NumberInRole[],
  taken: Span[],
  { table: { services, task, question, booking }, patterns: { party } }: ReadingContext,
): PartyMention[] {
  const found = surePeople(numbers)
  const isForSeveral = services.some(({ partyMax }) => (partyMax ?? 1) > 1)
  if (found === undefined || !isForSeveral || taken.some((one) => overlaps(one, found))) return []
  const isAsked = question === 'party_size'
  const isOpen = isAsked || !has(text, `${party.relatives}|${party.company}|${party.others}`)
  const known = task?.task === 'move' ? booking?.partySize : task?.partySize
  return isOpen && known == null ? [{ start: found.start, end: found.end, size: found.value }] : []
}

/** True for a bare number read as an hour or day that is something else: "8 children", "stay 2h". */
function isNumberOfElse({ start, end, time }: WhenMention, text: string, numbers: NumberInRole[]): boolean {
  const isBound = time != null && time.at === undefined
  const words = wordsOf(text.slice(start, end))
  return !isBound && words.length <= MAX_BARE && tellsNoVisit({ start, end }, numbers)
}

/** Words of a number with its unit or preposition. */
const MAX_BARE = 2

/** True for words of a number that is too many or too few for the service: "room for five" is no hire of the room for ten. */
function isCountedIn({ ids, ...place }: NamedMention, parties: PartyMention[], { services }: Table): boolean {
  const size = parties.find((party) => overlaps(party, place))?.size
  if (size === undefined) return false
  const fitting = services.filter((service) => takes(service, size))
  const said = services.filter(({ id }) => ids.includes(id))
  return (
    fitting.length > 0 && !said.some((service) => fitting.some((one) => one === service || sharesWord(one, service)))
  )
}

/** True for the noun behind a number of people, while the service is known: "only 8 children now" names no children's course. */
function isNounOf(
  { start, end }: Span,
  parties: PartyMention[],
  { text, patterns, table }: Pick<ReadingContext, 'patterns' | 'table'> & { text: string },
): boolean {
  if ((table.task?.serviceId ?? table.booking?.serviceId) == null) return false
  // "One child less, so 7 instead of 8".
  if (
    parties.some(({ isCorrected }) => isCorrected === true) &&
    isWhole(text.slice(start, end), nounsForPeople(patterns))
  )
    return true
  const party = parties.find((one) => one.start < start && end <= one.end)
  return party !== undefined && has(text.slice(party.start, start), numberPattern(patterns))
}

/** True where a service takes so many people; one without bounds takes any number. */
export function takes({ partyMin, partyMax }: Table['services'][number], size: number): boolean {
  return size >= (partyMin ?? 1) && size <= (partyMax ?? Infinity)
}

/** True for services with a word of their names in common, such as tables of two sizes. */
function sharesWord(a: { name: string }, b: { name: string }): boolean {
  const words = wordsOf(fold(a.name))
  return wordsOf(fold(b.name)).some((word) => word.length > 2 && words.includes(word))
}

/** Masks the greeting, whose words name nothing: "Good evening" is no evening course, nor is "Evening, a table …". */
function withoutGreeting(text: string, whens: WhenMention[], { courtesy }: UnderstandingPatterns): string {
  const greeting = opening(courtesy.greeting).exec(text)
  if (greeting !== null) return without(text, [{ start: 0, end: greeting[0].length }])
  const [first] = whens
  const isGreeting = first?.start === 0 && first.time?.at === undefined && /^ ?[,!] ?\p{L}/u.test(text.slice(first.end))
  return isGreeting ? without(text, [first]) : text
}

function staffValue(value: string): SlotValue {
  return { slot: 'staff', value }
}

/**
 * Creates the mention of a service. Of several services that fit, it takes those that suit the party size: "a table for
 * 5" is the large table where the plain one is too small.
 */
function serviceMention(
  { start, end, ids, share }: NamedMention,
  text: string,
  size: number | undefined,
  { table: { services }, language }: Pick<ReadingContext, 'table' | 'language'>,
): Omit<Mention, 'words'> {
  const suiting = size === undefined ? [] : services.filter((service) => takes(service, size))
  const said = wordsOf(text.slice(start, end))
  const named = suiting.filter(({ id }) => ids.includes(id))
  const alike = suiting.filter(
    ({ name }) => said.length > 0 && said.every((word) => wordsOf(fold(name)).includes(word)),
  )
  const [fitting = []] = [named, alike].filter((some) => some.length > 0)
  const isHint = share === 0 || isGeneric({ start, end, share }, text, language)
  const value = fitting.length === 0 ? ids : fitting.map(({ id }) => id)
  return { start, end, values: [{ slot: 'service', value }], ...(isHint ? { isHint } : {}) }
}

function partyMention({
  start,
  end,
  size: value,
  isCorrected,
  isSupposed,
  isApart,
}: PartyMention): Omit<Mention, 'words'> {
  return {
    start,
    end,
    values: isSupposed === true || isApart === true ? [] : [{ slot: 'party_size', value }],
    ...(isCorrected === true ? { isStated: true } : {}),
    ...(isSupposed === true ? { isSupposed } : {}),
    ...(isApart === true ? { isApart } : {}),
  }
}

function refusedMention({ start, end, day, time }: WhenMention): Omit<Mention, 'words'> {
  return { start, end, values: [], unsuitable: day ?? null, ...(time == null ? {} : { unsuitableTime: time }) }
}

function whenMention({ start, end, day, time, candidates }: WhenMention): Omit<Mention, 'words'> {
  const values: SlotValue[] = []
  if (day !== undefined) values.push({ slot: 'day', value: day })
  if (time !== undefined) values.push({ slot: 'time', value: time })
  return { start, end, values, ...(candidates === undefined ? {} : { candidates }) }
}
