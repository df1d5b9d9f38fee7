import type { Command, Table } from '../../../models/understanding.ts'
import type { ParsedClause } from '../parsed-clause.ts'
import { positionByDate, positionByFigure } from '../option-positions.ts'
import type { Reading } from '../reading.ts'
import { expression, fold, foldWithOffsets, has, isWhole, wordsOf } from '../text.ts'

/** True where a figure is the position of an option and no day: "Le 2 alors". */
export function isPosition({ clause }: ParsedClause, { patterns }: Reading, { options }: Table): boolean {
  return positionByFigure(clause.text, options, patterns) !== undefined
}

/** The option that is chosen by its position: "The second one". */
export function chosenIn({ rest, words, clause }: ParsedClause, { patterns }: Reading, { options }: Table): Command[] {
  const isAnswer = options.some(({ kind }) => kind === 'yes' || kind === 'no')
  if (options.length === 0 || isAnswer || wordsOf(rest).length > 8 || isWhole(rest, patterns.interjections)) return []
  const figure = positionByDate(clause.text, options) ?? positionByFigure(clause.text, options, patterns)
  if (figure !== undefined) return [{ type: 'choose', option: figure, words }]
  const { ordinals } = patterns
  // "On the second" names a day of the month.
  if (clause.mentions.some(({ values }) => values.some(({ slot }) => slot === 'day'))) return []
  // "The puppy first course" is a name with an ordinal in it.
  const isNamed = (ordinal: string): boolean => clause.mentions.some((one) => has(fold(one.words), ordinal))
  const place = ordinals.findIndex((ordinal) => has(rest, ordinal) && !isNamed(ordinal))
  const option = place === ordinals.length - 1 ? options.length : place + 1
  return place < 0 || option > options.length ? [] : [{ type: 'choose', option, words }]
}

/**
 * The commands of "the other one". Of two services that were offered or listed it is the one that is neither refused nor spoken
 * of, else the second. Of two starts it is the one that was not taken; without exactly two options, others are requested.
 */
export function otherOne(words: string, reading: Reading, table: Table): Command[] {
  const { options, task } = table
  const id = otherService(reading, table)
  if (id !== undefined) {
    const value = { slot: 'service' as const, value: [id] }
    if (task !== null) return [{ type: 'correct', value, words }]
    return [
      { type: 'start', task: 'book', words },
      { type: 'set', value, words },
    ]
  }
  const isTaken = options.map((option) => option.kind === 'start' && isStart(option, table))
  const open = isTaken.flatMap((taken, index) => (taken ? [] : [index]))
  if (options.length !== 2 || open.length !== 1) return [{ type: 'others', direction: 'any', words }]
  return [{ type: 'choose', option: open[0]! + 1, words }]
}

/** The question about "the other one" with the name of that service, which it is about. */
export function otherAsked(
  { rest, words }: Pick<ParsedClause, 'rest' | 'words'>,
  reading: Reading,
  table: Table,
): { question: string; service: string } | undefined {
  const place = expression(reading.patterns.others.otherOne).exec(rest)
  const id = place === null ? undefined : otherService(reading, table)
  const name = table.services.find((service) => service.id === id)?.name
  if (place === null || id === undefined || name === undefined) return undefined
  return { question: replaced(words, rest, { place, name }), service: id }
}

function isStart({ date, time }: { date: string; time: string }, { task }: Table): boolean {
  return date === task?.day?.from && time === task.time?.at
}

/** The second of two services, unless it alone is under way, refused or spoken of. */
function otherService({ refused }: Reading, table: Table): string | undefined {
  const { options, listed = [], task, topic, refusedServices = [] } = table
  const offered = options.flatMap((option) => (option.kind === 'service' ? [option.id] : []))
  const isOpen = task === null || (task.task === 'book' && task.offered.length === 0)
  const named = offered.length > 0 ? offered : isOpen && options.length === 0 ? listed : []
  const [first, second, third] = named
  if (first === undefined || second === undefined || third !== undefined) return undefined
  const left = new Set([...refused, ...refusedServices, task?.serviceId, topic?.serviceId])
  return left.has(second) && !left.has(first) ? first : second
}

/** The typed words with a name in place of the words that stand for it. */
function replaced(words: string, rest: string, { place, name }: { place: RegExpExecArray; name: string }): string {
  const folded = foldWithOffsets(words)
  const lead = Math.max(0, folded.text.length - rest.length)
  const [start, end] = [lead + place.index, lead + place.index + place[0].length]
  return `${words.slice(0, folded.from[start])}${name}${words.slice(folded.to[end - 1])}`
}
