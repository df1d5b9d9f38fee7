import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const SRC = join(import.meta.dirname, '../src')

/** Folders below the domains, and those that compose them. Every other folder is a domain. */
const LAYERS = ['core', 'db', 'events', 'languages', 'plugins']
const COMPOSITION = ['app.ts', 'server.ts', 'admin.ts', 'demo', 'operator', 'start-errors.ts']

/** What others implement and read: types and schemas without a module behind them. */
const PORTS = ['models/chat-model.ts', 'models/understanding.ts']

interface Import {
  from: string
  to: string
  isTypeOnly: boolean
}

/** The generator of API types has its own packages below `src/web`. */
const sources = globSync('**/*.ts', { cwd: SRC, exclude: ['**/node_modules/**'] })
const imports = sources.flatMap(importsOf)

function importsOf(from: string): Import[] {
  const source = readFileSync(join(SRC, from), 'utf8')
  const statements = source.matchAll(/^(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'(\.[^']*)'/gm)
  return [...statements].map(([, type, path]) => ({
    from,
    to: relative(SRC, join(SRC, dirname(from), path!)),
    isTypeOnly: type !== undefined,
  }))
}

function folderOf(path: string): string {
  return path.split('/', 1)[0]!
}

function isDomain(path: string): boolean {
  return path.includes('/') && ![...LAYERS, ...COMPOSITION].includes(folderOf(path))
}

const isTables = (path: string) => /tables?\.ts$/.test(path)

function list(found: Import[]): string[] {
  return found.map(({ from, to }) => `${from} → ${to}`)
}

test('a domain is entered by its door; tables may point at tables', () => {
  const deep = imports
    .filter(({ from, to }) => isDomain(to) && folderOf(from) !== folderOf(to))
    .filter(({ to }) => !/^[^/]+\/index\.ts$/.test(to) && !PORTS.includes(to))
    .filter(({ from, to }) => !(isTables(from) && /^[^/]+\/tables\.ts$/.test(to)))
  expect(list(deep)).toEqual([])
})

test('core imports nothing above it but the errors, db only core', () => {
  const upwards = imports.filter(({ from, to }) => {
    if (folderOf(from) === 'core') return folderOf(to) !== 'core' && to !== 'errors.ts'
    return folderOf(from) === 'db' && !['core', 'db'].includes(folderOf(to))
  })
  expect(list(upwards)).toEqual([])
})

test('plugins know no domain, except that their tables belong to a tenant', () => {
  const upwards = imports
    .filter(({ from, to }) => folderOf(from) === 'plugins' && isDomain(to))
    .filter(({ from, to }) => !(isTables(from) && to === 'tenants/tables.ts'))
  expect(list(upwards)).toEqual([])
})

test('models use core and languages only', () => {
  const upwards = imports.filter(
    ({ from, to }) => folderOf(from) === 'models' && !['models', 'core', 'languages'].includes(folderOf(to)),
  )
  expect(list(upwards)).toEqual([])
})

test('domains form no cycle', () => {
  const needs = Map.groupBy(
    imports.filter(
      ({ from, to, isTypeOnly }) => !isTypeOnly && isDomain(from) && isDomain(to) && folderOf(from) !== folderOf(to),
    ),
    ({ from }) => folderOf(from),
  )
  const circles = [...needs.keys()].filter((domain) => reachable(domain, needs).has(domain))
  expect(circles).toEqual([])
})

function reachable(start: string, needs: Map<string, Import[]>): Set<string> {
  const seen = new Set<string>()
  const open = [start]
  for (let domain = open.pop(); domain !== undefined; domain = open.pop()) {
    for (const { to } of needs.get(domain) ?? []) {
      if (!seen.has(folderOf(to))) open.push(folderOf(to))
      seen.add(folderOf(to))
    }
  }
  return seen
}

test('only the server reads the environment', () => {
  const readers = sources.filter((path) =>
    /\bprocess\.env\b/.test(readFileSync(join(SRC, path), 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '')),
  )
  expect(readers.toSorted()).toEqual(['admin.ts', 'server.ts'])
})

test('the walk sees imports of every kind', () => {
  expect(imports).toContainEqual({ from: 'app.ts', to: 'chat/index.ts', isTypeOnly: false })
  expect(imports).toContainEqual({ from: 'chat/answer-stream.ts', to: 'conversation/index.ts', isTypeOnly: true })
})
