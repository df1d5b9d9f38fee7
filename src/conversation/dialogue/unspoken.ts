import type { Command, SlotValue } from '../../models/understanding.ts'
import { isWithoutMatter } from '../../offline/index.ts'
import { apply, ask } from './commands.ts'
import { courtesyIn, type Hearing } from './hearing.ts'
import { isLeaving } from './next-step.ts'
import { begin } from './task-progress.ts'
import { say } from './reply-plan.ts'
import { isRestated } from './restated.ts'
import { addToMessage, isBehindMessage, startTask } from './wishes.ts'
import { hasMoreThan, leftover, wordsWhere } from './words.ts'

/**
 * Begins wishes that no command states: a change of the booking just made, a day or time alone, a contact left behind.
 */
export function beginUnspoken(hearing: Hearing): void {
  const { state, commands, target } = hearing
  if (
    target !== undefined ||
    hearing.isUnlisted ||
    isLeaving(hearing) ||
    commands.some(({ type }) => type === 'abandon' || type === 'complaint')
  )
    return
  // "Are you open on Friday?" names a day, but wants no appointment on it.
  const asked = commands.flatMap((one) => (one.type === 'ask' ? [one.words] : [])).join('\n')
  const values = commands
    .filter((one) => one.type === 'set' || one.type === 'correct')
    .filter(({ words }) => words === '' || !asked.includes(words))
  const wishes = values
    .filter(({ value }) => ['day', 'time', 'staff', 'party_size', 'service'].includes(value.slot))
    // "It lies beside the till again" names no person to book with.
    .filter(({ value }) => value.slot !== 'staff' || value.value !== null)
  const contacts = values.filter(({ value }) => value.slot === 'email' || value.slot === 'phone')
  const slots = wishes.map(({ value }) => value.slot)
  // A day beside a question belongs to the question.
  const isWhenOnly = slots.length > 0 && slots.every((slot) => slot === 'day' || slot === 'time')
  if (asked === '' && isWhenOnly && isBehindMessage(hearing)) return addToMessage(hearing)
  const isWish =
    isOpened(hearing, slots) && (asked === '' ? slots.length > 0 : state.booking === null && slots.includes('service'))
  if (
    isWish &&
    state.booking !== null &&
    isRestated(
      state.booking,
      wishes.map(({ value }) => value),
      hearing.world,
    )
  ) {
    if (commands.some(({ type }) => type === 'recall')) return
    if (hearing.message.includes('?')) {
      ask(hearing, { type: 'ask', question: hearing.message, words: hearing.message })
      commands.push({ type: 'ask', question: hearing.message, words: hearing.message })
    } else hearing.plan.push(say(isPraised(commands) ? 'welcome' : 'kept'))
  } else if (isWish) {
    const isNamed = values.some(({ value }) => value.slot === 'reference')
    const isWhen = isOfWhen(
      hearing,
      wishes.map(({ value }) => value),
    )
    const task = isWhen && (isNamed || state.booking !== null) ? 'move' : 'book'
    startTask(hearing, { type: 'start', task, words: '' })
    for (const { value, words } of values) apply(hearing, { value, words })
  } else if (asked === '' && values.some(({ value }) => value.slot === 'reference')) {
    // A reference alone asks for its booking.
    startTask(hearing, { type: 'start', task: 'look_up', words: '' })
    for (const { value, words } of values) apply(hearing, { value, words })
  } else if (contacts.length > 0 && asked === '' && hearing.hasGained) beginGuessedMessage(hearing)
}

/** True for a start, a person or a number; "only 6 children now" has a word of the booked service beside its number. */
function isOfWhen({ state: { booking }, world }: Hearing, values: SlotValue[]): boolean {
  const isCounted = values.some(({ slot }) => slot === 'party_size')
  const isOnlyCounted = isCounted && values.every(({ slot }) => slot === 'party_size' || slot === 'service')
  return values.every(
    (value) =>
      ['day', 'time', 'staff', 'party_size'].includes(value.slot) ||
      (isOnlyCounted && booking !== null && isRestated(booking, [value], world)),
  )
}

/** True where nothing but who is writing has been said so far: "Hello, my name is Ada Beck, ada@example.com". */
function isIntroduction({ state, commands, message, world }: Hearing): boolean {
  const isFirst = state.recent.length === 0 && state.booking === null
  return (
    isFirst &&
    isWithoutMatter(
      leftover(
        message,
        wordsWhere(commands, (one) => 'value' in one),
      ),
      world.language,
    )
  )
}

/** Asks what the visitor wants; their contact is kept for it. */
function introduce(hearing: Hearing): void {
  hearing.hasGained = false
  if (courtesyIn(hearing.commands) === undefined) hearing.plan.push(say('goOn'))
}

/** Begins a message with the words so far, for a contact detail that came unasked. An introduction begins none, because it has no text. */
function beginGuessedMessage(hearing: Hearing): void {
  if (isIntroduction(hearing)) return introduce(hearing)
  const { recent } = hearing.state
  const task = begin(hearing, 'message')
  task.isGuessed = true
  task.said = [...recent, ...(hasMoreThan(hearing, []) ? [hearing.message] : [])]
  task.isTextAsked = recent.length > 0
  hearing.begun.push(task)
}

/** True unless the visitor refused to book; then only a day or time without a courtesy begins a booking. */
function isOpened({ state, commands }: Hearing, slots: SlotValue['slot'][]): boolean {
  if (!state.refused.includes('book')) return true
  return (slots.includes('day') || slots.includes('time')) && courtesyIn(commands) === undefined
}

/** True for "Great, looking forward to the massage, thanks!". */
function isPraised(commands: Command[]): boolean {
  return commands.some((one) => one.type === 'confirm' || (one.type === 'courtesy' && one.kind === 'thanks'))
}
