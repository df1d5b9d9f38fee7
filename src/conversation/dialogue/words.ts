import type { Command } from '../../models/understanding.ts'
import {
  isInstruction,
  isNoteLikely,
  isNotePossible,
  isPolite,
  isTalkLikely,
  isWithoutMatter,
  isYesHeldBack,
  piecesBeside,
  readVisitRemark,
  repeatsNote,
  sentencesIn,
  tellsOnlyNumber,
  withoutGreeting,
} from '../../offline/index.ts'
import { lowerWords } from '../../core/words.ts'
import { isContact, type Hearing } from './hearing.ts'
import { begin } from './task-progress.ts'
import { say } from './reply-plan.ts'
import { keep, keepNote, type Task } from './state.ts'
import { readBack } from './tasks/notes.ts'
import { editText } from './text-edits.ts'

/** From this many words beyond those of its commands, a sentence says something more. */
const SAYING_MORE = 3
/** The same for a sentence that also answers or corrects. */
const SAYING_MORE_BESIDE = 6
/** Keeps text without a value: as the text of a message, or as the reason of a visit. */
export function keepWords(hearing: Hearing): void {
  const { state, commands, message, begun } = hearing
  const texts = commands.flatMap((one) =>
    one.type === 'message' && one.edit === undefined && one.text !== '' ? [one.text] : [],
  )
  if (texts.length > 0 && state.tasks.length === 0) beginMessage(hearing, texts)
  const [open] = state.tasks
  if (open === undefined) return
  if (editText(hearing, open)) {
    // "Take the voucher out of the note, and put down that I am a pensioner."
    if (open.name === 'book') keepAsked(hearing, open, texts)
    return
  }
  const isOwn = !begun.includes(open)
  const isAsked = state.question === 'message'
  const isForTeam = open.name === 'message' || open.name === 'call_back' || open.name === 'note'
  // "Yes, please" is no message.
  const isAgreed = commands.some(({ type }) => type === 'confirm')
  if (isOwn && isAgreed && open.name === 'message' && state.question === 'confirm') return addBehindYes(hearing, open)
  const least = isAsked && !isAgreed ? 1 : isAsked ? SAYING_MORE : isForTeam ? SAYING_MORE - 1 : SAYING_MORE
  const isComplaint = commands.some(({ type }) => type === 'complaint')
  if (
    isOwn &&
    saysMore(hearing, least) &&
    (isAsked || isComplaint || !isAside(commands, isForTeam && texts.length > 0))
  ) {
    keep(open, texts.length > 0 ? texts.join('\n') : message)
    if (open.name === 'call_back' && state.question === 'confirm' && isAddition(commands))
      hearing.plan.push(say('noteKept', message))
    // An open message takes all that the visitor writes until it is sent.
    hearing.hasGained ||= isForTeam
  }
  // Notes about the visit are read back once, so that the visitor sees that they were heard.
  const noted = [...(open.name === 'book' ? keepAsked(hearing, open, texts) : []), ...keepReason(hearing, open)]
  readBack({ ...hearing, task: open }, noted)
}

/** Keeps the notes that the visitor asks for. One that is known already is read back as well. */
function keepAsked(hearing: Hearing, open: Task, texts: string[]): string[] {
  const kept = texts.map((text) => {
    const known = open.notes.find((note) => repeatsNote(text, note, hearing.world.language))
    // A longer form of the note itself replaces it: "then with an apron".
    const isLonger = known !== undefined && text.includes(known) && !/,\s/u.test(text)
    if (known !== undefined && !isLonger) return known
    if (keepNote(open, text)) open.entrusted = [...(open.entrusted ?? []), text]
    return text
  })
  if (texts.length > 0) hearing.hasGained = true
  return [...new Set(kept)]
}

