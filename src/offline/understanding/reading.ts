import { baseLanguage, forLanguage } from '../../languages/index.ts'
import type { UnderstandingPatterns } from '../../languages/understanding.ts'
import type { DayValue, SlotValue, Table } from '../../models/understanding.ts'
import { areGeneric, mostCommonWords, mostCommonWordsOf } from './common-words.ts'
import { agesTold, suitedTo } from './ages.ts'
import { contactsIn, CUT } from './contacts.ts'
import { distinguishedIn, hintedAmong, hintedIn, narrowed, traited } from './hinted-services.ts'
import { languageOf } from './language.ts'
import { numberOf } from './numbers.ts'
import { answeredName, introducedName, isParticle, withoutReplaced, type Name } from './names.ts'
import { partiesIn } from './party.ts'
import { namedIn, partsOfName, withoutBrackets, type Named, type NamedMention } from './services.ts'
import { everydayWords, putRight, writtenOut } from './slips.ts'
import {
  begins,
  expression,
  fold,
  foldWithOffsets,
  has,
  opening,
  overlaps,
  typedAt,
  without,
  wordsOf,
  type Folded,
  type Span,
} from './text.ts'
import { todayOf } from './when/calendar.ts'
import { whenIn, type WhenMention } from './when/index.ts'
import { isUnsuitable } from './when/unsuitable.ts'

/** Words of a message that name values of slots; several `candidates` are readings of equal weight. */
export interface Mention extends Span {
  values: SlotValue[]
  candidates?: SlotValue[]
  words: string
  /** "Until Sunday": the end of something. */
  isUntil?: boolean
  /** "Not Tuesday": the day that is not wanted, null for a time; it has no values. */
  unsuitable?: DayValue | null
  /** A service that the words only hint at. */
  isHint?: boolean
}

/** What a message says by its form, before it is decided what it wants. */
export interface Reading {
  typed: string
  language: string
  patterns: UnderstandingPatterns
  folded: Folded
  /** The folded text without names, addresses, numbers and references; of the same length. */
  text: string
  /** In the order of their places in `text`. */
  mentions: Mention[]
  /** "No massage": services that are not wanted. */
  refused: string[]
}

const ASKS_NAME = new Set(['name', 'details'])
const ASKS_PHONE = new Set(['phone', 'contact', 'details'])

export function read(typed: string, table: Table): Reading {
  const language = languageOf(typed, table.language)
  const patterns = forLanguage(language).understanding
  const { contacts, rest } = contactsIn(typed, patterns, {
    country: table.country,
    isReferenceAsked: table.question === 'reference',
    isPhoneAsked: ASKS_PHONE.has(table.question ?? ''),
  })
  const everyday = everydayWords(language)
  const services = servicesOf(table)
  const staff = table.staff.map(({ id, name }) => ({ id, names: [name, ...partsOfName(name)] }))
  const isAsked = ASKS_NAME.has(table.question ?? '')
  const isOther = (name: string): boolean => {
    const folded = fold(name)
    const isOfService = isAsked
      ? isServiceAlone(folded, services, everyday, patterns)
      : namedIn(folded, services, everyday, patterns).length > 0
    const isWith = has(fold(rest), `(?:${patterns.staff.with}) (?:\\p{L}{1,9}\\.? )?${folded}`)
    const isAlone = !isAsked && !folded.includes(' ')
    const isOfStaff = (isWith || isAlone) && staff.some((one) => one.names.some((own) => fold(own) === folded))
    return isOfService || isOfStaff || isNoName(folded, { language, patterns, table })
  }
  const name = nameIn(rest, patterns, table, isOther)
  const known = new Set([...services, ...staff].flatMap((one) => one.names).flatMap((one) => wordsOf(fold(one))))
  const masked = name === undefined ? rest : without(rest, [name], CUT)
  const folded = putRight(foldWithOffsets(masked), language, known)
  const asTyped = (span: Span): string => typedAt(typed, folded, span)
  const { named, refused } = valuesIn(withoutAddresses(folded.text, patterns), {
    services,
    staff,
    everyday,
    language,
    patterns,
    table,
    asTyped,
  })
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

/** The services by all that they are called. */
export function servicesOf({ services, business }: Pick<Table, 'services' | 'business'>): Named[] {
  const usual = new Set(wordsOf(fold(business)).filter((word) => isUsualIn(services, word)))
  return services.map(({ id, name, aliases, description = '' }) => ({
    id,
    names: [name, ...aliases].flatMap(withoutBrackets).map((one) => tellingName(one, usual)),
    about: description,
  }))
}

/** "22 chemin de Toulven" names no chimney, and no day. */
function withoutAddresses(text: string, { address }: UnderstandingPatterns): string {
  const found = [...text.matchAll(expression(address))]
  const spans = found.map(({ index, 0: words }) => ({ start: index, end: index + words.length }))
  return without(text, spans, CUT)
}

/** A word of the business's name that fewer of its services have tells them from the others. */
const MOST_TELLING = 0.6

/** "Yoga" tells no class of a yoga studio; "tattoo" tells what a studio for tattoos and piercings does. */
function isUsualIn(services: Table['services'], word: string): boolean {
  const fitting = services.filter(({ name, aliases }) =>
    [name, ...aliases].some((one) => wordsOf(fold(one)).includes(word)),
  )
  return fitting.length > services.length * MOST_TELLING
}

function tellingName(name: string, usual: ReadonlySet<string>): string {
  const telling = name.split(/\s+/u).filter((word) => !usual.has(fold(word)))
  return telling.length === 0 ? name : telling.join(' ')
}

function nameValue(name: Name): Span & { value: SlotValue } {
  return { start: name.start, end: name.end, value: { slot: 'name', value: name.name } }
}

/** The folded place of a part of the original. */
function placeOf({ start, end }: Span, { from }: Folded): Span {
  const first = from.findIndex((offset) => offset >= start)
  const after = from.findIndex((offset) => offset >= end)
  return { start: first < 0 ? from.length : first, end: after < 0 ? from.length : after }
}

function nameIn(
  rest: string,
  patterns: UnderstandingPatterns,
  { question }: Table,
  isOther: (name: string) => boolean,
): Name | undefined {
  const introduced = introducedName(rest, patterns)
  const isAside = introduced !== undefined && question === 'confirm' && isOfThird(rest, introduced)
  if (introduced !== undefined && !isOther(introduced.name) && !isAside) return introduced
  if (question === null && isNameAlone(rest, patterns)) return placed(rest)
  if (question === 'confirm' || question === 'change') return nameCorrected(rest, patterns, isOther)
  // "10 suits me. Léa Fournier"
  if (question === 'time' || question === 'day')
    return nameCorrected(rest, patterns, (name) => isOther(name) || isUsual(name, patterns))
  if (!ASKS_NAME.has(question ?? '') || rest.includes('?')) return undefined
  const answered = answeredName(rest, patterns)
  return answered === undefined || isOther(answered.name) || isSentence(answered.name, patterns) ? undefined : answered
}

const NAME_ALONE = /^\s{0,3}\p{Lu}[\p{L}'’-]{1,30} (?:\p{Lu}[\p{L}'’-]{1,30} ?){1,2}\s{0,3}[.!]?$/u

