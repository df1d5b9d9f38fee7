/** A costly text, named after its repeated part. */
export interface HostileText {
  name: string
  make(length: number): string
}

const RUNS: Record<string, string> = {
  space: ' ',
  tab: '\t',
  newline: '\n',
  dash: '-',
  dot: '.',
  digit: '1',
  letter: 'a',
  capital: 'A',
  han: '漢',
  quote: '"',
  'opening-quote': '“',
  bracket: '(',
  'square-bracket': '[',
  'angle-bracket': '<',
  at: '@',
  pipe: '|',
  hash: '#',
  star: '*',
  underscore: '_',
  backtick: '`',
  slash: '/',
  exclamation: '!',
  emoji: '🙂',
  'combining-marks': '\u0301',
}

const ALTERNATIONS: Record<string, string> = {
  'dotted-letters': 'a.',
  'spaced-dashes': '- ',
  'table-rules': '|-',
  'dash-cells': '--- ',
  brackets: '()',
  'square-brackets': '[]',
  marks: '[[1|',
  'closed-marks': '[[1|a]] ',
  links: '[a](',
  images: '![',
  bold: '**a',
  tags: '<br',
  addresses: 'a@a.',
  schemes: 'http://',
  'dotted-words': 'a. ',
  questions: 'a? ',
  commas: 'a, ',
  amounts: '1 ',
  times: '1:00-',
  'broken-lines': ' \n',
  'wide-marks': '!…',
  'names-of-assistants': 'assist',
  machines: 'AI ',
  negations: 'not ',
  headings: '# #',
}

/** Attacks found by a checker on earlier expressions: prefix, repeated part, suffix. */
const ATTACKS: Record<string, [start: string, pump: string, end: string]> = {
  'sentence-of-space': ['Your appointment is booked and confirmed', ' ', 'by our guide.'],
  'bracket-behind-space': ['It is booked', '\t', ')'],
  'heading-of-space': ['# a', ' ', '\u0001'],
  'page-number': ['Page 1', ' ', 'x'],
  'asked-with-space': ['Q:', ' ', '\u0001'],
  'bold-with-space': ['**a**', ' ', '**_'],
  'rule-without-end': ['', '-', ' We are located here.'],
  'cells-without-end': ['---', '---- ', 'x\n---'],
  'mark-without-end': ['[[1|', ' ', ']'],
  'line-of-breaks': ['', '\n', '- a'],
}

export const HOSTILE_TEXTS: HostileText[] = [
  ...Object.entries({ ...RUNS, ...ALTERNATIONS }).map(([name, part]) => ({
    name,
    make: (length: number) => filled(part, length),
  })),
  ...Object.entries(ATTACKS).map(([name, [start, pump, end]]) => ({
    name,
    make: (length: number) => start + filled(pump, length - start.length - end.length) + end,
  })),
]

const SENTENCES = [
  'We are open from Monday to Friday between nine and five.',
  'A cleaning takes about forty minutes and costs 80 euros.',
  'Please bring your insurance card to the first visit.',
  'Children are welcome, and there is parking behind the house.',
  'If you cannot come, call us one day before your appointment.',
  'The entrance is on the left side of the old town hall.',
]

/** Plain words of the same length. */
export function harmlessText(length: number): string {
  let text = ''
  for (let index = 0; text.length < length; index += 1) text += `${SENTENCES[index % SENTENCES.length]} `
  return text.slice(0, length - 1) + '.'
}

function filled(part: string, length: number): string {
  return part.repeat(Math.max(1, Math.floor(length / part.length)))
}
