import { forLanguage, spokenLanguage } from '../../languages/index.ts'
import {
  isAmong,
  type Command,
  type DayValue,
  type SlotValue,
  type Table,
  type TaskName,
} from '../../models/understanding.ts'
import { isSupposed } from './clauses.ts'
import { asksFact } from '../facts/asked.ts'
import { hasParty, hasService, hasWhen, isUnderWay } from './acts.ts'
import { fillersOf } from './answers.ts'
import { likelihoods } from './classifier/classifier.ts'
import { mostCommonWords } from './common-words.ts'
import type { Heard } from './heard.ts'
import type { Mention, Reading } from './reading.ts'
import { withDaysLeft } from './days-left.ts'
import { withBookingNamed } from './named-booking.ts'
import { figurePlace } from './places.ts'
import {
  begins,
  expression,
  fold,
  has,
  isWhole,
  isWithin,
  opening,
  typedAt,
  without,
  wordsOf,
  type Span,
} from './text.ts'
import { withToldService } from './told-service.ts'
import { standingAlone } from './topic.ts'

type Start = Extract<Command, { type: 'start' }>

/** Tasks whose text goes to the team. */
const CARRIES_TEXT = new Set<TaskName>(['message', 'call_back', 'person'])
/** A change of one of these is a correction. */
const CORRECTED = new Set(['day', 'time', 'service', 'staff', 'party_size'])
/** Commands that answer a question better than a yes or a no beside them. */
const OUTWEIGHS_NO = new Set<Command['type']>([
  'correct',
  'others',
  'choose',
  'start',
  'abandon',
  'refuse',
  'unknown',
  'complaint',
  'message',
  'unclear',
  'repeat',
])
const OUTWEIGHS_YES = new Set<Command['type']>([
  'correct',
  'others',
  'choose',
  'abandon',
  'reject',
  'unclear',
  'refuse',
  'unknown',
])

/** The commands of a message from what its clauses say. */
export function settled(heard: Heard[], reading: Reading, table: Table): Command[] {
  const dictated = withoutExisting(withoutDictated(heard, reading), table)
  const wished = withValuesAsked(withAsides(dictated, reading, table), reading, table)
  const acts = withoutWeakStarts(wished, reading)
  const isAgreed = acts.some(({ answers }) => answers.some(({ kind }) => kind === 'yes'))
  const isOfVisit = table.task?.task === 'book' || acts.some(({ act }) => act.type === 'start' && act.task === 'book')
  let { topic } = table
  const said = acts.flatMap((one, index) => {
    const hasChosen = acts.slice(0, index).some(({ clause }) => clause.mentions.some(isHour))
    const own = commandsOf(one, reading, { ...table, topic, isAgreed, hasChosen, isOfVisit })
    // "Do you test children, and is it free?"
    const asked = own.find((command) => command.type === 'ask')
    if (asked !== undefined) topic = { question: asked.question, serviceId: asked.service ?? topic?.serviceId ?? null }
    return own
  })
  const guessed = answerGuessed(said, reading, table)
  const possible = withoutSupposed(acts, reading)
  const all = withDaysLeft([...refusedWhen(said, possible, table), ...guessed, ...said], possible, table)
  const clear = withoutSettledDoubts(all)
  const told = withoutHollowAsks(withRefusedService(withoutVagueServices(clear, table), reading, table), reading)
  const raw = withoutAsides(withFeeAsked(withoutLoose(told, reading, table), reading), reading, table)
  const wanted = withLeftBooking(withAskedInstead(withoutUnwantedWhen(raw, acts), acts, table), acts, {
    reading,
    table,
  })
  const named = withBookingNamed(wanted, acts, { reading, table })
  const merged = mergedStarts(named, reading, table)
  const moved = asMove(merged, reading, table)
  const corrected = moved.map((command) => asCorrection(command, heard, moved, table))
  const commands = withText(
    asMessage(corrected, reading, table).filter((command) => !isRepeated(command, table, corrected)),
    acts,
    reading,
    table,
  )
  const isTold = commands.some((command) => !isAcknowledgement(command) && !isGreeting(command))
  const agreed = withoutHastyYes(isTold ? commands : [...commands, ...lastResort(acts, reading, table)], acts, {
    reading,
    table,
  })
  const asked = withoutFarewellAsks(withThanks(agreed, table), reading)
  return withToldService(weighed(asked, reading, table), reading, table)
}

/** "Forget the times, take a message": the booking under way is left for it. */
function withLeftBooking(
  commands: Command[],
  heard: Heard[],
  { reading: { patterns, typed }, table: { task } }: { reading: Reading; table: Table },
): Command[] {
  if (task?.task !== 'book' || commands.some(({ type }) => type === 'abandon')) return commands
  const isLeft = heard.some(
    ({ act, rest }) => act.type === 'start' && CARRIES_TEXT.has(act.task) && has(rest, patterns.abandon),
  )
  return isLeft ? [{ type: 'abandon', words: typed.trim(), task: 'book' }, ...commands] : commands
}

/** "I meant the test. Goodbye.", "thank you, I hope he comes": beside them only what has the form of a question asks. */
function withoutFarewellAsks(commands: Command[], { patterns, language, text }: Reading): Command[] {
  const kinds = commands.flatMap((one) => (one.type === 'courtesy' ? [one.kind] : []))
  const isBrief = wordsOf(text).length <= MOST_WORDS_WITH_THANKS
  const isLeft = commands.some(({ type }) => type === 'abandon')
  if (!kinds.includes('goodbye') && !(kinds.includes('thanks') && (isBrief || isLeft))) return commands
  const asks = (words: string): boolean =>
    isAskedFor(words, patterns) ||
    isSupposed(fold(words), patterns) ||
    (!kinds.includes('goodbye') && has(fold(words), patterns.questions.again)) ||
    asksFact(fold(words), spokenLanguage(language))
  return commands.filter((one) => one.type !== 'ask' || asks(one.words))
}

const MOST_WORDS_WITH_THANKS = 12

/** "Yes, but tell me first whether you pick me up": what comes first is answered, then the summary is put again. */
function withoutHastyYes(
  commands: Command[],
  heard: Heard[],
  { reading: { patterns }, table }: { reading: Reading; table: Table },
): Command[] {
  const isDeed = table.question === 'confirm' && table.task !== null && !CARRIES_TEXT.has(table.task.task)
  const held = heard.find(
    ({ answers, rest }) => answers.some(isYes) && begins(rest, patterns.but.word) && has(rest, patterns.but.first),
  )
  if (!isDeed || held === undefined || commands.some(({ type }) => GIVES.has(type))) return commands
  const { words } = held
  const asked = commands.some(({ type }) => type === 'ask') ? [] : [{ type: 'ask' as const, question: words, words }]
  return [...commands.filter(({ type }) => type !== 'confirm'), ...asked]
}

/** Questions behind which a day or an hour may only be one that the visitor asks about. */
const BEHIND_OFFER = new Set<Table['question']>(['details', 'name', 'contact', 'phone', 'confirm'])

/**
 * "Yes! And may I swim the day after?", "half past five. What if I am late in the evening?": behind what a message answers or
 * chooses, a question with a day, an hour or a person in it asks about them, unless it says that something else is wanted.
 */
