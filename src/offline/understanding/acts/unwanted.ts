import { spokenLanguage } from '../../../languages/index.ts'
import type { Table } from '../../../models/understanding.ts'
import type { Patterns, Unwanted } from './act.ts'
import { TO_TEAM, intentOf } from './intents.ts'
import { isQuestionIn } from './questions.ts'
import { namesOtherThanToday } from './clause-values.ts'
import type { Clause } from '../clause.ts'
import type { Reading } from '../reading.ts'
import { has, expression, begins } from '../text.ts'
import { asksFact, asksOpening } from '../../facts/asked-kinds.ts'

/**
 * A refusal to book, with the question that follows or precedes it: "No booking, I only want to know whether you take
 * cards".
 */
export function unwantedIn(
  { text, mentions }: Clause,
  { patterns, language }: Reading,
  table: Table,
): Unwanted | undefined {
  const { question } = table
  const refusals = [...text.matchAll(expression(patterns.intents.unwanted))]
  const [first] = refusals
  const last = refusals.at(-1)
  if (first === undefined || last === undefined || question === 'message') return undefined
  // "I only wanted to know whether you are open on Saturday" asks about Saturday and does not wish for it.
  const behindIt = text.slice(last.index + last[0].length)
  const isFact =
    asksFact(behindIt, spokenLanguage(language)) ||
    asksOpening(behindIt, spokenLanguage(language)) ||
    (begins(behindIt.trimStart(), patterns.questions.whether.word) && !asksAvailability(behindIt, patterns))
  if (namesOtherThanToday(mentions, table) && !isFact) return undefined
  // "Is there no appointment left?" asks for one. A request for a person or a message outweighs a refusal.
  if (begins(text, patterns.questions.start) || TO_TEAM.has(intentOf(text, patterns))) return undefined
  const behind = last.index + last[0].length
  const lead = /^[^\p{L}\p{N}]{0,9}/u.exec(text.slice(behind))?.[0].length ?? 0
  const sides = [
    { start: behind + lead, end: text.length },
    { start: 0, end: first.index },
  ]
  // "No need to book yet, I'll talk to her dad" asks nothing.
  const { ownTalk, ownCall } = patterns.intents
  const isAsking = (side: string): boolean => isQuestionIn(side, patterns) && !has(side, `${ownTalk}|${ownCall}`)
  const place = sides.find((side) => isAsking(text.slice(side.start, side.end)))
  return { type: 'unwanted', asked: place }
}

function asksAvailability(text: string, { questions }: Patterns): boolean {
  return has(text, `${questions.availability}|${questions.availabilityWhen}`)
}

/**
 * True where a refusal beside the summary names the draft itself, so the draft stays: "Nothing is wrong with the one at
 * five, I only wanted to know …".
 */
export function isAskedBesideDraft(
  text: string,
  { mentions }: Clause,
  { intents }: Patterns,
  { task, question }: Table,
): boolean {
  const isRead = task?.task === 'book' && (question === 'confirm' || question === 'change')
  if (!isRead || mentions.length === 0 || !has(text, intents.unwanted)) return false
  return mentions.every(({ values }) =>
    values.every(
      ({ slot, value }) =>
        (slot === 'time' && value?.at === task.time?.at) || (slot === 'day' && value?.from === task.day?.from),
    ),
  )
}
