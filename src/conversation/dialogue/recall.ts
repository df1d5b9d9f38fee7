import { lowerWords } from '../../core/words.ts'
import {
  asksForAnswer,
  asksIfCancelled,
  asksIfSent,
  hasMatter,
  matterOf,
  sentencesIn,
  toldOn,
} from '../../offline/index.ts'
import type { CommandOf } from '../../models/understanding.ts'
import type { Hearing } from './hearing.ts'
import { begin } from './task-progress.ts'
import { say } from './reply-plan.ts'
import type { Booking, Task } from './state.ts'
import { startTask } from './wishes.ts'

/**
 * Reads out what the visitor asks to recall: notes and messages for the team, a draft, or bookings; otherwise looks the
 * booking up.
 */
export function recall(hearing: Hearing, { words, isMade, isOfTeam }: CommandOf<'recall'>): void {
  const { booking } = hearing.state
  if (isOfTeam === true && recallNotes(hearing, words)) return
  if (isOfTeam !== true && tellCancelled(hearing, words)) return
  const isSentAsked = isOfTeam === true && asksIfSent(words, hearing.world.language)
  if (isOfTeam === true && isForTeam(hearing.target)) {
    if (isSentAsked) tellSent(hearing)
    return void (hearing.hasGained = true)
  }
  // A message that was left never went off, and there is no booking to look up.
  if (isSentAsked && booking === null && hearing.target === undefined) return void hearing.plan.push(say('notSentYet'))
  const isAgreed = hearing.state.question === 'confirm' && hearing.commands.some(({ type }) => type === 'confirm')
  // The confirmation of the booking will name the person.
  if (isAgreed && hearing.target !== undefined) return void (hearing.target.namesStaff = true)
  if (booking === null && hearing.target?.name === 'book') return readDraft(hearing)
  if (booking === null) return startTask(hearing, { type: 'start', task: 'look_up', words })
  const { bookings } = hearing.state
  const all = bookings.some(({ reference }) => reference === booking.reference) ? bookings : [booking]
  const told = isMade === true ? 'isMade' : 'yourBooking'
  hearing.plan.push(...all.map((one) => say(told, one)))
}

/** Tells what the team has already, and that the text under way is not sent. */
function tellSent({ state: { passedOn, contact }, plan, target }: Hearing): void {
  if (passedOn.length > 0) plan.push(say('teamHas', linesOf(passedOn), contact))
  if (passedOn.length === 0 || target?.name === 'message') plan.push(say('notSentYet'))
}

/** The lines of what was passed on, each a text of its own. */
function linesOf(passedOn: string[]): string[] {
  return passedOn.flatMap((text) => text.split('\n'))
}

/** Answers whether a note or a message is stored; false if the question is about neither. */
function recallNotes(hearing: Hearing, words: string): boolean {
  const { state, plan, world, target } = hearing
  const { booking, passedOn, contact } = state
  const notes = target?.notes ?? []
  if (notes.length > 0) {
    state.puts = {}
    plan.push(say('noteKept', notes.join(' ')))
    return true
  }
  if (passedOn.length > 0 && asksForAnswer(words, world.language)) {
    plan.push(say('teamAnswers', contact))
    return true
  }
  if (target !== undefined && target.name !== 'note') return false
  if (booking !== null) return recallNotesOf(hearing, booking, words)
  if (passedOn.length === 0) return false
  const isAll = asksIfSent(words, world.language)
  plan.push(say('teamHas', isAll ? linesOf(passedOn) : linesOn(words, passedOn), contact))
  return true
}

/**
 * Answers "Did you put the ramp on it?" from the notes of the booking and from what the team was told. What the visitor said
 * before and is in neither is noted now.
 */
function recallNotesOf(hearing: Hearing, booking: Booking, words: string): boolean {
  const { state, plan, world } = hearing
  const matter = matterOf(words, world.language)
  const isMeant = (text: string): boolean => matter.length === 0 || hasMatter(text, matter)
  const noted = (booking.notes ?? []).filter(isMeant)
  const told = linesOf(state.passedOn).filter(isMeant)
  if (noted.length > 0) plan.push(say('bookingNotes', booking.reference, noted))
  else if (told.length > 0) plan.push(say('teamHas', told, state.contact))
  else {
    plan.push(say('notNotedYet'))
    noteNow(hearing, toldOn(matter, state.heard.flatMap(sentencesIn)))
  }
  return true
}

/** Adds the words to the note under way, or begins one; without words it asks for them. */
function noteNow(hearing: Hearing, words: string | undefined): void {
  const added = words === undefined ? [] : [words]
  if (hearing.target?.name === 'note') return void hearing.target.said.push(...added)
  const task = begin(hearing, 'note')
  task.said = added
  hearing.begun.push(task)
  hearing.target = task
}

/** Answers "Is my portrait cancelled now?", for the current booking or otherwise the one cancelled last. */
function tellCancelled({ state, plan, world, target }: Hearing, words: string): boolean {
  const { booking, cancelled } = state
  if (target !== undefined || !asksIfCancelled(words, world.language)) return false
  if (booking !== null) plan.push(say('isStanding', booking))
  else if (cancelled !== undefined) plan.push(say('isCancelled', { ...cancelled, reference: undefined }))
  else return false
  return true
}

function isForTeam(task: Task | undefined): boolean {
  return task?.name === 'message' || task?.name === 'call_back'
}

const MIN_LETTERS = 4

/** The lines passed on to the team that share a word with the question; all lines if none does. */
function linesOn(question: string, texts: string[]): string[] {
  const lines = linesOf(texts)
  const asked = lowerWords(question).filter((word) => word.length >= MIN_LETTERS)
  const own = lines.filter((line) => lowerWords(line).some((word) => asked.includes(word)))
  return own.length > 0 ? own : lines
}

/** Answers "Do I have a place on Saturday or not?" for a draft: not booked yet, and the open question again. */
function readDraft({ state, plan }: Hearing): void {
  plan.push(say('notBookedYet'))
  state.puts = {}
}
