import { describe, expect, it } from 'vitest'
import { chunkText } from '../../src/knowledge/chunks.ts'
import { readCsv } from '../../src/knowledge/reading/csv.ts'
import { readHtml } from '../../src/knowledge/reading/html.ts'
import { toMarkdown } from '../../src/knowledge/reading/markdown.ts'
import { readFrontMatter } from '../../src/knowledge/front-matter.ts'
import { splitSentences } from '../../src/knowledge/sentences.ts'
import { cpuMs } from '../support/cpu-time.ts'

const chunksOf = (text: string) => chunkText({ title: 'Page', text, language: 'en' })
const pageOf = (body: string) => toMarkdown(readHtml(`<html><body>${body}</body></html>`, undefined).parts, 'Page')

describe('front matter', () => {
  const page = `---
title: "Our prices"
layout: page
date: 2024-01-01
sharing:
  - num: 2 cats sharing
    price: "£26"
  - num: 3 cats sharing
    price: "£32"
---

One cat per day is £17.`

  it('is metadata: its title is the title, its entries are rows, its settings are gone', () => {
    const { title, text } = readFrontMatter(page)
    expect(title).toBe('Our prices')
    expect(text).toContain('- 2 cats sharing, price: £26\n- 3 cats sharing, price: £32')
    expect(text).not.toMatch(/layout|2024|---/)
    expect(chunksOf(page)).toEqual([
      { title: 'Page › Our prices', text: expect.stringContaining('One cat per day is £17.') },
    ])
  })

  it('is not every rule at the beginning', () => {
    for (const text of ['---\nWe are closed.\n---\nMore.', '---\ntitle: never closed', 'title: x\n---\n'])
      expect(readFrontMatter(text)).toEqual({ title: undefined, text })
  })

  it('has its figures as they are written', () => {
    const { title, text } = readFrontMatter('---\ntitle: 007\nrows:\n  - tel: 0207946000\n    price: 26.50\n---\nMore.')
    expect(title).toBe('007')
    expect(text).toContain('- 0207946000, price: 26.50')
  })

  it.each([
    ['aliases that multiply', 'a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]'],
    ['a merge of an alias', 'a: &a {b: c}\nd:\n  - <<: *a'],
    ['ten megabytes', `a: ${'x'.repeat(10_000_000)}`],
    ['a list in a list, without end', `a: ${'['.repeat(7_900)}`],
    ['maps in maps', `a: ${'{a: '.repeat(1_500)}${'}'.repeat(1_500)}`],
    ['maps in a few maps', `a: ${'{a: '.repeat(40)}x${'}'.repeat(40)}`],
    ['items in items', `a:\n  ${'- '.repeat(3_900)}x`],
  ])('is text, in time, with %s', async (_name, yaml) => {
    const hostile = `---\n${yaml}\n---\nMore.`
    const took = await cpuMs(async () => expect(readFrontMatter(hostile)).toEqual({ title: undefined, text: hostile }))
    expect(took).toBeLessThan(1_000)
  })

  it('has no say over objects', () => {
    const hostile = '---\n__proto__:\n  title: evil\nrows:\n  - __proto__: {title: evil}\n    name: Ada\n---\nMore.'
    expect(readFrontMatter(hostile)).toEqual({ title: undefined, text: '- Ada\n\nMore.' })
    expect(({} as Record<string, unknown>)['title']).toBeUndefined()
  })
})

describe('a page', () => {
  it('with bold questions on lines of their own has them as headings', () => {
    const text = pageOf(
      '<p><b>Do you take puppies?</b><br>Yes, from four months.<br><br><strong>What if my dog is ill?</strong><br/>We call the vet. <b>Really?</b> Yes.</p>',
    )
    expect(chunksOf(text)).toEqual([
      { title: 'Page › Do you take puppies?', text: 'Yes, from four months.' },
      { title: 'Page › What if my dog is ill?', text: 'We call the vet. Really? Yes.' },
    ])
  })

  it('with a table whose first row is bold has column names, and spanned cells in each row', () => {
    const row = (...cells: string[]) => `<tr>${cells.join('')}</tr>`
    const td = (text: string, more = '') => `<td${more}>${text}</td>`
    const table = `<table>${row(td('<b>Card</b>'), td('<b>Visits 2x</b>'), td('<strong>Price</strong>'))}${row(
      td('Concession', ' rowspan="2"'),
      td('1x'),
      td('$25.50'),
    )}${row(td('10x'), td('$255'))}</table>`
    expect(chunksOf(pageOf(table))[0]?.text).toBe(
      '- Concession, Visits 2x: 1x, Price: $25.50\n- Concession, Visits 2x: 10x, Price: $255',
    )
  })
})

it('a row of a table of values begins with its name, not with its number', () => {
  const text = toMarkdown(readCsv('id|name|price|category\n14|Coffee|3|drink\n15|Tea|2|drink'), 'Menu')
  expect(chunksOf(text)[0]?.text).toBe(
    '- Coffee, id: 14, price: 3, category: drink\n- Tea, id: 15, price: 2, category: drink',
  )
})

it('a danda ends a sentence', () => {
  expect(splitSentences('हम सोमवार को खुले हैं। रविवार को बंद हैं।', 'hi')).toEqual(['हम सोमवार को खुले हैं।', 'रविवार को बंद हैं।'])
})
