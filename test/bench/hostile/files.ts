import { anyAddress, untilProcessed, type TenantClient } from '../../support/tenant-client.ts'
import { textPages } from '../../support/pdf.ts'
import { zip } from '../../support/zip.ts'

export const FILE_KINDS = ['markdown', 'html', 'csv', 'pdf', 'docx'] as const
type FileKind = (typeof FILE_KINDS)[number]

const CONTENT_TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
const RELATIONS =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>'

/** Uploads the text as a file of this kind and waits until it was read or refused. */
export async function uploadFile(url: string, tenant: TenantClient, kind: FileKind, text: string): Promise<void> {
  const { name, bytes } = fileOf(kind, text)
  const body = new FormData()
  body.append('file', new File([new Uint8Array(bytes)], name))
  const response = await fetch(`${url}/api/v1/knowledge/documents`, {
    method: 'POST',
    headers: { 'x-api-key': tenant.key, 'x-forwarded-for': anyAddress() },
    body,
  })
  if (response.status !== 201) throw new Error(`${response.status}: ${await response.text()}`)
  await untilProcessed(tenant)
}

function fileOf(kind: FileKind, text: string): { name: string; bytes: Buffer } {
  switch (kind) {
    case 'markdown':
      return { name: 'text.md', bytes: Buffer.from(`# A text\n\n${text}\n\nIts last words.`) }
    case 'html': {
      const parts = `<h1>${text}</h1><p>${text}</p><pre>\n${text}</pre>`
      return { name: 'page.html', bytes: Buffer.from(`<!doctype html><title>A page</title><main>${parts}</main>`) }
    }
    case 'csv': {
      // In quotes, because plain words have commas and only the first 200 columns of a row are read.
      const quoted = `"${text.replaceAll('"', '""')}"`
      return { name: 'table.csv', bytes: Buffer.from(`Name,Price\nA,${quoted}\n${text},7\n`) }
    }
    case 'pdf':
      return { name: 'text.pdf', bytes: textPages(text) }
    case 'docx':
      return { name: 'text.docx', bytes: docx(text) }
  }
}

function docx(text: string): Buffer {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\u0001', ' ')
  const document = `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t xml:space="preserve">${escaped}</w:t></w:r></w:p></w:body></w:document>`
  return zip([
    { name: '[Content_Types].xml', bytes: Buffer.from(CONTENT_TYPES) },
    { name: '_rels/.rels', bytes: Buffer.from(RELATIONS) },
    { name: 'word/document.xml', bytes: Buffer.from(document) },
  ])
}