function withAsides(heard: Heard[], reading: Reading, table: Table): Heard[] {
  const { task, question, booking } = table
  if (task === null || question === null) return heard
  return heard.map((one, index) => {
    const { clause, act, rest } = one
    const before = heard.slice(0, index)
    const isAgreed = question === 'confirm' && [...before, one].some(({ answers }) => answers.some(isYes))
    // "Yes. She bites when she is scared": what is told beside a yes asks nothing.
    if (isAgreed && act.type === 'ask' && isTelling(one, reading)) return { ...one, act: { type: 'none' } }
    const isChosen = isUnderWay(table) && before.some((other) => !other.clause.isQuestion && hasHour(other))
    if (ASKABLE.has(act.type) && !isNamedStart(act) && isCompanyAsked(one, reading.patterns, table))
      return { ...one, act: { type: 'ask' } }
    // "Six. It is the one at ten that you move?" names the hour of the booking that moves.
    const isOfMoved =
      isChosen &&
      task.task === 'move' &&
      clause.mentions.some((mention) => booking !== null && isAt(mention, booking.time))
    if (isOfMoved && ASKABLE.has(act.type)) return { ...one, act: { type: clause.isQuestion ? 'ask' : 'told' } }
    const { but, or, correction, prefers } = reading.patterns
    const isElse = begins(rest, `${but.word}|${or}`) || !ASKABLE.has(act.type) || isNamedStart(act)
    if (isElse) return one
    // "Friday at five. The yoga is on Saturday": what has a matter of its own tells no other day.
    const isMatter = ownWords(one, reading, table) > 0
    const isCorrected = has(rest, `${correction}|${prefers}`)
    // "Half past five. I finish work at five": a bound behind an hour that was chosen says why.
    const isReason = clause.mentions.length > 0 && clause.mentions.every(isBound)
    const isAside = isChosen && (isMatter || isReason) && !isCorrected && !hasHour(one)
    if (!clause.isQuestion) return isAside ? { ...one, act: { type: 'told' } } : one
    const isTold = before.some((other) => detailsOf(other.clause.mentions).length > 0)
    const isBeside = isAgreed || isChosen || isTold
    if (!isBeside && !BEHIND_OFFER.has(question)) return one
    // "It is better in the morning, isn't it?" names a part of the day, and no other hour.
    const isOfPart = isAgreed && clause.mentions.length > 0 && clause.mentions.every(isBound)
    const isAsked = ownWords(one, reading, table) > (isBeside ? 0 : MOST_WORDS_OF_CHANGE)
    const isOfOther = (isAgreed || isChosen) && clause.mentions.length > 0 && !isWishing(rest, reading.patterns)
    if (!isOfPart && (isCorrected || !(isAsked || isOfOther))) return one
    return { ...one, act: { type: isAgreed && isOfPerson(clause) ? 'who' : 'ask' } }
  })
}

function isAt({ values }: Mention, time: string): boolean {
  return values.some((one) => one.slot === 'time' && one.value?.at === time)
}

function isNamedStart(act: Heard['act']): boolean {
  return act.type === 'start' && (act.task !== 'book' || act.isNamed || act.isOther)
}

function isWishing(rest: string, { questions }: Reading['patterns']): boolean {
  return begins(rest, `${questions.request}|${questions.elliptical}`) || has(rest, questions.availabilityWhen)
}

/** Has no form of a question. */
function isTelling({ clause, rest, words }: Heard, { patterns, language }: Reading): boolean {
  if (clause.isQuestion || words.includes('?') || wordsOf(rest).length < LEAST_WORDS_TOLD) return false
  return !has(rest, patterns.questions.start) && !asksFact(rest, spokenLanguage(language))
}

const ASKABLE = new Set<Heard['act']['type']>(['values', 'others', 'other_one', 'none', 'start'])
/** Words beside a day and those of appointments that a wish for another one may have. */
const MOST_WORDS_OF_CHANGE = 1

function hasHour({ clause, act }: Heard): boolean {
  return act.type === 'values' && clause.mentions.some(isHour)
}

/** How many words of its own a clause has that a wish for another day or hour would not have. */
function ownWords({ clause, act }: Heard, { patterns, language }: Reading, { task }: Table): number {
  if (act.type !== 'others' && act.type !== 'other_one' && clause.mentions.length === 0) return 0
  const values = clause.mentions.flatMap((mention) => mention.values)
  const isOther = ({ slot, value }: SlotValue): boolean =>
    slot === 'service' && value.length === 1 && value[0] !== task?.serviceId
  if (values.some(isOther)) return 0
  if (values.length > 0 && values.every(({ slot }) => slot === 'staff')) return MOST_WORDS_OF_CHANGE + 1
  const spans = clause.mentions.map(({ start, end }) => ({ start: start - clause.start, end: end - clause.start }))
  const usual = mostCommonWords(language, MOST_COMMON_OF_WISH)
  const filler = fillersOf(patterns)
  const own = without(clause.text, spans).replaceAll(expression(patterns.questions.scheduling), ' ')
  return wordsOf(own).filter((word) => !filler.has(word) && !usual.has(word)).length
}

const MOST_COMMON_OF_WISH = 150

/** "And is it still with Jana?" */
function isOfPerson({ mentions }: Heard['clause']): boolean {
  const values = mentions.flatMap((mention) => mention.values)
  return values.length > 0 && values.every(({ slot }) => slot === 'staff')
}

/**
 * "I need a cleaning. Friday morning?": beside a wish, a day or an hour with hardly a word is wished for, though it asks; and
 * so is a number of places that is requested.
 */
function withValuesAsked(heard: Heard[], { patterns }: Reading, { task, question, services }: Table): Heard[] {
  const isBegun = heard.some(({ act }) => act.type === 'start' && act.task === 'book')
  if (!isBegun && task?.task !== 'book') return heard
  const filler = fillersOf(patterns)
  const wordsBeside = ({ text, start: at, mentions }: Heard['clause']): number => {
    const spans = mentions.map(({ start, end }) => ({ start: start - at, end: end - at }))
    return wordsOf(without(text, spans)).filter((word) => !filler.has(word)).length
  }
  return heard.map((one) => {
    if (one.act.type !== 'ask') return one
    const { clause, rest } = one
    const isTime = isBegun && hasWhen(clause) && wordsBeside(clause) <= MOST_WORDS_BESIDE_WHEN
    const isOfCompany = isCompanyAsked(one, patterns, { question, services })
    const isParty = hasParty(clause) && begins(rest, patterns.questions.request) && !isOfCompany
    const isWish = isTime || (isParty && wordsBeside(clause) <= MOST_WORDS_BESIDE_PARTY)
    return isWish ? { ...one, act: { type: 'values' } } : one
  })
}

/** "May we come as three?", behind the time of a place in a class, asks who may come along. */
function isCompanyAsked(
  { clause }: Heard,
  patterns: Reading['patterns'],
  { question, services }: Pick<Table, 'question' | 'services'>,
): boolean {
  const isOfPlaces = clause.mentions.some(({ words }) => has(fold(words), patterns.questions.scheduling))
  const isForParties = services.some(({ partyMin }) => (partyMin ?? 1) > 1)
  return clause.isQuestion && hasParty(clause) && BEHIND_OFFER.has(question) && !isForParties && !isOfPlaces
}

const MOST_WORDS_BESIDE_WHEN = 2
/** "Can I have two places, her friend Mia is coming along?" */
const MOST_WORDS_BESIDE_PARTY = 9

/** "And if I can't come on Friday, what do I pay?" refuses no Friday. */
function withoutSupposed(heard: Heard[], { mentions, typed, patterns }: Reading): Pick<Reading, 'mentions' | 'typed'> {
  const supposed = heard.filter(
    ({ clause, act }) => SAYS_NO_WHEN.has(act.type) || begins(clause.text, patterns.questions.condition),
  )
  return { typed, mentions: mentions.filter((one) => !supposed.some(({ clause }) => isWithin(one, clause))) }
}

/** A day or an hour in these is none of a visit. */
const SAYS_NO_WHEN = new Set<Heard['act']['type']>(['note', 'passed_on', 'told'])

/** "Not Tuesday", of what was offered, wants others; of what was booked, another time. */
function refusedWhen(
  commands: Command[],
  { mentions, typed }: Pick<Reading, 'mentions' | 'typed'>,
  { task, booking }: Table,
): Command[] {
  const isElse = commands.some(
    (one) =>
      one.type === 'others' ||
      one.type === 'start' ||
      ((one.type === 'set' || one.type === 'correct') && (one.value.slot === 'day' || one.value.slot === 'time')),
  )
  const refused = mentions.flatMap(({ unsuitable }) => (unsuitable === undefined ? [] : [unsuitable]))
  if (isElse || refused.length === 0) return []
  const words = typed.trim()
  if (task?.task === 'book' || task?.task === 'move') {
    const isOnOffer = refused.some((day) => day === null || task.offered.some(({ date }) => isAmong(date, day)))
    return [
      isOnOffer ? { type: 'others', direction: 'any', words } : { type: 'courtesy', kind: 'acknowledgement', words },
    ]
  }
  return booking === null ? [] : [{ type: 'start', task: 'move', words }]
}

/** "Next Tuesday, the 1st of December": of two readings of a day, the one that is named beside it. */
function withoutSettledDoubts(commands: Command[]): Command[] {
  const days = commands.flatMap((one) =>
    one.type === 'set' && one.value.slot === 'day' && one.value.value !== null ? [one.value.value] : [],
  )
  const isSettled = (one: Command): boolean =>
    one.type === 'unclear' &&
    one.candidates.some((candidate) => candidate.slot === 'day' && days.some((day) => isSameDay(day, candidate.value)))
  return commands.filter((one) => !isSettled(one))
}

