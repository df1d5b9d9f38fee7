import type { DayValue, Question, SlotValue, Table, TaskName } from '../../models/understanding.ts'
import { fillersOf } from './answers.ts'
import { REFERENCE, type Clause } from './clauses.ts'
import { todayOf, type Reading } from './reading.ts'
import { baseLanguage, spokenLanguage } from '../../languages/index.ts'
import { smallTalkOf } from '../../languages/small-talk.ts'
import { asksAttendance, asksFact, asksOpening, asksWho, comparesServices } from '../facts/asked.ts'
import { likelihoods } from './classifier/classifier.ts'
import { languageAsked } from './language.ts'
import { whenIn } from './when/index.ts'
import { begins, expression, fold, has, isWhole, opening, without, wordsOf, type Span } from './text.ts'

/** What a clause wants. */
export type Act =
  | {
      type: 'start'
      task: TaskName
      isOther: boolean
      /** The deed itself was named; else a problem, a service or a free time only lets one think of it. */
      isNamed: boolean
      /** Only the classifier hears it. */
      isGuessed?: boolean
    }
  /** A call back, a message or a person is refused. */
  | { type: 'refused'; task: TaskName }
  /** Tells what they will do themselves. */
  | { type: 'told' }
  | { type: 'others'; direction: 'earlier' | 'later' | 'any' }
  | { type: 'speak'; language: string }
  | { type: 'identity' }
  /** Asks for the details of their own booking. */
  | { type: 'recall' }
  /** Tells of an appointment that they have. */
  | { type: 'existing' }
  /** Asks with whom the booking is that was made, or that is agreed to. */
  | { type: 'who' }
  /** Asks whether the team was told something. */
  | { type: 'passed_on' }
  /** Asks for what was just read back. */
  | { type: 'repeat' }
  /** Has no appointment that could be changed. */
  | { type: 'unmade' }
  | Unwanted
  /** Tells what is to be known about the visit. */
  | { type: 'note' }
  | { type: 'ask' | 'complaint' | 'abandon' | 'resume' | 'refuse' | 'unknown' | 'other_one' | 'denied' }
  /** Small talk, a joke or a feeling: asks nothing. */
  | { type: 'remark' }
  /** Values, or nothing that a form tells. */
  | { type: 'values' | 'none' }

/** No booking is wanted; `asked` is the place in the clause of what it asks instead. */
interface Unwanted {
  type: 'unwanted'
  asked: Span | undefined
  /** No change of a booking is wanted: "don't cancel it". */
  isOfChange?: boolean
}

const DEEDS = ['person', 'call_back', 'message', 'cancel', 'move', 'book'] as const
const TO_TEAM = new Set<string | undefined>(['person', 'call_back', 'message'])
/** Deeds that the business has rules for. */
const RULED = new Set<string>(['cancel', 'move', 'book'])
const ASKS_CONTACT = new Set<Question | null>(['details', 'name', 'contact', 'phone', 'reference'])
const SHOWS_OFFER = new Set<Question | null>([
  'choice',
  'confirm',
  'day',
  'time',
  'offer',
  'change',
  'service',
  'staff',
])
/** A service and little else is a wish for it. */
const FEW_WORDS = 4
/** A question of these few words with a day or an hour in it offers them. */
const FEW_WORDS_OF_OFFER = 6
const LEAST_WORDS_OF_QUESTION = 3
/** A question for knowledge in a sentence that does not begin with it. */
const LEAST_WORDS_OF_FACT = 6
/** The same without those of the day and the hour. */
const MOST_WORDS_OF_LEAD = 0
const MOST_WORDS_BESIDE = 3
const MOST_WORDS_OF_VALUES = 12
const MOST_WORDS_OF_REQUEST = 2

/** Reads what a clause wants by its form; `text` is the clause without answers and courtesies at its beginning. */
export function actOf(text: string, clause: Clause, reading: Reading, table: Table): Act {
  const form = formOf(text, clause, reading, table)
  if (form.type === 'ask' && isRefusalAlone(text, clause, reading)) return { type: 'values' }
  if (form.type === 'values' && isOfPersonOnly(text, clause, reading, table)) return { type: 'told' }
  const act = isServiceChange(form, clause, reading, table) ? start('book', text, reading.patterns) : form
  if (act.type === 'start' && isRefusedAgain(act, text, clause, { reading, table }))
    return { type: clause.isQuestion ? 'ask' : 'none' }
  if (isToldForVisit(act, text, { patterns: reading.patterns, table })) return { type: 'note' }
  if (act.type !== 'start' || act.task !== 'book' || act.isOther) return act
  // Beside a text for the team, a question that names no appointment begins none.
  const isBesideTeam = table.task?.task === 'call_back' || table.task?.task === 'message'
  if (isBesideTeam && clause.isQuestion && !act.isNamed) return { type: 'ask' }
  if (isMadeNamed(clause, table)) return { type: clause.isQuestion ? 'ask' : 'told' }
  if (isOfBooked(text, clause, reading, table)) return { type: clause.isQuestion ? 'ask' : 'existing' }
  return isAskedBeside(text, clause, reading, table) ? { type: 'ask' } : act
}

/** "Can you tell Mags it is a snowdrop?", beside the booking under way: its note, and no message of its own. */
function isToldForVisit(act: Act, text: string, { patterns, table }: { patterns: Patterns; table: Table }): boolean {
  if (table.task?.task !== 'book' || table.question === 'message' || act.type !== 'start' || act.task !== 'message')
    return false
  const { request } = patterns.questions
  const wish = expression(patterns.deeds.message).exec(text)
  const behind = wish === null ? 0 : wordsOf(text.slice(wish.index + wish[0].length)).length
  return begins(text, request) && (has(text, patterns.deeds.noted) || behind >= LEAST_WORDS_BESIDE)
}

/** "Next week is no good, as I said": refuses what it names, and asks nothing. */
function isRefusalAlone(text: string, { mentions }: Clause, { patterns }: Reading): boolean {
  const isRefused = mentions.length > 0 && mentions.every(({ unsuitable }) => unsuitable !== undefined)
  return isRefused && !text.includes('?') && !begins(text, patterns.questions.start)
}

const MOST_WORDS_OF_NAME = 3

/** "Then I'll bring Katrin a piece of cake": tells of somebody, and wishes for no appointment with them. */
function isOfPersonOnly(text: string, clause: Clause, { patterns }: Reading, { task, question }: Table): boolean {
  const values = clause.mentions.flatMap((mention) => mention.values)
  const isPerson = values.length > 0 && values.every(({ slot, value }) => slot === 'staff' && value !== 'any')
  if (task !== null || question !== null || clause.isQuestion || !isPerson) return false
  if (wordsOf(text).length <= MOST_WORDS_OF_NAME || deedOf(text, patterns) !== undefined) return false
  const before = clause.text.slice(0, clause.mentions[0]!.start - clause.start)
  return !has(before, `${patterns.staff.with}|${patterns.deeds.wish}`)
}

