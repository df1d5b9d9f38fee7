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
  expression?: Node
  typeAnnotation?: Node
}

/** Casts that nothing before them can have checked; of the others a reader sees the check, or the compiler does. */
const UNCHECKED: Record<string, (source: string, node: Node) => boolean> = {
  'past the compiler': (source, { typeAnnotation, expression }) =>
    textOf(source, typeAnnotation) === 'never' || textOf(source, expression).endsWith(' as unknown'),
  'of parsed JSON': (source, { expression }) =>
    /^(?:await )?(?:JSON\.parse\(|[\w.]+\.json\()/.test(bare(source, expression)),
  'of the keys of an object': (source, { expression }) => bare(source, expression).startsWith('Object.keys('),
  'of a caught error': (source, { expression }) => /^(?:error|reason)$/.test(bare(source, expression)),
}

const casts = globSync('src/**/*.{ts,tsx}', { cwd: ROOT, exclude: ['**/node_modules/**', '**/api.d.ts'] }).flatMap(
  castsIn,
)

test.each(Object.entries(UNCHECKED))('a cast %s says why', (_kind, isOfKind) => {
  const ofKind = casts.filter(({ source, node }) => isOfKind(source, node))
  expect(ofKind.length).toBeGreaterThan(0)
  expect(ofKind.filter(({ isExplained }) => !isExplained).map(({ at }) => at)).toEqual([])
})

/** The answer engine narrows the tables of its languages, by checks that stand right before. */
test('outside `offline`, any cast says why', () => {
  const others = casts.filter(({ at }) => !at.startsWith('src/offline/'))
  expect(others.length).toBeGreaterThan(0)
  expect(others.filter(({ isExplained }) => !isExplained).map(({ at }) => at)).toEqual([])
})

function castsIn(path: string): { at: string; source: string; node: Node; isExplained: boolean }[] {
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
      return { at: `${path}:${first}`, source, node, isExplained: around.some((line) => COMMENT.test(line)) }
    })
}

function collect(value: unknown, nodes: Node[]): void {
  if (typeof value !== 'object' || value === null) return
  if ('type' in value && value.type === 'TSAsExpression') nodes.push(value as Node)
  for (const part of Object.values(value)) collect(part, nodes)
}

/** Without the parentheses around it. */
function bare(source: string, node: Node | undefined): string {
  return textOf(source, node).replace(/^\(+/, '')
}

function textOf(source: string, node: Node | undefined): string {
  return node === undefined ? '' : source.slice(node.start, node.end)
}
