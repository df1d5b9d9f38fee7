import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { answerTo, SlotCaseFile, type SlotCase } from './bookings/slot-cases.ts'

const [path] = process.argv.slice(2)
if (path === undefined) {
  console.error('Usage: npm run check:slots -- FILE, a file as test/fixtures/slots/README.md describes it')
  process.exit(2)
}

const read = SlotCaseFile.safeParse(JSON.parse(readFileSync(path, 'utf8')))
if (!read.success) {
  console.error(`${path} is no file of slot cases:\n${z.prettifyError(read.error)}`)
  process.exit(2)
}

const failures = read.data.cases.flatMap((slotCase) => {
  const answer = tryAnswer(slotCase)
  return isDeepStrictEqual(answer, slotCase.expected) ? [] : [{ slotCase, answer }]
})
for (const { slotCase, answer } of failures) {
  console.log(`FAILED ${slotCase.id}: ${slotCase.title}`)
  console.log(`  expected ${JSON.stringify(slotCase.expected)}`)
  console.log(`  answered ${JSON.stringify(answer)}`)
}
console.log(`${read.data.cases.length - failures.length} passed, ${failures.length} failed`)
process.exit(failures.length === 0 ? 0 : 1)

function tryAnswer(slotCase: SlotCase): unknown {
  try {
    return answerTo(slotCase)
  } catch (error) {
    return String(error)
  }
}