/** "An appointment for altering a dress": what a service is called moves no appointment, where none was made. */
function isServiceChange(
  act: Act,
  { text, mentions, start: from }: Clause,
  { patterns }: Reading,
  table: Table,
): boolean {
  if (act.type !== 'start' || act.task !== 'move' || table.booking !== null || table.task !== null) return false
  if (mentions.some(({ values }) => values.some(({ slot }) => slot === 'reference'))) return false
  const services = mentions
    .filter(({ values }) => values.some(({ slot }) => slot === 'service'))
    .map(({ start: at, end }) => ({ start: at - from, end: end - from }))
  return services.length > 0 && changeIn(without(text, services, 'x'), patterns) === undefined
}

/** A refused task begins anew only by its own word, a question for free times, or a day or an hour and hardly more. */
function isRefusedAgain(
  act: Extract<Act, { type: 'start' }>,
  text: string,
  clause: Clause,
  { reading: { patterns }, table: { refused = [], task } }: { reading: Reading; table: Table },
): boolean {
  if (task !== null || act.isNamed || !refused.includes(act.task)) return false
  const isWish = !clause.isQuestion && (begins(text, patterns.deeds.wish) || isBesideValues(text, clause, patterns))
  const isOpened = has(text, patterns.questions.availability) || (isForWhen(clause) && isWish)
  return act.isGuessed === true || !isOpened
}

/** "The eye test that I have just booked": the service or the time of the booking that was made begins no other one. */
function isOfBooked(text: string, clause: Clause, { patterns }: Reading, { task, booking }: Table): boolean {
  if (task !== null || booking === null || has(text, `${patterns.more}|${patterns.otherBooking}`)) return false
  const isWished = begins(text, patterns.deeds.wish) || begins(text, patterns.questions.request)
  if ((isWished && deedOf(text, patterns) === 'book') || has(text, patterns.questions.availability)) return false
  return clause.mentions.every(({ values, candidates = [] }) =>
    [...values, ...candidates].every((one) => isOfBooking(one, booking)),
  )
}

/** "But the test is at five", of the one that was made, while another one is chosen. */
function isMadeNamed({ mentions }: Clause, { task, booking }: Table): boolean {
  const values = mentions.flatMap((mention) => mention.values)
  const isNamed = values.some(({ slot }) => slot === 'service') && values.some(({ slot }) => slot === 'time')
  return task?.task === 'book' && booking !== null && isNamed && values.every((one) => isOfBooking(one, booking))
}

function isOfBooking(value: SlotValue, booking: NonNullable<Table['booking']>): boolean {
  switch (value.slot) {
    case 'service':
      return booking.serviceId !== null && value.value.includes(booking.serviceId)
    case 'day':
      return value.value?.from === booking.date && value.value.to === booking.date
    case 'time':
      return value.value?.at === booking.time
    default:
      return value.slot !== 'party_size' && value.slot !== 'staff'
  }
}

const LEAST_WORDS_BESIDE = 4

/** "Can somebody pick me up at school?" in the middle of a booking: a question that names nothing of it. */
function isAskedBeside(text: string, clause: Clause, { patterns }: Reading, { task }: Table): boolean {
  if (task?.task !== 'book' || !clause.isQuestion || wordsOf(text).length < LEAST_WORDS_BESIDE) return false
  if (deedOf(text, patterns) === 'book') return false
  return clause.mentions.every(({ values }) => values.every(({ slot }) => DETAILS.has(slot)))
}

const DETAILS = new Set<SlotValue['slot']>(['name', 'email', 'phone'])

function formOf(text: string, clause: Clause, reading: Reading, table: Table): Act {
  const { patterns } = reading
  const { deeds } = patterns
  if (isWhole(text, patterns.interjections)) return { type: 'none' }
  const sure = ofSureForm(text, clause, patterns, table)
  if (sure !== undefined) return sure
  if (smallTalkOf(text, reading.language) === 'identity') return { type: 'identity' }
  const instead = changedInstead(text, patterns)
  if (instead !== undefined) return start(instead, text, patterns)
  if (isUndecided(text, clause, reading) || isPersonWished(text, clause, reading, table)) return { type: 'ask' }
  const standing = ofStanding(text, clause, reading, table)
  if (standing !== undefined) return standing
  // "And one for my brother right after" wants no later time for what is read back.
  if (table.task?.task === 'book' && table.question === 'confirm' && begins(text, patterns.forAnother))
    return { type: 'values' }
  if (has(text, patterns.unsuitable.that)) {
    if (table.booking !== null && table.task === null)
      return { type: 'start', task: 'move', isOther: false, isNamed: true }
    if (table.question === 'time') return { type: 'others', direction: 'any' }
    if (table.question === 'confirm') return { type: 'denied' }
  }
  // "Which reference? I have not booked yet": no reason to look for one.
  if (isUnmade(clause.text, patterns)) return { type: isChange(table.task?.task) ? 'unmade' : 'told' }
  const isAsking = clause.isQuestion && /[\p{L}\p{N}]/u.test(text)
  if (isAsking && smallTalkOf(text, reading.language) === 'identity') return { type: 'identity' }
  if (isAskedBesideDraft(text, clause, patterns, table)) return { type: 'ask' }
  const unwanted = unwantedIn(clause, reading, table)
  if (unwanted?.asked !== undefined) return unwanted
  if (!isAsking && (has(text, deeds.complaint) || isAftermath(text, patterns))) return { type: 'complaint' }
  if (!isAsking && isDeedDenied(text, patterns)) return { type: 'unwanted', asked: undefined, isOfChange: true }
  if (ASKS_CONTACT.has(table.question) && has(text, patterns.refuse)) return { type: 'refuse' }
  // "One person" answers how many.
  if (table.question === 'party_size' && hasParty(clause) && wordsOf(text).length <= FEW_WORDS)
    return { type: 'values' }
  if (table.question !== null && !text.includes('?') && !hasAnswer(clause, table) && has(text, patterns.unknown))
    return { type: 'unknown' }
  if (unwanted !== undefined) return unwanted
  if (has(text, patterns.questions.again) && !isForWhen(clause) && deedOf(text, patterns) === undefined)
    return { type: 'ask' }
  // "I meant the price of the massage" wishes for no massage.
  if (has(text, patterns.questions.meant) && asksFact(text, spokenLanguage(reading.language))) return { type: 'ask' }
  // "No, I mean the suit itself", behind an answer about something else.
  if (isMeantOf(text, clause, patterns, table)) return { type: 'ask' }
  if (has(text, patterns.questions.claim) && !isForWhen(clause) && table.question !== 'message') return { type: 'ask' }
  if (has(text, patterns.resume)) return { type: 'resume' }
  return isAsking ? asked(text, clause, reading, table) : stated(text, clause, reading, table)
}

