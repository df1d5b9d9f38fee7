import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SentenceStream } from '../../src/conversation/verification/sentence-stream.ts'
import { spoken } from '../../src/calls/spoken-text.ts'
import { isSpace, oneOf, trimEndWhere, trimStartWhere } from '../../src/core/text-scan.ts'
import { chunkText } from '../../src/knowledge/chunks.ts'
import { splitSentences } from '../../src/knowledge/sentences.ts'
import { addressesIn } from '../../src/models/grounding/addresses.ts'

/** Strings of each expression's characters, so that most of them hit its cases. */
function textsOf(...parts: string[]) {
  return fc.array(fc.constantFrom(...parts), { maxLength: 14 }).map((list) => list.join(''))
}

const LATIN = ['a', 'B', '7', ' ', '.', ',', '!', "'", '…', ':']

describe('a scan does what the expression did', () => {
  test.each<[name: string, before: RegExp, now: (text: string) => string]>([
    ['slashes', /\/+$/u, (text) => trimEndWhere(text, oneOf('/'))],
    ['words', /\S+$/u, (text) => trimEndWhere(text, (character) => !isSpace(character))],
    ['stops', /[.,;:!]+$/u, (text) => trimEndWhere(text, oneOf('.,;:!'))],
    ['marks before', /^[ '.…]+/u, (text) => trimStartWhere(text, oneOf(" '.…"))],
    ['space', /^\n|\s+$/gu, (text) => text.replace(/^\n/u, '').trimEnd()],
  ])('to %s', (_, before, now) => {
    fc.assert(
      fc.property(textsOf(...LATIN, '/', '\n', '\u00a0'), (text) => {
        expect(now(text)).toBe(text.replace(before, ''))
      }),
    )
  })

  test('to the rules of tables in speech', () => {
    const before = /^[ \t]*\|?(?:[ \t]*:?-{3,}:?[ \t]*\|?)+[ \t]*$/u
    fc.assert(
      fc.property(textsOf('---', '-', '|', ':', ' ', '\t'), (line) => {
        // Bullets are stripped before rules; any other rest of the line is text.
        const rest = line.replace(/^[ \t]*-[ \t]+/u, '')
        const isSilent = before.test(rest) || rest.trim() === ''
        expect(spoken(`one\n${line}\ntwo`, 'en') === 'one. two').toBe(isSilent)
      }),
      { numRuns: 500 },
    )
  })

  test('to headings and bold lines', () => {
    const heading = /^ {0,3}(#{1,6})\s+(.*?)\s*#*$/u
    const bold = /^\s*(?:\*\*|__)(.+?)(?:\*\*|__)\s*:?\s*$/u
    fc.assert(
      fc.property(textsOf('#', ' ', 'a', 'b'), (rest) => {
        const line = `# ${rest}x${rest}`
        expect(titleOf(line)).toBe(heading.exec(line)?.[2]?.trim())
      }),
    )
    fc.assert(
      fc.property(textsOf('**', '__', ' ', 'a', ':'), (line) => {
        // Emphasis within the line is removed by other, unchanged rules.
        const inner = bold.exec(line)?.[1]
        if (inner !== undefined && /^a+$/u.test(inner)) expect(titleOf(line)).toBe(inner)
        // "**aa**: a" is a lead, which heads its own paragraph.
        const isLed = /^(\*\*|__)[^*_]+(?:\1:|:\1) /u.test(line.trim())
        if (inner === undefined && !isLed && /a/u.test(line)) expect(titleOf(line)).toBeUndefined()
      }),
    )
  })

  test('to the ends of sentences', () => {
    const candidate = /[.!?…]+(?:["'”“’)\]»«]|[ \u00a0\u202f]»(?=\s|$))*(?=\s)|[。！？…]+[”’」』）]*/gu
    fc.assert(
      fc.property(textsOf('Word', ' ', '.', '!', '?', '…', '"', ')', '»'), (text) => {
        const ends = [...text.matchAll(candidate)].length
        expect(splitSentences(text).length).toBeLessThanOrEqual(ends + 1)
        expect(splitSentences(text).join('').replaceAll(/\s/gu, '')).toBe(text.replaceAll(/\s/gu, ''))
      }),
    )
  })

  test('to sentences that come in pieces', () => {
    const piece = textsOf('ab', ' ', '.', '?', '\n', '“', '”', '«', '»', '(', ')')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const sentences = new SentenceStream()
        const told = pieces.map((text) => sentences.add(text))
        expect([...told, sentences.end()]).toEqual(readAnew(pieces))
      }),
      { numRuns: 1_000 },
    )
  })

  test('to addresses in what a model says', () => {
    const before = /[^\s<>()]+@[^\s<>()]+|(?:https?:\/\/|www\.)[^\s<>()]+|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}/u
    fc.assert(
      fc.property(textsOf('ab', 'c', '.', '@', '-', 'www.', 'http://', ' ', '(', ','), (text) => {
        expect(addressesIn(text).length > 0).toBe(before.test(text))
      }),
      { numRuns: 1_000 },
    )
  })
})

/** The heading of a text that begins with this line. */
function titleOf(line: string): string | undefined {
  const [chunk] = chunkText({ title: 'A document', text: `${line}\n\nThe text below it.`, language: 'en' })
  return chunk?.title.split(' › ')[1]
}

/** Sentence splitting that rescans from the start with each piece. */
function readAnew(pieces: string[]): string[][] {
  let rest = ''
  const told = pieces.map((piece) => {
    rest += piece
    const whole: string[] = []
    for (let end = endOfFirst(rest); end !== undefined; end = endOfFirst(rest)) {
      whole.push(rest.slice(0, end))
      rest = rest.slice(end)
    }
    return whole
  })
  return [...told, rest === '' ? [] : [rest]]
}

const CLOSING: Record<string, string> = { '“': '”', '„': '“', '«': '»' }

function endOfFirst(text: string): number | undefined {
  const open: string[] = []
  let hasWords = false
  for (const [index, character] of [...text].entries()) {
    if (character === open.at(-1)) open.pop()
    else if (character in CLOSING) open.push(CLOSING[character]!)
    hasWords ||= /[\p{L}\p{N}]/u.test(character)
    if (open.length > 0 || !hasWords) continue
    const next = text.slice(index + 1)
    const isMarked = /[.!?…。！？]["”»“’)\]*]*$/u.test(text.slice(Math.max(0, index - 4), index + 1))
    if (character === '\n' || (isMarked && /^\s/u.test(next) && !/^\s+\(/u.test(next)))
      return index + 1 + /^\s*/u.exec(next)![0].length
  }
  return undefined
}
