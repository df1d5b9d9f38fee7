import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const COMMENT = /^\s*(?:\/\/|\/?\*|\{\/\*)|\s\/\/ /

/** A comment a few lines above, such as one on the statement that the cast is in. */
const MAX_LINES_ABOVE = 3

interface Node {
  type: string
  start: number
  end: number
  typeAnnotation?: Node
}

const casts = globSync('src/**/*.{ts,tsx}', { cwd: ROOT, exclude: ['**/node_modules/**', '**/api.d.ts'] }).flatMap(
  castsIn,
)

test('any cast says why', () => {
  expect(casts.length).toBeGreaterThan(150)
  expect(casts.filter(({ isExplained }) => !isExplained).map(({ at }) => at)).toEqual([])
})

function castsIn(path: string): { at: string; isExplained: boolean }[] {
  const source = readFileSync(join(ROOT, path), 'utf8')
  if (!/\bas\b/.test(source)) return []
  const nodes: Node[] = []
  collect(parseAst(source, { lang: path.endsWith('x') ? 'tsx' : 'ts' }, path), nodes)
  const lines = source.split('\n')
  const lineOf = (at: number) => source.slice(0, at).split('\n').length
  const isConst = ({ typeAnnotation }: Node) => textOf(source, typeAnnotation) === 'const'
  return nodes
    .filter((node) => !isConst(node))
    .map((node) => {
      const [first, last] = [lineOf(node.start), lineOf(node.end)]
      const around = lines.slice(Math.max(0, first - 1 - MAX_LINES_ABOVE), last)
      return { at: `${path}:${first}`, isExplained: around.some((line) => COMMENT.test(line)) }
    })
}

function collect(value: unknown, nodes: Node[]): void {
  if (typeof value !== 'object' || value === null) return
  if ('type' in value && value.type === 'TSAsExpression') nodes.push(value as Node)
  for (const part of Object.values(value)) collect(part, nodes)
}

function textOf(source: string, node: Node | undefined): string {
  return node === undefined ? '' : source.slice(node.start, node.end)
}
