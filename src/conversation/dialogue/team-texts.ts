import type { CommandOf } from '../../models/understanding.ts'
import { addsToMessage, asksToLeaveMessage, isInstruction, refersBack } from '../../offline/index.ts'
import { isContact, type Hearing } from './hearing.ts'
import { besideQuestions } from './message-cuts.ts'
import { say, type Part } from './reply-plan.ts'
import { hasContact, type Task } from './state.ts'
import { questionPointedAt, toldBeforeMessage } from './told-before.ts'
import { hasMoreThan } from './words.ts'

interface Begun {
  command: CommandOf<'start'>
  /** The task in whose place it begins, which was a choice between a person and a message. */
  open: Task | undefined
  /** Messages that were under way. */
  messages: Task[]
  /** The visitor agreed to the summary of the task before. */
  isAgreed: boolean
  /** The task waits until the one before is done. */
  isLater: boolean
}

/** Fills in the words of a task that passes them to the team. */
export function fillForTeam(hearing: Hearing, task: Task, begun: Begun): void {
  if (task.name === 'note') task.said = textsOf(hearing)
  if (task.name === 'call_back') fillCallBack(hearing, task, begun)
  if (task.name !== 'message') return
  const { state, world } = hearing
  const texts = [...hearing.left, ...messageOf(hearing, begun.command, begun.open)]
  leaveUnnamed(hearing, begun)
  if (hearing.request !== undefined) task.request = hearing.request
  // "Can I leave a message for the owner?" is no message yet.
  task.said = texts.every((text) => asksToLeaveMessage(text, world.language)) ? [] : texts
  // Contact and wish are known to the team, so that "add that to my message" needs no second yes.
  const isKnown = state.passedOn.length > 0 && hasContact(state) && state.contact.name !== undefined
  if (isKnown && task.said.length > 0 && addsToMessage(begun.command.words, world.language)) task.isAgreed = true
  else if (task.said.length > 0 && hearing.plan.every(isOfLeft)) hearing.plan.push(say('willPassOn'))
}

/** True for the words that a booking was left in favour of the message. */
function isOfLeft(part: Part): boolean {
  return 'say' in part && part.say === 'nothingBooked'
}

/** A message in place of the answer to "which service?" takes the place of the booking. */
function leaveUnnamed({ state, begun: own }: Hearing, { open, isLater }: Begun): void {
  const [, waiting] = state.tasks
  if (state.question !== 'service' || isLater || open !== undefined || waiting?.name !== 'book') return
  if (waiting.wish.service !== undefined || own.includes(waiting)) return
  state.tasks = state.tasks.filter((one) => one !== waiting)
  state.abandoned = waiting
}

/** The topic of the call is the message to the team, or the appointment that was not made here. */
function fillCallBack(hearing: Hearing, task: Task, { open, messages, isAgreed, isLater }: Begun): void {
  const { state, message } = hearing
  const unmade = isLater ? undefined : state.tasks.find(({ name }) => name === 'book')
  if (unmade !== undefined) state.abandoned = unmade
  // A confirmed message is passed on by itself.
  state.tasks = state.tasks.filter((one) => (one.name !== 'message' || isAgreed) && one !== unmade)
  const told = isAgreed ? [] : messages.flatMap(({ said }) => said)
  const before = open?.said ?? [...toldBeforeMessage(state, hearing.world.language), ...told, ...(unmade?.said ?? [])]
  const own = besideQuestions(message, hearing.commands)
  task.said = [...hearing.left, ...before, ...(own === '' ? [] : [own])]
  // Number and name were read back with the message, so a second "shall I?" would ask the same.
  const { phone, name } = state.contact
  if (isAgreed && messages.length > 0 && phone !== undefined && name !== undefined) task.isAgreed = true
}

/** The texts of a note, which may be empty; without any, the message itself. */
function textsOf({ commands, message }: Hearing): string[] {
  const texts = commands.flatMap((one) => (one.type === 'message' ? [one.text] : []))
  return texts.length > 0 ? [...new Set(texts)].filter((text) => text !== '') : [message]
}

/** From this many words beside the wish to leave one, a message states its topic itself. */
const SAYING_ITSELF = 5

function names({ state: { contact }, world: { services } }: Hearing): string[] {
  const staff = services.flatMap((service) => service.staff.flatMap(({ name }) => [name, ...name.split(' ')]))
  return [...(contact.name === undefined ? [] : [contact.name]), ...staff]
}

/**
 * The messages before this one. A booking without a service was begun by mistake, so it is removed and its messages are
 * returned.
 */
function toldSoFar({ state, world }: Hearing): string[] {
  const unmeant = state.tasks.filter(({ name, wish }) => name === 'book' && wish.service === undefined)
  state.tasks = state.tasks.filter((task) => !unmeant.includes(task))
  return [...toldBeforeMessage(state, world.language), ...unmeant.flatMap(({ said }) => said)]
}

/** The text of a new message, without the words of the wish to leave one. */
function messageOf(hearing: Hearing, { words }: CommandOf<'start'>, open: Task | undefined): string[] {
  const texts = hearing.commands.flatMap((one) => (one.type === 'message' && one.edit === undefined ? [one.text] : []))
  if (open !== undefined) return open.said
  const { world } = hearing
  const pointed = questionPointedAt(hearing.state, hearing.message, world.language)
  if (pointed !== undefined) return [pointed]
  // "Please let Ida know" refers to the messages before it.
  if (isInstruction(hearing.message, world.language, names(hearing))) return toldSoFar(hearing)
  // The message itself follows a colon: "Please take a message: is there a lift?"
  const lead = words.slice(0, words.indexOf(':') + 1) || words
  const isMore = hasMoreThan(hearing, [lead])
  // A contact in the same message says that it is complete, so it is about the message before.
  const isComplete = hearing.commands.some((one) => one.type === 'set' && isContact(one.value))
  const isAboutThat = isComplete && lead === words && !hasMoreThan(hearing, [lead], SAYING_ITSELF)
  if (isAboutThat) return [...hearing.state.recent.slice(-1), hearing.message]
  // The message before had no answer, so it is included: "I teach at the school. I'd leave a message: …"
  const before = lead === words ? beforeMessage(hearing) : []
  if (texts.length > 0) return [...before, ...texts]
  return isMore ? [...before, hearing.message] : []
}

/** The message before, where it had no answer, or what a pronoun of this one refers to: "ask the team whether they found it". */
function beforeMessage({ state, world, message, isUnanswered }: Hearing): string[] {
  if (isUnanswered) return state.recent.slice(-1)
  if (!refersBack(message, world.language)) return []
  const told = toldBeforeMessage(state, world.language)
  // "I left my cap in the boat" may have begun a booking.
  const begun = state.tasks.find(({ name, slot }) => name === 'book' && slot === undefined)?.said ?? []
  return (told.length > 0 ? told : begun).slice(-1)
}