/** Keeps what else the message tells of the visit, and returns it where it is to be read back. */
function keepReason(hearing: Hearing, open: Task): string[] {
  const { state, commands, begun } = hearing
  // Words beside the refusal of a booking are none of its notes.
  const isLeft = commands.some((one) => one.type === 'abandon' && (one.task ?? open.name) === open.name)
  if (open.name === 'message' || isLeft) return []
  if (open.name === 'note') {
    for (const sentence of statementsBeside(hearing)) keep(open, sentence)
    return []
  }
  const reason = reasonIn(hearing)
  if (reason === '' || !keepNote(open, reason)) return []
  // A reason in the message that began the booking is not repeated.
  if (open.name !== 'book' || begun.includes(open)) return []
  // Words meant to name the service are kept, but reading them back would not answer the visitor.
  if (state.question === 'service') return []
  hearing.hasGained ||= commands.length === 0
  return [reason]
}

/** Statements beside a wish for a note, which mostly give its reason. */
function statementsBeside({ message, commands, world }: Hearing): string[] {
  const noted = wordsWhere(commands, ({ type }) => type === 'message' || type === 'start')
  return sentencesIn(message).filter(
    (sentence) =>
      !sentence.includes('?') &&
      !noted.some((words) => sentence.includes(words) || words.includes(sentence)) &&
      !readVisitRemark(sentence, world.language).isTalk &&
      wordsOf(leftover(sentence, wordsRead(commands))).length >= SAYING_MORE,
  )
}

/** Adds statements after a yes to the message, which is passed on with them; the reply reads it back. */
function addBehindYes(hearing: Hearing, open: Task): void {
  const { message, commands, world, state } = hearing
  const own = state.contact.name === undefined ? [] : [state.contact.name]
  const team = world.services.flatMap(({ staff }) => staff.flatMap(({ name }) => [name, ...name.split(' ')]))
  const others = wordsWhere(commands, ({ type }) => type === 'start')
  const agreed = wordsWhere(commands, ({ type }) => type === 'confirm' || type === 'courtesy')
  // "And for me, I go in January, what does it cost" only explains its question.
  const asking = commands.flatMap((one) => (one.type === 'ask' && one.words !== '' ? [one.words] : []))
  // A statement behind a question mostly gives its reason: "Do you have vouchers? My nephew plays the drums".
  const sentences = sentencesIn(message)
  const asked = sentences.findIndex(
    (sentence) =>
      sentence.includes('?') && asking.some((words) => words.includes(sentence) || sentence.includes(words)),
  )
  const statements = asked < 0 ? sentences : sentences.slice(0, asked)
  const added = statements
    .filter((sentence) => !asking.some((words) => sentence.includes(words)))
    .filter(
      (sentence) =>
        !others.some((words) => words.includes(sentence) || sentence.includes(words)) &&
        !isInstruction(sentence, world.language, [...own, ...team]) &&
        !isWithoutMatter(sentence, world.language) &&
        !isPolite(leftover(sentence, agreed), world.language) &&
        wordsOf(leftover(sentence, wordsRead(commands))).length >= SAYING_MORE,
    )
  if (added.length === 0) return
  keep(open, added.join(' '))
  // A complaint is weighed word by word, so it is read back before it is passed on. So is what takes the yes back.
  const isHeld = open.isComplaint === true || isYesHeldBack(message, world.language)
  if (!isHeld) open.isAgreed = true
  else {
    hearing.commands = commands.filter(({ type }) => type !== 'confirm')
    hearing.hasGained = true
  }
}

/** True for commands that only add to the message for the team. */
function isAddition(commands: Command[]): boolean {
  return commands.every(({ type }) => type === 'message' || type === 'set')
}

function beginMessage(hearing: Hearing, texts: string[]): void {
  const task = begin(hearing, 'message')
  task.said = texts
  hearing.begun.push(task)
}

/**
 * True for a message addressed to the assistant, such as a question or a courtesy, which is no text to keep. A text for
 * the team beside it is kept.
 */
function isAside(commands: Command[], isForTeam: boolean): boolean {
  return commands.some(
    ({ type }) =>
      ((type === 'ask' || type === 'courtesy') && !isForTeam) ||
      (type === 'recall' && !isForTeam) ||
      ['abandon', 'noise', 'repeat', 'order'].includes(type),
  )
}

