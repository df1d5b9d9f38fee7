/**
 * `npm run train -- understanding --data DIR`: trains the classifier of the offline understanding on `turns.jsonl` of DIR but for
 * the fifth that is held back, and on the sentences beside this file; writes the weights and `report.md`. The same data give the
 * same weights.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { packageFile } from '../../../core/package-files.ts'
import { ACTS, predict, WEIGHTS, type ClassifiedAct } from '../classifier/classifier.ts'
import { encoded, type LinearModel } from '../linear-model.ts'
import { trained, type Example } from './logistic.ts'
import { labelledIn } from './labelled-sentences.ts'
import { isHeldBack, questionAsked, turnsIn, type Turn } from './turns.ts'

const OWN = join(import.meta.dirname, 'sentences')
/** Sentences for evaluation, never used for training. */
const HEARD = packageFile('test/offline/understanding/heard')
/** End of the names of files with messages in the middle of dialogues. */
const DIALOGUES = '-dialogues.txt'
const OF_DIALOGUES: ClassifiedAct[] = ['note', 'change', 'another', 'value', 'none']
const REPORT = join(import.meta.dirname, 'report.md')
/** Labels of the public dataset for each act. */
const ACTS_OF_TURNS: Partial<Record<ClassifiedAct, string[]>> = {
  yes: ['AFFIRM', 'AFFIRM_INTENT'],
  no: ['NEGATE', 'NEGATE_INTENT'],
  others: ['REQUEST_ALTS'],
  ask: ['REQUEST'],
  thanks: ['THANK_YOU'],
  goodbye: ['GOODBYE'],
  choose: ['SELECT'],
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { data: { type: 'string' } } })
if (positionals[0] !== 'understanding' || values.data === undefined) {
  console.error('Usage: npm run train -- understanding --data DIR')
  process.exit(2)
}
const turns = turnsIn(values.data)
const own = sentencesIn(OWN)
const model = trained([...turns.filter((turn) => !isHeldBack(turn)).map(exampleOf), ...[...own.values()].flat()], ACTS)
const bytes = brotliCompressSync(encoded(model))
writeFileSync(packageFile(WEIGHTS), bytes)
writeFileSync(REPORT, reportOf(model, bytes.length))
console.log(readFileSync(REPORT, 'utf8'))

function exampleOf(turn: Turn): Example {
  const acts = ACTS.filter((act) => ACTS_OF_TURNS[act]?.some((label) => turn.acts.includes(label)))
  const isBooking = turn.intent === 'BookAppointment'
  // "I'm looking for a dentist" selects a provider there, and requests an appointment here.
  const isFinding = turn.intent === 'FindProvider'
  // Choosing an offer is a yes here, and has a label of its own there.
  const isPicked = acts.includes('choose')
  return {
    question: questionAsked(turn),
    acts: isBooking ? [...acts, 'book'] : acts,
    text: turn.said,
    unlabelled: [
      ...OF_DIALOGUES,
      ...(isFinding ? ['book'] : []),
      ...(isPicked && !acts.includes('yes') ? ['yes'] : []),
    ],
  }
}

function sentencesIn(folder: string): Map<string, Example[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'))
  return new Map(
    files
      .toSorted()
      .map((name) => [
        name.replace('.txt', ''),
        labelledIn(readFileSync(join(folder, name), 'utf8')).map((one) => ({ ...one, unlabelled: unlabelledIn(name) })),
      ]),
  )
}

/** The acts of dialogues are labelled in their own files only. */
function unlabelledIn(name: string): string[] {
  return name.endsWith(DIALOGUES) ? [] : OF_DIALOGUES
}

function reportOf(tested: LinearModel<ClassifiedAct>, size: number): string {
  const held = turns.filter(isHeldBack).map(exampleOf)
  const sets = new Map([['turns, held back (en)', held], ...sentencesIn(HEARD)])
  const rows = ACTS.map((act) => `| ${act} | ${[...sets.values()].map((set) => cell(tested, act, set)).join(' | ')} |`)
  return [
    '# Report of the classifier',
    '',
    `Trained on ${turns.length - held.length} public turns and ${[...own.values()].flat().length} sentences of ours; ${size} bytes of weights. Recall / precision of the`,
    'classifier alone at 0.5, on texts that training has not read: a fifth of the public conversations, and the sentences of',
    '`test/offline/understanding/heard`. The understanding asks forms first; `npm run bench -- hearing` measures it as a whole.',
    '',
    `| act | ${[...sets.keys()].join(' | ')} |`,
    `| --- | ${[...sets.keys()].map(() => '---').join(' | ')} |`,
    ...rows,
    '',
  ].join('\n')
}

function cell(tested: LinearModel<ClassifiedAct>, act: ClassifiedAct, examples: Example[]): string {
  const known = examples.filter(({ unlabelled }) => !unlabelled.includes(act))
  const isSaid = ({ acts }: Example): boolean => acts.includes(act)
  const heard = known.filter(({ text, question }) => predict(tested, text, question)[act] >= 0.5)
  const right = heard.filter(isSaid).length
  const said = known.filter(isSaid).length
  return said === 0
    ? '–'
    : `${(right / said).toFixed(2)} / ${(right / Math.max(heard.length, 1)).toFixed(2)} of ${said}`
}
