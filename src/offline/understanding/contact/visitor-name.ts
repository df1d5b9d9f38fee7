import type { UnderstandingPatterns } from '../../../languages/understanding.ts'
import type { Table } from '../../../models/understanding.ts'
import { mostCommonWordsOf } from '../common-words.ts'
import { CUT, type Contact } from './contacts.ts'
import { correctedName } from './corrected-name.ts'
import type { ReadingContext } from '../reading-context.ts'
import { answeredName, introducedName, isParticle, withoutReplaced, type Name } from './names.ts'
import { isSaidOfOther, withoutNamedThings, withoutOrganisations } from './names-of-others.ts'
import { namedIn, type Named } from '../services/service-names.ts'
import { everydayWords, writtenOut } from '../spelling-correction.ts'
import { begins, expression, fold, foldWithOffsets, has, isWhole, without, wordsOf } from '../text.ts'
import { whenIn } from '../when/index.ts'

const ASKS_NAME = new Set(['name', 'details'])

/**
 * The name that a message gives for the visitor, or undefined. `rest` is the typed message without its contacts, of
 * which `contacts` may have the name.
 */
export function visitorName(
  rest: string,
  contacts: Contact[],
  known: Omit<ReadingContext, 'asTyped'>,
): Name | undefined {
  const all = withoutLaughter(withoutNamedThings(withoutInvoice(rest, known.patterns)))
  const isAsked = ASKS_NAME.has(known.table.question ?? '')
  const corrected = correctedName(all, known)
  if (corrected !== undefined) return corrected
  const own = withoutOrganisations(all, isAsked || contacts.length > 0 ? CUT : ' ')
  const name = nameIn(own, contacts, known)
  // A company may book without a person's name.
  return name === undefined && isAsked && own !== all ? nameIn(all, contacts, known) : name
}

function nameIn(rest: string, contacts: Contact[], known: Omit<ReadingContext, 'asTyped'>): Name | undefined {
  return visitorNameIn(rest, known) ?? nameBeforeEmail(rest, contacts, known) ?? dictatedName(rest, contacts, known)
}

/** A syllable repeated, so that Spanish "hija" is none. */
const LAUGHTER = /(?<!\p{L})(?:a?(ja|je|ji|ha|he|hi)\1{1,5}[ahj]?|lol|mdr|ptdr|xd)(?!\p{L})/giu

/** Blanks laughter, which is part of no name: "noa jaja". */
function withoutLaughter(typed: string): string {
  return typed.replaceAll(LAUGHTER, (laughter) => ' '.repeat(laughter.length))
}

const DICTATED = /:\s{0,3}(\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30}){1,2})(?=[,.;\n])/u

/** A full name at the beginning of a dictated message with a contact: "a message please: Ada Byron, two caps lost, ada@…". */
function dictatedName(
  rest: string,
  contacts: Contact[],
  { patterns }: Omit<ReadingContext, 'asTyped'>,
): Name | undefined {
  const found = contacts.length > 0 ? DICTATED.exec(rest) : null
  if (found === null || !has(fold(rest.slice(0, found.index + 1)), patterns.notes.message)) return undefined
  const name = found[1]!
  const common = mostCommonWordsOf(patterns.commonWords)
  if (wordsOf(fold(name)).some((word) => common.has(word))) return undefined
  const start = found.index + found[0].indexOf(name)
  return { name, start, end: start + name.length }
}

/** Blanks to whom an invoice goes, which is no name of the visitor: "Invoice to Northlight Ltd". */
function withoutInvoice(typed: string, { notes }: UnderstandingPatterns): string {
  const { text, from } = foldWithOffsets(typed)
  const places = [...text.matchAll(expression(notes.invoice))].map(({ index }) => {
    const start = from[index] ?? 0
    const length = typed.slice(start).search(/[.!?;\n](?:\s|$)/u)
    return { start, end: length < 0 ? typed.length : start + length }
  })
  return without(typed, places)
}

