import { forLanguage, spokenLanguage } from '../../languages/index.ts'
import type { Table } from '../../models/understanding.ts'
import type { Clause } from './clause.ts'
import { mostCommonWords } from './common-words.ts'
import type { Reading } from './reading.ts'
import { namedIn } from './services/service-names.ts'
import { everydayWords } from './spelling-correction.ts'
import {
  asksByAccent,
  begins,
  expression,
  fold,
  foldWithOffsets,
  has,
  opening,
  typedAt,
  wordsOf,
  without,
  type Folded,
  type Span,
} from './text.ts'
import { topicsOf } from './topic-words.ts'
import { whenIn } from './when/index.ts'
import { asksContact, asksCost } from '../facts/asked-kinds.ts'

const MAX_WORDS_OF_FOLLOW_UP = 8
const MAX_WORDS_OF_FOCUS = 6
const MAX_WORDS_BEFORE = 12
const MAX_CHARACTERS_TOLD = 160
const MAX_WORDS_OF_OBJECT = 7

/**
 * Completes a follow-up question so that it can be searched by itself. It takes what it lacks from the previous
 * question: "and on Sunday?" its subject, "and crowns?" its verb, "how much is that?" its object.
 */
export function standingAlone(clause: Clause, typed: string, reading: Reading, table: Table): string {
  const { topic } = table
  if (topic === null || wordsOf(clause.text).length > MAX_WORDS_OF_FOLLOW_UP) return typed
  const { questions } = reading.patterns
  // "And what if it rains?" has its own matter; "and if I come on Friday?" changes the case of the question before.
  const isCase = opening(`(?:(?:${questions.elliptical}) )?(?:${questions.supposed})`).test(clause.text)
  if (isCase && !clause.mentions.some(isParameter)) return typed
  const lead = opening(questions.elliptical).exec(clause.text)
  const rest = clause.text.slice(lead?.[0].length ?? 0)
  const asking = opening(`${questions.frame}|${questions.start}`)
  const isOwn = rest !== clause.text && opening(questions.ownSubject).test(rest.trimStart())
  const begun = isOwn || asksByAccent(typed) || asking.test(rest) || asking.test(rest.slice(rest.indexOf(',') + 1))
  const isWhole = begun || asksWithin(rest, reading)
  if (isWhole || clause.isIndirect === true || (lead === null && !isFragment(clause, reading)))
    return withObject(clause, typed, reading, table)
  const added = unmarked(typed)
    .slice(lengthTyped(typed, lead?.[0].length ?? 0))
    .trim()
  const isWhen = clause.mentions.some(({ values }) => values.some(({ slot }) => slot === 'day' || slot === 'time'))
  if (isWhen) return withWhen(topic.question, added, reading, table)
  const whole = withCase(clause, added, topic.question, reading)
  if (whole !== undefined) return whole
  const frame = frameOf(topic.question, reading)
  return frame === '' ? `${added}? ${topic.question}` : `${frame} ${added}?`
}

/** True for a question with its verb behind its matter: "And for cancelling, until when is it?" */
function asksWithin(rest: string, { patterns: { questions }, language }: Reading): boolean {
  const asks = has(rest, `${questions.exists}|${questions.deadline}`) || asksCost(rest, spokenLanguage(language))
  return asks && topicsOf(rest.replaceAll(expression(questions.deadline), ' '), language).length > 0
}

/** "Late" and "in the afternoon" may be the same word, and change no case. */
function isParameter({ values }: Clause['mentions'][number]): boolean {
  return values.some((one) => one.slot !== 'time' || one.value?.at !== undefined)
}

/**
 * The previous question with people as its case: "How much is the party?" and "for twelve children?" Undefined for a
 * matter of its own, which takes the place of the object: "and for the manicure?"
 */
function withCase({ mentions }: Clause, added: string, question: string, { patterns }: Reading): string | undefined {
  const lead = opening(patterns.questions.matter.lead).exec(fold(added))?.[0].trim()
  const isService = mentions.some(({ values }) => values.some(({ slot }) => slot === 'service'))
  const { relatives, heads } = patterns.party
  const isCase = has(fold(added), `${relatives}|${heads}`)
  if (lead === undefined || isService || !isCase) return undefined
  const folded = foldWithOffsets(question)
  // The case of before is left: "What is it for cats?", "and for dogs?"
  const before = [...folded.text.matchAll(expression(lead))].at(-1)
  const kept = before === undefined ? question : question.slice(0, folded.from[before.index])
  return `${unmarked(kept)} ${added}?`
}

/**
 * True for up to three words without a question word: "remboursable ?". A request for contact details such as "phone
 * number?" is complete.
 */
