import type { Table } from '../../../models/understanding.ts'
import type { Clause } from '../clause.ts'
import { begins, fold, has, wordsOf } from '../text.ts'
import type { Patterns } from './act.ts'
import { intentOf, isGrievance } from './intents.ts'
import { hasService, namesClockTime } from './clause-values.ts'

/** A longer statement tells more than that a bus stops near by. */
const MAX_WORDS_UNMARKED = 8

/**
 * True for a question for the way by a means of transport: "Is there a bus from the station on Sundays?", "can we come by train?" Its
 * day and hour are those of the journey. A business whose services are called by one, such as "Bus tour", is asked for these.
 */
export function isWayAsked(text: string, clause: Clause, patterns: Patterns, { services }: Table): boolean {
  const { questions, intents } = patterns
  const { means, runs, own } = questions.way
  if (!has(text, means) || hasService(clause) || has(text, `(?:${own}) (?:${means})`)) return false
  if (isGrievance(text, patterns)) return false
  if (services.some(({ name, aliases }) => [name, ...aliases].some((one) => has(fold(one), means)))) return false
  const intent = intentOf(text, patterns)
  if ((intent !== undefined && intent !== 'book') || begins(text, intents.wish) || has(text, intents.denied))
    return false
  // "Could I come at ten, by bus?" wishes for the hour.
  if (namesClockTime(clause) && begins(text, questions.request)) return false
  if (clause.isQuestion || text.includes('?')) return true
  return begins(text, runs) && wordsOf(text).length <= MAX_WORDS_UNMARKED
}
