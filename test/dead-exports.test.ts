import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

/**
 * Tables are read by the tool that generates migrations, the types of the API are written by one, the panel is loaded by the
 * name of its build, and a sample is code in a text.
 */
const READ_OTHERWISE = /tables\.ts$|\/api\.d\.ts$|\/widget\/panel\.tsx$|\/verify-use\.ts$/

const sources = new Map(
  globSync('{src,test}/**/*.{ts,tsx,js,mjs}', { cwd: ROOT, exclude: ['**/node_modules/**'] }).map((path) => [
    path,
    readFileSync(join(ROOT, path), 'utf8'),
  ]),
)

/** Names that other files take from a file, by the file: by an import, a re-export, or the loading of the whole module. */
const takenFrom = new Map<string, Set<string>>()
const WHOLE = '*'

for (const [path, source] of sources) {
  const statements = source.matchAll(/^\s*(?:import|export)\s+(?:type\s+)?([^'";]*?)\s*from\s+'(\.[^']*)'/gm)
  for (const [, names, from] of statements) take(path, from!, namesIn(names!))
  // Modules that are loaded when they are first used, run as processes or replaced in tests.
  for (const [, from] of source.matchAll(/\b(?:import|importActual|mock)(?:<[^>]*>)?\(\s*'(\.[^']*)'/g))
    take(path, from!, [WHOLE])
}

function take(user: string, from: string, names: string[]): void {
  const file = join(dirname(user), from)
  takenFrom.set(file, new Set([...(takenFrom.get(file) ?? []), ...names]))
}

function namesIn(clause: string): string[] {
  if (clause.includes('*')) return [WHOLE]
  const [own, listed = ''] = clause.split('{')
  const named = [...listed.matchAll(/(?:type\s+)?([\w$]+)(?:\s+as\s+[\w$]+)?/g)].map(([, name]) => name!)
  return own!.trim() === '' ? named : ['default', ...named]
}

function isTaken(path: string, name: string): boolean {
  const taken = takenFrom.get(path)
  return taken !== undefined && (taken.has(name) || taken.has(WHOLE))
}

test('every export is imported by another file', () => {
  const exported = /^export (?:async )?(?:const|let|function\*?|class|interface|type|enum) ([\w$]+)/gm
  const dead = [...sources]
    .filter(([path]) => path.startsWith('src/') && !READ_OTHERWISE.test(path))
    .flatMap(([path, source]) => [...source.matchAll(exported)].map(([, name]) => ({ path, name: name! })))
    .filter(({ path, name }) => !isTaken(path, name))
    .map(({ path, name }) => `${path} ${name}`)
  expect(dead).toEqual([])
})

test('every name that a file passes on is imported from it', () => {
  const passedOn = /^export (?:type )?\{([^}]*)\}/gm
  const dead = [...sources]
    .filter(([path]) => path.startsWith('src/') && !READ_OTHERWISE.test(path))
    .flatMap(([path, source]) =>
      [...source.matchAll(passedOn)].flatMap(([, names]) => names!.split(',').map((name) => ({ path, name }))),
    )
    .map(({ path, name }) => ({ path, name: /([\w$]+)\s*$/.exec(name)?.[1] ?? '' }))
    .filter(({ path, name }) => name !== '' && !isTaken(path, name))
    .map(({ path, name }) => `${path} ${name}`)
  expect(dead).toEqual([])
})