function isFragment({ text }: Clause, { patterns, language }: Reading): boolean {
  const isShort = wordsOf(text).length <= 3 && !opening(patterns.questions.start).test(text)
  return isShort && !asksContact(text, spokenLanguage(language))
}

/** Replaces the pronoun of "How much is that?" with the previous subject, or adds the missing object. */
function withObject({ text, mentions, start: from }: Clause, typed: string, reading: Reading, table: Table): string {
  if (mentions.some(({ values }) => values.some(({ slot }) => slot === 'service'))) return typed
  const asking = new Set(wordsOf(forLanguage(reading.language).questions.asking))
  const isBare = wordsOf(text).every((word) => asking.has(word))
  const pronoun = pronounIn(text, reading)
  const own = isBare || pronoun !== null ? toldBefore(from, reading) : undefined
  if (own !== undefined && own !== '') return `${own} ${typed}`
  if (own === '' && pronoun !== null) return typed
  const focus = focusOf(reading, table)
  const before = table.topic?.question ?? ''
  // A bare question repeats the previous one: "Do you clip claws? How much?"
  if (focus === '') return isBare && wordsOf(before).length <= MAX_WORDS_BEFORE ? `${typed} ${before}` : typed
  if (pronoun !== null) {
    const folded = foldWithOffsets(typed)
    const place = pronounIn(folded.text, reading)
    if (place === null) return typed
    const start = folded.from[place.index]!
    const end = folded.to[place.index + place[0].length - 1]!
    // A German article before its noun is no pronoun: "die Reparatur".
    if (/^\s+\p{Lu}\p{Ll}/u.test(typed.slice(end))) return typed
    const named = `${typed.slice(0, start)}${focus}${typed.slice(end)}`
    // "Was macht das?" asks for a price by its pronoun.
    const spoken = spokenLanguage(reading.language)
    return asksCost(fold(typed), spoken) && !asksCost(fold(named), spoken) ? typed : named
  }
  return isBare ? `${unmarked(typed)} ${focus}?` : typed
}

/** True for a thing ("and the meal at the inn") or a wish for one, and not for "that sounds lovely for my son". */
function namesObject(text: string, { questions, intents }: Reading['patterns']): boolean {
  const { elliptical, article, matter, within } = questions
  const thing = opening(`(?:[^\\p{L}]*(?:${elliptical}),? )?(?:${article}|${matter.lead}|${within})`).test(text)
  return (thing && wordsOf(text).length <= MAX_WORDS_OF_OBJECT) || has(text, intents.wish)
}

/** The first pronoun of a question; "gibt es" has none. */
function pronounIn(text: string, { patterns: { questions } }: Reading): RegExpExecArray | null {
  return expression(questions.pronoun).exec(
    text.replaceAll(expression(questions.exists), (it) => '.'.repeat(it.length)),
  )
}

/**
 * The words of the same sentence before a question without an object: "And the meal at the inn, what is it?" Empty if a sentence
 * before tells the object; undefined if nothing of the message does.
 */
function toldBefore(start: number, { typed, folded, text, language, mentions, patterns }: Reading): string | undefined {
  const from = Math.max(0, start - MAX_CHARACTERS_TOLD)
  // An hour that is chosen, or a number of people, is no object.
  const isTold = (at: number): boolean => {
    const spans = mentions.filter((one) => one.start >= at && one.end <= start)
    const shifted = spans.map((one) => ({ start: one.start - at, end: one.end - at }))
    return topicsOf(without(text.slice(at, start), shifted), language).length > 0
  }
  if (!isTold(from)) return undefined
  const sentence = from + text.slice(from, start).search(/[^.!?;:\n]*$/u)
  const { start: asking, frame, whether } = patterns.questions
  const behind = text.slice(sentence, start).trimStart()
  // The question before it is answered by itself, and its object is the focus.
  if (begins(behind, `${asking}|${frame}`) || has(behind, whether.lead)) return undefined
  if (!namesObject(isTold(sentence) ? behind : text.slice(from, start), patterns)) return undefined
  return isTold(sentence) ? typed.slice(folded.from[sentence], folded.from[start]).trim() : ''
}

