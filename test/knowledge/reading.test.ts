import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readBlocks } from '../../src/knowledge/blocks.ts'
import { chunkText } from '../../src/knowledge/chunks.ts'
import { kindOfName, kindOfResponse } from '../../src/knowledge/reading/file-kind.ts'
import { readHtml } from '../../src/knowledge/reading/html.ts'
import { toMarkdown } from '../../src/knowledge/reading/markdown.ts'
import { readSource } from '../../src/knowledge/reading/read.ts'

const FILES = join(import.meta.dirname, '../fixtures/files')

function read(name: string, bytes: Buffer = readFileSync(join(FILES, name))) {
  return readSource({ kind: kindOfName(name)!, bytes, name, url: 'https://desk.example.com/visit' })
}

async function chunksOf(name: string, bytes?: Buffer) {
  const { title = name, text } = await read(name, bytes)
  return chunkText({ title, text, language: 'en' })
}

describe('a PDF', () => {
  it('is read column by column, with its title as heading', async () => {
    const { title, text } = await read('two-columns.pdf')
    expect(title).toBe('Harbour Dental News')
    const [heading, left, right, ...rest] = text.split('\n\n')
    expect(heading).toBe('# Harbour Dental News')
    expect(left).toMatch(/^The practice opened at the harbour in nineteen eighty-four and has .* on the first visit\.$/)
    expect(right).toMatch(/^Whitening takes seventy-five minutes and costs 390 dollars .* costs 40 dollars\.$/)
    expect(rest).toEqual([])
  })

  it('keeps each row of a price list together, and apart from the next', async () => {
    const { text } = await read('price-list.pdf')
    const rows = text.split('\n').filter((line) => line.startsWith('- '))
    expect(rows).toHaveLength(8)
    expect(rows).toContain('- Toner · 30 min · 22 €')
    expect(rows).toContain('- Bleaching · 3 h · 130 €')
  })

  it('is read over its pages without running heads and page numbers', async () => {
    const { title, text } = await read('house-rules.pdf')
    expect(title).toBeUndefined()
    expect(text.split('\n\n')).toEqual([
      '# Smoking',
      'Smoking is not allowed anywhere in the house, and that includes the stairs, the balcony and the yard behind the kitchen where deliveries arrive.',
      '# Dogs',
      'Dogs wait outside, where there is a bowl of water and a hook for the lead.',
      '# Noise',
      'Please telephone in the hall.',
    ])
  })

  it.each([
    ['scanned.pdf', /holds pictures of pages and no text \(a scan\)/],
    ['encrypted.pdf', /protected with a password/],
  ])('that is %s says so', async (name, reason) => {
    await expect(read(name)).rejects.toThrow(reason)
  })
})

describe('a Word document', () => {
  it('keeps headings, tables with their header and nested lists', async () => {
    expect(await chunksOf('price-list.docx')).toEqual([
      { title: 'Price list', text: 'All prices include tax.' },
      {
        title: 'Price list › Treatments',
        text: '- Check-up, Duration: 30 minutes, Price: $90\n- Whitening, Duration: 75 minutes, Price: $390',
      },
      {
        title: 'Price list › What to bring',
        text: '- Insurance card\n- of the person who is insured\n- X-ray pictures',
      },
    ])
  })
})

describe('a web page', () => {
  it('is its content alone: no navigation, banner, form, advertisement, script or hidden text', async () => {
    const { title, text, links } = await read('practice.html')
    expect(title).toBe('Visiting us')
    expect(text).not.toMatch(/cookies|Home|Partner|Advertisement|Imprint|Newsletter|tracking|navy|Draft/)
    expect(links).toEqual(['https://desk.example.com/', 'https://desk.example.com/team', 'https://elsewhere.example/'])
  })

  it('gives its questions as titles, from details, definitions and data, each once', async () => {
    expect(await chunksOf('practice.html')).toEqual([
      {
        title: 'Visiting us',
        text: 'You find us at the harbour, pier 4. Write to our front desk (desk@example.com).',
      },
      {
        title: 'Visiting us › Opening hours',
        text: 'Hours:\n- Monday, Opens: 8 am, Closes: 6 pm\n- Saturday, Opens: 9 am, Closes: 1 pm',
      },
      { title: 'Visiting us › Questions › Is there parking?', text: 'Behind the house, free for two hours.' },
      {
        title: 'Visiting us › Questions › What should I bring?',
        text: '- Insurance card\n- X-rays\n- not older than a year',
      },
      { title: 'Visiting us › Questions', text: '- Telephone: +1 415 555 0100' },
      { title: 'Visiting us › Questions › May I bring my dog?', text: 'It waits outside.' },
      { title: 'Visiting us › Do you take cards?', text: 'Yes, all of them.' },
    ])
  })

  it('keeps what folds, what lies in a form around everything, and an article about cookies', () => {
    const folded = readHtml(
      '<form><main><h1>FAQ</h1><h3><button aria-expanded="false" aria-controls="a1">How long?</button></h3><div id="a1" hidden>An hour.</div></main></form>',
    )
    expect(toMarkdown(folded.parts, 'x')).toBe('# FAQ\n\n### How long?\n\nAn hour.')
    const cookies = readHtml(
      '<body><article class="cookie-policy"><h1>Cookies</h1><p>We set one. <a href="/x">More</a></p></article></body>',
    )
    expect(toMarkdown(cookies.parts, 'x')).toContain('We set one.')
  })

  it('reads cells over several rows and headers of two rows', () => {
    const { parts } = readHtml(
      '<table><tr><th rowspan="2">Room</th><th colspan="2">Price</th></tr><tr><th>Summer</th><th>Winter</th></tr>' +
        '<tr><td>Double</td><td>90</td><td>70</td></tr></table>',
    )
    expect(parts).toEqual([
      { kind: 'table', header: ['Room', 'Price Summer', 'Price Winter'], rows: [['Double', '90', '70']] },
    ])
  })
})

