import type { Command, SlotValue, Table } from '../../../models/understanding.ts'
import { isNamedWhole } from '../acts/clause-values.ts'
import { withoutContacts } from '../contact/contacts.ts'
import type { Mention, Reading } from '../reading.ts'
import { sentencesIn } from '../sentences.ts'
import { fold, has, isWhole } from '../text.ts'

/** Commands of a message that is for nobody's visit, or holds all its words. */
const ELSEWHERE = new Set<Command['type']>(['complaint', 'speak', 'abandon', 'unknown'])

/**
 * Notes what the visitor brings or hires, beside the values of a booking: "Saturday at ten, with my own drum". Such words have no
 * value, and were lost beside a name and an hour.
 */
export function withOwnThings(commands: Command[], reading: Reading, table: Table): Command[] {
  const isStarted = commands.some((one) => one.type === 'start' && one.task === 'book')
  const isOfVisit = table.task === null ? isStarted || table.booking !== null : table.task.task === 'book'
  const isElse = commands.some((one) => ELSEWHERE.has(one.type) || (one.type === 'start' && one.task !== 'book'))
  if (!isOfVisit || isElse || table.question === 'message') return commands
  const things = thingsIn(reading, table).filter((thing) => !isHeld(thing, commands))
  const [first] = things
  if (first === undefined) return commands
  const kept = commands.filter((one) => !isReadFrom(one, things))
  const notes = things.map((text): Command => ({ type: 'message', text, words: text }))
  // Behind a booking that was made, the note is a task of its own.
  const isMade = table.task === null && !isStarted
  return [...kept, ...(isMade ? [{ type: 'start', task: 'note', words: first } satisfies Command] : []), ...notes]
}

/** The pieces of sentences that name a thing of the visitor's own or one that they hire, with its size. */
function thingsIn({ typed, patterns, mentions }: Reading, { services }: Table): string[] {
  const { notes, joins, interjections, answers, party } = patterns
  const lead = `(?:(?:${joins}|${interjections}|${answers.yes}),? ){0,3}`
  const mentionsIn = (piece: string): Mention[] => mentions.filter(({ words }) => words !== '' && piece.includes(words))
  const values = (piece: string): SlotValue[] => mentionsIn(piece).flatMap((one) => one.values)
  // "With my usual haircut" names the service.
  const isService = (piece: string): boolean => mentionsIn(piece).some((one) => isNamedWhole(one, services))
  return sentencesIn(typed)
    .filter((sentence) => !sentence.includes('?'))
    .flatMap((sentence) => {
      const pieces = sentence.replace(/[.!]{1,3}$/u, '').split(/,\s/u)
      return pieces.flatMap((piece, index) => {
        const text = fold(piece)
        if (withoutContacts(piece) !== piece || values(piece).some(({ slot }) => OF_START.has(slot))) return []
        const isOwn = isWhole(text, `${lead}(?:${notes.mine})`) && !has(text, party.relatives) && !isService(piece)
        const isHired =
          isWhole(text, `${lead}(?:${notes.hires})`) && !values(piece).some(({ slot }) => slot === 'service')
        if (!isOwn && !isHired) return []
        const next = pieces[index + 1]?.split('.')[0] ?? ''
        return [isWhole(fold(next), notes.size) ? `${piece}, ${next}` : piece]
      })
    })
}

const OF_START = new Set<SlotValue['slot']>(['day', 'time', 'staff', 'party_size', 'reference'])

/** True where another command holds the words. */
function isHeld(thing: string, commands: Command[]): boolean {
  return commands.some((one) => one.type === 'message' && one.text.includes(thing))
}

/** True for what was read from such words: "drum" is part of the name of a course, and of no question about the booking. */
function isReadFrom(one: Command, things: string[]): boolean {
  if (one.type === 'recall') return things.includes(one.words)
  if (one.type !== 'set' && one.type !== 'correct') return false
  const { slot } = one.value
  return (
    (slot === 'name' || slot === 'service') && one.words !== '' && things.some((thing) => thing.includes(one.words))
  )
}
