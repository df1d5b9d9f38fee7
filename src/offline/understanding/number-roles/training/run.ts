/**
 * `npm run train -- numbers`: trains the roles of numbers on the sentences beside this file; writes the weights and `report.md`, which
 * tells how a model that has not read every fifth sentence does on those. The same sentences give the same weights.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { packageFile } from '../../../../core/package-files.ts'
import { encoded, predictBy, type Model } from '../../classifier/classifier.ts'
import { trainedBy } from '../../training/logistic.ts'
import { ROLES, WEIGHTS, type Role } from '../roles.ts'
import { markedIn, type MarkedNumber } from './marked-numbers.ts'

const SENTENCES = join(import.meta.dirname, 'sentences')
const REPORT = join(import.meta.dirname, 'report.md')
const EVERY = 5
const SURE = [0.05, 0.9] as const
/** More passes learn the sentences by heart, and err twice as often on others. */
const PASSES = { epochs: 8, averagedFrom: 3 }

const marked = readdirSync(SENTENCES)
  .toSorted()
  .flatMap((name) => markedIn(readFileSync(join(SENTENCES, name), 'utf8'), name.slice(0, 2)))
const bytes = brotliCompressSync(encoded(trainedBy(marked, ROLES, PASSES)))
writeFileSync(packageFile(WEIGHTS), bytes)
const isHeldBack = ({ sentence }: MarkedNumber): boolean => sentence % EVERY === 0
const held = marked.filter(isHeldBack)
const tested = trainedBy(
  marked.filter((one) => !isHeldBack(one)),
  ROLES,
  PASSES,
)
writeFileSync(REPORT, reportOf(tested))
console.log(readFileSync(REPORT, 'utf8'))

function reportOf(by: Model<Role>): string {
  const read = held.map((one) => ({ ...one, likelihoods: predictBy(by, one.features) }))
  const rows = ROLES.map((role) => {
    const said = read.filter(({ acts }) => acts.includes(role))
    const others = read.filter(({ acts }) => !acts.includes(role))
    const first = said.filter(({ likelihoods }) => ROLES.every((other) => likelihoods[other] <= likelihoods[role]))
    const [least, most] = SURE
    const lost = said.filter(({ likelihoods }) => likelihoods[role] < least)
    const cleared = others.filter(({ likelihoods }) => likelihoods[role] < least)
    const taken = others.filter(({ likelihoods }) => likelihoods[role] >= most)
    const sure = said.filter(({ likelihoods }) => likelihoods[role] >= most)
    return `| ${role} | ${said.length} | ${share(first, said)} | ${share(lost, said)} | ${share(cleared, others)} | ${share(sure, said)} | ${share(taken, others)} |`
  })
  return [
    '# Report of the roles of numbers',
    '',
    `Trained on ${marked.length} marked numbers; ${bytes.length} bytes of weights. Of ${held.length} numbers in sentences that training has not read: how often the role is`,
    'the likeliest, its likelihood is below 0.05 where it is right and where it is not, and 0.9 or more where it is right and where it is not.',
    '',
    '| role | numbers | likeliest | below, right | below, other | sure, right | sure, other |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n')
}

function share(some: unknown[], all: unknown[]): string {
  return (some.length / Math.max(1, all.length)).toFixed(3)
}