/** "Tom Baker" and nothing more. */
function isNameAlone(rest: string, { marks }: UnderstandingPatterns): boolean {
  const common = new Set(marks.split(' '))
  return NAME_ALONE.test(rest) && !wordsOf(fold(rest)).some((word) => common.has(word))
}

const CORRECTED_NAME =
  /^\s{0,3}(?:\p{L}[\p{L}’']{1,9},? ){0,3}?(\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30}){1,2})(?: \p{Ll}{2,8})?\s{0,3}$/u

/** "Just Mark Evans please" or "No! Emil Vogl. E-M-I-L": a sentence that is a name, at a summary with another one. */
function nameCorrected(
  rest: string,
  patterns: UnderstandingPatterns,
  isOther: (name: string) => boolean,
): Name | undefined {
  const common = new Set(patterns.marks.split(' '))
  for (const sentence of withoutReplaced(rest, patterns).split(/[.!?:;,\n]{1,10}/u)) {
    const name = CORRECTED_NAME.exec(sentence)?.[1]
    if (name === undefined || isOther(name) || wordsOf(fold(name)).some((word) => common.has(word))) continue
    const start = rest.lastIndexOf(name)
    return { name, start, end: start + name.length }
  }
  return undefined
}

const THIRD =
  /(?<!\p{L})(?:(?:his|her|its|their|sein|seine|ihr|son|sa|su)\s(?:name|nom|nombre)[\s:]{0,2}(?:['’]?s|is|ist|est|es)?|(?:er|sie|es)\shei(?:ß|ss)t|(?:il|elle)\ss['’]appelle|se\sllama)[\s:]{0,3}$/iu

/** "Yes, and his name's Monty", behind one's own: a first name tells of whom it is for. */
function isOfThird(rest: string, { name, start }: Name): boolean {
  return !name.includes(' ') && THIRD.test(rest.slice(Math.max(0, start - 30), start))
}

/** Words of the language in capitals, as at the beginning of a sentence, are no name. */
function isUsual(name: string, { commonWords }: UnderstandingPatterns): boolean {
  const common = mostCommonWordsOf(commonWords)
  return wordsOf(fold(name)).every((word) => common.has(word))
}

function placed(rest: string): Name {
  const name = rest.trim().replace(/[.!]$/u, '').trim()
  const start = rest.indexOf(name)
  return { name, start, end: start + name.length }
}

/** True for words of services alone: as an answer to the question for a name, "Le Bihan" is no "bilan". */
function isServiceAlone(
  folded: string,
  services: Named[],
  everyday: ReadonlySet<string>,
  patterns: UnderstandingPatterns,
): boolean {
  const own = new Set(services.flatMap(({ names }) => names).flatMap((name) => wordsOf(fold(name))))
  const named = namedIn(folded, services, everyday, patterns).filter(({ start, end }) =>
    wordsOf(folded.slice(start, end)).every((word) => own.has(word)),
  )
  return named.length > 0 && wordsOf(without(folded, named)).every((word) => own.has(word) || everyday.has(word))
}

/** "My name is wrong", "I'm free on Friday": what follows is no name when it is a day or an answer. */
function isNoName(
  folded: string,
  { language, patterns, table }: { language: string; patterns: UnderstandingPatterns; table: Table },
): boolean {
  const { answers, abandon, refuse, ordinals, unknown } = patterns
  return (
    isWhenAlone(folded, language, table) ||
    new RegExp(`^(?:${answers.yes}|${answers.no}|${answers.yesAlone})$`, 'u').test(writtenOut(folded, language)) ||
    has(folded, `${abandon}|${refuse}|${unknown}`) ||
    new RegExp(`^(?:${ordinals.join('|')})$`, 'u').test(folded)
  )
}

/** "Friday please" is a day; "April Jones" is a person, although a month is called so. */
function isWhenAlone(folded: string, language: string, table: Table): boolean {
  const whens = whenIn(folded, language, table)
  const everyday = everydayWords(language)
  const rest = wordsOf(without(folded, whens))
  return whens.length > 0 && (rest.length === 0 || rest.some((word) => everyday.has(word)))
}

/** Words with a deed or a wish in them, where a name was asked for. */
function isSentence(name: string, { deeds, questions, names, marks }: UnderstandingPatterns): boolean {
  const folded = fold(name)
  const telling = new Set(`${fold(names.stops)} ${marks}`.split(' '))
  if (name === name.toLowerCase() && wordsOf(folded).some((word) => telling.has(word))) return true
  // "Erst würde ich gern wissen": more than a name has, with a small word that no name has.
  const small = name.split(' ').filter((word) => /^\p{Ll}/u.test(word) && !isParticle(word))
  if (small.length > 1 && small.some((word) => telling.has(fold(word)))) return true
  const { book, move, cancel, call_back: callBack, person, message, complaint, wish } = deeds
  return (
    has(folded, [book, move, cancel, callBack, person, message, complaint].join('|')) ||
    begins(folded, `${questions.start}|${wish}`)
  )
}

interface Known {
  services: Named[]
  staff: Named[]
  everyday: ReadonlySet<string>
  language: string
  patterns: UnderstandingPatterns
  table: Table
  asTyped: (span: Span) => string
}

/** "2 e-bikes", where one booking may be for several. */
function countsBefore(
  text: string,
  services: NamedMention[],
  { patterns, table }: Pick<Known, 'patterns' | 'table'>,
): (Span & { size: number })[] {
  const several = new Set(table.services.filter(({ partyMax }) => (partyMax ?? 1) > 1).map(({ id }) => id))
  return services.flatMap(({ start, ids }) => {
    const word = /([\p{L}\p{N}]{1,12}) $/u.exec(text.slice(Math.max(0, start - 14), start))?.[1] ?? ''
    const size = ids.some((id) => several.has(id)) ? numberOf(word, patterns) : undefined
    return size === undefined || size < 2 ? [] : [{ start: start - word.length - 1, end: start, size }]
  })
}

/** Questions that a service answers. */
export const PICKS_SERVICE: ReadonlySet<Table['question']> = new Set(['service', 'choice', 'change'])

/** Words of somebody who wants an appointment, or is asked which. */
function isWish(text: string, { deeds, questions }: UnderstandingPatterns, { question, task }: Table): boolean {
  // "Do you have anything vegetarian?" asks, also where a service is asked for.
  const isQuestion = text.includes('?') && begins(text, questions.start)
  if (question !== null) return PICKS_SERVICE.has(question) && task?.task === 'book' && !isQuestion
  return task === null && (begins(text, deeds.wish) || has(text, `${deeds.book}|${questions.availability}`))
}

/** "Hi, can I …" begins behind its greeting. */
function ungreeted(text: string, { courtesy }: UnderstandingPatterns): string {
  return text.slice(opening(courtesy.greeting).exec(text)?.[0].length ?? 0)
}

const UNTIL = /^(?:until|till?|bis|jusqu|hasta)(?!\p{L})/u

/** The services that a message names, or that a wish hints at, and those that are refused: "no booster". */
function servicesIn(
  text: string,
  whens: WhenMention[],
  { services, staff, everyday, language, patterns, table, asTyped }: Known,
): { offered: NamedMention[]; refused: NamedMention[] } {
  // "An hour later" names no lesson of an hour.
  const shifts = whens.filter(({ isShift }) => isShift === true)
  // "Half past five" names no half legs, and "after 17:00" no course for those of 12 to 17.
  const hours = whens.filter(
    ({ time, start, end }) => time?.at !== undefined || (time !== undefined && /\d/u.test(text.slice(start, end))),
  )
  const isHour = ({ start, end, share }: NamedMention): boolean =>
    share < 1 && hours.some((hour) => hour.start <= start && end <= hour.end)
  const named = namedIn(without(text, shifts, 'x'), services, everyday, patterns).filter((one) => !isHour(one))
  const refused = named.filter((mention) => isRefused(mention, text, patterns) && !isAskedIn(text, mention.end))
  const begun = ungreeted(text, patterns)
  const isRequest = begins(begun, patterns.questions.request) && whens.length > 0
  const isHinted = named.length === 0 && (isWish(begun, patterns, table) || (isRequest && table.task === null))
  const suited = suitedAmong(services, asTyped({ start: 0, end: text.length }), language, table)
  // A description may name the days and the people of its service.
  const people = namedIn(text, staff, everyday, patterns)
  const timeless = without(text, [...whens, ...people], 'x')
  if (isHinted) return { offered: suitedHints(hintedIn(timeless, services, language), suited), refused }
  if (named.length === 0 && table.task?.task === 'book')
    return { offered: preferredIn(timeless, suited, { language, patterns, table }), refused }
  // "Not the tattoo, do the septum": in place of what is refused, a word of a description is enough.
  const isInstead = named.length === refused.length && table.task?.task === 'book'
  if (isInstead) {
    const left = suited.filter(({ id }) => !refused.some(({ ids }) => ids.includes(id)))
    return { offered: suitedHints(hintedIn(without(timeless, refused, 'x'), suited, language), left), refused }
  }
  const telling = withoutSubject(withoutEveryday(named, text, { services, everyday, table }), text, services, {
    language,
    table,
  })
  const offered = withoutGeneric(telling, text, language)
    .filter((mention) => !refused.includes(mention))
    .map((mention) => suitedOf(mention, suited))
    .map((mention) => narrowed(mention, text, services, language))
    .map((mention) => traited(mention, text, services, language))
    .map((mention) => hintedAmong(mention, text, services, language))
    .map((mention) => hintedBefore(mention, services, language, table))
  return { offered, refused }
}

/** "My shift changed", while another service than the change of jewellery is under way: a form of an everyday word names none. */
function withoutEveryday(
  named: NamedMention[],
  text: string,
  { services, everyday, table }: Pick<Known, 'services' | 'everyday' | 'table'>,
): NamedMention[] {
  const own = table.task?.task === 'book' ? table.task.serviceId : null
  if (own === null || PICKS_SERVICE.has(table.question)) return named
  return named.filter(({ ids, share, start, end }) => {
    const said = wordsOf(text.slice(start, end))
    if (share >= WHOLE_NAME || ids.includes(own) || !said.every((word) => everyday.has(word))) return true
    const names = services.filter(({ id }) => ids.includes(id)).flatMap((one) => one.names)
    return said.every((word) => names.some((name) => wordsOf(fold(name)).includes(word)))
  })
}

const WHOLE_NAME = 0.8

/** "Then I prefer the group one": a sentence that chooses another service by what tells it from the rest. */
function preferredIn(
  text: string,
  services: Named[],
  { language, patterns, table }: Pick<Known, 'language' | 'patterns' | 'table'>,
): NamedMention[] {
  for (const { 0: sentence, index } of text.matchAll(/[^.!?\n]{1,400}/gu)) {
    if (!has(sentence, `${patterns.prefers}|${patterns.correction}`)) continue
    const found = distinguishedIn(sentence, services, language)
    if (found === undefined || found.ids[0] === table.task?.serviceId) continue
    return [{ ...found, start: index + found.start, end: index + found.end }]
  }
  return []
}

/** Language whose names of several words end with what they are: a "bike fitting" is a fitting, a "Probestunde Klavier" is none. */
const ENDS_WITH_HEAD = 'en'

/**
 * "My bike makes a noise", in a shop for bikes: a word that several names have before what they are tells of the matter, and
 * names none of them, unless a service is asked for.
 */
export function withoutSubject(
  named: NamedMention[],
  text: string,
  services: Named[],
  { language, table: { question, task } }: Pick<Known, 'language' | 'table'>,
): NamedMention[] {
  if (baseLanguage(language) !== ENDS_WITH_HEAD || PICKS_SERVICE.has(question) || task !== null) return named
  return named.filter(({ ids, share, start, end }) => {
    if (ids.length < 2 || share >= 1) return true
    const said = wordsOf(text.slice(start, end))
    const names = services.filter(({ id }) => ids.includes(id)).flatMap(({ names: own }) => own)
    const isBefore = (name: string): boolean => {
      const words = wordsOf(fold(name))
      return words.length > 1 && words.slice(0, -1).some((word) => said.includes(word))
    }
    // "Hire a bike" is what is done, and no kind of bike.
    const nouns = names.filter((name) => !/^\S+ (?:an?|the|ein|eine|einen|das|die|den) /iu.test(name))
    return said.length > 1 || !names.some(isBefore) || nouns.some((name) => said.includes(wordsOf(fold(name)).at(-1)!))
  })
}

/** "A piano lesson" names the piano: a word that any business uses names nothing beside one that tells more. */
function withoutGeneric(named: NamedMention[], text: string, language: string): NamedMention[] {
  const telling = named.filter((mention) => !isGeneric(mention, text, language))
  return telling.length === 0 ? named : telling
}

function isGeneric({ start, end, share }: Omit<NamedMention, 'ids'>, text: string, language: string): boolean {
  return share < 1 && areGeneric(wordsOf(text.slice(start, end)), language)
}

/** The services for the ages that are told here, or were told before; none may be left. */
export function suitedAmong(
  given: Named[],
  typed: string,
  language: string,
  { recent, services: all }: Table,
): Named[] {
  const services = withoutConditions(given, [typed, ...recent], language)
  const told = [typed, ...recent.toReversed()]
    .map((text) => agesTold(text, language))
    .find((ages) => ages !== undefined)
  if (told === undefined) return services
  const suited = new Set(suitedTo(all, told).map(({ id }) => id))
  return services.filter(({ id }) => suited.has(id))
}

/** "My wife says that I should come" is not for the pregnant: a service for a state is meant where the state was told. */
function withoutConditions(services: Named[], texts: string[], language: string): Named[] {
  const { said, none } = forLanguage(language).understanding.conditions
  const isTold = texts.some((text) =>
    has(fold(text).replaceAll(expression(`(?:${none}) (?:\\S+ ){0,2}?(?:${said})`), ' '), said),
  )
  if (isTold) return services
  const plain = services.filter(({ names }) => !has(fold(names.join(' ')), said))
  return plain.length === 0 ? services : plain
}

/** Hints at none that is for other ages. */
export function suitedHints(mentions: NamedMention[], suited: Named[]): NamedMention[] {
  return mentions
    .map((mention) => ({ ...mention, ids: mention.ids.filter((id) => suited.some((one) => one.id === id)) }))
    .filter(({ ids }) => ids.length > 0)
}

/** Of several that are called so, those that suit. */
function suitedOf(mention: NamedMention, suited: Named[]): NamedMention {
  const ids = mention.ids.filter((id) => suited.some((one) => one.id === id))
  return mention.ids.length < 2 || ids.length === 0 ? mention : { ...mention, ids }
}

/** "My son would like to learn the piano", and then "a trial lesson": of several that are called so, the one spoken of. */
function hintedBefore(mention: NamedMention, services: Named[], language: string, { recent }: Table): NamedMention {
  return recent.toReversed().reduce((found, said) => hintedAmong(found, fold(said), services, language), mention)
}

/** "Must I come without lenses?" refuses none. */
function isAskedIn(text: string, at: number): boolean {
  return /^[^.!;\n]{0,100}\?/u.test(text.slice(at))
}

const REFUSES = 40

/** "I don't want a booster", "not the booster". */
function isRefused({ start }: Span, text: string, { deeds, unsuitable, questions }: UnderstandingPatterns): boolean {
  const before = text.slice(Math.max(0, start - REFUSES), start)
  const article = `(?: (?:${questions.article}|any|de|d|kein\\p{L}{0,2}|ningun|ninguna))?(?: \\p{L}{3,20})?`
  return new RegExp(`(?:^|[^\\p{L}\\p{N}])(?:${deeds.denied}|${unsuitable.before})${article} $`, 'u').test(before)
}

/** Services, people, days and times, and sizes of a party; none of them reads what another has read. */
function valuesIn(text: string, known: Known): { named: Omit<Mention, 'words'>[]; refused: string[] } {
  const { staff, everyday, language, patterns, table, asTyped } = known
  const first = whenIn(endsOf(text), language, table)
  const { offered, refused } = servicesIn(text, first, known)
  const people = namedIn(without(text, offered), staff, everyday, patterns).filter(
    (one) => !first.some((when) => overlaps(when, one)) || isNameOf(text.slice(one.start, one.end), staff),
  )
  const booked = bookedParty(text, patterns, table)
  const parties = [...partiesIn(text, patterns, booked), ...countsBefore(text, offered, { patterns, table })].filter(
    (party) => ('isCorrected' in party && party.isCorrected) || isParty(party, text, table),
  )
  const taken = [...people, ...offered]
  const meant = timesIn(text, taken, parties, known)
  const unsuitable = withListed(
    meant.filter((when) => isUnsuitable(when, text, patterns)),
    meant,
    text,
  )
  // "The week of the 14th. I can't on Monday": the week is wished for, which the Monday was read with.
  const refusedAt = unsuitable.map((when) => ({ ...when, start: behindComma(when, text) }))
  const suitable = unsuitable.length === 0 ? meant : timesIn(text, [...taken, ...refusedAt], parties, known)
  // "Not today. I am at the doctor's today": a day that is refused is not wished for in the same breath.
  const isRefusedDay = ({ day, time }: WhenMention): boolean =>
    day != null && time === undefined && unsuitable.some((one) => one.day?.from === day.from && one.day.to === day.to)
  const wanted = alternatives(
    suitable.map((when) => behindRefused(when, unsuitable)).filter((when) => !isRefusedDay(when)),
    text,
    patterns,
  )
  const size = parties.at(-1)?.size
  const again = people.length === 0 ? [] : [...text.matchAll(expression(patterns.staff.again))]
  const anyStaff = people.length > 0 ? [] : [...text.matchAll(expression(patterns.staff.any))]
  const isKnown = people.length > 0 || staff.length === 0
  const strangers = isKnown ? [] : strangersIn(text, everyday, patterns).filter((one) => isNamed(asTyped(one)))
  const named = [
    ...offered.map((one) => serviceMention(one, text, size, known)),
    ...people.map((one) => ({ start: one.start, end: one.end, values: one.ids.slice(0, 1).map(staffValue) })),
    ...strangers.map((one) => ({ ...one, values: [{ slot: 'staff' as const, value: null }] })),
    ...again.map(({ index, 0: words }) => ({
      start: index,
      end: index + words.length,
      values:
        people
          .findLast(({ end }) => end <= index)
          ?.ids.slice(0, 1)
          .map(staffValue) ?? [],
    })),
    ...anyStaff.map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      values: [staffValue('any')],
    })),
    ...parties.map(({ start, end, size: value }) => ({ start, end, values: [{ slot: 'party_size' as const, value }] })),
    ...unsuitable.map(({ start, end, day }) => ({ start, end, values: [], unsuitable: day ?? null })),
    ...wanted.map((when) => ({ ...whenMention(when), ...(isUntil(when, text) ? { isUntil: true } : {}) })),
  ]
  return { named, refused: refused.flatMap(({ ids }) => ids) }
}

