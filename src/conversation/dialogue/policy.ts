import type { Command } from '../../models/understanding.ts'
import { saysMisread } from '../../offline/index.ts'
import { suitAges } from './ages.ts'
import { leaveOutside } from './unbookable-wishes.ts'
import { attend } from './awaiting.ts'
import { withOpenDays } from './bookable-days.ts'
import { meetAnimalDanger, meetEmergency, remindOfHelp } from './emergency.ts'
import { take } from './commands.ts'
import { continueComplaint } from './complaints.ts'
import { correctedContact, tellTeam } from './corrected-contact.ts'
import type { Hearing } from './hearing.ts'
import { learn, type CallResult } from './learning.ts'
import { dropDeclined, leaveBooking, leaveChange, leaveRefused, leaveTwins } from './left-tasks.ts'
import { goOn } from './next-step.ts'
import type { Part } from './reply-plan.ts'
import { withRestated } from './restated.ts'
import { hearMessage, type DialogueState } from './state.ts'
import type { ToolCall, Turn } from './tasks/task.ts'
import { rememberPerson } from './spoken-of.ts'
import { rememberParty } from './told-party.ts'
import { beginUnspoken } from './unspoken.ts'
import { keepWords } from './words.ts'
import type { World } from './world.ts'

/** The decision for a turn: a tool call, or the parts of the reply. */
export type Move =
  { type: 'call'; call: ToolCall; state: DialogueState } | { type: 'reply'; plan: Part[]; state: DialogueState }

export interface Heard {
  message: string
  commands: Command[]
}

/**
 * Replays a turn from its commands and the results of its tool calls so far. Pure: no clock, database or network, so a replay
 * gives the same decisions and no state is stored between tool calls. An action is only reported after a result that confirms it.
 */
export function playTurn(state: DialogueState, heard: Heard, world: World, results: CallResult[]): Move {
  const turn: Turn = { state: structuredClone(state), world, plan: [], message: heard.message }
  if (meetEmergency(turn, heard.commands) || meetAnimalDanger(turn, heard.commands)) {
    hearMessage(turn.state, heard.message)
    return { type: 'reply', plan: turn.plan, state: turn.state }
  }
  if (world.waitMinutes !== undefined) {
    const note = attend(turn, heard.commands, results[0])
    if (note !== undefined) return { type: 'call', call: note, state: turn.state }
    return { type: 'reply', plan: turn.plan, state: turn.state }
  }
  let call = hear(turn, heard.commands)
  for (const result of results) {
    if (call === undefined) break
    call = learn(turn, result)
  }
  if (call !== undefined) return { type: 'call', call, state: turn.state }
  hearMessage(turn.state, heard.message)
  return { type: 'reply', plan: turn.plan, state: turn.state }
}

function withoutQuestions(commands: Command[]): Command[] {
  return commands.filter(({ type }) => type !== 'ask')
}

/** Applies the commands of a message in order, then takes the next step. */
function hear(turn: Turn, commands: Command[]): ToolCall | undefined {
  const { state } = turn
  // "You didn't understand me" is not searched as a question.
  const isMisread = saysMisread(turn.message, turn.world.language)
  const isUnanswered = state.isMessageOffered === true
  delete state.isMessageOffered
  const hearing: Hearing = {
    ...turn,
    commands: withRestated(turn, withOpenDays(isMisread ? withoutQuestions(commands) : commands, turn.world)),
    target: state.tasks[0],
    readBack: state.question === 'confirm' ? state.tasks[0]?.name : undefined,
    begun: [],
    hasGained: false,
    isRefused: false,
    isGivenUp: false,
    isUnlisted: false,
    isUnanswered,
    isMisread,
    left: [],
  }
  remindOfHelp(turn, commands)
  rememberParty(turn)
  continueComplaint(hearing)
  dropDeclined(hearing)
  leaveChange(hearing)
  leaveRefused(hearing)
  leaveBooking(hearing)
  leaveOutside(hearing)
  const corrected = correctedContact(hearing)
  for (const command of hearing.commands) if (corrected === undefined || command.type !== 'ask') take(hearing, command)
  if (corrected !== undefined) tellTeam(hearing, corrected)
  shareDay(hearing)
  shareHours(hearing)
  leaveTwins(hearing)
  beginUnspoken(hearing)
  suitAges(hearing)
  keepWords(hearing)
  rememberPerson(state, hearing.commands, turn.world)
  return goOn(hearing)
}

/**
 * Moves day and hour of "A check-up and a cleaning on Thursday at nine" from the second booking to the first; the
 * second is then looked for on the same day. An unclear day is not shared.
 */
function shareDay({ state: { tasks }, commands }: Hearing): void {
  const [first, second] = tasks.filter(({ name }) => name === 'book')
  if (commands.some(({ type }) => type === 'unclear')) return
  if (first === undefined || second === undefined || first.wish.day !== undefined || first.slot !== undefined) return
  const { day, time } = second.wish
  if (day === undefined) return
  first.wish.day = day
  if (time !== undefined) first.wish.time ??= time
  delete second.wish.day
  delete second.wish.time
}

/** Limits of the time of day beside several services hold for each of them: "A check-up and a cleaning, mornings only". */
function shareHours({ begun }: Hearing): void {
  const hours = begun.find((task) => task.hours !== undefined)?.hours
  if (hours === undefined) return
  for (const task of begun) if (task.name === 'book') task.hours ??= hours
}
