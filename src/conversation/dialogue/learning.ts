import { startAwaiting } from './awaiting.ts'
import { takeSlots } from './found-slots.ts'
import { advance, clear, offerHelp, settle } from './task-progress.ts'
import { say, type Say } from './reply-plan.ts'
import { bookingOf } from './results.ts'
import { hasContact, keepNote } from './state.ts'
import { TASKS } from './tasks/index.ts'
import { tellTeamInstead } from './tasks/note.ts'
import { lookAgain } from './tasks/needs/start.ts'
import type { ToolCall, Situation, Turn } from './tasks/task.ts'

/** Result of a tool call, as the tools return it. */
export interface CallResult {
  name: string
  ok: boolean
  data: Record<string, unknown>
}

/** Failed tool calls of one task before a person is offered. */
const MAX_FAILURES = 3

/** Applies the result of the last tool call to the task. */
export function learn(turn: Turn, { name, ok, data }: CallResult): ToolCall | undefined {
  if (name === 'end_call') {
    turn.plan.push({ courtesy: 'goodbye' })
    return undefined
  }
  const [task] = turn.state.tasks
  if (task === undefined || task.name === 'end') return undefined
  const at = { ...turn, task }
  const error = ok ? undefined : String(data['error'] ?? 'failed')
  if (name === 'find_slots' && (error === undefined || error === 'no_slots')) {
    takeSlots(at, error === undefined ? data : undefined)
    return advance(turn)
  }
  if (error !== undefined) return failed(at, error, data)
  if (name === 'find_booking' && task.name !== 'look_up') {
    task.booking = bookingOf(data)
    return advance(turn)
  }
  return deedDone(at, data)
}

function deedDone(at: Situation, data: Record<string, unknown>): ToolCall | undefined {
  const { task, state } = at
  if (task.name === 'end') return undefined
  const words = TASKS[task.name].done(at, data)
  state.abandoned = null
  // The team can only answer a visitor whom it can reach.
  const isAway = task.name === 'person' && data['open'] === false
  if (task.name === 'person' && !isAway) return giveOver(at, words)
  if (!isAway) return settle(at, isNoted(at) ? undefined : words)
  at.plan.push(words)
  state.tasks = [{ ...task, name: 'message', isGuessed: true }]
  // A visitor who asked for a person and has left a contact need not confirm the message.
  return advance(at, hasContact(state))
}

/**
 * True if the reply already says that the wish for a person is noted, so that the message sent for it needs no words.
 */
function isNoted({ task, plan }: Situation): boolean {
  return task.name === 'message' && plan.some((part) => 'say' in part && part.say === 'handedOffLater')
}

/** A person takes over: the task stops asking, and waiting tasks can be resumed if no person comes. */
function giveOver(at: Situation, words: Say): undefined {
  at.plan.push(words)
  if (!at.world.isCall) startAwaiting(at.state, at.task.said, at.world.language)
  at.state.tasks.splice(0, 1)
  clear(at)
}

function failed(at: Situation, error: string, data: Record<string, unknown>): ToolCall | undefined {
  const { task, state, plan } = at
  task.failures = (task.failures ?? 0) + 1
  if (task.failures > MAX_FAILURES) {
    offerHelp(at)
    return undefined
  }
  if (task.name === 'note') {
    tellTeamInstead(at)
    return advance(at)
  }
  const forget = FORGET[error]
  if (forget === undefined) return settle(at, TROUBLES[error] ?? say('problem'))
  forget(at, data)
  if (error === 'not_found') plan.push(say('bookingNotFound'))
  state.puts = {}
  return advance(at)
}

/** Values that each error of a tool invalidates; they are asked for, or looked up, again. */
const FORGET: Record<string, ((at: Situation, data: Record<string, unknown>) => void) | undefined> = {
  slot_taken: (at) => {
    at.plan.push(say('justTaken'))
    lookAgain(at)
  },
  unknown_slot: lookAgain,
  bad_range: (at) => {
    at.plan.push(say('nothingFree'))
    delete at.task.wish.day
    lookAgain(at)
  },
  unknown_staff: (at) => {
    delete at.task.wish.staff
    lookAgain(at)
  },
  bad_party: (at, { party_max: most }) => {
    // The service is for one person, so the number of people becomes a note for the team.
    if (most === 1) keepNote(at.task, at.message)
    else if (typeof most === 'number') at.plan.push(say('tooMany', most))
    delete at.task.wish.partySize
    lookAgain(at)
  },
  unknown_service: ({ task }) => void delete task.wish.service,
  not_found: ({ task, state }) => {
    delete task.reference
    delete state.contact.email
    delete state.contact.phone
  },
  reference_needed: ({ task }) => void delete task.reference,
  name_needed: ({ state }) => void delete state.contact.name,
  contact_needed: ({ state }) => {
    delete state.contact.email
    delete state.contact.phone
  },
  bad_phone: ({ state, plan }) => {
    plan.push(say('badPhone'))
    delete state.contact.phone
  },
  phone_needed: ({ state }) => void delete state.contact.phone,
  nobody_there: ({ task, plan }) => {
    plan.push(say('nobodyThere'))
    task.name = 'message'
    task.isGuessed = true
    task.said = []
  },
}

const TROUBLES: Record<string, Say | undefined> = {
  limit_reached: say('limit'),
  not_changeable: say('notChangeable'),
}
