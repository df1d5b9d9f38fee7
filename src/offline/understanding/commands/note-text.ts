import { withoutContacts } from '../contact/contacts.ts'
import { tellingWords, toldOn, withoutFullStop } from '../note-matter.ts'
import type { Reading } from '../reading.ts'
import { sentencesIn } from '../sentences.ts'
import { expression, fold, foldWithOffsets, has } from '../text.ts'

type Patterns = Reading['patterns']

/** More words are the matter itself. */
const MAX_TOLD = 4

/**
 * The text of a note: the words themselves, or what they only refer to, as in "could you put that down?" or "the bit about the
 * ramp, please". It stands in the sentence before, or in an earlier message; empty if there is none.
 */
export function notedText(words: string, { typed, patterns }: Reading, heard: string[]): string {
  const dictated = dictatedIn(words, typed, patterns)
  if (dictated !== undefined) return dictated
  const told = tellingWords(words, patterns)
  const isAbout = told.length <= MAX_TOLD && has(fold(words), `${patterns.notes.about}|${patterns.notes.insists}`)
  if (told.length > 0 && !isAbout) return contentOf(words, patterns)
  const at = typed.indexOf(words)
  const before = sentencesIn(typed.slice(0, Math.max(0, at)))
  const sentences = [...heard.flatMap(sentencesIn), ...before].filter((one) => isTelling(one, patterns))
  if (told.length > 0) return toldOn(told, sentences) ?? words
  return inSentence(words, typed, patterns) ?? lastTold(before, heard, patterns) ?? ''
}

/** The text after a colon, up to a question or a contact detail: "Please note: I use crutches. Invoice to Northlight Ltd". */
function dictatedIn(words: string, typed: string, patterns: Patterns): string | undefined {
  const colon = words.indexOf(':')
  const from = typed.indexOf(words)
  if (colon < 0 || from < 0 || isTelling(words.slice(0, colon), patterns)) return undefined
  const sentences = sentencesIn(typed.slice(from + colon + 1))
  const end = sentences.findIndex((one) => one.includes('?') || withoutContacts(one) !== one)
  const told = (end < 0 ? sentences : sentences.slice(0, end)).join(' ')
  return tellingWords(told, patterns).length === 0 ? undefined : withoutFullStop(told)
}

/** A request without its lead, where "that" ends it: "Could you put down that I use crutches?" */
function contentOf(words: string, patterns: Patterns): string {
  const lead = words.trimEnd().endsWith('?') ? leadOf(words, patterns) : 0
  if (lead === 0 || isTelling(words.slice(0, lead), patterns)) return words
  const content = words
    .slice(lead)
    .trim()
    .replace(/ ?\?{1,3}$/u, '')
  return isTelling(content, patterns) ? content : words
}

/** Length of a request up to its conjunction: "can you put down that it is for two?" */
function leadOf(words: string, { notes }: Patterns): number {
  const folded = foldWithOffsets(words)
  const that = expression(notes.that).exec(folded.text)
  return that === null ? 0 : (folded.to[that.index + that[0].length - 1] ?? 0)
}

/** The rest of the sentence, where it says what to note: "She cannot climb stairs, please write that down". */
function inSentence(words: string, typed: string, patterns: Patterns): string | undefined {
  const at = typed.indexOf(words)
  const from = typed.slice(0, Math.max(0, at)).search(/[^.!?\n]{0,200}$/u)
  const lead = typed.slice(from, Math.max(0, at))
  return isTelling(lead, patterns) ? typed.slice(from, at + words.length).trim() : undefined
}

/** The sentence before, else the statements of the message before, else its questions. */
function lastTold(before: string[], heard: string[], patterns: Patterns): string | undefined {
  const own = before.findLast((one) => isTelling(one, patterns) && !one.includes('?'))
  if (own !== undefined) return withoutFullStop(own)
  const last = sentencesIn(heard.at(-1) ?? '').filter((one) => isTelling(one, patterns))
  const statements = last.filter((one) => !one.includes('?'))
  const told = statements.length > 0 ? statements : last
  return told.length === 0 ? undefined : withoutFullStop(told.join(' '))
}

/** True for a sentence that tells something; one with a contact detail answers a question of the desk. */
function isTelling(sentence: string, patterns: Patterns): boolean {
  return withoutContacts(sentence) === sentence && tellingWords(sentence, patterns).length > 0
}
