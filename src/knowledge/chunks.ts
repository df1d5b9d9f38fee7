import { ALL_UNSPACED } from '../core/words.ts'
import { readBlocks, type Block } from './blocks.ts'
import { readFrontMatter } from './front-matter.ts'
import type { NewChunk } from './index-store.ts'
import { splitSentences } from './sentences.ts'

interface SourceText {
  title: string
  text: string
  /** The tenant's language. */
  language: string
}

// Authors' own paragraphs retrieve best; shorter ones are joined up to a useful size.
const ENOUGH_WORDS = 80
const MAX_WORDS = 200
const MAX_TITLE_LENGTH = 300
const MAX_WORD_LENGTH = 12
const PART_LENGTH = (MAX_WORDS * MAX_WORD_LENGTH) / 2
const TITLE_SEPARATOR = ' › '

/** Splits a document, Markdown or plain, at headings, paragraphs and lists; a chunk's title includes the headings above it. */
export function chunkText({ title, text, language }: SourceText): NewChunk[] {
  const sections = readSections(readBlocks(readFrontMatter(printable(text)).text)).map(withHeadingAsText)
  return sections.flatMap((section) =>
    pack(section.passages, language).map((part) => ({ title: titleOf(title, section.path), text: part })),
  )
}

/** A heading without content is content itself ("Call 555 0100"), and joins the text of the heading above. */
function withHeadingAsText(section: Section, index: number, all: Section[]): Section {
  const heading = section.path.at(-1)
  const next = all[index + 1]
  const leadsOn =
    next !== undefined &&
    section.path.every((part, level) => next.path[level] === part) &&
    next.path.length > section.path.length
  if (heading === undefined || section.passages.length > 0 || leadsOn) return section
  return { path: section.path.slice(0, -1), passages: [heading] }
}

/** Size in words: unspaced scripts count 1.5 characters per word, and endless runs of letters by their length. */
function size(text: string): number {
  const unspaced = text.match(ALL_UNSPACED)?.length ?? 0
  const spaced = text.replace(ALL_UNSPACED, ' ').match(/\S+/g)?.length ?? 0
  return Math.ceil(Math.max(spaced + unspaced / 1.5, text.length / MAX_WORD_LENGTH))
}

interface Section {
  path: string[]
  passages: string[]
}

function readSections(blocks: Block[]): Section[] {
  let section: Section = { path: [], passages: [] }
  const sections = [section]
  let open: { level: number; text: string }[] = []
  const begin = (lead: string[]): void => {
    section = { path: [...open.map((heading) => heading.text), ...lead], passages: [] }
    sections.push(section)
  }
  for (const block of blocks) {
    if (block.kind === 'heading') {
      open = [...open.filter((heading) => heading.level < block.level), block]
      begin([])
      continue
    }
    // A lead heads its own paragraph, and the next one belongs to the heading above again.
    if (block.lead !== undefined) begin([block.lead])
    else if (section.path.length > open.length) begin([])
    if (block.kind === 'list' && section.passages.at(-1)?.endsWith(':') === true) {
      // "Bring with you:" is useless without its list.
      section.passages.push(`${section.passages.pop() ?? ''}\n${block.text}`)
    } else {
      section.passages.push(block.text)
    }
  }
  return sections
}

function titleOf(document: string, path: string[]): string {
  const parts = path[0]?.toLowerCase() === document.trim().toLowerCase() ? path : [document.trim(), ...path]
  return parts
    .filter((part) => part !== '')
    .join(TITLE_SEPARATOR)
    .slice(0, MAX_TITLE_LENGTH)
}

/** Joins short neighbours and splits long passages, in order. */
function pack(passages: string[], language: string): string[] {
  const packed: string[] = []
  let current = ''
  for (const part of passages.flatMap((passage) => splitLong(passage, language))) {
    const joined = current === '' ? part : `${current}\n${part}`
    if (current !== '' && (size(current) >= ENOUGH_WORDS || size(joined) > MAX_WORDS)) {
      packed.push(current)
      current = part
    } else {
      current = joined
    }
  }
  return current === '' ? packed : [...packed, current]
}

/** Parts of at most `MAX_WORDS`; each repeats the last sentence of the previous one, so that "it" keeps its referent. */
function splitLong(passage: string, language: string): string[] {
  if (size(passage) <= MAX_WORDS) return [passage]
  const lines = passage.split('\n')
  if (lines.length > 1) return joinedLines(lines.flatMap((line) => splitLong(line, language)))
  const parts: string[] = []
  let current: string[] = []
  let words = 0
  for (const sentence of splitSentences(passage, language).flatMap(splitEndless)) {
    const count = size(sentence)
    if (words + count > MAX_WORDS && current.length > 0) {
      parts.push(current.join(' '))
      const last = current.at(-1) ?? ''
      const overlap = size(last)
      const repeated = current.length > 1 && overlap * 4 < MAX_WORDS && overlap + count <= MAX_WORDS
      current = repeated ? [last] : []
      words = repeated ? overlap : 0
    }
    current.push(sentence)
    words += count
  }
  return [...parts, current.join(' ')]
}

/** Lines of a list, as many together as a passage may have. */
function joinedLines(lines: string[]): string[] {
  const parts: string[] = []
  let words = MAX_WORDS
  for (const line of lines) {
    const count = size(line)
    if (words + count > MAX_WORDS) {
      parts.push(line)
      words = count
    } else {
      parts[parts.length - 1] += `\n${line}`
      words += count
    }
  }
  return parts
}

/** Splits text without full stops at words or, without any, at characters. */
function splitEndless(sentence: string): string[] {
  if (size(sentence) <= MAX_WORDS) return [sentence]
  const parts = []
  for (let start = 0; start < sentence.length;) {
    const end = cutBefore(sentence, start + PART_LENGTH)
    parts.push(sentence.slice(start, end).trim())
    start = end
  }
  return parts.filter((part) => part !== '')
}

function cutBefore(text: string, limit: number): number {
  if (limit >= text.length) return text.length
  const space = text.lastIndexOf(' ', limit)
  if (space > limit - 100) return space
  // Never splits a surrogate pair.
  return /[\udc00-\udfff]/.test(text[limit] ?? '') ? limit - 1 : limit
}

// Postgres refuses NUL, and other control characters carry no content.
const UNPRINTABLE = /[^\P{Cc}\t\n]|[\ufeff\u00ad\u200b]/gu

function printable(text: string): string {
  return text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(UNPRINTABLE, '')
    .replace(/[\u00a0\u202f]/g, ' ')
    .toWellFormed()
}
