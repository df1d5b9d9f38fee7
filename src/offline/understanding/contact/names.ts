import { inAnyLanguage } from '../../../languages/index.ts'
import type { UnderstandingPatterns } from '../../../languages/understanding.ts'
import { mostCommonWordsOf } from '../common-words.ts'
import { CUT } from './contacts.ts'
import { isSaidOfOther } from './names-of-others.ts'
import { fold, has, without, wordsOf, type Span } from '../text.ts'

/** Of names of any origin; a name keeps its particle in every language. */
const PARTICLES =
  'von|van|vom|zu|zur|der|den|de|du|des|da|di|del|della|la|le|las|los|el|bin|ibn|ben|ter|ten|y|e|af|av|st|mc|mac|d|o'
const WORD = "\\p{L}[\\p{L}\\p{M}'’.-]{0,40}"
const CAPITALISED = "(?:\\p{Lu}[\\p{L}\\p{M}'’.-]{0,40})"
const CAPITALISED_NAME = `${CAPITALISED}(?:\\s{1,3}(?:(?:${PARTICLES})\\s{1,3}){0,2}${CAPITALISED})`
const STARTS_NAME = new RegExp(`^${CAPITALISED_NAME}{0,4}`, 'u')
const STARTS_SMALL_NAME = new RegExp(`^${WORD}(?:\\s{1,3}${WORD}){0,3}`, 'u')
const BEFORE_CONTACT = new RegExp(`(?:^|[.!?,:;(\\n]\\s{0,3})(${CAPITALISED_NAME}{1,4})[\\s,(:–-]{0,5}${CUT}`, 'u')
/**
 * Two words at least, because a single one is often the name of a companion: "A lesson at 5 for Owen Daly
 * owen@example.com".
 */
const WITHIN_BEFORE_CONTACT = new RegExp(
  `(?:\\s(?:${inAnyLanguage(({ functionWords }) => functionWords.name.before)})|\\d\\p{L}{0,3})\\s{1,2}(${CAPITALISED_NAME}{1,2})[\\s,(:–-]{0,5}${CUT}`,
  'u',
)
const ENDS_WITH_NAME = new RegExp(`(?:^|[.!?,:]\\s{0,3})(${CAPITALISED_NAME}{1,4})$`, 'u')
const SMALL_BEFORE_CONTACT = new RegExp(
  `(?:^|[.,;:!?]\\s{0,3})(\\p{Ll}[\\p{L}'’-]{1,30}(?: \\p{Ll}[\\p{L}'’-]{1,30}){1,2}),?\\s{0,3}${CUT}`,
  'u',
)
const AFTER_CONTACT = new RegExp(`${CUT}[\\s,–-]{1,5}(${CAPITALISED_NAME}{1,4})\\s{0,3}(?:[.!]?$|[.!](?=\\s))`, 'u')
/** One word between a comma and a contact, where it is the first or the last of the message: "0612555022, léa". */
const FIRST_OR_LAST = [
  new RegExp(`${CUT}\\s{0,2},\\s{1,2}(\\p{L}[\\p{L}'’-]{1,30})\\s{0,2}(?:[.!]?\\s{0,2}$|[.!](?=\\s))`, 'u'),
  new RegExp(`^\\s{0,2}(\\p{L}[\\p{L}'’-]{1,30})\\s{0,2}[,:–-]\\s{0,2}${CUT}`, 'u'),
]
/** One word at the beginning of a later sentence, before a contact: "The one on Saturday. toñi 655 010 203". */
const SENTENCE_BEFORE_CONTACT = new RegExp(`[.!?]\\s{1,3}(\\p{L}[\\p{L}'’-]{1,30})[\\s,:–-]{1,3}${CUT}`, 'u')
/** One word after a lead and before a contact: "soy noa, 622 …". */
const LED_BEFORE_CONTACT = new RegExp(`^(\\p{Ll}[\\p{L}'’-]{1,30})[\\s,(:–-]{0,5}${CUT}`, 'u')
/** A person and whom they book for, before a contact: "Ada Byron, Harbour Walkers, ada@example.com". */
const PERSON_OF_GROUP = new RegExp(
  `(?:^|[.!?]\\s{0,3})(${CAPITALISED_NAME}{1,2}),\\s{1,3}${CAPITALISED_NAME}{1,3}[\\s,(:–-]{1,5}${CUT}`,
  'u',
)
/** Words up to this frequency rank are in no name between commas. */
const COMMON_RANK = 300
/** A name between a contact and another comma: "212 555 0147, Ada Lovelace, in the morning" */
const BETWEEN_COMMAS = new RegExp(`${CUT}\\s{0,3},\\s{1,3}(${CAPITALISED_NAME}{1,3}),`, 'u')
/** A name as the first sentence: "Ada Lovelace. My number is …" */
const FIRST_SENTENCE = new RegExp(`^\\s{0,3}(${CAPITALISED_NAME}{1,3})[.!](?=\\s)`, 'u')
/** A name before the first comma: "Ada Lovelace, I only have a landline, …" */
const FIRST_PIECE = new RegExp(`^\\s{0,3}(${CAPITALISED_NAME}{1,2}),(?=\\s)`, 'u')
const WHOLE_NAME = new RegExp(`^${WORD}(?:\\s{1,3}${WORD}){0,5}$`, 'u')
const MAX_LETTERS = 80
const WEAK_LEADS = inAnyLanguage(({ functionWords }) => functionWords.name.weakLead)
const EXCUSES = inAnyLanguage(({ functionWords }) => functionWords.name.excuse)