/** "The class for two. Do you give classes in the rain?": the word that names all classes leaves the one that was named. */
function withoutVagueServices(commands: Command[], { task }: Table): Command[] {
  const named = commands.flatMap((one) => (one.type === 'set' && one.value.slot === 'service' ? [one.value.value] : []))
  // "The visit itself" is the one under way.
  const single = [
    ...named.flatMap((ids) => (ids.length === 1 ? ids : [])),
    ...(task?.serviceId == null ? [] : [task.serviceId]),
  ]
  const isVague = (one: Command): boolean =>
    one.type === 'set' &&
    one.value.slot === 'service' &&
    one.value.value.length > 1 &&
    one.value.value.some((id) => single.includes(id))
  return commands.filter((one) => !isVague(one))
}

function isWhen(command: Command): boolean {
  return command.type === 'set' && (command.value.slot === 'day' || command.value.slot === 'time')
}

/** "I want no massage!", of the one under way: it is left, unless another service takes its place. */
function withRefusedService(given: Command[], { refused, typed }: Reading, { task, waiting = [] }: Table): Command[] {
  const words = typed.trim()
  const commands = [
    ...waiting
      .filter((service) => refused.includes(service))
      .map((service): Command => ({ type: 'abandon', words, service })),
    ...given,
  ]
  if (task?.task !== 'book' || task.serviceId === null || !refused.includes(task.serviceId)) return commands
  const isElse = given.some(
    (one) => one.type === 'abandon' || ((one.type === 'set' || one.type === 'correct') && one.value.slot === 'service'),
  )
  if (isElse) return commands
  const left: Command = { type: 'abandon', words, service: task.serviceId }
  const kept = commands.filter(
    (one) => one.type !== 'reject' && one.type !== 'others' && (one.type !== 'start' || one.task !== 'book'),
  )
  // "I want no private lesson! Is there room in the course on Monday?": the day is that of something else.
  if (!kept.some((one) => isWhen(one))) return [left, ...kept]
  const asked = kept.some(({ type }) => type === 'ask') ? [] : [{ type: 'ask' as const, question: words, words }]
  return [left, ...kept.filter((one) => !isWhen(one)), ...asked]
}

/** "That's not what I asked. How much is it?": the reproach asks nothing beside its question. */
function withoutHollowAsks(commands: Command[], { patterns }: Reading): Command[] {
  // "A moment, do you have a lift?" refuses nothing.
  const isWait = (one: Command): boolean => one.type === 'reject' && isWhole(fold(one.words), patterns.wait)
  const isHollow = (one: Command): boolean =>
    one.type === 'ask' && (isHollowAsk(fold(one.words), patterns) || isWholeRequest(fold(one.words), patterns))
  const isAsked = commands.some((one) => isOfAssistant(one) || (one.type === 'ask' && !isHollow(one)))
  return isAsked ? commands.filter((one) => !isHollow(one) && !isWait(one)) : commands
}

/** "Are you a robot?" */
function isOfAssistant(one: Command): boolean {
  return one.type === 'courtesy' && one.kind === 'identity'
}

const MOST_WORDS_OF_REPROACH = 1

function isHollowAsk(folded: string, patterns: Reading['patterns']): boolean {
  const filler = fillersOf(patterns)
  const rest = folded.replaceAll(expression(patterns.questions.again), ' ')
  return rest !== folded && wordsOf(rest).filter((word) => !filler.has(word)).length <= MOST_WORDS_OF_REPROACH
}

/** "I have to cancel tomorrow does that cost anything": the fee is asked for, however little of its own the question says. */
function withFeeAsked(commands: Command[], { text, typed, folded, language }: Reading): Command[] {
  const isLeft = commands.some((one) => one.type === 'start' && (one.task === 'cancel' || one.task === 'move'))
  if (!isLeft || commands.some(({ type }) => type === 'ask')) return commands
  const match = expression(forLanguage(language).questions.facts.feeAsked).exec(text)
  if (match === null) return commands
  const words = typedAt(typed, folded, { start: match.index, end: match.index + match[0].length })
  return [...commands, { type: 'ask', question: words, words }]
}

/** "I don't want to book anything. And only from tomorrow": no day is wished for what is not wanted. */
function withoutUnwantedWhen(commands: Command[], heard: Heard[]): Command[] {
  const isUnwanted = heard.some(({ act }) => act.type === 'unwanted')
  const isElse =
    heard.some(({ isCorrection, act }) => isCorrection || (act.type === 'start' && act.isNamed)) ||
    commands.some((one) => one.type === 'set' && one.value.slot === 'service')
  if (!isUnwanted || isElse) return commands
  return commands.filter((one) => (one.type !== 'start' || one.task !== 'book') && !isWhen(one))
}

/** "No appointment. The deep treatment, how much is that": behind the refusal, words that nothing else took are a question. */
function withAskedInstead(commands: Command[], heard: Heard[], { booking }: Table): Command[] {
  if (booking !== null) return commands
  const isLeft = commands.some(({ type }) => type === 'abandon')
  if (!isLeft || commands.some(({ type }) => type === 'ask' || type === 'complaint' || type === 'start'))
    return commands
  const asked = heard.filter(({ act, rest }) => act.type === 'none' && wordsOf(rest).length >= LEAST_WORDS_ASKED)
  return [...commands, ...asked.map(({ words }): Command => ({ type: 'ask', question: words, words }))]
}

const LEAST_WORDS_ASKED = 4

/** Commands that give or ask for something else than a yes or a no. */
const GIVES = new Set<Command['type']>(['set', 'correct', 'choose', 'others', 'start', 'unclear', 'message'])

/** "No, thank you" ends what is under way, where a bare no may ask for other times. */
function withThanks(commands: Command[], { task }: Table): Command[] {
  const isThanked = commands.some((one) => one.type === 'courtesy' && (one.kind === 'thanks' || one.kind === 'goodbye'))
  if (task === null || !isThanked || commands.some(({ type }) => GIVES.has(type))) return commands
  return commands.map((one) => (one.type === 'reject' ? { type: 'abandon', words: one.words } : one))
}

/** Questions that a yes or a no answers. */
const YES_OR_NO = new Set<Table['question']>(['confirm', 'offer', 'choice', 'anything_else', 'change'])
const LIKELY = 0.6

/** A yes or a no in words that have no form for it: "you got it right". */
function answerGuessed(commands: Command[], { typed, patterns }: Reading, { question }: Table): Command[] {
  const isAnswered = commands.some(
    ({ type }) => type === 'confirm' || type === 'reject' || type === 'ask' || OUTWEIGHS_YES.has(type),
  )
  // A reference or an address behind a "sorry" refuses nothing.
  const isValued = commands.some((one) => one.type === 'set' && !CORRECTED.has(one.value.slot))
  // "James Okafor, I said" says a name once more.
  const isTold = new RegExp(`(?<!\\p{L})(?:${patterns.names.tails})(?!\\p{L})`, 'iu').test(typed)
  if (!YES_OR_NO.has(question) || isAnswered || isValued || isTold) return []
  const { yes, no } = likelihoods(typed, question)
  const words = typed.trim()
  if (no >= LIKELY && no > yes) return [{ type: 'reject', words }]
  return yes >= LIKELY ? [{ type: 'confirm', words }] : []
}

/** "Please tell her: I cancelled on Thursday": what stands behind the colon is the text of the message. */
function withoutDictated(heard: Heard[], { patterns }: Reading): Heard[] {
  const begin = heard.findIndex(
    ({ act, rest }) => act.type === 'start' && CARRIES_TEXT.has(act.task) && /:\s*\S/u.test(rest),
  )
  if (begin < 0) return heard
  return heard.map((one, index) =>
    index <= begin || begins(one.rest, `${patterns.deeds.wish}|${patterns.questions.request}`)
      ? one
      : { ...one, act: { type: 'none' } },
  )
}

/** "It is the rabies injection I meant. Is that in time?": a service named beside a question begins no booking. */
function withoutLoose(commands: Command[], reading: Reading, { task, booking }: Table): Command[] {
  const told = withoutIdle(commands, reading)
  const isBegun = task !== null || booking !== null || told.some(({ type }) => type === 'start' || type === 'choose')
  if (isBegun || told.some((one) => isWhen(one)) || !told.some(({ type }) => type === 'ask')) return told
  return told.filter((one) => one.type !== 'set' || !CORRECTED.has(one.value.slot))
}

