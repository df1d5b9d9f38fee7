/**
 * `npm run train -- matters`: trains the encoder of matters on the sentences beside this file; writes the weights, and
 * `report.md` about a model that was trained without the last sentences of each matter. The same sentences give the same
 * weights.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { packageFile } from '../../../core/package-files.ts'
import { encodeBy, encoded, WEIGHTS, type Model } from '../encoder.ts'
import { examplesIn, type Example } from './sentences.ts'
import { trained } from './softmax.ts'

/** From this place on, examples of a matter are held back for the report. */
const HELD_FROM = { question: 7, sentence: 4 }
const FEW = 5

const REPORT = join(import.meta.dirname, 'report.md')
const examples = examplesIn(join(import.meta.dirname, 'sentences'))
const matters = [...new Set(examples.map(({ matter }) => matter))]
const bytes = brotliCompressSync(encoded(trained(examples)))
writeFileSync(packageFile(WEIGHTS), bytes)
writeFileSync(REPORT, reportOf(trained(examples.filter((one) => !isHeldBack(one))), bytes.length))
console.log(readFileSync(REPORT, 'utf8'))

function isHeldBack({ kind, place }: Example): boolean {
  return place >= HELD_FROM[kind]
}

function reportOf(model: Model, size: number): string {
  const held = examples.filter(isHeldBack)
  const groups = Map.groupBy(held, ({ language, kind }) => `${language} | ${kind}`)
  return [
    '# Report of the encoder of matters',
    '',
    `${matters.length} matters, ${examples.length} sentences, ${size} bytes of weights. How often the likeliest matter, and one of the ${FEW} likeliest, is that`,
    'of a text which training has not read. The texts of a matter share as few words as possible, so this is the hardest case;',
    '`npm run bench -- questions` measures answers.',
    '',
    `| language | kind | texts | first | among ${FEW} |`,
    '| --- | --- | --- | --- | --- |',
    ...[...groups].map(([name, group]) => {
      const ranks = group.map((one) => rankOf(model, one))
      const share = (most: number) => (ranks.filter((rank) => rank < most).length / ranks.length).toFixed(2)
      return `| ${name} | ${ranks.length} | ${share(1)} | ${share(FEW)} |`
    }),
    '',
  ].join('\n')
}

function rankOf(model: Model, { matter, text, language }: Example): number {
  const { matters: likelihoods } = encodeBy(model, text, language)
  const own = likelihoods[matters.indexOf(matter)]!
  return likelihoods.filter((one) => one > own).length
}
