import { asksFact } from '../facts/asked.ts'
import { mostCommonWords } from './common-words.ts'
import type { Clause, Reading } from './reading.ts'
import type { Task, Wish } from './state.ts'

/** One thing that a message wants: its clauses that belong together. */
export interface Intent {
  kind: Task['kind'] | undefined
  isExplicit: boolean
  isOther: boolean
  /** The day is a weekday without more. */
  isWeekday: boolean
  wish: Wish
  /** A day that no calendar has, or a clock that does not exist, was named. */
  badDay: boolean
  badTime: boolean
  isAnyStaff: boolean
  strangeStaff: string | undefined
  text: string
}

/** The wishes of a message in order, and the questions that have to be answered beside them. */
export function intentsOf(
  { clauses, language, isOrder }: Reading,
  isUnderWay: boolean,
): { intents: Intent[]; questions: string[] } {
  const intents: Intent[] = []
  const questions: string[] = []
  if (isOrder) return { intents, questions }
  for (const clause of clauses) {
    const hasValues =
      clause.day !== undefined ||
      clause.time !== undefined ||
      clause.service !== undefined ||
      clause.staff !== undefined
    // "Are you open on Saturday?" offers no day, and "how much is a trim on Friday?" wants none.
    const isForFact = !clause.isExplicit && asksFact(clause.text, language)
    const isForKnowledge =
      clause.kind === undefined && clause.isQuestion && !(hasValues && (isUnderWay || isShort(clause)))
    if (isForFact || isForKnowledge) {
      questions.push(clause.text)
      continue
    }
    const current = intents.at(-1)
    if (current === undefined || opensAnother(clause, current)) intents.push(intentFrom(clause, language))
    else extend(current, intentFrom(clause, language))
  }
  return { intents, questions }
}

/** "Friday at ten?", and in the middle of a dialogue "could we make it ten?", offers a value, and asks nothing of the knowledge. */
function isShort({ text }: Clause): boolean {
  return text.split(' ').length <= 6
}

function opensAnother({ kind, service, day, time, isExplicit }: Clause, current: Intent): boolean {
  if (kind === undefined || current.kind === undefined) return false
  if (kind !== current.kind) return isExplicit || kind === 'book'
  const isFirm = current.isExplicit || current.wish.date !== undefined || current.wish.time !== undefined
  const isElse = service !== undefined && current.wish.serviceId !== undefined && service.id !== current.wish.serviceId
  return kind === 'book' && isFirm && isElse && (day !== undefined || time !== undefined)
}

function intentFrom(clause: Clause, language: Reading['language']): Intent {
  const { service, staff, day, time, part } = clause
  const stranger = clause.strangeStaff
  const isStranger = stranger !== undefined && !mostCommonWords(language).has(stranger)
  return {
    kind: clause.kind,
    isExplicit: clause.isExplicit,
    isOther: clause.isOther,
    isWeekday: day?.kind === 'weekday',
    badDay: day !== undefined && day.date === undefined,
    badTime: clause.badTime,
    isAnyStaff: clause.isAnyStaff,
    strangeStaff: isStranger ? stranger : undefined,
    text: clause.text,
    wish: {
      ...(service === undefined ? {} : { serviceId: service.id }),
      ...(service === undefined || service.rivals.length === 0 ? {} : { candidates: [service.id, ...service.rivals] }),
      ...(staff === undefined ? {} : { staffId: staff.id }),
      ...(day?.date === undefined ? {} : { date: day.date }),
      ...(time === undefined ? {} : { time: clock(time.hour, time.minute), isSure: time.isSure }),
      ...(part === undefined ? {} : { part }),
    },
  }
}

function extend(current: Intent, more: Intent): void {
  current.kind ??= more.kind
  current.isExplicit ||= more.isExplicit
  current.isOther ||= more.isOther
  current.badDay = more.wish.date === undefined && (current.badDay || more.badDay)
  current.badTime ||= more.badTime
  if (more.wish.date !== undefined) current.isWeekday = more.isWeekday
  current.isAnyStaff ||= more.isAnyStaff
  current.strangeStaff ??= more.strangeStaff
  Object.assign(current.wish, more.wish)
  current.text += `. ${more.text}`
}

export function clock(hour: number, minute: number): string {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}
