import { forLanguage } from '../../languages/index.ts'
import type { UnderstandingPatterns } from '../../languages/understanding.ts'
import { asksOfSending, asksOnlyIfSent } from './acts/states-asked.ts'
import { withoutContacts } from './contact/contacts.ts'
import { tellingWords } from './note-matter.ts'
import { begins, expression, fold, foldWithOffsets, has, isWhole, opening, wordsOf } from './text.ts'
import { isForDesk, isInstruction } from './visit.ts'

const MAX_WORDS_OF_CONTACT = 3

/**
 * The part of a sentence that is for the team: nothing of an order to the desk or of a contact detail, and the rest without the
 * request in front of it ("please pass on: the gate is broken").
 */
export function toldInSentence(sentence: string, language: string, names: string[] = []): string {
  const patterns = forLanguage(language).understanding
  if (isInstruction(sentence, language, names) || isForDesk(sentence, language)) return ''
  if (asksOnlyIfSent(sentence, patterns) || isAgreement(sentence, patterns)) return ''
  const told = withoutCourtesies(sentence, patterns)
  const own = withoutOwnDetails(withoutRequest(withoutAnswer(told, patterns), patterns), names)
  return isContactOnly(own, patterns) || isNameOnly(own, names, patterns) ? '' : own
}

/** The sentence without thanks, farewells and "did you get that?" in its first and last pieces, which are for the desk. */
function withoutCourtesies(sentence: string, patterns: UnderstandingPatterns): string {
  const pieces = piecesOf(sentence)
  const isMatter = (piece: string): boolean => !isCourtesy(piece, patterns) && !isHeardAsked(piece, patterns)
  const first = pieces.findIndex(isMatter)
  if (first < 0) return ''
  const last = pieces.findLastIndex(isMatter)
  return first === 0 && last === pieces.length - 1 ? sentence : pieces.slice(first, last + 1).join(', ')
}

const MAX_WORDS_AROUND_NAME = 4

/** True where nothing is said but the visitor's own name: "yes, it's Ada Byron". */
function isNameOnly(own: string, names: string[], patterns: UnderstandingPatterns): boolean {
  const rest = names.reduce((text, name) => text.replaceAll(name, ' '), own)
  if (rest === own || own.includes('?')) return false
  return wordsOf(fold(rest)).length <= MAX_WORDS_AROUND_NAME && tellingWords(rest, patterns).length === 0
}

/** True for a sentence that only agrees to the sending: "that's fine, send it please". */
function isAgreement(sentence: string, patterns: UnderstandingPatterns): boolean {
  const { notes, answers, please } = patterns
  const text = fold(sentence)
  if (text.includes('?') || !has(text, notes.sendOff)) return false
  const known = `${notes.sendOff}|${answers.yes}|${answers.yesAlone}|${please}`
  return tellingWords(text.replaceAll(expression(known), ' '), patterns).length === 0
}

const MAX_COURTESIES = 4

/** True for nothing but a yes or a no, thanks, greetings and farewells. */
function isCourtesy(piece: string, { answers, courtesy, please }: UnderstandingPatterns): boolean {
  // "Saturday, 14. November" has a piece of a figure alone.
  if (/\d/u.test(piece)) return false
  const answer = opening(`${answers.yes}|${answers.no}`)
  const polite = opening(`${courtesy.thanks}|${courtesy.goodbye}|${courtesy.greeting}|${please}`)
  let rest = fold(piece).replace(answer, '')
  for (let times = 0; times < MAX_COURTESIES && wordsOf(rest).length > 0; times += 1) rest = rest.replace(polite, '')
  return wordsOf(rest).length === 0
}

/** The matter that a message under way is to leave out: the words behind "leave out the part about". */
export function leftOutOf(words: string, language: string): string[] {
  const patterns = forLanguage(language).understanding
  const behind = tellingWords(fold(words).replaceAll(expression(patterns.notes.leaveOut), ' '), patterns)
  // In German the matter stands within: "lasst die Diabetes weg".
  return behind.length > 0 ? behind : tellingWords(words, patterns)
}

