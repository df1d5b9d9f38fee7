import { getDocumentProxy } from 'unpdf'
import { readPage, type Line, type Piece } from './pdf-layout.ts'
import { partsOfPages } from './pdf-parts.ts'
import { oneLine, type Part } from './parts.ts'
import { Unreadable } from './unreadable.ts'

const MAX_PAGES = 2_000
/** Fewer letters are page numbers and stamps of a scanner, not a text layer. */
const MIN_LETTERS_PER_PAGE = 3

type Document = Awaited<ReturnType<typeof getDocumentProxy>>

/** The text layer of a PDF in reading order. */
export async function readPdf(bytes: Buffer): Promise<{ title: string | undefined; parts: Part[] }> {
  const document = await open(bytes)
  const pages = document.numPages
  if (pages > MAX_PAGES) {
    throw new Unreadable(
      `The PDF has ${pages.toLocaleString('en')} pages; ${MAX_PAGES.toLocaleString('en')} at most are read. Split it.`,
    )
  }
  const lines: Line[][] = []
  for (let number = 1; number <= pages; number += 1) lines.push(await readLines(document, number))
  const letters = lines.flat().reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0)
  if (letters < pages * MIN_LETTERS_PER_PAGE) throw new Unreadable(SCANNED)
  return { title: await titleOf(document), parts: partsOfPages(lines) }
}

const SCANNED =
  'The PDF holds pictures of pages and no text (a scan). Run text recognition (OCR) over it, or give the text itself.'

async function open(bytes: Buffer): Promise<Document> {
  try {
    // Copied, because the library takes ownership of the buffer.
    return await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') {
      throw new Unreadable('The PDF is protected with a password. Save it without one and give it again.')
    }
    throw new Unreadable('The PDF is damaged and cannot be opened.')
  }
}

async function readLines(document: Document, number: number): Promise<Line[]> {
  const page = await document.getPage(number).catch(() => undefined)
  // A broken page is skipped.
  if (page === undefined) return []
  const content = await page.getTextContent().catch(() => undefined)
  const { transform } = page.getViewport({ scale: 1 })
  const pieces = (content?.items ?? []).flatMap((item) => ('str' in item ? pieceOf(item, transform) : []))
  page.cleanup()
  return readPage(pieces)
}

/** In page coordinates from the top; rotated text (stamps, margins) is dropped. */
function pieceOf(item: { str: string; transform: number[]; width: number }, viewport: number[]): Piece[] {
  // Each matrix of a page has six numbers.
  const [a, b, c, d, e, f] = item.transform as [number, number, number, number, number, number]
  const [va, vb, vc, vd, ve, vf] = viewport as [number, number, number, number, number, number]
  const across = [va * a + vc * b, vb * a + vd * b] as const
  if (Math.abs(across[1]) > Math.abs(across[0]) || item.str.trim() === '') return []
  const size = Math.hypot(c, d)
  return [{ text: item.str, x: va * e + vc * f + ve, y: vb * e + vd * f + vf, width: item.width, size }]
}

async function titleOf(document: Document): Promise<string | undefined> {
  const metadata = await document.getMetadata().catch(() => undefined)
  const info: { Title?: unknown } | undefined = metadata?.info
  const title = info?.Title
  const text = typeof title === 'string' ? oneLine(title) : ''
  // Default titles written by programs are ignored.
  return /\p{L}/u.test(text) && !/^(?:untitled|microsoft word|document\d*$)|\.(?:docx?|indd|pdf|tex)$/i.test(text)
    ? text
    : undefined
}
