import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { answerTo, SlotCaseFile } from './slot-cases.ts'

const { cases } = SlotCaseFile.parse(
  JSON.parse(readFileSync(new URL('../fixtures/slots/cases.json', import.meta.url), 'utf8')),
)

describe('the cases of test/fixtures/slots', () => {
  test.each(cases)('$id: $title', (slotCase) => {
    expect(answerTo(slotCase)).toEqual(slotCase.expected)
  })
})
