import { lowerWords } from '../../core/words.ts'
import { asksForAnswer, asksIfCancelled } from '../../offline/index.ts'
import type { CommandOf } from '../../models/understanding.ts'
import type { Hearing } from './hearing.ts'
import { say } from './reply-plan.ts'
import type { Task } from './state.ts'
import { startTask } from './wishes.ts'

/** Reads out the booking of this conversation, or looks for the one that is meant. */
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
  // The confirmation of the deed names the person.
  if (isAgreed && hearing.target !== undefined) return void (hearing.target.namesStaff = true)
  if (booking === null && hearing.target?.name === 'book') return readDraft(hearing)
  if (booking === null) return startTask(hearing, { type: 'start', task: 'look_up', words })
  const { bookings } = hearing.state
  const all = bookings.some(({ reference }) => reference === booking.reference) ? bookings : [booking]
  hearing.plan.push(...all.map((one) => say('yourBooking', one)))
}

/** "Is my portrait cancelled now?": whether it was, of the booking that stands or else of the one cancelled last. */
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

/** The lines given to the team that share a word with the question; all lines if none does. */
function linesOn(question: string, texts: string[]): string[] {
  const lines = texts.flatMap((text) => text.split('\n'))
  const asked = lowerWords(question).filter((word) => word.length >= MIN_LETTERS)
  const own = lines.filter((line) => lowerWords(line).some((word) => asked.includes(word)))
  return own.length > 0 ? own : lines
}

/** "Do I have a place on Saturday or not?", of the one under way: not yet, and what is still open. */
function readDraft({ state, plan }: Hearing): void {
  plan.push(say('notBookedYet'))
  state.puts = {}
}