/** "I have no appointment yet", and nothing more. */
function isUnmade(text: string, patterns: Patterns): boolean {
  const rest = text.replaceAll(expression(patterns.deeds.noneMade), ' ')
  const filler = fillersOf(patterns)
  return rest !== text && wordsOf(rest).filter((word) => !filler.has(word)).length <= MOST_WORDS_OF_UNMADE
}

const MOST_WORDS_OF_UNMADE = 3

function isTeam(task: TaskName): boolean {
  return task === 'message' || task === 'call_back'
}

/** A task on a booking that exists. */
function isChange(task: TaskName | undefined): boolean {
  return task === 'move' || task === 'cancel' || task === 'look_up'
}

type Patterns = Reading['patterns']

/** Puts right what was answered last: names no other day, hour or person, and wishes for nothing. */
function isMeantOf(text: string, clause: Clause, patterns: Patterns, { topic, task }: Table): boolean {
  const isOfDesk = task === null || task.task === 'book'
  if (topic === null || !isOfDesk || !begins(text, patterns.questions.meant)) return false
  const deed = deedOf(text, patterns)
  return !hasWhen(clause) && !hasStaff(clause) && !hasService(clause) && (deed === undefined || RULED.has(deed))
}

/** "I can't decide between a trim and a cut": what each of them is may help. */
function isUndecided(text: string, { isQuestion, mentions }: Clause, { language }: Reading): boolean {
  const named = mentions.filter(({ values }) => values.some(({ slot }) => slot === 'service'))
  return !isQuestion && named.length > 1 && comparesServices(text, spokenLanguage(language))
}

/** "With a woman, if possible", in the middle of a booking: the people are named, as nothing else tells who is meant. */
function isPersonWished(text: string, clause: Clause, { language }: Reading, { task, question }: Table): boolean {
  if (task?.task !== 'book' || question === 'confirm' || clause.isQuestion || clause.mentions.length > 0) return false
  return wordsOf(text).length <= MOST_WORDS_OF_WHO && asksWho(text, spokenLanguage(language))
}

/** "I want no other time, just cancel Thursday": what is wished for stands behind what is refused. */
function changedInstead(text: string, patterns: Patterns): 'cancel' | 'move' | undefined {
  const comma = text.search(/[,:]/u)
  const behind = text.slice(comma + 1)
  const isRefused = comma > 0 && has(text.slice(0, comma), patterns.deeds.denied) && !has(behind, patterns.deeds.denied)
  return isRefused ? changeIn(behind, patterns) : undefined
}

/** The act of a text whose form leaves no doubt, whatever is under way. */
function ofSureForm(text: string, clause: Clause, patterns: Patterns, table: Table): Act | undefined {
  const language = languageAsked(text)
  if (language !== undefined) return { type: 'speak', language }
  // "The call before eleven, if possible", of one that the team has been asked for.
  const isOfCall = table.task === null && table.hasPassedOn === true && has(text, patterns.deeds.calls)
  if (isOfCall && hasWhen(clause) && !clause.isQuestion) return { type: 'note' }
  // "Don't forget the ramp" gives nothing up.
  if (isNote(text, clause, patterns, table)) return { type: 'note' }
  const refused = refusedIn(text, clause, patterns)
  if (refused !== undefined) return { type: 'refused', task: refused }
  // "Until when can I move it?" moves nothing.
  if (clause.isQuestion && has(text, `${patterns.questions.deadline}|${patterns.questions.readyAsked}`))
    return { type: 'ask' }
  // "My dog ate chocolate what shall I do" asks, with its mark or without.
  if (has(text, patterns.questions.advice)) return { type: 'ask' }
  // The end of a contract is no appointment's: documents say how.
  if (has(text, patterns.questions.contract)) return { type: 'ask' }
  return undefined
}

const TEAM_DEEDS = ['call_back', 'message', 'person'] as const

/** "No call back, please"; "don't call in the morning" refuses an hour only. */
function refusedIn(text: string, clause: Clause, { deeds }: Patterns): TaskName | undefined {
  return hasWhen(clause) ? undefined : TEAM_DEEDS.find((deed) => has(text, deeds.refused[deed]))
}

/** "I was with you on Monday and now it hurts": what came of a visit is for the team, and wishes for no other one. */
function isAftermath(text: string, { aftermath, deeds, past }: Patterns): boolean {
  return (
    has(text, past) &&
    has(text, aftermath.now) &&
    has(text, aftermath.ofUs) &&
    !has(text, `${deeds.wish}|${deeds.book}`)
  )
}

/** The act of a text about the booking that stands, about the one read back, or about what the team was given. */
function ofStanding(text: string, clause: Clause, { patterns, language }: Reading, table: Table): Act | undefined {
  // "Just keep the wash as it is", while another one is offered, or nothing is.
  if (has(text, patterns.asItIs) && (table.task === null ? table.booking !== null : isUnderWay(table)))
    return table.task === null ? { type: 'existing' } : { type: 'unwanted', asked: undefined }
  const isTold =
    table.task === null ? table.hasPassedOn === true : table.task.task === 'book' || isTeam(table.task.task)
  if (isTold && isPassedOnAsked(text, clause, patterns)) return { type: 'passed_on' }
  const isWho = asksWho(text, language) || begins(text, patterns.recall.isWith) || isEither(clause)
  if (isWho && isShortlyAsked(text, clause, table)) return { type: 'who' }
  // "Is my appointment at nine still booked?", while another one is offered or none is made yet.
  if (
    table.task?.task === 'book' &&
    (clause.isQuestion || text.includes('?')) &&
    isOfMine(text, clause, patterns, table)
  )
    return { type: 'recall' }
  if (isRecall(text, patterns, table)) return { type: table.task === null ? 'recall' : 'repeat' }
  if (isExisting(text, patterns, table)) return { type: 'existing' }
  // "I have an appointment on Friday and cannot come, could you move it?"
  const change = table.task === null && begins(text, patterns.existing) ? changeIn(text, patterns) : undefined
  return change === undefined ? undefined : start(change, text, patterns)
}