/** True if a message says more than its values and these words. */
export function hasMoreThan({ commands, message }: Hearing, words: string[], least = SAYING_MORE): boolean {
  return wordsOf(leftover(message, [...words, ...wordsRead(commands)])).length >= least
}

function saysMore({ commands, message }: Hearing, least: number): boolean {
  return wordsOf(leftover(message, wordsRead(commands))).length >= least
}

/** From this many telling words, a wish says more than that an appointment is wanted. */
const TELLING_IN_WISH = 3
const TELLING = 2
/**
 * From this many telling words, a sentence with the visitor's name is a note: "Ada Beck, the patient is on the third
 * floor".
 */
const TELLING_BESIDE_NAME = 3

const TALKS = new Set<Command['type']>(['ask', 'reject', 'abandon', 'correct', 'others', 'recall', 'repeat'])

/** Sentences about the visit beyond the values read from them: for whom it is, its reason, other requests. */
function reasonIn(hearing: Hearing): string {
  return sentencesIn(hearing.message)
    .map((sentence) => {
      const reason = reasonOf(sentence, hearing)
      return reason === '' ? remarksBeside(sentence, hearing) : withRest(reason, sentence, hearing)
    })
    .filter((told) => told !== '')
    .join(' ')
}

function reasonOf(sentence: string, hearing: Hearing): string {
  const { language } = hearing.world
  const facts = factsIn(sentence, hearing)
  // Only the facts beside a wish, a question or contact details belong to the visit.
  const isWhole = !(facts.length > 0 && isMixed(sentence, hearing)) && isReason(sentence, hearing)
  const told = isWhole ? withoutRead(sentence, hearing) : facts.join(', ')
  if (told === '' || isWithoutMatter(told, language) || tellsOnlyNumber(told, language)) return ''
  return isWithinWish(told, hearing) || isTold(told, hearing) ? told : ''
}

/** Questions whose answer often has something for the team beside it. */
const ANSWERED_WITH_MORE = new Set<Hearing['state']['question']>([
  'time',
  'confirm',
  'details',
  'name',
  'contact',
  'phone',
])

/**
 * Returns the pieces of a sentence beside the answer in it that are for the team: "11 please, and we'd love the table by the window". They
 * are neither a value nor a sentence of their own, and would be lost.
 */
function remarksBeside(sentence: string, hearing: Hearing): string {
  const { state, commands } = hearing
  if (!ANSWERED_WITH_MORE.has(state.question) || commands.some(({ type }) => NOT_BESIDE.has(type))) return ''
  // Words beside a correction of the summary mostly explain it.
  if (state.question === 'confirm' && commands.some(({ type }) => type === 'correct' || type === 'reject')) return ''
  const pieces = unreadPieces(sentence, hearing)
  const first = pieces.findIndex((piece) => isRemark(piece, hearing))
  return first < 0
    ? ''
    : pieces
        .slice(first)
        .filter((piece) => isOfRemark(piece, hearing))
        .join(', ')
}

function unreadPieces(sentence: string, { commands, world }: Hearing): string[] {
  const read = wordsWhere(commands, ({ type }) => type !== 'start')
  return piecesBeside(sentence, read, world.language)
}

/** Adds the rest of its sentence to a fact: "a voucher from my sister, number V-203". */
function withRest(reason: string, sentence: string, hearing: Hearing): string {
  if (!ANSWERED_WITH_MORE.has(hearing.state.question)) return reason
  const pieces = unreadPieces(sentence, hearing)
  const last = pieces.findLastIndex((piece) => reason.includes(piece) || piece.includes(reason))
  if (last < 0) return reason
  const rest = pieces.slice(last + 1).filter((piece) => !reason.includes(piece) && isOfRemark(piece, hearing))
  return [reason, ...rest].join(', ')
}

function isOfRemark(piece: string, { world }: Hearing): boolean {
  return !piece.includes('?') && !isWithoutMatter(piece, world.language) && !isPolite(piece, world.language)
}

const NOT_BESIDE = new Set<Command['type']>(['abandon', 'others', 'recall', 'repeat', 'complaint', 'order', 'noise'])

