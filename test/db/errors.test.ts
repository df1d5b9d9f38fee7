import { expect, test } from 'vitest'
import { databaseCode, DEADLOCK, UNIQUE_VIOLATION, withoutDeadlock } from '../../src/db/errors.ts'

const failure = (code: string) => Object.assign(new Error('refused'), { code })
const wrapped = (code: string) => new Error('Failed query', { cause: failure(code) })

test('the code is that of the error or of its cause', () => {
  expect([failure(DEADLOCK), wrapped(DEADLOCK), new Error('other'), 'text'].map(databaseCode)).toEqual([
    DEADLOCK,
    DEADLOCK,
    undefined,
    undefined,
  ])
})

test.each([
  ['raw', failure],
  ['wrapped', wrapped],
])('a %s deadlock is tried again, another error is not', async (_, make) => {
  const once = [make(DEADLOCK)]
  const work = async () => {
    const error = once.pop()
    if (error !== undefined) throw error
    return 'done'
  }
  await expect(withoutDeadlock(work)).resolves.toBe('done')

  let calls = 0
  const refused = async () => {
    calls += 1
    throw make(UNIQUE_VIOLATION)
  }
  await expect(withoutDeadlock(refused)).rejects.toThrow()
  expect(calls).toBe(1)
})

test('a deadlock that does not pass is reported', async () => {
  let calls = 0
  const work = async () => {
    calls += 1
    throw wrapped(DEADLOCK)
  }
  await expect(withoutDeadlock(work)).rejects.toThrow('Failed query')
  expect(calls).toBe(5)
})