/** Asks for the booking that was made, or for the one under way. */
function isOfMine(text: string, clause: Clause, { recall }: Patterns, { booking, question }: Table): boolean {
  if (wordsOf(text).length > MOST_WORDS_OF_STANDING) return false
  if (begins(text, recall.own)) return true
  // "Is the 12th at eleven still on?"
  if (booking === null || question === 'confirm' || !isWhenOf(booking, clause)) return false
  return has(text, recall.stands) || (hasWhen(clause) && begins(text, recall.it))
}

const MOST_WORDS_OF_THING = 8
const LEAST_WORDS_NOTED = 5

/** A note for the team: by its first words, for a visit by any; or hours when not to call, which are no hours of the visit. */
function isNote(text: string, clause: Clause, patterns: Patterns, { question, task }: Table): boolean {
  const { deeds } = patterns
  if (question === 'message' || isForTeam(text, patterns)) return false
  if (begins(text, deeds.note)) return true
  // Spanish asks and tells with the same words: only a mark makes a question of what is to be noted.
  if (task?.task !== 'book' || (has(text, deeds.noted) ? text.includes('?') : clause.isQuestion)) return false
  const deed = deedOf(text, patterns)
  const isThing = deed === undefined && clause.mentions.length === 0 && has(text, patterns.addVerbs)
  if (isThing && wordsOf(text).length <= MOST_WORDS_OF_THING && isTelling(text, clause, patterns)) return true
  // "She is allergic to latex, write it down", which may sound like a wish to be put down.
  const isTold = deed === 'book' && clause.mentions.length === 0 && wordsOf(text).length >= LEAST_WORDS_NOTED
  const isNoted = (deed === 'message' || deed === undefined || isTold) && has(text, deeds.noted)
  const isOfWhen = hasWhen(clause) || clause.mentions.some(({ unsuitable }) => unsuitable !== undefined)
  return isNoted || (isOfWhen && has(text, deeds.calls))
}

/** "Tell them to call me" wants more than to be noted. */
function isForTeam(text: string, patterns: Patterns): boolean {
  const deed = deedOf(text, patterns)
  return deed === 'call_back' || deed === 'person'
}

const MOST_WORDS_OF_RECALL = 10
const MOST_WORDS_OF_STANDING = 13
/** Questions with a day and an hour in them. */
const READS_TIMES = new Set<Question | null>(['confirm', 'time'])

const MOST_WORDS_OF_PASSED_ON = 14

/** "Did you write down the allergy, too?" */
function isPassedOnAsked(text: string, { isQuestion }: Clause, { recall }: Patterns): boolean {
  return isQuestion && wordsOf(text).length <= MOST_WORDS_OF_PASSED_ON && has(text, recall.passedOn)
}

/** Asks of the booking that was made, or at a summary beside the answer to it. */
function isShortlyAsked(text: string, clause: Clause, { booking, task, question }: Table): boolean {
  const isElse = isForWhen(clause) && !(booking !== null && isWhenOf(booking, clause))
  if (wordsOf(text).length > MOST_WORDS_OF_WHO || isElse) return false
  const isDeed = NAMES_START.has(question) && (task?.task === 'book' || task?.task === 'move')
  return task === null ? booking !== null : isDeed
}

const MOST_WORDS_OF_WHO = 14
/** Questions behind which a start was chosen. */
const NAMES_START = new Set<Question | null>(['confirm', 'details', 'name', 'contact'])

function isWhenOf(booking: NonNullable<Table['booking']>, { mentions }: Clause): boolean {
  return mentions.every(({ values, candidates = [] }) =>
    [...values, ...candidates].every((one) => one.slot === 'staff' || isOfBooking(one, booking)),
  )
}

/** "Is it Dave or Ellie?" */
function isEither({ isQuestion, mentions }: Clause): boolean {
  const people = mentions.flatMap(({ values }) => values.flatMap((one) => (one.slot === 'staff' ? [one.value] : [])))
  return isQuestion && new Set(people).size > 1
}

/** "When is it again?", of the booking that was made or is read back; "when is my appointment?", of any. */
function isRecall(text: string, { recall }: Patterns, { booking, task, question }: Table): boolean {
  if (booking !== null && task === null && wordsOf(text).length <= MOST_WORDS_OF_STANDING && has(text, recall.stands))
    return true
  if (wordsOf(text).length > MOST_WORDS_OF_RECALL) return false
  if (task !== null) return READS_TIMES.has(question) && begins(text, recall.it)
  return begins(text, recall.own) || (booking !== null && begins(text, recall.it))
}

/** "I have an appointment on Friday" wants none: what is wished for it stands beside it. */
function isExisting(text: string, patterns: Patterns, { task, booking }: Table): boolean {
  // "But I have my appointment already", while another one is offered for the one that was made.
  if (booking !== null && (task === null || task.task === 'book') && has(text, patterns.existing))
    return changeIn(text, patterns) === undefined && !has(text, patterns.more)
  if (task !== null || !begins(text, patterns.existing)) return false
  // "I have an appointment on Friday, where can I park?" asks behind it.
  const behind = text.slice(text.indexOf(',') + 1)
  if (text.includes(',') && text.includes('?') && isQuestionIn(behind, patterns)) return false
  const deed = deedOf(text, patterns)
  return deed === undefined || deed === 'book'
}

function changeIn(text: string, { deeds }: Patterns): 'move' | 'cancel' | undefined {
  if (has(text, deeds.move)) return 'move'
  return has(text, deeds.cancel) ? 'cancel' : undefined
}

/** "Nothing is wrong with the one at five, I only wanted to know …": the draft that is named stays. */
function isAskedBesideDraft(
  text: string,
  { mentions }: Clause,
  { deeds }: Patterns,
  { task, question }: Table,
): boolean {
  const isRead = task?.task === 'book' && (question === 'confirm' || question === 'change')
  if (!isRead || mentions.length === 0 || !has(text, deeds.unwanted)) return false
  return mentions.every(({ values }) =>
    values.every(
      ({ slot, value }) =>
        (slot === 'time' && value?.at === task.time?.at) || (slot === 'day' && value?.from === task.day?.from),
    ),
  )
}

