/**
 * `npm run train -- numbers`: trains the roles of numbers on the sentences beside this file; writes the weights and `report.md`, which
 * tells how a model that has not read every fifth sentence does on those. The same sentences give the same weights.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { packageFile } from '../../../../core/package-files.ts'
import { encoded, type LinearModel } from '../../linear-model.ts'
import { trainedBy } from '../../training/logistic.ts'
import {
  inRole,
  ROLES,
  surePeople,
  tellsNoPeople,
  tellsNoVisit,
  WEIGHTS,
  type NumberInRole,
  type Role,
} from '../roles.ts'
import { markedIn, type MarkedNumber } from './marked-numbers.ts'

const SENTENCES = join(import.meta.dirname, 'sentences')
const REPORT = join(import.meta.dirname, 'report.md')
const EVERY = 5
/** The rules of the understanding on one number, with the roles that they are about. */
const RULES: [what: string, roles: Role[], holds: (number: NumberInRole) => boolean][] = [
  ['no people', ['people'], (one) => tellsNoPeople(one, [one], { isCorrection: false })],
  ['neither hour nor day', ['hour', 'day', 'booked'], (one) => tellsNoVisit(one, [one])],
  ['surely people', ['people'], (one) => surePeople([one]) !== undefined],
]
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

function reportOf(by: LinearModel<Role>): string {
  const read = held.map(({ acts: [role], token, features }) => ({ role, number: inRole(by, token, features) }))
  const likeliest = ROLES.map((role) => {
    const said = read.filter((one) => one.role === role)
    const first = said.filter(
      ({ number: { likelihoods } }) => Math.max(...Object.values(likelihoods)) === likelihoods[role],
    )
    return `| ${role} | ${said.length} | ${share(first, said)} |`
  })
  const rules = RULES.map(([what, roles, holds]) => {
    const [own, others] = [true, false].map((isOwn) =>
      read.filter(({ role }) => roles.some((one) => one === role) === isOwn),
    )
    const shares = [own!, others!].map((some) =>
      share(
        some.filter(({ number }) => holds(number)),
        some,
      ),
    )
    return `| ${what} | ${shares.join(' | ')} |`
  })
  return [
    '# Report of the roles of numbers',
    '',
    `Trained on ${marked.length} marked numbers; ${bytes.length} bytes of weights. Of ${held.length} numbers in sentences that training has not read:`,
    '',
    '| role | numbers | likeliest |',
    '| --- | --- | --- |',
    ...likeliest,
    '',
    'How often a rule holds for numbers of its roles, and for all others:',
    '',
    '| rule | its roles | others |',
    '| --- | --- | --- |',
    ...rules,
    '',
  ].join('\n')
}

function share(some: unknown[], all: unknown[]): string {
  return (some.length / Math.max(1, all.length)).toFixed(3)
}