export interface Name extends Span {
  name: string
}

/**
 * The name that the visitor gives as theirs, or that stands beside a contact. `rest` is the text with contacts replaced
 * by `CUT`.
 */
export function introducedName(text: string, patterns: UnderstandingPatterns): Name | undefined {
  const rest = withoutReplaced(text, patterns)
  const lead = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${patterns.names.leads})[:,]?\\s{1,3}(?:(?:${patterns.names.only})\\s{1,3})?(?=\\p{L})`,
    'giu',
  )
  const isSure = new RegExp(patterns.names.sureLeads, 'iu')
  let own: Name | undefined
  let ofOther: Name | undefined
  for (const match of rest.matchAll(lead)) {
    const before = rest.slice(Math.max(0, match.index - MAX_RELATIVE_LENGTH), match.index)
    if (isOfAnother(before)) continue
    const start = match.index + match[0].length
    const behind = rest.slice(start, start + MAX_LETTERS)
    const name = nameAt(behind, patterns, isSure.test(match[0])) ?? rareWord(LED_BEFORE_CONTACT.exec(behind), patterns)
    if (name === undefined) continue
    const given = { name, start, end: start + name.length }
    if (isSaidOfOther(`${before}${match[0]}`)) ofOther = given
    else own = given
  }
  const found = own ?? ofOther
  if (found === undefined) return nameOfRelative(rest, patterns) ?? nameBeside(rest, patterns)
  // "It's for Poppy, Ada Byron, ada@example.com": a full name beside the address outweighs a single word.
  const beside = found.name.includes(' ') && own !== undefined ? undefined : nameBeside(rest, patterns)
  return beside?.name.includes(' ') === true ? beside : found
}

const MAX_RELATIVE_LENGTH = 40
const AND = inAnyLanguage(({ functionWords }) => functionWords.and)
const MY = inAnyLanguage(({ functionWords }) => functionWords.name.my)
const OF_ANOTHER = new RegExp(`(?:^|[.!?,;:]\\s{0,3}|\\s(?:${AND})\\s)(?:${MY})\\s\\p{L}{2,16},?\\s{1,2}$`, 'iu')

/** True for the name of somebody who is only mentioned: "My son, that's Hugo Vasseur". */
function isOfAnother(before: string): boolean {
  return OF_ANOTHER.test(before)
}

/**
 * The full name of a relative for whom the appointment is: "For my son Emil Vogl". A first name alone does not name a
 * booking.
 */
function nameOfRelative(rest: string, patterns: UnderstandingPatterns): Name | undefined {
  const lead = new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.names.relatives})[,:]?\\s{1,3}(?=\\p{L})`, 'giu')
  for (const match of rest.matchAll(lead)) {
    const start = match.index + match[0].length
    const name = nameAt(rest.slice(start, start + MAX_LETTERS), patterns, false)
    if (name?.includes(' ') === true) return { name, start, end: start + name.length }
  }
  return undefined
}