/** "No booking, I only want to know whether you take cards": the question stands behind the refusals, or before them. */
function unwantedIn({ text, mentions }: Clause, { patterns, language }: Reading, table: Table): Unwanted | undefined {
  const { question } = table
  const refusals = [...text.matchAll(expression(patterns.deeds.unwanted))]
  const [first] = refusals
  const last = refusals.at(-1)
  if (first === undefined || last === undefined || question === 'message') return undefined
  // "I only wanted to know whether you are open on Saturday" wishes for no Saturday.
  const behindIt = text.slice(last.index + last[0].length)
  const isFact = asksFact(behindIt, spokenLanguage(language)) || asksOpening(behindIt, spokenLanguage(language))
  if (isForLater(mentions, table) && !isFact) return undefined
  // "Is there no appointment left?" asks for one, and a wish for a person or a message is a wish.
  if (begins(text, patterns.questions.start) || TO_TEAM.has(deedOf(text, patterns))) return undefined
  const behind = last.index + last[0].length
  const lead = /^[^\p{L}\p{N}]{0,9}/u.exec(text.slice(behind))?.[0].length ?? 0
  const sides = [
    { start: behind + lead, end: text.length },
    { start: 0, end: first.index },
  ]
  const place = sides.find((side) => isQuestionIn(text.slice(side.start, side.end), patterns))
  return { type: 'unwanted', asked: place }
}

/** "I won't book today" names no day that is wanted. */
function isForLater(mentions: Clause['mentions'], table: Table): boolean {
  const today = todayOf(table)
  const isToday = ({ values, candidates }: Clause['mentions'][number]): boolean =>
    candidates === undefined &&
    values.every(({ slot, value }) => slot === 'day' && value?.from === today && value.to === today)
  return isForWhen({ mentions: mentions.filter((one) => !isToday(one)) })
}

/** A question about what would be if: it supposes its hour, and changes nothing yet. */
function isOfCase(
  text: string,
  { mentions, end }: Clause,
  { questions, deeds }: Patterns,
  { deed, isRequest }: { deed: ReturnType<typeof deedOf>; isRequest: boolean },
): boolean {
  const supposed = text.length - beforeCondition(text, questions).length
  // "When is it ready if I bring it at four?"
  const isOfHour = supposed > 0 && mentions.length > 0 && mentions.every(({ start: at }) => at >= end - supposed)
  if (isOfHour && begins(text, questions.start) && !isRequest) return true
  // "Can I cancel if she falls ill?"
  return (deed === 'cancel' || deed === 'move') && supposed > 0 && !begins(text, deeds.wish)
}

function asked(given: string, clause: Clause, { patterns, language, mentions }: Reading, table: Table): Act {
  const { questions, deeds } = patterns
  const text = withoutWhenFirst(given, clause, questions)
  // "Wednesday is better, is that possible?" asks nothing beside its wish.
  if (mentions.length > 0 && isWhole(text, questions.feasible)) return { type: 'values' }
  // "Does the trial count if we take a course then?" wants no course yet.
  const deed = deedOf(beforeCondition(text, questions), patterns)
  const isRequest = beginsRequest(text, questions)
  if (has(text, questions.terms) && !isForWhen(clause) && (deed === undefined || RULED.has(deed)))
    return { type: 'ask' }
  if (isOfCase(text, clause, patterns, { deed, isRequest })) return { type: 'ask' }
  // "If I come on Friday, what do I pay?"
  if (isSupposed(text, clause, patterns, table)) return { type: 'ask' }
  if (isOfOwnDoing(text, clause, patterns) || isOpenAsked(text, clause, { patterns, language })) return { type: 'ask' }
  if (isOffered(table) && !has(text, questions.availability)) {
    const others = othersIn(unmentioned(text, clause), patterns)
    const isBrief = wordsOf(text).length <= FEW_WORDS_OF_OFFER + 4 && !begins(text, questions.factual)
    if (others !== undefined && isBrief && !hasTime(clause)) return others
  }
  // "Is that still possible before Christmas?" asks of what was answered.
  if (table.topic !== null && isNew(table) && begins(text, questions.feasible) && !isExact(clause))
    return { type: 'ask' }
  if (TO_TEAM.has(deed) && isRequest && deed !== 'person') return start(deed!, text, patterns)
  if (has(text, questions.availability)) return start('book', text, patterns)
  const isWished = isRequest || deed === 'person' || (deed === 'message' && begins(text, deeds.wish))
  if (!begins(text, questions.factual) && deed !== undefined && isWished) return start(deed, text, patterns)
  // "Can I keep it until Sunday?" wants no Sunday.
  if (clause.mentions.length > 0 && clause.mentions.every(({ isUntil }) => isUntil === true)) return { type: 'ask' }
  if (isUnderWay(table) && isOfferOfWhen(text, clause, patterns)) return { type: 'values' }
  // "Can we do it an hour later?", of what was booked.
  if (table.booking !== null && table.task === null && isTimeAlone(clause)) return { type: 'values' }
  // "Thursday, same time?", of what was booked.
  if (table.booking !== null && table.task === null && namesStart(clause) && !begins(text, questions.start))
    return isBesideValues(text, clause, patterns) ? { type: 'values' } : { type: 'ask' }
  if (isMoveAsked(text, clause, patterns, table)) return start('move', text, patterns)
  // "Does Helen work on Fridays?" asks for her hours.
  const isAttendance = hasStaff(clause) && !hasTime(clause) && !hasService(clause) && !isRequest
  if (isAttendance && asksAttendance(text, spokenLanguage(language))) return { type: 'ask' }
  // "Helen on Friday?" wants to see her.
  if (hasStaff(clause) && isForWhen(clause) && !begins(text, questions.factual)) return start('book', text, patterns)
  if (isChangeAsked(text, clause, patterns, table)) return { type: 'values' }
  // "Are you open on Saturday?" wants no appointment.
  if (begins(text, questions.factual) || asksFact(text, spokenLanguage(language))) return { type: 'ask' }
  // "If it rains on Saturday, what happens?" asks for no Saturday.
  if (has(text, questions.factual) && wordsOf(text).length >= LEAST_WORDS_OF_FACT) return { type: 'ask' }
  // "Are you open today?" beside a call back asks, and says no time for it.
  const isOfOther = table.task?.task === 'call_back' && begins(text, questions.start)
  if (hasValues(clause) && !isOfOther && isBesideValues(text, clause, patterns) && isUnderWay(table))
    return isAskedOfValue(text, clause, patterns) ? { type: 'ask' } : { type: 'values' }
  if (has(text, deeds.complaint)) return { type: 'complaint' }
  if (
    (isForWhen(clause) || (hasWhen(clause) && deed !== undefined)) &&
    (has(text, questions.availabilityWhen) || hasService(clause)) &&
    (isRequest || !begins(text, questions.elliptical))
  )
    return start('book', text, patterns)
  if (isTableWish(clause, table)) return start('book', text, patterns)
  if (namesStart(clause) && isNew(table) && !begins(text, questions.start)) return start('book', text, patterns)
  return guessedWish(text, clause, { patterns, language }, table) ?? { type: 'ask' }
}

