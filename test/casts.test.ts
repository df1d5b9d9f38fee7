import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const PAST_THE_COMPILER = /\bas (?:never|unknown as)\b/
const COMMENT = /^\s*(?:\/\/|\/?\*)/

/** A comment a few lines above, such as one on the statement that the cast is in. */
const MAX_LINES_ABOVE = 3

test('a cast past the compiler says why', () => {
  const unexplained = globSync('src/**/*.{ts,tsx}', { cwd: ROOT, exclude: ['**/node_modules/**', '**/api.d.ts'] })
    .flatMap((path) => {
      const lines = readFileSync(join(ROOT, path), 'utf8').split('\n')
      return lines.map((line, index) => ({ at: `${path}:${index + 1}`, line, above: aboveOf(lines, index) }))
    })
    .filter(({ line, above }) => isCast(line) && !above.some((other) => COMMENT.test(other)))
    .map(({ at }) => at)
  expect(unexplained).toEqual([])
})

const aboveOf = (lines: string[], index: number) => lines.slice(Math.max(0, index - MAX_LINES_ABOVE), index)

function isCast(line: string): boolean {
  const code = line.replace(/\/\/.*|'[^']*'/g, '')
  return PAST_THE_COMPILER.test(code) && !COMMENT.test(line)
}
