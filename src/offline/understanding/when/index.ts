import { type DayValue, type SlotValue, type Table, type TimeValue } from '../../../models/understanding.ts'
import { daysIn } from '../../dialogue/days.ts'
import { timesIn } from '../../dialogue/hours.ts'
import { languageOfTag, lexiconOf } from '../../dialogue/lexicon.ts'
import { without, type Span } from '../text.ts'

/** Words of a message that name a day, a time, or both ("tonight"). */
export interface WhenMention extends Span {
  words: string
  /** Null: a date that does not exist. */
  day?: DayValue | null
  /** Null: a time that does not exist. */
  time?: TimeValue | null
  /** Two readings of equal weight, in place of `day` and `time`. */
  candidates?: SlotValue[]
}

/** The days and times that a folded text names, in order, read against the table. */
export function whenIn(text: string, language: string, table: Table): WhenMention[] {
  const tag = languageOfTag(language)
  const times = timesIn(text, lexiconOf(tag))
  const days = daysIn(without(text, times), tag, lexiconOf(tag), table)
  return [
    ...times.map(({ start, end, hour, minute, isSure }) => {
      const at = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
      return { start, end, words: text.slice(start, end), time: { at, isSure } }
    }),
    ...days.map(({ start, end, date }) => {
      const day = date === undefined ? null : { from: date, to: date }
      return { start, end, words: text.slice(start, end), day }
    }),
  ].sort((a, b) => a.start - b.start)
}
