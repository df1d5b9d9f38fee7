import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chunkText } from '../../src/knowledge/chunks.ts'
import { cpuMs } from '../support/cpu-time.ts'

const chunk = (text: string, title = 'Guide', language = 'en') => chunkText({ title, text, language })
const words = (count: number) => Array.from({ length: count }, (_, i) => `word${i}`).join(' ')

describe('cutting a document', () => {
  test('puts the headings above a passage into its title', () => {
    expect(chunk('# Guide\nWelcome.\n\n## Prices\n### Cleaning\nIt costs $80.\n\nHours\n---\nFrom nine.')).toEqual([
      { title: 'Guide', text: 'Welcome.' },
      { title: 'Guide › Prices › Cleaning', text: 'It costs $80.' },
      { title: 'Guide › Hours', text: 'From nine.' },
    ])
  })

  test('makes a pair of each question and its answer, however they are marked', () => {
    const text = 'Is parking free?\nYes.\n\n**Do you treat kids?**\n\nFrom age 3.\n\nQ: Do you ship?\nA: No.'
    expect(chunk(text)).toEqual([
      { title: 'Guide › Is parking free?', text: 'Yes.' },
      { title: 'Guide › Do you treat kids?', text: 'From age 3.' },
      { title: 'Guide › Do you ship?', text: 'No.' },
    ])
  })

  test('makes a pair of a bold question and the answer behind it on its line', () => {
    expect(chunk('**Please note:** We are **closed?** No.\n\n**Is there a step?** One, and a ramp.')).toEqual([
      { title: 'Guide', text: 'Please note: We are closed? No.' },
      { title: 'Guide › Is there a step?', text: 'One, and a ramp.' },
    ])
  })

  test('takes a bold lead as the heading of its paragraph', () => {
    expect(chunk('**Children.** From the age of ten.\n\n**Parking**: In the yard.\n\n**Joel** teaches.')).toEqual([
      { title: 'Guide › Children', text: 'From the age of ten.' },
      { title: 'Guide › Parking', text: 'In the yard.\nJoel teaches.' },
    ])
  })

  test('takes a short line above a paragraph or above rows as its heading', () => {
    const prose = 'We vaccinate dogs and cats by appointment, and rabbits on Tuesday mornings only.'
    expect(
      chunk(`Our team\n\n${prose}\n\nVaccinations\n${prose}\n\nFEES IN EUROS\nRabbit ..... 30 €\nDog ..... 45 €`),
    ).toEqual([
      { title: 'Guide › Our team', text: prose },
      { title: 'Guide › Vaccinations', text: prose },
      { title: 'Guide › FEES IN EUROS', text: '- Rabbit: 30 €\n- Dog: 45 €' },
    ])
  })

  test.each([
    ['Goggles ... 2 €\nWetsuit, per week … 38 €', '- Goggles: 2 €\n- Wetsuit, per week: 38 €'],
    ['- Goggles ... 2 €\n- Wetsuit, per week ... 38 €', '- Goggles: 2 €\n- Wetsuit, per week: 38 €'],
    ['- Wait ... and see\n- Hurry', '- Wait ... and see\n- Hurry'],
  ])('takes dots before an amount as a colon: %j', (list, text) => {
    expect(chunk(`# Hire\n\n${list}`)).toEqual([{ title: 'Guide › Hire', text }])
  })

  test('takes questions in a list as headings, with the answer on their line or on the next one', () => {
    const list = '1. How long do flowers last?\nA week, with fresh water.\n\n2. Can I return a bunch? Not when opened.'
    expect(chunk(`${list}\n\n- Any day but Monday`)).toEqual([
      { title: 'Guide › How long do flowers last?', text: 'A week, with fresh water.' },
      { title: 'Guide › Can I return a bunch?', text: 'Not when opened.\n- Any day but Monday' },
    ])
  })

  test('takes a short line above its answer as a heading among questions, and elsewhere as text', () => {
    const asked = 'Is it far?\nNo.\n\nIs it free?\nYes.\n\nIs it warm?\nIn summer.'
    const statement = 'My insurer wants a form.\nWe fill it in at the desk.'
    expect(chunk(`${asked}\n\n${statement}`).at(-1)).toEqual({
      title: 'Guide › My insurer wants a form.',
      text: 'We fill it in at the desk.',
    })
    expect(chunk(statement)).toEqual([{ title: 'Guide', text: statement }])
  })

  test('takes lines with an amount behind a label as rows, below a heading in capitals', () => {
    const rows = 'Pet hair: $40, a lot of it $75\nChild seat: $25 each, please take it out'
    expect(chunk(`EXTRAS\n${rows}`)).toEqual([{ title: 'Guide › EXTRAS', text: `- ${rows.replace('\n', '\n- ')}` }])
  })

  test('takes a lead without marks for its own paragraph alone', () => {
    const text = 'Teenagers: From the age of twelve, with a parent at the first visit.\n\nWe close at six.'
    expect(chunk(`${text}\n\nPlease note: From the age of sixty we ask for a note of your doctor.`)).toEqual([
      { title: 'Guide › Teenagers', text: 'From the age of twelve, with a parent at the first visit.' },
      {
        title: 'Guide',
        text: 'We close at six.\nPlease note: From the age of sixty we ask for a note of your doctor.',
      },
    ])
  })

  test('takes first sentences of a few words as leads where most paragraphs have one', () => {
    const terms = [
      'Running late. We wait.',
      'Fleas and ticks. We wash.',
      'Photos. Ask us.',
      'Left items. Kept a month.',
    ]
    expect(chunk(terms.join('\n\n')).map(({ title }) => title)).toEqual([
      'Guide › Running late',
      'Guide › Fleas and ticks',
      'Guide › Photos',
      'Guide › Left items',
    ])
    expect(chunk('Of course. We wait.\n\nThe yard is open.')).toHaveLength(1)
  })

  test('ends a loose list at the next paragraph', () => {
    const [only] = chunk('- Ada, reception\n- Bob, yard\n\n  and stable\n\nThe yard is behind the house.')
    expect(only?.text).toBe('- Ada, reception\n- Bob, yard and stable\nThe yard is behind the house.')
  })

  test('takes the line above a list as its heading, and a question of two sentences above its answer', () => {
    const faq =
      'I cannot wear them. And now?\nCome by.\n\nFULL WASH (bath, dry, brush)\n- Small dog: £42\n- Large dog: £68'
    expect(chunk(faq)).toEqual([
      { title: 'Guide › I cannot wear them. And now?', text: 'Come by.' },
      { title: 'Guide › FULL WASH (bath, dry, brush)', text: '- Small dog: £42\n- Large dog: £68' },
    ])
  })

  test('keeps bold questions beside each other, also one of two sentences', () => {
    const faq = '**We go to France. What do we need?**\nA passport.\n\n**Do you sell food?**\nWe do.'
    expect(chunk(faq)).toEqual([
      { title: 'Guide › We go to France. What do we need?', text: 'A passport.' },
      { title: 'Guide › Do you sell food?', text: 'We do.' },
    ])
  })

  test('keeps a list with the sentence that announces it', () => {
    const [first] = chunk(`${words(79)}\n\nBring with you:\n\n* your card\n* X-rays\n  of last year`)
    expect(first?.text.endsWith('Bring with you:\n- your card\n- X-rays of last year')).toBe(true)
  })

  test.each([
    ['an empty header', '| | |\n|---|---|\n| Kayak | £25 |\n| Canoe | £35 |'],
    ['no header', '| Kayak | £25 |\n| Canoe | £35 |'],
    ['its first row as the header', '| Kayak | £25 |\n|---|---|\n| Canoe | £35 |'],
  ])('names no columns by the first row of a table with %s', (_, text) => {
    expect(chunk(text)[0]?.text).toBe('- Kayak: £25\n- Canoe: £35')
  })

  test('keeps a table of one row', () => {
    expect(chunk('| Kayak | Canoe |')[0]?.text).toBe('Kayak, Canoe')
  })

  test('repeats the header of a table in each row', () => {
    const [table] = chunk('| Service | Price |\n|---|---|\n| Cleaning | $80 |\n| Whitening | $350 |')
    expect(table?.text).toBe('- Cleaning, Price: $80\n- Whitening, Price: $350')
  })

  test('shows text as its reader sees it, with the addresses of links', () => {
    const [only] = chunk(
      '**Call** _us_ at `5-5`, see [prices](https://a.example/p) and [home](/), 2*3*4 \\* snake_case_name.',
    )
    expect(only?.text).toBe('Call us at 5-5, see prices (https://a.example/p) and home, 2*3*4 * snake_case_name.')
  })

  test('joins short paragraphs of one heading and no others', () => {
    expect(chunk('One.\n\nTwo.\n\n## Next\nThree.')).toEqual([
      { title: 'Guide', text: 'One.\nTwo.' },
      { title: 'Guide › Next', text: 'Three.' },
    ])
  })

  test('leaves paragraphs of 80 to 200 words as they are', () => {
    expect(chunk(`${words(120)}\n\n${words(90)}`).map(({ text }) => text)).toEqual([words(120), words(90)])
  })

  test('splits a long paragraph at sentences and repeats one', () => {
    const sentences = Array.from({ length: 40 }, (_, i) => `Sentence number ${i} has some seven words.`)
    const parts = chunk(sentences.join(' ')).map(({ text }) => text)
    expect(parts).toHaveLength(2)
    expect(parts.every((part) => part.split(' ').length <= 200)).toBe(true)
    expect(parts[1]?.startsWith(parts[0]?.split(/(?<=\.) /).at(-1) ?? '-')).toBe(true)
  })

  test('has nothing to index in a blank document, and the last heading of a document of headings', () => {
    expect(chunk(' \n\n***\n')).toEqual([])
    expect(chunk('# We moved\n## See you')).toEqual([{ title: 'Guide › We moved', text: 'See you' }])
  })

  test('drops what Postgres refuses', () => {
    expect(chunk('a\u0000b \ud800 c\r\nd')).toEqual([{ title: 'Guide', text: 'ab \ufffd c\nd' }])
  })

  test('keeps a heading that has nothing below it', () => {
    expect(chunk('Intro.\n\n## Call 555 0100')).toEqual([
      { title: 'Guide', text: 'Intro.' },
      { title: 'Guide', text: 'Call 555 0100' },
    ])
    expect(chunk('# Prices\n\n## Crowns\n\nA crown is $900.').map(({ text }) => text)).toEqual(['A crown is $900.'])
  })

  test('keeps chunks bounded and loses no word of any plain text', () => {
    const word = fc.constantFrom('open', 'Monday.', 'price?', '我们开门。', 'x'.repeat(300), '\n', '\n\n', 'e.g.')
    fc.assert(
      fc.property(fc.array(word, { maxLength: 600 }), (list) => {
        const text = list.join(' ')
        const chunks = chunk(text)
        for (const part of chunks) expect(part.text.length).toBeLessThanOrEqual(2_500)
        const kept = chunks.map(({ title, text: passage }) => `${title} ${passage}`).join(' ')
        for (const token of ['open', 'Monday.', '我们开门。']) if (list.includes(token)) expect(kept).toContain(token)
      }),
    )
  })

  test.each(['[', '*a ', '# ', '- - a', '`', '<!--', '|', '> ', '_a_'])(
    'reads a megabyte of %s in no time',
    async (piece) => {
      const took = await cpuMs(() => chunk(piece.repeat(1_000_000 / piece.length)))
      expect(took).toBeLessThan(3_000)
    },
  )
})
