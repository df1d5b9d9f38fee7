import type { Command, Table } from '../../../models/understanding.ts'
import { tellingWords, withoutFullStop } from '../note-matter.ts'
import type { Reading } from '../reading.ts'
import { sentencesIn } from '../sentences.ts'
import { begins, expression, fold, has, wordsOf } from '../text.ts'
import { CARRIES_TEXT, isDetail } from './parts.ts'

type Patterns = Reading['patterns']

/** Commands beside which a text that is missing something has its own way. */
const OF_ELSE = new Set<Command['type']>(['confirm', 'choose', 'order', 'speak'])

/**
 * Reads what is said to be missing in the text that was read back as an addition: "the end is missing: I also ask how to pay. Can you
 * add it?" It refuses nothing, and its questions are a part of the text.
 */
export function withAddition(commands: Command[], { typed, text, patterns }: Reading, table: Table): Command[] {
  const isReadBack = table.question === 'confirm' && table.task !== null && CARRIES_TEXT.has(table.task.task)
  const { missing, leftOff } = patterns.states
  if (!isReadBack || !has(text, `${missing}|${leftOff}`)) return commands
  // "You forgot the date, put it in" is said of the text. Without the request, it may be the matter itself.
  const isOfText = has(text, missing)
  const isElse = commands.some(
    (one) =>
      OF_ELSE.has(one.type) ||
      (one.type === 'complaint' && !(isOfText && has(text, leftOff))) ||
      (one.type === 'start' && one.task !== table.task?.task) ||
      (one.type === 'message' && one.edit !== undefined) ||
      (one.type === 'abandon' && one.task === table.task?.task),
  )
  if (isElse || has(text, patterns.notes.leaveOut)) return commands
  const added = sentencesIn(typed)
    .map((sentence) => withoutAsking(sentence, patterns, isOfText))
    .filter((sentence) => sentence !== '')
    .join(' ')
  const details = commands.filter(isDetail)
  if (tellingWords(added, patterns).length === 0) return [...details, { type: 'repeat', words: typed.trim() }]
  return [...details, { type: 'message', text: added }]
}

const MAX_WORDS_OF_LEAD = 8
const MAX_TELLING_IN_REPROACH = 2

/** A sentence without the words that only say what is missing, or ask to put it in. */
function withoutAsking(sentence: string, patterns: Patterns, isOfText: boolean): string {
  const { missing, leftOff } = patterns.states
  const asking = `${missing}|${leftOff}`
  const isAsking = (words: string, most: number): boolean => {
    const folded = fold(words)
    return has(folded, asking) && tellingWords(folded.replaceAll(expression(asking), ' '), patterns).length <= most
  }
  const colon = sentence.indexOf(':')
  const lead = fold(sentence.slice(0, Math.max(0, colon)))
  if (has(lead, asking) && wordsOf(lead).length <= MAX_WORDS_OF_LEAD) return sentence.slice(colon + 1).trim()
  const isReproach =
    isOfText && begins(fold(sentence), `(?:\\S+,? ){0,2}(?:${leftOff})`) && isAsking(sentence, MAX_TELLING_IN_REPROACH)
  if (isReproach || isAsking(sentence, 0)) return ''
  const pieces = sentence.split(/,\s/u)
  return pieces.length > 1 && isAsking(pieces.at(-1)!, 0) ? withoutFullStop(pieces.slice(0, -1).join(', ')) : sentence
}