/** True for a note that is to say nothing else: "it need only say that I use a wheelchair". */
export function saysOnly(words: string, language: string): boolean {
  const { states, names } = forLanguage(language).understanding
  const lead = [...fold(words).matchAll(expression(states.noteSays))].at(-1)?.[0]
  return lead !== undefined && has(lead, names.only)
}

/** True for words that name the note of a booking: "without the note". */
export function namesNote(words: string, language: string): boolean {
  const { note, noNote } = forLanguage(language).understanding.states
  return has(fold(words), `${note}|${noNote}`)
}

/** True for words that add to a message which the team has: "just add that to my message". */
export function addsToMessage(words: string, language: string): boolean {
  return has(fold(words), forLanguage(language).understanding.notes.addTo)
}

/** True for a request to put something into the text: "can you add that it was on Saturday". */
export function asksToAdd(words: string, language: string): boolean {
  const { notes, intents } = forLanguage(language).understanding
  return has(fold(words), `${notes.addTo}|${intents.note}`)
}

/** True for words whose matter was told before: with a pronoun, or a question to the team ("ask the team whether they found it"). */
export function refersBack(words: string, language: string): boolean {
  const { questions, notes } = forLanguage(language).understanding
  return has(fold(words), `${questions.pronoun}|${notes.askTeam}`)
}

/** True for a request to take a message that says nothing of its matter: "Can I leave a message for the owner then?" */
export function asksToLeaveMessage(text: string, language: string): boolean {
  const { understanding: patterns } = forLanguage(language)
  const { intents, notes } = patterns
  const rest = fold(text).replaceAll(expression(`${intents.message}|${notes.message}`), ' ')
  if (!text.includes('?') || rest === fold(text)) return false
  return tellingWords(rest.replaceAll(expression(notes.team), ' '), patterns).length === 0
}

const MAX_MATTER_OF_POINTING = 2

/**
 * The matter of a message that only points at a question asked before: "just ask them about my dad then", "could you find out?".
 * Undefined for a message with a question of its own: "ask them whether the pool is heated".
 */
export function pointedMatter(message: string, language: string): string[] | undefined {
  const patterns = forLanguage(language).understanding
  const { notes, questions, joins, interjections, please, answers } = patterns
  const lead = `(?:(?:${joins}|${interjections}|${please}|${notes.only}|${questions.request}|${answers.yes}|${answers.no}),? ){0,4}`
  const text = fold(message)
  if (!begins(text, `${lead}(?:${notes.askTeam})`) || message.includes(':') || has(text, notes.whether))
    return undefined
  const matter = tellingWords(text.replaceAll(expression(`${notes.askTeam}|${notes.team}`), ' '), patterns)
  return matter.length > MAX_MATTER_OF_POINTING ? undefined : matter
}

/** True for words that only ask whether the desk has understood: "I am complaining, did you get that?" asks it in its last piece. */
export function asksIfHeard(words: string, language: string): boolean {
  return isHeardAsked(piecesOf(words).at(-1) ?? '', forLanguage(language).understanding)
}

/** True for words that ask whether the message reached the team. */
export function asksIfSent(words: string, language: string): boolean {
  return asksOfSending(fold(words), forLanguage(language).understanding)
}

function isHeardAsked(piece: string, { notes }: UnderstandingPatterns): boolean {
  return /[?]/u.test(piece) && isWhole(fold(piece), notes.heard)
}

function piecesOf(sentence: string): string[] {
  return sentence.split(/,\s/u)
}

