import mammoth from 'mammoth'
import { readHtml } from './html.ts'
import type { Part } from './parts.ts'
import { Unreadable } from './unreadable.ts'
import { readZipDirectory } from './zip.ts'

const STYLES = ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => h2:fresh"]

/** Word → HTML (keeps headings, lists and tables) → parts. Pictures are dropped, and no external resource is loaded. */
export async function readDocx(bytes: Buffer): Promise<{ title: string | undefined; parts: Part[] }> {
  if (!readZipDirectory(bytes).has('word/document.xml')) {
    throw new Unreadable('The file is not what its name says: it is an archive, but no Word document.')
  }
  const { value } = await mammoth
    .convertToHtml(
      { buffer: bytes },
      {
        styleMap: STYLES,
        externalFileAccess: false,
        convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
      },
    )
    .catch((error: unknown) => {
      if (error instanceof RangeError) throw error
      throw new Unreadable('The document is damaged and cannot be opened.')
    })
  const { title, parts } = readHtml(`<main>${value}</main>`)
  return { title, parts }
}