/** Without what was read as a value: the Thursday after is no "after". */
function unmentioned(text: string, clause: Clause): string {
  const offset = clause.end - text.length
  const places = clause.mentions.map((one) => ({ start: one.start - offset, end: one.end - offset }))
  return without(
    text,
    places.filter((one) => one.start >= 0),
  )
}

/** "On Saturday, how long are you open?": the question begins behind the day. */
function withoutWhenFirst(text: string, clause: Clause, questions: Patterns['questions']): string {
  const comma = text.indexOf(',')
  const behind = text.slice(comma + 1).trimStart()
  if (comma < 0 || !begins(behind, questions.start)) return text
  const offset = clause.end - text.length
  const isWhen = hasWhen({ ...clause, mentions: clause.mentions.filter(({ end }) => end - offset <= comma) })
  const lead = unmentioned(text, clause).slice(0, comma)
  return isWhen && wordsOf(lead).length <= MOST_WORDS_BEFORE_WHEN ? behind : text
}

const MOST_WORDS_BEFORE_WHEN = 3

/** The question without the condition behind it. */
function beforeCondition(text: string, { condition }: Patterns['questions']): string {
  const place = expression(condition).exec(text)?.index ?? 0
  return place > 0 ? text.slice(0, place) : text
}

/** A question of what would be; in the middle of a booking "and if I come on Tuesday?" is a wish. */
function isSupposed(text: string, clause: Clause, patterns: Patterns, table: Table): boolean {
  const { questions } = patterns
  const isOfWhen = isUnderWay(table) && hasValues(clause) && isBesideValues(text, clause, patterns)
  // "If I fail, when can I try again?" wishes for nothing that has a day or a service.
  const isOfDesk = isForWhen(clause) || hasService(clause) || isUnderWay(table)
  const isWish = (isOfDesk && has(text, `${questions.request}|${questions.availability}`)) || isOfWhen
  return begins(text, questions.condition) && !isWish
}

/** "May I swim on Sunday, after the massage?": what is not done here wishes for no Sunday. */
function isOfOwnDoing(text: string, clause: Clause, patterns: Patterns): boolean {
  const { mayI, visiting, elliptical } = patterns.questions
  const bare = unmentioned(text, clause)
  const lead = opening(`(?:(?:${elliptical}) )?(?:${mayI})`).exec(bare)?.[0]
  if (lead === undefined || has(bare, visiting) || has(text, patterns.correction)) return false
  if (deedOf(text, patterns) !== undefined) return false
  const filler = fillersOf(patterns)
  return wordsOf(bare.slice(lead.length)).some((word) => word.length >= LONG_WORD - 1 && !filler.has(word))
}

/** "Would you be open on the 29th?", and not "What is the earliest appointment?" */
function isOpenAsked(text: string, clause: Clause, { patterns, language }: Told): boolean {
  if (deedOf(text, patterns) !== undefined || has(text, patterns.appointment)) return false
  return isForWhen(clause) && asksOpening(text, spokenLanguage(language))
}

/** "The 11th maybe, at ten?": a day with its hour, and nothing of a question but its mark. */
function namesStart({ mentions }: Clause): boolean {
  const values = mentions.flatMap((mention) => mention.values)
  const hasDay = values.some((one) => one.slot === 'day' && one.value !== null)
  return hasDay && values.some((one) => one.slot === 'time' && one.value?.at !== undefined)
}

function isNew({ task, booking }: Table): boolean {
  return task === null && booking === null
}

/** Words enough for a question: "please, goodbye" asks nothing. */
function isQuestionIn(side: string, patterns: Patterns): boolean {
  const { thanks, goodbye } = patterns.courtesy
  const words = wordsOf(side.replaceAll(expression(`${thanks}|${goodbye}`), ' '))
  const filler = fillersOf(patterns)
  return words.length >= LEAST_WORDS_OF_QUESTION && words.some((word) => !filler.has(word))
}

/** "And Thursday morning?": a few words beside the values. */
function isBesideValues(text: string, clause: Clause, patterns: Patterns): boolean {
  const words = wordsOf(text)
  const filler = fillersOf(patterns)
  const telling = words.filter((word) => !filler.has(word)).length
  return words.length <= MOST_WORDS_OF_VALUES && telling - wordsNamed(clause) <= MOST_WORDS_BESIDE
}

/** "Is Saturday dearer?" asks something of the day; "is Saturday possible?" wishes for it. */
function isAskedOfValue(text: string, clause: Clause, patterns: Patterns): boolean {
  const { questions, correction } = patterns
  if (!begins(text, questions.start) || beginsRequest(text, questions) || has(text, correction)) return false
  const filler = fillersOf(patterns)
  const telling = wordsOf(unmentioned(text, clause)).filter((word) => !filler.has(word) && word.length >= LONG_WORD)
  return telling.length > 0 && !has(text, questions.availabilityWhen)
}

const LONG_WORD = 5

function wordsNamed({ mentions }: Clause): number {
  return mentions.flatMap(({ words }) => wordsOf(fold(words))).length
}

/** "Could you put it on Saturday the 12th instead?", of what was booked. */
function isMoveAsked(text: string, clause: Clause, patterns: Patterns, { task, booking }: Table): boolean {
  if (task !== null || booking === null || hasService(clause) || !isForWhen(clause)) return false
  const { questions, correction } = patterns
  const isRequested = begins(text, questions.request) && (has(text, correction) || has(text, questions.pronoun))
  const isNamed = deedOf(text, patterns) === 'move' && !begins(text, questions.start)
  return (isRequested || isNamed) && !has(text, patterns.more) && !begins(text, questions.factual)
}

/** "Can you make it a full groom instead?": another service in the place of the one under way. */
function isChangeAsked(text: string, clause: Clause, patterns: Patterns, table: Table): boolean {
  const isMarked = has(text, patterns.correction) || begins(text, patterns.questions.elliptical)
  if (table.task?.task !== 'book' || !hasService(clause) || !isMarked) return false
  const { questions, correction } = patterns
  const bare = text.replaceAll(expression(`${questions.request}|${questions.elliptical}|${correction}`), ' ')
  return isBesideValues(bare, clause, patterns) && !begins(text, questions.factual)
}

/** "How about the 26th at ten?", "could we make it half past eleven?": little but a day or an hour. */
function isOfferOfWhen(text: string, clause: Clause, patterns: Patterns): boolean {
  const { questions } = patterns
  if (!isForWhen(clause)) return false
  const lead = opening(`${questions.elliptical}|${questions.request}`).exec(text)?.[0]
  if (lead === undefined) return false
  const filler = fillersOf(patterns)
  const behind = wordsOf(text.slice(lead.length)).filter((word) => !filler.has(word)).length
  const named = clause.mentions.flatMap(({ words }) => wordsOf(fold(words)).filter((word) => !filler.has(word))).length
  return behind - named <= (begins(text, questions.request) ? MOST_WORDS_OF_REQUEST : MOST_WORDS_OF_LEAD)
}