/** "A massage on Thursday, is that possible?": a question without words of its own asks nothing beside a wish. */
function withoutIdle(commands: Command[], { patterns, language }: Reading): Command[] {
  const isWished = commands.some(({ type }) => GIVES.has(type))
  if (!isWished) return commands
  const { filler } = patterns.answers
  const idle = new Set(wordsOf(fold(`${forLanguage(language).questions.asking} ${filler} ${patterns.marks}`)))
  const isIdle = (words: string): boolean =>
    wordsOf(words).every((word) => idle.has(word)) || isWholeRequest(words, patterns)
  // "How long are you open?" has few words of its own, and asks for all that.
  return commands.filter(
    (one) => one.type !== 'ask' || !isIdle(fold(one.words)) || asksFact(fold(one.words), spokenLanguage(language)),
  )
}

const MOST_WORDS_OF_REQUEST = 1

/** "A quarter to five would be better, can you change it?": the wish says what is to be changed. */
function isWholeRequest(folded: string, { questions, answers }: Reading['patterns']): boolean {
  const lead = opening(questions.request).exec(folded)?.[0]
  const filler = new Set([...answers.filler.split(' '), ...wordsOf(questions.pronoun)])
  const behind = wordsOf(folded.slice(lead?.length ?? 0)).filter((word) => !filler.has(word))
  return lead !== undefined && behind.length <= MOST_WORDS_OF_REQUEST
}

/**
 * In words for the team or of a complaint, only a question mark makes a question; and a complaint tells what was booked or
 * cancelled, unless it asks for it.
 */
function withoutAsides(commands: Command[], { patterns }: Reading, table: Table): Command[] {
  const isComplaint = commands.some(({ type }) => type === 'complaint')
  const isReadBack = table.question === 'confirm' && table.task !== null && CARRIES_TEXT.has(table.task.task)
  const isBegun = commands.some((one) => one.type === 'start' && CARRIES_TEXT.has(one.task))
  const isToTeam = isComplaint || isBegun || isReadBack
  if (!isToTeam) return commands
  const { deeds, questions } = patterns
  const isNamed = commands.some((one) => one.type === 'set' && one.value.slot === 'reference')
  const isTold = ({ task, words }: Start): boolean => {
    if (!isComplaint || isNamed || (task !== 'book' && task !== 'move' && task !== 'cancel')) return false
    return !begins(fold(words), `${deeds.wish}|${questions.request}|${deeds[task]}`)
  }
  return commands.filter((one) => {
    if (one.type === 'start') return !isTold(one)
    return one.type !== 'ask' || (isReadBack ? isAskedFor(one.words, patterns) : one.words.includes('?'))
  })
}

/** An appointment that somebody has is read out, unless something else is wanted of it. */
function withoutExisting(heard: Heard[], { task }: Table): Heard[] {
  const isAlone = heard.every(({ act: { type } }) => type === 'existing' || type === 'values' || type === 'none')
  return heard.map((one) => {
    if (one.act.type !== 'existing') return one
    return isAlone || task !== null
      ? { ...one, act: { type: 'recall' } }
      : { ...one, act: { type: 'none' }, clause: { ...one.clause, mentions: [] } }
  })
}

/** A problem or a service in the words of somebody who complains, asks or wants a person begins no booking. */
function withoutWeakStarts(heard: Heard[], { patterns }: Reading): Heard[] {
  const isElse = heard.some(
    ({ act }) => act.type === 'ask' || act.type === 'complaint' || (act.type === 'start' && CARRIES_TEXT.has(act.task)),
  )
  // "My back hurts. I'd like a reflexology": the problem names no massage where the wish names a service.
  const isNamed = heard.some(({ act, clause }) => isNamedBooking(act, clause) && hasService(clause))
  if (!isElse && !isNamed) return heard
  // "I had my check-up. Now I'd like a cleaning": what was done is not wished.
  const isTold = ({ act, rest }: Heard): boolean =>
    isNamed && (act.type === 'none' || act.type === 'values') && has(rest, patterns.past)
  return heard.map((one) => {
    if (!isWeak(one) && !isTold(one) && !(isElse && isGuessed(one))) return one
    return { ...one, act: { type: 'none' }, clause: isNamed ? withoutService(one.clause) : one.clause }
  })
}

/** The deed was named, or a day for it. */
function isNamedBooking(act: Heard['act'], clause: Heard['clause']): boolean {
  return act.type === 'start' && act.task === 'book' && (act.isNamed || hasWhen(clause))
}

function withoutService(clause: Heard['clause']): Heard['clause'] {
  return { ...clause, mentions: clause.mentions.filter(({ values }) => values.every(({ slot }) => slot !== 'service')) }
}

/** A booking that nobody named. */
function isWeak({ act, clause }: Heard): boolean {
  return act.type === 'start' && act.task === 'book' && !act.isNamed && !clause.isQuestion && !hasWhen(clause)
}

/** One that only the classifier hears: beside a question a day in it wishes for nothing. */
function isGuessed({ act, clause }: Heard): boolean {
  return act.type === 'start' && act.task === 'book' && act.isGuessed === true && !clause.isQuestion
}

/**
 * The table, whether any part of the message says yes, whether an earlier part named an hour, and whether a booking is
 * under way or begun.
 */
type Asked = Table & { isAgreed: boolean; hasChosen: boolean; isOfVisit: boolean }

function commandsOf(heard: Heard, reading: Reading, table: Asked): Command[] {
  return [...answersOf(heard, reading, table), ...(addedOf(heard, reading, table) ?? actOf(heard, reading, table))]
}

function answersOf({ answers, clause, hasContent }: Heard, { patterns }: Reading, { question }: Table): Command[] {
  // "Great, thanks" to "anything else?" wants nothing more.
  const isIdle = (kind: string): boolean =>
    kind === 'yes' && question === 'anything_else' && !hasContent && likelihoods(clause.text, question).yes < LIKELY
  return answers.flatMap(({ kind, words }): Command[] => {
    if (kind === 'none') return []
    if (kind === 'yes' && question === 'anything_else' && has(fold(words), patterns.courtesy.thanks))
      return [{ type: 'courtesy', kind: 'thanks', words }]
    if (kind === 'yes' || kind === 'no') {
      if (question === null || isIdle(kind)) return [{ type: 'courtesy', kind: 'acknowledgement', words }]
      return [{ type: kind === 'yes' ? 'confirm' : 'reject', words }]
    }
    return [{ type: 'courtesy', kind, words }]
  })
}

function actOf(heard: Heard, reading: Reading, table: Asked): Command[] {
  const { act, words, clause } = heard
  switch (act.type) {
    case 'start':
      return startOf(heard, reading, {
        task: act.task,
        isOther: act.isOther || (act.task === 'book' && isAnother(heard, reading, table)),
      })
    case 'ask':
      return askOf(heard, reading, table)
    case 'others':
      return [{ type: 'others', direction: act.direction, words }, ...setsOf(clause.mentions)]
    case 'recall':
      // Another one that was begun by mistake is left.
      return [...(isBookedAgain(table) ? [{ type: 'abandon' as const, words }] : []), { type: 'recall', words }]
    case 'passed_on':
      return [{ type: 'recall', words, isOfTeam: true }]
    case 'who':
      // Beside a yes the words of the deed tell it; a summary that was not agreed to is asked as any question.
      return table.task === null || table.isAgreed ? [{ type: 'recall', words }] : askOf(heard, reading, table)
    case 'repeat':
      return [{ type: act.type, words }]
    case 'identity':
      return [{ type: 'courtesy', kind: 'identity', words }]
    case 'complaint':
      return [{ type: 'complaint', text: words }, ...detailsOf(clause.mentions)]
    case 'denied':
      return [table.question === null ? { type: 'abandon', words } : { type: 'reject', words }]
    case 'refused':
      return [{ type: 'abandon', words, task: act.task }, ...detailsOf(clause.mentions)]
    case 'told':
      return [{ type: 'courtesy', kind: 'acknowledgement', words }]
    case 'note':
      return noteOf(heard, reading, table)
    case 'unwanted':
      return act.isOfChange === true ? [{ type: 'abandon', words }] : unwantedOf(heard, act.asked, reading, table)
    case 'abandon':
    case 'resume':
    case 'refuse':
    case 'unknown':
      return [{ type: act.type, words }, ...setsOf(clause.mentions)]
    case 'speak':
      return [{ type: 'speak', language: act.language, words }]
    case 'other_one':
      return [otherOne(words, table)]
    case 'existing':
    case 'values':
    case 'none':
      return valuesOf(heard, reading, table)
  }
}

