import { Unreadable } from './unreadable.ts'

export type FileKind = 'pdf' | 'docx' | 'html' | 'markdown' | 'csv' | 'text'

const EXTENSIONS: Record<string, FileKind> = {
  pdf: 'pdf',
  docx: 'docx',
  html: 'html',
  htm: 'html',
  xhtml: 'html',
  md: 'markdown',
  markdown: 'markdown',
  csv: 'csv',
  tsv: 'csv',
  txt: 'text',
  text: 'text',
}

const MEDIA_TYPES: Record<string, FileKind> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'text/html': 'html',
  'application/xhtml+xml': 'html',
  'text/markdown': 'markdown',
  'text/csv': 'csv',
  'text/tab-separated-values': 'csv',
  'text/plain': 'text',
}

/** Kind by file extension; undefined for unsupported ones. */
export function kindOfName(name: string): FileKind | undefined {
  return EXTENSIONS[/\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '']
}

/** Kind by Content-Type. Plain text and octet-stream are resolved by the name, because servers use them for everything. */
export function kindOfResponse(mediaType: string, path: string): FileKind | undefined {
  const type = mediaType.split(';', 1)[0]!.trim().toLowerCase()
  const named = kindOfName(path)
  if (type === 'text/plain') return named === 'markdown' || named === 'csv' ? named : 'text'
  if (type === '' || type === 'application/octet-stream') return named
  return MEDIA_TYPES[type]
}

const LABELS: Record<FileKind, string> = {
  pdf: 'a PDF',
  docx: 'a Word document (DOCX)',
  html: 'a web page',
  markdown: 'a Markdown text',
  csv: 'a table (CSV)',
  text: 'a plain text',
}

/** Magic bytes, which identify a file whatever its name. */
const SIGNATURES: { starts: string[]; label: string; kind?: FileKind }[] = [
  { starts: ['%PDF-'], label: 'a PDF', kind: 'pdf' },
  { starts: ['PK\x03\x04', 'PK\x05\x06'], label: 'a ZIP archive', kind: 'docx' },
  { starts: ['\xd0\xcf\x11\xe0'], label: 'an old or password-protected Office document' },
  { starts: ['{\\rtf'], label: 'an RTF document' },
  { starts: ['MZ', '\x7fELF', '\xcf\xfa\xed\xfe'], label: 'a program' },
  { starts: ['\x89PNG', '\xff\xd8\xff', 'GIF8', 'RIFF', 'II*\0', 'MM\0*'], label: 'a picture or recording' },
  { starts: ['\x1f\x8b', '7z\xbc\xaf', 'Rar!', 'BZh', '\xfd7zXZ'], label: 'an archive' },
]
const PAGE = /^\s*(?:<!doctype\s+html|<html[\s>])/i

const TEXTS: readonly FileKind[] = ['markdown', 'text', 'csv', 'html']

/** Requires content and name to agree on the kind. @throws Unreadable */
export function checkContent(kind: FileKind, bytes: Uint8Array): void {
  if (bytes.length === 0) throw new Unreadable('The file is empty.')
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1_024)).toString('latin1')
  const found = signatureOf(head.replace(/^\xef\xbb\xbf/, ''))
  const isMeant = found === undefined ? TEXTS.includes(kind) : found.kind === kind || isPage(found.kind, kind)
  if (!isMeant) throw new Unreadable(mismatch(kind, found?.label))
  if (found === undefined && hasBinary(head)) throw new Unreadable(mismatch(kind, undefined))
}

function signatureOf(head: string): { label: string; kind?: FileKind } | undefined {
  if (PAGE.test(head)) return { label: 'a web page', kind: 'html' }
  return SIGNATURES.find(({ starts }) => starts.some((start) => head.startsWith(start)))
}

/** HTML is acceptable as Markdown and text; as a table it is a mistake, usually a saved sign-in page. */
function isPage(found: FileKind | undefined, kind: FileKind): boolean {
  return found === 'html' && (kind === 'markdown' || kind === 'text')
}

function mismatch(kind: FileKind, found: string | undefined): string {
  const holds = found === undefined ? 'is not one' : `holds ${found}`
  return `The file is not what its name says: it is named as ${LABELS[kind]} but ${holds}.`
}

/** Control characters mark binary content; UTF-16 is recognised by its byte order mark. */
function hasBinary(head: string): boolean {
  if (/^(?:\xff\xfe|\xfe\xff)/.test(head)) return false
  return [...head].some((letter) => letter < '\t' || (letter > '\r' && letter < '\x1b'))
}

const MAX_NAME_CHARS = 200
// Bidirectional marks can disguise `txt.exe` as `exe.txt`.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** A displayable file name: the last path segment, printable characters only, shortened. */
export function cleanFileName(given: string): string {
  const last = given.toWellFormed().split(/[/\\]/).at(-1) ?? ''
  const name = last.replace(INVISIBLE, '').trim()
  const extension = /\.[a-z0-9]{1,10}$/i.exec(name)?.[0] ?? ''
  const base = Array.from(name.slice(0, name.length - extension.length))
    .slice(0, MAX_NAME_CHARS - extension.length)
    .join('')
  return `${base.trim() === '' || /^\.+$/.test(base) ? 'file' : base}${extension}`
}

/** `price-list.pdf` → `price-list`. */
export function baseName(fileName: string): string {
  return fileName.replace(/\.[a-z0-9]{1,10}$/i, '')
}
