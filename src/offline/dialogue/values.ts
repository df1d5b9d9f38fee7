import { bareTimeIn } from './hours.ts'
import { has } from './lexicon.ts'
import type { Reading } from './reading.ts'
import type { DialogueState, Slot, Task, World } from './state.ts'
import { say } from './advance.ts'
import { clock, type Intent } from './wishes.ts'
import { wordingOf } from './wording.ts'

/** Puts what an intent says into the task. True when that changes it. */
export function applyTo(state: DialogueState, task: Task, intent: Intent, reading: Reading, world: World): boolean {
  const wording = wordingOf(state.language)
  const before = JSON.stringify([task.wish, task.slot])
  const wish = { ...intent.wish }
  const isProposed = task.slot !== undefined || task.offered !== undefined
  if (intent.isWeekday && wish.date !== undefined && task.wish.date !== undefined && isProposed)
    wish.date = nearestWeekday(wish.date, task.wish.date)
  if (wish.time === undefined && wish.date === undefined && isAskedWhen(state)) {
    const bare = placeIn(reading) >= 0 ? undefined : bareTimeIn(reading.folded.trim(), reading.lexicon)
    if (bare !== undefined && reading.folded.trim().split(/\s+/u).length <= 6)
      Object.assign(wish, { time: clock(bare.hour, bare.minute), isSure: bare.isSure })
  }
  if (wish.serviceId !== undefined && wish.candidates === undefined) delete task.wish.candidates
  const chosen = chosenOf(task, wish, reading)
  Object.assign(task.wish, wish)
  if (intent.isAnyStaff) delete task.wish.staffId
  if (task.offered !== undefined && task.wish.date === undefined) {
    const [first] = task.offered
    if (wish.time !== undefined && first !== undefined && task.offered.every(({ date }) => date === first.date))
      task.wish.date = first.date
  }
  // A day of its own frees the wish from the part of the day asked for before.
  if (wish.time !== undefined && wish.part === undefined) delete task.wish.part
  if (intent.badDay) {
    say(state, wording.noSuchDay)
    delete task.wish.date
  }
  if (intent.badTime) say(state, wording.noSuchTime)
  if (intent.strangeStaff !== undefined && task.kind === 'book') refuseStaff(state, task, world)
  if (chosen !== undefined) {
    choose(task, chosen)
    return true
  }
  const isChanged =
    JSON.stringify([task.wish, task.slot]) !== before || intent.badDay || intent.badTime || intent.isAnyStaff
  if (isChanged) {
    delete task.slot
    delete task.offered
    delete task.isTurned
    delete task.found
  }
  return isChanged
}

/** "No, Wednesday", of a date in two weeks, is the Wednesday beside that date. */
function nearestWeekday(coming: string, proposed: string): string {
  const first = Temporal.PlainDate.from(coming)
  const weeks = Math.max(0, Math.round(first.until(proposed).days / 7))
  return first.add({ weeks }).toString()
}

export function choose(task: Task, slot: Slot): void {
  task.slot = slot
  Object.assign(task.wish, { date: slot.date, time: slot.time, isSure: true })
}

function isAskedWhen({ asked }: DialogueState): boolean {
  return asked === 'time' || asked === 'when'
}

/** One of the times that were offered, by its hour or by its place in the list. */
function chosenOf({ offered, wish: current, slot }: Task, wish: Task['wish'], reading: Reading): Slot | undefined {
  if (offered === undefined || slot !== undefined) return undefined
  if (wish.serviceId !== undefined && wish.serviceId !== current.serviceId) return undefined
  if (wish.staffId !== undefined && wish.staffId !== current.staffId) return undefined
  const onDay = offered.filter(({ date }) => wish.date === undefined || date === wish.date)
  if (wish.time !== undefined) {
    const exact = onDay.find(({ time }) => time === wish.time)
    return exact ?? (wish.isSure === true ? undefined : onDay.find(({ time }) => time === otherHalf(wish.time ?? '')))
  }
  if (wish.date !== undefined) return undefined
  const place = placeIn(reading)
  if (place >= 0) return offered[place]
  return offered.length === 1 && reading.isYes && !reading.isNo ? offered[0] : undefined
}

/** "The second one": the place in a list, from 0; -1 without one. */
function placeIn({ lexicon, folded }: Reading): number {
  return lexicon.ordinals.findIndex((ordinal) => has(folded, ordinal))
}

/** The same hour before noon for one after it, and the other way round. */
export function otherHalf(time: string): string {
  const hour = Number(time.slice(0, 2))
  return `${String((hour + 12) % 24).padStart(2, '0')}${time.slice(2)}`
}

function refuseStaff(state: DialogueState, task: Task, { services }: World): void {
  const offering = services.filter(({ id }) => task.wish.serviceId === undefined || id === task.wish.serviceId)
  const names = [...new Set(offering.flatMap(({ staff }) => staff.map(({ name }) => name)))]
  if (names.length > 0) say(state, wordingOf(state.language).unknownStaff(names))
}