/** "Could I …?", "and can my husband …?" */
function beginsRequest(text: string, { elliptical, request }: Patterns['questions']): boolean {
  return begins(text, `(?:(?:${elliptical}) )?(?:${request})`)
}

type Told = Pick<Reading, 'patterns' | 'language'>

/** A wish in the form of a question: "could somebody look at my knee today?". */
function guessedWish(text: string, clause: Clause, { patterns, language }: Told, table: Table): Act | undefined {
  const isRequest = beginsRequest(text, patterns.questions)
  if (!isRequest && begins(text, patterns.questions.elliptical)) return undefined
  const likely = likelihoods(text, table.question)
  const isLikelier = isForWhen(clause) || (hasService(clause) && isRequest)
  // Only of English questions the classifier has seen enough to tell a wish without any form.
  if (baseLanguage(language) !== 'en' && !isRequest && !isLikelier) return undefined
  if (
    likely.book - likely.ask < (isLikelier ? AHEAD_OF_ASKING : FAR_AHEAD_OF_ASKING) &&
    GUESSED_DEEDS.every((deed) => deed === 'book' || likely[deed] < LIKELY)
  )
    return undefined
  const act = guessed(text, clause, patterns, table)
  return act?.type === 'ask' ? undefined : act
}

function stated(text: string, clause: Clause, { patterns, language }: Reading, table: Table): Act {
  const { deeds, questions } = patterns
  const deed = deedOf(text, patterns)
  // "Just the price" asks as well; a day beside it may answer what was asked.
  const isFree = !isUnderWay(table) || !hasValues(clause)
  if (deed === undefined && has(text, questions.request) && has(text, questions.terms) && !isForWhen(clause))
    return { type: 'ask' }
  if ((deed === undefined || deed === 'call_back') && has(text, deeds.ownCall)) return { type: 'told' }
  if (deed === undefined && isFree && asksFact(text, spokenLanguage(language))) return { type: 'ask' }
  if (deed === undefined && isAskedOfDay(text, clause, { patterns, language }, table)) return { type: 'ask' }
  const others = othersIn(unmentioned(text, clause), patterns)
  const isOwn = !hasService(clause) && !hasTime(clause) && (deed === undefined || !hasValues(clause))
  if (others !== undefined && isOffered(table) && isOwn) return others
  if (deed !== undefined && isDenied(deed, text, patterns))
    return deed === 'book' ? { type: 'unwanted', asked: undefined } : { type: 'denied' }
  if (deed === 'cancel' && isLeft(text, clause, patterns, table)) return { type: 'abandon' }
  // "And the dog, where do I leave him" gives nothing up.
  if (deed === undefined && !isExact(clause) && has(text, patterns.abandon))
    return { type: has(text, questions.factual) ? 'ask' : 'abandon' }
  if (deed !== undefined) return start(deed, text, patterns)
  if (has(text, questions.availability)) return start('book', text, patterns)
  // "I was in on Saturday and the colour came out wrong" tells of a visit.
  const isTold = has(text, patterns.past) && !begins(text, deeds.wish)
  const isWished = !isTold && (begins(text, deeds.wish) || wordsOf(text).length <= FEW_WORDS || hasWhen(clause))
  if (hasService(clause) && isWished && table.question !== 'service')
    return {
      type: 'start',
      task: 'book',
      isOther: has(text, patterns.otherBooking),
      isNamed: begins(text, deeds.wish) || has(text, patterns.please),
    }
  if (isTableWish(clause, table)) return start('book', text, patterns)
  if (isForWhen(clause) && begins(text, deeds.wish) && table.task === null && table.booking === null)
    return start('book', text, patterns)
  if (has(text, deeds.problem) && table.question === null) return start('book', text, patterns)
  return guessed(text, clause, patterns, table) ?? { type: hasValues(clause) ? 'values' : 'none' }
}

/** Names a service, a day or an hour; "this month" only says why not. */
function isExact({ mentions }: Clause): boolean {
  const values = mentions.flatMap(({ values: own, candidates = [] }) => [...own, ...candidates])
  return values.some(({ slot, value }) => {
    if (slot === 'day') return value !== null && value.from === value.to
    return slot === 'time' ? value?.at !== undefined : true
  })
}

/** "And on Sunday?", behind a question about another day. */
function isAskedOfDay(text: string, clause: Clause, { patterns, language }: Told, table: Table): boolean {
  const { topic, task, booking } = table
  if (topic === null || task !== null || booking !== null || !isForWhen(clause) || hasService(clause)) return false
  const lead = opening(patterns.questions.elliptical).exec(text)
  const rest = wordsOf(text.slice(lead?.[0].length ?? text.length)).length
  const isSameKind =
    asksFact(fold(topic.question), spokenLanguage(language)) || whenIn(fold(topic.question), language, table).length > 0
  return lead !== null && rest <= MOST_WORDS_OF_FOLLOW_UP && isSameKind
}

const MOST_WORDS_OF_FOLLOW_UP = 4

const LIKELY = 0.5
/** Enough where a wish or a day stands with it. */
const LIKELY_OF_WISH = 0.2
/** A complaint that is none is worse than one that is read as a question. */
const LIKELY_OF_COMPLAINT = 0.75
/** A question that is a wish is one much more than it is a question. */
const AHEAD_OF_ASKING = 0.4
/** The same without a day, an hour or a service that is requested. */
const FAR_AHEAD_OF_ASKING = 0.7
const GUESSED_DEEDS = ['person', 'call_back', 'message', 'cancel', 'move', 'book'] as const

/** Whether a clause has words beside its values and fillers: a name or a day alone begins nothing. */
function isTelling(text: string, { mentions }: Clause, patterns: Patterns): boolean {
  const details = mentions.some(({ values }) =>
    values.some(({ slot }) => slot === 'name' || slot === 'email' || slot === 'phone'),
  )
  if (details) return false
  const filler = fillersOf(patterns)
  const named = new Set(mentions.flatMap(({ words }) => wordsOf(fold(words))))
  const isNamed = (word: string): boolean => named.has(word) || word.startsWith(REFERENCE)
  return wordsOf(text).some((word) => /\p{L}/u.test(word) && !filler.has(word) && !isNamed(word))
}

