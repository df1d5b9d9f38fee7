import { forLanguage, inAnyLanguage } from '../../languages/index.ts'
import type { UnderstandingPatterns } from '../../languages/understanding.ts'
import { fillersOf } from './short-answers.ts'
import { likelihoods } from './classifier/classifier.ts'
import { mostCommonWords } from './common-words.ts'
import { withoutContacts } from './contact/contacts.ts'
import { numberPattern } from './numbers.ts'
import { begins, expression, fold, foldWithOffsets, has, isWhole, opening, wordsOf } from './text.ts'

/** Words up to this frequency rank may be in any sentence. */
const COMMON_RANK = 1_000
const MIN_LENGTH = 3

/** A sentence of a message, as a candidate for the note of a booking. */
interface VisitRemark {
  /** Number of words that are not in every sentence. */
  words: number
  /** Says for whom the visit is: "for my daughter". */
  isForSomebody: boolean
  /** Requests something: "Could he have the oatmeal shampoo?" */
  isRequest: boolean
  /** Gives the reason of the visit, or what the team must know: "the tap leaks", "I am allergic to latex". */
  isMatter: boolean
  /** Is about the conversation itself: "wait", "no, not that one", "that isn't what I asked". */
  isTalk: boolean
  /** Asks or wishes for something. */
  isWish: boolean
}

/** True for a worry ("I am a bit scared"), which the reply addresses first. */
export function showsWorry(message: string, language: string): boolean {
  return has(fold(message), forLanguage(language).understanding.courtesy.worry)
}

/** True for a message that says nothing but that it was not understood: "You didn't get me. But thanks". */
export function saysMisread(message: string, language: string): boolean {
  const { courtesy, questions } = forLanguage(language).understanding
  const polite = new RegExp(
    `[.,]? ?(?<!\\p{L})(?:\\p{L}{3,8} )?(?:${courtesy.thanks}|${courtesy.greeting})(?: \\p{L}+){0,2}$`,
    'u',
  )
  const sentences = fold(message)
    .split(/[.!;\n]+/u)
    .map((sentence) => sentence.trim().replace(polite, ''))
    .filter((sentence) => sentence !== '')
  return sentences.length > 0 && sentences.every((sentence) => isWhole(sentence, questions.misread))
}

/** True for a question when or whether the team will answer: "When will she get back to me?" */
export function asksForAnswer(message: string, language: string): boolean {
  const { recall, notes } = forLanguage(language).understanding
  return has(fold(message), `${recall.answeredWhen}|${notes.assured}`)
}

/** True for a message whose first word is a no: "no wait, I just want a cut". */
export function beginsWithNo(message: string, language: string): boolean {
  return begins(fold(message), forLanguage(language).understanding.answers.no)
}

/** True for a yes that is limited or taken back: "yes, but wait until I have asked my wife". */
export function isYesHeldBack(message: string, language: string): boolean {
  const { answers, but, wait, correction, notes, please, courtesy } = forLanguage(language).understanding
  const text = fold(message)
  const limited = `(?:(?:${answers.yes}|${answers.yesAlone}|${please}|${courtesy.thanks}),? ){1,3}(?:${but.word})`
  return begins(text, limited) || has(text, `${wait}|${correction}|${notes.leaveOut}`)
}

/** True for words that ask for money back, a discount or an apology. */
export function asksForRedress(words: string, language: string): boolean {
  return has(fold(words), forLanguage(language).understanding.grievance.redress)
}

/** True for words that name an appointment or the wish to book one: "I'd like to book", "register my son, please". */
export function namesBooking(words: string, language: string): boolean {
  return has(fold(words), forLanguage(language).understanding.intents.book)
}

/** True for a question whether the booking was cancelled. "Is it cancelled if it rains?" and "without wind?" ask for a rule. */
export function asksIfCancelled(message: string, language: string): boolean {
  const text = fold(message)
  const { recall, intents } = forLanguage(language).understanding
  const asked = expression(recall.cancelled).exec(text)
  if (asked === null || has(text.slice(asked.index + asked[0].length), IF)) return false
  return !has(text.slice(0, asked.index), intents.without)
}

const IF = inAnyLanguage(({ functionWords }) => functionWords.if)

/** True where a sentence says how many come and nothing more: "Make it 3, my sister is coming too". */
function isPartyChanged(folded: string, patterns: UnderstandingPatterns): boolean {
  const { made, company } = patterns.party
  return has(folded, company) && has(folded, `(?:${made}) (?:zu )?(?:${numberPattern(patterns)})`)
}

const MAX_WORDS_OF_INSTRUCTION = 12
const TELLING_IN_INSTRUCTION = 1

/**
 * True for a sentence that only tells the desk what to do: "No appointment, just pass it on to Ida". The team has no use for
 * it. `names` of the visitor tell nothing either.
 */