function isRemark(piece: string, hearing: Hearing): boolean {
  const { language } = hearing.world
  const told = readVisitRemark(piece, language)
  const isTelling = told.isMatter || told.isForSomebody || told.words >= TELLING
  return (
    isTelling &&
    !told.isTalk &&
    wordsOf(piece).length >= SAYING_MORE &&
    !isWithoutMatter(piece, language) &&
    !tellsOnlyNumber(piece, language) &&
    isTold(piece, hearing)
  )
}

/** True for words that tell the team something of the visit. */
function isTold(told: string, { state, world }: Hearing): boolean {
  if (state.question === 'confirm' || state.question === 'time')
    return isNotePossible(told, world.language, state.question)
  return OF_CONTACT.has(state.question)
    ? isNotePossible(told, world.language, 'details')
    : isNoteLikely(told, world.language)
}

const OF_CONTACT = new Set<Hearing['state']['question']>(['details', 'name', 'contact', 'phone'])

/** True for words of the wish that began the booking, by their last ones: the day before them may have been taken out. */
function isWithinWish(told: string, { commands }: Hearing): boolean {
  const begun = wordsWhere(commands, ({ type }) => type === 'start')
  return begun.some((words) =>
    lowerWords(words).join(' ').includes(lowerWords(told).slice(-MIN_WORDS_OF_WISH).join(' ')),
  )
}

const MIN_WORDS_OF_WISH = 3

/** True for a sentence with a wish, a question or contact details. */
function isMixed(sentence: string, { commands, world }: Hearing): boolean {
  const begun = wordsWhere(commands, ({ type }) => type === 'start')
  const contacts = wordsWhere(commands, (one) => 'value' in one && isContact(one.value))
  return (
    sentence.includes('?') ||
    readVisitRemark(sentence, world.language).isWish ||
    begun.some((words) => sentence.includes(words) || words.includes(sentence)) ||
    contacts.some((words) => sentence.includes(words))
  )
}

const PIECES = /[,;–]\s|\s[–-]\s/u
const MIN_WORDS_OF_FACT = 2

/** Pieces of a sentence that only state facts for the team: "Friday at ten, it is my first time". */
function factsIn(sentence: string, { commands, world }: Hearing): string[] {
  const read = wordsWhere(commands, (one) => 'value' in one && one.value.slot !== 'service')
  const noted = wordsWhere(commands, ({ type }) => type === 'message' || type === 'complaint')
  return withoutGreeting(sentence, world.language)
    .split(PIECES)
    .map((piece) => piece.trim())
    .filter((piece) => {
      const told = readVisitRemark(piece, world.language)
      const isRead = [...read, ...noted].some((words) => piece.includes(words) || words.includes(piece))
      const isFact = told.isMatter && !told.isTalk && !told.isWish && wordsOf(piece).length >= MIN_WORDS_OF_FACT
      return isFact && !isRead && !tellsOnlyNumber(piece, world.language)
    })
}

function isReason(sentence: string, hearing: Hearing): boolean {
  const { commands, state } = hearing
  const { name } = state.contact
  const noted = wordsWhere(commands, ({ type }) => type === 'message')
  const working = wordsWhere(commands, isWorking)
  const begun = wordsWhere(commands, ({ type }) => type === 'start')
  const counted = wordsWhere(commands, (one) => one.type === 'correct' && one.value.slot === 'party_size')
  const read = wordsWhere(commands, ({ type }) => type !== 'start' && type !== 'complaint')
  // Other words beside a question, a change or another wish are mostly about the conversation itself.
  const isTalking = commands.some(
    (one) => TALKS.has(one.type) || (one.type === 'start' && (one.isOtherBooking === true || one.task !== 'book')),
  )
  const rest = leftover(sentence, [...wordsRead(commands, ['ask']), ...noted])
  const told = readVisitRemark(rest, hearing.world.language)
  const whole = readVisitRemark(sentence, hearing.world.language)
  const isSure = whole.isMatter || whole.isForSomebody
  const isOfWish = begun.some((words) => sentence.includes(words) || words.includes(sentence))
  const isOfName = name !== undefined && sentence.includes(name) && told.words < TELLING_BESIDE_NAME
  if (whole.isTalk || ((isTalking || isOfName) && !isSure)) return false
  if (!isOfWish && !whole.isMatter && isTalkLikely(sentence)) return false
  // "Make it three, my sister is coming too" only explains the number, which was read already.
  if (counted.some((words) => sentence.includes(words)) && !whole.isMatter) return false
  if (isOfWish) return told.isForSomebody || told.words >= TELLING_IN_WISH
  if (sentence.includes('?')) return told.isRequest && told.words >= TELLING
  if (hasRemarkApart(sentence, hearing)) return true
  const least = working.some((words) => sentence.includes(words)) ? SAYING_MORE_BESIDE : SAYING_MORE
  return wordsOf(leftover(sentence, read)).length >= least && (told.words >= TELLING || told.isForSomebody)
}