/** "Next week is out. The week after?": counted from the week that is refused. */
function behindRefused(when: WhenMention, unsuitable: WhenMention[]): WhenMention {
  const { day, start } = when
  const week = unsuitable.find((one) => one.end <= start && one.day?.from === day?.from && one.day?.to === day?.to)
  if (day == null || day.from === day.to || week === undefined || week.words === when.words) return when
  return { ...when, day: { from: weekAfter(day.from), to: weekAfter(day.to) } }
}

function weekAfter(date: string): string {
  return Temporal.PlainDate.from(date).add({ weeks: 1 }).toString()
}

/** How many are booked for, or are said to be. */
function bookedParty(text: string, patterns: UnderstandingPatterns, { task, booking, question }: Table): number {
  if (task !== null && task.task !== 'move') return question === 'party_size' ? Infinity : (task.partySize ?? 1)
  return booking === null ? 1 : Math.max(1, ...partiesIn(text, patterns).map(({ size }) => size))
}

/** "Tuesday" in Spanish is one letter off a Marta, and a day; an April by her own name is no month. */
function isNameOf(words: string, staff: Named[]): boolean {
  return staff.some(({ names }) => names.some((name) => wordsOf(fold(name)).includes(words)))
}

/** Days and times of a wish; `taken` are places that name something else. */
function timesIn(text: string, taken: Span[], parties: Span[], { language, patterns, table }: Known): WhenMention[] {
  // "Saturday, for two": the party is no hour of that day.
  const whens = whenIn(endsOf(without(text, [...taken, ...parties], 'x')), language, table)
    .filter(
      (when) =>
        !parties.some((party) => overlaps(party, when)) &&
        !isPast(when, text, patterns, table) &&
        !isStop(when, text, language) &&
        !isAge(when, text, patterns),
    )
    .map((when) => withoutStop(when, text))
  // "Friday at nine, then until Saturday": the day is the one that is no end.
  const days = whens.filter(({ day }) => day != null)
  const wished = days.some((when) => !isUntil(when, text)) ? whens.filter((when) => !isUntil(when, text)) : whens
  return wished.filter((when, index) => index === 0 || !isReason(when, wished[index - 1]!, text, patterns))
}