const BEFORE_EMAIL =
  /(?<![\p{L}\p{M}'’-])(?:\p{L}[\p{L}\p{M}'’-]{1,30}[ .]{1,2}){0,3}\p{L}[\p{L}\p{M}'’-]{1,30}[\s,;:/(<-]{1,4}$/u
const READ_BEFORE_EMAIL = 140
const MIN_LENGTH_OF_EMAIL = 3

/** The words before an e-mail address that are in it: "would like to help, felix, felix.ortner@mail.example". */
function nameBeforeEmail(
  rest: string,
  contacts: Contact[],
  { patterns }: Omit<ReadingContext, 'asTyped'>,
): Name | undefined {
  const email = contacts.find(({ value }) => value.slot === 'email' && value.value !== null)
  if (email === undefined) return undefined
  const local = fold(String(email.value.value)).split('@')[0] ?? ''
  const from = Math.max(0, email.start - READ_BEFORE_EMAIL)
  const before = BEFORE_EMAIL.exec(rest.slice(from, email.start))
  if (before === null) return undefined
  const stops = new Set(`${fold(patterns.names.stops)} ${patterns.marks}`.split(' '))
  const words = [...before[0].matchAll(/[\p{L}\p{M}'’-]{2,40}/gu)].map(({ index, 0: word }) => ({
    start: from + before.index + index,
    end: from + before.index + index + word.length,
    isOfEmail: isOfEmail(fold(word), local) && !stops.has(fold(word)),
  }))
  const first = words.findIndex((_, at) => words.slice(at).every(({ isOfEmail: is }) => is))
  if (first < 0) return undefined
  const [start, end] = [words[first]!.start, words.at(-1)!.end]
  return { name: rest.slice(start, end), start, end }
}

function isOfEmail(said: string, address: string): boolean {
  const [word, local] = [withoutUmlauts(said), withoutUmlauts(address)]
  if (word.length < MIN_LENGTH_OF_EMAIL) return false
  return local.split(/[^\p{L}]+/u).includes(word) || local.startsWith(word) || local.endsWith(word)
}

/** "Jürgen" is "juergen" in addresses. */
function withoutUmlauts(folded: string): string {
  return folded.replaceAll(/([aou])e/gu, '$1')
}

function visitorNameIn(rest: string, known: Omit<ReadingContext, 'asTyped'>): Name | undefined {
  const { patterns } = known
  const { question } = known.table
  // "Ja, bitte. Vielen Dank!" has capitals in German.
  const isOther = (name: string): boolean =>
    isOfOther(fold(name), fold(rest), known) || isWhole(fold(name), patterns.courtesy.thanks)
  const introduced = introducedName(rest, patterns)
  const isAside = introduced !== undefined && isOfThird(rest, introduced, known.table)
  if (introduced !== undefined && !isOther(introduced.name) && !isAside) return introduced
  if (question === null && isNameAlone(rest, patterns)) return placed(rest)
  if (question === 'confirm' || question === 'change') return nameCorrected(rest, patterns, isOther)
  // A name may follow the chosen time: "10 suits me. Léa Fournier".
  const last = ASKS_NAME.has(question ?? '') || question === 'time' ? smallNameAtEnd(rest, patterns) : undefined
  if (last !== undefined && !isOther(last.name)) return last
  if (question === 'time' || question === 'day') {
    // A question gives no name: "Do the courses contain gluten?" has capitals in German.
    const told = rest.replaceAll(/[^.!?\n]{0,400}\?/gu, (asked) => ' '.repeat(asked.length))
    return nameCorrected(
      told,
      patterns,
      (name) => isOther(name) || isUsual(name, patterns) || isRelative(name, patterns),
    )
  }
  if (!ASKS_NAME.has(question ?? '')) return undefined
  const answered = rest.includes('?') ? nameBeforeQuestion(rest, patterns) : answeredName(rest, patterns)
  return answered === undefined || isOther(answered.name) || isSentence(answered.name, patterns) ? undefined : answered
}

/** Words up to this frequency rank are in no lower-case name. */
const COMMON_RANK = 1_000
const SMALL_AT_END = /\d[^,.!?\n]{0,40}[,.!]\s{1,3}(\p{Ll}[\p{L}'’-]{1,30} \p{Ll}[\p{L}'’-]{1,30})\s{0,3}[.!]?$/u

/** Two lower-case words that no sentence has, after a time: "better at 10. jan bauer". */
function smallNameAtEnd(rest: string, { commonWords, names, marks }: UnderstandingPatterns): Name | undefined {
  const name = SMALL_AT_END.exec(rest)?.[1]
  if (name === undefined) return undefined
  const [common, everyday] = [mostCommonWordsOf(commonWords), mostCommonWordsOf(commonWords, COMMON_RANK)]
  const stops = new Set(`${fold(names.stops)} ${marks}`.split(' '))
  const words = wordsOf(fold(name))
  if (words.some((word) => everyday.has(word) || stops.has(word)) || words.every((word) => common.has(word)))
    return undefined
  const start = rest.lastIndexOf(name)
  return { name, start, end: start + name.length }
}

/** The name as the first sentence, with a question after it: "Priya. can somebody ring me tomorrow?" */
function nameBeforeQuestion(rest: string, patterns: UnderstandingPatterns): Name | undefined {
  const sentence = /^([^.!?\n⁂]{1,80})[.!\n]\s/u.exec(rest)?.[1]
  const answered = sentence === undefined ? undefined : answeredName(sentence, patterns)
  if (answered === undefined || isUsual(answered.name, patterns)) return undefined
  const { courtesy } = patterns
  return begins(fold(answered.name), `${courtesy.greeting}|${courtesy.thanks}`) ? undefined : answered
}

/**
 * True for words that are no visitor's name: they name a service, a person of the staff or a day, or answer a question.
 */
function isOfOther(folded: string, message: string, known: Omit<ReadingContext, 'asTyped'>): boolean {
  const { services, staff, everyday, patterns, table } = known
  const isAsked = ASKS_NAME.has(table.question ?? '')
  const isOfService = isAsked
    ? isServiceAlone(folded, services, everyday, patterns)
    : namedIn(folded, services, everyday, patterns).length > 0
  const isWith = has(message, `(?:${patterns.staff.with}) (?:\\p{L}{1,9}\\.? )?${folded}`)
  const isAlone = !isAsked && !folded.includes(' ')
  const isOfStaff = (isWith || isAlone) && staff.some((one) => one.names.some((own) => fold(own) === folded))
  return isOfService || isOfStaff || isNoName(folded, known)
}

const NAME_ALONE = /^\s{0,3}\p{Lu}[\p{L}'’-]{1,30} (?:\p{Lu}[\p{L}'’-]{1,30} ?){1,2}\s{0,3}[.!]?$/u

