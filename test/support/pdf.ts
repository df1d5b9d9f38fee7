import { deflateSync } from 'node:zlib'
import { PDFDocument, StandardFonts, type PDFFont } from 'pdf-lib'

const PAGE = { width: 595, height: 842 }
const SIZE = 10
const LEADING = 13

/** A two-column page drawn line by line across both columns, as some programs write it. */
export async function twoColumnPdf(title: string, left: string, right: string): Promise<Buffer> {
  const { document, font } = await newDocument()
  const page = document.addPage([PAGE.width, PAGE.height])
  page.drawText(title, { x: 50, y: 780, size: 22, font })
  const columns = [
    { x: 50, lines: wrap(left, font) },
    { x: 310, lines: wrap(right, font) },
  ]
  const rows = Math.max(...columns.map(({ lines }) => lines.length))
  for (let row = 0; row < rows; row += 1)
    for (const { x, lines } of columns) page.drawText(lines[row] ?? '', { x, y: 740 - row * LEADING, size: SIZE, font })
  return Buffer.from(await document.save())
}

/** A page with a list in columns, without lines around its cells, as programs for letters and tables print it. */
export async function listPdf(title: string, rows: string[][]): Promise<Buffer> {
  const { document, font } = await newDocument()
  const page = document.addPage([PAGE.width, PAGE.height])
  page.drawText(title, { x: 50, y: 780, size: 22, font })
  for (const [row, cells] of rows.entries())
    for (const [cell, text] of cells.entries())
      page.drawText(text, { x: 50 + cell * 100, y: 740 - row * LEADING, size: SIZE, font })
  return Buffer.from(await document.save())
}

/** Pages of paragraphs below a running head, with page numbers at the foot. */
export async function textPdf(pages: string[]): Promise<Buffer> {
  const { document, font } = await newDocument()
  for (const [index, text] of pages.entries()) {
    const page = document.addPage([PAGE.width, PAGE.height])
    page.drawText('Harbour Dental, house rules', { x: 50, y: 815, size: 8, font })
    page.drawText(`Page ${index + 1} of ${pages.length}`, { x: 280, y: 25, size: 8, font })
    let y = 770
    for (const paragraph of text.split('\n')) {
      const isHeading = paragraph.startsWith('# ')
      const size = isHeading ? 16 : SIZE
      for (const line of wrap(paragraph.replace('# ', ''), font, 480)) {
        page.drawText(line, { x: 50, y, size, font })
        y -= LEADING
      }
      y -= LEADING
    }
  }
  return Buffer.from(await document.save())
}

// One black pixel.
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII='

/** A picture of a page, without text. */
export async function scannedPdf(): Promise<Buffer> {
  const { document } = await newDocument()
  const image = await document.embedPng(Buffer.from(PIXEL, 'base64'))
  document.addPage([PAGE.width, PAGE.height]).drawImage(image, { x: 0, y: 0, ...PAGE })
  return Buffer.from(await document.save())
}

/** An encrypted file with an unknown password. */
export function encryptedPdf(): Buffer {
  const key = 'ab'.repeat(32)
  return writePdf(
    ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>'],
    `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${key}> /U <${key}> >> /ID [<${key}> <${key}>]`,
  )
}

/** Many references to one page with `lines` lines of text. */
export function longPdf(pages: number, lines = 0): Buffer {
  const perNode = 1_000
  const nodes = Math.ceil(pages / perNode)
  const resources = '/Resources << /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>'
  const leaf = `<< /Type /Page /Parent 3 0 R /MediaBox [0 0 595 842] /Contents 5 0 R ${resources} >>`
  const text = `BT /F 1 Tf ${'0 -1 Td (some words) Tj '.repeat(lines)} ET`
  const content = `<< /Length ${text.length} >>\nstream\n${text}\nendstream`
  const inner = `<< /Type /Pages /Parent 2 0 R /Kids [${'4 0 R '.repeat(perNode)}] /Count ${perNode} >>`
  const root = `<< /Type /Pages /Kids [${'3 0 R '.repeat(nodes)}] /Count ${pages} >>`
  return writePdf(['<< /Type /Catalog /Pages 2 0 R >>', root, inner, leaf, content])
}

/** Pages of this text in lines of equal length; characters outside ASCII are dropped. */
export function textPages(text: string, perLine = 90, perPage = 60): Buffer {
  const letters = text.replaceAll(/[^\x20-\x7e]/g, ' ')
  const lines = letters.match(new RegExp(`.{1,${perLine}}`, 'g')) ?? []
  const pages = Array.from({ length: Math.ceil(lines.length / perPage) }, (_, page) =>
    lines.slice(page * perPage, (page + 1) * perPage),
  )
  const resources = '/Resources << /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>'
  const kids = pages.map((_, page) => `${3 + page * 2} 0 R`).join(' ')
  const objects = pages.flatMap((page, index) => {
    const drawn = page.map((line) => `0 -13 Td <${Buffer.from(line, 'latin1').toString('hex')}> Tj`).join('\n')
    const content = `BT /F 10 Tf 40 810 Td ${drawn} ET`
    return [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${4 + index * 2} 0 R ${resources} >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]
  })
  return writePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    ...objects,
  ])
}

/** Claims this many pages and has one. */
export function lyingPdf(pages: number): Buffer {
  return writePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [3 0 R] /Count ${pages} >>`,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ])
}

/** A page whose content inflates to gigabytes: deflated three times over. */
export function filterBombPdf(bytes: number): Buffer {
  const packed = deflateSync(deflateSync(deflateSync(Buffer.alloc(bytes, ' '), { level: 9 }), { level: 9 }))
  const filters = '/FlateDecode /FlateDecode /FlateDecode'
  return writePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>',
    Buffer.concat([
      Buffer.from(`<< /Length ${packed.length} /Filter [${filters}] >>\nstream\n`),
      packed,
      Buffer.from('\nendstream'),
    ]),
  ])
}

/** The given objects, with their cross-reference table. */
function writePdf(objects: (string | Buffer)[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  let length = parts[0]!.length
  for (const [index, object] of objects.entries()) {
    offsets.push(length)
    const written = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')])
    parts.push(written)
    length += written.length
  }
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`
  parts.push(
    Buffer.from(
      `${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF`,
    ),
  )
  return Buffer.concat(parts)
}

async function newDocument(): Promise<{ document: PDFDocument; font: PDFFont }> {
  const document = await PDFDocument.create()
  return { document, font: await document.embedFont(StandardFonts.Helvetica) }
}

function wrap(text: string, font: PDFFont, width = 230): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (font.widthOfTextAtSize(longer, SIZE) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}
