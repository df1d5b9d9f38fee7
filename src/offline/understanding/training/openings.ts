/**
 * `npm run train -- openings`: trains the classifier of messages that open a matter on the desks of the encoder of matters and on
 * the sentences beside this file; writes its weights, and prints how well a model that has not read every seventh desk tells
 * questions from needs. The same sentences give the same weights.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { packageFile } from '../../../core/package-files.ts'
import { DESKS, desksIn, type Desk } from '../../matters/training/desks.ts'
import { OPENINGS, OPENING_WEIGHTS, predict } from '../classifier/classifier.ts'
import { encoded } from '../linear-model.ts'
import { labelledIn } from './labelled-sentences.ts'
import { trained, type Example } from './logistic.ts'

const EVERY = 7
const SENTENCES = join(import.meta.dirname, 'sentences')
const OPENING = { question: null, unlabelled: [] }

const desks = desksIn(packageFile(DESKS))
const own = readdirSync(SENTENCES).flatMap((name) => ownOpenings(readFileSync(join(SENTENCES, name), 'utf8')))
const bytes = brotliCompressSync(encoded(openingModel(desks)))
writeFileSync(packageFile(OPENING_WEIGHTS), bytes)
const [read, held] = [desks.filter((_, place) => !isHeldBack(place)), desks.filter((_, place) => isHeldBack(place))]
const tested = openingModel(read)
const said = held.flatMap(openingsOf)
const right = said.filter(({ text, acts }) => {
  const { ask, book } = predict(tested, text, null)
  return ask >= book === acts.includes('ask')
})
console.log(
  `${bytes.length} bytes; ${right.length} of ${said.length} messages of ${held.length} desks that training has not read`,
)

function isHeldBack(place: number): boolean {
  return place % EVERY === EVERY - 1
}

function openingModel(from: Desk[]) {
  return trained([...from.flatMap(openingsOf), ...own], OPENINGS)
}

/** Messages that open a matter, of the labelled sentences. */
function ownOpenings(file: string): Example[] {
  return labelledIn(file).flatMap(({ question, acts, text }) => {
    const opening = OPENINGS.filter((act) => acts.includes(act))
    return question === null && opening.length === 1 ? [{ ...OPENING, acts: opening, text }] : []
  })
}

function openingsOf({ questions, wishes }: Desk): Example[] {
  return [
    ...questions.map(({ text }): Example => ({ ...OPENING, text, acts: ['ask'] })),
    ...wishes.map(({ text }): Example => ({ ...OPENING, text, acts: ['book'] })),
  ]
}
