import type { Command, Table } from '../../../models/understanding.ts'
import type { ParsedClause } from '../parsed-clause.ts'
import { positionByDate, positionByFigure } from '../option-positions.ts'
import type { Reading } from '../reading.ts'
import { fold, has, isWhole, wordsOf } from '../text.ts'

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

/** The option that was not taken. Two services are corrected; without exactly two options, others are requested. */
export function otherOne(words: string, { options, task }: Table): Command {
  const isTaken = options.map((option) => {
    if (option.kind === 'start') return option.date === task?.day?.from && option.time === task.time?.at
    return option.kind === 'service' && option.id === task?.serviceId
  })
  const open = isTaken.flatMap((taken, index) => (taken ? [] : [index]))
  if (options.length !== 2 || open.length !== 1) return { type: 'others', direction: 'any', words }
  const option = options[open[0]!]!
  return option.kind === 'service'
    ? { type: 'correct', value: { slot: 'service', value: [option.id] }, words }
    : { type: 'choose', option: open[0]! + 1, words }
}
