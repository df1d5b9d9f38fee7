import { cut } from '../../core/text.ts'
import type { Command, CommandOf } from '../../models/understanding.ts'
import { isWithoutMatter } from '../../offline/index.ts'
import { courtesyIn, isContact } from './hearing.ts'
import { say } from './reply-plan.ts'
import { hasContact, passOn, remember, stateFrom, withMessageOffered, type DialogueState } from './state.ts'
import { noteOf } from './tasks/notes.ts'
import type { ToolCall, Turn } from './tasks/task.ts'
import { setValue } from './stored-values.ts'

/** Limits of the visitor's words kept until a contact is known. */
const MAX_KEPT = 8
const KEPT_CHARS = 500

/**
 * Handles a turn while the visitor waits for a person. The words are acknowledged, and become a message to the team as
 * soon as it can reach the visitor. What has a sure answer is answered as well, until a person writes.
 */
export function attend(turn: Turn, commands: Command[], result: { ok: boolean } | undefined): ToolCall | undefined {
  const { state, world, plan, message } = turn
  state.question = null
  const known = { ...state.contact }
  const contacts = commands.filter(isOfContact)
  for (const given of contacts) setValue(turn, undefined, given)
  const isReachedAnew = known.email !== state.contact.email || known.phone !== state.contact.phone
  const said = contacts.reduce((rest, { words }) => (words === '' ? rest : rest.replace(words, ' ')), message)
  const awaited = (state.awaited ??= { said: [], isTold: false })
  const isMatter = !isWithoutMatter(said, world.language)
  const courtesy = courtesyIn(commands)
  if (!isMatter && contacts.length === 0 && (courtesy === 'thanks' || courtesy === 'goodbye'))
    return void plan.push({ courtesy })
  if (isMatter) answerSure(turn, commands)
  if (isMatter) awaited.said = [...awaited.said, cut(message, KEPT_CHARS)].slice(-MAX_KEPT)
  if (hasContact(state) && (isReachedAnew || isMatter)) {
    if (result === undefined) return noteFor(state, commands)
    if (result.ok) return tellNoted(turn, isReachedAnew)
  }
  const isFirst = !awaited.isTold
  awaited.isTold = true
  if (plan.some((part) => 'say' in part)) return undefined
  if (isFirst && isMatter && !hasContact(state)) plan.push(say('waitRead', world.waitMinutes ?? 0))
  else plan.push(isMatter ? say('waitReadMore') : say('nobodyYet', state.contact))
  return undefined
}

/** Answers the questions that have a sure answer, such as the opening hours. */
function answerSure({ plan }: Turn, commands: Command[]): void {
  for (const one of commands) if (one.type === 'ask') plan.push({ answer: one.question, isSureOnly: true })
}

type OfContact = CommandOf<'set' | 'correct'>

function isOfContact(command: Command): command is OfContact {
  return (command.type === 'set' || command.type === 'correct') && isContact(command.value)
}

/** The message to the team, or a call back if one is wanted and a number is known. */
function noteFor({ contact, awaited }: DialogueState, commands: Command[]): ToolCall {
  const isCall = commands.some((one) => one.type === 'start' && one.task === 'call_back')
  const said = awaited?.said ?? []
  if (!isCall || contact.phone === undefined)
    return { name: 'capture_lead', arguments: { ...contact, ...noteOf('message', said) } }
  const { phone, name } = contact
  return { name: 'request_callback', arguments: { phone, name, ...noteOf('topic', said) } }
}

function tellNoted({ state, plan }: Turn, isReachedAnew: boolean): undefined {
  const { contact, awaited } = state
  passOn(state, awaited?.said ?? [])
  // Beside a question, the contact is not read back again.
  const isBrief = awaited?.isPassedOn === true && !isReachedAnew && plan.some((part) => 'answer' in part)
  state.awaited = { said: [], isTold: true, isPassedOn: true }
  plan.push(isBrief ? say('noted') : say('waitNoted', contact))
}

/** Begins the wait for a person. The messages in `said` become part of the message to the team. */
export function startAwaiting(state: DialogueState, said: string[], language: string): void {
  const told = said.filter((text) => !isWithoutMatter(text, language)).map((text) => cut(text, KEPT_CHARS))
  state.awaited = { said: told.slice(-MAX_KEPT), isTold: false }
}

/** The team has a message of the visitor, only a contact, or neither. */
type WaitedFor = 'noted' | 'reachable' | 'unknown'

/**
 * The memory of a conversation after its wait for a person. Words that did not reach the team are kept for the message
 * that is offered (`isOffered`), so the visitor need not repeat them.
 */
export function afterWait(
  memory: unknown,
  { isReachable, isOffered }: { isReachable: boolean; isOffered: boolean },
): { memory: DialogueState; waitedFor: WaitedFor } {
  const state = stateFrom(memory)
  const { awaited } = state
  delete state.awaited
  if (awaited !== undefined && awaited.said.length > 0) remember(state, awaited.said.join('\n'))
  if (awaited?.isPassedOn === true) return { memory: state, waitedFor: 'noted' }
  const waitedFor = isReachable || hasContact(state) ? 'reachable' : 'unknown'
  return { memory: isOffered ? withMessageOffered(state) : state, waitedFor }
}