function isUntil({ start, day }: WhenMention, text: string): boolean {
  return day != null && UNTIL.test(text.slice(start, start + 12))
}

/** A very long message names its days at its beginning or at its end; between them their grammar, the dearest part, reads nothing. */
const READ_CHARACTERS = 1_000

function endsOf(text: string): string {
  const middle = { start: READ_CHARACTERS, end: text.length - READ_CHARACTERS }
  return middle.start < middle.end ? without(text, [middle], 'x') : text
}

const MOST_ALTERNATIVES = 7

/** "Monday, Tuesday or Thursday": days joined by "or" are one wish for any of them. */
function alternatives(given: WhenMention[], text: string, { or }: UnderstandingPatterns): WhenMention[] {
  const between = new RegExp(`^\\s?(?:,|,? ?(?<or>${or}))(?: \\p{L}{1,3}){0,2}\\s?$`, 'u')
  const whens = withoutTimeBetween(given, text, or)
  const found: WhenMention[] = []
  let run: WhenMention[] = []
  let isEither = false
  const close = (): void => {
    found.push(...(isEither && run.length <= MOST_ALTERNATIVES ? [eitherOf(run, text)] : run))
    run = []
    isEither = false
  }
  for (const when of whens) {
    const last = run.at(-1)
    const join = last === undefined ? null : between.exec(text.slice(last.end, when.start))
    if (join === null || !isOneDay(when)) close()
    else isEither ||= join.groups?.['or'] !== undefined
    run.push(when)
    if (!isOneDay(when)) close()
  }
  close()
  return found
}

