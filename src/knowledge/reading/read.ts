import { readFrontMatter } from '../front-matter.ts'
import { declaredEncoding, decodeText } from '../../core/text-encoding.ts'
import { checkContent, type FileKind } from './file-kind.ts'
import { toMarkdown } from './markdown.ts'
import { oneLine, type Reading } from './parts.ts'
import { Unreadable } from './unreadable.ts'

/** Characters of one document; some 2,000 printed pages. */
const MAX_TEXT_CHARS = 5_000_000

export interface Source {
  kind: FileKind
  bytes: Buffer
  /** Fallback title. */
  name: string
  /** For a page: the base URL of its links, and its Content-Type. */
  url?: string | undefined
  mediaType?: string | undefined
  /** Asks for what stands around the main content of a page. */
  withSurroundings?: boolean
}

/** Bytes → title and Markdown. @throws Unreadable with the reason in plain words */
export async function readSource(source: Source): Promise<Reading> {
  checkContent(source.kind, source.bytes)
  const { title, text, ...rest } = await readKind(source).catch((error: unknown) => {
    // Stack overflow by deeply nested structures.
    throw error instanceof RangeError ? new Unreadable('The file is nested too deeply to be read.') : error
  })
  const printable = cleaned(text)
  if (!/[\p{L}\p{N}]/u.test(printable)) throw new Unreadable('No text was found in the file.')
  if (printable.length > MAX_TEXT_CHARS) {
    throw new Unreadable(
      `The file holds more text than is read: ${MAX_TEXT_CHARS / 1_000_000} million characters. Split it.`,
    )
  }
  return { title: titleOf(title ?? headingOf(source.kind, printable)), text: printable, ...rest }
}

/** Readers are loaded on demand, because their dependencies are large. */
async function readKind({ kind, bytes, name, url, mediaType, withSurroundings }: Source): Promise<Reading> {
  switch (kind) {
    case 'pdf': {
      const { readPdf } = await import('./pdf.ts')
      const { title, parts } = await readPdf(bytes)
      return plain(toMarkdown(parts, title ?? name), title)
    }
    case 'docx': {
      const { readDocx } = await import('./docx.ts')
      const { title, parts } = await readDocx(bytes)
      return plain(toMarkdown(parts, title ?? name), title)
    }
    case 'html': {
      const { readHtml } = await import('./html.ts')
      const html = decodeText(bytes, declaredEncoding(bytes, mediaType))
      const { parts, ...read } = readHtml(html, { url, withSurroundings })
      return { ...read, text: toMarkdown(parts, read.title ?? name) }
    }
    case 'csv': {
      const { readCsv } = await import('./csv.ts')
      return plain(toMarkdown(readCsv(decodeText(bytes)), name))
    }
    case 'markdown':
    case 'text': {
      const decoded = decodeText(bytes, declaredEncoding(new Uint8Array(), mediaType))
      const { title, text } = readFrontMatter(decoded.replaceAll('\r\n', '\n'))
      return plain(text, title)
    }
  }
}

function plain(text: string, title?: string): Reading {
  return { title, text, links: [], isHidden: false }
}

const MAX_TITLE_LENGTH = 120

function titleOf(text = ''): string | undefined {
  return [...oneLine(cleaned(text))].slice(0, MAX_TITLE_LENGTH).join('') || undefined
}

/** The first heading near the beginning, if it is the only one of its level; otherwise it is a chapter's. */
function headingOf(kind: FileKind, text: string): string | undefined {
  const [, level, heading] = (kind !== 'csv' && /^(#{1,6})\s+(\S.*)$/m.exec(text.slice(0, 2_000))) || []
  if (level === undefined || heading === undefined) return undefined
  const prose = text.replace(/^```[^]*?^```/gm, '')
  return prose.split(new RegExp(`^${level}\\s`, 'm')).length === 2 ? heading.replace(/\\(?=\W)/g, '') : undefined
}

/** Postgres refuses NUL, and lone surrogates are not valid text. */
function cleaned(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .toWellFormed()
}