const LAST_NAME_FIRST = new RegExp(
  `^(\\p{Lu}[\\p{L}'’-]{1,30}),\\s{1,3}(\\p{Lu}[\\p{L}'’-]{1,30}(?: \\p{Lu}[\\p{L}'’-]{1,30})?)\\s{0,3}(?=$|[.!,;\\n${CUT}])`,
  'u',
)

/** Puts the last name last: "Fournier, Léa" is Léa Fournier; "Lecomte, Marguerite Lecomte" already has it. */
function turnedName({ 0: words, 1: last = '', 2: more = '' }: RegExpExecArray, start: number): Name {
  const end = start + words.trimEnd().length
  const isFull = more.split(' ').includes(last)
  return isFull || more.includes(' ')
    ? { name: more, start: end - more.length, end }
    : { name: `${more} ${last}`, start, end }
}

/** The name in the answer to the question for it. */
export function answeredName(
  text: string,
  { answers, names, correction, commonWords, interjections }: UnderstandingPatterns,
): Name | undefined {
  const rest = withoutReplaced(text, { names })
  const lead = new RegExp(
    `^[\\s,${CUT}]{0,200}(?:(?:${answers.yes}|${names.leads}|${names.tails}|${WEAK_LEADS}|${interjections}|${EXCUSES})(?![\\p{L}\\p{N}])[\\s,:.!${CUT}]{0,200}){0,3}`,
    'iu',
  )
  const start = lead.exec(rest)?.[0].length ?? 0
  const turned = LAST_NAME_FIRST.exec(rest.slice(start))
  if (turned !== null && !mostCommonWordsOf(commonWords).has(fold(turned[1] ?? ''))) return turnedName(turned, start)
  const [piece = '', next = ''] = rest.slice(start).split(/[,;\n⁂]/u)
  const first = withoutLabel(isFullForm(next.trim(), piece.trim()) ? next.trim() : piece, names)
  const tail = new RegExp(`\\s{1,3}(?:${names.tails})(?![\\p{L}\\p{N}]).{0,${MAX_LETTERS}}$`, 'isu')
  const whole = first.trim().replace(/[.!]{1,3}$/u, '')
  const full = fullBehindFirst(whole)
  if (full !== undefined && WHOLE_NAME.test(full)) return { ...placedName(whole, rest), name: full }
  const name = afterSentence(whole)
    .replace(tail, '')
    .replace(/[.!]{1,3}$/u, '')
  if (name.length > MAX_LETTERS || !WHOLE_NAME.test(name)) return undefined
  // "07700 900361, no wait 07700 900362" has no name.
  if (/^\p{Ll}/u.test(name) && has(fold(name), correction)) return undefined
  return placedName(withoutSmallWords(name), rest)
}

/** True for "noa benitez" after "noa". */
function isFullForm(full: string, name: string): boolean {
  return name !== '' && WHOLE_NAME.test(full) && fold(full).startsWith(`${fold(name)} `)
}

/** The full name after its first word alone: "sam. sam okoro". */
function fullBehindFirst(name: string): string | undefined {
  const [first = '', ...rest] = name.split(/[.!]\s{1,3}/u)
  const full = rest.at(-1)
  return full !== undefined && fold(full).startsWith(`${fold(first)} `) ? full : undefined
}

function placedName(name: string, rest: string): Name {
  const at = rest.lastIndexOf(name)
  return { name, start: at, end: at + name.length }
}