/** "Tuesday after five, or Thursday": a part of the day that stands between two days is that of both, and stands before them. */
function withoutTimeBetween(whens: WhenMention[], text: string, or: string): WhenMention[] {
  const isOr = new RegExp(`^\\s?,? ?(?:${or})(?: \\p{L}{1,3}){0,2}\\s?$`, 'u')
  return whens.reduce<WhenMention[]>((kept, when) => {
    const [day, time] = kept.slice(-2)
    const isBetween =
      day !== undefined &&
      time !== undefined &&
      isOneDay(day) &&
      isOneDay(when) &&
      isPartOnly(time) &&
      isOr.test(text.slice(time.end, when.start))
    if (!isBetween) return [...kept, when]
    return [...kept.slice(0, -2), time, eitherOf([day, when], text)]
  }, [])
}

function isPartOnly({ day, candidates, time }: WhenMention): boolean {
  return day === undefined && candidates === undefined && time != null && time.at === undefined
}

function isOneDay({ time, ...mention }: WhenMention): boolean {
  const days = daysOf(mention)
  return (
    days.length > 0 &&
    time === undefined &&
    days.every(({ from, to, earliest, weekdays }) => (from === to || weekdays !== undefined) && earliest !== true)
  )
}

/** "Monday", said on a Monday, is today or in a week. */
function daysOf({ day, candidates = [] }: Pick<WhenMention, 'day' | 'candidates'>): DayValue[] {
  if (day != null) return [day]
  return candidates.flatMap((one) => (one.slot === 'day' && one.value !== null ? [one.value] : []))
}

