import type { Clause } from '../clause.ts'
import { has, without } from '../text.ts'
import type { Act, Patterns } from './act.ts'
import { intentOf } from './intents.ts'
import { hasDayOrClockTime } from './clause-values.ts'

/** Stands for a name, in a text and in the patterns. */
const WHO = 'x'

/**
 * The act of a wish to talk to somebody of the team by name: "I'd like to speak to Mary, it's about my bill" fetches a
 * person, and on the phone a call back. With a day it is an appointment, and so is it where the talk is a service.
 */
export function talkWished(text: string, clause: Clause, patterns: Patterns): Act | undefined {
  const { intents } = patterns
  const offset = clause.end - text.length
  const people = clause.mentions.filter(({ values }) =>
    values.some(({ slot, value }) => slot === 'staff' && value !== 'any'),
  )
  if (people.length === 0 || hasDayOrClockTime(clause) || has(text, intents.ownTalk)) return undefined
  const places = people
    .map(({ start, end }) => ({ start: start - offset, end: end - offset }))
    .filter(({ start }) => start >= 0)
  const masked = without(text, places, WHO)
  if (!has(masked, intents.talk.to.replaceAll('{who}', `${WHO}+(?: ${WHO}+)?`))) return undefined
  const isByPhone = has(masked, intents.talk.byPhone)
  // "… about my horse" hints at any service with horses.
  const isOfService = clause.mentions.some(({ values }) =>
    values.some(({ slot, value }) => slot === 'service' && value.length === 1),
  )
  if (!isByPhone && (isOfService || intentOf(text, patterns) === 'book')) return undefined
  return { type: 'start', task: isByPhone ? 'call_back' : 'person', isOtherBooking: false, isNamed: true }
}
