import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'

const ROOT = join(import.meta.dirname, '../..')
const SOURCES = join(ROOT, 'src')

/** A regular expression of the product, with its place in `src/`. */
export interface Expression {
  /** `src/folder/file.ts:line` */
  place: string
  source: string
  flags: string
}

/** Every literal in `src/`, and every place that constructs an expression. */
export function expressionsInSource(): { literals: Expression[]; constructions: string[] } {
  const ts = typescript()
  const literals: Expression[] = []
  const constructions: string[] = []
  for (const path of sourceFiles()) {
    const file = ts.createSourceFile(path, readFileSync(join(ROOT, path), 'utf8'), ts.ScriptTarget.Latest, true)
    const visit = (node: Node): void => {
      const place = `${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
      if (node.kind === ts.SyntaxKind.RegularExpressionLiteral) {
        const [, source = '', flags = ''] = /^\/(.*)\/([a-z]*)$/su.exec(node.getText()) ?? []
        literals.push({ place, source, flags })
      }
      const isCall = node.kind === ts.SyntaxKind.NewExpression || node.kind === ts.SyntaxKind.CallExpression
      if (isCall && node.expression?.getText() === 'RegExp') constructions.push(place)
      ts.forEachChild(node, visit)
    }
    visit(file)
  }
  return { literals, constructions }
}

/** Results of `new RegExp(…)` while the modules load and read examples, from a separate process. */
export async function constructedExpressions(): Promise<Expression[]> {
  const script = join(import.meta.dirname, 'constructed-expressions.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [script], { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 })
  return JSON.parse(stdout) as Expression[]
}

/** Grouped by source and flags. */
export function distinct(expressions: Expression[]): { source: string; flags: string; places: string[] }[] {
  const groups = Map.groupBy(expressions, ({ source, flags }) => `${flags}/${source}`)
  return [...groups.values()].map((same) => ({
    source: same[0]!.source,
    flags: same[0]!.flags,
    places: [...new Set(same.map(({ place }) => place))],
  }))
}

function sourceFiles(): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/u.test(path) && !path.includes('/node_modules/'))
    .sort()
}

interface Node {
  kind: number
  expression?: Node
  getText(): string
  getStart(): number
}

/** TypeScript 7 has no API for scripts; the workspace of the API types depends on TypeScript 5, which has one. */
interface TypeScript {
  SyntaxKind: Record<'RegularExpressionLiteral' | 'NewExpression' | 'CallExpression', number>
  ScriptTarget: Record<'Latest', number>
  createSourceFile(
    path: string,
    text: string,
    target: number,
    setParents: boolean,
  ): Node & { getLineAndCharacterOfPosition(position: number): { line: number } }
  forEachChild(node: Node, visit: (child: Node) => void): void
}

function typescript(): TypeScript {
  return createRequire(join(SOURCES, 'web/api-types/package.json'))('typescript') as TypeScript
}