/** The parts of a change of the message under way: the text in place of the one so far, and what to leave out. */
export function editsIn(words: string, patterns: UnderstandingPatterns): { instead: string; without: string } {
  const { notes } = patterns
  const folded = foldWithOffsets(words)
  const left = expression(notes.leaveOut).exec(folded.text)
  const end = left === null ? words.length : (folded.from[left.index] ?? words.length)
  const lead = opening(`(?:${notes.instead})|(?:\\S+ ){0,4}(?:${notes.message}) ?:|(?:${notes.only})`).exec(folded.text)
  const start = lead === null ? 0 : (folded.to[lead[0].length - 1] ?? 0)
  const isInstead = lead !== null && start < end
  const instead = isInstead
    ? words
        .slice(start, end)
        .replace(/^[\s:,.]+/u, '')
        .trimEnd()
        .replace(/[,;]$/u, '')
    : ''
  if (left === null) return { instead, without: '' }
  const behind = words.slice(end)
  const [piece = ''] = piecesOf(behind)
  // "The note on the ramp you may leave out, I only said so": the matter stands before the verb.
  const isBefore = tellingWords(fold(piece).replaceAll(expression(notes.leaveOut), ' '), patterns).length === 0
  return { instead, without: isBefore ? words.slice(0, end) + piece : behind }
}

/** The sentence behind its request, which ends with a colon or with "that". */
function withoutRequest(sentence: string, patterns: UnderstandingPatterns): string {
  const { notes, intents, appointment } = patterns
  const refusal = `(?:${intents.without}) (?:\\S+ ){0,2}(?:${appointment})|${intents.unwanted}`
  const request = `${notes.message}|${notes.passOn}|${notes.addTo}|${notes.instead}|${intents.message}|${intents.note}`
  const wish = `${request}|${refusal}|\\S{1,12} (?:${notes.team})`
  const folded = foldWithOffsets(sentence)
  const that = expression(notes.that).exec(folded.text)
  const ends = [sentence.indexOf(':') + 1, that === null ? 0 : (folded.to[that.index + that[0].length - 1] ?? 0)]
  for (const end of ends) {
    const lead = fold(sentence.slice(0, end))
    const rest = lead.replaceAll(expression(wish), ' ')
    if (end === 0 || rest === lead || tellingWords(rest, patterns).length > 0) continue
    const behind = sentence.slice(end).replace(/^['’\s]+/u, '')
    if (tellingWords(behind, patterns).length > 0) return behind
  }
  return sentence
}

/** The sentence behind a yes or a no to the desk: "yes please, ask the team". */
function withoutAnswer(sentence: string, { answers, please }: UnderstandingPatterns): string {
  const folded = foldWithOffsets(sentence)
  const lead = opening(`(?:${answers.yes}|${answers.no})(?:,? (?:${please}))?`).exec(folded.text)?.[0]
  const end = lead === undefined ? 0 : (folded.to[lead.length - 1] ?? 0)
  return /^\s?,\s/u.test(sentence.slice(end)) && end > 0 ? sentence.slice(end).replace(/^[\s,]+/u, '') : sentence
}

/** The sentence without the pieces that only give the visitor's name or a contact detail, and without one at its beginning. */
export function withoutOwnDetails(sentence: string, names: string[]): string {
  const pieces = piecesOf(sentence)
  const others = pieces.map(withoutLeadingContact).filter((piece) => {
    const isName = names.includes(piece.trim().replace(/[.!]$/u, ''))
    const rest = withoutContacts(piece)
    // A number alone, such as an age, tells something.
    return !isName && (rest === piece || /\p{L}/u.test(rest))
  })
  return others.join(', ')
}

const MIN_DIGITS = 5

/** A piece without the number or address in front of its own sentence: "06 12 34 56 78. I want my money back". */
function withoutLeadingContact(piece: string): string {
  const end = piece.search(/[.!;]\s/u)
  const lead = piece.slice(0, Math.max(0, end))
  // "14. November" begins with a day, and no number has so few figures.
  const isNumber = !/\p{L}/u.test(withoutContacts(lead)) && lead.replaceAll(/\D/gu, '').length >= MIN_DIGITS
  return end > 0 && isNumber ? piece.slice(end + 1).trim() : piece
}

/** True where nothing but contact details is left. */
function isContactOnly(own: string, patterns: UnderstandingPatterns): boolean {
  const rest = withoutContacts(own)
  const words = wordsOf(fold(rest))
  return (
    words.length === 0 ||
    (rest !== own && words.length <= MAX_WORDS_OF_CONTACT && tellingWords(rest, patterns).length <= 1)
  )
}
