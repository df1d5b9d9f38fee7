import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { expect, test } from 'vitest'

const SRC = join(import.meta.dirname, '../src')

const MAX_OWN_LINES = 50
const MAX_HANDLER_LINES = 8
const MAX_FILE_LINES = 450

/** Plain lists of declarations, which are longer when they are cut. */
const LISTS = [
  'app.ts buildApp',
  'bookings/calendars/routes.ts connectionRoutes',
  'languages/en/dialogue.ts dialogueIn',
  'tenants/schemas.ts exampleTenant',
]

/** Lists of words by language, and of routes, which are one idea however long. */
const LONG_FILES = /^languages\/[a-z]{2}\/|^web\/portal\/router\.tsx$|\/api\.d\.ts$/

interface Node {
  type: string
  start: number
  end: number
}

test('a function has at most 50 lines of its own, unless it is a list of declarations', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: SRC, exclude: ['**/node_modules/**'] })
  const long = files.flatMap(functionsOf).filter(({ name, lines }) => lines > MAX_OWN_LINES && !LISTS.includes(name))
  expect(long).toEqual([])
})

test('a handler has at most 8 lines: the rest is of the domain', () => {
  const files = globSync('**/*.ts', { cwd: SRC, exclude: ['**/node_modules/**', 'web/**'] })
  const handlers = files.flatMap(handlersOf)
  expect(handlers.length).toBeGreaterThan(150)
  expect(handlers.filter(({ lines }) => lines > MAX_HANDLER_LINES)).toEqual([])
})

test('a file has at most 450 lines, unless it is a list', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: SRC, exclude: ['**/node_modules/**'] })
  const long = files.filter(
    (file) => !LONG_FILES.test(file) && readFileSync(join(SRC, file), 'utf8').split('\n').length > MAX_FILE_LINES + 1,
  )
  expect(long).toEqual([])
})

/** The handlers in a file's route options, with the lines of their bodies. */
function handlersOf(file: string): { name: string; lines: number }[] {
  const source = readFileSync(join(SRC, file), 'utf8')
  const lineAt = lineFinder(source.split('\n'))
  const found: { name: string; lines: number }[] = []
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const { key, value: handler } = value as { key?: { name?: string }; value?: Node & { body?: Node } }
    if (key?.name === 'handler' && handler?.body !== undefined) {
      const { type, start, end } = handler.body
      const all = lineAt(end - 1) - lineAt(start) + 1
      found.push({ name: `${file}:${lineAt(start) + 1}`, lines: type === 'BlockStatement' ? all - 2 : all })
    }
    for (const child of Object.values(value)) visit(child)
  }
  visit(parseAst(source, { lang: 'ts' }, file).body)
  return found
}

/** Every function with its own lines: without those of functions in it, comments and blank lines. */
function functionsOf(file: string): { name: string; lines: number }[] {
  const source = readFileSync(join(SRC, file), 'utf8')
  const lines = source.split('\n')
  const lineAt = lineFinder(lines)
  const found: { name: string; lines: number }[] = []

  /** `taken` collects the lines that the function around does not count. */
  const visit = (value: unknown, name: string, taken: Set<number>): void => {
    if (typeof value !== 'object' || value === null) return
    const { type = '', start = 0, end = 0 } = value as Partial<Node>
    const ownName = nameIn(value) ?? name
    const isFunction = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type)
    const inside = isFunction ? new Set<number>() : taken
    for (const child of Object.values(value)) visit(child, ownName, inside)
    if (!isFunction) return
    const first = lineAt(start)
    const all = Array.from({ length: lineAt(end - 1) - first + 1 }, (_, index) => first + index)
    const own = all.filter((line) => !inside.has(line) && isCode(lines[line]!))
    found.push({ name: `${file} ${ownName}`, lines: own.length })
    // The first line and the last one hold code of the function around as well.
    for (const line of all.slice(1, -1)) taken.add(line)
  }
  visit(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file).body, '', new Set())
  return found
}

function nameIn(value: object): string | undefined {
  const { id, key } = value as { id?: { name?: string }; key?: { name?: string } }
  return id?.name ?? key?.name
}

function isCode(line: string): boolean {
  return !/^\s*($|\/\/|\/?\*)/.test(line)
}

function lineFinder(lines: string[]): (offset: number) => number {
  let start = 0
  const starts = lines.map((line) => {
    const at = start
    start += line.length + 1
    return at
  })
  return (offset) => starts.findLastIndex((at) => at <= offset)
}