/** The values of a clause that names no deed; behind a booking they may wish for another one. */
function valuesOf(heard: Heard, reading: Reading, table: Asked): Command[] {
  const { clause } = heard
  if (isAnother(heard, reading, table) && (hasWhen(clause) || hasService(clause) || isSequel(heard, reading)))
    return startOf(heard, reading, { task: 'book', isOther: true })
  const chosen = chosenIn(heard, reading, table)
  // "First thing" is the first of what was offered, and no bound beside it.
  if (chosen.length > 0 && (clause.mentions.every(isBound) || isPlace(heard, reading, table))) return chosen
  return [...chosen, ...(twoHours(heard, reading, table) ?? setsOf(clause.mentions))]
}

/** True where the booking under way is the one just made. */
function isBookedAgain({ task, booking }: Table): boolean {
  if (task?.task !== 'book' || booking === null) return false
  return task.serviceId === null || task.serviceId === booking.serviceId
}

function askOf({ clause, rest, words }: Heard, reading: Reading, table: Asked): Command[] {
  const own = standingAlone({ ...clause, text: rest }, words, reading, table)
  // "That is not what I asked" asks once more.
  const question = isHollowAsk(rest, reading.patterns) ? (table.topic?.question ?? own) : own
  return [{ type: 'ask', question, words, ...serviceIn(clause, table) }, ...detailsOf(clause.mentions)]
}

/** The one service that a question names; of the one under way a part of its name is enough, and no hint leads to another. */
function serviceIn({ mentions }: Heard['clause'], { task, booking, services }: Table): { service?: string } {
  const id = task?.serviceId ?? booking?.serviceId
  const underWay = fold(services.find((service) => service.id === id)?.name ?? '')
  const isIt = ({ isHint, words }: Mention): boolean =>
    underWay !== '' && (isHint === true || wordsOf(fold(words)).every((word) => underWay.includes(word)))
  const [named] = mentions
    .filter((mention) => !isIt(mention))
    .flatMap(({ values }) => values)
    .flatMap((one) => (one.slot === 'service' ? [one.value] : []))
  return named?.length === 1 ? { service: named[0]! } : {}
}

function isBound({ values }: Mention): boolean {
  return values.every(({ slot, value }) => slot === 'time' && value?.at === undefined)
}

function isHour({ values }: Mention): boolean {
  return values.some((value) => value.slot === 'time' && value.value?.at !== undefined)
}

