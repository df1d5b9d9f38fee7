import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
/** The first one has no declaration. What is said of a whole file stands in a plain comment. */
const TWO_BEHIND_ONE_ANOTHER = /\/\*\*(?:[^*]|\*(?!\/))*\*\/\s*\/\*\*/

test('a doc comment stands before its declaration, not before another doc comment', () => {
  const files = globSync('{src,test}/**/*.{ts,tsx,js}', { cwd: ROOT, exclude: ['**/node_modules/**'] })
  expect(files.length).toBeGreaterThan(1000)
  expect(files.filter((file) => TWO_BEHIND_ONE_ANOTHER.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([])
})

test('a comment on a whole file, and one before a field, are none of them', () => {
  expect(TWO_BEHIND_ONE_ANOTHER.test('/* The file. */\n\n/** A doc comment. */\nexport const A = 1')).toBe(false)
  expect(TWO_BEHIND_ONE_ANOTHER.test('/** A ** B. */\nconst A = 1\n/** B. */\nconst B = 1')).toBe(false)
  expect(TWO_BEHIND_ONE_ANOTHER.test('  /** A. */\n  /**\n   * B.\n   */\n  b: 1')).toBe(true)
})