/** The subject of the previous question: the service as the visitor named it, otherwise the words after its verb. */
function focusOf(reading: Reading, { topic, services }: Table): string {
  if (topic === null) return ''
  const { patterns, language } = reading
  const folded = foldWithOffsets(topic.question)
  const named = namedIn(
    folded.text,
    services.map(({ id, name, aliases }) => ({ id, names: [name, ...aliases] })),
    everydayWords(language),
    patterns,
  )[0]
  const service = services.find(({ id }) => id === topic.serviceId)?.name
  const object = named === undefined ? '' : objectBefore(topic.question, folded, named, reading)
  if (object !== '') return object
  // The service that was answered may differ from the one that the words alone name: "Eye tests for kids".
  if (named !== undefined && (service === undefined || named.ids.includes(topic.serviceId ?? '')))
    return typedAt(topic.question, folded, named)
  if (named !== undefined && service !== undefined) return service
  const frame = opening(patterns.questions.frame).exec(folded.text)
  if (frame === null) return service ?? ''
  const behind = unmarked(topic.question.slice(folded.from[frame[0].length] ?? topic.question.length)).trim()
  const isPlain = wordsOf(behind).length <= MAX_WORDS_OF_FOCUS && !expression(patterns.questions.pronoun).test(behind)
  return isPlain && behind !== '' ? behind : (service ?? '')
}

/**
 * The object of a question that has the service behind a preposition: "Do you sell vouchers for the massage?" is about vouchers. Empty
 * where the service is the object.
 */
function objectBefore(question: string, folded: Folded, named: Span, { patterns, language }: Reading): string {
  const frame = opening(patterns.questions.frame).exec(folded.text)?.[0]
  if (frame === undefined || named.start <= frame.length) return ''
  const before = folded.text.slice(frame.length, named.start)
  const lead = expression(`${patterns.questions.matter.lead}|${patterns.questions.matter.about}`).exec(before)
  const common = mostCommonWords(language, COMMON_RANK_OF_QUESTION)
  const isObject = lead !== null && wordsOf(before.slice(0, lead.index)).some((word) => !common.has(word))
  return isObject ? typedAt(question, folded, { start: frame.length, end: frame.length + lead.index }).trim() : ''
}

function frameOf(question: string, { patterns }: Reading): string {
  const folded = foldWithOffsets(question)
  const { frame: pattern, article } = patterns.questions
  const frame = opening(pattern).exec(folded.text)?.[0]
  if (frame === undefined) return ''
  const own = frame.replace(new RegExp(` (?:${article})$`, 'u'), '')
  return typedAt(question, folded, { start: 0, end: own.length })
}

/**
 * The previous question about another matter: in place of its object, or at its end. Its words that the visitor refuses are left
 * out.
 */
export function questionAbout(
  { question }: NonNullable<Table['topic']>,
  matter: string,
  refused: string[],
  reading: Reading,
): string {
  const common = mostCommonWords(reading.language, COMMON_RANK_OF_QUESTION)
  const left = refused.filter((word) => !common.has(word))
  const folded = foldWithOffsets(question)
  const spans = [...folded.text.matchAll(/[\p{L}\p{N}]+/gu)]
    .filter(([word]) => left.includes(word))
    .map(({ index, 0: word }) => ({ start: folded.from[index]!, end: folded.to[index + word.length - 1]! }))
  const asked = unmarked(without(question, spans)).replaceAll(/\s+/gu, ' ')
  const said = new Set(wordsOf(fold(asked)))
  if (wordsOf(fold(matter)).every((word) => said.has(word))) return `${asked}?`
  const { article, frame: pattern } = reading.patterns.questions
  const isObject = new RegExp(` (?:${article})$`, 'u').test(opening(pattern).exec(fold(asked))?.[0] ?? '')
  const frame = isObject && opening(article).test(fold(matter)) ? frameOf(asked, reading) : ''
  return frame !== '' ? `${frame} ${matter}?` : `${asked} ${matter}?`
}

/** Words up to this frequency rank make the question, and not its matter. */
const COMMON_RANK_OF_QUESTION = 150

/** The previous question with another day: in place of its own day, or at its end. */
function withWhen(question: string, added: string, { language }: Reading, table: Table): string {
  const folded = foldWithOffsets(question)
  const spans = whenIn(folded.text, language, table).map(({ start, end }) => ({
    start: folded.from[start]!,
    end: folded.to[end - 1]!,
  }))
  const [first, ...others] = spans
  if (first === undefined) return `${unmarked(question)} ${added}?`
  const rest = without(question, others)
  const changed = `${rest.slice(0, first.start)} ${added} ${rest.slice(first.end)}`
  return `${unmarked(changed).replaceAll(/\s+/gu, ' ')}?`
}

function unmarked(text: string): string {
  return text.replaceAll(/[?¿!]/gu, '').trim()
}

/** Length, in the typed text, of the first `folded` characters of the folded text. */
function lengthTyped(typed: string, folded: number): number {
  const { to } = foldWithOffsets(unmarked(typed))
  return folded === 0 ? 0 : (to[Math.min(folded, to.length) - 1] ?? 0)
}
