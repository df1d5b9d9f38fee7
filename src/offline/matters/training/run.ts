/**
 * `npm run train -- matters`: trains the encoder on the sentences and desks beside this file; writes the weights, and
 * `report.md` about a model that has read neither the last sentences of each matter nor every seventh desk. The same material
 * gives the same weights.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { packageFile } from '../../../core/package-files.ts'
import { encodeBy } from '../encoder.ts'
import { likenessOfWords } from '../likeness.ts'
import { encoded, WEIGHTS, type Model } from '../model.ts'
import { DESKS, desksIn, type Desk, type Message, type Text } from './desks.ts'
import { examplesIn, type Example } from './sentences.ts'
import { trained } from './training.ts'

/** From this place on, examples of a matter are held back for the report. */
const HELD_FROM = { question: 7, sentence: 4 }
/** One of this many desks is held back. */
const EVERY = 7
const FEW = 5
/** A window of 1 MB, which is all that reading the weights needs beside them; one of 4 MB saves 0.1 % of the file. */
const COMPRESSION = { params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_LGWIN]: 20 } }

const REPORT = join(import.meta.dirname, 'report.md')
const examples = examplesIn(join(import.meta.dirname, 'sentences'))
const desks = desksIn(packageFile(DESKS))
const matters = [...new Set(examples.map(({ matter }) => matter))]
const bytes = brotliCompressSync(encoded(trained({ examples, desks })), COMPRESSION)
writeFileSync(packageFile(WEIGHTS), bytes)
const read = {
  examples: examples.filter((one) => !isHeldBack(one)),
  desks: desks.filter((_, place) => !isHeldDesk(place)),
}
writeFileSync(REPORT, reportOf(trained(read), bytes.length))
console.log(readFileSync(REPORT, 'utf8'))

function isHeldBack({ kind, place }: Example): boolean {
  return place >= HELD_FROM[kind]
}

function isHeldDesk(place: number): boolean {
  return place % EVERY === EVERY - 1
}

function reportOf(model: Model, size: number): string {
  const held = examples.filter(isHeldBack)
  const heldDesks = desks.filter((_, place) => isHeldDesk(place))
  const ofMatters = Map.groupBy(held, ({ language, kind }) => `matter of a ${kind} | ${language}`)
  const rows = [
    ...[...ofMatters].map(([name, group]) =>
      rowOf(
        name,
        group.map((one) => rankOfMatter(model, one)),
      ),
    ),
    ...rowsOfDesks(model, heldDesks, 'question'),
    ...rowsOfDesks(model, heldDesks, 'need'),
  ]
  return [
    '# Report of the encoder',
    '',
    `${matters.length} matters, ${examples.length} sentences, ${desks.length} desks; ${size} bytes of weights. How often the likeliest, and one of the ${FEW} likeliest,`,
    `is the matter of a text, the fact that answers a question or the service that a need is for, of texts and of ${heldDesks.length} desks which`,
    'training has not read. They share as few words as possible, so this is the hardest case; `npm run bench -- questions`',
    'measures answers.',
    '',
    `| what | language | texts | first | among ${FEW} |`,
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n')
}

function rowsOfDesks(model: Model, held: Desk[], kind: 'question' | 'need'): string[] {
  const ranked = held.flatMap(({ language, facts, services, questions, wishes }) => {
    const [messages, answers] = kind === 'question' ? [questions, facts] : [wishes, services]
    return messages
      .filter(({ answer }) => answer !== undefined)
      .map((message) => ({
        name: `${kind} in ${message.language === language ? 'the language of the documents' : 'another language'} | ${message.language}`,
        rank: rankOfAnswer(model, message, answers),
      }))
  })
  return [...Map.groupBy(ranked, ({ name }) => name)].map(([name, group]) =>
    rowOf(
      name,
      group.map(({ rank }) => rank),
    ),
  )
}

function rowOf(name: string, ranks: number[]): string {
  const share = (most: number) => (ranks.filter((rank) => rank < most).length / ranks.length).toFixed(2)
  return `| ${name} | ${ranks.length} | ${share(1)} | ${share(FEW)} |`
}

function rankOfMatter(model: Model, { matter, text, language }: Example): number {
  const { matters: likelihoods } = encodeBy(model, text, language)
  const own = likelihoods[matters.indexOf(matter)]!
  return likelihoods.filter((one) => one > own).length
}

function rankOfAnswer(model: Model, message: Message, answers: Text[]): number {
  const asked = encodeBy(model, message.text, message.language)
  const likenesses = answers.map(({ text, language }) => likenessOfWords(asked, encodeBy(model, text, language)))
  return likenesses.filter((one) => one > likenesses[message.answer!]!).length
}
