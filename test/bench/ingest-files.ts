import { textPdf } from '../support/pdf.ts'
import { docx, word } from '../support/zip.ts'
import { randomNumbers } from './random.ts'

export interface BenchFile {
  name: string
  bytes: Buffer
}

export const KINDS = ['txt', 'md', 'html', 'csv', 'docx', 'pdf'] as const
export type Kind = (typeof KINDS)[number]

const SYLLABLES = 'ba ce di fo gu ha je ki lo mu na pe ri so tu va we xi yo zu'.split(' ')
const PARAGRAPH_WORDS = 120
/** About a printed page. */
const PARAGRAPHS_A_PAGE = 4

/** A file of invented words with a natural frequency distribution. */
export async function benchFile(kind: Kind, paragraphs: number, seed: number): Promise<BenchFile> {
  const random = randomNumbers(seed)
  const texts = Array.from({ length: paragraphs }, () => paragraph(random))
  return { name: `file-${seed}.${kind}`, bytes: await WRITERS[kind](texts) }
}

function paragraph(random: () => number): string {
  // The cube makes few words common and most rare.
  const words = Array.from({ length: PARAGRAPH_WORDS }, () => invented(Math.floor(random() ** 3 * 20_000)))
  return `${words.join(' ')}.`
}

function invented(number: number): string {
  let syllables = ''
  for (let rest = number + 20; rest > 0; rest = Math.floor(rest / 20)) syllables += SYLLABLES[rest % 20]
  return syllables
}

const WRITERS: Record<Kind, (texts: string[]) => Buffer | Promise<Buffer>> = {
  txt: (texts) => Buffer.from(texts.join('\n\n')),
  md: (texts) => Buffer.from(texts.map((text, n) => `## Part ${n}\n\n${text}`).join('\n\n')),
  html: (texts) =>
    Buffer.from(
      `<html><head><title>Page</title></head><body><nav>Menu</nav><main>${texts.map((text, n) => `<h2>Part ${n}</h2><p>${text}</p>`).join('')}</main></body></html>`,
    ),
  csv: (texts) => Buffer.from(`question,answer\n${texts.map((text, n) => `What is part ${n}?,"${text}"`).join('\n')}`),
  docx: (texts) => docx(texts.map((text, n) => word.heading(2, `Part ${n}`) + word.text(text)).join('')),
  pdf: (texts) => {
    const pages = Math.ceil(texts.length / PARAGRAPHS_A_PAGE)
    return textPdf(
      Array.from({ length: pages }, (_, page) =>
        texts.slice(page * PARAGRAPHS_A_PAGE, (page + 1) * PARAGRAPHS_A_PAGE).join('\n'),
      ),
    )
  },
}