/** The likeliest act of a text that has no sure form. */
function guessed(text: string, clause: Clause, patterns: Patterns, table: Table): Act | undefined {
  if (table.question === 'message' || !isTelling(text, clause, patterns)) return undefined
  // A day in the middle of a booking belongs to it.
  if (isUnderWay(table) && hasValues(clause)) return undefined
  const likely = likelihoods(text, table.question)
  const deed = GUESSED_DEEDS.toSorted((a, b) => likely[b] - likely[a])[0]!
  const isWished = begins(text, patterns.deeds.wish) || isForWhen(clause)
  if (isWished && likely.book >= LIKELY_OF_WISH && likely.book === likely[deed] && likely.ask < LIKELY)
    return { type: 'start', task: 'book', isOther: false, isNamed: false, isGuessed: true }
  const best = Math.max(likely[deed], likely.complaint, likely.others, likely.ask)
  if (best < LIKELY) return undefined
  if (best === likely.complaint)
    return best >= LIKELY_OF_COMPLAINT && wordsOf(text).length >= FEW_WORDS ? { type: 'complaint' } : undefined
  if (best === likely.others)
    return isOffered(table) && !hasValues(clause) ? { type: 'others', direction: 'any' } : undefined
  if (best === likely.ask) return hasValues(clause) ? undefined : { type: 'ask' }
  return { type: 'start', task: deed, isOther: false, isNamed: false, isGuessed: true }
}

/** "I don't need the appointment" cancels it; "I don't want to book" does nothing. */
function isDenied(deed: string, text: string, { deeds }: Patterns): boolean {
  return (
    (deed === 'book' || begins(text, deeds.denied)) &&
    deed !== 'person' &&
    has(text, deeds.denied) &&
    !isGivenUp(deed, text, deeds)
  )
}

/** Named by a pattern of its own, such as "no longer need my appointment". */
function isGivenUp(deed: string, text: string, { cancel, denied }: Patterns['deeds']): boolean {
  const given = expression(cancel).exec(text)
  const from = expression(denied).exec(text)
  return (
    deed === 'cancel' &&
    given !== null &&
    from !== null &&
    given.index <= from.index + from[0].length &&
    given[0].length > from[0].length
  )
}

/** "I don't want to cancel anything, I have no appointment", but not "don't cancel it, move it". */
function isDeedDenied(text: string, patterns: Patterns): boolean {
  const { denied, cancel, move, noneMade } = patterns.deeds
  const rest = text.replaceAll(new RegExp(`(?:${denied})(?: \\S+){0,2} (?:${cancel}|${move})`, 'gu'), ' ')
  return rest !== text && deedOf(rest.replaceAll(expression(noneMade), ' '), patterns) === undefined
}

/** The deed that a text names; people and messages come before bookings. "I have booked nothing" names none. */
export function deedOf(text: string, { deeds }: Patterns): (typeof DEEDS)[number] | undefined {
  return DEEDS.find((deed) => {
    const own = deed === 'book' ? text.replaceAll(expression(deeds.noneMade), ' ') : text
    return has(own, deeds[deed])
  })
}

function start(task: TaskName, text: string, patterns: Patterns): Act {
  return { type: 'start', task, isOther: has(text, patterns.otherBooking), isNamed: deedOf(text, patterns) === task }
}

/** "Cancel that" in the middle of a booking leaves it; a booking that was made has a name or a reference. */
function isLeft(text: string, clause: Clause, { otherBooking }: Patterns, { task }: Table): boolean {
  if (task === null || task.task === 'cancel' || task.task === 'move') return false
  const isNamed = clause.mentions.some(({ values }) => values.some(({ slot }) => slot === 'reference'))
  return !isNamed && !has(text, otherBooking) && wordsOf(text).length <= FEW_WORDS
}

function othersIn(text: string, { others }: Patterns): Act | undefined {
  if (has(text, others.otherOne)) return { type: 'other_one' }
  if (has(text, others.earlier)) return { type: 'others', direction: 'earlier' }
  if (has(text, others.later)) return { type: 'others', direction: 'later' }
  return has(text, others.any) ? { type: 'others', direction: 'any' } : undefined
}

function isOffered({ question, options, task }: Table): boolean {
  return (
    SHOWS_OFFER.has(question) &&
    (options.length > 0 ||
      (task?.offered.length ?? 0) > 0 ||
      question === 'confirm' ||
      question === 'offer' ||
      question === 'choice')
  )
}

export function isUnderWay({ task }: Table): boolean {
  return task !== null && (task.task === 'book' || task.task === 'move' || task.task === 'call_back')
}

function hasValues({ mentions }: Clause): boolean {
  return mentions.length > 0
}

/** A name or a number does not answer which reference it is. */
function hasAnswer({ mentions }: Clause, { question }: Table): boolean {
  return mentions.some(({ values }) => question !== 'reference' || values.some(({ slot }) => slot === 'reference'))
}

export function hasWhen({ mentions }: Clause): boolean {
  return mentions.some(({ values, candidates }) =>
    [...values, ...(candidates ?? [])].some(({ slot }) => slot === 'day' || slot === 'time'),
  )
}

/** "Anything after four" names its time. */
function hasTime({ mentions }: Clause): boolean {
  return mentions.some(({ values }) => values.some(({ slot }) => slot === 'time'))
}

function isTimeAlone({ mentions }: Clause): boolean {
  const values = mentions.flatMap((mention) => mention.values)
  return values.length > 0 && values.every(({ slot, value }) => slot === 'time' && value?.at !== undefined)
}

export function hasParty({ mentions }: Clause): boolean {
  return mentions.some(({ values }) => values.some(({ slot }) => slot === 'party_size'))
}

/** "Five of us on Saturday": a number of people and a day, with nothing under way. */
function isTableWish(clause: Clause, { task, booking, question }: Table): boolean {
  return question === null && task === null && booking === null && hasParty(clause) && isForWhen(clause)
}

/** A day or a clock time; "at night" and "in May" alone may be asked of anything. */
function isForWhen({ mentions }: Pick<Clause, 'mentions'>): boolean {
  return mentions.some(({ values, candidates }) =>
    [...values, ...(candidates ?? [])].some(
      ({ slot, value }) =>
        (slot === 'day' && (value === null || !isMonth(value))) || (slot === 'time' && value?.at !== undefined),
    ),
  )
}

function isMonth({ from, to, earliest }: DayValue): boolean {
  return earliest !== true && from.endsWith('-01') && to.slice(0, 7) === from.slice(0, 7) && to.slice(8) >= '28'
}

function hasStaff({ mentions }: Clause): boolean {
  return mentions.some(({ values }) =>
    values.some(({ slot, value }) => slot === 'staff' && value !== null && value !== 'any'),
  )
}

export function hasService({ mentions }: Clause): boolean {
  return mentions.some(({ values }) => values.some(({ slot }) => slot === 'service'))
}