export function isInstruction(sentence: string, language: string, names: string[] = []): boolean {
  const { intents, questions, notes, answers } = forLanguage(language).understanding
  const folded = fold(names.reduce((rest, name) => rest.replaceAll(name, ' '), withoutContacts(sentence)))
  if (/[:?]/u.test(sentence) || wordsOf(folded).length > MAX_WORDS_OF_INSTRUCTION) return false
  const forDesk = `${intents.unwanted}|${intents.refused.message}|${intents.message}|${notes.message}|${notes.passOn}`
  const rest = folded.replaceAll(expression(forDesk), ' ')
  if (rest === folded || has(folded, notes.askTeam)) return false
  // "Tell Ana that I am late" says what to tell.
  if (has(folded.replaceAll(expression(answers.noAlone), ' '), `(?:${notes.that}) \\S+ \\S+`)) return false
  const told = readVisitRemark(rest.replaceAll(expression(questions.request), ' '), language)
  return told.words <= TELLING_IN_INSTRUCTION && !told.isMatter && !told.isForSomebody
}

/** True for a sentence that only greets, or says that the reply was no answer: it is for the desk, and not for the team. */
export function isForDesk(sentence: string, language: string): boolean {
  const { courtesy, questions } = forLanguage(language).understanding
  return [courtesy.greeting, questions.missed, questions.unanswered].some((pattern) => isWhole(fold(sentence), pattern))
}

/** The text behind the greeting at its beginning: "Hello, please tell Ida …". */
export function withoutGreeting(text: string, language: string): string {
  const { greeting } = forLanguage(language).understanding.courtesy
  const folded = foldWithOffsets(text)
  const lead = opening(`(?:${greeting})(?= ?[,.!;:–-])`).exec(folded.text)?.[0]
  const end = lead === undefined ? undefined : folded.to[lead.length - 1]
  return end === undefined ? text : text.slice(end).replace(/^[\s,.!;:–-]+/u, '')
}

const MAX_TELLING_IN_OUTCRY = 1

/** True for a tone without a matter: "that is outrageous". What somebody did is a matter: "you lost mine". */
export function isOutcry(text: string, language: string): boolean {
  const { ours, nobody } = forLanguage(language).understanding.grievance
  return readVisitRemark(text, language).words <= MAX_TELLING_IN_OUTCRY && !has(fold(text), `${ours}|${nobody}`)
}

/**
 * True for words that only call for somebody, or greet and thank: "hello? is anybody there?". The team learns nothing from
 * them.
 */
export function isWithoutMatter(text: string, language: string): boolean {
  const { understanding: patterns } = forLanguage(language)
  const { courtesy, intents, questions, anybodyThere, answers, names, notes, but } = patterns
  const calls = `${names.leads}|${but.word}|${anybodyThere}|${notes.contacted}|${intents.refused.message}|${intents.person}|${intents.wish}|${questions.request}|${courtesy.greeting}|${courtesy.thanks}|${courtesy.goodbye}|${answers.yes}|${answers.no}|${notes.sendOff}`
  const rest = fold(withoutContacts(text)).replaceAll(expression(calls), ' ')
  const filler = fillersOf(patterns)
  return wordsOf(rest).every((word) => word.length < MIN_LENGTH || filler.has(word))
}

/** True for a protest and nothing else: "of course you can". Behind "of course, my daughter has an allergy" stands a matter. */
function isProtest(folded: string, patterns: UnderstandingPatterns): boolean {
  const { protest } = patterns.questions
  const filler = fillersOf(patterns)
  const rest = wordsOf(folded.replaceAll(expression(protest), ' '))
  return begins(folded, protest) && rest.every((word) => word.length < MIN_LENGTH || filler.has(word))
}

/** Acts of the classifier that a sentence beside a visit has rather than a note of it. */
const TALKS = ['yes', 'no', 'thanks', 'goodbye', 'none', 'ask', 'choose', 'others', 'change'] as const
const SURE_NOTE = 0.5
const POSSIBLE_NOTE = 0.1

/**
 * True for a sentence that more likely answers, agrees or remarks than tells the team something: "ok that's fine, go ahead please",
 * "ah ok, up to six".
 */
export function isTalkLikely(sentence: string): boolean {
  const likely = likelihoods(fold(sentence), 'details')
  if (likely.note >= SURE_NOTE) return false
  // "She lives on the third floor" reads like a value.
  const told = Math.max(likely.note, likely.value)
  return told < POSSIBLE_NOTE || TALKS.some((act) => likely[act] > told)
}

/** From this likelihood on, a sentence tells the team something. */
const LIKELY_NOTE = 0.3
/** The same for a sentence with a known word for a need or a problem. */
const POSSIBLE_NEED = 0.05
/** Questions beside which visitors tell what the team must know. */
const BESIDE = ['details', 'time'] as const