function eitherOf(run: WhenMention[], text: string): WhenMention {
  const [start, end] = [run[0]!.start, run.at(-1)!.end]
  const days = run.flatMap(daysOf)
  const only = [...new Set(days.flatMap((day) => day.only ?? [day.from]))].sort()
  const weekdays = days.flatMap((day) => day.weekdays ?? [])
  const day = {
    from: only[0]!,
    to: only.at(-1)!,
    ...(only.length > 1 ? { only } : {}),
    ...(days.every((one) => one.weekdays !== undefined) ? { weekdays } : {}),
  }
  return { start, end, words: text.slice(start, end), day }
}

/** "Saturday." ends its sentence, "Sat." is an abbreviation. */
function withoutStop(when: WhenMention, text: string): WhenMention {
  const isWord = /\p{L}{4}\.$/u.test(text.slice(when.start, when.end))
  return isWord ? { ...when, end: when.end - 1 } : when
}

/** "So." at the end of a sentence is no Sunday: the full stop is the sentence's. */
function isStop({ start, end }: WhenMention, text: string, language: string): boolean {
  const word = /^(\p{L}{2})\.(?:\s*$|\s+\p{L})/u.exec(text.slice(start, start + 8))?.[1]
  if (start === 0 || word === undefined || end > start + 3) return false
  return /^\p{L}{2}\.\s*$/u.test(text.slice(start)) || mostCommonWords(language, MOST_COMMON_STOPS).has(word)
}

