import { lowerWords } from '../../core/words.ts'
import { asksForAnswer, asksIfCancelled } from '../../offline/index.ts'
import type { CommandOf } from '../../models/understanding.ts'
import type { Hearing } from './hearing.ts'
import { say } from './reply-plan.ts'
import type { Task } from './state.ts'
import { startTask } from './wishes.ts'

/**
 * Reads out what the visitor asks to recall: notes and messages for the team, a draft, or bookings; otherwise looks the
 * booking up.
 */
export function recall(hearing: Hearing, { words, isOfTeam }: CommandOf<'recall'>): void {
  const { booking, passedOn } = hearing.state
  const notes = hearing.target?.notes ?? []
  if (isOfTeam === true && notes.length > 0) {
    hearing.state.puts = {}
    return void hearing.plan.push(say('noteKept', notes.join(' ')))
  }
  if (isOfTeam === true && passedOn.length > 0) {
    const { name, phone, email } = hearing.state.contact
    if (asksForAnswer(words, hearing.world.language))
      return void hearing.plan.push(say('teamAnswers', { name, phone, email }))
    return void hearing.plan.push(say('teamHas', linesOn(words, passedOn), { name, phone, email }))
  }
  if (isOfTeam !== true && tellCancelled(hearing, words)) return
  if (isOfTeam === true && isForTeam(hearing.target)) return void (hearing.hasGained = true)
  const isAgreed = hearing.state.question === 'confirm' && hearing.commands.some(({ type }) => type === 'confirm')
  // The confirmation of the booking will name the person.
  if (isAgreed && hearing.target !== undefined) return void (hearing.target.namesStaff = true)
  if (booking === null && hearing.target?.name === 'book') return readDraft(hearing)
  if (booking === null) return startTask(hearing, { type: 'start', task: 'look_up', words })
  const { bookings } = hearing.state
  const all = bookings.some(({ reference }) => reference === booking.reference) ? bookings : [booking]
  hearing.plan.push(...all.map((one) => say('yourBooking', one)))
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
  const lines = texts.flatMap((text) => text.split('\n'))
  const asked = lowerWords(question).filter((word) => word.length >= MIN_LETTERS)
  const own = lines.filter((line) => lowerWords(line).some((word) => asked.includes(word)))
  return own.length > 0 ? own : lines
}

/** Answers "Do I have a place on Saturday or not?" for a draft: not booked yet, and the open question again. */
function readDraft({ state, plan }: Hearing): void {
  plan.push(say('notBookedYet'))
  state.puts = {}
}