describe('a table of comma-separated values', () => {
  it('keeps the names of its columns, in UTF-16 as well', async () => {
    expect(await chunksOf('prices-utf16.csv')).toEqual([
      {
        title: 'prices-utf16.csv',
        text: '- Zahnreinigung, Preis: 95 €, Dauer: 45 Minuten\n- Füllung, Preis: 120 €, Dauer: eine Stunde, oder länger',
      },
    ])
  })

  it('gives pairs where it has columns of questions and answers', async () => {
    const csv = 'Category,Question,Answer\nParking,Where can I park?,"Behind the house,\nfor two hours"\n,,\n'
    expect(await chunksOf('faq.csv', Buffer.from(csv))).toEqual([
      { title: 'faq.csv › Where can I park?', text: 'Behind the house,\nfor two hours\n- Category: Parking' },
    ])
  })

  it('keeps its umlauts in Windows-1252', async () => {
    const [chunk] = await chunksOf(
      'preise.csv',
      Buffer.from('Stück;Preis\nKäse – alt;3 \x80\n'.replace('–', '\x96'), 'latin1'),
    )
    expect(chunk?.text).toBe('- Käse – alt, Preis: 3 €')
  })
})

describe('Markdown', () => {
  it('keeps its code and what looks like a heading in it', async () => {
    const [first, second] = await chunksOf('manual.md')
    expect(first).toEqual({
      title: 'Booking widget',
      text: 'Put this line on your page:\n<script src="https://desk.example.com/widget.js" data-tenant-id="ten_1"></script>\n# not a heading',
    })
    expect(second?.title).toBe('Booking widget › Colours')
  })

  it('is written so that the chunker reads the words that were meant, whatever they look like', () => {
    const words = fc.array(
      fc.constantFrom(
        'a',
        'b',
        '*',
        '**',
        '_',
        '`',
        '#',
        '##',
        '>',
        '|',
        '\\',
        '[x](y)',
        '<!--',
        '-->',
        '<br>',
        '~~',
        '===',
        '2.',
        'C#',
      ),
      { minLength: 1, maxLength: 12 },
    )
    fc.assert(
      fc.property(words, (parts) => {
        const text = `x ${parts.join(' ')} y.`
        const [block] = readBlocks(toMarkdown([{ kind: 'paragraph', text }], 'T'))
        expect(block).toEqual({ kind: 'paragraph', text })
      }),
      { numRuns: 300 },
    )
  })
})

describe('the kind of a file', () => {
  it.each([
    ['rules.pdf', Buffer.from('<!doctype html><p>Sign in</p>'), /named as a PDF but holds a web page/],
    ['rules.pdf', Buffer.from('PK\x03\x04 %PDF-1.7'), /named as a PDF but holds a ZIP archive/],
    ['rules.docx', Buffer.from('\xd0\xcf\x11\xe0', 'latin1'), /holds an old or password-protected Office document/],
    ['rules.txt', Buffer.from('%PDF-1.7'), /named as a plain text but holds a PDF/],
    ['rules.md', Buffer.from('\0\x01\x02\x03'), /named as a Markdown text but is not one/],
    ['prices.csv', Buffer.from('<html><body>Please sign in'), /named as a table \(CSV\) but holds a web page/],
    ['rules.txt', Buffer.alloc(0), /The file is empty/],
    ['rules.txt', Buffer.from(' \n\t'), /No text was found/],
  ])('is decided by its name and its bytes together: %s', async (name, bytes, reason) => {
    await expect(read(name, bytes)).rejects.toThrow(reason)
  })

  it('is what the server says it is, and its name where the server does not know', () => {
    expect(kindOfName('Price List.PDF')).toBe('pdf')
    expect(kindOfName('archive.tar.gz')).toBeUndefined()
    expect(kindOfResponse('text/html; charset=utf-8', '/x')).toBe('html')
    expect(kindOfResponse('application/octet-stream', '/x/list.docx')).toBe('docx')
    expect(kindOfResponse('text/plain', '/read.md')).toBe('markdown')
    expect(kindOfResponse('image/png', '/x.html')).toBeUndefined()
  })
})