/**
 * True for words that likely tell the team something of the visit: "she comes in a wheelchair". "Yes, with the quote", "just my
 * daughter, so one" and "I never wrote to one of these" answer the desk or remark.
 */
export function isNoteLikely(words: string, language: string): boolean {
  const { problem, matter } = forLanguage(language).understanding.intents
  const folded = fold(words)
  const likely = Math.max(...BESIDE.map((question) => likelihoods(folded, question).note))
  return likely >= (has(folded, `${problem}|${matter}`) ? POSSIBLE_NEED : LIKELY_NOTE)
}

/** From this likelihood on, words beside the contact or a yes are no note, but a question, an answer or a remark. */
const LIKELY_ELSE = 0.5
/** From this likelihood on, they are none either where they look like a need. */
const SURE_ELSE = 0.8
const ELSE = ['ask', 'value', 'yes', 'no', 'choose', 'none', 'thanks', 'goodbye', 'greeting'] as const

/**
 * True for words beside the contact or the yes to a booking that may be a note. What is said then mostly is one ("we make two pairs only"), and
 * would be lost, where talk of before is only a scrap.
 */
export function isNotePossible(words: string, language: string, question: 'details' | 'confirm' | 'time'): boolean {
  const likely = likelihoods(fold(words), question)
  const otherwise = Math.max(...ELSE.map((act) => likely[act]))
  if (otherwise >= SURE_ELSE && otherwise > Math.max(likely.note, likely.message)) return false
  return otherwise < LIKELY_ELSE || isNoteLikely(words, language)
}

const POLITE = ['none', 'thanks', 'goodbye', 'greeting'] as const

/** True for words beside a yes that are said to the desk, and that the team needs not read: "please, you're a star". */
export function isPolite(words: string, language: string): boolean {
  const pieces = words.split(/[,;]\s/u).filter((piece) => !isWithoutMatter(piece, language))
  if (pieces.length === 0) return false
  return pieces.every((piece) => {
    const likely = likelihoods(fold(piece), 'confirm')
    const polite = Math.max(...POLITE.map((act) => likely[act]))
    return polite >= SURE_ELSE && polite > Math.max(likely.note, likely.message, likely.complaint)
  })
}

const PIECES = /[,;:–]\s|\s[–-]\s|…\s?/u

/** The pieces of a sentence that have none of the words read from it, and what follows those in a piece behind "and" or "but". */
export function piecesBeside(sentence: string, read: string[], language: string): string[] {
  const { joins } = forLanguage(language).understanding
  return sentence.split(PIECES).flatMap((whole) => {
    const piece = whole.trim()
    if (read.some((words) => words.includes(piece))) return []
    const ends = read.map((words) => (piece.includes(words) ? piece.lastIndexOf(words) + words.length : -1))
    const end = Math.max(-1, ...ends)
    if (end < 0) return [piece]
    const { text, from } = foldWithOffsets(piece.slice(end))
    const join = expression(joins).exec(text)
    return join === null ? [] : [piece.slice(end + (from[join.index] ?? 0))]
  })
}

/** Describes a sentence that may become part of a booking's note. */
export function readVisitRemark(sentence: string, language: string): VisitRemark {
  const { understanding: patterns } = forLanguage(language)
  const common = mostCommonWords(language, COMMON_RANK)
  const own = new Set([...fillersOf(patterns), ...wordsOf(`${patterns.marks} ${patterns.correctable}`)])
  const folded = fold(sentence)
  const telling = wordsOf(folded).filter((word) => word.length >= MIN_LENGTH && !common.has(word) && !own.has(word))
  return {
    words: telling.length,
    isForSomebody: has(folded, fold(patterns.names.relatives)),
    isRequest: begins(folded, patterns.questions.request),
    isMatter:
      has(folded, `${patterns.intents.problem}|${patterns.intents.matter}`) ||
      // "My son is 5", but not "ah ok, up to six children".
      (/\d/u.test(sentence) && has(folded, patterns.party.relatives) && !isTalkLikely(sentence)),
    isWish:
      /[?¿]/u.test(sentence) ||
      begins(folded, `${patterns.questions.factual}|${patterns.questions.request}|${patterns.intents.wish}`),
    isTalk:
      begins(
        folded,
        `(?:(?:${patterns.interjections}),? )?(?:${patterns.wait}|${patterns.answers.no}|${patterns.abandon})`,
      ) ||
      has(folded, `${patterns.questions.again}|${patterns.questions.meant}|${patterns.intents.unwanted}`) ||
      // "In French only? Rather not" gives something up.
      has(folded, `(?:${patterns.abandon})(?= ?(?:$|[,.!;]))`) ||
      isProtest(folded, patterns) ||
      isPartyChanged(folded, patterns),
  }
}