/**
 * True if a piece of the sentence has no value but tells of the visit: "9:45. Ada Beck 020 7946 0018, the baby is
 * called Noah".
 */
function hasRemarkApart(sentence: string, { commands, world }: Hearing): boolean {
  const noted = wordsWhere(commands, ({ type }) => type === 'message')
  const values = wordsWhere(commands, (one) => 'value' in one).filter((words) => sentence.includes(words))
  if (values.length === 0) return false
  return sentence.split(/,\s/u).some((piece) => {
    const isRead = values.some((words) => piece.includes(words))
    const isNoted = noted.some((words) => piece.includes(words) || words.includes(piece))
    const isApart = !isRead && !isNoted && wordsOf(piece).length >= SAYING_MORE
    const told = readVisitRemark(piece, world.language)
    return isApart && !told.isTalk && told.isMatter
  })
}

/**
 * The sentence without day and time, which are settled apart and may change ("For my daughter, she is 14, next Tuesday if
 * possible"), and without what stands in a note of its own.
 */
function withoutRead(sentence: string, { commands, world }: Hearing): string {
  const whens = wordsWhere(commands, (one) => 'value' in one && (one.value.slot === 'day' || one.value.slot === 'time'))
  const own = withoutGreeting(sentence, world.language)
  const pieces = own.split(/,\s/u)
  const noted = pieces.length > 1 ? wordsWhere(commands, ({ type }) => type === 'message') : []
  const isNoted = (piece: string): boolean => noted.some((words) => piece.includes(words) || words.includes(piece))
  const kept = pieces.filter((piece) => !whens.some((words) => piece.includes(words)) && !isNoted(piece))
  if (kept.length > 0) return kept.join(', ')
  return leftover(own, [...whens, ...noted])
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/\s(?=[,.;!?])/gu, '')
    .trim()
}

export function wordsWhere(commands: Command[], isSuch: (command: Command) => boolean): string[] {
  return commands.filter(isSuch).flatMap((one) => {
    const words = 'words' in one && one.words !== undefined ? one.words : 'text' in one ? one.text : ''
    return words === '' ? [] : [words]
  })
}

/**
 * True for a command that changes the booking and tells nothing about the visit: "Ah no, make it two, if that is all
 * right".
 */
function isWorking(command: Command): boolean {
  const isWhen = command.type === 'set' && ['day', 'time', 'staff'].includes(command.value.slot)
  return isWhen || ['correct', 'reject', 'others', 'choose', 'abandon'].includes(command.type)
}

/** Words already read as values, choices, questions or answers, without those of the types in `except`. */
function wordsRead(commands: Command[], except: Command['type'][] = []): string[] {
  const read: Command['type'][] = [
    'set',
    'correct',
    'choose',
    'confirm',
    'reject',
    'ask',
    'abandon',
    'refuse',
    'noise',
    'courtesy',
  ]
  return wordsWhere(commands, ({ type }) => read.includes(type) && !except.includes(type))
}

/** The message without these words, the longest first, because one may stand within another. */
export function leftover(message: string, words: string[]): string {
  return words
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, read) => (read === '' ? rest : rest.replace(read, ' ')), message)
}

function wordsOf(text: string): string[] {
  return text.match(/\p{L}{2,}/gu) ?? []
}
