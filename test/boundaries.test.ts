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
const sources = globSync('**/*.{ts,tsx}', { cwd: SRC, exclude: ['**/node_modules/**'] })
const imports = sources.flatMap(importsOf)
const loads = sources.flatMap(loadsOf)

function importsOf(from: string): Import[] {
  const source = readFileSync(join(SRC, from), 'utf8')
  const statements = source.matchAll(/^(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'(\.[^']*)'/gm)
  return [...statements].map(([, type, path]) => ({
    from,
    to: relative(SRC, join(SRC, dirname(from), path!)),
    isTypeOnly: type !== undefined,
  }))
}

/** Modules that are loaded when they are first used. */
function loadsOf(from: string): Pick<Import, 'from' | 'to'>[] {
  const calls = readFileSync(join(SRC, from), 'utf8').matchAll(/\bimport\('(\.[^']*)'\)/g)
  return [...calls].map(([, path]) => ({ from, to: relative(SRC, join(SRC, dirname(from), path!)) }))
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

test('plugins know no domain', () => {
  expect(list(imports.filter(({ from, to }) => folderOf(from) === 'plugins' && isDomain(to)))).toEqual([])
})

test('models use core and languages only', () => {
  const upwards = imports.filter(
    ({ from, to }) => folderOf(from) === 'models' && !['models', 'core', 'languages'].includes(folderOf(to)),
  )
  expect(list(upwards)).toEqual([])
})

test('domains form no cycle, not even by types', () => {
  const between = [...imports, ...loads].filter(({ from, to }) => isDomain(from) && isDomain(to))
  expect(circlesOf(between.map(({ from, to }) => ({ from: folderOf(from), to: folderOf(to) })))).toEqual([])
})

test('files form no cycle, not even by types', () => {
  expect(circlesOf(imports)).toEqual([])
})

/** Groups in which each reaches each other. */
function circlesOf(edges: { from: string; to: string }[]): string[] {
  const needs = Map.groupBy(
    edges.filter(({ from, to }) => from !== to),
    ({ from }) => from,
  )
  const reached = new Map([...needs.keys()].map((start) => [start, reachable(start, needs)]))
  const circles = [...reached].filter(([start, all]) => all.has(start))
  const groups = circles.map(([start, all]) =>
    [...all].filter((other) => reached.get(other)?.has(start) === true).toSorted(),
  )
  return [...new Set(groups.map((group) => group.join(' ↔ ')))]
}

function reachable(start: string, needs: Map<string, { to: string }[]>): Set<string> {
  const seen = new Set<string>()
  const open = [start]
  for (let here = open.pop(); here !== undefined; here = open.pop()) {
    for (const { to } of needs.get(here) ?? []) {
      if (!seen.has(to)) open.push(to)
      seen.add(to)
    }
  }
  return seen
}

test('only the configuration reads the environment', () => {
  const readers = sources.filter((path) =>
    /\bprocess\.env\b/.test(readFileSync(join(SRC, path), 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '')),
  )
  expect(readers.toSorted()).toEqual(['config.ts'])
})

test('the walk sees imports of every kind', () => {
  expect(imports).toContainEqual({ from: 'app.ts', to: 'chat/index.ts', isTypeOnly: false })
  expect(imports).toContainEqual({ from: 'chat/answer-stream.ts', to: 'conversation/index.ts', isTypeOnly: true })
})

test('a circle is found by whatever closes it', () => {
  const edges = ['a b', 'b c', 'c b', 'c d', 'd d'].map((edge) => edge.split(' ') as [string, string])
  expect(circlesOf(edges.map(([from, to]) => ({ from, to })))).toEqual(['b ↔ c'])
})