const AND = /^[\s,]{0,3}(?:(?:and|und|et|y|e|\+|&|,)(?: then| dann| puis| luego)?)?[\s]{0,2}(?:at|um|a las?)?\s{0,2}$/u
/** "9 for Snowy and 10 for Clover". */
const AND_FOR =
  /^ (?:for|für|fur|pour|para)(?: [\p{L}\p{N}'’-]{1,30}){1,3},? (?:and|und|et|y|e|\+|&)(?: then| dann| puis| luego)?(?: at| um| à| a| a las?)? ?$/u

const LONGEST_BETWEEN = 60

/** "Nine for the first and the second one then at eleven", but not "nine, and if that is gone, eleven". */
function isEachOne(between: string, { or, correction, prefers, questions, answers }: Reading['patterns']): boolean {
  const isAnd = /(?:^|[\s,])(?:and|und|et|y|e)\s/u.test(between) && between.length <= LONGEST_BETWEEN
  return isAnd && !has(between, `${or}|${correction}|${prefers}|${answers.no}|if|wenn|falls|si|${questions.condition}`)
}

/** "8:30 and 8:50, one for each cat": the second hour is another appointment. */
function twoHours(
  { clause, words }: Heard,
  { text, patterns }: Reading,
  { task, question }: Table,
): Command[] | undefined {
  if (task?.task !== 'book') return undefined
  const [first, second, third] = clause.mentions.filter(isHour)
  if (first === undefined || second === undefined || third !== undefined) return undefined
  const between = text.slice(first.end, second.start)
  // At the summary a second hour may correct the first.
  const isBoth = AND.test(between) || isEachOne(between, patterns)
  if (!AND_FOR.test(between) && (question === 'confirm' || !isBoth)) return undefined
  const others = clause.mentions.filter(
    (one) => one !== second && !one.values.some(({ slot }) => slot === 'party_size'),
  )
  return [...setsOf(others), { type: 'start', task: 'book', words, isOther: true }, ...setsOf([second])]
}

/** "And note that I use crutches": beside an appointment it belongs to that, else to a message. */
function noteOf({ clause, words }: Heard, { patterns, typed }: Reading, { isOfVisit, task }: Asked): Command[] {
  const details = detailsOf(clause.mentions)
  if (task !== null && CARRIES_TEXT.has(task.task)) return details
  if (!isOfVisit) return [{ type: 'start', task: 'message', words }, ...details]
  const lead = opening(patterns.joins).exec(fold(words))?.[0].length ?? 0
  const parties = setsOf(clause.mentions).filter((one) => one.type === 'set' && one.value.slot === 'party_size')
  const own = words.slice(lead).trim()
  // "I pay by voucher, please note": what is to be noted stands before it.
  const text = wordsOf(fold(own)).length <= MOST_WORDS_OF_NOTE ? sentenceWith(own, typed) : own
  return [messageOf(text), ...parties, ...details]
}

const MOST_WORDS_OF_NOTE = 3

function sentenceWith(words: string, typed: string): string {
  const at = typed.indexOf(words)
  const before = typed.slice(0, Math.max(0, at)).search(/[^.!?\n]{0,200}$/u)
  return typed.slice(before, at + words.length).trim()
}

function unwantedOf({ clause, words }: Heard, asked: Span | undefined, reading: Reading, table: Table): Command[] {
  // "I only wanted to know" leaves whatever is under way.
  const isBooking = table.task === null || table.task.task === 'book'
  const left: Command = { type: 'abandon', words, ...(isBooking ? { task: 'book' } : {}) }
  if (asked === undefined) return [left]
  const place = { start: clause.start + asked.start, end: clause.start + asked.end }
  const own = typedAt(reading.typed, reading.folded, place)
  const text = clause.text.slice(asked.start, asked.end)
  const ask: Command = { type: 'ask', question: standingAlone({ ...clause, text }, own, reading, table), words }
  return [left, ask]
}

/** Begins a second booking beside the one under way, whose own day and hour, said again, are not the second's. */
function addedOf(heard: Heard, reading: Reading, table: Asked): Command[] | undefined {
  if (!isAdded(heard, reading, table)) return undefined
  const { clause } = heard
  const mentions = clause.mentions.filter(
    ({ values }) => values.length === 0 || !values.every((one) => isSame(one, table)),
  )
  return startOf({ ...heard, clause: { ...clause, mentions } }, reading, { task: 'book', isOther: true })
}

/** "Add the cleaning", "both": beside the service under way another one is wished for in the same visit. */
function isAdded({ rest, clause, answers }: Heard, { patterns }: Reading, { task, question }: Table): boolean {
  if (task?.task !== 'book' || task.serviceId === null || question === 'service') return false
  if (clause.isQuestion && !begins(rest, patterns.questions.request)) return false
  const own = task.serviceId
  const isOther = clause.mentions.some(({ values }) =>
    values.some(({ slot, value }) => slot === 'service' && value.length === 1 && value[0] !== own),
  )
  // "No, rather the other one as well as before" corrects.
  const isCorrected = answers.some(({ kind }) => kind === 'no') && has(rest, patterns.prefers)
  // "A trim. Not before ten, she is still asleep": the word stands beside the service, or adds none.
  const named = clause.mentions.filter(({ values }) => values.some(({ slot }) => slot === 'service'))
  const near = named.some(({ start, end }) => {
    const from = Math.max(0, start - clause.start - REACH_OF_ADDED)
    return has(clause.text.slice(from, end - clause.start + REACH_OF_ADDED), patterns.adds)
  })
  return isOther && !isCorrected && has(rest, patterns.adds) && near
}

const REACH_OF_ADDED = 30

/** "And another one at six for my husband", behind a booking that was made, agreed to or given its hour. */
function isAnother({ rest, clause }: Heard, { patterns }: Reading, table: Asked): boolean {
  const { task, booking, question } = table
  // "And one for my husband right after" leaves what is read back as it is.
  if (task?.task === 'book' && question === 'confirm' && begins(rest, patterns.forAnother)) return true
  const isSummed =
    task?.task === 'book' && (question === 'confirm' ? table.isAgreed : table.hasChosen && isChoosing(table))
  const isMade = task === null && booking !== null
  const isElse = clause.mentions.some(({ values }) =>
    values.some((value) => value.slot === 'service' && !value.value.includes(task?.serviceId ?? '')),
  )
  // "Is half past four possible too?" is about the one that was made.
  const isMore = begins(rest, patterns.sequel) || (!clause.isQuestion && has(rest, patterns.more))
  // "Then I expect you on Wednesday" names the day that was read back.
  const isBehind = begins(rest, patterns.sequel) && !isOfTask(clause, table)
  // "Yes. And the one at nine as well"
  const isOtherHour =
    isMore && clause.mentions.some((one) => isHour(one) && !one.values.every((value) => isSame(value, table)))
  return (isSummed && (isElse || isBehind || isOtherHour)) || (isMade && isMore)
}

/** Names some of what the task has, and nothing else. */
function isOfTask({ mentions }: Heard['clause'], table: Asked): boolean {
  const values = mentions.flatMap((mention) => mention.values).filter(({ slot }) => CORRECTED.has(slot))
  return values.length > 0 && values.every((value) => isSame(value, table))
}

/** "And another one for my brother": a wish although it names neither a service nor a day. */
function isSequel({ rest }: Heard, { patterns }: Reading): boolean {
  return begins(rest, patterns.forAnother) || (begins(rest, patterns.sequel) && has(rest, patterns.more))
}

/** A start with its values; of two services each has a start of its own, and the day is that of both. */
function startOf({ clause, words }: Heard, reading: Reading, { task, isOther }: Begun): Command[] {
  const start: Start = { type: 'start', task, words, ...(isOther ? { isOther } : {}) }
  const named = clause.mentions.filter(({ values }) => values[0]?.slot === 'service')
  const services = named.filter((one, index) => index === 0 || isJoined(named[index - 1]!, one, reading))
  const distinct = [...new Map(services.map((one) => [JSON.stringify(one.values), one])).values()]
  if (task === 'move') return [start, ...setsOf(withoutLeftDay(clause.mentions.filter(isSure)))]
  if (task !== 'book') return [start, ...setsOf(clause.mentions.filter(isSure))]
  if (distinct.length < 2)
    return [start, ...setsOf(clause.mentions.filter((one) => !named.includes(one) || services.includes(one)))]
  const [first, ...more] = distinct
  const days = setsOf(clause.mentions).filter((one) => one.type === 'set' && one.value.slot === 'day')
  const rest = clause.mentions.filter((mention) => !named.includes(mention))
  const isApart = days.length > 1
  return [
    start,
    ...setsOf([first!, ...rest.filter(({ end }) => !isApart || end <= more[0]!.start)]),
    ...more.flatMap((one) => [
      start,
      ...setsOf([one]),
      ...(isApart ? setsOf(rest.filter(({ start: at }) => at >= one.start)) : days),
    ]),
  ]
}

/** "Move my lesson on Tuesday to Wednesday": of two days the first is the one that is left. */
function withoutLeftDay(mentions: Mention[]): Mention[] {
  const days = mentions.filter((mention) => daysOf(mention).length > 0)
  const [left] = days.length > 1 ? daysOf(days[0]!) : []
  return mentions
    .filter((mention) => !days.slice(0, -1).includes(mention))
    .map((mention) => (mention === days.at(-1) && left !== undefined ? beside(mention, left) : mention))
}

function daysOf({ values, candidates = [] }: Mention): string[] {
  return [...values, ...candidates].flatMap((one) => (one.slot === 'day' && one.value !== null ? [one.value.from] : []))
}

/** Of two readings of the new day, the one behind the day that is left. */
function beside(mention: Mention, left: string): Mention {
  const { candidates = [], ...rest } = mention
  const meant = candidates.find((one) => one.slot === 'day' && one.value !== null && one.value.from > left)
  return meant === undefined ? mention : { ...rest, values: [...rest.values, meant] }
}

interface Begun {
  task: TaskName
  isOther: boolean
}

/** "A check-up and a cleaning" are two; "an inspection for my e-bike" is one. */
function isJoined(before: Mention, after: Mention, { text, patterns }: Reading): boolean {
  const between = text.slice(before.end, after.start)
  return /[,+&/;\n]/u.test(between) || has(between, patterns.joins)
}

/** "My class" names no service where all are classes. */
function isSure({ values }: Mention): boolean {
  return values.every((value) => value.slot !== 'service' || value.value.length === 1)
}

function setsOf(mentions: Mention[]): Command[] {
  return mentions.flatMap(({ values, candidates, words }): Command[] => [
    ...(candidates === undefined ? [] : [{ type: 'unclear' as const, candidates, words }]),
    ...values.map((value): Command => ({ type: 'set', value, words })),
  ])
}

/** Who somebody is belongs to them whatever they ask. */
function detailsOf(mentions: Mention[]): Command[] {
  return setsOf(mentions).filter(
    ({ type, ...command }) => type === 'set' && 'value' in command && !CORRECTED.has(command.value.slot),
  )
}

/** "Le 2 alors" is the second of what was shown, and no day. */
function isPlace({ clause }: Heard, { patterns }: Reading, { options }: Table): boolean {
  return figurePlace(clause.text, options, patterns) !== undefined
}

/** "The second one", of what was shown. */
function chosenIn({ rest, words, clause }: Heard, { patterns }: Reading, { options }: Table): Command[] {
  const isAnswer = options.some(({ kind }) => kind === 'yes' || kind === 'no')
  if (options.length === 0 || isAnswer || wordsOf(rest).length > 8 || isWhole(rest, patterns.interjections)) return []
  const figure = figurePlace(clause.text, options, patterns)
  if (figure !== undefined) return [{ type: 'choose', option: figure, words }]
  const { ordinals } = patterns
  // "On the second" is a day of the month.
  if (clause.mentions.some(({ values }) => values.some(({ slot }) => slot === 'day'))) return []
  // "The puppy first course" is a name.
  const isNamed = (ordinal: string): boolean => clause.mentions.some((one) => has(fold(one.words), ordinal))
  const place = ordinals.findIndex((ordinal) => has(rest, ordinal) && !isNamed(ordinal))
  const option = place === ordinals.length - 1 ? options.length : place + 1
  return place < 0 || option > options.length ? [] : [{ type: 'choose', option, words }]
}

/** The one of two that was not taken. */
function otherOne(words: string, { options, task }: Table): Command {
  const isTaken = options.map((option) => {
    if (option.kind === 'start') return option.date === task?.day?.from && option.time === task.time?.at
    return option.kind === 'service' && option.id === task?.serviceId
  })
  const open = isTaken.flatMap((taken, index) => (taken ? [] : [index]))
  if (options.length !== 2 || open.length !== 1) return { type: 'others', direction: 'any', words }
  const option = options[open[0]!]!
  return option.kind === 'service'
    ? { type: 'correct', value: { slot: 'service', value: [option.id] }, words }
    : { type: 'choose', option: open[0]! + 1, words }
}

/** "12:30 then, and strike the Friday", or "yes, but Saturday at 12:30 instead" to a cancellation: a move, and no end. */
function asMoveUnderWay(commands: Command[], { text, patterns }: Reading, { task }: Table): Command[] {
  const [day, time] = [setIn(commands, 'day'), setIn(commands, 'time')]
  if (task?.task === 'move') {
    const isChosen = time !== undefined || commands.some(({ type }) => type === 'choose')
    const cancel = commands.find((one): one is Start => one.type === 'start' && one.task === 'cancel')
    const isOfCancel = (one: Command): boolean =>
      one === cancel || (one.type === 'set' && cancel?.words.includes(one.words) === true)
    return isChosen ? commands.filter((one) => !isOfCancel(one)) : commands
  }
  const isNamed = commands.some((one) => 'value' in one && one.value.slot === 'reference')
  const isInstead = day !== undefined && !isNamed && (time !== undefined || has(text, patterns.correction))
  if (task?.task !== 'cancel' || !isInstead || commands.some(({ type }) => type === 'start')) return commands
  const start: Command = { type: 'start', task: 'move', words: day.words }
  return [start, ...commands.filter(({ type }) => type !== 'confirm' && type !== 'reject')]
}

function setIn(commands: Command[], slot: 'day' | 'time') {
  return commands.find((one) => one.type === 'set' && one.value.slot === slot && one.value.value !== null) as
    Extract<Command, { type: 'set' }> | undefined
}

/** "I can't, could we do half an hour earlier?": another time moves what was booked. */
function asMove(given: Command[], reading: Reading, table: Table): Command[] {
  const commands = asMoveUnderWay(given, reading, table)
  const { typed } = reading
  const { booking, task, bookings = [] } = table
  const cancel = commands.find((one): one is Start => one.type === 'start' && one.task === 'cancel')
  const isNamed = bookings.length > 1 && commands.some((one) => one.type === 'set' && one.value.slot === 'reference')
  // "They only come at Easter, so please cancel": the other time stands behind the deed, or it is none.
  const place = typed.indexOf(cancel?.words ?? '')
  const isElsewhere = commands.some(
    (one) =>
      one.type === 'set' &&
      typed.lastIndexOf(one.words) >= place &&
      ((one.value.slot === 'time' && one.value.value?.at !== undefined && one.value.value.at !== booking?.time) ||
        (one.value.slot === 'day' && one.value.value !== null && one.value.value.from !== booking?.date)),
  )
  const isOther = commands.some((one) => (one.type === 'set' && one.value.slot === 'service') || 'isOther' in one)
  if (booking === null || task !== null || cancel === undefined || !isElsewhere || isOther || isNamed) return commands
  return commands
    .filter((one) => one.type !== 'start' || one.task !== 'book')
    .map((one) => (one.type === 'start' && one.task === 'cancel' ? { ...one, task: 'move' } : one))
}

/** One start a wish: the same wish said twice, or one that is under way already, begins nothing. */
function mergedStarts(commands: Command[], reading: Reading, table: Table): Command[] {
  const { task } = table
  const kept: Command[] = []
  for (const [index, command] of commands.entries()) {
    if (command.type !== 'start') {
      kept.push(command)
      continue
    }
    const service = serviceAfter(commands, index)
    const before = kept.findLast((one): one is Start => one.type === 'start' && one.task === command.task)
    const isAgain = before !== undefined && isSameService(service, serviceAfter(kept, kept.indexOf(before)))
    const isMore = has(reading.text, reading.patterns.more)
    const isOpen = task?.task === command.task && command.isOther !== true && !isMore
    // "Not a rental! Move my service on Thursday", of a booking that stands.
    const isOfMade = commands.some((one) => one.type === 'set' && one.value.slot === 'reference')
    const isAdjusted = task?.task === 'book' && command.task === 'move' && command.isOther !== true && !isOfMade
    if (!isAgain && !isOpen && !isAdjusted) kept.push(command)
  }
  return hoisted(kept)
}

/** "I need an appointment, better at ten, for a trim": a service named once is that of the one wish. */
function isSameService(a: string | undefined, b: string | undefined): boolean {
  return a === undefined || b === undefined || a === b
}

/** The service that is set between a start and the next. */
function serviceAfter(commands: Command[], start: number): string | undefined {
  for (const command of commands.slice(start + 1)) {
    if (command.type === 'start') return undefined
    if (command.type === 'set' && command.value.slot === 'service') return command.value.value.join()
  }
  return undefined
}

/** Values that were said before their wish come behind it. */
function hoisted(commands: Command[]): Command[] {
  // What stands before another wish belongs to the one under way.
  const first = commands.findIndex((one) => one.type === 'start' && one.isOther !== true)
  const value = commands.findIndex(({ type }) => type === 'set' || type === 'unclear')
  if (first < 0 || value < 0 || value > first) return commands
  return [...commands.slice(0, value), commands[first]!, ...commands.slice(value, first), ...commands.slice(first + 1)]
}

/** A value that takes the place of another. */
function asCorrection(command: Command, heard: Heard[], all: Command[], table: Table): Command {
  if (command.type !== 'set') return command
  const { value, words } = command
  const isMarked = heard.some(({ isCorrection, answers }) => isCorrection || answers.some(({ kind }) => kind === 'no'))
  if (!CORRECTED.has(value.slot)) return isMarked && table.task !== null ? { type: 'correct', value, words } : command
  if (all.some(({ type }) => type === 'start')) return command
  if (table.task === null) return isMarked && table.booking !== null ? { type: 'correct', value, words } : command
  const isFilled =
    table.question === 'confirm' ||
    currentOf(value.slot, table) !== undefined ||
    (isOffered(table) && (value.slot === 'day' || value.slot === 'time') && !isAmongOffered(value, table))
  // "No e-mail, sorry. Yes, Friday at ten" agrees to the Friday that was read back.
  const isAgreed = table.question === 'confirm' && heard.some(({ answers }) => answers.some(isYes))
  const isNew = (isMarked && !isAgreed) || !isSame(value, table)
  return isFilled && isNew ? { type: 'correct', value, words } : command
}

function isYes({ kind }: Heard['answers'][number]): boolean {
  return kind === 'yes'
}

function isOffered({ task, question }: Table): boolean {
  return (
    task !== null &&
    task.offered.length > 0 &&
    (question === 'confirm' || question === 'choice' || question === 'offer')
  )
}

function isChoosing({ task, question }: Table): boolean {
  return (
    task !== null && task.offered.length > 0 && (question === 'time' || question === 'day' || question === 'choice')
  )
}

function currentOf(slot: string, { task }: Table): unknown {
  if (task === null) return undefined
  const values: Record<string, unknown> = {
    day: task.day,
    time: task.time,
    service: task.serviceId,
    party_size: task.partySize,
  }
  return values[slot] ?? undefined
}

function isAmongOffered(value: SlotValue, { task }: Table): boolean {
  return (task?.offered ?? []).some(({ date, time }) => {
    if (value.slot === 'day') return value.value !== null && isAmong(date, value.value)
    return value.slot === 'time' && (value.value?.at === time || value.value?.at === undefined)
  })
}

function isSameDay(day: DayValue, other: DayValue | null): boolean {
  return day.from === other?.from && day.to === other.to && String(day.only) === String(other.only)
}

/** Whether the task has this value already. */
function isSame(value: SlotValue, table: Table): boolean {
  const { task } = table
  if (task === null) return false
  switch (value.slot) {
    case 'service':
      return task.serviceId !== null && value.value.includes(task.serviceId)
    case 'day':
      return task.day !== null && isSameDay(task.day, value.value)
    case 'time':
      return task.time?.at !== undefined && task.time.at === value.value?.at
    case 'party_size':
      return task.partySize === value.value
    default:
      return false
  }
}

/** What the summary says already, said again with a yes, changes nothing. */
function isRepeated(command: Command, table: Table, all: Command[]): boolean {
  const isAnswer = all.some(({ type }) => type === 'confirm')
  return command.type === 'set' && isAnswer && table.question === 'confirm' && isSame(command.value, table)
}

/** "Could you find that out and answer me at ada@example.com?": the address says that the team is asked. */
function asMessage(commands: Command[], { typed, patterns }: Reading, { task, question }: Table): Command[] {
  const isReachable = commands.some(
    (one) => one.type === 'set' && (one.value.slot === 'email' || one.value.slot === 'phone'),
  )
  const isRequested = (one: Command): boolean => one.type === 'ask' && has(fold(one.words), patterns.questions.request)
  const isBegun = commands.some(({ type }) => type === 'start' || type === 'complaint')
  if (task !== null || question !== null || !isReachable || isBegun || !commands.some(isRequested)) return commands
  const words = typed.trim()
  return [{ type: 'start', task: 'message', words }, ...commands.filter((one) => !isRequested(one)), messageOf(words)]
}

function messageOf(text: string): Command {
  return { type: 'message', text }
}

/** All that belongs to the team, as typed. */
function withText(commands: Command[], heard: Heard[], { typed, patterns }: Reading, table: Table): Command[] {
  const text = typed.trim()
  const complains = commands.some(({ type }) => type === 'complaint')
  if (complains) return [...commands.filter(({ type }) => type !== 'complaint'), { type: 'complaint', text }]
  const starts = commands.filter((one) => one.type === 'start')
  const isAsked =
    table.question === 'message' && starts.length === 0 && !commands.some(({ type }) => type === 'abandon')
  const isLeft = commands.some(({ type }) => type === 'abandon')
  const isOpen = table.task !== null && CARRIES_TEXT.has(table.task.task) && starts.length === 0 && !isLeft
  const isBegun = starts.some(({ task }) => CARRIES_TEXT.has(task))
  const hasText = heard.some(
    ({ act, hasContent, rest, clause }) => hasContent && carries(act, rest, { ...clause, patterns, isAsked }),
  )
  const isSaid = (isAsked && hasText) || ((isOpen || isBegun) && hasText)
  if (!isSaid) return commands
  // "Ordered on the 31st, it was to take two weeks! What is going on?" asks the team, too.
  // A question beside a yes to the text is for the desk.
  const isAgreed = table.question === 'confirm' && commands.some(({ type }) => type === 'confirm')
  const isOfText = isOpen && !isAgreed
  const others = isAsked ? commands.filter(isDetail) : commands.filter(({ type }) => !isOfText || type !== 'ask')
  return [...others, { type: 'message', text }]
}

/** Who writes; all else in a message belongs to its text. */
function isDetail(command: Command): boolean {
  return (command.type === 'set' || command.type === 'correct') && !CORRECTED.has(command.value.slot)
}

interface Said {
  mentions: Mention[]
  patterns: Reading['patterns']
  isAsked: boolean
}

const LEAST_WORDS_TOLD = 3

/** "Could you note that I use crutches": behind the wish stands what it is about. */
function isTextBehind(rest: string, task: TaskName, { deeds }: Reading['patterns']): boolean {
  const wish = task === 'message' ? expression(deeds.message).exec(rest) : null
  return wish !== null && wordsOf(rest.slice(wish.index + wish[0].length)).length >= LEAST_WORDS_TOLD
}

/** Whether a clause says something to the team, beyond the wish to reach it. */
function carries(act: Heard['act'], rest: string, { mentions, patterns, isAsked }: Said): boolean {
  if (isAsked) return true
  if (act.type === 'start')
    return (
      CARRIES_TEXT.has(act.task) &&
      (rest.includes(':') || wordsOf(rest).length > 8 || isTextBehind(rest, act.task, patterns))
    )
  return (
    (act.type === 'none' || act.type === 'values' || act.type === 'note') &&
    wordsOf(rest).length > (mentions.length > 0 ? 1 : 0)
  )
}

/** Nothing had a form: words of somebody who answers a question are left to it, others are looked up. */
function lastResort(heard: Heard[], { typed, patterns }: Reading, table: Table): Command[] {
  const telling = heard.filter(({ hasContent, act }) => hasContent && act.type !== 'told')
  if (telling.length === 0 || isCourteous(heard, telling)) return []
  // "So when can I come in for the test?" while another appointment is chosen: still a question.
  const asking = telling.find(({ clause }) => clause.isQuestion)
  if (table.question !== null)
    return asking === undefined ? [] : [{ type: 'ask', question: asking.words, words: asking.words }]
  if (isUnderWay(table) && !begins(telling[0]!.rest, patterns.questions.start)) return []
  const words = telling.map((one) => one.words).join(' ')
  return [{ type: 'ask', question: words, words: typed.trim() }]
}

const COURTEOUS = new Set<Heard['answers'][number]['kind']>(['greeting', 'thanks', 'goodbye'])

/** "Thank you. I hope he comes": what is told beside thanks or a goodbye asks nothing; beside a greeting a word or two. */
function isCourteous(heard: Heard[], telling: Heard[]): boolean {
  const said = heard.flatMap(({ answers }) => answers.map(({ kind }) => kind))
  const isLeaving = said.some((kind) => kind === 'thanks' || kind === 'goodbye')
  const most = isLeaving ? MOST_WORDS_BESIDE_LEAVE : MOST_WORDS_BESIDE_GREETING
  const words = telling.flatMap(({ rest }) => wordsOf(rest)).length
  const isCourtesy = said.some((kind) => COURTEOUS.has(kind))
  return isCourtesy && words <= most && telling.every(({ clause }) => !clause.isQuestion)
}

const MOST_WORDS_BESIDE_LEAVE = 9
const MOST_WORDS_BESIDE_GREETING = 2

/** A yes or a no gives way to what says more; the second of two is left out. */
function weighed(given: Command[], { patterns }: Reading, table: Table): Command[] {
  // "I have no e-mail. Yes, please": nothing is asked for at the summary that could be unknown.
  const isAgreed = table.question === 'confirm' && given.some(({ type }) => type === 'confirm')
  const isCancelled = isAgreed && table.task?.task === 'cancel' && !given.some(isBooked)
  const commands = given.filter(
    (one) => !(isAgreed && one.type === 'unknown') && !(isCancelled && isOfAppointment(one)),
  )
  const weak = new RegExp(`^(?:${patterns.answers.weak})$`, 'u')
  // Words that only look like a question say a weak yes no less.
  const isAsked = commands.some((one) => one.type === 'ask' && isAskedFor(one.words, patterns))
  const includes = (types: ReadonlySet<Command['type']>): boolean => commands.some(({ type }) => types.has(type))
  // "My number was wrong. Otherwise yes": only another appointment makes a yes to this one void.
  // "Yes, after six" says when to call.
  const isOfCall = table.task?.task === 'call_back'
  // "Yes, and no call back is needed" agrees to the message.
  const isOfElse = (one: Command): boolean =>
    one.type === 'abandon' && one.task !== undefined && one.task !== table.task?.task
  const isElse = commands.some(
    (one) =>
      OUTWEIGHS_YES.has(one.type) &&
      !isOfElse(one) &&
      (one.type !== 'correct' || (CORRECTED.has(one.value.slot) && !isOfCall)),
  )
  const isValue =
    table.question !== 'confirm' &&
    table.question !== 'offer' &&
    table.question !== 'choice' &&
    table.question !== 'anything_else'
  const isChosen = table.question === 'time' || table.question === 'day' || table.question === 'service'
  const hasValue = commands.some(
    (one) => one.type === 'message' || (one.type === 'set' && (!isChosen || CORRECTED.has(one.value.slot))),
  )
  // "Great, thank you" to "anything else?" wants nothing more.
  const isThanked = commands.some((one) => one.type === 'courtesy' && one.kind === 'thanks')
  const isLeaving = commands.some((one) => one.type === 'courtesy' && one.kind === 'goodbye')
  const seen = new Set<string>()
  return commands.filter((command) => {
    if (command.type === 'confirm' && isThanked && table.question === 'anything_else') return false
    // "All clear, thank you, goodbye" takes none of the times.
    if (command.type === 'confirm' && isLeaving && table.question !== 'confirm') return false
    // "Right. How much is each?" takes none of the choices.
    if (command.type === 'confirm' && isAsked && (isChosen || weak.test(fold(command.words)))) return false
    if (command.type === 'reject' && includes(OUTWEIGHS_NO)) return false
    if (command.type === 'confirm' && (isElse || (isValue && hasValue))) return false
    if (isAcknowledgement(command) && !commands.every(isAcknowledgement)) return false
    const key = command.type === 'courtesy' ? command.kind : command.type
    const isOnce = key === 'confirm' || key === 'reject' || key === 'recall' || command.type === 'courtesy'
    const isRepeat = seen.has(key) && isOnce
    seen.add(key)
    return !isRepeat
  })
}

function isBooked(command: Command): boolean {
  return command.type === 'start' && command.task === 'book'
}

/** "Yes. I might come again after Christmas": an agreed cancellation has no other day. */
function isOfAppointment(command: Command): boolean {
  if (command.type === 'others' || command.type === 'unclear') return true
  if (command.type === 'start') return command.task === 'move'
  return (command.type === 'set' || command.type === 'correct') && CORRECTED.has(command.value.slot)
}

function isAskedFor(words: string, { questions }: Reading['patterns']): boolean {
  return words.includes('?') || begins(fold(words), questions.start)
}

function isGreeting(command: Command): boolean {
  return command.type === 'courtesy' && command.kind === 'greeting'
}

function isAcknowledgement(command: Command): boolean {
  return command.type === 'courtesy' && command.kind === 'acknowledgement'
}
