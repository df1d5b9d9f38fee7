import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const PROGRAMS = globSync(['src/**/*.{ts,tsx,js}', 'test/**/*.{ts,js}'], {
  cwd: ROOT,
  exclude: ['**/node_modules/**'],
}).map((path) => `/${path.replaceAll('\\', '/')}`)
const DOCUMENTS = globSync(['*.md', '.github/*.md', 'src/**/*.md', 'test/**/*.md'], {
  cwd: ROOT,
  exclude: ['**/node_modules/**', 'test/**/data/**'],
})
/** A program's file in code marks, with or without its folders. */
const NAMED = /`([\w@/-]+(?:\.[\w-]+)*\.tsx?)`/gu

it('the programs that READMEs and the manual name are there', () => {
  const named = DOCUMENTS.flatMap((document) =>
    [...readFileSync(join(ROOT, document), 'utf8').matchAll(NAMED)].map(([, path]) => ({ document, path: path! })),
  )
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(({ path }) => !PROGRAMS.some((program) => program.endsWith(`/${path}`)))).toEqual([])
})