const MOST_COMMON_STOPS = 200

/** "Next week, Tuesday is out": the week before the comma stays. */
function behindComma({ start, end }: Span, text: string): number {
  const comma = text.slice(start, end).lastIndexOf(',')
  return comma < 0 ? start : start + comma + 1
}

const LISTED = /^,? ?(?:ni|nor|or|and|oder|und|noch|ou|et|y|o)(?: (?:le|el|la|am|on|den|the))? $/u

/** "Neither Tuesday nor Wednesday": a day that is listed behind one that is not wanted. */
function withListed(unsuitable: WhenMention[], all: WhenMention[], text: string): WhenMention[] {
  return all.filter((when, index) => {
    const before = all[index - 1]
    const isListed = before !== undefined && unsuitable.includes(before) && isOneDay(when)
    return unsuitable.includes(when) || (isListed && LISTED.test(text.slice(before.end, when.start)))
  })
}

const BESIDE = 60

/** "In the afternoon, because in the morning the nurse comes": the second time says why. */
function isReason(when: Span, before: Span, text: string, { because }: UnderstandingPatterns): boolean {
  const between = text.slice(Math.max(before.end, when.start - BESIDE), when.start)
  return has(between, because) && !/[.!?;\n]/u.test(between)
}

/** "Er ist 8." is no day of the month. */
function isAge({ start, end }: WhenMention, text: string, { age }: UnderstandingPatterns): boolean {
  if (!/^\d{1,2}\.?$/u.test(text.slice(start, end).trim())) return false
  return new RegExp(`(?:^|[^\\p{L}])(?:${age})\\s$`, 'u').test(text.slice(Math.max(0, start - 24), start))
}