/** Removes lower-case words around a capitalised name, except for particles: "Um, Monty Reed then". */
function withoutSmallWords(name: string): string {
  const words = name.split(/\s+/u)
  if (words.filter((word) => /^\p{Lu}/u.test(word)).length < 2) return name
  const first = words.findIndex((word) => /^\p{Lu}/u.test(word) || isParticle(fold(word)))
  const last = words.findLastIndex((word) => /^\p{Lu}/u.test(word))
  return words.slice(first, last + 1).join(' ')
}

/** Blanks the name that is replaced: "Emil Vogl instead of Sandra Vogl". */
export function withoutReplaced(text: string, { names }: Pick<UnderstandingPatterns, 'names'>): string {
  const lead = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.replaced})\\s{1,3}`, 'giu')
  const replaced = [...text.matchAll(lead)].flatMap(({ 0: words, index }): Span[] => {
    const start = index + words.length
    const name = STARTS_NAME.exec(text.slice(start, start + MAX_LETTERS))?.[0] ?? ''
    return name.includes(' ') ? [{ start: index, end: start + name.length }] : []
  })
  return without(text, replaced, ',')
}

/**
 * The side of a colon that has the name: after it in "I have told you: Berta Huber", before it (without the label) in
 * "Ada Lovelace phone:".
 */
function withoutLabel(piece: string, { stops }: Pick<UnderstandingPatterns['names'], 'stops'>): string {
  const colon = piece.indexOf(':')
  if (colon < 0) return piece
  const behind = piece.slice(colon + 1)
  if (/\p{L}/u.test(behind)) return behind
  const labels = new Set(fold(stops).split(' '))
  const words = piece.slice(0, colon).trim().split(/\s+/u)
  while (words.length > 0 && labels.has(fold(words.at(-1) ?? ''))) words.pop()
  return words.join(' ')
}

/**
 * The name at the beginning of a text: capitalised words with their particles; after a sure lead also up to four
 * lower-case words.
 */
function nameAt(text: string, patterns: UnderstandingPatterns, isSure: boolean): string | undefined {
  const capitalised = STARTS_NAME.exec(text)
  if (capitalised !== null) return withoutStops(capitalised[0], patterns)
  const small = isSure ? STARTS_SMALL_NAME.exec(text) : null
  return small === null ? undefined : withoutStops(small[0], patterns)
}

/** The name before a tail ("Ada Lovelace here"), or beside a contact that was cut out. */
function nameBeside(rest: string, patterns: UnderstandingPatterns): Name | undefined {
  const { names, correction, commonWords } = patterns
  const lead = new RegExp(`^(?:${names.leads}|${WEAK_LEADS})\\s{1,3}`, 'iu')
  const tail = new RegExp(`\\s{1,3}(?:${names.tails})(?!\\p{L})`, 'iu').exec(rest)
  const behind = tail === null ? null : ENDS_WITH_NAME.exec(rest.slice(0, tail.index))
  const beside = [
    PERSON_OF_GROUP.exec(rest),
    BEFORE_CONTACT.exec(rest),
    WITHIN_BEFORE_CONTACT.exec(rest),
    AFTER_CONTACT.exec(rest),
    smallBeside(rest, { correction, commonWords }),
    betweenCommas(rest, commonWords),
    singleBeside(rest, patterns),
  ]
  for (const match of [behind, ...beside, firstSentence(rest, commonWords)]) {
    const name = match?.[1]
    if (match == null || name === undefined) continue
    const told = withoutLeadingStops(afterSentence(name).replace(lead, ''), names)
    const own = told.replace(/(?<=\p{L}{2})\.$/u, '')
    if (own === '') continue
    const start = match.index + match[0].indexOf(name) + name.length - told.length
    return { name: own, start, end: start + own.length }
  }
  return undefined
}

/** Lower-case words before a contact, unless the language uses them: "lena scholz, lena@example.com". */
function smallBeside(
  rest: string,
  { correction, commonWords }: Pick<UnderstandingPatterns, 'correction' | 'commonWords'>,
): RegExpExecArray | null {
  const common = mostCommonWordsOf(commonWords)
  const match = SMALL_BEFORE_CONTACT.exec(rest)
  if (has(fold(match?.[1] ?? ''), correction)) return null
  const isName = wordsOf(fold(match?.[1] ?? '')).every((word) => !common.has(word) || isParticle(word))
  return isName ? match : null
}

/** A single word beside a contact that is no everyday word; a capital makes a name of a rarer one: "612 440 918, Lucía". */
function singleBeside(rest: string, patterns: UnderstandingPatterns): RegExpExecArray | null {
  const found = [...FIRST_OR_LAST, SENTENCE_BEFORE_CONTACT].map((expression) => expression.exec(rest))
  return found.find((match) => rareWord(match, patterns) !== undefined) ?? null
}

/** The word that was found, unless it is an everyday one. */
function rareWord(
  match: RegExpExecArray | null,
  { names, marks, commonWords, courtesy }: UnderstandingPatterns,
): string | undefined {
  const word = match?.[1] ?? ''
  const folded = fold(word)
  const stops = new Set(`${fold(names.stops)} ${marks}`.split(' '))
  const common = mostCommonWordsOf(commonWords, /^\p{Lu}/u.test(word) ? COMMON_RANK_OF_CAPITALS : undefined)
  const isUsual = stops.has(folded) || common.has(folded) || has(folded, `${courtesy.greeting}|${courtesy.thanks}`)
  return word === '' || isUsual ? undefined : word
}

/** Words in capitals up to this frequency rank are no names: "Thanks". */
const COMMON_RANK_OF_CAPITALS = 1_000

function betweenCommas(rest: string, list: string): RegExpExecArray | null {
  const common = mostCommonWordsOf(list, COMMON_RANK)
  const match = BETWEEN_COMMAS.exec(rest)
  const words = wordsOf(fold(match?.[1] ?? ''))
  return words.length > 1 && !words.some((word) => common.has(word) && !isParticle(word)) ? match : null
}

/** The name that is the first sentence, or its first part, of a text with a contact. */
function firstSentence(rest: string, list: string): RegExpExecArray | null {
  if (!rest.includes(CUT)) return null
  const common = mostCommonWordsOf(list)
  const isCommon = (word: string): boolean => common.has(word)
  const piece = FIRST_PIECE.exec(rest)
  if (piece !== null && !wordsOf(fold(piece[1]!)).some(isCommon)) return piece
  const match = FIRST_SENTENCE.exec(rest)
  return wordsOf(fold(match?.[1] ?? '')).every(isCommon) ? null : match
}

/** The name after the full stop: "With Dr. Haberl. Peter Novak, …" */
function afterSentence(name: string): string {
  return name.split(/(?<=\p{L}{3}\.)\s{1,3}(?=\p{Lu})/u).at(-1) ?? name
}

/** Removes a leading word that is part of no name: "And Stadler is my name". */
function withoutLeadingStops(name: string, { stops }: Pick<UnderstandingPatterns['names'], 'stops'>): string {
  const [first = '', ...rest] = name.split(' ')
  return rest.length > 0 && fold(stops).split(' ').includes(fold(first)) ? rest.join(' ') : name
}

/** True for a small word within names: "von", "de la". */
export function isParticle(word: string): boolean {
  return new RegExp(`^(?:${PARTICLES})$`, 'u').test(word)
}

function withoutStops(name: string, { names }: UnderstandingPatterns): string | undefined {
  const stops = new Set(fold(names.stops).split(' '))
  const words: string[] = []
  for (const word of name.split(/\s+/u)) {
    const folded = wordsOf(fold(word)).join('')
    // Between capitalised words, "La" and "De" are part of the name.
    const isInside = words.length > 0 && (/^\p{Lu}/u.test(word) || isParticle(word))
    if (stops.has(folded) && !isInside) break
    words.push(word.replace(/[.,]+$/u, (end) => (/^\p{L}\.$/u.test(word) ? end : '')))
    // A full stop after a whole word ends the sentence and so the name.
    if (/^\p{L}{3,}\.$/u.test(word)) break
  }
  // A "ben" alone is a first name, though it is a particle within others.
  while (words.length > 1 && isParticle(words.at(-1) ?? '')) words.pop()
  return words.length === 0 ? undefined : words.join(' ')
}
