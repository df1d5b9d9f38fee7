import { expect, it } from 'vitest'
import { createLogger } from '../src/logging.ts'

it('logs an error whose message or stack a vendor’s package left empty', () => {
  let written = ''
  const log = createLogger('info', { write: (line) => void (written += line) })
  const noMessage = Object.assign(new Error('x'), { message: undefined, code: 20_003 })
  const noStack = Object.assign(new Error('gone', { cause: noMessage }), { stack: undefined })
  for (const err of [noMessage, noStack]) log.warn({ err }, 'A call was refused')
  const [first, second] = written
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(first).toMatchObject({ msg: 'A call was refused', err: { type: 'Error', message: '', code: 20_003 } })
  expect(second).toMatchObject({ err: { message: 'gone', stack: '', cause: { code: 20_003 } } })
})