/** True for a full name and nothing else: "Tom Baker". */
function isNameAlone(rest: string, { marks }: UnderstandingPatterns): boolean {
  const common = new Set(marks.split(' '))
  return NAME_ALONE.test(rest) && !wordsOf(fold(rest)).some((word) => common.has(word))
}

const CORRECTED_NAME =
  /^\s{0,3}(?:\p{L}[\p{L}’']{1,9},? ){0,3}?(\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30}){1,2})(?: \p{Ll}{2,8})?\s{0,3}$/u

/**
 * The name in a sentence of its own that corrects the one in the summary: "Just Mark Evans please" or "No! Emil Vogl.
 * E-M-I-L".
 */
function nameCorrected(
  rest: string,
  patterns: UnderstandingPatterns,
  isOther: (name: string) => boolean,
): Name | undefined {
  const common = new Set(patterns.marks.split(' '))
  const only = new RegExp(
    `(?<!\\p{L})(?:${patterns.names.only})\\s(\\p{L}[\\p{L}'’-]{1,30} \\p{L}[\\p{L}'’-]{1,30}),? (?:${patterns.names.replaced}) `,
    'iu',
  ).exec(rest)
  if (only?.[1] !== undefined && !isOther(only[1])) return placedIn(only[1], rest)
  for (const sentence of withoutReplaced(rest, patterns).split(/[.!?:;,\n]{1,10}/u)) {
    const name = CORRECTED_NAME.exec(sentence)?.[1]
    if (name === undefined || isOther(name) || wordsOf(fold(name)).some((word) => common.has(word))) continue
    const start = rest.lastIndexOf(name)
    return { name, start, end: start + name.length }
  }
  return undefined
}

function placedIn(name: string, rest: string): Name {
  const start = rest.indexOf(name)
  return { name, start, end: start + name.length }
}

/** True for the name of the person for whom the visit is, where the visitor's own is known: "Yes, and his name's Monty". */
function isOfThird(rest: string, { start }: Name, { question, contact }: Table): boolean {
  const isKnown = contact?.name !== undefined || question === 'confirm'
  return isKnown && !ASKS_NAME.has(question ?? '') && isSaidOfOther(rest.slice(Math.max(0, start - 30), start))
}

/** True for common words in capitals, as at the beginning of a sentence. */
function isUsual(name: string, { commonWords }: UnderstandingPatterns): boolean {
  const common = mostCommonWordsOf(commonWords)
  return wordsOf(fold(name)).every((word) => common.has(word))
}

/** True for words that begin with a relative: in German, "mein Sohn Fußball" has capitals. */
function isRelative(name: string, { party }: UnderstandingPatterns): boolean {
  return begins(fold(name), party.relatives)
}

function placed(rest: string): Name {
  const name = rest.trim().replace(/[.!]$/u, '').trim()
  const start = rest.indexOf(name)
  return { name, start, end: start + name.length }
}

/**
 * True where all words belong to services. As the answer to the question for a name, "Le Bihan" is no misspelt "bilan".
 */
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

/** True for a day, an answer or another phrase that no name is: "My name is wrong", "I'm free on Friday". */
function isNoName(
  folded: string,
  { language, patterns, table }: Pick<ReadingContext, 'language' | 'patterns' | 'table'>,
): boolean {
  const { abandon, refuse, ordinals, unknown, wait, interjections, correction, others } = patterns
  return (
    isWhenAlone(folded, language, table) ||
    isAnswer(writtenOut(folded, language), patterns) ||
    isWhole(folded, `${wait}|${interjections}|${correction}|${others.none}`) ||
    has(folded, `${abandon}|${refuse}|${unknown}`) ||
    new RegExp(`^(?:${ordinals.join('|')})$`, 'u').test(folded)
  )
}

/** True for yes and no, also several of them: "No no", "Mais non". */
function isAnswer(said: string, { answers, interjections, but }: UnderstandingPatterns): boolean {
  const answer = new RegExp(`^(?:${answers.yes}|${answers.no}|${answers.yesAlone})$`, 'u')
  if (answer.test(said)) return true
  const rest = wordsOf(said).filter((word) => !answer.test(word))
  return rest.length < wordsOf(said).length && rest.every((word) => isWhole(word, `${interjections}|${but.word}`))
}

/** True for a day without a name: "Friday please"; "April Jones" is a person, although a month has that name. */
function isWhenAlone(folded: string, language: string, table: Table): boolean {
  const whens = whenIn(folded, language, table)
  const everyday = everydayWords(language)
  const rest = wordsOf(without(folded, whens))
  return whens.length > 0 && (rest.length === 0 || rest.some((word) => everyday.has(word)))
}

/** True for an answer with an intent, a wish or a function word in it, where a name was asked for. */
function isSentence(name: string, { intents, questions, names, marks, party }: UnderstandingPatterns): boolean {
  const folded = fold(name)
  // "My gran is coming too" tells who comes.
  if (has(folded, `${party.company}|${party.missing}`)) return true
  const telling = new Set(`${fold(names.stops)} ${marks}`.split(' '))
  if (name === name.toLowerCase() && wordsOf(folded).some((word) => telling.has(word))) return true
  // "Erst würde ich gern wissen": two lower-case words, one of which no name has.
  const small = name.split(' ').filter((word) => /^\p{Ll}/u.test(word) && !isParticle(word))
  if (small.length > 1 && small.some((word) => telling.has(fold(word)))) return true
  const { book, move, cancel, call_back: callBack, person, message, complaint, wish } = intents
  return (
    [book, move, cancel, callBack, person, message, complaint].some((intent) => has(folded, intent)) ||
    begins(folded, `${questions.start}|${wish}`)
  )
}
