import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const DATABASE = 'test/support/database.ts'

/** The files of tests that open no database of the run, neither themselves nor by what they import. */
export function databaseFreeTests(): string[] {
  const imports = new Map(
    globSync('test/**/*.ts', { exclude: ['**/node_modules/**'] }).map((path) => [path, importsOf(path)]),
  )
  const needing = new Set([DATABASE])
  for (let before = 0; before < needing.size;) {
    before = needing.size
    for (const [path, found] of imports) if (found.some((it) => needing.has(it))) needing.add(path)
  }
  return [...imports.keys()].filter((path) => path.endsWith('.test.ts') && !needing.has(path))
}

function importsOf(path: string): string[] {
  const statements = readFileSync(path, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)
  return [...statements].map(([, to]) => join(dirname(path), to!))
}
