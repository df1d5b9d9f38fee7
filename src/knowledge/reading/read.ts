import { readCsv } from './csv.ts'
import { declaredEncoding, decodeText } from './decode.ts'
import { readDocx } from './docx.ts'
import { checkContent, type FileKind } from './file-kind.ts'
import { readHtml } from './html.ts'
import { toMarkdown } from './markdown.ts'
import type { Reading } from './parts.ts'
import { readPdf } from './pdf.ts'
import { Unreadable } from './unreadable.ts'

/** Characters of one document; some 2,000 printed pages. */
const MOST_TEXT = 5_000_000

export interface Source {
  kind: FileKind
  bytes: Buffer
  /** What the document is called where it does not say so itself. */
  name: string
  /** Of a page: what its links are relative to, and what the server called it. */
  url?: string | undefined
  mediaType?: string | undefined
}

/**
 * Bytes → title and Markdown.
 * @throws Unreadable with the reason in plain words
 */
export async function readSource(source: Source): Promise<Reading> {
  checkContent(source.kind, source.bytes)
  const { title, text, links } = await readKind(source).catch((error: unknown) => {
    // The stack ended: nested lists in lists in lists.
    throw error instanceof RangeError ? new Unreadable('The file is nested too deeply to be read.') : error
  })
  const printable = cleaned(text)
  if (!/[\p{L}\p{N}]/u.test(printable)) throw new Unreadable('No text was found in the file.')
  if (printable.length > MOST_TEXT) {
    throw new Unreadable(
      `The file holds more text than is read: ${MOST_TEXT / 1_000_000} million characters. Split it.`,
    )
  }
  return { title: title === undefined ? undefined : cleaned(title), text: printable, links }
}

async function readKind({ kind, bytes, name, url, mediaType }: Source): Promise<Reading> {
  switch (kind) {
    case 'pdf': {
      const { title, parts } = await readPdf(bytes)
      return { title, text: toMarkdown(parts, title ?? name), links: [] }
    }
    case 'docx': {
      const { title, parts } = await readDocx(bytes)
      return { title, text: toMarkdown(parts, title ?? name), links: [] }
    }
    case 'html': {
      const { title, parts, links } = readHtml(decodeText(bytes, declaredEncoding(bytes, mediaType)), url)
      return { title, text: toMarkdown(parts, title ?? name), links }
    }
    case 'csv':
      return { title: undefined, text: toMarkdown(readCsv(decodeText(bytes)), name), links: [] }
    case 'markdown':
    case 'text':
      return { title: undefined, text: decodeText(bytes, declaredEncoding(new Uint8Array(), mediaType)), links: [] }
  }
}

/** Postgres takes no NUL, and half a surrogate pair is no text. */
function cleaned(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .toWellFormed()
}