const MOST_WORDS_OF_WISH = 4

/** "It has hurt since yesterday" asks for no day; a few words that name a day gone by do, and are told so. */
function isPast(
  { start, end, day }: WhenMention,
  text: string,
  { since, past }: UnderstandingPatterns,
  { now, timeZone }: Table,
): boolean {
  if (day == null) return false
  if (new RegExp(`(?:^|[^\\p{L}])(?:${since})\\s$`, 'u').test(text.slice(Math.max(0, start - 20), start))) return true
  if (begins(text.slice(start, end), since) && day.from === todayOf({ now, timeZone }).toString()) return true
  // "His last strip was at the start of October": the next October is not meant.
  if (day.from > ahead(now, FAR_AHEAD_DAYS) && has(sentenceAround(text, start), past)) return true
  // "The third of November", said in that month, is the one that has just been.
  const isJustOver = day.from > ahead(now, A_YEAR_AHEAD_DAYS) && !/\d{4}/u.test(text.slice(start, end))
  if (isJustOver && wordsOf(text).length > MOST_WORDS_OF_WISH) return true
  return day.to < todayOf({ now, timeZone }).toString() && wordsOf(text).length > MOST_WORDS_OF_WISH
}

const FAR_AHEAD_DAYS = 200
const A_YEAR_AHEAD_DAYS = 300

function ahead(now: Date, days: number): string {
  return new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)
}

const LONGEST_SENTENCE = 200

function sentenceAround(text: string, at: number): string {
  const before =
    text
      .slice(Math.max(0, at - LONGEST_SENTENCE), at)
      .split(/[.!?\n]/u)
      .at(-1) ?? ''
  return before + (text.slice(at, at + LONGEST_SENTENCE).split(/[.!?\n]/u)[0] ?? '')
}

/** "For 10" where an hour was asked for is an hour; "we are 10" is none. */
function isParty({ size, start, end }: Span & { size: number }, text: string, { question }: Table): boolean {
  const words = text.slice(start, end).trim()
  // "Samedi, à deux" comes in company.
  const isBare = /^\p{L}{1,4} \S+$/u.test(words) && !/^(?:a|zu|en) \p{L}/u.test(words)
  return size <= 1_000 && (question !== 'time' || !isBare)
}

/** "Con American Express" has a name, "avec le balayage" has none: a name has a title or a capital. */
function isNamed(typed: string): boolean {
  return /\p{Lu}/u.test(typed) || /(?:^|\s)(?:frau|herrn?|dr|doctor|doctora|docteur|mr|mrs|ms|mme)[.\s]/iu.test(typed)
}

/** "With Bartholomew": where a person's name stands, a word that is none of the language's everyday ones. */
function strangersIn(text: string, everyday: ReadonlySet<string>, { staff }: UnderstandingPatterns): Span[] {
  const title = '(?:frau|herrn?|dr\\.?|doctor|doctora|docteur|mr|mrs|ms|don|dona|mme|m)'
  const pattern = `(?:${staff.with}) (?:${title} )?(?:el |la |le |der |die |the )?(\\p{L}{4,30})`
  return [...text.matchAll(expression(pattern))]
    .filter(([, name = '']) => !everyday.has(name))
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
}

function staffValue(value: string): SlotValue {
  return { slot: 'staff', value }
}

/**
 * Of services that the words fit equally, those that suit the size of the party; "a table for 5" is the large one, where a
 * plain table is too small.
 */
function serviceMention(
  { start, end, ids, share }: NamedMention,
  text: string,
  size: number | undefined,
  { table: { services }, language }: Pick<Known, 'table' | 'language'>,
): Omit<Mention, 'words'> {
  const suiting =
    size === undefined
      ? []
      : services.filter(({ partyMin, partyMax }) => size >= (partyMin ?? 1) && size <= (partyMax ?? Infinity))
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

function whenMention({ start, end, day, time, candidates }: WhenMention): Omit<Mention, 'words'> {
  const values: SlotValue[] = []
  if (day !== undefined) values.push({ slot: 'day', value: day })
  if (time !== undefined) values.push({ slot: 'time', value: time })
  return { start, end, values, ...(candidates === undefined ? {} : { candidates }) }
}
